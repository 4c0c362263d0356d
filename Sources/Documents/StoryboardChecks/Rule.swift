public import StoryboardModel

/// A rule that documents are checked with.
public struct Rule: Sendable {
    /// The identifier: a subject, a dot and a problem, such as "outlet.dangling".
    public let id: String
    /// The default severity of findings, or nil for a rule that is off by default.
    public let severity: Severity?
    /// A short description of what the rule finds.
    public let summary: String
    let find: @Sendable (CheckContext) -> [Finding]

    init(
        _ id: String, _ severity: Severity?, _ summary: String, find: @escaping @Sendable (CheckContext) -> [Finding]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.find = find
    }
}
