"""How soon somebody sees what another one types, measured in two browser contexts on a storyboard of 43 scenes.

    measure_people.py STORYBOARD [PAGE]

STORYBOARD is a release build of the command. Both browsers and the editor are on this computer, so a network would come on top.
"""

import pathlib
import sys
import tempfile
import time

from large import storyboard
from measure import percentile
from people import Other, Shared

# What a frame has is on the screen when the frame after it begins. Both pages have the same clock.
KEYS = """() => {
    window.keys = [];
    addEventListener('keydown', () => keys.push(performance.timeOrigin + performance.now()), true);
}"""

TEXTS = """() => {
    window.texts = new Map();
    let last = '';
    requestAnimationFrame(function look() {
        const text = document.querySelector('.live-field')?.textContent ?? '';
        if (text !== last) texts.set(text, performance.timeOrigin + performance.now());
        last = text;
        requestAnimationFrame(look);
    });
}"""

PICTURES = "() => performance.getEntriesByName('picture').map(mark => performance.timeOrigin + mark.startTime)"


def line(what, times):
    print(f"{what:58} median {percentile(times, 0.5):6.1f} ms   95 % {percentile(times, 0.95):6.1f} ms", flush=True)


def typing(ada, ben, label):
    """From a key to the text beside the field of the other, letter by letter."""
    field = ben.row("Text").locator("textarea, input").first
    field.click()
    ben.press("Control+a")
    ada.run(TEXTS)
    ben.run(KEYS)
    letters = "abcdefghijklmnopqrstuvwxyz" * 2
    for letter in letters:
        ben.press(letter)
        time.sleep(0.12)
    ada.page.wait_for_timeout(500)
    seen = dict(ada.run("() => [...texts]"))
    keys = ben.run("() => keys")
    times = [seen[text] - key for number, key in enumerate(keys) if (text := f"Editor 2: {letters[:number + 1]}▏") in seen]
    assert len(times) > len(letters) / 2, (len(times), list(seen)[:3])
    ben.press("Escape")
    return times


def editing(ada, ben, label):
    """From the key that ends a text on the canvas to the picture of the other."""
    times = []
    for number in range(30):
        ben.page.locator("#canvas").focus()
        ben.run("id => editor.store.select([id])", label)
        ben.press("Enter")
        ben.page.locator(".canvas-editor").wait_for()
        ben.type(f"Text {number}")
        ada.run("() => performance.clearMarks('picture')")
        ben.run(KEYS)
        ben.press("Enter")
        ada.until("() => performance.getEntriesByName('picture').length")
        times.append(ada.run(PICTURES)[0] - ben.run("() => keys.at(-1)"))
        time.sleep(0.2)
    return times[3:]


def main(command, page=None):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Main.storyboard"
        file.write_text(storyboard(43))
        with Shared(command, file, pathlib.Path(folder) / "pictures", (1280, 800), page, rest=2) as ada:
            ada.until("() => editor.store.current?.stages.size > 0")
            ben = Other(ada, ada.addresses[0], folder)
            label = "lab-00-000"
            for each in [ada, ben]:
                each.show(label)
                each.select(label)
                each.tab("attributes")
                each.row("Text").wait_for()
            line("a key until the other sees the text in the field", typing(ada, ben, label))
            line("a key that ends a text until the other has the picture", editing(ada, ben, label))


if __name__ == "__main__":
    main(*sys.argv[1:])
