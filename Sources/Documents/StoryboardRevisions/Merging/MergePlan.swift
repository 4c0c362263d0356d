import StoryboardModel
import XMLTree

/// What a merge decides about each element of the three versions: whether it remains, where, and with which attributes.
struct MergePlan {
    let lineage: Lineage
    /// Whether elements are in the result, by number.
    var exists: [Bool]
    /// The numbers of the parents in the result.
    var parents: [Int?]
    /// The numbers of the children in the result, in order.
    var children: [[Int]]
    /// The version whose element becomes that of the result.
    var hosts: [Revision]
    /// The attributes that differ from those of the host, with the version whose value they take; nil to remove them.
    var attributes: [Int: [(name: String, from: Revision?)]] = [:]
    /// The versions whose text elements take, where it isn't that of the host.
    var texts: [Int: Revision] = [:]
    var conflicts: [MergeConflict] = []
    /// Objects whose stored frames follow from changes of both sides.
    var laidOutAnew: Set<Int> = []
    /// Values that are taken as a whole from our side, and what is in them.
    var wholes: Set<Int> = []
    /// The outermost objects that their side deleted and that are in the result, because ours added something that needs them.
    var broughtBack: Set<Int> = []
    /// Constraints whose view doesn't contain their items any more, and such an item of each. They go to the view that contains both.
    var strays: [Int: Int] = [:]
    /// The side whose tools are newer.
    let newer: Revision
    let causes: LayoutCauses

    init(_ lineage: Lineage) {
        self.lineage = lineage
        exists = Array(repeating: false, count: lineage.count)
        parents = Array(repeating: nil, count: lineage.count)
        children = Array(repeating: [], count: lineage.count)
        hosts = Array(repeating: .ours, count: lineage.count)
        newer = Self.newerSide(of: lineage)
        causes = LayoutCauses(lineage)
        decideExistence()
        decideParents()
        dropUnreachable()
        dropReferences()
        dropEmptiedLists()
        decideContent()
        decideOrder()
    }

    private static func newerSide(of lineage: Lineage) -> Revision {
        let ours = lineage.node(0, .ours)?["toolsVersion"] ?? ""
        let theirs = lineage.node(0, .theirs)?["toolsVersion"] ?? ""
        return ToolsVersion(theirs) > ToolsVersion(ours) ? .theirs : .ours
    }
}
