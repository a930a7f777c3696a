"""Bots of a new table have characters of their own, which stay with them; those of old matches have none."""

from __future__ import annotations

from coeurdelion.bots.characters import characters_of
from coeurdelion.core.table_action import SeatBot
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import Record, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.server.http.routes.new_match import new_match
from coeurdelion.server.replays.files import read_file
from coeurdelion.server.store import StoredSeat
from coeurdelion.server.table.seats import match_of, occupants
from coeurdelion.server.table.start import seat_bots
from coeurdelion.server.table.telling import players
from tests.server.harness import GAME, stored


def characters(seats: tuple[StoredSeat, ...]) -> list[str]:
    return [seat.character for seat in seats]


def test_bots_of_a_new_table_are_different_characters_and_people_are_none() -> None:
    made = new_match(GAME, {}, stored("aBBB").seats)
    person, *bots = characters(made.seats)
    assert person == ""
    assert len(set(bots)) == 3
    assert set(bots) <= set(characters_of(GAME))
    assert [player.character for player in players(made, None, ())] == ["", *bots]
    assert match_of(made).names == ("guest a", *(f"bot:random:{one}" for one in bots))


def test_bots_that_fill_free_seats_are_none_of_those_who_sit_there() -> None:
    table = stored("aB--")
    made = table._replace(seats=new_match(GAME, {}, table.seats).seats)
    seated = seat_bots(made, "squire", made.seats)
    assert seated
    assert characters(seated.seats)[:2] == characters(made.seats)[:2]
    assert len(set(characters(seated.seats)[1:])) == 3


def test_a_rematch_is_played_by_the_same_characters() -> None:
    first = new_match(GAME, {}, stored("aBB").seats)
    assert characters(new_match(GAME, {}, first.seats).seats) == characters(first.seats)


def test_a_file_names_them_and_an_import_has_them_again() -> None:
    made = new_match(GAME, {"first": 0}, stored("aBB").seats)._replace(id="m")
    live = LiveMatch(match_of(made))
    live.roll_all()
    text = write_record(Record(live.record().match))
    assert read_record(text).match.names == match_of(made).names
    again = read_file(text).match
    assert [(seat.kind, seat.level, seat.character) for seat in again.seats] == [
        ("person", "", ""),
        *(("bot", "random", one) for one in characters(made.seats)[1:]),
    ]


def test_old_matches_keep_their_titles() -> None:
    old = stored("aB")
    assert match_of(old).names[1] == "bot:random"
    assert players(old, None, ())[1].character == ""


def test_a_log_may_name_the_character_of_who_stands_in() -> None:
    table = stored("ab")
    live = LiveMatch(match_of(table))
    live.note(SeatBot(1, "squire:aubry"))
    assert occupants(table, live)[1].level == "squire"
