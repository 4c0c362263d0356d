import ElementCatalog
import StoryboardModel
import XMLTree

extension MergePlan {
    mutating func decideOrder() {
        var members: [Int: [Int]] = [:]
        for number in 0..<lineage.count where exists[number] {
            if let parent = parents[number] { members[parent, default: []].append(number) }
        }
        for (parent, numbers) in members.sorted(by: { $0.key < $1.key }) { decideOrder(of: numbers, in: parent) }
    }

    private mutating func decideOrder(of members: [Int], in parent: Int) {
        let present = Set(members)
        let lists = lineage
        let list = { (version: Revision) in lists.children(of: parent, version).filter { present.contains($0) } }
        let (base, ours, theirs) = (list(.base), list(.ours), list(.theirs))
        var (main, others) = (ours, theirs)
        let shared = Set(ours).intersection(theirs)
        if ours.filter(shared.contains) != theirs.filter(shared.contains) {
            let known = shared.intersection(base)
            let before = base.filter(known.contains)
            if ours.filter(known.contains) == before {
                (main, others) = (theirs, ours)
            } else if theirs.filter(known.contains) != before, matters(parent) {
                main = combine(base, ours, theirs, among: known, in: parent)
            }
        }
        var order = main
        let ranks = ChildRanks(of: lineage.node(parent, hosts[parent]) ?? lineage.node(parent))
        insert(others, into: &order, ranks)
        // What came from elsewhere is in neither list.
        insert(members.filter { !order.contains($0) }, into: &order, ranks)
        children[parent] = order
    }

    /// Inserts the elements of a list that another one lacks, each after the one before it.
    private func insert(_ list: [Int], into order: inout [Int], _ ranks: ChildRanks) {
        let known = Set(order)
        let listed = Set(list)
        var previous: Int?
        for number in list {
            defer { previous = number }
            if known.contains(number) { continue }
            var place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            // Additions of the other list in the same gap come first.
            while place < order.count, !listed.contains(order[place]) { place += 1 }
            if let rank = rank(number, ranks) {
                let isLower = { (other: Int) in self.rank(other, ranks).map { $0 < rank } ?? false }
                let isHigher = { (other: Int) in self.rank(other, ranks).map { $0 > rank } ?? false }
                place = min(place, order.firstIndex(where: isHigher) ?? order.count)
                place = max(place, (order.lastIndex(where: isLower) ?? -1) + 1)
            }
            order.insert(number, at: place)
        }
    }

    private func rank(_ number: Int, _ ranks: ChildRanks) -> Int? {
        lineage.node(number, hosts[number]).flatMap { ranks.rank($0) }
    }

    /// Combines two orders of the elements that all versions share: of two elements, the side that swapped them decides. If
    /// that leads in a circle, returns our order with a conflict.
    private mutating func combine(
        _ base: [Int], _ ours: [Int], _ theirs: [Int], among known: Set<Int>, in parent: Int
    ) -> [Int] {
        let places = [base, ours, theirs].map { list in
            Dictionary(uniqueKeysWithValues: list.enumerated().map { ($0.element, $0.offset) })
        }
        guard known.count <= Self.mostCombined else { return ours }
        let precedes = { (one: Int, other: Int) -> Bool in
            let orders = places.map { ($0[one] ?? 0) < ($0[other] ?? 0) }
            return orders[1] == orders[0] ? orders[2] : orders[1]
        }
        var waiting = ours.filter(known.contains)
        var sorted: [Int] = []
        while !waiting.isEmpty {
            guard
                let next = waiting.firstIndex(where: { one in
                    waiting.allSatisfy { $0 == one || precedes(one, $0) }
                })
            else {
                conflicts.append(order(of: parent, ours, theirs))
                return ours
            }
            sorted.append(waiting.remove(at: next))
        }
        // What only our side has follows what it followed there.
        var result = sorted
        insert(ours, into: &result, ChildRanks(of: nil))
        return result
    }

    /// The number of elements above which orders aren't combined, because all pairs of them are compared.
    private static let mostCombined = 300

    /// Whether the order of an element's children means something.
    private func matters(_ parent: Int) -> Bool {
        guard lineage.roles[parent] == .fact, let node = lineage.node(parent) else { return false }
        return !ElementRole.unorderedLists.contains(node.name)
    }
}

/// The positions that Interface Builder gives the children of an element.
struct ChildRanks {
    private let type: ElementType?

    init(of parent: Node?) { type = parent?.elementType }

    /// Returns the position of a child, or nil if children of its kind have an order of their own.
    func rank(_ child: Node) -> Int? {
        guard let type else { return nil }
        return type.position(ofChild: child.name, key: child["key"])
    }
}
