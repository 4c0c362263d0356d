/// A member of a class of UIKit or a related framework that documents can connect to.
public struct FrameworkMember: Hashable, Sendable {
    /// What documents connect to: an outlet of one object, an outlet of several, or an action.
    public enum Kind: Hashable, Sendable { case outlet, outletCollection, action }

    /// What documents connect to.
    public var kind: Kind
    /// The property's name, or the method's selector.
    public var name: String
    /// The class of an outlet, or nil if it is a protocol or unknown.
    public var type: String?
    /// A Boolean value that indicates whether Interface Builder offers the member. Others work, because the class has
    /// such a property or method.
    public var isOffered: Bool
}

/// The classes of UIKit and related frameworks that documents use.
public struct FrameworkClasses: Sendable {
    /// A class with its superclass and its own members.
    public struct Entry: Sendable {
        /// The name of the superclass, or nil if there is none.
        public var superclass: String?
        /// The members that the class declares itself.
        public var members: [FrameworkMember]
    }

    /// The classes of the frameworks that this package knows.
    public static let shared = FrameworkClasses(table)

    private var entries: [String: Entry] = [:]

    /// Creates the classes from a table. A line has a class, its superclass and its members: `name` or `name:Class` for
    /// an outlet, `name*:Class` for a collection, `!selector` for an action, in parentheses if it works but isn't
    /// offered.
    init(_ table: String) {
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let name = words.first else { continue }
            let superclass = words.count > 1 && words[1] != "-" ? words[1] : nil
            entries[name] = Entry(superclass: superclass, members: words.dropFirst(2).map(FrameworkMember.init))
        }
    }

    /// Returns a class, or nil if it is unknown.
    public subscript(name: String) -> Entry? { entries[name] }

    /// All classes by name.
    package var all: [String: Entry] { entries }

    /// Returns whether a class is known.
    public func has(_ name: String) -> Bool { entries[name] != nil }

    /// Returns a class and its superclasses; empty if the class is unknown.
    public func chain(of name: String) -> [String] {
        var chain: [String] = []
        var current: String? = name
        while let name = current, let entry = entries[name] {
            chain.append(name)
            current = entry.superclass
        }
        return chain
    }
}

extension FrameworkMember {
    fileprivate init(_ word: String) {
        let isQuiet = word.hasPrefix("(")
        let text = isQuiet ? String(word.dropFirst().dropLast()) : word
        isOffered = !isQuiet
        if text.hasPrefix("!") {
            (kind, name, type) = (.action, String(text.dropFirst()), nil)
            isOffered = false
            return
        }
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        kind = parts[0].hasSuffix("*") ? .outletCollection : .outlet
        name = kind == .outletCollection ? String(parts[0].dropLast()) : parts[0]
        type = parts.count > 1 ? parts[1] : nil
    }
}
