import ElementCatalog
import StoryboardModel
import XMLTree

extension MergePlan {
    // MARK: Existence

    mutating func decideExistence() {
        for number in 0..<lineage.count {
            let nodes = lineage.relatives[number]
            if decideWhole(number) { continue }
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

    /// Takes ours of a value whose type and content only fit each other, if both sides changed it, one of them its type. Returns
    /// whether the element is such a value, or in one.
    private mutating func decideWhole(_ number: Int) -> Bool {
        let parent = [Revision.ours, .theirs, .base].compactMap { lineage.parent(of: number, $0) }.first
        if let parent, wholes.contains(parent) {
            exists[number] = lineage.relatives[number].ours != nil
        } else if isTorn(number) {
            exists[number] = true
            conflicts.append(whole(number))
        } else {
            return false
        }
        wholes.insert(number)
        return true
    }

    private func isTorn(_ number: Int) -> Bool {
        guard let ours = lineage.node(number, .ours), ours.name == "userDefinedRuntimeAttribute",
            let theirs = lineage.node(number, .theirs), ours["type"] != theirs["type"]
        else { return false }
        let base = lineage.node(number, .base)?.wholeContent
        return ours.wholeContent != base && theirs.wholeContent != base
    }

    /// Removes lists that were not empty before and have lost all that was in them.
    mutating func dropEmptiedLists() {
        let held = Set((0..<lineage.count).compactMap { exists[$0] ? parents[$0] : nil })
        for number in 0..<lineage.count where exists[number] && !held.contains(number) {
            guard !lineage.isObject[number], lineage.roles[number] == .fact,
                lineage.node(number)?.elementType?.kind == .container,
                Revision.allCases.contains(where: { !lineage.children(of: number, $0).isEmpty })
            else { continue }
            exists[number] = false
        }
    }

    /// Whether an object is in the result though their side deleted it.
    private func isKept(_ number: Int) -> Bool {
        let nodes = lineage.relatives[number]
        return lineage.isObject[number] && nodes.base != nil && nodes.theirs == nil
    }

    /// Keeps what our side has in an object that their side deleted with it.
    private mutating func keepContent(of number: Int) {
        for child in lineage.children(of: number, .ours) where lineage.relatives[child].theirs == nil { keep(child) }
    }

    /// Keeps an element as our side has it, with what is in it.
    private mutating func keep(_ number: Int) {
        exists[number] = true
        hosts[number] = .ours
        parents[number] = lineage.parent(of: number, .ours)
        keepContent(of: number)
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
    ///
    /// What ours added brings back what it hangs in.
    mutating func dropUnreachable() {
        while true {
            for number in 0..<lineage.count where exists[number] { returnLists(around: number) }
            let reached = reachable()
            let lost = (0..<lineage.count).filter { exists[$0] && !reached[$0] }
            if lost.isEmpty { return }
            if !lost.filter({ bringBackHome(of: $0) }).isEmpty { continue }
            if !lost.filter({ assignOtherParent($0, reached) }).isEmpty { continue }
            for number in lost { drop(number) }
        }
    }

    /// Brings back the object that holds what our side added, changed or moved there, if their side deleted it.
    private mutating func bringBackHome(of number: Int) -> Bool {
        let nodes = lineage.relatives[number]
        guard nodes.ours != nil, lineage.roles[number] == .fact,
            lineage.isObject[number] || lineage.holdsValue(number), let home = lineage.parent(of: number, .ours),
            parents[number] == home
        else { return false }
        let isMoved = home != lineage.parent(of: number, .base)
        guard isMoved || nodes.theirs == nil, let object = bringBack(lineage.owner(of: home)) else { return false }
        // What ours changed where it was is a conflict already.
        if isMoved { conflicts.append(deletion(of: object, by: .theirs, neededBy: number)) }
        return true
    }

    /// Brings back an object that their side deleted, with all that was deleted with it, as ours has it. Returns the outermost
    /// object, or nil if nothing came back. Each object comes back once: what removes it again has a reason that remains.
    mutating func bringBack(_ number: Int) -> Int? {
        guard let outermost = outermostDeleted(around: number), broughtBack.insert(outermost).inserted else {
            return nil
        }
        keep(outermost)
        return outermost
    }

    /// Returns the outermost of the objects around an element, or itself, that their side deleted together.
    private func outermostDeleted(around number: Int) -> Int? {
        var current: Int? = number
        var outermost: Int?
        while let number = current, !exists[number] {
            let nodes = lineage.relatives[number]
            if lineage.isObject[number] {
                guard nodes.base != nil, nodes.ours != nil, nodes.theirs == nil else { break }
                outermost = number
            }
            current = lineage.parent(of: number, .ours)
        }
        return outermost
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
    private mutating func assignOtherParent(_ number: Int, _ reached: [Bool]) -> Bool {
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
    private mutating func drop(_ number: Int) {
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
