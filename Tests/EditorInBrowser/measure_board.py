"""Measures how the board of all storyboards pans and zooms: 10 storyboards with 150 scenes.

    measure_board.py STORYBOARD [PICTURES] [PAGE]
"""

import pathlib
import sys
import tempfile

from stage import Editor

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="{initial}">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>{scenes}</scenes>
</document>
"""

SCENE = """<scene sceneID="{id}-scene"><objects><viewController storyboardIdentifier="{id}" title="{title}" id="{id}" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="{id}-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<subviews>{views}</subviews><color key="backgroundColor" red="{red}" green="0.9" blue="0.95" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
<connections>{segues}</connections></viewController></objects><point key="canvasLocation" x="{x}" y="{y}"/></scene>"""

LABEL = """<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{text}" id="{id}"><rect key="frame" x="24" y="{y}" width="340" height="24"/><fontDescription key="fontDescription" type="system" pointSize="19"/></label>"""

REFERENCE = """<scene sceneID="{id}-scene"><objects><viewControllerPlaceholder storyboardName="{name}" referencedIdentifier="{target}" id="{id}" sceneMemberID="viewController"/></objects><point key="canvasLocation" x="{x}" y="{y}"/></scene>"""


def storyboard(number, count, scenes):
    parts = []
    for index in range(scenes):
        own = f"b{number:02}-{index:02}"
        after = f"b{number:02}-{index + 1:02}" if index + 1 < scenes else f"r{number:02}"
        views = "".join(LABEL.format(text=f"Row {row} of scene {index}", id=f"{own}-{row}", y=90 + 44 * row) for row in range(14))
        segue = f'<segue destination="{after}" kind="show" id="{own}-segue"/>'
        parts.append(
            SCENE.format(
                id=own, title=f"Scene {index}", views=views, segues=segue, red=number / count, x=index % 5 * 800, y=index // 5 * 1400
            )
        )
    other = (number + 1) % count
    parts.append(REFERENCE.format(id=f"r{number:02}", name=f"Board{other}", target=f"b{other:02}-00", x=4400, y=2800))
    return HEAD.format(initial=f"b{number:02}-00", scenes="".join(parts))


MEASURE = """async kind => {
    const surface = document.querySelector('.project-surface');
    const { x, y, width, height } = surface.getBoundingClientRect();
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 240; frame++) {
        const turn = Math.floor(frame / 40) % 2 ? -1 : 1;
        const wheel = kind === 'pan' ? { deltaX: 26 * turn, deltaY: 14 * turn } : { deltaY: 8 * turn, ctrlKey: true };
        surface.dispatchEvent(new WheelEvent('wheel', { ...wheel, clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true }));
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
    }
    times.sort((a, b) => a - b);
    const sum = times.reduce((all, time) => all + time, 0);
    return { frames: Math.round(1000 * times.length / sum), median: times[120].toFixed(1), slow: times[228].toFixed(1), slowest: times[239].toFixed(1) };
}"""


def main(command, pictures=None, page=None):
    with tempfile.TemporaryDirectory() as home:
        pictures = pictures or pathlib.Path(home) / "pictures"
        folder = pathlib.Path(home) / "app"
        folder.mkdir()
        for number in range(10):
            (folder / f"Board{number}.storyboard").write_text(storyboard(number, 10, 15))
        with Editor(command, folder, pictures, (1440, 900), page) as editor:
            editor.page.set_default_timeout(120000)
            editor.run("() => editor.store.open('Board0.storyboard')")
            editor.page.wait_for_function("() => editor.store.current")
            editor.run("() => { window.begun = performance.now(); editor.commands.run('project.board'); }")
            editor.page.locator(".project-board[data-is-complete]").wait_for()
            print(f"opened after {editor.run('() => Math.round(performance.now() - begun)')} ms")
            editor.page.wait_for_function(
                "() => { const all = [...document.querySelectorAll('.project-storyboard .scene:not(.reference)')];"
                " return all.length === 150 && !all.some(scene => scene.querySelector('.picture.loading')); }"
            )
            print(f"drawn after {editor.run('() => Math.round(performance.now() - begun)')} ms")
            editor.shot("150 scenes")
            print("panning:", editor.run(MEASURE, "pan"))
            editor.press("+", "+", "+", "+")
            editor.page.wait_for_timeout(1500)
            print("panning, zoomed in:", editor.run(MEASURE, "pan"))
            editor.shot("Zoomed in")
            print("zooming:", editor.run(MEASURE, "zoom"))
            assert not editor.complaints, editor.complaints


if __name__ == "__main__":
    main(*sys.argv[1:])
