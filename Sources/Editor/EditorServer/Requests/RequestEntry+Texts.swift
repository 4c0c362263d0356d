import StoryboardEditing

extension Editor {
    private static let language = CommandEntry.Field.required("language", .text, "its code, such as de or pt-BR")

    /// The requests about the texts of a document in other languages.
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
    ]
}
