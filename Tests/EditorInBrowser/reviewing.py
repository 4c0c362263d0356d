"""A merge that git leaves with conflicts, resolved in the editor in each way, and the wall of a scene that follows edits.

    reviewing.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command, PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place of those that
came with the command.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from stage import Editor

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="car-co-001">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <scenes>
        <!--Coffee-->
        <scene sceneID="car-sc-001">
            <objects>
                <viewController title="Coffee" id="car-co-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="car-vi-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
"""

FOOT = """                        </subviews>
                        <viewLayoutGuide key="safeArea" id="car-sa-001"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="car-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""


def label(number, text, y, size=17, style="system", width=353):
    return f"""                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" fixedFrame="YES" text="{text}" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="lab-el-00{number}">
                                <rect key="frame" x="20" y="{y}" width="{width}" height="{size + 12}"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="{style}" pointSize="{size}"/>
                            </label>
"""


def button(title, y, red):
    return f"""                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="but-to-001">
                                <rect key="frame" x="20" y="{y}" width="353" height="50"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <color key="backgroundColor" red="{red}" green="0.45" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                <state key="normal" title="{title}">
                                    <color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                </state>
                            </button>
"""


def document(title, text, action, red, note):
    parts = [label(1, title, 110, 34, "boldSystem"), label(2, text, 170), button(action, 240, red)]
    if note:
        parts.append(label(3, note, 320))
    return HEAD + "".join(parts) + FOOT


BASE = document("Espresso", "Short and strong", "Brew", 0.4, "Served with water")
OURS = document("Ristretto", "Shorter and stronger", "Pull", 0.6, None)
THEIRS = document("Lungo", "Long and mild", "Pour", 0.2, "Served with a glass of water")


def git(folder, *arguments, code=0):
    done = subprocess.run(["git", "-C", folder, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert code is None or done.returncode == code, (arguments, done.stdout)
    return done.stdout


def conflicting(command, folder, installed):
    """A repository in which `git merge` has left conflicts, with our merge driver or with markers of git."""
    folder = pathlib.Path(folder, "Coffee House")
    folder.mkdir()
    path = folder / "Coffee.storyboard"
    git(folder, "init", "-q", "-b", "main")
    git(folder, "config", "user.name", "Ada")
    git(folder, "config", "user.email", "ada@example.org")
    if installed:
        subprocess.run([os.path.abspath(command), "git", "install"], cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def commit(text, message):
        path.write_text(text)
        git(folder, "add", "-A")
        git(folder, "commit", "-q", "-m", message)

    commit(BASE, "base")
    git(folder, "checkout", "-q", "-b", "topic")
    commit(THEIRS, "theirs")
    git(folder, "checkout", "-q", "main")
    commit(OURS, "ours")
    git(folder, "merge", "topic", code=1)
    assert git(folder, "diff", "--name-only", "--diff-filter=U") == "Coffee.storyboard\n"
    return path


MERGE = "() => editor.store.current.merge"


def chosen(editor, choice, count):
    """Waits until so many conflicts have a choice. It arrives after the document, by its own message."""
    editor.until("([choice, count]) => editor.store.current.merge?.conflicts.filter(conflict => (conflict.choice ?? null) === choice).length === count", [choice, count])


def choices(editor):
    return [conflict.get("choice") for conflict in editor.run(MERGE)["conflicts"]]


def decide(editor, title):
    before = editor.revision
    editor.page.locator(".merge-view button", has_text=title).click()
    editor.changed(before)


def go_to(editor, words):
    editor.page.locator(".conflict", has_text=words).click()
    editor.settle()


def name(editor, object_id):
    return editor.run("id => editor.store.current.nameOf(id)", object_id)


def pictures_are_shown(editor, count=3):
    editor.page.wait_for_function(
        "count => [...document.querySelectorAll('.compared-stage')].filter(stage => !stage.hidden && stage.querySelector('img')?.complete).length === count", arg=count
    )


def result(editor):
    return editor.run("() => document.querySelectorAll('.compared-stage img')[1].src")


def by_each_way(editor, path):
    bar = editor.page.locator("#notice")
    bar.get_by_text("This document has 5 conflicts.").wait_for()
    editor.shot("A bar says that there are conflicts")
    bar.get_by_role("button", name="Resolve…").click()
    pictures_are_shown(editor)
    assert editor.page.locator(".conflict").count() == 5, editor.run(MERGE)
    editor.shot("Both sides beside the result")

    go_to(editor, "Espresso")
    first = result(editor)
    decide(editor, "Take Theirs")
    editor.page.wait_for_function("old => document.querySelectorAll('.compared-stage img')[1].src !== old", arg=first)
    assert name(editor, "lab-el-001") == "Lungo"
    editor.shot("Theirs is taken, and the result shows it")
    decide(editor, "Take Ours")
    assert name(editor, "lab-el-001") == "Ristretto"
    chosen(editor, "ours", 1)
    editor.press("Control+z")
    editor.page.wait_for_function("() => editor.store.current.nameOf('lab-el-001') === 'Lungo'")
    chosen(editor, "theirs", 1)
    editor.press("Control+z")
    editor.page.wait_for_function("() => editor.store.current.nameOf('lab-el-001') === 'Ristretto'")
    chosen(editor, None, 5)
    editor.press("Control+y")
    editor.page.wait_for_function("() => editor.store.current.nameOf('lab-el-001') === 'Lungo'")

    # An object that ours deleted comes back.
    go_to(editor, "Served with")
    assert not editor.run("() => editor.store.current.has('lab-el-003')")
    decide(editor, "Take Theirs")
    assert name(editor, "lab-el-003") == "Served with a glass of water"
    editor.shot("A deleted object is brought back")

    # Two texts cannot both be had, and a button says why.
    go_to(editor, "Short and strong")
    both = editor.page.locator(".merge-view button", has_text="Take Both")
    assert both.is_disabled() and "a property has one value" in both.get_attribute("title")
    # Edited by hand in the inspector, which stays usable.
    editor.tab("attributes")
    editor.enter("Text", "Neither short nor long", "Label")
    decide(editor, "Keep As It Is")
    chosen(editor, "asIs", 1)
    editor.shot("A value of one's own is kept as it is")

    # It is refused while something is open, with words.
    end = editor.page.locator(".merge-view button", has_text="Save and Stage")
    end.click()
    editor.page.locator("#messages").get_by_text("conflicts aren’t decided yet").wait_for()
    editor.shot("It cannot be ended while something is open")
    editor.page.locator("#messages .message").click()
    while None in choices(editor):
        editor.page.locator(".conflict:not(.is-decided)").first.click()
        decide(editor, "Take Ours")
    editor.shot("All is decided")
    assert pathlib.Path(f"{path}.conflicts.json").exists(), "the list is there until it is resolved"
    end.click()
    editor.page.wait_for_function("() => !editor.store.current.merge")
    editor.page.locator("#messages").get_by_text("The document is saved, and git has it as resolved").wait_for()
    assert not pathlib.Path(f"{path}.conflicts.json").exists()
    assert git(path.parent, "diff", "--name-only", "--diff-filter=U") == ""
    assert "conflicts.json" not in git(path.parent, "status", "--porcelain")
    text = path.read_text()
    assert "Lungo" in text and "Neither short nor long" in text and "Pull" in text and "glass of water" in text
    git(path.parent, "commit", "-q", "--no-edit")
    assert not editor.page.locator(".merge-view").is_visible()
    editor.shot("Resolved")


def with_markers(editor, path):
    """Without the merge driver, git leaves markers; the document opens nevertheless."""
    assert "<<<<<<<" in path.read_text()
    editor.page.locator("#notice").get_by_text("This document has 5 conflicts.").wait_for()
    editor.page.locator("#notice").get_by_role("button", name="Resolve…").click()
    pictures_are_shown(editor)
    editor.shot("A file with conflict markers")
    while None in choices(editor):
        editor.page.locator(".conflict:not(.is-decided)").first.click()
        decide(editor, "Take Theirs")
    editor.page.locator(".merge-view button", has_text="Save and Stage").click()
    editor.page.wait_for_function("() => !editor.store.current.merge")
    text = path.read_text()
    assert "<<<<<<<" not in text and "Lungo" in text and "Pour" in text
    # The same as theirs, as far as anybody can see.
    assert git(path.parent, "diff", "--name-only", "--diff-filter=U") == ""


def outside(editor, path):
    """Another program changes what is changed here, too."""
    editor.show("lab-el-001")
    editor.retitle("lab-el-001", "Mine")
    path.write_text(path.read_text().replace('"Lungo"', '"Theirs"'))
    notice = editor.page.locator("#notice")
    notice.get_by_role("button", name="Merge").click()
    editor.page.locator(".merge-view").wait_for()
    pictures_are_shown(editor)
    chosen(editor, None, 1)
    editor.shot("An outside change that conflicts")
    decide(editor, "Take Theirs")
    assert name(editor, "lab-el-001") == "Theirs"
    editor.press("Control+z")
    editor.page.wait_for_function("() => editor.store.current.nameOf('lab-el-001') === 'Mine'")
    editor.press("Control+z")
    editor.page.wait_for_function("() => !editor.store.current.merge")
    assert not editor.page.locator(".merge-view").is_visible()
    assert name(editor, "lab-el-001") == "Mine"
    editor.press("Control+y")
    editor.page.wait_for_function("() => !!editor.store.current.merge")
    editor.command("Resolve Conflicts")
    decide(editor, "Take Ours")
    editor.page.locator(".merge-view button", has_text="Save and Stage").or_(
        editor.page.locator(".merge-view button", has_text="Mark as Resolved")
    ).click()
    editor.page.wait_for_function("() => !editor.store.current.merge && !editor.store.current.state.isDirty")
    assert '"Mine"' in path.read_text()


def drawn(editor):
    return editor.run("() => document.querySelectorAll('.wall-stage img').length")


def whole_wall(editor):
    editor.page.wait_for_function(
        "() => document.querySelectorAll('.wall-pictures figure').length > 20 && [...document.querySelectorAll('.wall-stage')].every(stage => stage.querySelector('img')?.complete)",
    )
    editor.page.wait_for_function("() => document.querySelector('.wall-view .detail').textContent.includes('problem')")


def wall(editor):
    editor.page.locator("#messages .message").click()
    editor.run("() => editor.store.select(['lab-el-002'])")
    editor.press("Control+Alt+g")
    whole_wall(editor)
    editor.shot("The wall")
    problem = editor.page.locator(".wall-problem", has_text="has more text than room").first
    problem.click()
    editor.settle()
    assert editor.page.locator(".wall-mark.is-on").count() >= 1
    editor.shot("A problem, with its object selected")
    selected = editor.selection
    assert selected and selected[0].startswith(("lab-el", "but-to")), selected

    # Filters.
    editor.page.locator(".wall-filters button", has_text="Appearance").click()
    editor.pick("Dark")
    editor.settle()
    titles = editor.page.locator(".wall-pictures figcaption").all_inner_texts()
    assert titles and all("dark" in title for title in titles), titles
    editor.shot("Only what is dark")
    editor.page.locator(".wall-filters button", has_text="Dark").click()
    editor.pick("All")

    # An edit is followed.
    sources = "() => [...document.querySelectorAll('.wall-stage img')].map(image => image.getAttribute('src'))"
    old = editor.run(sources)
    editor.select("lab-el-001")
    editor.tab("attributes")
    editor.enter("Text", "A coffee whose name has no room anywhere", "Label")
    editor.page.wait_for_function(f"old => {{ const now = ({sources})(); return now.length === old.length && now.every((source, index) => source !== old[index]); }}", arg=old)
    editor.page.locator(".wall-problem", has_text="A coffee whose name has no room anywhere").first.wait_for()
    editor.shot("The wall follows an edit")
    figure = editor.page.locator(".wall-pictures figure", has_text="AX5").first
    figure.dblclick()
    editor.page.wait_for_function("() => editor.store.current.view.contentSize === 'AX5'")
    assert not editor.page.locator(".wall-view").is_visible()
    editor.shot("A variant on the canvas")
    editor.press("Control+z")


def looks(command, pictures, page):
    """Both views in light and dark, at two sizes."""
    for size in [(1280, 800), (1920, 1080)]:
        for scheme in ["light", "dark"]:
            with tempfile.TemporaryDirectory() as home:
                path = conflicting(command, home, installed=True)
                with Editor(command, path, f"{pictures}/{scheme}-{size[0]}", size=size, page=page) as editor:
                    editor.page.emulate_media(color_scheme=scheme)
                    editor.page.locator("#notice").get_by_role("button", name="Resolve…").click()
                    pictures_are_shown(editor)
                    go_to(editor, "Espresso")
                    decide(editor, "Take Theirs")
                    editor.shot("Merge")
                    editor.press("Control+Alt+g")
                    whole_wall(editor)
                    editor.shot("Wall")


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as home:
        path = conflicting(command, home, installed=True)
        with Editor(command, path, f"{pictures}/merge", page=page) as editor:
            by_each_way(editor, path)
            outside(editor, path)
            wall(editor)
            assert not editor.complaints, editor.complaints
    with tempfile.TemporaryDirectory() as home:
        path = conflicting(command, home, installed=False)
        with Editor(command, path, f"{pictures}/markers", page=page) as editor:
            with_markers(editor, path)
            assert not editor.complaints, editor.complaints
    looks(command, pictures, page)
    print("Merges were resolved in each way, and the wall followed its document.")


if __name__ == "__main__":
    main(*sys.argv[1:])
