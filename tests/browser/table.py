"""Page objects: what a person does at the page, and requests to the server behind it."""

from __future__ import annotations

import re
import ssl
import time
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

TABLE = re.compile(r"#/table/([\w-]+)")
CERTIFICATES = ssl.create_default_context()  # cached, since loading them takes long


class Server:
    """HTTP requests to the server, as its owner."""

    def __init__(self, address: str, owner: str) -> None:
        self.address = address
        self.owner = owner

    def wait(self) -> None:
        for _ in range(300):
            try:
                httpx.get(f"{self.address}/api/health")
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

    def ask(self, path: str, body: Any = None, method: str = "GET") -> Any:
        headers = {"Authorization": f"Bearer {self.owner}"}
        answer = httpx.request(
            method, f"{self.address}{path}", json=body, headers=headers, timeout=30, verify=CERTIFICATES
        )
        return answer.raise_for_status().json()

    def text(self, path: str) -> str:
        return httpx.get(f"{self.address}{path}", timeout=30, verify=CERTIFICATES).raise_for_status().text

    def new_table(self, game: str, **fields: Any) -> str:
        """The host's link to a new table; `seats` are assigned first."""
        made = self.ask("/api/tables", {"game": game, **fields}, "POST")
        return str(made["table"]["id"])

    def token(self, table: str) -> str:
        return str(self.ask(f"/api/tables/{table}/host", method="POST")["token"])

    def invite(self, table: str, seat: str) -> str:
        """A link for somebody else."""
        given = self.ask(f"/api/tables/{table}/seats/{seat}", {"holder": "invited"}, "PUT")
        return f"#/join/{given['invitation']}"

    def watch(self, table: str) -> str:
        return f"#/join/{self.ask(f'/api/tables/{table}/watch', method='POST')['invitation']}"

    def table(self, table: str) -> Any:
        return self.ask(f"/api/tables/{table}")


class TablePage:
    """A table in somebody's browser."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.desk = page.locator("[data-seq]")
        self.rows = page.locator("[data-choice]")
        expect(self.desk).to_be_visible()

    @property
    def id(self) -> str:
        found = TABLE.search(self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def info(self) -> Any:
        return self.server.table(self.id)

    @property
    def seq(self) -> int:
        return int(self.desk.get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        return self.desk.get_attribute("data-over") is not None

    def options(self) -> list[str]:
        """The visible options, in their written form."""
        return [str(button.get_attribute("data-option")) for button in self.page.locator("[data-option]").all()]

    def option(self, written: str) -> Locator:
        """The button of an option; opens its group if it is in one."""
        button = self.page.locator(f'[data-option="{written}"]')
        if not button.count():
            for group in self.page.locator('[data-group][aria-expanded="false"]').all():
                if written.startswith(str(group.get_attribute("data-group"))):
                    group.click()
        return button

    def answer(self, written: str) -> None:
        """Take an option and wait until the page shows the result."""
        seq = self.seq
        self.option(written).click()
        self.wait_past(seq)

    def first_row(self) -> None:
        """Take the first option; opens its group if it is in one."""
        seq = self.seq
        if self.rows.first.get_attribute("data-group") is not None:
            self.rows.first.click()
        self.page.locator("[data-option]").first.click()
        self.wait_past(seq)

    def wait_past(self, seq: int) -> None:
        expect(self.desk).not_to_have_attribute("data-seq", str(seq))
        expect(self.page.locator("[data-choice]:enabled, [data-over] *").first).to_be_attached()

    def wait_for(self, seq: int) -> None:
        """Wait until the page shows act `seq`."""
        expect(self.desk).to_have_attribute("data-seq", str(seq))


def open_table(page: Page, server: Server, table: str) -> TablePage:
    """Open a table whose token the browser has stored."""
    kept = [{"id": table, "token": server.token(table), "role": "host", "at": 0}]
    page.evaluate("kept => localStorage.setItem('sandtable.tables', JSON.stringify(kept))", kept)
    page.goto(f"{server.address}/#/table/{table}")
    return TablePage(page, server)


def hurry(page: Page, language: str = "en") -> None:
    """Turn off animation and set the language, from the next page on."""
    kept = {"language": language, "animation": "off"}
    page.evaluate("kept => localStorage.setItem('sandtable.settings', JSON.stringify(kept))", kept)
    page.reload()
