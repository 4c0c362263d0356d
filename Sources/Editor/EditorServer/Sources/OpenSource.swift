import ClassModel
import JSONText
import SourceModel

/// A source file that pages have open beside the canvas.
@MainActor
final class OpenSource {
    /// The path relative to the editor's folder, by which pages name the file.
    let file: String
    var session: TextSession
    /// Who made the steps that can be undone and redone.
    var authors = StepAuthors()
    /// The external change that pages know.
    var reportedOutside: OutsideChange?
    private var known: (revision: Int, outline: SwiftOutline, classes: FileClasses)?

    init(_ file: String, _ session: TextSession) {
        self.file = file
        self.session = session
    }

    var isSwift: Bool { file.hasSuffix(".swift") }

    /// The bodies of classes in a Swift file.
    var outline: SwiftOutline { reading.outline }

    /// The classes of the file with its unsaved changes.
    var classes: FileClasses { reading.classes }

    private var reading: (revision: Int, outline: SwiftOutline, classes: FileClasses) {
        if let known, known.revision == session.revision { return known }
        let reading = (
            session.revision, SwiftOutline(isSwift ? session.text : []),
            SourceReader.classes(ofFileAt: session.path, session.text)
        )
        known = reading
        return reading
    }

    /// The state for pages.
    var state: JSONValue {
        .record([
            "isDirty": .bool(session.isDirty), "undo": .optional(session.undoName),
            "redo": .optional(session.redoName), "unkept": session.journal.fault?.json,
            "outside": reportedOutside.map { .string($0.rawValue) },
        ])
    }

    var snapshot: JSONValue {
        .record([
            "file": .string(file), "text": .string(String(decoding: session.text, as: UTF8.self)),
            "revision": .integer(session.revision), "state": state, "recovered": .bool(session.isRecovered),
        ])
    }
}
