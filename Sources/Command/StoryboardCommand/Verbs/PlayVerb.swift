import AppDriver
import AppRunner
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import StoryboardPlayer
import UIKit
import XMLTree

/// Runs a storyboard alone.
enum PlayVerb: Verb {
    static let signature = Signature(
        name: "play", summary: "runs a storyboard without its app's code, in the browser or by steps",
        positionals: [Positional("FILE", says: "a storyboard")],
        options: [
            Option("watch", says: "shows each saved version of the storyboard, at the same scene"),
            Option("headless", says: "runs without a page, driven by steps"),
            Option("connected", says: "runs for the program that started it, over descriptor 3"),
            PageOptions.port, PageOptions.noBrowser, PageOptions.page,
            HeadlessOptions.steps, HeadlessOptions.crawl, HeadlessOptions.seed, HeadlessOptions.picture,
            CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.appearance, CanvasOptions.contentSize,
            CanvasOptions.system,
            CanvasOptions.samples,
        ],
        details: """
            The initial scene is shown on a device, by default an iPhone 15 Pro. Segues, tabs, text fields and controls work;
            the UIKit classes that custom classes derive from replace them. Tables and collections show each of their prototypes
            once, or the sample data next to the storyboard: the state that --samples names, or the first one of each scene.
            Referenced scenes of other storyboards come from the app around the document.

            With --headless, time is virtual: waiting costs nothing. After each step, time passes until everything comes to rest.

            The exit code is 3 if the process crashed (the last printed step led to it), and 4 if a step failed.
            """,
        examples: [
            "storyboard play Main.storyboard --headless --picture start.png",
            "storyboard play Main.storyboard --headless --crawl 100 --seed 7 > steps.json",
            "storyboard play Main.storyboard --headless --steps steps.json",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        if arguments.has("connected") { return try connect(arguments, environment) }
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkPlatform()
        guard loaded.document.kind.isStoryboard, loaded.document.root["initialViewController"] != nil else {
            throw Failure(
                .refused,
                Problem(
                    file: loaded.name, message: "there is no initial view controller to begin with",
                    rule: "play.no-entry-point", hint: "set \"Is Initial View Controller\" of a scene"))
        }
        try loaded.checkSamples(arguments.value(of: "samples"), in: environment, verb: signature.name)
        let options = try CanvasOptions(arguments, for: loaded.document, verb: signature.name)
        guard arguments.has("headless") else { return try show(loaded, arguments, environment) }
        // The command runs on the main thread.
        let job = (try HeadlessOptions(arguments, environment, verb: signature.name).run, loaded, options.settings)
        if let end = environment.runInChild() {
            guard end >= 128 else { return HeadlessOptions.code(end) }
            environment.writeError("\(loaded.name): the process crashed at the last step (signal \(end - 128))\n")
            return HeadlessOptions.code(HeadlessRun.End.crashed.rawValue)
        }
        nonisolated(unsafe) let environment = environment
        return MainActor.assumeIsolated { perform(job.0, job.1, job.2, environment) }
    }

    @MainActor
    private static func perform(
        _ run: HeadlessRun, _ loaded: LoadedDocument, _ settings: StageSettings, _ environment: CommandEnvironment
    ) -> ExitCode {
        let files = environment.files
        let player = StoryboardPlayer(
            loaded.document, at: loaded.path, loaded.surroundings(in: files), in: files, settings: settings)
        let driver = AppDriver(on: player.device, deviceNamed: player.device(named:), launch: { player.launch(on: $0) })
        driver.write = { path, bytes throws(DriverError) in
            do throws(FileError) {
                try files.put(bytes, asFile: path)
            } catch {
                throw DriverError("\(path): \(error.message)")
            }
        }
        let end = run.perform(
            with: driver, named: loaded.name, say: { try? environment.write($0) }, complain: environment.writeError)
        return HeadlessOptions.code(end.rawValue)
    }

    // MARK: In the browser

    /// Shows the storyboard in a page; it runs in a process of its own.
    private static func show(
        _ loaded: LoadedDocument, _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        let options = try PageOptions(arguments, verb: signature.name)
        let path = environment.absolute(loaded.path)
        let settings = ["device", "orientation", "appearance", "content-size", "system", "samples"].flatMap { name in
            arguments.value(of: name).map { ["--\(name)", $0] } ?? []
        }
        let (files, program, watches) = (environment.files, environment.program, arguments.has("watch"))
        return try options.serve(in: environment) {
            let session = AppSession(playing: path, with: program, options: settings) { try? files.read(path).bytes }
            session.watchesFiles = watches
            return session
        }
    }

    /// Plays a storyboard for the process at the other end of the connection.
    private static func connect(
        _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkPlatform()
        let settings = try CanvasOptions(arguments, for: loaded.document, verb: signature.name).settings
        let files = environment.files
        MainActor.assumeIsolated {
            ConnectedPlayer(at: loaded.path, loaded.surroundings(in: files), in: files, settings).run()
        }
        return .success
    }
}
