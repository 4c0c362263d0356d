import StoryboardEditing

extension Editor {
    /// The requests about sources beside the canvas.
    static let sourceRequests: [RequestEntry] = [
        RequestEntry(
            "source", .shows,
            [
                .document, .optional("file", .text, "the name of a source"),
                .optional("object", .text, "the id of an object whose class is wanted"),
                .optional("member", .text, "the name of an outlet of the class, or the selector of an action"),
            ],
            late: { editor, request, respond throws(Refusal) in try editor.openSource(request, respond) }),
        RequestEntry(
            "sources", .shows, [.document],
            late: { editor, request, respond throws(Refusal) in try editor.sourceFiles(request, respond) }),
        RequestEntry(
            "newClass", .shows,
            [.document, .optional("object", .text, "the id of an object that is to have the class")],
            late: { editor, request, respond throws(Refusal) in try editor.newClass(request, respond) }),
        RequestEntry(
            "createClass", .writes,
            [
                .document, .optional("object", .text, "the id of an object that is to have the class"),
                .required("name", .text, "of the class"), .required("superclass", .text, "of the class"),
                .required("file", .text, "the path of a Swift source, which doesn’t exist"),
            ],
            late: { editor, request, respond throws(Refusal) in try editor.createClass(request, respond) }),
        RequestEntry(
            "editSource", .writes,
            [
                .document, .file, .required("revision", .number, "of the text that is edited"),
                .required("at", .number, "an offset in UTF-16 code units"),
                .required("remove", .number, "of code units"), .required("insert", .text, "the new text"),
            ]
        ) { editor, request throws(Refusal) in try editor.editSource(request) },
        RequestEntry(
            "members", .shows, [.document, .file],
            late: { editor, request, respond throws(Refusal) in try editor.members(request, respond) }),
        RequestEntry("types", .shows, [.document]) { editor, request throws(Refusal) in
            let classes = try editor.document(request.text("document")).classes
            return ["types": KnownTypes(classes).json]
        },
        RequestEntry(
            "placement", .shows,
            [
                .document, .file, .required("from", .text, "the id of an object"),
                .required("line", .number, "before which a member is wanted, from 1"),
                .optional("isNew", .flag, "whether an existing member of the line isn’t meant"),
            ]
        ) { editor, request throws(Refusal) in try editor.placement(request) },
        RequestEntry(
            "insertMember", .edits,
            [
                .document, .file, .required("from", .text, "the id of an object"),
                .required("line", .number, "before which the member is wanted, from 1"),
                .required("kind", .text, "outlet, outletCollection or action"),
                .required("name", .text, "of the property or method"),
                .required("type", .text, "of the outlet, the collection’s members or the sender"),
                .optional("strong", .flag, "whether the outlet keeps the object"),
                .optional("arguments", .text, "none, sender or senderAndEvent"),
                .optional("event", .text, "that sends the action"),
            ]
        ) { editor, request throws(Refusal) in try editor.insertMember(request) },
        RequestEntry(
            "rename", .edits,
            [
                .document, .file, .required("line", .number, "that declares an outlet, action or class"),
                .required("to", .text, "the new name"),
                .optional("isTrial", .flag, "whether only to tell what would change"),
            ]
        ) { editor, request throws(Refusal) in try editor.rename(request) },
    ]
}
