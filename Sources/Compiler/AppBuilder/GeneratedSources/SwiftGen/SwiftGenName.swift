import ClassModel

/// The names that SwiftGen's templates give, by the documentation of its filters (`swiftIdentifier:"pretty"`, `lowerFirstWord`,
/// `escapeReservedKeywords`).
enum SwiftGenName {
    /// Returns the name of a type: `foo_bar.baz-qux` is `FooBarBazQux`, `25 Light` is `_25Light`.
    static func type(_ text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.isEmpty || name.first?.isNumber == true ? "_" + name : name
    }

    /// Returns the name of a member: `URLIcon` is `urlIcon`, `FOO` is `foo`.
    static func member(_ text: String) -> String {
        let name = type(text)
        let capitals = name.prefix { $0.isUppercase }.count
        let next = name.dropFirst(capitals).first
        let count = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// Returns values by the names of their members in the order of these, but those without a name or with the name of a type
    /// beside them. Of several with one name, the first has it.
    static func members<Value>(
        _ values: [Value], besides types: some Collection<String> = [], _ text: (Value) -> String
    ) -> [(name: String, value: Value)] {
        var used = Set(types).union(["_"])
        return values.map { (member(text($0)), $0) }.filter { used.insert($0.0).inserted }
            .map { (SwiftName.declared($0.0), $0.1) }
    }

    /// Returns values in groups by the names of types, in the order of these. What has no name is left out.
    static func groups<Value>(
        _ values: [Value], _ text: (Value) -> String
    ) -> [(name: String, values: [Value])] {
        Dictionary(grouping: values) { type(text($0)) }.filter { $0.key != "_" }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
