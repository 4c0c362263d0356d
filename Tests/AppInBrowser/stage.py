"""A running app in its page, for scripts that use it as a person would."""

import contextlib
import pathlib
import shutil
import subprocess

from playwright.sync_api import sync_playwright


def browser_path():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


class Served:
    """A process of the command that serves a page."""

    def __init__(self, *words, cwd=None):
        self.process = subprocess.Popen([*map(str, words), "--no-browser"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=cwd)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.process.stderr.read()

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class AppPage:
    """A page that shows an app."""

    def __init__(self, browser, address, size=(1280, 800), folder=None):
        self.folder = pathlib.Path(folder) if folder else None
        if self.folder:
            self.folder.mkdir(parents=True, exist_ok=True)
        self.pictures = 0
        self.problems = []
        self.page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        self.page.goto(address)

    @property
    def device(self):
        return self.page.locator(".app-device")

    def wait_for(self, state, timeout=60_000):
        self.page.wait_for_function("state => window.app.app.state.state === state", arg=state, timeout=timeout)

    def text(self, text):
        return self.device.get_by_text(text, exact=True).first

    def button(self, name):
        return self.device.get_by_role("button", name=name, exact=True).first

    def rest(self, milliseconds=700):
        self.page.wait_for_timeout(milliseconds)

    def picture(self, name):
        if not self.folder:
            return
        self.pictures += 1
        self.page.screenshot(path=self.folder / f"{self.pictures:02}-{name}.png")
