import FileAccess

/// What files beside a document have about it.
///
/// Their names begin with that of the document: `Main.storyboard.comments.json`. They belong to a project as the document
/// does, and never become part of an app.
package enum BesideKind: String, CaseIterable, Sendable {
    /// What people say about the document.
    case comments
    /// Texts, rows and states to design with.
    case samples

    private static let documents = ["storyboard", "xib"]

    private var ending: String { ".\(rawValue).json" }

    /// Returns the path of the file beside a document.
    package func path(beside document: String) -> String { document + ending }

    /// Returns the path of the document that a file is about, or nil if it is a file of another kind.
    package func document(ofFileAt path: String) -> String? {
        guard path.hasSuffix(ending) else { return nil }
        let document = String(path.dropLast(ending.count))
        return FilePath.fileExtension(of: FilePath.name(of: document)).map(Self.documents.contains) == true
            ? document : nil
    }

    /// Returns whether a file is one beside a document.
    package static func isBeside(_ path: String) -> Bool {
        allCases.contains { $0.document(ofFileAt: path) != nil }
    }
}
