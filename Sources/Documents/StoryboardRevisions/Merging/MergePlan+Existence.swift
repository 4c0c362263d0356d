import StoryboardModel
import XMLTree

extension MergePlan {
    // MARK: Existence

    mutating func decideExistence() {
        for number in 0..<lineage.count {
            let nodes = lineage.relatives[number]
            switch (nodes.base != nil, nodes.ours != nil, nodes.theirs != nil) {
            case (_, true, true): exists[number] = true
            case (false, let ours, let theirs):
                exists[number] = ours || theirs
                hosts[number] = ours ? .ours : .theirs
            case (true, true, false): decideDeletion(of: number, by: .theirs)
            case (true, false, true): decideDeletion(of: number, by: .ours)
            case (true, false, false): break
            }
        }
        for number in 0..<lineage.count where exists[number] && isKept(number) { keepContent(of: number) }
    }

    /// Whether an object is in the result though their side deleted it.
    private func isKept(_ number: Int) -> Bool {
        let nodes = lineage.relatives[number]
        return lineage.isObject[number] && nodes.base != nil && nodes.theirs == nil
    }

    /// Keeps what our side has in an object that their side deleted with it.
    private mutating func keepContent(of number: Int) {
        for child in lineage.children(of: number, .ours) where lineage.relatives[child].theirs == nil {
            exists[child] = true
            hosts[child] = .ours
            keepContent(of: child)
        }
    }

    /// Decides about an element that one side deleted. What the other one changed remains if it is ours.
    private mutating func decideDeletion(of number: Int, by side: Revision) {
        let keeper = side.other
        hosts[number] = keeper
        switch lineage.roles[number] {
        case .listing: exists[number] = keeper == newer && isListingChanged(number, by: keeper)
        case .result: exists[number] = !isOwnerDeleted(number, by: side) && keeper == .ours
        case .fact:
            let isChanged =
                lineage.isObject[number]
                ? lineage.isObjectEnriched(number, by: keeper) : lineage.isEnriched(number, by: keeper)
            exists[number] = isChanged && keeper == .ours
            // Values belong to their object, whose deletion is the conflict.
            if isChanged, lineage.isObject[number] || !isOwnerDeleted(number, by: side) {
                conflicts.append(deletion(of: number, by: side))
            }
        }
    }

    private func isListingChanged(_ number: Int, by side: Revision) -> Bool {
        guard let base = lineage.node(number, .base), let node = lineage.node(number, side) else { return false }
        return base.attributes.map(\.value) != node.attributes.map(\.value)
    }

    private func isOwnerDeleted(_ number: Int, by side: Revision) -> Bool {
        lineage.relatives[lineage.owner(of: number)][side] == nil
    }

    // MARK: Parents

    mutating func decideParents() {
        for number in 0..<lineage.count where exists[number] && number != 0 {
            let (base, ours, theirs) = (
                lineage.parent(of: number, .base), lineage.parent(of: number, .ours),
                lineage.parent(of: number, .theirs)
            )
            guard let ours else {
                parents[number] = theirs
                continue
            }
            guard let theirs else {
                parents[number] = ours
                continue
            }
            parents[number] = ours == base ? theirs : ours
            if ours != base, theirs != base, ours != theirs, lineage.roles[number] == .fact {
                // A container without an id may be a list in another place of the same object.
                conflicts.append(place(of: number, base, ours, theirs))
            }
        }
    }

    // MARK: Reachability

    /// Removes what hangs in something that doesn't exist any more, and returns lists that have content again.
    mutating func dropUnreachable() {
        while true {
            for number in 0..<lineage.count where exists[number] { returnLists(around: number) }
            let reached = reachable()
            let lost = (0..<lineage.count).filter { exists[$0] && !reached[$0] }
            if lost.isEmpty { return }
            let isSaved = lost.filter { takeOtherParent($0, reached) }
            if !isSaved.isEmpty { continue }
            for number in lost { drop(number, reached) }
        }
    }

    /// Brings back the lists without an id that hold an element, if their object exists.
    private mutating func returnLists(around number: Int) {
        var current = number
        while let parent = parents[current], !exists[parent], !lineage.isObject[parent],
            exists[lineage.owner(of: parent)], lineage.roles[parent] != .result, !lineage.holdsValue(parent)
        {
            exists[parent] = true
            if lineage.relatives[parent][hosts[parent]] == nil { hosts[parent] = hosts[parent].other }
            parents[parent] = lineage.parent(of: parent, hosts[parent])
            current = parent
        }
    }

    private func reachable() -> [Bool] {
        var children: [[Int]] = Array(repeating: [], count: lineage.count)
        for number in 0..<lineage.count where exists[number] {
            if let parent = parents[number] { children[parent].append(number) }
        }
        var reached = Array(repeating: false, count: lineage.count)
        var waiting = [0]
        while let next = waiting.popLast() {
            reached[next] = true
            for child in children[next] where !reached[child] && exists[next] { waiting.append(child) }
        }
        return reached
    }

    /// Gives an object that was moved into something that is gone, or around in a circle, the parent that another version
    /// gives it.
    private mutating func takeOtherParent(_ number: Int, _ reached: [Bool]) -> Bool {
        guard lineage.isObject[number], lineage.relatives[number].base != nil else { return false }
        for version in [Revision.ours, .theirs, .base] {
            guard let parent = lineage.parent(of: number, version), parent != parents[number], reached[parent],
                lineage.relatives[number].ours != nil || version != .ours
            else { continue }
            conflicts.append(
                place(
                    of: number, lineage.parent(of: number, .base), lineage.parent(of: number, .ours),
                    lineage.parent(of: number, .theirs)))
            parents[number] = parent
            return true
        }
        return false
    }

    /// Removes an element from the result, with a conflict if a side added it.
    private mutating func drop(_ number: Int, _ reached: [Bool]) {
        exists[number] = false
        guard lineage.isObject[number], lineage.relatives[number].base == nil else { return }
        // The outermost of several added objects stands for all.
        guard let parent = parents[number] else { return }
        let around = lineage.owner(of: parent)
        if lineage.relatives[around].base == nil { return }
        let side: Revision = lineage.relatives[number].ours != nil ? .ours : .theirs
        conflicts.append(addition(of: number, by: side, to: around))
    }
}
