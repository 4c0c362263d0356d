import ElementCatalog
import StoryboardModel
import XMLTree

extension MergePlan {
    /// Removes what refers to an object that is gone, and what hangs in it. What our side refers to comes back.
    mutating func dropReferences() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for number in 1..<max(1, lineage.count) where exists[number] && lineage.roles[number] == .fact {
                guard isRemovable(number), let target = lostTarget(of: number) else { continue }
                isSettled = false
                if isOurWork(number, on: target), let object = bringBack(target) {
                    conflicts.append(deletion(of: object, by: .theirs, neededBy: number))
                    continue
                }
                exists[number] = false
                if isAnybodysWork(number) { conflicts.append(reference(from: number, to: target)) }
            }
            dropUnreachable()
        }
        for number in 1..<max(1, lineage.count) where exists[number] && lineage.roles[number] == .fact {
            strays[number] = strayItem(of: number)
        }
    }

    /// Whether a side added an element or changed it, and the other one hasn't deleted it.
    private func isAnybodysWork(_ number: Int) -> Bool {
        let nodes = lineage.relatives[number]
        if nodes.ours == nil && nodes.theirs == nil { return false }
        if nodes.base == nil { return true }
        return [Revision.ours, .theirs].contains { lineage.isChanged(number, by: $0) } && nodes.ours != nil
            && nodes.theirs != nil
    }

    /// Whether our side added an element, or made it refer to an object.
    private func isOurWork(_ number: Int, on target: Int) -> Bool {
        guard let ours = lineage.node(number, .ours), let id = lineage.node(target, .ours)?.objectID else {
            return false
        }
        guard let base = lineage.node(number, .base) else { return true }
        return Document.referenceAttributes(of: ours).contains { ours[$0] == id && base[$0] != id }
    }

    /// Whether an element exists for its reference: a connection, a constraint, or an entry in a list of references.
    private func isRemovable(_ number: Int) -> Bool {
        guard let node = lineage.node(number) else { return false }
        let kind = node.elementType?.kind
        return kind == .connection || kind == .constraint || node.has("reference")
    }

    /// Returns the number of an object to which an element refers, and which is in the version the reference comes from but not
    /// in the result.
    func lostTarget(of number: Int) -> Int? {
        for version in [Revision.ours, .theirs] {
            guard let node = lineage.node(number, version) else { continue }
            for attribute in Document.referenceAttributes(of: node) {
                guard let id = lineage.value(attribute, of: node, version), let target = lineage.number(ofID: id),
                    !exists[target], lineage.relatives[target][version] != nil,
                    isTaken(attribute, of: number, from: version)
                else { continue }
                return target
            }
        }
        return nil
    }

    /// Returns whether the result has the value that a version gives an attribute.
    private func isTaken(_ attribute: String, of number: Int, from version: Revision) -> Bool {
        guard let node = lineage.node(number, version) else { return false }
        guard let other = lineage.node(number, version.other) else { return true }
        let value = lineage.value(attribute, of: node, version)
        let others = lineage.value(attribute, of: other, version.other)
        if value == others { return true }
        guard let base = lineage.node(number, .base) else { return version == .ours }
        let isChanged = value != base[attribute]
        let isChangedByOther = others != base[attribute]
        return isChanged && (version == .ours || !isChangedByOther)
    }

    /// Returns the number of an item that a constraint's view doesn't contain in the result, though it does in each version.
    private func strayItem(of number: Int) -> Int? {
        guard lineage.node(number)?.elementType?.kind == .constraint, let list = parents[number] else { return nil }
        for version in [Revision.ours, .theirs] {
            guard let node = lineage.node(number, version) else { continue }
            for attribute in ["firstItem", "secondItem"] {
                guard let id = lineage.value(attribute, of: node, version), let item = lineage.number(ofID: id),
                    isTaken(attribute, of: number, from: version),
                    !isInside(item, lineage.owner(of: list), { parents[$0] }),
                    let home = lineage.parent(of: number, version),
                    isInside(item, lineage.owner(of: home), { lineage.parent(of: $0, version) })
                else { continue }
                return item
            }
        }
        return nil
    }

    /// Returns the side that has an item of a constraint in the view that owns the constraint there.
    func side(around item: Int, of constraint: Int) -> Revision? {
        [.ours, .theirs].first { side in
            guard let list = lineage.parent(of: constraint, side) else { return false }
            return isInside(item, lineage.owner(of: list)) { lineage.parent(of: $0, side) }
        }
    }

    private func isInside(_ item: Int, _ owner: Int, _ parent: (Int) -> Int?) -> Bool {
        var current: Int? = item
        while let number = current {
            if number == owner { return true }
            current = parent(number)
        }
        return false
    }
}
