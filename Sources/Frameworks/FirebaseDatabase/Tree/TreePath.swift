/// Paths of the tree.
enum TreePath {
    static func keys(_ path: String) -> [String] {
        let keys = path.split(separator: "/").map(String.init)
        keys.forEach(check)
        return keys
    }

    /// Returns whether a text can be the key of a child in a value.
    static func isKey(_ text: String) -> Bool { !text.isEmpty && !text.contains { "./#$[]".contains($0) } }

    private static func check(_ key: String) {
        precondition(
            key.hasPrefix(".info") || isKey(key),
            "a key has none of the characters . # $ [ ], which '\(key)' has")
    }

    /// Returns the number that a key is, or nil for a text.
    static func number(_ key: String) -> Int? {
        guard let number = Int32(key), String(number) == key else { return nil }
        return Int(number)
    }
}
