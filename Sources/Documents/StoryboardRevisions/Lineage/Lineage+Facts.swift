import ElementCatalog
import StoryboardModel
import XMLTree

/// What versions say about an element.
extension Lineage {
    /// Returns whether two values of an attribute mean the same. Versions of Xcode write the same number with more or fewer
    /// digits.
    static func isSame(_ one: String?, _ other: String?, _ attribute: String, in element: Node) -> Bool {
        if one == other { return true }
        guard let one, let other, isNumeric(attribute, in: element), let first = Double(one), let second = Double(other)
        else { return false }
        return abs(first - second) <= max(abs(first), abs(second)) * 1e-6
    }

    private static func isNumeric(_ attribute: String, in element: Node) -> Bool {
        switch element.elementType?.attribute(attribute)?.type {
        case .number, .integer, .extent, .ratio: true
        case nil: ["constant", "multiplier", "x", "y", "width", "height"].contains(attribute)
        default: false
        }
    }

    /// Returns whether a side changed an element itself: its name, attributes, text or parent, but not what Interface
    /// Builder derives. False if the base doesn't have it.
    func isChanged(_ number: Int, by side: Revision) -> Bool {
        guard roles[number] == .fact, let base = node(number, .base), let node = node(number, side) else {
            return false
        }
        if base.name != node.name || parent(of: number, .base) != parent(of: number, side) { return true }
        return isTextChanged(number, by: side) || !changedAttributes(of: number, by: side).isEmpty
    }

    /// Returns the attributes that a side changed, without those that Interface Builder derives.
    func changedAttributes(of number: Int, by side: Revision) -> [String] {
        guard let base = node(number, .base), let node = node(number, side) else { return [] }
        let (before, after) = (base.attributes, node.attributes)
        if renamed.isEmpty, before.elementsEqual(after, by: ==) { return [] }
        var names = before.map(\.name)
        for name in after.map(\.name) where !names.contains(name) { names.append(name) }
        return names.filter { name in
            !ElementRole.isDerived(name, isRoot: number == 0)
                && !Self.isSame(base[name], value(name, of: node, side), name, in: node)
        }
    }

    func isTextChanged(_ number: Int, by side: Revision) -> Bool {
        guard let base = node(number, .base), let node = node(number, side) else { return false }
        return base.ownContent != node.ownContent
    }

    /// Returns whether a side gave an object or its values something new or moved it. What it only took away doesn't exclude that
    /// the whole is taken away; nor does a change of the objects in it, which are asked for themselves.
    func isObjectEnriched(_ number: Int, by side: Revision) -> Bool {
        var waiting = [number]
        while let next = waiting.popLast() {
            if isEnriched(next, by: side) { return true }
            for child in children(of: next, side) where !isObject[child] && roles[child] == .fact {
                if relatives[child].base == nil, holdsValue(child) { return true }
                waiting.append(child)
            }
        }
        return false
    }

    /// Returns whether a side gave an element itself something new or moved it.
    func isEnriched(_ number: Int, by side: Revision) -> Bool {
        guard roles[number] == .fact, let base = node(number, .base), let node = node(number, side) else {
            return false
        }
        if base.name != node.name || parent(of: number, .base) != parent(of: number, side) { return true }
        if isTextChanged(number, by: side), !node.ownContent.isEmpty { return true }
        return changedAttributes(of: number, by: side).contains { node[$0] != nil }
    }

    /// Returns whether an element without an id says something itself, rather than only holding others.
    func holdsValue(_ number: Int) -> Bool {
        guard let node = node(number) else { return false }
        if node.elementType?.kind == .container { return false }
        return !node.attributes.allSatisfy { $0.name == "key" } || node.children.isEmpty
    }

    func node(_ number: Int) -> Node? { node(number, preferring: [.ours, .theirs, .base]) }
}

extension Node {
    /// The text of an element without child elements, or for one with both, everything in it.
    var ownContent: String {
        if isMixed { return wholeContent }
        return children.isEmpty && isTextual ? text : ""
    }

    /// Whether white space in the element may be meant.
    private var isTextual: Bool {
        ["string", "mutableString"].contains(name) || !text.allSatisfy(\.isWhitespace)
    }
}
