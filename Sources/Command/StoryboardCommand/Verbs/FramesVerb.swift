import JSONText
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel

/// Prints the frames of a document's views.
enum FramesVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "frames", summary: "prints the frames that Auto Layout gives the views of a document",
        positionals: [Positional("FILE", says: "a storyboard or a xib")],
        options: [CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.locale],
        details: """
            Prints one JSON object with an entry for each view: its object id, and x, y, width and height in its superview's
            coordinates. Messages about the layout go to standard error.

            With --device, root views have the size of the device, with its safe area, size classes and variations.
            Freeform scenes keep their size.
            """,
        examples: [
            "storyboard frames Main.storyboard", "storyboard frames --device 'iPad Pro 11-inch' Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkPlatform()
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

    private static func line(_ id: String, _ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
        return "  \(JSONValue.string(id).text.dropLast()): [\(numbers.joined(separator: ", "))]"
    }
}
