"""What is wrong with a model: names, frames, trees, physics, files; what each engine refuses."""
