"""Compares two model files as real engines load them (``transpile verify A B``; the extra ``verify``).

``verify(a, b)`` in ``transpile.verify.verify_pair`` is the way in. ``facts`` says what is compared, the
``load_*`` modules ask the engines, ``compare`` finds what differs. No conversion imports any of this.
"""
