"""The texts of a storyboard are translated beside their objects: in the inspector, on the canvas, and in a table.

    translations.py STORYBOARD DOCUMENT PICTURES [PAGE]

STORYBOARD is the command, DOCUMENT the storyboard of Samples/DailyBuzz, PICTURES takes a picture of each step. PAGE is a folder with
the page's files, in place of those that came with the command.
"""

import pathlib
import shutil
import sys
import tempfile

from stage import Editor

NAME, TITLE, COFFEE, TEMPERATURE = "lqZ-z9-2sw", "4xx-0s-ROW", "gMR-gX-qjS", "ZwQ-U9-134"
GERMAN = """/* Class = "UINavigationItem"; title = "Daily Buzz"; ObjectID = "4xx-0s-ROW"; */
"4xx-0s-ROW.title" = "Tagesrausch";

/* Class = "UILabel"; text = "Drink"; ObjectID = "gMR-gX-qjS"; */
"gMR-gX-qjS.text" = "Getränk";

/* Class = "UILabel"; text = "Gone"; ObjectID = "old-ob-jct"; */
"old-ob-jct.text" = "Weg";
"""
STRINGS = "de.lproj/DailyBuzz.strings"


def copied(document, home):
    folder = pathlib.Path(home) / "app"
    (folder / "de.lproj").mkdir(parents=True)
    shutil.copy(document, folder)
    (folder / STRINGS).write_text(GERMAN)
    return folder


def localized(editor, folder):
    """The document moves to where its translations can be."""
    editor.run("() => editor.store.open('DailyBuzz.storyboard')")
    editor.until("() => editor.store.current?.stages.size > 0")
    editor.press("Control+Alt+t")
    editor.page.locator("#texts .texts-empty button", has_text="Localize…").click()
    dialog = editor.page.locator("dialog[open]")
    dialog.wait_for()
    editor.shot("Localizing the document")
    dialog.locator("button", has_text="Localize").click()
    editor.until("() => editor.store.current?.path === 'Base.lproj/DailyBuzz.storyboard'")
    editor.page.locator("#texts .texts-column", has_text="German").wait_for()
    assert [tab.strip() for tab in editor.page.locator("[role=tab].tab").all_inner_texts()] == ["DailyBuzz.storyboard"]
    assert not (folder / "DailyBuzz.storyboard").exists()
    editor.shot("Localized, with the translations beside it")
    editor.press("Control+Alt+t")


def opened(editor):
    editor.until("() => editor.store.current?.stages.size > 2")
    editor.run("() => editor.store.request('texts')")
    editor.show_all()


def translation(editor, key, language="de"):
    answer = editor.run("async key => (await editor.store.request('texts')).texts.find(text => text.key === key).items", key)
    return next(item for item in answer if item["language"] == language)


def cell(editor, key, language="de"):
    return editor.page.locator(f"#texts [data-cell='{key} {language}']")


def beside(editor):
    """In the inspector, below the text."""
    editor.select(COFFEE)
    editor.tab("attributes")
    sign = editor.page.locator(".translation-toggle").first
    sign.wait_for()
    assert sign.inner_text() == "0/1", sign.inner_text()
    sign.click()
    editor.shot("The translations of a text below it, one of them outdated")
    before = editor.revision
    field = editor.page.locator(".translation .field").first
    field.click()
    editor.press("Control+a")
    editor.type("Kaffee")
    editor.press("Enter")
    editor.changed(before)
    assert translation(editor, f"{COFFEE}.text") == {"language": "de", "text": "Kaffee", "state": "translated"}
    assert editor.run("() => editor.store.current.state.undo") == "Translate to German"
    editor.shot("Translated, and no longer outdated")


def on_canvas(editor):
    """With a language on the canvas, what is typed is the translation."""
    editor.page.locator("#viewbar [data-label=Language]").click()
    editor.pick("German")
    editor.until("() => editor.store.current.view.language === 'de'")
    editor.select(TEMPERATURE)
    row = editor.row("Text")
    row.locator(".translation-sign", has_text="German: missing").wait_for()
    assert row.locator(".field").first.input_value() == ""
    editor.show(TEMPERATURE)
    x, y = editor.middle(TEMPERATURE)
    editor.page.mouse.dblclick(x, y)
    editor.page.locator(".canvas-editor-language").wait_for()
    editor.type("Temperatur")
    editor.looks("A translation is typed on the canvas")
    # On a light scene the field is light, also where the page is dark.
    editor.page.emulate_media(color_scheme="dark")
    assert editor.run("() => getComputedStyle(document.querySelector('.canvas-editor')).backgroundColor") == "rgb(255, 255, 255)"
    editor.page.emulate_media(color_scheme="light")
    before = editor.revision
    editor.page.locator(".canvas-editor").press("Enter")
    editor.changed(before)
    assert translation(editor, f"{TEMPERATURE}.text")["text"] == "Temperatur"
    assert editor.run("id => editor.store.current.object(id).name", TEMPERATURE) == "Temperature"
    editor.shot("The canvas in German, the document as it was")
    editor.press("Control+z")
    editor.until("() => editor.store.current.state.redo === 'Translate to German'")
    assert translation(editor, f"{TEMPERATURE}.text")["state"] == "missing"
    editor.press("Control+Shift+z")
    editor.until("() => !editor.store.current.state.redo")


def table(editor, folder):
    """All texts of the document, and a new language."""
    editor.press("Control+Alt+t")
    cell(editor, f"{NAME}.text").wait_for()
    editor.looks("The texts of the document")
    editor.page.locator("#texts [role=radio]", has_text="To Do").click()
    editor.until("() => ![...document.querySelectorAll('#texts .texts-cell')].some(cell => cell.classList.contains('is-translated'))")
    # Typed one below the other, by keyboard.
    first = editor.page.locator("#texts .texts-cell").first
    before = editor.revision
    first.click()
    editor.type("Äthiopien Sidamo")
    editor.press("Enter")
    editor.changed(before)
    assert translation(editor, f"{NAME}.text")["text"] == "Äthiopien Sidamo"
    assert editor.selection == [NAME]
    editor.until("() => document.activeElement.classList.contains('texts-cell')")
    editor.shot("Only what is to do")
    editor.page.locator("#texts button", has_text="Add Language").click()
    editor.pick("French")
    editor.until("() => editor.store.current.view.language === 'fr'")
    editor.page.locator("#texts [role=radio]", has_text="All").click()
    before = editor.revision
    cell(editor, f"{TITLE}.title", "fr").click()
    editor.type("Buzz du jour")
    editor.press("Enter")
    editor.changed(before)
    editor.looks("A language more")
    editor.page.locator("#texts [role=radio]", has_text="Stale").click()
    editor.page.locator("#texts .is-stale", has_text="old-ob-jct.text").wait_for()
    editor.shot("What belongs to no object any more")
    before = editor.revision
    editor.page.locator("#texts .texts-scene button", has_text="Remove").click()
    editor.changed(before)
    assert (folder / STRINGS).read_text() == GERMAN
    editor.save()
    saved = (folder / STRINGS).read_text()
    assert saved.startswith(GERMAN[:GERMAN.index("Drink")]), saved
    assert '/* Class = "UILabel"; text = "Coffee"; ObjectID = "gMR-gX-qjS"; */\n"gMR-gX-qjS.text" = "Kaffee";\n' in saved, saved
    assert '"ZwQ-U9-134.text" = "Temperatur";' in saved and "old-ob-jct" not in saved, saved
    assert '"4xx-0s-ROW.title" = "Buzz du jour";' in (folder / "fr.lproj/DailyBuzz.strings").read_text()
    editor.press("Escape")


def outside(editor, folder):
    """Another program adds a translation."""
    path = folder / STRINGS
    path.write_text(path.read_text() + '\n"fCf-zH-b9G.title" = "Einzelheiten";\n')
    editor.page.locator("#texts [role=radio]", has_text="All").click()
    cell(editor, "fCf-zH-b9G.title").locator("text=Einzelheiten").wait_for()
    editor.shot("A translation from outside")


def main(command, document, pictures, page=None):
    with tempfile.TemporaryDirectory() as home:
        folder = copied(document, home)
        before = (folder / "DailyBuzz.storyboard").read_bytes()
        with Editor(command, folder, pictures, size=(1280, 800), page=page) as editor:
            localized(editor, folder)
            opened(editor)
            beside(editor)
            on_canvas(editor)
            table(editor, folder)
            outside(editor, folder)
            assert not editor.complaints, editor.complaints
        assert (folder / "Base.lproj/DailyBuzz.storyboard").read_bytes() == before
    print("Texts were translated beside their objects, on the canvas and in a table, and the document stayed as it was.")


if __name__ == "__main__":
    main(*sys.argv[1:])
