"""A storyboard in the languages of its app, and previews beside the canvas that follow edits.

    languages.py STORYBOARD DOCUMENTS PICTURES [PAGE]

STORYBOARD is the command, DOCUMENTS a folder with Base.lproj and de.lproj, PICTURES takes a picture of each step. PAGE is a folder
with the page's files, in place of those that came with the command.
"""

import pathlib
import shutil
import sys
import tempfile

from stage import Editor

LABEL = "YjF-TC-xdU"
PREVIEWS = "() => [...document.querySelectorAll('#previews .wall-stage img')].map(image => image.getAttribute('src'))"


def copied(documents, home):
    folder = pathlib.Path(home) / "app"
    shutil.copytree(documents, folder)
    return folder


def opened(editor):
    editor.run("() => editor.store.open('Base.lproj/Main.storyboard')")
    editor.page.wait_for_function("() => editor.store.current?.stages.size > 0")
    editor.show_all()


def choose_language(editor, title):
    editor.page.locator("#viewbar [data-label=Language]").click()
    editor.pick(title)


def languages(editor):
    key = "() => [...editor.store.current.stages.values()].map(stage => stage.key).join()"
    before = editor.run(key)
    editor.page.locator("#viewbar [data-label=Language]").click()
    editor.page.locator("[role=menu] [role^=menuitem]").first.wait_for()
    titles = editor.page.locator("[role=menu] [role^=menuitem]").all_inner_texts()
    assert [title.strip() for title in titles] == ["The Document's Own (English)", "German", "Longer Texts", "Accented Texts", "Right to Left"], titles
    editor.shot("The languages of the app")
    editor.pick("German")
    editor.page.wait_for_function(f"old => ({key})() !== old", arg=before)
    assert editor.run("() => editor.store.current.view.language") == "de"
    assert editor.page.locator("#viewbar [data-label=Language]").get_attribute("aria-label") == "Language: German"
    editor.shot("German on the canvas")
    choose_language(editor, "Right to Left")
    editor.page.wait_for_function("() => editor.store.current.view.language === 'x-right-to-left'")
    editor.shot("Right to left")
    choose_language(editor, "The Document's Own (English)")
    editor.page.wait_for_function("() => !editor.store.current.view.language")


def are_drawn(editor, count):
    editor.page.wait_for_function(f"count => {{ const all = [...document.querySelectorAll('#previews .wall-stage')]; return all.length === count && all.every(stage => stage.querySelector('img')?.complete); }}", arg=count)


def option(editor, number, *titles):
    editor.page.locator("#previews figure").nth(number).locator("button").click(force=True)
    for title in titles:
        editor.pick(title)


def previews(editor):
    editor.press("Control+Alt+Enter")
    are_drawn(editor, 3)
    editor.shot("Previews")
    editor.page.locator("#previews [aria-label='Add Preview']").click()
    editor.pick("iPhone 13 mini")
    are_drawn(editor, 4)
    option(editor, 3, "Language", "German")
    editor.page.wait_for_function("() => [...document.querySelectorAll('#previews figcaption')].at(-1).textContent.includes('de')")
    are_drawn(editor, 4)
    option(editor, 0, "Rotate to Landscape")
    editor.page.wait_for_function("() => document.querySelector('#previews figcaption').textContent.includes('landscape')")
    are_drawn(editor, 4)
    editor.shot("A phone in German, another in landscape")

    # An edit is followed.
    old = editor.run(PREVIEWS)
    editor.select(LABEL)
    editor.tab("attributes")
    editor.enter("Text", "A very good morning", "Label")
    # What is translated stays as it is.
    editor.page.wait_for_function(f"old => {{ const now = ({PREVIEWS})(); return now.length === 4 && now.slice(0, 3).every((source, index) => source !== old[index]); }}", arg=old)
    editor.shot("The previews follow an edit")
    option(editor, 2, "Show on the Canvas")
    editor.page.wait_for_function("() => editor.store.current.view.appearance === 'dark'")
    are_drawn(editor, 4)
    editor.settle()
    option(editor, 3, "Remove Preview")
    are_drawn(editor, 3)
    editor.press("Control+Alt+Enter")
    assert not editor.page.locator("#previews").is_visible()
    editor.run("() => editor.store.setView({ appearance: undefined, device: undefined })")


def looks(command, documents, pictures, page):
    for size in [(1280, 800), (1920, 1080)]:
        for scheme in ["light", "dark"]:
            with tempfile.TemporaryDirectory() as home:
                with Editor(command, copied(documents, home), f"{pictures}/{scheme}-{size[0]}", size=size, page=page) as editor:
                    editor.page.emulate_media(color_scheme=scheme)
                    opened(editor)
                    editor.press("Control+Alt+Enter")
                    are_drawn(editor, 3)
                    editor.shot("Previews")


def main(command, documents, pictures, page=None):
    with tempfile.TemporaryDirectory() as home:
        with Editor(command, copied(documents, home), f"{pictures}/languages", page=page) as editor:
            opened(editor)
            languages(editor)
            previews(editor)
            assert not editor.complaints, editor.complaints
    looks(command, documents, pictures, page)
    print("The canvas and the previews were in the languages of the app, and followed an edit.")


if __name__ == "__main__":
    main(*sys.argv[1:])
