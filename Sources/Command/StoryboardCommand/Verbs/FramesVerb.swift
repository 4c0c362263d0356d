import EditorServer
import JSONText
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel

/// Prints the frames of a document's views.
enum FramesVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "frames", summary: "prints the frames that Auto Layout computes, or layout issues with their fixes",
        positionals: [Positional("FILE", says: "a storyboard or a xib")],
        options: [
            CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.locale,
            Option(
                "issues",
                says: "prints the layout issues on the document's device, with commands that resolve them"),
            Option("scene", value: "ID", says: "with --issues: only one scene, given by its id or its controller's"),
        ],
        details: """
            Prints one JSON object with an entry for each view: its object id, and x, y, width and height in its superview's
            coordinates. Messages about the layout go to standard error.

            With --device, root views have the size of the device, with its safe area, size classes and variations.
            Freeform scenes keep their size.

            With --issues, each conflict, ambiguous view and misplaced view takes a line with its object. The lines below it have
            commands for `storyboard apply` that resolve it, one way each. The exit code is 1 if there is an error.
            """,
        examples: [
            "storyboard frames Main.storyboard", "storyboard frames --issues Main.storyboard",
            "storyboard frames --device 'iPad Pro 11-inch' Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkPlatform()
        if arguments.has("issues") { return try printIssues(of: loaded, arguments, in: environment) }
        if arguments.has("scene") { throw .usage("'--scene' needs '--issues'", help: signature.name) }
        let options = try CanvasOptions(arguments, for: loaded.document, verb: signature.name)
        if options.wantsAllDevices {
            throw .usage("frames can be printed for one device, not for 'all'", help: signature.name)
        }
        let files = environment.files
        let (lines, messages) = MainActor.assumeIsolated {
            let stage = SceneStage(
                loaded.document, settings: options.settings, surroundings: loaded.surroundings(in: files))
            return (stage.frames().map(Self.line), stage.messages)
        }
        for message in messages { environment.writeError("\(loaded.name): \(message)\n") }
        try environment.write("{\n\(lines.joined(separator: ",\n"))\n}\n")
        return .success
    }

    private static func printIssues(
        of loaded: LoadedDocument, _ arguments: Arguments, in environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        for other in ["device", "orientation", "locale"] where arguments.has(other) {
            throw .usage("'--issues' and '--\(other)' cannot be combined", help: signature.name)
        }
        let scene = try arguments.value(of: "scene").map { wanted throws(Failure) in try loaded.subject(wanted) }
        let files = environment.files
        let entries = MainActor.assumeIsolated {
            LayoutReport(loaded.document, scene: scene, surroundings: loaded.surroundings(in: files)).entries
        }
        for entry in entries {
            let hint = entry.hint.map { " (\($0))" } ?? ""
            let line =
                "\(entry.object ?? entry.scene): \(entry.severity.rawValue): \(entry.message)\(hint) [\(entry.rule)]"
            try environment.write(line.onOneLine + "\n")
            for choice in entry.choices {
                let commands = choice.commands.map(\.line).joined(separator: ",")
                try environment.write("  \(choice.title): [\(commands)]\n")
            }
        }
        let errors = entries.count { $0.severity == .error }
        environment.writeError(
            "\(entries.count) layout issue\(entries.count == 1 ? "" : "s"), \(errors) of them errors\n")
        return errors == 0 ? .success : .findings
    }

    private static func line(_ id: String, _ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
        return "  \(JSONValue.string(id).text.dropLast()): [\(numbers.joined(separator: ", "))]"
    }
}
