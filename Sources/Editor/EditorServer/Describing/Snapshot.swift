import StoryboardEditing
import JSONText
import StoryboardModel
import XMLTree

/// A document as it is sent to a page that opens it.
@MainActor
enum Snapshot {
    static func document(
        _ path: String, _ document: OpenDocument, _ pictures: SessionPictures, problems: JSONValue
    ) -> JSONValue {
        let session = document.session
        let model = session.document
        return .record([
            "document": .string(path), "kind": .string(model.kind.isStoryboard ? "storyboard" : "xib"),
            "platform": .string(platform(model.kind)), "revision": .integer(session.revision),
            "scenes": document.scenesJSON(), "board": pictures.boardJSON(), "state": state(document),
            "problems": problems,
            "recovered": .bool(session.isRecovered || document.tables.contains(where: \.session.isRecovered)),
            "leftOut": session.journal.leftOut > 0 ? .integer(session.journal.leftOut) : nil,
            "outside": document.reportedOutside.map { .string($0.rawValue) },
            "merge": session.merge.map { MergeDescription.merge($0, in: model) },
        ])
    }

    /// Returns the text of a file that can't be read as a document.
    static func text(_ path: String, _ error: SessionError) -> JSONValue {
        var text = ""
        var problems: [JSONValue] = []
        switch error {
        case .noDocument(let bytes, let diagnostic):
            text = String(decoding: bytes, as: UTF8.self)
            problems = [ProblemDescription.problem(diagnostic, in: nil)]
        case .unreadable(let refusal):
            problems = [
                ProblemDescription.problem(
                    Diagnostic(
                        rule: "file.unreadable", severity: .error, message: refusal.message,
                        location: SourceLocation(line: 1, column: 1), hint: refusal.hint), in: nil)
            ]
        }
        return .record([
            "document": .string(path), "kind": .string("text"), "text": .string(text), "problems": .array(problems),
        ])
    }

    static func scenes(of document: Document) -> [JSONValue] {
        let describe = ObjectDescription(document: document)
        return document.kind.isStoryboard ? document.scenes.map(describe.scene) : [describe.xib()]
    }

    static func state(_ open: OpenDocument) -> JSONValue {
        let (session, document) = (open.session, open.session.document)
        let fault = session.journal.fault ?? open.tables.lazy.compactMap(\.session.journal.fault).first
        func author(back: Bool) -> JSONValue? {
            open.authors.author(back: back, count: session.stepCount).map { .integer($0.id) }
        }
        let device = document.root.child("device")
        return .record([
            "isDirty": .bool(open.isDirty), "unkept": fault?.json,
            "undo": .optional(session.history.undoName),
            "redo": .optional(session.history.redoName),
            "undoBy": session.history.undoName == nil ? nil : author(back: true),
            "redoBy": session.history.redoName == nil ? nil : author(back: false),
            "device": .string(DocumentDevice(of: document).id),
            "orientation": .string(device?["orientation"] ?? "portrait"),
            "appearance": .string(device?["appearance"] ?? "light"),
            "initial": .optional(document.root["initialViewController"]),
        ])
    }

    private static func platform(_ kind: DocumentKind) -> String {
        switch kind {
        case .phoneStoryboard, .phoneXib, .padXib: "iOS"
        case .macStoryboard, .macXib: "macOS"
        case .televisionStoryboard: "tvOS"
        case .watchStoryboard: "watchOS"
        case .other: "unknown"
        }
    }
}
