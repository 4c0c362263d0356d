"""How quick an app is in its page, measured in a browser.

    measure.py STORYBOARD FOLDER

STORYBOARD is a release build of the command, and FOLDER an app whose first screen is a table that pushes, with a button in the
right of its bar. A touch is measured on the button, since cells wait to see whether the finger scrolls; the finger leaves it
before it is lifted.
"""

import os
import sys
import tempfile
import time

from app_page import AppPage, Served, chromium

WATCH = """() => {
    window.frames = [];
    const view = window.app.app, old = view.onframe;
    view.onframe = bytes => { old(bytes); frames.push(performance.now()); };
}"""

TOUCH = """([x, y, away]) => new Promise(done => {
    const box = document.querySelector('.device-canvas').getBoundingClientRect();
    const at = { clientX: box.x + box.width * x, clientY: box.y + box.height * y, bubbles: true, pointerId: 7, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch' };
    const target = document.elementFromPoint(at.clientX, at.clientY);
    frames.length = 0;
    const begun = performance.now();
    target.dispatchEvent(new PointerEvent('pointerdown', at));
    setTimeout(() => {
        const up = away ? { ...at, clientY: box.y + box.height * 0.9 } : at;
        if (away) target.dispatchEvent(new PointerEvent('pointermove', up));
        target.dispatchEvent(new PointerEvent('pointerup', { ...up, buttons: 0 }));
        setTimeout(() => done({ begun, frames: [...frames] }), 900);
    }, 120);
})"""


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def main(command, folder):
    command = os.path.abspath(command)
    with chromium() as browser:
        served = Served(command, "run", folder, "--release")
        try:
            page = AppPage(browser, served.address)
            page.wait_for("running", timeout=120_000)
            page.rest(2000)
            page.page.evaluate(WATCH)
            lags, gaps = [], []
            for _ in range(20):
                told = page.page.evaluate(TOUCH, [0.93, 0.095, True])
                lags.append(told["frames"][0] - told["begun"])
                told = page.page.evaluate(TOUCH, [0.5, 0.19, False])
                # The push is what follows the finger's leaving, until the last frame.
                push = [time for time in told["frames"] if time > told["begun"] + 120]
                assert len(push) > 15, "no push"
                gaps += [after - before for before, after in zip(push, push[1:])]
                page.page.evaluate(TOUCH, [0.05, 0.095, False])
            print(f"touch to changed pixels: median {percentile(lags, .5):.1f} ms, 95th percentile {percentile(lags, .95):.1f} ms ({len(lags)} touches)")
            late = sum(gap > 25 for gap in gaps)
            print(f"frames per second of a push: {1000 / percentile(gaps, .5):.1f}, {100 * late / len(gaps):.1f} % of {len(gaps)} frames late")
            starts = []
            for _ in range(5):
                begun = time.time()
                page.page.evaluate("() => { window.frames.length = 0; window.app.app.send('restart'); }")
                page.page.wait_for_function("() => window.frames.length > 0", timeout=30_000, polling=10)
                starts.append(1000 * (time.time() - begun))
                page.rest(500)
            print(f"build of no change, start and first frame: {percentile(starts, .5):.0f} ms")
        finally:
            served.end()


if __name__ == "__main__":
    main(*sys.argv[1:3])
