import StoryboardEditing

extension Editor {
    /// The requests about documents as code, and about screens as documents.
    static let codeRequests: [RequestEntry] = [
        RequestEntry(
            "exportCode", .shows, .exported,
            late: { editor, request, respond throws(Refusal) in try editor.exportCode(request, respond) }),
        RequestEntry(
            "saveCode", .writes,
            .exported + [
                .required("folder", .text, "below the opened one, for the files"),
                .optional("overwrite", .flag, "whether other files of the same names are replaced"),
            ]
        ) { editor, request throws(Refusal) in try editor.saveCode(request) },
        RequestEntry(
            "codePictures", .writes, .exported,
            late: { editor, request, respond throws(Refusal) in try editor.codePictures(request, respond) }),
        RequestEntry("showCapture", .edits, .captured) { editor, request throws(Refusal) in
            try editor.showCapture(request)
        },
        RequestEntry("insertCapture", .edits, .captured) { editor, request throws(Refusal) in
            try editor.insertCapture(request)
        },
    ]
}

extension [CommandEntry.Field] {
    /// What becomes code.
    fileprivate static let exported: [CommandEntry.Field] = [
        .document, .optional("scenes", .addresses, "the ids of scenes; without them, all are exported"),
        .optional("segues", .text, "methods or coordinator"),
    ]
    /// What becomes a scene.
    fileprivate static let captured: [CommandEntry.Field] = [
        .document, .required("capture", .text, "what the app has sent, as JSON"),
        .optional("withContainers", .flag, "whether the controllers around the screen become scenes as well"),
    ]
}
