import ElementCatalog
import StoryboardModel
import XMLTree

/// Values inside of values, such as the title attributes of a bar's appearance: those that a document leaves out are
/// inserted when something in them is set, and removed when nothing is left that Xcode would write.
extension Document {
    /// Returns the element at an address after inserting the values on the way that aren't there: steps with a key that
    /// the catalog knows, as in `8bC-Xf-vdC/accessibility[accessibilityConfiguration]`.
    mutating func resolveOrMake(_ address: Address) throws(ChangeError) -> NodeID {
        guard (try? resolve(address)) == nil else { return try resolve(address).id }
        var steps = address.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var made: [(name: String, key: String)] = []
        while steps.count > 1, (try? resolve(Address(steps.joined(separator: "/")))) == nil {
            guard let step = InnerStep(steps.removeLast()) else { return try resolve(address).id }
            made.insert((step.name, step.key), at: 0)
        }
        var node = try resolve(Address(steps.joined(separator: "/"))).id
        for (name, key) in made {
            guard tree[node].elementType?.child(name, key: key)?.keys.contains(key) == true,
                ElementCatalog.shared[name]?.kind == .value
            else { return try resolve(address).id }
            node = try ensureChild(name, key: key, in: node)
        }
        return node
    }

    /// Returns whether nothing is at an address because a value on the way isn't there.
    func lacksValue(at address: Address) -> Bool {
        guard (try? resolve(address)) == nil else { return false }
        let steps = address.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let known = steps.indices.reversed().first { end in
            (try? resolve(Address(steps[...end].joined(separator: "/")))) != nil
        }
        guard let known, let step = InnerStep(steps[known + 1]),
            let node = try? resolve(Address(steps[...known].joined(separator: "/")))
        else { return false }
        return node.elementType?.child(step.name, key: step.key)?.keys.contains(step.key) == true
    }

    /// Removes a value in which nothing is left, and those around it.
    mutating func removeBareValues(at node: NodeID) throws(ChangeError) {
        var node = node
        while Self.removedBare.contains(tree[node].name), tree[node].children.isEmpty,
            tree[node].attributes.allSatisfy({ $0.name == "key" }), let parent = tree[node].parent?.id
        {
            try removeElement(node)
            node = parent
        }
    }

    /// The values that are there for their content only. Others say something by being there: the appearance of a bar,
    /// the text input traits of a field.
    private static let removedBare: Set<String> = [
        "accessibility", "accessibilityTraits", "popoverArrowDirection", "extendedEdge", "dataDetectorType",
        "textAttributes", "offsetWrapper", "preferredSymbolConfiguration", "backgroundConfiguration",
    ]
}

/// A step of an address with a key, such as `state[normal]`.
private struct InnerStep {
    var name: String
    var key: String

    init?(_ text: String) {
        guard text.last == "]", let open = text.firstIndex(of: "[") else { return nil }
        name = String(text[..<open])
        key = String(text[text.index(after: open)...].dropLast())
        if key.isEmpty || Int(key) != nil { return nil }
    }
}
