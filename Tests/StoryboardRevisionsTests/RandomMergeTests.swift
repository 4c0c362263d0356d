import CommandGenerator
import DocumentEdits
import RandomNumbers
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import Testing
import XMLTree

@Suite struct RandomMergeTests {
    /// Two objects with one id are told apart by their order, which edits change.
    private static let sound = Fixture.all.filter { $0.name != "MergeDamage/DuplicateIDs.storyboard" }

    @Test("random edits of both sides merge to a document that is as sound as they are", arguments: sound)
    func randomEdits(fixture: Fixture) throws {
        for seed in UInt64(1)...3 {
            let ours = try Self.edited(fixture, seed: seed, count: Int(seed) * 2)
            let theirs = try Self.edited(fixture, seed: seed + 100, count: Int(seed) * 2)
            let merge = try DocumentMerge(base: fixture.bytes, ours: ours, theirs: theirs)
            let faults = try MergeProof(merge, fixture.bytes, ours, theirs).faults
            #expect(faults.isEmpty, "\(fixture), seed \(seed): \(faults.prefix(5).joined(separator: "\n"))")
        }
    }

    @Test("a side that changed nothing, or the same, gives the other one byte for byte", arguments: sound)
    func identities(fixture: Fixture) throws {
        for seed in UInt64(1)...3 {
            let edited = try Self.edited(fixture, seed: seed, count: 6)
            for (base, ours, theirs) in [
                (fixture.bytes, fixture.bytes, edited), (fixture.bytes, edited, fixture.bytes),
                (fixture.bytes, edited, edited), (edited, edited, fixture.bytes),
            ] {
                let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
                #expect(merge.conflicts.isEmpty, "\(fixture), seed \(seed)")
                let expected = ours == base ? theirs : ours
                let isEqual = merge.document.write() == expected
                #expect(isEqual, "\(fixture), seed \(seed)")
            }
        }
    }

    @Test("edits of different objects always merge, and both are in the result", arguments: sound)
    func differentObjects(fixture: Fixture) throws {
        for seed in UInt64(1)...4 {
            var random = RandomNumbers(seed: seed)
            let document = try Document(fixture.bytes)
            let objects = document.root.subtree.filter { $0.isView && $0.has("id") }.map { $0["id"] ?? "" }
            guard objects.count > 1 else { return }
            let first = objects[Int(random.next() % UInt64(objects.count))]
            let second = objects[Int(random.next() % UInt64(objects.count))]
            if first == second { continue }
            let (ours, theirs) = (try Self.labeled(first, in: document), try Self.labeled(second, in: document))
            let merge = try DocumentMerge(base: fixture.bytes, ours: ours.write(), theirs: theirs.write())
            #expect(merge.conflicts.isEmpty, "\(fixture), seed \(seed)")
            let expected = try Self.labeled(second, in: ours).text
            let lines = differingLines(expected, merge.document.text)
            #expect(lines == [], "\(fixture), seed \(seed): \(first), \(second)")
        }
    }

    @Test("long lists without ids of which nothing is shared take no time")
    func longLists() throws {
        let list = { (name: String) in
            (0..<5_000).map { "<segment title=\"\(name)\($0)\"/>" }.joined()
        }
        let texts = ["a", "b", "c"].map { cafe.with(("<segment title=\"Small\"/>", list($0))) }.map { Array($0.utf8) }
        let start = ContinuousClock.now
        let merge = try DocumentMerge(base: texts[0], ours: texts[1], theirs: texts[2])
        #expect(!merge.conflicts.isEmpty && merge.document.write() == texts[1])
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    private static func labeled(_ id: String, in document: Document) throws -> Document {
        var document = document
        try document.perform(.set(object: Address(id), attribute: "userLabel", value: "of \(id)"))
        return document
    }

    /// A fixture after random commands.
    private static func edited(_ fixture: Fixture, seed: UInt64, count: Int) throws -> [UInt8] {
        var document = try Document(fixture.bytes, idSeed: seed)
        var generator = CommandGenerator(seed: seed)
        var performed = 0
        var tried = 0
        while performed < count, tried < count * 10 {
            tried += 1
            let command = generator.editingCommand(for: document)
            if (try? document.perform(command)) != nil { performed += 1 }
        }
        return document.write()
    }
}

extension Document {
    fileprivate var text: String { String(decoding: write(), as: UTF8.self) }
}
