import AppBuilder
import AppDriver
import AppProcess
import AppProject
import AppSurroundings
import FileAccess
import JSONText
import SceneCapture
import StoryboardModel
import XMLTree

/// Captures the screens of a running app as a storyboard.
enum CaptureVerb: Verb {
    static let signature = Signature(
        name: "capture", summary: "captures the screens of a running app as a storyboard",
        positionals: [
            Positional("FOLDER", says: "an app folder as Xcode has it, or a folder of Swift sources and storyboards")
        ],
        options: [
            Option("output", letter: "o", value: "FILE", says: "the storyboard to write"),
            HeadlessOptions.steps,
            Option(
                "standalone",
                says: "names UIKit's classes in place of the app's: for a document that plays without code"),
            Option("json", says: "prints the scenes and what couldn't be captured as JSON"),
            BuildVerb.target, BuildVerb.scheme, BuildVerb.configuration, BuildVerb.packages, BuildVerb.offline,
            BuildVerb.release,
            BuildVerb.strict,
            AppConfinement.noSandbox, AppConfinement.noNetwork, LaunchLanguage.language, LaunchLanguage.region,
            Option("location", value: "LAT,LON", says: "the device's location, in degrees; by default unknown"),
            CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.appearance, CanvasOptions.contentSize,
            CanvasOptions.system,
        ],
        details: """
            Builds and drives the app as `storyboard run --headless` does. Its first screen becomes a scene of a new document,
            whether code or a document made its views: views with their classes, constraints, stack views, texts, fonts,
            colors and images by name, controls, bars. Cells on the screen become prototypes; their rows become sample data
            beside the document. The document connects the outlets and actions that the classes have, and names views after
            the properties that hold them.

            With --steps, each new screen that a step reaches becomes another scene, and segues lead from what the steps
            touched. Navigation, tab bar and split view controllers become scenes, too.

            Images that code has made become files beside the document. A warning names each property that a document can't
            express; the exit code is 0 all the same. It is 2 if the app doesn't build, and 3 or 4 as for `storyboard run`.
            """,
        examples: [
            "storyboard capture MyApp -o MyApp/Captured.storyboard",
            "storyboard capture MyApp --steps steps.json -o Captured.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        guard let output = arguments.value(of: "output"), output.hasSuffix(".storyboard") else {
            throw .usage("'--output' is missing: the .storyboard file to write", help: signature.name)
        }
        let headless = try HeadlessOptions(arguments, environment, verb: signature.name).run
        for step in headless.steps {
            if case .relaunch = step.action {
                throw .usage("a capture can't relaunch the app: it would forget the scenes", help: signature.name)
            }
        }
        let language = try LaunchLanguage(arguments, verb: signature.name)
        guard let build = try BuildVerb.build(arguments, environment) else { return BuildVerb.notBuilt }
        var run = try AppRun(headless, arguments, environment, verb: signature.name)
        let home = try AppHome.empty(of: build)
        let left = FilePath.join(home, "tmp/Captured.json")
        (run.capture, run.isCaptureStandalone) = (left, arguments.has("standalone"))
        let app = HeadlessApp(build: build, home: home, headless: headless, language: language)
        let end = try app.perform(run, arguments, environment)
        guard end == 0 else { return HeadlessOptions.code(end) }
        let captured = try read(left, of: build)
        try write(captured, to: environment.absolute(output), environment)
        return try report(captured, output, arguments, environment)
    }

    /// Reads what the app has left, which is as trustworthy as the app.
    private static func read(_ path: String, of build: AppBuild) throws(Failure) -> CapturedDocument {
        do {
            let bytes: [UInt8] = try build.output.withoutLinks(path) { files, path throws(FileError) in
                try files.read(path, limit: 256 << 20).bytes
            }
            return try CapturedDocument(try JSONReader.read(bytes, limit: 10_000_000))
        } catch {
            throw Failure(
                .malformed, Problem(file: path, message: "the app left no document: \(error)", rule: "capture.result"))
        }
    }

    private static func write(
        _ captured: CapturedDocument, to path: String, _ environment: CommandEnvironment
    ) throws(Failure) {
        let folder = FilePath.folder(of: path)
        var files: [(String, [UInt8])] = [(path, captured.document.write())]
        if let samples = captured.samples {
            files.append((BesideKind.samples.path(beside: path), Array((samples.json.text + "\n").utf8)))
        }
        files += captured.images.map { (FilePath.join(folder, $0.file), $0.bytes) }
        do throws(FileError) {
            var changes: [FileChange] = []
            for (path, bytes) in files {
                let old = try? environment.files.read(path)
                if old?.bytes == bytes { continue }
                changes.append(FileChange(path, bytes, expecting: old?.stamp ?? .missing, makesFolders: true))
            }
            _ = try environment.files.replaceAll(changes)
        } catch {
            throw Failure(writing: error.path, error)
        }
    }

    private static func report(
        _ captured: CapturedDocument, _ output: String, _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        let scenes = captured.document.scenes
        if arguments.has("json") {
            let named = scenes.compactMap { scene in scene.controller.map { ($0["id"] ?? "", scene.title) } }
            try environment.write(
                JSONValue.record([
                    "file": .string(output),
                    "scenes": .array(named.map { .record(["controller": .string($0.0), "title": .string($0.1)]) }),
                    "images": .array(captured.images.map { .string($0.file) }),
                    "findings": .array(captured.findings.map(\.json)),
                ]).text + "\n")
        } else {
            for finding in captured.findings {
                environment.report(
                    Problem(
                        file: output, severity: .warning, message: finding.text, rule: "capture.unsayable"))
            }
        }
        let left = captured.findings.isEmpty ? "" : "; documents can't have \(captured.findings.count) of its values"
        environment.writeError("wrote \(output): \(scenes.count) scene\(scenes.count == 1 ? "" : "s")\(left)\n")
        return .success
    }
}
