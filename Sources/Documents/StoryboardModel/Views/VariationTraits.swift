/// The combination of traits of a `<variation>`, such as "heightClass=compact-widthClass=regular".
public struct VariationTraits: Hashable, Sendable {
    /// A trait that a device or a user's choice determines.
    public struct Trait: Hashable, Sendable {
        /// The name in documents, such as `widthClass`.
        public var name: String
        /// The name that people read.
        public var title: String
        /// The values that the trait may have.
        public var values: [Value]
    }

    /// A value of a trait.
    public struct Value: Hashable, Sendable {
        /// The name in documents, such as `compact`.
        public var name: String
        /// The name that people read.
        public var title: String
        /// The abbreviation: "wC".
        public var shortTitle: String
    }

    /// The traits in the order in which they are displayed.
    public static let traits = [
        Trait(
            name: "widthClass", title: "Width",
            values: [
                Value(name: "compact", title: "Compact", shortTitle: "wC"),
                Value(name: "regular", title: "Regular", shortTitle: "wR"),
            ]),
        Trait(
            name: "heightClass", title: "Height",
            values: [
                Value(name: "compact", title: "Compact", shortTitle: "hC"),
                Value(name: "regular", title: "Regular", shortTitle: "hR"),
            ]),
        Trait(
            name: "displayGamut", title: "Gamut",
            values: [
                Value(name: "sRGB", title: "sRGB", shortTitle: "sRGB"),
                Value(name: "P3", title: "Display P3", shortTitle: "P3"),
            ]),
        Trait(
            name: "userInterfaceIdiom", title: "Idiom",
            values: [
                Value(name: "phone", title: "iPhone", shortTitle: "iPhone"),
                Value(name: "pad", title: "iPad", shortTitle: "iPad"),
                Value(name: "mac", title: "Mac", shortTitle: "Mac"),
            ]),
    ]

    /// The names of values by the names of their traits.
    public private(set) var values: [String: String]

    /// Parses a key; the order of its components doesn't matter.
    public init(_ key: String) throws(ChangeError) {
        values = [:]
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2 else {
                throw .refused(
                    "'\(key)' is not a combination of traits", hint: "such as 'heightClass=compact-widthClass=regular'")
            }
            let names = Self.traits.map(\.name)
            guard let trait = Self.traits.first(where: { $0.name == pair[0] }) else {
                throw .refused(
                    "there is no trait '\(pair[0])'\(Spelling.suggestion(for: pair[0], among: names))",
                    hint: "choose from: \(names.joined(separator: ", "))")
            }
            let known = trait.values.map(\.name)
            guard known.contains(pair[1]) else {
                throw .refused(
                    "'\(pair[0])' is never '\(pair[1])'\(Spelling.suggestion(for: pair[1], among: known))",
                    hint: "choose one of: \(known.joined(separator: ", "))")
            }
            guard values.updateValue(pair[1], forKey: pair[0]) == nil else {
                throw .refused("'\(key)' names '\(pair[0])' twice")
            }
        }
    }

    /// The key as Interface Builder writes it, with traits in alphabetical order.
    public var key: String { values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "-") }

    /// The title that Interface Builder shows: "wC hR".
    public var title: String {
        Self.traits.compactMap { trait in trait.values.first { $0.name == values[trait.name] }?.shortTitle }
            .joined(separator: " ")
    }
}

extension Variation {
    /// The title: "wC hR", or the key if it can't be parsed.
    public var title: String { (try? VariationTraits(key))?.title ?? key }
}
