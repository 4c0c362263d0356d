"""A running app in its page, for scripts that use it as a person would."""

import contextlib
import pathlib
import shutil
import subprocess
import time

from playwright.sync_api import expect, sync_playwright

# A machine with other work is several times slower.
expect.set_options(timeout=30_000)


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
    """A page that shows an app. Elements are found by what a person would call them."""

    def __init__(self, browser, address, size=(1280, 800), folder=None):
        self.folder = pathlib.Path(folder) if folder else None
        if self.folder:
            self.folder.mkdir(parents=True, exist_ok=True)
        self.pictures = 0
        self.problems = []
        self.page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        self.last_frame = 0
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.received))
        self.page.goto(address)

    def received(self, message):
        if isinstance(message, bytes):
            self.last_frame = time.monotonic()

    @property
    def screen(self):
        return self.page.locator(".device-screen")

    @property
    def device(self):
        """What the app has said of its device."""
        return self.page.evaluate("() => app.app.device")

    def wait_for(self, state, timeout=180_000):
        self.page.wait_for_function("state => window.app.app.state.state === state", arg=state, timeout=timeout)

    def element(self, role, name):
        return self.screen.get_by_role(role, name=name, exact=True)

    def text(self, text):
        return self.screen.get_by_text(text, exact=True).first

    def button(self, name):
        return self.element("button", name).first

    def tool(self, name):
        """A button of the toolbar."""
        return self.page.get_by_role("toolbar", name="Toolbar of the app").get_by_role("button", name=name, exact=True)

    def rest(self, milliseconds=700):
        """Waits that long, and until nothing moves any more; a caret that blinks, and what never rests, isn't waited for."""
        self.page.wait_for_timeout(milliseconds)
        end = time.monotonic() + 5
        while time.monotonic() < min(end, self.last_frame + 0.25):
            self.page.wait_for_timeout(50)

    def picture(self, title, rests=True):
        """One step of the film, when nothing moves any more, or at once."""
        if not self.folder:
            return
        if rests:
            self.rest()
        self.pictures += 1
        name = "".join(c if c.isalnum() else "-" for c in title.lower())
        self.page.screenshot(path=self.folder / f"{self.pictures:02}-{name}.png")
        print(f"{self.pictures:3}  {title}", flush=True)
