"""A small position that tests of several parts begin from."""

SMALL_BOARD = """board = '''
+---+---+---+---+
|.RC F   V  |.BC|
+   +   +   +   +
|.RK F   .   .BK|
+---+---+---+---+
'''"""
"""A land of Löwenherz 2003 with a castle and a knight of red and of blue."""
