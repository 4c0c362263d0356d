import CommandGenerator
import DocumentEdits
import Foundation
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import Testing

@Suite("Changes that are taken back")
struct ReversalTests {
    /// Reverts the changes whose sentences contain a text, and returns the commands and the document that results.
    private func revert(_ words: String, from old: String, to new: String) throws -> Reversal {
        let (old, new) = (try Document(Array(old.utf8)), try Document(Array(new.utf8)))
        let entries = DocumentDifference(from: old, to: new).decisions
        let keys = entries.filter { $0.sentence.contains(words) }.map(\.key)
        #expect(!keys.isEmpty, "no change says '\(words)': \(entries.map(\.sentence))")
        #expect(Set(entries.map(\.key)).count == entries.count)
        let reversal = Reversal(of: Set(keys), from: old, to: new)
        var document = new
        let outcome = try document.perform(reversal.commands, name: "Revert")
        #expect(document.write() == reversal.document.write())
        #expect(document.invariantViolation() == nil)
        _ = try document.undo(outcome.transaction)
        #expect(document.write() == new.write())
        return reversal
    }

    /// Checks that taking the only change back gives the old text again.
    private func assertRestores(
        _ new: String, _ words: String, old: String = cafe, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let text = String(decoding: try revert(words, from: old, to: new).document.write(), as: UTF8.self)
        let (lines, wanted) = (Set(text.split(separator: "\n")), Set(old.split(separator: "\n")))
        #expect(
            text == old, "\(lines.subtracting(wanted)) for \(wanted.subtracting(lines))", sourceLocation: sourceLocation
        )
    }

    @Test("an attribute gets its old value, is added or removed, and its object's frame follows")
    func attributes() throws {
        let frame = ("x=\"16\" y=\"75\" width=\"54\"", "x=\"16\" y=\"75\" width=\"44\"")
        try assertRestores(cafe.with(("text=\"Coffee\"", "text=\"Bean\""), frame), "text")
        try assertRestores(cafe.with(("text=\"Tea\"", "hidden=\"YES\" text=\"Tea\"")), "hidden")
        try assertRestores(cafe.with((" identifier=\"ShowBean\"", "")), "identifier")
        try assertRestores(cafe.with(("constant=\"8\"", "constant=\"12\"")), "constant")
        try assertRestores(
            cafe.with(("initialViewController=\"men-vc-001\"", "initialViewController=\"bea-vc-001\"")), "initial")
    }

    @Test("a value is replaced, comes back or goes")
    func values() throws {
        try assertRestores(cafe.with(("green=\"0.25\"", "green=\"1\"")), "color")
        try assertRestores(cafe.without("key=\"textColor\""), "color")
        let nothing = "                                <nil key=\"highlightedColor\"/>\n"
        let shadow =
            "                                <color key=\"shadowColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>\n"
        try assertRestores(cafe.with((nothing, nothing + shadow)), "shadow")
        try assertRestores(cafe.with(("title=\"Small\"", "title=\"Tiny\"")), "segment")
        try assertRestores(cafe.with(("value=\"8\"", "value=\"12\"")), "cornerRadius")
        try assertRestores(cafe.with(("title=\"Buy\"", "title=\"Order\"")), "title")
        try assertRestores(
            cafe.without(from: "<userDefinedRuntimeAttributes>", through: "</userDefinedRuntimeAttributes>"), "runtime")
        try assertRestores(
            cafe, "runtime",
            old: cafe.without(from: "<userDefinedRuntimeAttributes>", through: "</userDefinedRuntimeAttributes>"))
    }

    @Test("an added object goes, a deleted one comes back with what referred to it")
    func objects() throws {
        let deleted = try Document(Array(cafe.utf8)).without("cof-la-001")
        try assertRestores(deleted, "deleted label")
        try assertRestores(cafe, "new label", old: deleted)
        try assertRestores(try Document(Array(cafe.utf8)).without("sho-se-001"), "deleted segue")
    }

    @Test("a deleted scene comes back with the segues to it, an added one goes")
    func scenes() throws {
        let deleted = try Document(Array(cafe.utf8)).without("bea-vc-001")
        try assertRestores(deleted, "deleted scene")
        try assertRestores(cafe, "new scene", old: deleted)
    }

    @Test("a moved object is where it was, in the same place among its siblings")
    func moves() throws {
        var document = try Document(Array(cafe.utf8))
        try document.perform(.move(object: "siz-sc-001", into: "bea-vi-001"))
        try assertRestores(document.text, "segmented control")
        document = try Document(Array(cafe.utf8))
        try document.perform(.move(object: "buy-bu-001", into: "men-vi-001", before: "cof-la-001"))
        try assertRestores(document.text, "moved")
    }

    @Test("of several changes only the chosen one is taken back")
    func one() throws {
        let both = cafe.with(("text=\"Coffee\"", "text=\"Bean\""), ("text=\"Tea\"", "hidden=\"YES\" text=\"Chai\""))
        let rest = try revert("'Tea' text", from: cafe, to: both).document
        #expect(
            rest.text
                == cafe.with(("text=\"Coffee\"", "text=\"Bean\""), ("text=\"Tea\"", "hidden=\"YES\" text=\"Tea\"")))
    }

    @Test("an object that was added around others goes without them")
    func embedded() throws {
        var document = try Document(Array(cafe.utf8))
        let stack = try document.perform(.embed(objects: ["cof-la-001", "tea-la-001"], in: "stackView"))
        try #require(stack.created.count == 1)
        let rest = try revert("new stack view", from: cafe, to: document.text).document
        #expect(rest.object("cof-la-001")?.enclosingObject?.objectID == "men-vi-001")
        #expect(rest.object("tea-la-001")?.enclosingObject?.objectID == "men-vi-001")
        #expect(rest.object(stack.created[0]) == nil)
    }

    @Test("random edits of every fixture are taken back, all at once and one by one", arguments: Fixture.all)
    func random(fixture: Fixture) throws {
        let old = try Document(fixture.bytes)
        for seed in UInt64(1)...4 {
            var document = try Document(fixture.bytes, idSeed: seed)
            var generator = CommandGenerator(seed: seed)
            for _ in 0..<(3 * seed) { _ = try? document.perform(generator.command(for: document)) }
            let keys = DocumentDifference(from: old, to: document).decisions.map(\.key)
            let all = Reversal(of: Set(keys), from: old, to: document)
            let isOld = all.document.write() == old.write()
            #expect(isOld, "\(fixture), seed \(seed)")
            for key in keys {
                let one = Reversal(of: [key], from: old, to: document)
                // Objects that share an id, and those that are where none are known, can't be distinguished by commands.
                if !["MergeDamage/DuplicateIDs.storyboard", "UnknownElements.storyboard"].contains("\(fixture)") {
                    #expect(!one.rest.map(\.key).contains(key), "\(fixture), seed \(seed): \(key)")
                }
                #expect(one.document.invariantViolation() == nil, "\(fixture), seed \(seed): \(key)")
            }
        }
    }
}

extension Document {
    fileprivate var text: String { String(decoding: write(), as: UTF8.self) }

    /// The text of the document without an object, as the command deletes it.
    fileprivate func without(_ id: String) throws -> String {
        var document = self
        try document.perform(.delete(object: Address(id)))
        return document.text
    }
}
