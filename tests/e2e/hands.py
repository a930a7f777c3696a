"""Lines of the notation done by hand: what someone clicks, in English, to do exactly this."""

from __future__ import annotations

from playwright.sync_api import Page, expect

VERBS_OF_CARDS = ("play", "sell")
AMOUNTS = {"offer": "I act and pay", "ask": "acts and pays"}
"""What chooses who pays."""


def do_line(page: Page, line: str) -> None:
    """Click what a line means: places one after the other, a card and what to do with it, an amount, or a button."""
    verb, *words = line.split()
    match verb:
        case "play" | "sell":
            page.locator(f'[data-at=hand] [data-card="{words[0]}"], .hand [data-card="{words[0]}"]').first.click()
            _button(page, line)
        case "take" if "." in words[0]:
            page.locator(f'[data-card="{words[0]}"].usable').first.click()
        case "take":
            page.locator(".piles").get_by_role("button", name=words[0]).first.click()
        case "look":
            page.locator(".piles .pile").nth(int(words[0]) - 1).click()
        case "choose":
            page.locator(".decide button").nth(int(words[0]) - 1).click()
        case "offer" | "ask":
            page.locator(".proposal label", has_text=AMOUNTS[verb]).click()
            _amount(page, int(words[0]))
            page.locator(".proposal .send").click()
        case "bid":
            _amount(page, int(words[0]))
            page.locator(".bid > .button").click()
        case "accept":
            page.locator(".answers .button.main").first.click()
        case "alliance":
            page.locator(".hand").get_by_role("button", name="alliance").first.click()
            _places(page, words)
        case _ if words:
            _places(page, words)
        case _:
            _button(page, line)


def _button(page: Page, line: str) -> None:
    page.locator(f'[data-line="{line}"]').filter(visible=True).first.click()


def _places(page: Page, words: list[str]) -> None:
    """Click places of the board; one that is chosen already is no target any more."""
    for word in words:
        target = page.locator(f'[data-target="{word}"]')
        if word == words[-1]:
            expect(target).to_be_visible()
        if target.count():
            target.click()


def _amount(page: Page, ducats: int) -> None:
    page.get_by_role("slider").filter(visible=True).first.fill(str(ducats))
