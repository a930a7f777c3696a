"""Matches between bots, and which is the stronger: seats rotated, the same luck for all, Elo with its error."""

from coeurdelion.bots.arena.contestant import Contestant, read_contestants
from coeurdelion.bots.arena.fixture import Finished, Fixture, Illegal, Outcome, Played
from coeurdelion.bots.arena.match import Decision, play_match, share
from coeurdelion.bots.arena.referee import begin, play
from coeurdelion.bots.arena.report import Report, report_of
from coeurdelion.bots.arena.results_file import Results
from coeurdelion.bots.arena.run import Counted, Schedule, play_out
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.bots.arena.sprt import Sprt, Verdict

__all__ = [
    "Contestant",
    "Counted",
    "Decision",
    "Finished",
    "Fixture",
    "Illegal",
    "Outcome",
    "Played",
    "Report",
    "Results",
    "Schedule",
    "Setting",
    "Sprt",
    "Verdict",
    "begin",
    "play",
    "play_match",
    "play_out",
    "read_contestants",
    "report_of",
    "share",
]
