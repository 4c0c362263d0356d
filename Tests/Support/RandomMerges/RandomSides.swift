import CommandGenerator
import RandomNumbers
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Two versions of a document, each after random commands, and what must hold when they are merged.
public struct RandomSides: Sendable {
    public let base: [UInt8]
    public let ours: [UInt8]
    public let theirs: [UInt8]
    private let seed: UInt64

    /// Edits a document twice, by `count` commands each.
    public init(of base: [UInt8], seed: UInt64, count: Int) throws {
        self.base = base
        self.seed = seed
        ours = try Self.edited(base, seed: seed, count: count)
        theirs = try Self.edited(base, seed: ~seed, count: count)
    }

    /// What is wrong with the merge of both sides: nothing, if everything that `MergeProof` asks for holds.
    public func faults() throws -> [String] {
        let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
        return try MergeProof(merge, base, ours, theirs).faults
    }

    /// What is wrong with merges in which a side changed nothing, or the same: they give the other one byte for byte.
    public func faultsOfIdentities() throws -> [String] {
        var faults: [String] = []
        for (name, base, ours, theirs) in [
            ("ours as it was", base, base, ours), ("theirs as it was", base, ours, base),
            ("the same", base, ours, ours), ("taken back", ours, ours, base), ("theirs alone", base, base, theirs),
        ] {
            let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
            if !merge.conflicts.isEmpty { faults.append("\(name): conflicts") }
            if merge.document.write() != (ours == base ? theirs : ours) { faults.append("\(name): other bytes") }
        }
        return faults
    }

    /// What is wrong with the merge of one edit on each side, of two views: both are in the result, and there is no conflict.
    public func faultsOfDifferentObjects() throws -> [String] {
        var random = RandomNumbers(seed: seed)
        let document = try Document(base)
        let objects = document.root.subtree.filter { $0.isView }.compactMap { $0["id"] }
        guard objects.count > 1 else { return [] }
        let first = objects[random.pick(below: objects.count)]
        let second = objects[random.pick(below: objects.count)]
        if first == second { return [] }
        let (ours, theirs) = (try Self.labeled(first, in: document), try Self.labeled(second, in: document))
        let merge = try DocumentMerge(base: base, ours: ours.write(), theirs: theirs.write())
        let isEqual = merge.document.write() == (try Self.labeled(second, in: ours)).write()
        return isEqual && merge.conflicts.isEmpty ? [] : ["names of \(first) and \(second) don't merge"]
    }

    private static func labeled(_ id: String, in document: Document) throws -> Document {
        var document = document
        try document.perform(.set(object: Address(id), attribute: "userLabel", value: "of \(id)"))
        return document
    }

    private static func edited(_ base: [UInt8], seed: UInt64, count: Int) throws -> [UInt8] {
        var document = try Document(base, idSeed: seed)
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
