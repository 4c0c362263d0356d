"""A demonstration of a talk: the app as the presenter brought it along, what becomes of it on stage, and the app in use.

The app is a copy of a sample without its storyboards, and without what the presenter writes on stage: that is put back into the
sources by drags, and pasted, so that in the end they are the sample's.
"""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parents[1] / "AppInBrowser"))

from app_page import AppPage, Served, chromium
from author import Author
from stage import SIZES

SAMPLES = pathlib.Path(__file__).parents[2] / "Samples"


class Demonstration:
    """`sample` is the name of a sample, or the folder of another app, of whose storyboards some stay, and without some of its sources. `written` are parts of its sources, by file, that are
    written on stage; `brought` are parts with what the presenter has in their place."""

    def __init__(self, command, folder, sample, keeps=("LaunchScreen",), written=None, brought=None, without=()):
        self.command = command
        self.folder = pathlib.Path(folder)
        self.sample = SAMPLES / sample
        shutil.copytree(self.sample, self.folder)
        for document in self.folder.rglob("*.storyboard"):
            if document.stem not in keeps:
                document.unlink()
        for source in without:
            (self.folder / source).unlink()
        self.kept = set(self.folder.rglob("*.storyboard"))
        changes = {file: [(part, "") for part in parts] for file, parts in (written or {}).items()} | (brought or {})
        for file, parts in changes.items():
            source = self.folder / file
            text = source.read_text()
            for part, instead in parts:
                assert text.count(part) == 1, (file, part)
                text = text.replace(part, instead)
            source.write_text(text)
        self.changed = list(changes)

    def checked(self):
        """The documents that were made have no problems."""
        found = subprocess.run([self.command, "check", str(self.folder)], capture_output=True, text=True)
        assert found.returncode == 0 and not found.stdout, found.stdout + found.stderr

    def drawn(self, pictures):
        """A picture of each scene of the documents that were made, and the documents beside them."""
        for document in self.made:
            (pictures / document.stem).mkdir(parents=True, exist_ok=True)
            shutil.copy(self.folder / document, pictures)
            subprocess.run([self.command, "render", str(self.folder / document), "-o", str(pictures / document.stem)], check=True, capture_output=True)

    @property
    def made(self):
        """The documents that are new."""
        return [path.relative_to(self.folder) for path in self.folder.rglob("*.storyboard") if path not in self.kept]

    def is_sample(self):
        """The sources are those of the sample again, except for how outlets and actions are declared."""
        for file in self.changed:
            made, own = (declared((place / file).read_text()) for place in (self.folder, self.sample))
            assert made == own, f"{file}\n{made}"

    def used(self, browser, pictures, *walks):
        """Builds the app, and uses it."""
        served = Served(self.command, "run", self.folder)
        try:
            app = AppPage(browser, served.address, folder=pictures)
            app.wait_for("running", timeout=600_000)
            for walk in walks:
                walk(app)
            assert not app.problems, app.problems
            app.page.close()
        finally:
            served.end()


def declared(text):
    """A source without the words that a drag may write otherwise than a person."""
    return re.sub(r"(@IB\w+) (?:private |weak )*", r"\1 ", text)


def film(make, sample, walks, arguments, **options):
    """Makes an app on stage, checks it, and uses it. `make` takes the editor."""
    command, pictures, *page = arguments
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CACHE_HOME"] = str(pathlib.Path(home) / "cache")
        demonstration = Demonstration(command, pathlib.Path(home) / pathlib.Path(sample).name, sample, **options)
        with Author(command, demonstration.folder, pathlib.Path(pictures) / "stage", size=SIZES[0], page=page[0] if page else None) as editor:
            make(editor)
            editor.save_all()
            assert not editor.complaints, editor.complaints
        demonstration.checked()
        demonstration.drawn(pathlib.Path(pictures) / "scenes")
        demonstration.is_sample()
        with chromium() as browser:
            demonstration.used(browser, pathlib.Path(pictures) / "app", *walks)
