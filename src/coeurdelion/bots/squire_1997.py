from coeurdelion.bots.levels import any_legal as squire

__all__ = ["squire"]
