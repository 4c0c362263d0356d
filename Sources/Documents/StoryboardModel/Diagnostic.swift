public import XMLTree

public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A change that mends what a diagnostic is about, and does no harm elsewhere.
public struct Fix: Hashable, Sendable {
    /// What the fix does, for people: "Remove the outlet".
    public var title: String
    public var changes: [Change]

    public init(_ title: String, _ changes: [Change]) {
        self.title = title
        self.changes = changes
    }
}

/// Something found in a document, with its place and, where possible, its cure.
public struct Diagnostic: Hashable, Sendable {
    /// The stable name of the rule: "outlet.dangling".
    public var rule: String
    public var severity: Severity
    public var message: String
    public var location: SourceLocation
    /// The element it is about; nil when the document could not be read.
    public var node: NodeID?
    public var objectID: String?
    /// The names of the objects around it, for people.
    public var path: String?
    /// What the reader can do about it.
    public var hint: String?
    public var fix: Fix?
    /// The line of the app's sources that it is about, too.
    public var source: SourcePlace?

    public init(
        rule: String, severity: Severity, message: String, location: SourceLocation, node: NodeID? = nil,
        objectID: String? = nil, path: String? = nil, hint: String? = nil, fix: Fix? = nil, source: SourcePlace? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.node = node
        self.objectID = objectID
        self.path = path
        self.hint = hint
        self.fix = fix
        self.source = source
    }

    /// A document that could not be read.
    public init(_ error: DocumentError) {
        self.init(
            rule: error.rule, severity: .error, message: error.message, location: error.location, hint: error.hint)
    }
}
