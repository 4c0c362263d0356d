import JSONText

/// The tools of `storyboard mcp`.
enum AgentTools {
    static var all: [AgentTool] { documents + changes + pictures + running + session }

    static func tool(named name: String) -> AgentTool? { all.first { $0.name == name } }

    private static let file = AgentTool.Field.required("file", "a storyboard or xib, relative to the root")
    private static let scene = AgentTool.Field.optional("scene", "the id of a scene or its controller; without it all")

    /// The arguments of tools that lay out or draw.
    private static let canvas: [AgentTool.Field] = [
        .optional("device", "a device such as 'iPhone SE' or 'iPad Pro 11-inch'; by default the document's"),
        .optional("orientation", "", choices: ["portrait", "landscape"]),
        .optional("appearance", "", choices: ["light", "dark"]),
        .optional("contentSize", "the text size: XS to XXXL, AX1 to AX5"),
    ]

    // MARK: Reading

    private static let documents = [
        AgentTool(
            name: "open", says: "Lists the storyboards and xibs of a folder, or sums up one document. Begin here.",
            fields: [.optional("path", "a folder or a document; by default the root")],
            run: { call throws(Failure) in try AgentReading.open(call) }),
        AgentTool(
            name: "outline",
            says: "Scenes, objects, connections and segues of a document with their ids, in a tenth of the XML's size.",
            fields: [file, scene], run: { call throws(Failure) in try AgentReading.outline(call) }),
        AgentTool(
            name: "inspect",
            says: "All of one object: attributes, values, constraints, connections, and what refers to it.",
            fields: [file, .required("object", "the object's id")],
            run: { call throws(Failure) in try AgentReading.inspect(call) }),
        AgentTool(
            name: "find",
            says: "Finds texts, classes, identifiers, colors, fonts, images or spacings in all documents.",
            fields: [
                .required("value", "what to find; empty for all"),
                .optional("of", "the kind; by default text", choices: kinds),
                .optional("path", "a document or folder; by default the root"),
            ],
            run: { call throws(Failure) in
                call.answer(["find"] + call.options("of"), [call.required("value"), call.text("path") ?? "."])
            }),
        AgentTool(
            name: "check",
            says:
                "Problems of documents with their lines, rules and objects: dangling ids, duplicates, constraints, classes.",
            fields: [.optional("path", "a document or folder; by default the root")],
            run: { call throws(Failure) in call.answer(["check"], [call.text("path") ?? "."]) }),
        AgentTool(
            name: "layout",
            says:
                "Layout issues (conflicting, ambiguous, misplaced), each with commands that resolve it.",
            fields: [file, scene],
            run: { call throws(Failure) in
                call.answer(["frames", "--issues"] + call.options("scene"), [call.required("file")])
            }),
        AgentTool(
            name: "diff",
            says: "What changed in a document, in words: since it was first read here, or a git revision.",
            fields: [file, .optional("since", "'start' (the default) or a git revision such as HEAD")],
            run: { call throws(Failure) in try AgentReading.diff(call) }),
        AgentTool(
            name: "commands", says: "How to write the commands of 'change': all names, or the fields of one.",
            fields: [.optional("name", "the name of a command")],
            run: { call throws(Failure) in AgentReading.commands(call) }),
    ]

    private static let kinds = ["text", "class", "identifier", "color", "font", "image", "spacing"]

    // MARK: Changing

    private static let changes = [
        AgentTool(
            name: "change",
            says: """
                Performs commands on a document, all or none, and tells what changed and which problems came. A change that \
                causes an error is not saved. Ids are made for you; $1 is the first object that the commands create.
                """,
            fields: [
                file,
                .required(
                    "commands", .array, #"such as [{"set": {"object": "ID", "attribute": "text", "value": "Hi"}}]"#),
                .optional("allowErrors", .boolean, "also saves a change that causes errors"),
                .optional("dryRun", .boolean, "describes the change without saving"),
            ],
            changesFiles: true, run: { call throws(Failure) in try AgentChange(call).perform() }),
        AgentTool(
            name: "replace", says: "Replaces what 'find' finds, in all documents or in none.",
            fields: [
                .required("value", "what to find"), .required("new", "the new value"),
                .optional("of", "the kind; by default text", choices: kinds),
                .optional("path", "a document or folder; by default the root"),
                .optional("dryRun", .boolean, "counts the matches without saving"),
            ],
            changesFiles: true,
            run: { call throws(Failure) in
                call.answer(
                    ["replace"] + call.options("of", "dry-run"),
                    [call.required("value"), call.required("new"), call.text("path") ?? "."], fine: [.success])
            }),
        AgentTool(
            name: "translate",
            says: "The texts of a document with their keys; with 'texts' sets translations to a language.",
            fields: [
                file, .optional("language", "a code such as de or pt-BR"),
                .optional("texts", .object, #"translations by key, such as {"YjF-TC-xdU.text": "Hallo"}"#),
            ],
            changesFiles: true, run: { call throws(Failure) in try AgentTexts.translate(call) }),
        AgentTool(
            name: "refactor", says: "Moves scenes to another storyboard, with references in their place.",
            fields: [
                file, .required("scenes", .array, "the ids of scenes or their controllers"),
                .required("to", "the storyboard, which is created if it doesn't exist"),
            ],
            changesFiles: true,
            run: { call throws(Failure) in
                let scenes = (call.arguments["scenes"]?.elements ?? []).compactMap(\.string)
                return call.answer(
                    ["refactor"] + call.options("to"), [call.required("file")] + scenes, fine: [.success])
            }),
        AgentTool(
            name: "fix",
            says: "Applies the safe fixes of 'check': removes what leads nowhere, gives new ids and so on.",
            fields: [.required("path", "a document or folder")], changesFiles: true,
            run: { call throws(Failure) in call.answer(["check", "--fix"], [call.required("path")]) }),
    ]

    // MARK: Drawing

    private static let pictures = [
        AgentTool(
            name: "render", says: "A picture of a scene, or of the whole board without one. Look after each change.",
            fields: [file, scene] + canvas + [
                .optional("locale", "the language of texts"),
                .optional("scale", .number, "pixels per point; by default 1"),
            ],
            run: { call throws(Failure) in try AgentPictures.render(call) }),
        AgentTool(
            name: "wall",
            says: "A scene on many devices, text sizes and languages at once, with what breaks where.",
            fields: [
                file, .required("scene", "the id of a scene or its controller"),
                .optional("devices", "names, with commas between"), .optional("appearances", "light, dark or both"),
                .optional("languages", "codes; own, x-longer, x-accented, x-right-to-left"),
                .optional("contentSizes", "such as L,AX5"),
            ],
            run: { call throws(Failure) in try AgentPictures.wall(call) }),
    ]

    // MARK: Running

    private static let steps = AgentTool.Field.optional(
        "steps", .array,
        #"such as [{"tap": {"text": "Open"}}, {"type": "Hi", "into": {"class": "UITextField"}}, {"expect": {"text": "Hi"}}]"#
    )

    private static let running = [
        AgentTool(
            name: "play",
            says:
                "Runs a storyboard without its app's code, does steps (tap, type, expect), and shows the screen at the end.",
            fields: [file, steps] + canvas, run: { call throws(Failure) in try AgentPictures.play(call) }),
        AgentTool(
            name: "build", says: "Builds an app folder and reports the compiler's errors. Needs a Swift toolchain.",
            fields: [.required("folder", "an app folder as Xcode has it"), .optional("target", "the app target")],
            changesFiles: false, run: { call throws(Failure) in try AgentRunning.build(call) }),
        AgentTool(
            name: "run", says: "Builds an app folder, runs it with steps, and shows the screen at the end.",
            fields: [
                .required("folder", "an app folder as Xcode has it"), .optional("target", "the app target"), steps,
            ]
                + canvas, run: { call throws(Failure) in try AgentRunning.run(call) }),
    ]

    // MARK: The session

    private static let session = [
        AgentTool(
            name: "undo", says: "Undoes the last step that changed files in this session.", fields: [],
            changesFiles: true, isOfSession: true),
        AgentTool(
            name: "redo", says: "Redoes the last undone step.", fields: [], changesFiles: true, isOfSession: true),
        AgentTool(
            name: "more", says: "The next part of an answer that was too long.",
            fields: [
                .required("answer", .number, "the number that the answer named"),
                .required("from", .number, "the line to begin at"),
            ], isOfSession: true),
    ]
}

extension AgentTool.Field {
    fileprivate static func required(_ name: String, _ says: String) -> Self { required(name, .string, says) }

    fileprivate static func optional(_ name: String, _ says: String, choices: [String] = []) -> Self {
        optional(name, .string, says, choices: choices)
    }
}
