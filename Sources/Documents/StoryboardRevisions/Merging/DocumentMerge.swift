import RandomNumbers
public import StoryboardEditing
public import StoryboardModel
import XMLTree

/// A three-way merge of a document, by objects.
///
/// What only one side changed is taken from it, wherever the other side moved it. What Interface Builder derives decides
/// itself. The result is a document that can be opened: where the sides exclude each other it has what ours says, and
/// `conflicts` lists what both say.
public struct DocumentMerge: Sendable {
    /// The merged document.
    public private(set) var document: Document
    /// What both sides changed in ways that exclude each other.
    public private(set) var conflicts: [MergeConflict] = []
    /// The changes that undo the merge in `document`, or nil if the result is the document of their side.
    public private(set) var transaction: Transaction?
    /// The ids of the objects whose frames follow from changes of both sides, which therefore need layout again.
    public private(set) var laidOutAnew: [String] = []

    /// Remarks about the texts that were merged.
    public private(set) var notes: [MergeNote] = []

    /// Merges what `ours` and `theirs` made of `base`. Without a base, objects with the same id are the same, and what only
    /// one side has was added by it. With `asChanges`, the result is made of changes to `ours` in any case, so that they can
    /// be undone.
    public init(base: Document?, ours: Document, theirs: Document, asChanges: Bool = false) throws(MergeError) {
        guard ours.kind == theirs.kind, base.map({ $0.kind.isStoryboard == ours.kind.isStoryboard }) != false else {
            throw MergeError(kinds: [base?.kind, ours.kind, theirs.kind].compactMap { $0?.title })
        }
        document = ours
        let (mine, other) = (ours.write(), theirs.write())
        if mine == other || other == base?.write() {
            transaction = Transaction(name: Self.name, inverse: [])
            return
        }
        if !asChanges, mine == base?.write() {
            document = theirs
            return
        }
        var trees: [Revision: XMLTree] = [.ours: ours.tree, .theirs: theirs.tree]
        trees[.base] = base?.tree
        let plan = MergePlan(Lineage(trees, renaming: Self.freshIDs(base, ours, theirs)))
        var lost: [(constraint: Int, item: Int)] = []
        do throws(ChangeError) {
            transaction = try document.transaction(Self.name) { document throws(ChangeError) in
                _ = document.takeTouched()
                var builder = PlanBuilder(plan)
                try builder.build(in: &document)
                lost = builder.lost
                try document.list(whatIsUsedBy: [ours, theirs], base)
                try document.keepUp(document.takeTouched())
            }.transaction
        } catch {
            throw MergeError(rule: "merge.impossible", message: "the sides cannot be put together: \(error)")
        }
        conflicts = plan.conflicts + lost.map { plan.reference(from: $0.constraint, to: $0.item) }
        laidOutAnew = plan.laidOutAnew.compactMap { plan.lineage.node($0)?.objectID }.sorted()
    }

    /// Performs a command on the result as a part of the merge. One that isn't possible changes nothing.
    public mutating func perform(_ command: Command, layout: DocumentLayout = DocumentLayout()) {
        guard let outcome = try? document.perform(command, layout: layout) else { return }
        transaction?.inverse.insert(contentsOf: outcome.transaction.inverse, at: 0)
    }

    /// Gives the views whose frames follow from changes of both sides those that a layout gives them. A view that can't be laid out
    /// keeps its frame.
    public mutating func updateFrames(_ layout: (_ ids: [String]) -> DocumentLayout) {
        guard !laidOutAnew.isEmpty, document.kind.isUIKit else { return }
        perform(.updateFrames(objects: laidOutAnew.map { Address($0) }), layout: layout(laidOutAnew))
    }

    mutating func add(_ conflicts: [MergeConflict], _ notes: [MergeNote]) {
        self.conflicts = conflicts + self.conflicts
        self.notes += notes
    }

    private static let name = "Merge"

    /// Returns new ids for objects of their side whose id both sides gave to different kinds of objects.
    private static func freshIDs(_ base: Document?, _ ours: Document, _ theirs: Document) -> [String: String] {
        var fresh: [String: String] = [:]
        var maker: Document?
        for element in theirs.root.subtree {
            guard let id = element["id"], let other = ours.object(id), other.name != element.name,
                base?.object(id) == nil, theirs.object(id) == element
            else { continue }
            // The same merge gives the same ids on every machine.
            var ids = maker ?? (try? Document(theirs.write(), idSeed: StableHash.of(id))) ?? theirs
            var new = ids.makeID()
            while ours.object(new) != nil || base?.object(new) != nil || fresh.values.contains(new) {
                new = ids.makeID()
            }
            fresh[id] = new
            maker = ids
        }
        return fresh
    }
}
