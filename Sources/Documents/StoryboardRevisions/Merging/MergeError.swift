import StoryboardModel
public import XMLTree

/// An error that prevents a merge.
public struct MergeError: Error, Hashable, Sendable {
    /// The version that cannot be used, or nil if the versions don't fit together.
    public var revision: Revision?
    /// The line and column in the version.
    public var location = SourceLocation(line: 1, column: 1)
    /// The identifier of the rule.
    public var rule: String
    /// What is wrong, in words.
    public var message: String
    /// A suggestion for the reader.
    public var hint: String?

    package init(revision: Revision? = nil, rule: String, message: String, hint: String? = nil) {
        self.revision = revision
        self.rule = rule
        self.message = message
        self.hint = hint
    }

    init(_ error: DocumentError, in revision: Revision) {
        self.init(revision: revision, rule: error.rule, message: error.message, hint: error.hint)
        location = error.location
    }

    init(kinds: [String]) {
        self.init(
            rule: "merge.kinds",
            message: "the versions are different kinds of documents: \(kinds.joined(separator: ", "))",
            hint: "merge versions of one document")
    }
}
