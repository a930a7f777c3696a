"""Sentences in French, English and German, from the `.ftl` files beside this module."""

from coeurdelion.text.speaker import LANGUAGES, Speaker, say

__all__ = ["LANGUAGES", "Speaker", "say"]
