import StoryboardEditing

extension Editor {
    private static let language = CommandEntry.Field.required("language", .text, "its code, such as de or pt-BR")

    /// The requests about the texts of a document in other languages, and its sample data.
    static let textRequests: [RequestEntry] = [
        RequestEntry(
            "texts", .shows, [.document],
            late: { editor, request, respond throws(Refusal) in try editor.texts(request, respond) }),
        RequestEntry(
            "translate", .edits,
            [
                .document, .required("key", .text, "of the text, such as YjF-TC-xdU.text"), language,
                .optional("text", .text, "the translation; none removes it"),
            ]
        ) { editor, request throws(Refusal) in try editor.translate(request) },
        RequestEntry("addLanguage", .edits, [.document, language]) { editor, request throws(Refusal) in
            try editor.addLanguage(request)
        },
        RequestEntry("removeStaleTexts", .edits, [.document, language]) { editor, request throws(Refusal) in
            try editor.removeStaleTexts(request)
        },
        RequestEntry("localize", .writes, [.document]) { editor, request throws(Refusal) in
            try editor.localize(request)
        },
        RequestEntry("samples", .shows, [.document]) { editor, request throws(Refusal) in try editor.samples(request) },
        RequestEntry(
            "setSamples", .edits,
            [
                .document, .required("scene", .text, "its id"),
                .required("states", .text, "the JSON of its states"), .optional("name", .text, "what undo calls it"),
            ]
        ) { editor, request throws(Refusal) in try editor.setSamples(request) },
    ]
}
