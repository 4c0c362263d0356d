import DocumentEdits
import Foundation
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite struct CommandTests {
    static let spellings: [(Command, String)] = [
        (
            .set(object: "a", attribute: "hidden", value: "YES"),
            #"{"set":{"attribute":"hidden","object":"a","value":"YES"}}"#
        ),
        (
            .removeAttribute(object: "a", attribute: "hidden"),
            #"{"removeAttribute":{"attribute":"hidden","object":"a"}}"#
        ),
        (.setText(object: "a/string[text]", text: "x\ny"), #"{"setText":{"object":"a/string[text]","text":"x\ny"}}"#),
        (.insert(into: "a", xml: "<view/>"), #"{"insert":{"into":"a","xml":"<view/>"}}"#),
        (
            .insert(into: "a", xml: "<view/>", before: "b", freshIDs: true),
            #"{"insert":{"before":"b","freshIDs":true,"into":"a","xml":"<view/>"}}"#
        ),
        (.delete(object: "a"), #"{"delete":{"object":"a"}}"#),
        (.duplicate(object: "a", offsetX: 1.5), #"{"duplicate":{"object":"a","offsetX":1.5}}"#),
        (.move(object: "a", into: "b", before: "c"), #"{"move":{"before":"c","into":"b","object":"a"}}"#),
        (
            .addScene(controller: "viewController", x: 1, title: "T", isInitial: true),
            #"{"addScene":{"controller":"viewController","isInitial":true,"title":"T","x":1}}"#
        ),
        (
            .addOutlet(from: "a", property: "p", to: "b", collection: true, id: "i"),
            #"{"addOutlet":{"collection":true,"from":"a","id":"i","property":"p","to":"b"}}"#
        ),
        (
            .addAction(from: "a", selector: "s:", to: "b", event: "touchDown"),
            #"{"addAction":{"event":"touchDown","from":"a","selector":"s:","to":"b"}}"#
        ),
        (
            .addSegue(from: "a", to: "b", kind: "show", identifier: "i", attributes: ["animates": "NO"]),
            #"{"addSegue":{"attributes":{"animates":"NO"},"from":"a","identifier":"i","kind":"show","to":"b"}}"#
        ),
        (.renameIdentifier(object: "a", to: "b"), #"{"renameIdentifier":{"object":"a","to":"b"}}"#),
        (.renameObject(object: "a", to: "b"), #"{"renameObject":{"object":"a","to":"b"}}"#),
        (.setInitialController(object: "a"), #"{"setInitialController":{"object":"a"}}"#),
        (.setInitialController(object: nil), #"{"setInitialController":{}}"#),
        (.setCanvasLocation(scene: "a", x: 1, y: -2.5), #"{"setCanvasLocation":{"scene":"a","x":1,"y":-2.5}}"#),
    ]

    @Test("commands name what those before them in a list have created by its number")
    func numbers() throws {
        var document = try Document(Array(shop.utf8))
        let outcome = try document.perform(
            [
                .addObject(item: "label", into: "lis-vi-001", x: 20, y: 300),
                .addObject(item: "button", into: "lis-vi-001", x: 20, y: 400),
                .set(object: "$1", attribute: "text", value: "New"),
                .set(object: "$2/state[normal]", attribute: "title", value: "Go"),
                .addOutlet(from: "lis-vc-001", property: "fresh", to: "$1"),
                .addScene(controller: "viewController"),
                .addSegue(from: "$2", to: "$4", kind: "show"),
                .addConstraint(first: "$2", firstAttribute: "top", second: "$1", secondAttribute: "bottom"),
                .setInitialController(object: "$4"),
            ], name: "List")
        let ids = outcome.created
        let nodes = ids.map { document.object($0) }
        #expect(nodes.count == 6)
        #expect(nodes[0]?["text"] == "New" && nodes[1]?.child("state", key: "normal")?["title"] == "Go")
        #expect(nodes[2]?["destination"] == ids[0] && nodes[4]?["destination"] == ids[3])
        #expect(nodes[5]?["firstItem"] == ids[1] && nodes[5]?["secondItem"] == ids[0])
        #expect(document.root["initialViewController"] == ids[3])
        // Outside of the list they have no numbers.
        #expect(throws: ChangeError.self) { try document.perform(.delete(object: "$1")) }
        do throws(NumberedChangeError) {
            try document.perform(
                [.delete(object: "lab-el-001"), .set(object: "$1", attribute: "text", value: "x")], name: "")
            Issue.record("nothing was created")
        } catch {
            #expect(error.number == 2 && "\(error.error)".contains("have created none"))
            #expect(document.object("lab-el-001") != nil)
        }
    }

    @Test("a command reads and writes plainly as JSON", arguments: spellings)
    func json(command: Command, text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(String(decoding: try encoder.encode(command), as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(Command.self, from: Data(text.utf8)) == command)
    }

    @Test(
        "JSON that is not a command is an error",
        arguments: ["{}", #"{"fly":{}}"#, #"{"delete":{}}"#, #"{"delete":"a"}"#, "[]"])
    func malformed(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Command.self, from: Data(text.utf8)) }
    }

    @Test("every command has a title for undo")
    func titles() {
        #expect(Set(Self.spellings.map(\.0.title)).count == 15)
        #expect(Command.set(object: "a", attribute: "hidden", value: "YES").title == "Set Hidden")
        #expect(Command.addObject(item: "label").title == "Add Label")
        #expect(Command.embed(objects: [], in: "navigationController").title == "Embed in Navigation Controller")
        #expect(Command.setValue(object: "a", key: "textColor").title == "Set Text Color")
        #expect(Command.arrange(objects: ["a"], to: "forward").title == "Send Forward")
    }

    @Test("of a list of commands all are carried out or none, and the one that fails is named")
    func lists() throws {
        var document = try Document(Array(shop.utf8), idSeed: 1)
        let commands: [Command] = [
            .delete(object: "lab-el-001"), .addScene(controller: "viewController", id: "new-vc-001"),
            .delete(object: "lab-el-001"),
        ]
        let error = #expect(throws: NumberedChangeError.self) { try document.perform(commands, name: "Three") }
        #expect(error?.number == 3)
        #expect(error?.error.description == "there is no object 'lab-el-001' in the document")
        #expect(document.text == shop)
        #expect(document.invariantViolation() == nil)
        let outcome = try document.perform(Array(commands.dropLast()), name: "Two")
        #expect(outcome.created == ["new-vc-001"])
        #expect(outcome.transaction.name == "Two")
        _ = try document.undo(outcome.transaction)
        #expect(document.text == shop)
        #expect(try document.perform([], name: "None").transaction.isEmpty)
    }

    @Test("a command returns what it created")
    func created() throws {
        var document = try Document(Array(shop.utf8), idSeed: 1)
        #expect(try document.perform(.insert(into: "box-vi-001", xml: #"<label id="n"/>"#)).created == ["n"])
        #expect(try document.perform(.addOutlet(from: "lis-vc-001", property: "n", to: "n", id: "o")).created == ["o"])
        #expect(try document.perform(.addOutlet(from: "lis-vc-001", property: "n", to: "n")).created == [])
        let copy = try #require(try document.perform(.duplicate(object: "lis-sc-001")).created.first)
        #expect(document.node(copy).isController)
        #expect(try document.perform(.delete(object: "n")).created == [])
    }

    @Test(
        "no command touches what it doesn't know",
        arguments: ["UnknownElements.storyboard", "HandFormatted.storyboard"])
    func unknown(name: String) throws {
        let fixture = Fixture(name)
        var document = try Document(fixture.bytes, idSeed: 1)
        let controller = Address(try #require(document.controllers.first?["id"]))
        let view = Address(try #require(document.controllers.first?.child("view")?["id"]))
        let commands: [Command] = [
            .set(object: view, attribute: "hidden", value: "YES"), .insert(into: view, xml: "<label/>"),
            .addScene(controller: "viewController", id: "new-vc-001"),
            .addSegue(from: controller, to: "new-vc-001", kind: "show"),
            .renameObject(object: view, to: "new-id-001"), .setCanvasLocation(scene: controller, x: 1, y: 1),
        ]
        let strange = [
            "futureRequirement", "hologramView", "beam", "rule", "hologram", "layer", "note", "telepathy", "label",
            "button",
        ]
        let before = document.root.subtree.filter { strange.contains($0.name) }.map {
            ($0.id, document.tree.write($0.id))
        }
        for command in commands { try document.perform(command) }
        for (node, text) in before { #expect(document.tree.write(node) == text) }
    }
}

@Suite struct AddressTests {
    private let document: Document

    init() throws { document = try Document(Array(shop.utf8)) }

    @Test("steps lead from an object to what is inside it, by name, key or number")
    func steps() throws {
        #expect(try document.resolve("document") == document.root)
        #expect(try document.resolve("lis-sc-001").name == "scene")
        #expect(try document.resolve("lab-el-001/rect[frame]")["width"] == "42")
        #expect(try document.resolve("lis-vi-001/subviews/view")["id"] == "box-vi-001")
        #expect(
            try document.resolve("document/dependencies/capability[2]")["name"]
                == "documents saved in the Xcode 8 format")
        #expect(
            try document.resolve("document/scenes/scene[2]/objects/viewController/view[view]")["id"] == "det-vi-001")
    }

    @Test(
        "steps that lead nowhere list what there is",
        arguments: [
            "lab-el-001/", "lab-el-001/rect[bounds]", "lab-el-001/rect[0]", "lab-el-001/rect[2]",
            "lab-el-001/rect[-9223372036854775808]",
            "lab-el-001/rect[9223372036854775807]", "lab-el-001/[1]", "lab-el-001/]", "lab-el-001/[",
            "lab-el-001/rect[",
        ])
    func nowhere(text: String) {
        let error = #expect(throws: ChangeError.self) { try document.resolve(Address(text)) }
        #expect(error?.hint == "inside it are: rect")
    }

    @Test("an address is a plain string as JSON")
    func json() throws {
        #expect(try JSONDecoder().decode([Address].self, from: Data(#"["a/b"]"#.utf8)) == ["a/b"])
        #expect(Address("a").description == "a")
    }
}

@Suite struct EditHistoryTests {
    @Test("beyond its budget, a history gives up the oldest steps, and never the last one")
    func budget() throws {
        var document = try Document(Array(shop.utf8), idSeed: 1)
        var history = EditHistory(budget: 4000)
        var states = [document.text]
        var givenUp = 0
        for number in 0..<100 {
            let step = try document.perform(.set(object: "lab-el-001", attribute: "text", value: "Text \(number)"))
            givenUp += history.record(step.transaction)
            states.append(document.text)
        }
        #expect(givenUp > 50 && givenUp < 100)
        var count = 0
        while try history.undo(in: &document) != nil {
            count += 1
            #expect(document.text == states[100 - count])
        }
        #expect(count == 100 - givenUp)
        let large = String(repeating: "x", count: 10_000)
        let step = try document.perform(.set(object: "lab-el-001", attribute: "text", value: large))
        history.record(step.transaction)
        #expect(history.undoName != nil)
    }

    @Test("undo and redo walk through the states, and a new edit forgets what was undone")
    func walking() throws {
        var document = try Document(Array(shop.utf8), idSeed: 1)
        var history = EditHistory()
        #expect(try history.undo(in: &document) == nil)
        #expect(history.undoName == nil && history.redoName == nil)
        var states = [document.text]
        for command: Command in [
            .delete(object: "lab-el-001"), .duplicate(object: "box-vi-001"), .setInitialController(object: nil),
        ] {
            history.record(try document.perform(command).transaction)
            states.append(document.text)
        }
        #expect(history.undoName == "Set Initial Controller")
        for state in states.dropLast().reversed() {
            #expect(try history.undo(in: &document) != nil)
            #expect(document.text == state)
        }
        #expect(history.undoName == nil && history.redoName == "Delete")
        for state in states.dropFirst() {
            #expect(try history.redo(in: &document) != nil)
            #expect(document.text == state)
        }
        #expect(try history.redo(in: &document) == nil)
        _ = try history.undo(in: &document)
        history.record(try document.perform(.delete(object: "but-to-001")).transaction)
        #expect(history.redoName == nil)
        #expect(document.invariantViolation() == nil)
    }

    @Test("what changed nothing is not remembered, and forgets nothing")
    func nothing() throws {
        var document = try Document(Array(shop.utf8))
        var history = EditHistory()
        history.record(try document.perform(.delete(object: "lab-el-001")).transaction)
        _ = try history.undo(in: &document)
        history.record(try document.perform(.set(object: "lab-el-001", attribute: "text", value: "Beans")).transaction)
        #expect(history.undoName == nil && history.redoName == "Delete")
    }
}
