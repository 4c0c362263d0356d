/// Names of classes as nibs spell them.
enum ClassName {
    /// `_TtC6Module4Name` as `Module.Name`; other names as they are.
    static func readable(_ name: String) -> String {
        guard name.hasPrefix("_TtC") else { return name }
        var rest = name.dropFirst(4)
        var parts: [Substring] = []
        while let first = rest.first, first.isNumber {
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let count = Int(digits), count <= rest.count else { return name }
            parts.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return parts.isEmpty ? name : parts.joined(separator: ".")
    }
}
