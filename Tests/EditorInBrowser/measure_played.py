"""How quick a storyboard is that is played beside the canvas, measured in a browser.

    measure_played.py STORYBOARD DOCUMENT

STORYBOARD is a release build of the command, and DOCUMENT the sample's storyboard: a label of its first scene is edited.
"""

import os
import shutil
import sys
import tempfile

from stage import Editor

# Whatever is drawn of a frame of the app comes this way.
WATCH = """() => {
    window.drawn = [];
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...rest) {
        put.apply(this, rest);
        drawn.push(performance.now());
    };
}"""

BEGIN = """() => {
    drawn.length = 0;
    addEventListener('pointerdown', () => { window.begun = performance.now(); }, { capture: true, once: true });
}"""

EDIT = """text => new Promise(done => {
    const field = document.querySelector('#inspectors textarea');
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    drawn.length = 0;
    const begun = performance.now();
    field.blur();
    const poll = () => drawn.length ? done(drawn[0] - begun) : performance.now() > begun + 5000 ? done(5000) : setTimeout(poll, 2);
    poll();
})"""


def main(command, source):
    with tempfile.TemporaryDirectory() as name:
        document = os.path.join(name, os.path.basename(source))
        shutil.copy(source, document)
        with Editor(os.path.abspath(command), document, os.path.join(name, "pictures")) as editor:
            editor.page.wait_for_function("() => editor.store.current?.stages.size > 0")
            editor.page.wait_for_timeout(2000)
            editor.page.evaluate(WATCH)
            plays = []
            for _ in range(5):
                editor.page.get_by_role("button", name="What runs").click()
                editor.page.wait_for_timeout(300)
                editor.page.evaluate(BEGIN)
                editor.page.get_by_role("menuitem", name="Play Storyboard").click()
                editor.page.wait_for_function("() => drawn.length > 0", polling=10)
                plays.append(editor.page.evaluate("() => drawn[0] - begun"))
                editor.page.wait_for_timeout(1000)
                if len(plays) < 5:
                    editor.page.locator("#toolbar").get_by_role("button", name="Stop", exact=True).click()
                    editor.page.wait_for_timeout(500)
            editor.select(editor.one("label", name="Ethiopia Sidamo"))
            edits = []
            for number in range(20):
                edits.append(editor.page.evaluate(EDIT, f"Kenya {number}"))
                editor.page.wait_for_timeout(700)
            plays.sort()
            edits.sort()
            print(f"Play until the first frame: median {plays[2]:.0f} ms, worst {plays[-1]:.0f} ms")
            print(f"an edit until it shows in the running scene: median {edits[10]:.0f} ms, 95th percentile {edits[18]:.0f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:3])
