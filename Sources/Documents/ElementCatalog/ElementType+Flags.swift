extension ElementType {
    /// Returns the child with a key that is a set of flags, such as `dataDetectorType`, or nil if there is none.
    package func flagSet(key: String) -> ElementType? {
        for child in children where child.keys.contains(key) {
            guard case .element(let name) = child.content, let type = ElementCatalog.shared[name] else { continue }
            if type.kind == .value, type.flagNames.count > 1 { return type }
        }
        return nil
    }

    /// The names of an element's flags, in order; empty if it has anything else.
    package var flagNames: [String] {
        let own = attributes.filter { $0.type != .key }
        return children.isEmpty && own.allSatisfy { $0.type == .bool } ? own.map(\.name) : []
    }
}
