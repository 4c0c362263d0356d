import DocumentEdits
import RandomMerges
import StoryboardModel
import StoryboardRevisions
import Testing

@Suite struct RandomMergeTests {
    /// Two objects with one id are distinguished by their order, which edits change.
    private static let sound = Fixture.all.filter { $0.name != "MergeDamage/DuplicateIDs.storyboard" }

    @Test("random edits of both sides merge to a document that is as sound as they are", arguments: sound)
    func randomEdits(fixture: Fixture) throws {
        for seed in UInt64(1)...3 {
            let faults = try RandomSides(of: fixture.bytes, seed: seed, count: Int(seed) * 2).faults()
            #expect(faults.isEmpty, "\(fixture), seed \(seed): \(faults.prefix(5).joined(separator: "\n"))")
        }
    }

    @Test("a side that changed nothing, or the same, gives the other one byte for byte", arguments: sound)
    func identities(fixture: Fixture) throws {
        for seed in UInt64(1)...3 {
            let faults = try RandomSides(of: fixture.bytes, seed: seed, count: 6).faultsOfIdentities()
            #expect(faults == [], "\(fixture), seed \(seed)")
        }
    }

    @Test("edits of different objects always merge, and both are in the result", arguments: sound)
    func differentObjects(fixture: Fixture) throws {
        for seed in UInt64(1)...4 {
            let faults = try RandomSides(of: fixture.bytes, seed: seed, count: 0).faultsOfDifferentObjects()
            #expect(faults == [], "\(fixture), seed \(seed)")
        }
    }

    @Test("long lists without ids of which nothing is shared take no time", .timeLimit(.minutes(10)))
    func longLists() throws {
        let list = { (name: String) in
            (0..<5_000).map { "<segment title=\"\(name)\($0)\"/>" }.joined()
        }
        let texts = ["a", "b", "c"].map { cafe.with(("<segment title=\"Small\"/>", list($0))) }.map { Array($0.utf8) }
        let merge = try DocumentMerge(base: texts[0], ours: texts[1], theirs: texts[2])
        #expect(!merge.conflicts.isEmpty && merge.document.write() == texts[1])
    }
}
