import ElementCatalog
import StoryboardModel
import XMLTree

/// Which side changed what the frames of objects follow from.
struct LayoutCauses {
    private let lineage: Lineage
    /// The objects that a side changed, added or removed, and those that such a constraint refers to.
    private var changed: [Revision: Set<Int>] = [:]

    init(_ lineage: Lineage) {
        self.lineage = lineage
        for side in [Revision.ours, .theirs] {
            for number in 0..<lineage.count where lineage.roles[number] == .fact { enter(number, side) }
        }
    }

    private mutating func enter(_ number: Int, _ side: Revision) {
        let nodes = lineage.relatives[number]
        guard (nodes.base == nil) != (nodes[side] == nil) || lineage.isChanged(number, by: side) else { return }
        var affected: Set<Int> = [lineage.owner(of: number)]
        for version in [Revision.base, side] {
            guard let node = lineage.node(number, version) else { continue }
            if let parent = lineage.parent(of: number, version) { affected.insert(lineage.owner(of: parent)) }
            guard node.elementType?.kind == .constraint else { continue }
            for attribute in ["firstItem", "secondItem"] {
                guard let id = lineage.value(attribute, of: node, version), let item = lineage.number(ofID: id) else {
                    continue
                }
                affected.insert(item)
            }
        }
        changed[side, default: []].formUnion(affected)
    }

    /// Returns the only side that changed an object or, if neither did, the nearest object around it that one did; nil if
    /// both did.
    func side(of object: Int) -> Revision? {
        var current: Int? = object
        while let number = current {
            switch (isChanged(number, .ours), isChanged(number, .theirs)) {
            case (true, false): return .ours
            case (false, true): return .theirs
            case (true, true): return nil
            case (false, false): break
            }
            current = (lineage.parent(of: number, .ours) ?? lineage.parent(of: number, .theirs)).map {
                lineage.owner(of: $0)
            }
            if number == 0 { break }
        }
        return nil
    }

    private func isChanged(_ number: Int, _ side: Revision) -> Bool { changed[side]?.contains(number) == true }
}
