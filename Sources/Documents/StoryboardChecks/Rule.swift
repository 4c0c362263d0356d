public import StoryboardModel

/// One thing that can be wrong with a document.
public struct Rule: Sendable {
    /// Stable, with a dot between the subject and what is wrong with it: "outlet.dangling".
    public let id: String
    /// How serious a finding is; nil for a rule that is off until it is asked for.
    public let severity: Severity?
    /// What the rule looks for, in one line.
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
