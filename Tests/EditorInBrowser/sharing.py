"""On stage in 2011 (session 309), Rob's part: recipes are shared from a popover, whose storyboard others have made.

    sharing.py STORYBOARD PICTURES [PAGE]

The app lists recipes; nothing shares them, and there is no storyboard for it. As on stage:

- the storyboard that others have made is added to the app
- a bar button item is dragged into the bar and called Share; an outlet and an action are dragged from it into the source, and the code
  that shows the other storyboard in a popover is pasted
- the other storyboard is looked at: a segue of its own class, whose source is shown.

The app is used as it was shown.
"""

import pathlib
import shutil
import sys

import demonstration
from examples import sees, tap, tap_text

RECIPE = "Sources/RecipeViewController.swift"

SHARES = """        let storyboard = UIStoryboard(name: "Sharing", bundle: nil)
        guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController,
            let sharing = navigation.topViewController as? SharingViewController
        else { return }
        sharing.recipe = recipe
        navigation.modalPresentationStyle = .popover
        navigation.preferredContentSize = CGSize(width: 320, height: 300)
        navigation.popoverPresentationController?.barButtonItem = shareButton
        navigation.popoverPresentationController?.delegate = self
        present(navigation, animated: true)
"""

WRITTEN = {RECIPE: ["    @IBOutlet var shareButton: UIBarButtonItem!\n", f"    @IBAction func share(_ sender: UIBarButtonItem) {{\n{SHARES}    }}\n\n"]}


def added(editor):
    """The app as it was before, and the storyboard of others, which is copied into its folder."""
    folder = pathlib.Path(editor.launch[2])
    editor.run("() => editor.store.open('Recipes.storyboard')")
    editor.until("() => editor.store.current?.path === 'Recipes.storyboard'")
    recipe = editor.find("tableViewController")[1]
    editor.delete(editor.one("barButtonItem", recipe))
    editor.show_all()
    editor.shot("Recipes, which nothing shares")
    shutil.copy(demonstration.SAMPLES / "DailyBuzz/Sharing.storyboard", folder)
    editor.until("() => editor.store.documents.some(document => document.path === 'Sharing.storyboard')")
    return recipe


def share(editor, recipe):
    """A button in the bar, its outlet, its action, and what it does."""
    editor.show(recipe)
    [button, *_] = editor.from_library("bar button item", editor.middle(editor.one("navigationItem", recipe), dx=60))
    editor.type_at(*editor.middle(button), "Share")
    editor.shot("A button in the bar")
    editor.select(recipe)
    editor.show_source()
    editor.source_is(RECIPE)
    editor.show(recipe)
    editor.drag_into(button, editor.line_of("class RecipeViewController", 1), "shareButton", picture="An outlet")
    line = editor.line_of("A popover on small screens")
    editor.drag_into(button, line, "share", kind="Action", type="UIBarButtonItem", picture="An action")
    editor.paste("func share", SHARES)
    editor.shot("Its code, pasted")


def looked_at(editor):
    """The storyboard of others, and the class of its segue."""
    editor.run("() => editor.store.open('Sharing.storyboard')")
    editor.until("() => editor.store.current?.path === 'Sharing.storyboard' && editor.store.current.stages.size > 0")
    editor.show_all()
    segue = editor.run("() => [...editor.store.current.scenes.values()].flatMap(scene => scene.segues).find(segue => segue.kind === 'custom').id")
    editor.run("id => editor.store.select([id])", segue)
    editor.calm()
    editor.tab("attributes")
    editor.shot("A segue with a class of its own")
    editor.page.locator("button[aria-label='Jump to the class']").click()
    editor.source_is("Sources/PublishSegue.swift")
    editor.shot("What it performs")
    editor.hide_source()


def make(editor):
    recipe = added(editor)
    share(editor, recipe)
    looked_at(editor)


def used(app):
    """A recipe is shared, and published with sparks."""
    tap(app, "tab", "Recipes")
    tap_text(app, "French Press")
    app.picture("A recipe")
    tap(app, "button", "Share")
    app.picture("Its popover")
    app.element("button", "Publish").first.click()
    app.page.wait_for_timeout(350)
    app.picture("Sparks", rests=False)
    sees(app, "French Press is on its way.")
    app.rest(600)
    app.picture("Published")
    tap(app, "button", "Done")


if __name__ == "__main__":
    demonstration.film(make, "DailyBuzz", [used], sys.argv[1:], written=WRITTEN, keeps=["LaunchScreen", "Main", "DailyBuzz", "Recipes"])
