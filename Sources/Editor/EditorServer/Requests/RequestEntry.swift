import JSONText
import StoryboardEditing

/// A kind of request and its members.
struct RequestEntry {
    typealias Handler = @MainActor (Editor, Request) throws(Refusal) -> Answer
    /// Answers a request, now or later.
    typealias LateHandler = @MainActor (Editor, Request, @escaping Respond) throws(Refusal) -> Void
    typealias Respond = @MainActor (Result<Answer, Refusal>) -> Void

    /// What a request changes, which decides from whom it is accepted, and for what.
    enum Effect: CaseIterable {
        /// Nothing but what its page sees, and what others see of its page.
        case shows
        /// A document, which guests can't change, and no version in a commit allows.
        case edits
        /// Other files, or a document's comments and samples, which guests can't change.
        case writes
    }

    let name: String
    let effect: Effect
    let fields: [CommandEntry.Field]
    let handler: LateHandler

    init(_ name: String, _ effect: Effect, _ fields: [CommandEntry.Field], _ handler: @escaping Handler) {
        self.init(name, effect, fields) { editor, request, respond throws(Refusal) in
            respond(.success(try handler(editor, request)))
        }
    }

    init(_ name: String, _ effect: Effect, _ fields: [CommandEntry.Field], late handler: @escaping LateHandler) {
        (self.name, self.effect, self.fields, self.handler) = (name, effect, fields, handler)
    }
}

extension CommandEntry.Field {
    static let document = required("document", .text, "a path below the opened folder")
    static let commands = required("commands", .commands, "as `storyboard apply` takes them")
    static let script = required("path", .text, "of a file with commands below the opened folder")
    static let conflict = required("conflict", .number, "its place in the list, from 0")
    static let alone = optional("alone", .flag, "true to leave other documents as they are")
    static let others = optional("others", .flag, "true to undo a step that is somebody else’s")
    static let objects = required("objects", .addresses, "the ids of objects")
    static let file = required("file", .text, "the name of an open source")
    static let optionalFile = optional("file", .text, "the name of an open source, in place of the document")
}

extension [CommandEntry.Field] {
    /// What to look for in all documents.
    static let query: [CommandEntry.Field] = [
        .required("of", .text, "the kind of value"), .required("value", .text, "the value, or an empty text for all"),
        .optional("whole", .flag, "true for values that are equal only"),
    ]
}

extension Editor {
    /// All requests.
    static let requests: [RequestEntry] =
        [
            RequestEntry(
                "open", .shows, [.document],
                late: { editor, request, respond throws(Refusal) in try editor.openDocument(request, respond) }),
            RequestEntry("close", .shows, [.document, .optionalFile]) { editor, request throws(Refusal) in
                try editor.close(request)
            },
            RequestEntry("perform", .edits, [.document, .optional("name", .text, "what undo calls it"), .commands]) {
                editor, request throws(Refusal) in try editor.perform(request)
            },
            RequestEntry("undo", .edits, [.document, .optionalFile, .alone, .others]) {
                editor, request throws(Refusal) in
                try editor.step(request, back: true)
            },
            RequestEntry("redo", .edits, [.document, .optionalFile, .alone, .others]) {
                editor, request throws(Refusal) in
                try editor.step(request, back: false)
            },
            RequestEntry(
                "save", .edits,
                [
                    .document, .optionalFile,
                    .optional("overwrite", .flag, "whether a file that was changed outside is replaced"),
                ]
            ) { editor, request throws(Refusal) in try editor.save(request) },
            RequestEntry("reload", .edits, [.document, .optionalFile]) { editor, request throws(Refusal) in
                try editor.reload(request)
            },
            RequestEntry("recover", .edits, [.document]) { editor, request throws(Refusal) in
                try editor.recover(request)
            },
            RequestEntry("merge", .edits, [.document, .optionalFile]) { editor, request throws(Refusal) in
                try editor.merge(request)
            },
            RequestEntry(
                "decide", .edits, [.document, .conflict, .required("choice", .text, "ours, theirs, both or asIs")]
            ) { editor, request throws(Refusal) in try editor.decide(request) },
            RequestEntry("compare", .shows, [.document, .conflict]) { editor, request throws(Refusal) in
                try editor.compare(request)
            },
            RequestEntry("resolve", .edits, [.document]) { editor, request throws(Refusal) in
                try editor.resolve(request)
            },
            RequestEntry(
                "wall", .shows,
                [
                    .document, .optional("scenes", .addresses, "their ids; none ends the wall"),
                    .optional("name", .text, "of a wall with the one variant that the following say"),
                    .optional("scale", .number, "of its pictures, from 0.1 to 4"),
                ] + viewFields
            ) { editor, request throws(Refusal) in try editor.wall(request) },
            RequestEntry("stage", .shows, [.document, .required("scenes", .addresses, "the ids of scenes")]) {
                editor, request throws(Refusal) in try editor.stage(request)
            },
            RequestEntry("preview", .edits, [.document, .commands]) { editor, request throws(Refusal) in
                try editor.preview(request)
            },
            RequestEntry("view", .shows, [.document] + viewFields) { editor, request throws(Refusal) in
                try editor.view(request)
            },
            RequestEntry("inspect", .shows, [.document, .objects]) { editor, request throws(Refusal) in
                try editor.inspect(request)
            },
            RequestEntry(
                "connections", .shows,
                [
                    .document, .required("from", .text, "an object's id"), .required("to", .text, "an object's id"),
                    .optional("trigger", .text, "what the drag began with"),
                    .optional("only", .text, "the name of the open connection that it began from"),
                ],
                late: { editor, request, respond throws(Refusal) in try editor.connections(request, respond) }),
            RequestEntry(
                "neighbors", .shows,
                [.document, .objects, .optional("toMargins", .flag, "whether containers begin at their margins")]
            ) { editor, request throws(Refusal) in try editor.neighbors(request) },
            RequestEntry("library", .shows, [.document]) { editor, request throws(Refusal) in
                try editor.library(request)
            },
            RequestEntry("problems", .shows, [.document]) { editor, request throws(Refusal) in
                try editor.problems(request)
            },
            RequestEntry("fix", .edits, [.document, .required("problem", .text, "its key")]) {
                editor, request throws(Refusal) in
                try editor.fix(request)
            },
            RequestEntry(
                "choices", .shows, [.document, .required("problem", .text, "the key of a problem of the layout")]
            ) {
                editor, request throws(Refusal) in try editor.choices(request)
            },
            RequestEntry("copy", .shows, [.document, .objects]) { editor, request throws(Refusal) in
                try editor.copy(request)
            },
            RequestEntry("text", .shows, [.document]) { editor, request throws(Refusal) in try editor.text(request) },
            RequestEntry(
                "create", .writes,
                [.document, .optional("kind", .text, "storyboard by default, launchScreen, view or empty")]
            ) { editor, request throws(Refusal) in try editor.create(request) },
            RequestEntry(
                "refactor", .edits,
                [
                    .document, .required("scenes", .addresses, "the ids of scenes"),
                    .required("to", .text, "a storyboard's path"),
                ]
            ) { editor, request throws(Refusal) in try editor.refactor(request) },
            RequestEntry(
                "inline", .edits, [.document, .required("reference", .text, "the id of a storyboard reference")]
            ) {
                editor, request throws(Refusal) in try editor.inline(request)
            },
            RequestEntry(
                "find", .shows, .query,
                late: { editor, request, respond throws(Refusal) in try editor.find(request, respond) }),
            RequestEntry(
                "replace", .writes,
                .query + [
                    .required("to", .text, "the new value"),
                    .optional("skipped", .addresses, "the keys of hits to leave"),
                ]
            ) { editor, request throws(Refusal) in try editor.replace(request) },
            RequestEntry("script", .shows, [.script]) { editor, request throws(Refusal) in try editor.script(request) },
            RequestEntry(
                "saveScript", .writes,
                [.script, .commands, .optional("overwrite", .flag, "whether another script is replaced")]
            ) { editor, request throws(Refusal) in try editor.saveScript(request) },
            RequestEntry("documents", .shows, []) { editor, _ throws(Refusal) in
                ["documents": editor.documentsJSON(), "folders": .array(editor.folders.map { .string($0) })]
            },
            RequestEntry("languages", .shows, [.document]) { editor, request throws(Refusal) in
                try editor.languages(request)
            },
            RequestEntry("classes", .shows, [.document]) { editor, request throws(Refusal) in
                try editor.classes(request)
            },
            RequestEntry("runnable", .shows, [.document]) { editor, request throws(Refusal) in
                try editor.runnable(request)
            },
            RequestEntry(
                "history", .shows, [.document, .optional("count", .count, "of the latest commits")],
                late: { editor, request, respond throws(Refusal) in try editor.history(request, respond) }),
            RequestEntry(
                "differences", .shows, [.document, .optional("from", .text, "the hash of the commit to compare with")],
                late: { editor, request, respond throws(Refusal) in try editor.differences(request, respond) }),
            RequestEntry("revert", .edits, [.document, .required("changes", .addresses, "the keys of changes")]) {
                editor, request throws(Refusal) in try editor.revert(request)
            },
            RequestEntry(
                "restore", .edits, [.document, .required("commit", .text, "the hash of the commit with the version")],
                late: { editor, request, respond throws(Refusal) in try editor.restore(request, respond) }),
        ] + sourceRequests + textRequests + peopleRequests + codeRequests

    /// What a document is viewed as; what is absent is the document's own.
    private static var viewFields: [CommandEntry.Field] {
        [
            .optional("device", .text, "its id"), .optional("orientation", .text, "of the device"),
            .optional("appearance", .text, "light or dark"), .optional("contentSize", .text, "of texts"),
            .optional("language", .text, "of texts"),
            .optional("states", .texts, "the names of the states of sample data that scenes show, by their ids"),
        ]
    }

    static let requestsByName = Dictionary(uniqueKeysWithValues: requests.map { ($0.name, $0) })
}
