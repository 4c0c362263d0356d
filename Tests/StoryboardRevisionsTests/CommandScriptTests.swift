import CommandGenerator
import DocumentEdits
import Foundation
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import Testing

@Suite struct CommandScriptTests {
    /// Checks that the commands turn one text into the other, and that undo gives the first again.
    private func assertScript(
        _ old: [UInt8], _ new: [UInt8], _ what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> [Command] {
        var document = try Document(old)
        let commands = try CommandScript(from: document, to: Document(new)).commands
        let outcome = try document.perform(commands, name: "Test")
        let isNew = document.write() == new
        #expect(isNew, "\(what)", sourceLocation: sourceLocation)
        #expect(document.invariantViolation() == nil, "\(what)", sourceLocation: sourceLocation)
        _ = try document.undo(outcome.transaction)
        let isOld = document.write() == old
        #expect(isOld, "undo: \(what)", sourceLocation: sourceLocation)
        return commands
    }

    @Test("a changed attribute is set, an object added and deleted, by one command each")
    func plain() throws {
        let old = Array(cafe.utf8)
        let changed = cafe.with(
            ("text=\"Coffee\"", "text=\"Bean\""), ("x=\"16\" y=\"75\" width=\"54\"", "x=\"16\" y=\"75\" width=\"44\""))
        #expect(
            try assertScript(old, Array(changed.utf8), "attributes") == [
                .set(object: "cof-la-001", attribute: "text", value: "Bean"),
                .set(object: "cof-la-001/rect", attribute: "width", value: "44"),
            ])
        let place = "                        </subviews>\n                        <viewLayoutGuide"
        let label = "                            <label text=\"New\" id=\"new-la-001\"/>\n"
        let added = Array(cafe.with((place, label + place)).utf8)
        #expect(
            try assertScript(old, added, "insert") == [
                .insert(into: "men-vi-001", xml: "<label text=\"New\" id=\"new-la-001\"/>")
            ])
        #expect(try assertScript(added, old, "delete") == [.delete(object: "new-la-001")])
        #expect(try assertScript(old, old, "nothing").isEmpty)
    }

    @Test("what has no command of its own is replaced as it is spelled")
    func odd() throws {
        let old = Array(cafe.utf8)
        let texts = [
            cafe.replacing(
                "                                    <segment title=\"Large\"/>",
                with: "<segment  title='Large'></segment>"),
            cafe.with(("<!--Bean-->", "<!--Beans-->")),
            cafe.with(("        <scene sceneID=\"bea", "\n        <scene sceneID=\"bea")),
            cafe.with(("text=\"Tea\" id=\"tea-la-001\"", "id=\"tea-la-001\" text=\"Tea\"")),
            cafe.without(from: "<resources>", through: "</resources>"),
            cafe.without(from: "<dependencies>", through: "</dependencies>"),
        ]
        for (number, text) in texts.enumerated() {
            _ = try assertScript(old, Array(text.utf8), "text \(number)")
            _ = try assertScript(Array(text.utf8), old, "text \(number) back")
        }
    }

    @Test("what precedes and follows the root element is replaced; another byte order mark is refused in words")
    func outside() throws {
        let declaration = cafe.with(("UTF-8\"?>", "UTF-8\" standalone=\"no\"?>\n<!--Café-->"))
        #expect(try assertScript(Array(cafe.utf8), Array(declaration.utf8), "declaration").count == 1)
        #expect(try assertScript(Array(declaration.utf8), Array(cafe.utf8), "declaration back").count == 1)
        #expect(try assertScript(Array(cafe.utf8), Array(cafe.dropLast().utf8), "final line break").count == 1)
        #expect(try assertScript(Array(cafe.dropLast().utf8), Array(cafe.utf8), "final line break").count == 1)
        #expect(throws: ScriptError.self) {
            try CommandScript(from: Document(Array(cafe.utf8)), to: Document([0xEF, 0xBB, 0xBF] + Array(cafe.utf8)))
        }
    }

    @Test("random edits of every fixture are turned into commands, there and back", arguments: Fixture.all)
    func random(fixture: Fixture) throws {
        for seed in UInt64(1)...3 {
            var document = try Document(fixture.bytes, idSeed: seed)
            var generator = CommandGenerator(seed: seed)
            for _ in 0..<(6 * seed) { _ = try? document.perform(generator.command(for: document)) }
            _ = try assertScript(fixture.bytes, document.write(), "\(fixture), seed \(seed)")
            _ = try assertScript(document.write(), fixture.bytes, "\(fixture), seed \(seed), back")
        }
    }
}
