"""Sentences in French, English and German, from the `.ftl` files of each language's folder."""

from coeurdelion.text.speaker import LANGUAGES, Speaker, say

__all__ = ["LANGUAGES", "Speaker", "say"]
