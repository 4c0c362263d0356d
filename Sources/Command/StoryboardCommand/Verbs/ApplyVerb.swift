import JSONText
import StoryboardEditing
import StoryboardModel

/// Performs a list of commands: all or none.
enum ApplyVerb: Verb {
    static let signature = Signature(
        name: "apply", summary: "performs a list of commands, all or none",
        positionals: [
            .document, Positional("COMMANDS", says: "a JSON file with a list of commands, or one; - is standard input"),
        ],
        options: [
            .output,
            Option(
                "id-seed", value: "N",
                says: "makes the ids of new objects reproducible; N is a whole number from 0"),
        ],
        details: """
            A command is an object with the command's name as its only key. An address is an object's id, optionally with
            steps to an element in it: see `storyboard help set`. $1 is the first object that the list has created, $2 the
            second. Unless the document is written to standard output, the ids of new objects are printed as
            {"created": [...]}, in the order of the commands.

            Commands that depend on layout, such as `pin` and `updateFrames`, use the layout on the document's device before
            the first command.

            Commands:
            \(CommandManual.help)
            """,
        examples: [
            "storyboard apply Main.storyboard edits.json -o Main.storyboard",
            #"echo '{"delete": {"object": "8bC-Xf-vdC"}}' | storyboard apply Main.storyboard - -o Main.storyboard"#,
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let (file, commandsFile, output) = (arguments["FILE"], arguments["COMMANDS"], arguments.required("output"))
        if file == "-", commandsFile == "-" {
            throw .usage("FILE and COMMANDS cannot both be standard input", help: signature.name)
        }
        var loaded = try environment.load(file, idSeed: idSeed(arguments))
        let (name, contents) = try environment.read(commandsFile)
        let list = try CommandList(contents.bytes, file: name)
        let created = try perform(list, named: name, on: &loaded, in: environment)
        try environment.save(loaded, to: output)
        if output != "-" { try environment.write(report(created)) }
        return .success
    }

    private static func idSeed(_ arguments: Arguments) throws(Failure) -> UInt64? {
        guard let text = arguments.value(of: "id-seed") else { return nil }
        guard let seed = UInt64(text) else {
            throw .usage(
                "'\(text)' is not a value of '--id-seed', expected a whole number from 0", help: signature.name)
        }
        return seed
    }

    private static func perform(
        _ list: CommandList, named name: String, on loaded: inout LoadedDocument, in environment: CommandEnvironment
    ) throws(Failure) -> [String] {
        let (document, files) = (loaded, environment.files)
        let layout = list.asksForLayout ? try Parts.layout(for: list, of: document, in: files) : DocumentLayout()
        do throws(NumberedChangeError) {
            return try loaded.document.perform(list.commands, name: "Apply", layout: layout).created
        } catch {
            throw Failure(
                name, error.error, at: list.locations[error.number - 1], prefix: list.prefix(of: error.number))
        }
    }

    private static func report(_ created: [String]) -> String {
        JSONValue.record(["created": .array(created.map { .string($0) })]).text
    }
}
