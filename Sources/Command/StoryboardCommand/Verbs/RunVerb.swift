import AppBuilder
import AppDriver
import AppProcess
import FileAccess
import SceneRenderer
import StoryboardModel
import XMLTree

/// Builds and runs an app.
enum RunVerb: Verb {
    static let signature = Signature(
        name: "run", summary: "builds an app folder and runs it, driven by steps",
        positionals: [
            Positional("FOLDER", says: "an app folder as Xcode has it, or a folder of Swift sources and storyboards")
        ],
        options: [
            Option("headless", says: "runs without a window; the only way for now"), BuildVerb.target,
            BuildVerb.release,
            HeadlessOptions.steps, HeadlessOptions.crawl, HeadlessOptions.seed, HeadlessOptions.picture,
            CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.appearance, CanvasOptions.contentSize,
        ],
        details: """
            The app is built as by `storyboard build`, and launched on a device, by default an iPhone 15 Pro, with an empty
            home folder. Steps are those of `storyboard play`.

            Time is virtual: waiting costs nothing. After each step, time passes until nothing moves.

            The exit code is 2 if the app does not build, 3 if it crashed (the last step that was printed is the one), 4 if a
            step failed, and 5 if it did not come to rest within 30 seconds of its time.
            """,
        examples: [
            "storyboard run MyApp --headless --picture start.png",
            "storyboard run MyApp --headless --crawl 100 --seed 7 > steps.json",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        guard arguments.has("headless") else {
            throw .usage("an app can only be run with '--headless' for now", help: signature.name)
        }
        var headless = try HeadlessOptions(arguments, environment, verb: signature.name).run
        headless.picture = headless.picture.map(environment.absolute)
        guard let build = try BuildVerb.build(arguments, environment) else { return BuildVerb.notBuilt }
        var run = AppRun(name: FilePath.name(of: environment.absolute(arguments["FOLDER"])), run: headless)
        if let name = arguments.value(of: "device") {
            guard let id = DocumentDevice.id(named: name) else {
                throw .usage("unknown device '\(name)'\(CanvasOptions.suggestion(for: name))", help: signature.name)
            }
            run.device = id
        }
        run.isLandscape = arguments.value(of: "orientation") == "landscape"
        run.appearance = arguments.value(of: "appearance")
        run.contentSize = arguments.value(of: "content-size")
        let home = FilePath.join(build.folder, "Home")
        do throws(FileError) {
            if try environment.files.look(at: home).kind != .missing { try environment.files.removeAll(at: home) }
            for name in ["Documents", "Library/Caches", "tmp"] {
                try environment.files.createFolder(FilePath.join(home, name))
            }
        } catch {
            throw Failure(writing: home, error)
        }
        if let end = environment.runInChild() {
            guard end >= 128 else { return HeadlessOptions.code(end) }
            environment.writeError("\(run.name): the app crashed at the last step (signal \(end - 128))\n")
            return HeadlessOptions.code(HeadlessRun.End.crashed.rawValue)
        }
        let problem = environment.become(
            build.program, [],
            [
                AppProcess.variable: run.text, "HOME": home, "CFFIXED_USER_HOME": home,
                "TMPDIR": FilePath.join(home, "tmp") + "/",
            ])
        throw Failure(.unreadable, Problem(file: build.program, message: problem, rule: "run.program"))
    }
}
