public import XMLTree

/// How serious a diagnostic is.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// From the least serious to the most serious.
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A change that fixes the cause of a diagnostic.
public struct Fix: Hashable, Sendable {
    /// The title of the fix: "Remove the outlet".
    public var title: String
    /// The changes that the fix makes.
    public var changes: [Change]

    /// Creates a fix.
    public init(_ title: String, _ changes: [Change]) {
        self.title = title
        self.changes = changes
    }
}

/// An error or warning about a document, with its location and, if known, a fix.
public struct Diagnostic: Hashable, Sendable {
    /// The identifier of the rule: "outlet.dangling".
    public var rule: String
    /// How serious the diagnostic is.
    public var severity: Severity
    /// What is wrong, in words.
    public var message: String
    /// The line and column in the document.
    public var location: SourceLocation
    /// The element that the diagnostic is about, or nil if the document couldn't be read.
    public var node: NodeID?
    /// The id of the nearest object that contains the element, or nil if none has one.
    public var objectID: String?
    /// The names of the element's enclosing objects.
    public var path: String?
    /// A suggestion for the reader.
    public var hint: String?
    /// A change that fixes the cause, or nil if a person has to decide.
    public var fix: Fix?
    /// A line of the app's source code that the diagnostic is also about.
    public var source: SourcePlace?

    /// Creates a diagnostic.
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

    /// Creates the diagnostic for a document that couldn't be read.
    public init(_ error: DocumentError) {
        self.init(
            rule: error.rule, severity: .error, message: error.message, location: error.location, hint: error.hint)
    }
}
