import StoryboardModel
import XMLTree

/// The conflicts in words.
extension MergePlan {
    func deletion(of number: Int, by side: Revision) -> MergeConflict {
        let keeper = side.other
        guard lineage.isObject[number] else {
            var conflict = whole(number)
            conflict.message = "\(conflict.property ?? "") deleted by \(side.word), changed by \(keeper.word)"
            return conflict
        }
        var conflict = conflict(.deletion, number)
        conflict.base = lineage.xml(number, .base)
        conflict[keeper] = lineage.xml(number, keeper)
        conflict.message = "deleted by \(side.word), changed by \(keeper.word)"
        return conflict
    }

    /// Returns the conflict of an object that one side deleted, and that is needed by an element which the other one added or changed.
    func deletion(of number: Int, by side: Revision, neededBy other: Int) -> MergeConflict {
        var conflict = deletion(of: number, by: side)
        let isMoved = lineage.parent(of: other, .base) != lineage.parent(of: other, side.other)
        let did = lineage.relatives[other].base == nil ? "added" : isMoved ? "moved" : "changed"
        let words = lineage.words(other, preferring: [side.other])
        conflict.message = "deleted by \(side.word), while \(side.other.word) \(did) \(words)"
        return conflict
    }

    func addition(of number: Int, by side: Revision, to around: Int) -> MergeConflict {
        var conflict = conflict(.deletion, number)
        conflict[side] = lineage.xml(number, side)
        conflict.message = "added by \(side.word) to \(lineage.words(around)), which \(side.other.word) deleted"
        return conflict
    }

    func reference(from number: Int, to target: Int) -> MergeConflict {
        var conflict = conflict(.reference, number)
        let isGone = !exists[target]
        let isOurs = isGone ? lineage.relatives[target].ours != nil : lineage.relatives[number].ours != nil
        var side: Revision = isOurs ? .ours : .theirs
        if !isGone, let around = self.side(around: target, of: number) { side = around }
        conflict.base = lineage.xml(number, .base)
        conflict[side] = lineage.xml(number, side)
        let words = lineage.words(target, preferring: [side, .base])
        conflict.message =
            "\(side.word) refers to \(words), which \(side.other.word) \(isGone ? "deleted" : "moved elsewhere")"
        return conflict
    }

    func place(of number: Int, _ base: Int?, _ ours: Int?, _ theirs: Int?) -> MergeConflict {
        var conflict = conflict(.place, number)
        let name = { (place: Int?) in place.map { lineage.owner(of: $0) } }
        let id = { (place: Int?) in name(place).flatMap { lineage.node($0)?.objectID } }
        (conflict.base, conflict.ours, conflict.theirs) = (id(base), id(ours), id(theirs))
        let words = { (place: Int?) in name(place).map { lineage.words($0) } ?? "nowhere" }
        conflict.message = "ours has it in \(words(ours)), theirs in \(words(theirs))"
        return conflict
    }

    func order(of parent: Int, _ ours: [Int], _ theirs: [Int]) -> MergeConflict {
        var conflict = conflict(.order, parent)
        let ids = { (list: [Int]) in
            list.compactMap { lineage.node($0)?.objectID }.joined(separator: " ")
        }
        (conflict.ours, conflict.theirs) = (ids(ours), ids(theirs))
        conflict.message =
            "both sides put its \(lineage.node(parent)?.name.spacedWords.lowercased() ?? "content") in another order"
        return conflict
    }

    func value(
        _ number: Int, _ attribute: String?, _ base: String?, _ ours: String?, _ theirs: String?
    ) -> MergeConflict {
        var conflict = conflict(.value, number)
        let owner = lineage.owner(of: number)
        let step = number == owner ? nil : lineage.steps(from: owner, to: number)
        conflict.property = [step, attribute].compactMap(\.self).joined(separator: "/")
        conflict.attribute = attribute
        (conflict.base, conflict.ours, conflict.theirs) = (base, ours, theirs)
        let words = { (value: String?) in value.map { "'\($0)'" } ?? "nothing" }
        let name = conflict.property == "" ? "kind" : conflict.property ?? ""
        conflict.message = "\(name) is \(words(ours)) in ours, \(words(theirs)) in theirs, \(words(base)) before"
        return conflict
    }

    /// Returns the conflict of a value that both sides changed as a whole.
    func whole(_ number: Int) -> MergeConflict {
        value(number, nil, lineage.xml(number, .base), lineage.xml(number, .ours), lineage.xml(number, .theirs))
    }

    /// Returns the object around an object, or the list of all scenes.
    private func parent(of node: Node?) -> Node? {
        node?.enclosingObject ?? node?.ancestor { $0.name == "scene" }
    }

    private func conflict(_ kind: MergeConflict.Kind, _ number: Int) -> MergeConflict {
        let owner = lineage.owner(of: number)
        let node = lineage.node(owner)
        return MergeConflict(
            kind: kind, objectID: owner == 0 ? nil : node?.objectID, parentID: parent(of: node)?.objectID,
            scene: node?.scene?.title, object: lineage.words(owner), message: "")
    }
}

extension Revision {
    /// The version's name in messages, as git has it.
    var word: String {
        switch self {
        case .base: "base"
        case .ours: "ours"
        case .theirs: "theirs"
        }
    }
}
