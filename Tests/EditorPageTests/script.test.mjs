import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMANDS } from "../../Sources/Editor/EditorPage/Page/model/message-lists.js";
import { Recording } from "../../Sources/Editor/EditorPage/Page/script/recording.js";
import { commandNames, fieldsLeft, lineOf, parseLine, placeAt } from "../../Sources/Editor/EditorPage/Page/script/script-line.js";

test("a line is a command with its fields, whatever their types", () => {
    const parse = line => parseLine(line, ["a", "b"]);
    assert.deepEqual(parse('set object=l1/state[normal] attribute=title value="Good \\"morning\\""'), { set: { object: "l1/state[normal]", attribute: "title", value: 'Good "morning"' } });
    assert.deepEqual(parse("set object=l1 attribute=tag value=7"), { set: { object: "l1", attribute: "tag", value: "7" } });
    assert.deepEqual(parse("pin objects=selected top leading=8 toMargins width=true"), { pin: { objects: ["a", "b"], top: true, leading: 8, toMargins: true, width: true } });
    assert.deepEqual(parse("align objects=x,y to=left inContainer=false"), { align: { objects: ["x", "y"], to: "left", inContainer: false } });
    assert.deepEqual(parse('setValue object=x key=textColor value={"color": {"name": "Dark Roast"}}'), { setValue: { object: "x", key: "textColor", value: { color: { name: "Dark Roast" } } } });
    assert.deepEqual(parse("setRuntimeAttribute object=x keyPath=layer.x type=number value=0.5"), { setRuntimeAttribute: { object: "x", keyPath: "layer.x", type: "number", value: 0.5 } });
    assert.deepEqual(parse('  {"delete": {"object": "x"}}'), { delete: { object: "x" } });
    assert.deepEqual(parseLine("delete object=selected", ["a"]), { delete: { object: "a" } });
    assert.deepEqual(parseLine("setCollectionLayout collection=selected kind=flow", ["a"]), { setCollectionLayout: { collection: "a", kind: "flow" } });
    // `to` of an arrangement is a text, though it is called as the objects of others are.
    assert.deepEqual(parse("arrange objects=x to=selected"), { arrange: { objects: ["x"], to: "selected" } });
});

test("what can't be a command is reported in words", () => {
    const fault = (line, selection = []) => {
        try {
            parseLine(line, selection);
            return "none";
        } catch (error) {
            return error.message;
        }
    };
    assert.equal(fault("fly object=x"), "there is no command “fly”");
    assert.match(fault("delete what=x"), /has no field “what”; its fields are object/);
    assert.equal(fault("delete"), "“delete” needs the field “object”");
    assert.equal(fault("delete object=a object=b"), "“object” is there twice");
    assert.equal(fault("delete object"), "“object” needs a value");
    assert.equal(fault("delete object=selected"), "nothing is selected");
    assert.equal(fault("delete object=selected", ["a", "b"]), "2 objects are selected, “object” is one");
    assert.equal(fault("setFrame object=x x=left y=0 width=1 height=1"), "“x” is a number");
    assert.equal(fault("align objects=a to=left inContainer=maybe"), "“inContainer” is true or false");
    assert.match(fault('set object=x attribute=text value="open'), /has no end/);
    assert.match(fault("{"), /this is no JSON/);
    assert.match(fault('{"fly": {}}'), /only key/);
});

test("a command's line reads back as the command", () => {
    const commands = [
        { set: { object: "l1", attribute: "text", value: 'Two words, "quoted"\nand more' } }, { set: { object: "l1", attribute: "text", value: "" } },
        { set: { object: "l1", attribute: "text", value: "selected" } }, { setText: { object: "a/string[text]", text: "[x]" } },
        { pin: { objects: ["a", "b"], top: true, leading: -8.5, toMargins: true } }, { updateFrames: { objects: [], all: true } },
        { setValue: { object: "x", key: "k", value: { insets: [1, 2, 3, 4] } } }, { embed: { objects: ["$1", "b"], in: "stackView" } },
        { addSegue: { from: "a", to: "$2", kind: "show", attributes: { animates: "NO" } } }, { setInstalled: { object: "a", isInstalled: false } },
        { setRuntimeAttribute: { object: "a", keyPath: "k", type: "string", value: "12" } },
    ];
    for (const command of commands) assert.deepEqual(parseLine(lineOf(command), []), command, lineOf(command));
});

test("what is typed at a place is a command, a field or a value", () => {
    const place = marked => {
        const caret = marked.indexOf("|");
        const line = marked.replace("|", "");
        const { kind, typed, from, to } = placeAt(line, caret);
        return [kind, typed, line.slice(from, to)];
    };
    assert.deepEqual(place("|"), ["command", "", ""]);
    assert.deepEqual(place("del|"), ["command", "del", "del"]);
    assert.deepEqual(place("delete |"), ["field", "", ""]);
    assert.deepEqual(place("delete ob|ject=x"), ["field", "ob", "object=x"]);
    assert.deepEqual(place("delete object=l|1"), ["value", "l", "l1"]);
    assert.deepEqual(place("align objects=a,b|c to=left"), ["value", "b", "b"]);
    assert.deepEqual(fieldsLeft("addOutlet", "addOutlet from=a").map(({ title }) => title), ["property", "to", "collection", "id"]);
    assert.deepEqual(commandNames().map(({ title }) => title), Object.keys(COMMANDS));
});

test("a recording numbers what it created in every field that names an object", () => {
    const recording = new Recording();
    recording.add({ path: "A", commands: [{ addObject: { item: "view", into: "root" } }], created: ["n"], revision: 1 });
    recording.add({ path: "A", commands: [{ pin: { objects: ["x"], top: 8, topTo: "n" } }], created: [], revision: 2 });
    assert.deepEqual(recording.commands.at(-1), { pin: { objects: ["x"], top: 8, topTo: "$1" } });
});

test("a recording names what it created by its number, and leaves out what was undone", () => {
    const recording = new Recording();
    const add = (revision, commands, created = []) => recording.add({ path: "A", commands, created, revision });
    add(1, [{ addObject: { item: "label", into: "v" } }], ["n1"]);
    add(2, [{ addObject: { item: "button", into: "v" } }, { align: { objects: ["n1", "v"], to: "left" } }], ["n2"]);
    add(3, [{ set: { object: "n2/state[normal]", attribute: "title", value: "n1" } }]);
    assert.deepEqual(recording.commands, [
        { addObject: { item: "label", into: "v" } }, { addObject: { item: "button", into: "v" } }, { align: { objects: ["$1", "v"], to: "left" } },
        { set: { object: "$2/state[normal]", attribute: "title", value: "n1" } },
    ]);
    recording.step("undo", "B", 4);
    assert.equal(recording.commands.length, 4, "another document was undone");
    recording.step("undo", "A", 4);
    recording.step("undo", "A", 5);
    assert.deepEqual(recording.commands, [{ addObject: { item: "label", into: "v" } }]);
    recording.step("redo", "A", 6);
    assert.equal(recording.commands.length, 3);
    // Something else was done, and is undone.
    recording.step("undo", "A", 8);
    assert.equal(recording.commands.length, 3);
    add(9, [{ delete: { object: "n1" } }]);
    recording.step("redo", "A", 10);
    assert.deepEqual(recording.commands.at(-1), { delete: { object: "$1" } });
});
