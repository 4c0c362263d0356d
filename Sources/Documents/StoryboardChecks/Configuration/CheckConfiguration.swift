public import StoryboardModel

/// The severities of rules that a project configures, for all documents or some.
public struct CheckConfiguration: Hashable, Sendable {
    /// The severity of a rule's diagnostics, or `off` to leave the rule out.
    public enum Level: String, Hashable, Sendable, CaseIterable {
        /// The levels, lowest first.
        case off, note, warning, error

        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// Levels for documents whose path matches a pattern.
    public struct Override: Hashable, Sendable {
        /// The pattern. `*` matches any characters within a file or folder name, `**` also folders. A pattern without
        /// `/` matches in every folder.
        public var files: String
        /// Levels by a rule's id, or a prefix and `*`.
        public var rules: [String: Level]

        /// Creates levels for the files that a pattern matches.
        public init(files: String, rules: [String: Level]) {
            self.files = files
            self.rules = rules
        }
    }

    /// Levels by a rule's id, or a prefix and `*`: "launch-screen.*". `*` matches all rules.
    public var rules: [String: Level]
    /// Levels for some files. Later ones take precedence, and all of them override `rules`.
    public var overrides: [Override]
    /// The Xcode that must open the documents, or nil if any may.
    public var xcode: XcodeRelease?

    /// Creates a configuration.
    public init(rules: [String: Level] = [:], overrides: [Override] = [], xcode: XcodeRelease? = nil) {
        self.rules = rules
        self.overrides = overrides
        self.xcode = xcode
    }

    /// Returns the severity of a rule in a document, or nil if the rule is off.
    public func severity(of rule: Rule, inFile path: String? = nil) -> Severity? {
        if let path {
            for override in overrides.reversed() where FilePattern(override.files).fits(path) {
                if let level = Self.level(of: rule.id, in: override.rules) { return level.severity }
            }
        }
        guard let level = Self.level(of: rule.id, in: rules) else { return rule.severity }
        return level.severity
    }

    /// Returns the level for the most specific pattern: the whole id, or the longest prefix.
    private static func level(of rule: String, in levels: [String: Level]) -> Level? {
        if levels.isEmpty { return nil }
        if let level = levels[rule] { return level }
        return levels.filter { isPattern($0.key) && rule.hasPrefix($0.key.dropLast()) }
            .max { $0.key.utf8.count < $1.key.utf8.count }?.value
    }

    private static func isPattern(_ name: String) -> Bool { name.hasSuffix("*") }

    /// The ids and patterns that match no rule, each with a suggestion if one is similar.
    public var unknownRules: [UnknownRule] {
        let names = Set(rules.keys).union(overrides.flatMap(\.rules.keys))
        return names.sorted().compactMap { name in
            if Self.isPattern(name) {
                let isKnown = RuleSet.all.contains { $0.id.hasPrefix(name.dropLast()) }
                return isKnown ? nil : UnknownRule(name: name, suggestion: nil)
            }
            return RuleSet[name] == nil
                ? UnknownRule(name: name, suggestion: Spelling.nearest(to: name, among: RuleSet.all.map(\.id))) : nil
        }
    }

    /// A name in a configuration that no rule has.
    public struct UnknownRule: Hashable, Sendable, CustomStringConvertible {
        /// The name as the configuration spells it.
        public var name: String
        /// The most similar name of a rule, or nil if none is similar.
        public var suggestion: String?

        public var description: String {
            "there is no rule '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        }
    }
}
