"""What reaches someone who does not look, and what a browser keeps of the pages."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker
from tests.e2e.upgraded import upgradable
from tests.server.process import Server

RECORD = """() => {
  window.notes = [];
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      notes.push({ title, body: options.body, closed: false });
    }
    close() {
      notes.at(-1).closed = true;
      super.close();
    }
  };
}"""
COUNT = """() => {
  window.played = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function () {
    played += 1;
    start.call(this);
  };
}"""
HIDE = """is => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => is });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
DOTTED = re.compile("circle")
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
SOON = 10_000
"""Milliseconds after which a page has begun to look for new versions."""


def test_a_turn_reaches_someone_who_looks_elsewhere(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.context.grant_permissions(["notifications"], origin=server.address)
    ada.context.add_init_script("localStorage.setItem('notifies', 'yes')")
    ada.context.add_init_script(f"({RECORD})()")
    ada.table("me", "bot", game="lionheart")
    ada.wait_until_asked()
    expect(ada.page).to_have_title("● Your turn – Lionheart (1997)")
    icon = ada.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", DOTTED)
    assert ada.page.evaluate("notes") == []  # nobody is told what they see

    ada.page.evaluate(HIDE, True)
    rng = Random(1)
    for _ in range(40):
        if ada.page.evaluate("notes.length"):
            break
        ada.play(rng, 1)
    (note,) = ada.page.evaluate("notes")
    assert note == {"title": "Your turn", "body": "Lionheart (1997)", "closed": False}
    ada.page.evaluate(HIDE, False)
    ada.page.wait_for_function("() => notes[0].closed")
    ada.page.locator("header a.brand").click()
    expect(ada.page).to_have_title(re.compile("^(?!●)"))
    expect(icon).not_to_have_attribute("href", DOTTED)
    assert not ada.errors


def test_the_sound_is_switched_on_by_hand_and_kept(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.context.add_init_script(f"({COUNT})()")
    ada.table("me", "bot", game="lowenherz-1997")
    ada.wait_until_asked()
    assert ada.page.evaluate("played") == 0
    switch = ada.page.get_by_role("button", name="Sound")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    ada.page.wait_for_function("() => played > 0")
    ada.press("Settings")
    expect(ada.page.get_by_role("checkbox", name="Sound")).to_be_checked()
    expect(ada.page.get_by_role("slider", name="Volume")).to_have_value("60")
    assert not ada.violations()
    ada.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert not ada.errors


def test_the_pages_are_an_app_that_opens_offline_and_tells_of_new_versions(chromium: Browser, server: Server) -> None:
    with upgradable(server.address) as upgraded:
        ada = Clicker(chromium, upgraded.address, workers=True, language="de-DE")
        ada.page.clock.install()
        ada.go()
        expect(ada.page.locator("main")).to_be_visible()
        ada.page.clock.run_for(SOON)
        ada.page.wait_for_function(CONTROLLED)
        devtools = ada.context.new_cdp_session(ada.page)
        manifest = devtools.send("Page.getAppManifest")
        assert (manifest["url"], manifest["errors"]) == (f"{upgraded.address}/manifest/de", [])
        hindrances = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [one["errorId"] for one in hindrances] == ["in-incognito"]  # as all test browsers are

        ada.context.set_offline(True)
        ada.go("/table/nowhere")
        title = ada.page.get_by_role("heading", level=1)
        expect(title).to_have_text("Keine Verbindung")
        assert not ada.violations()
        assert not ada.page.evaluate("fetch('/api/games').then(() => true, () => false)")
        ada.context.set_offline(False)
        ada.page.clock.run_for(SOON)
        expect(title).not_to_have_text("Keine Verbindung")

        ada.page.clock.run_for(SOON)
        note = ada.page.get_by_role("status").filter(has_text="Es gibt eine neue Version")
        upgraded.upgrade()
        ada.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => null)")
        expect(note).to_be_visible()
        with ada.page.expect_navigation():
            ada.press("Jetzt neu laden")
        assert ada.page.evaluate("caches.keys().then((names) => names.length)") == 2
        assert not ada.errors
