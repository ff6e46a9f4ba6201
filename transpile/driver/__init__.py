"""Drives a conversion from bytes to text: reads files, finds formats, runs the stages in order."""
