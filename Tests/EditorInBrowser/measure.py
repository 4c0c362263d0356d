"""How quick the editor is, measured in a browser on a storyboard of 43 scenes, and of 4.

    measure.py STORYBOARD [PAGE]

STORYBOARD is a release build of the command. Beside each time stands how many times as long it is as what the same browser needs to
fetch and paint a bitmap of a scene's size, which differs from machine to machine as much as the rest.
"""

import pathlib
import sys
import tempfile
import time

from large import storyboard
from stage import Editor
import yardstick

# What a frame shows is on the screen when the frame after it begins.
WATCH = """() => {
    window.lags = [];
    addEventListener('pointermove', event => {
        // The browser hands moves over once a frame; what is measured is what the page makes of them.
        const begun = performance.now();
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => lags.push(performance.now() - begun);
            after.port2.postMessage(0);
        });
    }, true);
}"""

COMMAND = """async ([id, text]) => {
    const scene = editor.store.current.sceneOf(id);
    performance.clearMarks('picture');
    const begun = performance.now();
    await editor.store.perform('Measure', [{ set: { object: id, attribute: 'text', value: text } }]);
    while (!performance.getEntriesByName('picture').length) await new Promise(requestAnimationFrame);
    return performance.getEntriesByName('picture').at(-1).startTime - begun;
}"""

FRAMES = """async ms => {
    const times = [];
    const end = performance.now() + ms;
    await new Promise(done => requestAnimationFrame(function next(now) {
        times.push(now);
        if (now < end) requestAnimationFrame(next); else done();
    }));
    return times;
}"""


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


# How long the browser needs for a bitmap, in milliseconds.
bitmap = None


def line(what, promised, seen, milliseconds=None):
    multiple = f"{milliseconds / bitmap:.1f} ×" if milliseconds is not None and bitmap else ""
    print(f"{what:62} {promised:>14} {seen:>14} {multiple:>10}", flush=True)


def commands(editor, pause):
    """Texts of labels changed here and there, at a zoom at which texts can be read, with pauses in seconds."""
    times = []
    for number in range(40):
        # The first two scenes are what is seen.
        target = f"lab-{number % 2:02}-{number % 12:03}"
        if number < 2:
            editor.run("id => editor.store.select([id])", target)
        times.append(editor.run(COMMAND, [target, f"Text {number} {pause}"]))
        time.sleep(pause)
    return times[4:]


def open_editor(folder, scenes, command, page, rest=2, isApp=False):
    """Opens a storyboard in a new browser, `rest` seconds after its start. That of an app has a class in Swift and texts in German."""
    # Unsaved changes of the editor before would be recovered in a folder that is used again.
    folder = pathlib.Path(tempfile.mkdtemp(dir=folder))
    document = folder / "Large.storyboard"
    text = storyboard(scenes)
    if isApp:
        (folder / "LargeController.swift").write_text(SOURCE)
        text = text.replace('title="Scene 0" id="con-00-000"', 'title="Scene 0" customClass="LargeController" id="con-00-000"')
        for language in ("Base", "de"):
            (folder / f"{language}.lproj").mkdir()
        document = folder / "Base.lproj" / document.name
        (folder / "de.lproj" / "Large.strings").write_text('"lab-00-000.text" = "Zeile";\n')
    document.write_text(text)
    editor = Editor(command, document, folder / "pictures", page=page, rest=rest)
    editor.page.wait_for_function("() => performance.getEntriesByName('picture').length > 0", timeout=20000)
    return editor


def usable(editor):
    """From the page's first byte to scenes with pictures."""
    return editor.run("() => performance.getEntriesByName('picture')[0].startTime")


def usable_at_once(folder, command, page):
    with open_editor(folder, 43, command, page, rest=0) as editor:
        return usable(editor)


def smoothness(editor, gesture):
    editor.run(f"() => {{ window.recorded = ({FRAMES})(1500); }}")
    begun = time.monotonic()
    number = 0
    while time.monotonic() - begun < 1.5:
        gesture(number)
        number += 1
    times = editor.run("() => window.recorded")
    gaps = [b - a for a, b in zip(times, times[1:])]
    return 1000 * len(gaps) / sum(gaps)


SOURCE = """import UIKit

final class LargeController: UIViewController {
    @IBOutlet weak var label: UILabel!
""" + "".join(f"""
    /// Row {number}.
    func row{number}() -> String {{
        let text = "Row {number}"
        return text + String(describing: label)
    }}
""" for number in range(150)) + "}\n"


def open_panels(editor):
    """Everything that can be open beside the canvas at once: source, previews, script, problems, comments and texts."""
    for command in ("view.source", "view.previews", "script.show", "view.problems", "texts.show", "view.comments"):
        editor.run("id => window.editor.commands.run(id)", command)
        editor.page.wait_for_timeout(300)
    editor.settle()


def with_panels(folder, command, page):
    """The same figures with a source of 900 lines, 1,075 texts to be translated, and all panels beside the canvas."""
    with open_editor(folder, 43, command, page, isApp=True) as editor:
        editor.page.set_viewport_size({"width": 1920, "height": 1080})
        editor.run("() => { editor.store.select(['con-00-000']); }")
        open_panels(editor)
        editor.press("Control+1")
        editor.settle()
        editor.run("() => { editor.store.select(['lab-00-000']); }")
        editor.press("Control+j")
        editor.settle()
        times = commands(editor, pause=0.1)
        line("with all panels open: command to new picture, 95th percentile", "< 25 ms", f"{percentile(times, 0.95):.1f} ms", percentile(times, 0.95))
        # What waited for a pause in editing is done then.
        editor.settle()
        overlay(editor)
        movement(editor)
        editor.shot("All panels")


def measure_bitmap(editor):
    """Of the size of the first scene's picture."""
    global bitmap
    size = editor.run("() => { const { naturalWidth, naturalHeight } = document.querySelector('.picture img, .picture canvas'); return [naturalWidth, naturalHeight]; }")
    times = yardstick.times(editor.browser, *size)
    bitmap = percentile(times, 0.5)
    line(f"a bitmap of {size[0]} × {size[1]} fetched and painted, median", "", f"{bitmap:.1f} ms")
    line("the same, 95th percentile", "", f"{percentile(times, 0.95):.1f} ms")


def main():
    command = sys.argv[1]
    page = sys.argv[2] if len(sys.argv) > 2 else None
    line("", "promised", "seen")
    calm, burst, opens = {4: [], 43: []}, {4: [], 43: []}, []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # Small and large by turns, so that a machine that is slow for a while is slow for both.
        for number, scenes in enumerate((4, 43) * 3):
            with open_editor(folder, scenes, command, page) as editor:
                opened = usable(editor)
                editor.press("Control+1")
                editor.settle()
                if number == 0:
                    measure_bitmap(editor)
                if scenes == 43:
                    opens.append(opened)
                editor.run("() => { editor.store.select(['lab-00-000']); }")
                editor.press("Control+j")
                editor.settle()
                calm[scenes] += commands(editor, pause=0.1)
                burst[scenes] += commands(editor, pause=0)
                if number == 1:
                    overlay(editor)
                    movement(editor)
        opened = percentile(opens, 0.5)
        cold = percentile([usable_at_once(folder, command, page) for _ in range(3)], 0.5)
    line("open to usable, 43 scenes and 3,400 elements, median of 3", "< 600 ms", f"{opened:.0f} ms", opened)
    line("the same, while the browser itself starts, median of 3", "", f"{cold:.0f} ms", cold)
    for scenes in calm:
        for what, times, promised in [
            (f"command to new picture, {scenes} scenes, 95th percentile", calm[scenes], "< 25 ms"),
            ("the same, one at the heels of another", burst[scenes], ""),
        ]:
            line(what, promised, f"{percentile(times, 0.95):.1f} ms", percentile(times, 0.95))
        line("the same, median", "", f"{percentile(calm[scenes], 0.5):.1f} ms", percentile(calm[scenes], 0.5))
    medians = [percentile(calm[scenes], 0.5) for scenes in (43, 4)]
    line("the same, 43 scenes to 4, medians", "1.0", f"{medians[0] / medians[1]:.2f}")
    with tempfile.TemporaryDirectory() as name:
        with_panels(pathlib.Path(name), command, page)


def overlay(editor):
    editor.run(WATCH)
    x, y = editor.middle("but-00-003")
    editor.page.mouse.move(x, y)
    editor.page.mouse.down()
    for number in range(80):
        editor.page.mouse.move(x - number * 2, y + number % 7)
    editor.page.wait_for_timeout(100)
    lags = editor.run("() => lags")[5:]
    editor.press("Escape")
    editor.page.mouse.up()
    line("pointer move handed over to painted overlay, 95th percentile", "< 8 ms", f"{percentile(lags, 0.95):.1f} ms", percentile(lags, 0.95))


def movement(editor):
    editor.show_all()
    x, y = editor.ground()
    editor.page.mouse.move(x, y)
    pan = smoothness(editor, lambda number: editor.page.mouse.wheel(8, 6 if number % 40 < 20 else -6))

    def zoom(number):
        editor.page.keyboard.down("Control")
        editor.page.mouse.wheel(0, -12 if number % 60 < 30 else 12)
        editor.page.keyboard.up("Control")

    line("pan, 43 scenes", "60 / s", f"{pan:.0f} / s")
    line("zoom, 43 scenes", "60 / s", f"{smoothness(editor, zoom):.0f} / s")


if __name__ == "__main__":
    main()
