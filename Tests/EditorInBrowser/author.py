"""A person who works on sources and scenes at once."""

from stage import Editor


class Author(Editor):
    """A person who works on sources and scenes at once."""

    def select(self, object_id):
        """Selects by the outline, where everything can be found."""
        row = self.page.locator(f"#outline [data-object-id='{object_id}'] .outline-name").first
        if self.selection == [object_id]:
            # A click on a row that is selected renames it.
            pass
        elif row.count() and not self.run("() => !!document.querySelector('#outline input:focus')"):
            row.click()
        else:
            self.run("id => editor.store.select([id])", object_id)
            row.wait_for()
        self.until("id => editor.store.selection.join() === id", object_id)
        self.inspected()
        self.calm()

    def source_is(self, file):
        self.until("file => editor.source?.source?.file === file && !!editor.source.editor", file)

    def text(self):
        return self.run("() => editor.source.source.text")

    def until_text(self, part):
        self.until("part => editor.source.source.text.includes(part)", part)

    def line_of(self, part, after=0):
        """The number of the first line with a text, from 1."""
        return next(number for number, line in enumerate(self.text().split("\n"), 1) if part in line) + after

    def line_start(self, line):
        """A point of the page between a line and the one before."""
        return self.run(
            """line => {
                const { editor: code } = editor.source;
                code.reveal(line);
                const box = code.content.getBoundingClientRect();
                return [box.left + 160, box.top + 6 + (line - 1) * 18];
            }""",
            line,
        )

    def line_middle(self, line):
        x, y = self.line_start(line)
        return x, y + 9

    def drag_into(self, object_id, line, name, kind=None, type=None, picture=None, **choices):
        """Control-drags an object between the lines of the source, and says what it makes."""
        before = self.revision
        start, end = self.spot(object_id), self.line_start(line)
        self.page.keyboard.down("Control")
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 6, start[1] + 4)
        self.page.mouse.move(*end, steps=10)
        self.until("() => !editor.source.editor.gap.hidden")
        if picture:
            self.shot(f"{picture}, dragged")
        self.page.mouse.up()
        self.page.keyboard.up("Control")
        sheet = self.page.locator(".member-sheet")
        sheet.wait_for()
        if kind:
            self.pop_up("Connection", kind)
        for title, option in choices.items():
            self.pop_up(title.capitalize(), option)
        if type:
            field = sheet.locator("[aria-label=Type]")
            field.click()
            self.press("Control+a")
            self.type(type)
            self.press("Tab")
        sheet.locator("[aria-label=Name]").click()
        self.press("Control+a")
        self.type(name)
        if picture:
            self.shot(f"{picture}, named")
        self.press("Enter")
        self.changed(before)
        sheet.wait_for(state="detached")

    def drag_outlets(self, controller, file, parts):
        """Control-drags parts of a scene into its class, one below the other, by the names of their outlets."""
        self.select(controller)
        self.show_source()
        self.source_is(file)
        self.show(controller)
        line = self.line_of(f"class {file.split('/')[-1].split('.')[0]}", 1)
        for number, (outlet, part) in enumerate(parts.items()):
            self.drag_into(part, line + number, outlet)

    def drag_onto(self, object_id, part):
        """Control-drags an object onto the line of an outlet or action that exists, and so connects it."""
        before = self.revision
        start, end = self.spot(object_id), self.line_middle(self.line_of(part))
        self.page.keyboard.down("Control")
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 6, start[1] + 4)
        self.page.mouse.move(*end, steps=8)
        self.until("() => document.querySelector('.code-gap.is-on-line:not([hidden])')")
        self.page.mouse.up()
        self.page.keyboard.up("Control")
        self.changed(before)

    def pop_up(self, title, option):
        button = self.page.locator(f".member-sheet button[aria-label^='{title}:']")
        button.click()
        self.page.locator("[role=menu]").wait_for()
        self.pick(option)
        self.until("([title, option]) => document.querySelector(`.member-sheet button[aria-label='${title}: ${option}']`)", [title, option])

    def connection(self, name):
        """What the document's connections with a name lead from and to."""
        return self.run(
            """async name => {
                const { text } = await editor.store.request('text');
                const xml = new DOMParser().parseFromString(text, 'text/xml');
                return [...xml.querySelectorAll(`[property='${name}'], [selector='${name}']`)].map(each => [each.parentElement.parentElement.id, each.getAttribute('destination')]);
            }""",
            name,
        )

    def paste(self, after, text, below=0):
        """Pastes lines after the one with a text, or after one that many lines below it."""
        line = self.line_of(after, below)
        self.paste_over(line, line, text)

    def paste_before(self, part, text):
        """Pastes lines before the blank one over the one with a text."""
        line = self.line_of(part)
        self.paste_over(line - 2, line - 2, text)

    def paste_at_end_of(self, declaration, text):
        """Pastes lines before the brace that ends a class."""
        lines = self.text().split("\n")
        end = lines.index("}", self.line_of(declaration))
        self.paste_over(end, end, text)

    def replace(self, part, text):
        """Pastes a text in place of whole lines."""
        first = self.line_of(part.split("\n")[0]) - 1
        self.paste_over(first, first + part.count("\n"), text)

    def paste_over(self, first, last, text):
        """Pastes a text in place of the lines from one to before another, counted from 0."""
        self.run(
            """([first, last]) => {
                const { editor: code } = editor.source;
                const start = line => code.text.split("\\n").slice(0, line).map(each => each.length + 1).reduce((all, each) => all + each, 0);
                code.focus();
                code.reveal(first + 1, true);
                code.area.setSelectionRange(start(first), start(last));
            }""",
            [first, last],
        )
        self.page.keyboard.insert_text(text)
        self.until_text(text)

    def show_source(self, file=None):
        """Shows the source beside the canvas: that of the selection, or another by the menu of files."""
        if not self.run("() => editor.source.isShown"):
            self.press("Control+Alt+u")
        if file or not self.run("() => editor.source.follows"):
            self.page.locator(".source-name").click()
            self.page.locator("[role=menu]").wait_for()
            self.pick(file.split("/")[-1] if file else "Automatic")
        if file:
            self.source_is(file)

    def hide_source(self):
        self.press("Control+Alt+u")
        self.until("() => !editor.source.isShown")
