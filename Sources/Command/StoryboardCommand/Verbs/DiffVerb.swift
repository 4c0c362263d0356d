import FileAccess
import JSONText
import StoryboardModel
import StoryboardRevisions

/// Tells how versions of documents differ.
enum DiffVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "diff", summary: "describes what changed between versions of documents, as text, commands or a page",
        positionals: [
            Positional("OLD", says: "a document, a folder, or git revisions such as main..topic; - is standard input"),
            Positional("NEW", .optional, says: "the later version; without it, OLD is one or two revisions"),
        ],
        options: [
            Option(
                "format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
                says: "text (the default), json (the commands that turn OLD into NEW) or html (a page with pictures)"),
            Option("output", letter: "o", value: "FILE", says: "the file for the result; by default standard output"),
            Option("all", says: "lists noise instead of counting it"),
            Option("brief", says: "prints the shortest text, for agents: ids and what happened to them"),
        ],
        details: """
            Revisions are those of the repository around the current folder: A..B, A...B (what B has since it left A), or A,
            which is compared with the files.

            Noise is what nobody decided: frames and locations, versions, lists of resources, numbers spelled with other
            digits. It takes one line.

            HTML is one file: the board with the changed scenes highlighted, and each of them before and after, side by side, as
            onion skin, or with a slider, in light and dark. Changed objects are outlined and linked with their description. Images
            and colors are those that the app around the files has now.

            JSON for two documents is a list of commands for `storyboard apply`: applied to OLD, they produce NEW byte for
            byte. For folders and revisions it is documents: a list of file, isNew, isDeleted, and commands if both versions
            have the file.
            """,
        examples: [
            "storyboard diff Old.storyboard New.storyboard", "storyboard diff main..topic",
            "storyboard diff --brief HEAD",
            "storyboard diff --format json Old.storyboard New.storyboard | storyboard apply Old.storyboard - -o Same.storyboard",
        ])

    enum Format: String, CaseIterable {
        case text, json, html
    }

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let (old, new) = (arguments["OLD"], arguments.optional("NEW"))
        if old == "-", new == "-" { throw .usage("OLD and NEW cannot both be standard input", help: signature.name) }
        for other in ["all", "format"] where arguments.has("brief") && arguments.has(other) {
            throw .usage("'--brief' and '--\(other)' cannot be combined", help: signature.name)
        }
        let pairs = try environment.pairs(old, new)
        let isSingle = pairs.count == 1 && new != nil && pairs[0].name == new
        let text: String
        switch arguments.value(of: "format").flatMap(Format.init) ?? .text {
        case .text:
            let words = DifferenceText(showsNoise: arguments.has("all"), isBrief: arguments.has("brief"))
            if isSingle, let difference = try difference(of: pairs[0]) {
                text = words.text(difference)
            } else {
                text = try words.text(pairs)
            }
        case .json: text = try isSingle ? commands(of: pairs[0]).text : report(pairs).text
        case .html: text = try Parts.page(of: pairs, showsNoise: arguments.has("all"), in: environment)
        }
        try environment.write(page: text, to: arguments.value(of: "output") ?? "-")
        return .success
    }

    private static func difference(of pair: DocumentPair) throws(Failure) -> DocumentDifference? {
        guard case (let old?, let new?) = try pair.documents() else { return nil }
        return DocumentDifference(from: old, to: new)
    }

    private static func commands(of pair: DocumentPair) throws(Failure) -> JSONValue {
        guard case (let old?, let new?) = try pair.documents() else { return .array([]) }
        do throws(ScriptError) {
            return try CommandScript(from: old, to: new).json
        } catch {
            throw Failure(
                .refused, Problem(file: pair.name, message: error.message, rule: "diff.unspeakable", hint: error.hint))
        }
    }

    private static func report(_ pairs: [DocumentPair]) throws(Failure) -> JSONValue {
        var documents: [JSONValue] = []
        for pair in pairs {
            let isPair = pair.old != nil && pair.new != nil
            documents.append(
                .record([
                    "file": .string(pair.name), "isNew": .bool(pair.old == nil), "isDeleted": .bool(pair.new == nil),
                    "commands": isPair ? try commands(of: pair) : nil,
                ]))
        }
        return .record(["documents": .array(documents)])
    }
}
