package import JSONText

/// How a conflict is decided.
public enum ConflictChoice: String, CaseIterable, Hashable, Sendable {
    /// What one side has, or what both have.
    case ours, theirs, both
    /// By hand: the document is right as it is.
    case asIs
}

/// The conflicts that a merge has left in a document, as they are listed beside it until they are resolved.
public struct ConflictList: Hashable, Sendable {
    /// A conflict, and how it is decided, or nil as long as it isn't.
    public struct Entry: Hashable, Sendable {
        /// The conflict.
        public var conflict: MergeConflict
        /// How the conflict is decided, or nil as long as it isn't.
        public var choice: ConflictChoice?
    }

    /// The conflicts, in the order of the merge.
    public var entries: [Entry]
    /// Whether the file has the merged document; until an editor saves it, the file has that of their side.
    public var isSaved = true
    /// Whether git has the file as unmerged. When it doesn't any more, the list is of a merge that has ended.
    public var isUnmerged = false

    /// Creates a list of conflicts that aren't decided.
    public init(_ conflicts: [MergeConflict], isUnmerged: Bool = false) {
        entries = conflicts.map { Entry(conflict: $0) }
        self.isUnmerged = isUnmerged
    }

    /// The conflicts that aren't decided.
    public var open: [MergeConflict] { entries.filter { $0.choice == nil }.map(\.conflict) }

    /// Returns the path of the list beside a document.
    public static func path(beside document: String) -> String { document + ending }

    private static let ending = ".conflicts.json"

    /// The patterns of the lists, for files that git is to ignore.
    public static let ignoredPatterns = ["*.storyboard", "*.xib"].map { $0 + ending }

    // MARK: JSON

    package var json: JSONValue {
        let conflicts = entries.map { entry in entry.conflict.json(entry.choice) }
        return .record([
            "isSaved": isSaved ? nil : .bool(false), "isUnmerged": isUnmerged ? .bool(true) : nil,
            "conflicts": .array(conflicts),
        ])
    }

    package var text: [UInt8] { Array(json.text.utf8) }

    /// Reads a list, or returns nil if the text is none.
    package init?(text: [UInt8]) {
        guard let node = try? JSONReader.read(text), let elements = node["conflicts"]?.elements else { return nil }
        entries = []
        for element in elements {
            guard let conflict = MergeConflict(element) else { return nil }
            let choice = element["choice"]?.string.flatMap(ConflictChoice.init)
            entries.append(Entry(conflict: conflict, choice: choice))
        }
        isSaved = node["isSaved"]?.bool ?? true
        isUnmerged = node["isUnmerged"]?.bool ?? false
    }
}
