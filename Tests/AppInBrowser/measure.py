"""How quick an app is in its page, measured in a browser.

    measure.py STORYBOARD FOLDER

STORYBOARD is a release build of the command, and FOLDER an app whose first screen is a table that pushes.
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

TOUCH = """([x, y]) => new Promise(done => {
    const box = document.querySelector('.device-canvas').getBoundingClientRect();
    const at = { clientX: box.x + box.width * x, clientY: box.y + box.height * y, bubbles: true, pointerId: 7, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch' };
    const target = document.elementFromPoint(at.clientX, at.clientY);
    frames.length = 0;
    const begun = performance.now();
    target.dispatchEvent(new PointerEvent('pointerdown', at));
    setTimeout(() => {
        target.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }));
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
            lags, rates = [], []
            for _ in range(20):
                told = page.page.evaluate(TOUCH, [0.5, 0.19])
                frames = told["frames"]
                if frames:
                    lags.append(frames[0] - told["begun"])
                # The push is what follows the finger's leaving, until the last frame.
                push = [time for time in frames if time > told["begun"] + 120]
                if len(push) > 10:
                    rates.append(1000 * (len(push) - 1) / (push[-1] - push[0]))
                page.page.keyboard.press("Escape")
                page.page.evaluate(TOUCH, [0.1, 0.095])
            print(f"touch to changed pixels: median {percentile(lags, .5):.1f} ms, 95th percentile {percentile(lags, .95):.1f} ms ({len(lags)} touches)")
            print(f"frames per second of a push: median {percentile(rates, .5):.1f}, worst {min(rates):.1f} ({len(rates)} pushes)")
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
