/// The Objective-C selectors of Swift methods.
package enum ObjectiveCSelector {
    /// Returns a selector. `labels` are those of the parameters, or nil for `_`.
    package static func name(of method: String, labels: [String?]) -> String {
        guard let first = labels.first else { return method }
        let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        guard let first else { return method + ":" + rest }
        let joins = startsWithPreposition(first) || endsWithPreposition(method)
        return method + (joins ? "" : "With") + first.capitalizedFirst + ":" + rest
    }

    /// The prepositions before which Swift adds no "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func startsWithPreposition(_ name: String) -> Bool {
        let rest = name.dropFirst()
        let end = rest.firstIndex { $0.isUppercase || !$0.isLetter } ?? name.endIndex
        return prepositions.contains(name[..<end].lowercased())
    }

    private static func endsWithPreposition(_ name: String) -> Bool {
        let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
        return prepositions.contains(name[start...].lowercased())
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
