"""The ten tasks of `tasks.py` by an agent: through `storyboard mcp`, with the official client of the Model Context Protocol.

    agent.py STORYBOARD FOLDER

STORYBOARD is the command. FOLDER takes the pictures that the server draws. The agent knows only what the tools answer. After each
task, the document must have no problem that it didn't have before.
"""

import asyncio
import base64
import collections
import json
import pathlib
import re
import sys
import tempfile

from mcp import ClientSession, StdioServerParameters, stdio_client

from tasks import PATH, VIEWS, Day, Project

#: The longest answer, in characters.
BUDGET = 8000


class Agent:
    """A client with the document of the tasks, and what the tasks have found out about it."""

    def __init__(self, session, day, pictures):
        self.session = session
        self.day = day
        self.project = day.project
        self.pictures = pathlib.Path(pictures)
        self.calls = 0
        self.answered = 0

    async def ask(self, tool, **arguments):
        """Calls a tool. Returns all of its text: an answer that is too long ends with how to get the rest."""
        result = await self.session.call_tool(tool, arguments)
        self.calls += 1
        text = ""
        for content in result.content:
            if content.type == "image":
                self.pictures.mkdir(parents=True, exist_ok=True)
                (self.pictures / f"{self.calls:03}-{tool}.png").write_bytes(base64.b64decode(content.data))
            else:
                assert len(content.text) <= BUDGET, (tool, len(content.text))
                self.answered += len(content.text)
                text += content.text
        failed = getattr(result, "is_error", None) or getattr(result, "isError", None)
        assert not failed, (tool, arguments, text)
        rest = re.search(r"^… \d+ more lines: call 'more' with answer (\d+) from (\d+)$", text, re.MULTILINE)
        if rest:
            text = text[:rest.start()] + await self.ask("more", answer=int(rest[1]), **{"from": int(rest[2])})
        return text

    async def change(self, *commands):
        return await self.ask("change", file=PATH, commands=list(commands))

    async def created(self, *commands):
        """The ids of what commands make, in their order."""
        return re.search(r"^created:? (.*)$", await self.change(*commands), re.MULTILINE)[1].replace(",", " ").split()

    async def problems(self):
        """How often each problem is in the documents, whatever its line."""
        lines = re.findall(r"^\S+?:\d+:\d+: (\w+: .*)$", await self.ask("check"), re.MULTILINE)
        return collections.Counter(re.sub(r" \(\S*\)", "", line) for line in lines)

    async def conflicts(self):
        """Resolve five conflicts"""
        for constraint in self.day.too_many:
            issues = await self.ask("layout", file=PATH)
            [commands] = {line.partition(": ")[2] for line in issues.splitlines() if "delete" in line and f'"{constraint}"' in line and line.startswith(" ")}
            await self.change(*json.loads(commands))
        issues = await self.ask("layout", file=PATH)
        assert not any(constraint in issues for constraint in self.day.too_many), issues

    async def adaptive(self):
        """Make a scene adaptive"""
        scene = self.day.drawn
        await self.change({"addMissingConstraints": {"objects": [scene.views[0][0]], "all": True}})
        await self.ask("render", file=PATH, scene=scene.id, device="iPad Pro 11-inch", orientation="landscape")
        assert "conflicting" not in await self.ask("layout", file=PATH, scene=scene.id)

    async def most(self, kind, pattern):
        """The value of a kind that most objects have, among those that a pattern matches."""
        values = re.findall(pattern, await self.ask("find", value="", of=kind), re.MULTILINE)
        return collections.Counter(values).most_common(1)[0][0]

    async def font(self):
        """Find a font and change it everywhere"""
        font = await self.most("font", r"(System [\d.]+)$")
        await self.ask("replace", value=font, new="Subhead", of="font")
        assert not self.project.values("font")[font]

    async def color(self):
        """Change a color everywhere to one of the asset catalog"""
        color = await self.most("color", r"(#[0-9A-F]{6})$")
        await self.ask("replace", value=color, new="Brand", of="color")
        assert not self.project.values("color")[color] and '<namedColor name="Brand"' in self.project.file.read_text()

    async def form(self):
        """Add a form with stack views"""
        [controller, *_] = await self.created({"addScene": {"controller": "viewController", "title": "Address", "storyboardIdentifier": "AddressForm"}})
        [view] = re.findall(r"^  view (\S+)", await self.ask("outline", file=PATH, scene=controller), re.MULTILINE)
        rows, commands = [], []
        for number, text in enumerate(["Name", "Street", "City"]):
            label, field, row = (f"${3 * number + each}" for each in (1, 2, 3))
            commands += [{"addObject": {"item": "label", "into": view, "x": 20, "y": 100 + 50 * number}},
                         {"addObject": {"item": "textField", "into": view, "x": 120, "y": 100 + 50 * number}},
                         {"set": {"object": label, "attribute": "text", "value": text}},
                         {"set": {"object": field, "attribute": "placeholder", "value": text}},
                         {"embed": {"objects": [label, field], "in": "stackView"}}]
            rows.append(row)
        commands += [{"embed": {"objects": rows, "in": "stackView"}},
                     {"set": {"object": "$10", "attribute": "axis", "value": "vertical"}},
                     {"set": {"object": "$10", "attribute": "spacing", "value": "12"}},
                     {"pin": {"objects": ["$10"], "top": 20, "leading": 20, "trailing": 20}}]
        await self.change(*commands)
        issues = await self.ask("layout", file=PATH, scene=controller)
        if "misplaced" in issues or "Update Frame" in issues:
            await self.change({"updateFrames": {"objects": [controller], "all": True}})
        await self.ask("render", file=PATH, scene=controller)
        outline = await self.ask("outline", file=PATH, scene=controller)
        form = re.search(r"stackView (\S+)", outline)[1]
        assert outline.count("stackView") == 4 and "spacing" in await self.ask("inspect", file=PATH, object=form), outline

    async def table(self):
        """Add a table with a cell of one's own, and push it from a button"""
        button = next(view for view, element in self.day.last.views if element == "button")
        [controller, *_] = await self.created({"addScene": {"controller": "tableViewController", "title": "Items"}})
        [table] = re.findall(r"tableView (\S+)", await self.ask("outline", file=PATH, scene=controller))
        [cell, *_] = await self.created({"addObject": {"item": "tableViewCell", "into": table}})
        outline = await self.ask("outline", file=PATH, scene=controller)
        [content] = re.findall(r"tableViewCellContentView (\S+)", outline)
        await self.change({"set": {"object": cell, "attribute": "reuseIdentifier", "value": "Item"}},
                          {"set": {"object": cell, "attribute": "customClass", "value": "ItemCell"}},
                          {"addObject": {"item": "label", "into": content, "x": 20, "y": 11}},
                          {"pin": {"objects": ["$1"], "top": 11, "leading": 20}},
                          {"addSegue": {"from": button, "to": controller, "kind": "show"}})
        await self.change({"updateFrames": {"objects": [controller], "all": True}})
        text = self.project.file.read_text()
        assert re.search(r'<tableViewCell [^>]*reuseIdentifier="Item"[^>]*customClass="ItemCell"', text)
        assert re.search(rf'<segue destination="{controller}" kind="show"', text)

    async def variation(self):
        """Give a label another font where there is more room"""
        label = next(view for view, element in self.day.text.views if element == "label")
        await self.change({"setValue": {"object": label, "key": "fontDescription", "value": {"font": {"style": "UICTFontTextStyleTitle1"}}, "traits": "widthClass=regular"}})
        assert "UICTFontTextStyleTitle1" in await self.ask("inspect", file=PATH, object=label)

    async def connect(self):
        """Connect three outlets and an action to the source"""
        scene = self.day.coded
        button = next(view for view, element in scene.views if element == "button")
        others = [(view, element) for view, element in scene.views[1:] if element in VIEWS and view != button][:3]
        # An agent edits sources by itself.
        members = [f"    @IBOutlet weak var part{number}: UI{element[0].upper()}{element[1:]}!" for number, (_, element) in enumerate(others)]
        source = self.project.folder / "TaskViewController.swift"
        source.write_text(source.read_text().replace("\n}\n", "\n".join([*members, "    @IBAction func proceed(_ sender: UIButton) {}", "}", ""])))
        await self.change(*[{"addOutlet": {"from": scene.controller, "property": f"part{number}", "to": view}} for number, (view, _) in enumerate(others)],
                          {"addAction": {"from": button, "selector": "proceed:", "to": scene.controller}})
        inspected = await self.ask("inspect", file=PATH, object=scene.controller)
        assert all(f"part{number}" in inspected for number in range(3)), inspected

    async def localize(self):
        """Add a language, and translate five texts"""
        keys = list(dict.fromkeys(re.findall(r"^(\S+\.\w+) \"", await self.ask("translate", file=PATH), re.MULTILINE)))[:5]
        words = dict(zip(keys, ["Eins", "Zwei", "Drei", "Vier", "Sechs"]))
        await self.ask("translate", file=PATH, language="de", texts=words)
        tables = "".join(file.read_text() for file in self.project.folder.rglob("*.strings"))
        assert len(words) == 5 and all(f'"{word}"' in tables for word in words.values()), tables

    async def extract(self):
        """Move three scenes to a storyboard of their own"""
        controllers = [scene.controller for scene in self.day.moved]
        await self.ask("refactor", file=PATH, scenes=controllers, to="Base.lproj/Extracted.storyboard")
        outline = await self.ask("outline", file="Base.lproj/Extracted.storyboard")
        assert all(controller in outline for controller in controllers)


TASKS = [Agent.conflicts, Agent.adaptive, Agent.font, Agent.color, Agent.form, Agent.table, Agent.variation, Agent.connect, Agent.localize, Agent.extract]


async def work(command, pictures):
    with tempfile.TemporaryDirectory() as folder:
        project = Project(command, folder, None)
        day = Day(project)
        server = StdioServerParameters(command=str(pathlib.Path(command).resolve()), args=["mcp", folder, "--budget", str(BUDGET)])
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            names = {tool.name for tool in (await session.list_tools()).tools}
            assert {"open", "outline", "change", "render", "check", "diff", "undo"} <= names, names
            agent = Agent(session, day, pictures)
            assert "Main.storyboard" in await agent.ask("open")
            before = await agent.problems()
            for task in TASKS:
                calls, answered = agent.calls, agent.answered
                await task(agent)
                after = await agent.problems()
                # Five texts of a language leave the others untranslated, as `check` says.
                new = [problem for problem in after - before if "[localization.missing]" not in problem]
                assert not new, f"{task.__doc__}: {new}"
                before = after
                print(f"{task.__doc__}: {agent.calls - calls} calls, {agent.answered - answered} characters", flush=True)
            # All of it can be taken back, step by step.
            await agent.ask("undo")
            assert not list(project.folder.rglob("Extracted.storyboard"))


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:]))
