import AppBuilder
import AppDriver
import AppProcess
import AppProject
import AppRunner
import FileAccess
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// Builds and runs an app.
enum RunVerb: Verb {
    static let signature = Signature(
        name: "run", summary: "builds an app folder and runs it in the browser or by steps",
        positionals: [
            Positional("FOLDER", says: "an app folder as Xcode has it, or a folder of Swift sources and storyboards")
        ],
        options: [
            Option("watch", says: "rebuilds and restarts the app whenever one of its files is saved"),
            Option("headless", says: "runs without a page, driven by steps"), BuildVerb.target, BuildVerb.scheme,
            BuildVerb.configuration,
            BuildVerb.packages,
            BuildVerb.offline, BuildVerb.release, BuildVerb.strict,
            AppConfinement.noSandbox, AppConfinement.noNetwork,
            LaunchLanguage.language, LaunchLanguage.region,
            Option("location", value: "LAT,LON", says: "the device's location, in degrees; by default unknown"),
            PageOptions.port, PageOptions.noBrowser, PageOptions.page,
            HeadlessOptions.steps, HeadlessOptions.crawl, HeadlessOptions.seed, HeadlessOptions.picture,
            CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.appearance, CanvasOptions.contentSize,
            CanvasOptions.system,
        ],
        details: """
            `run` builds the app as `storyboard build` does, and launches it on a device: by default an iPhone 15 Pro, or an iPad if
            the app isn't for iPhones. A page in the browser shows the app and what it prints. Only this computer can open the
            page, at an address with a secret. The app keeps its home folder from run to run.

            With --headless, the app has an empty home folder, and the steps of `storyboard play` drive it. Time is virtual:
            waiting costs nothing. After each step, time passes until everything comes to rest.

            `run` executes code: the manifests of packages, and the app. The app gets few of this process's variables, and the
            variables and arguments of the project's shared scheme. On Linux it runs in a sandbox: it can read the system, Swift
            and itself, write its home folder, and reach the network. Use --no-sandbox only for apps that you trust.

            The exit code is 2 if the app does not build, 3 if it crashed (the last printed step led to it), and 4 if a step
            failed.
            """,
        examples: [
            "storyboard run MyApp --watch",
            "storyboard run MyApp --headless --picture start.png",
            "storyboard run MyApp --headless --crawl 100 --seed 7 > steps.json",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        guard arguments.has("headless") else { return try show(arguments, in: environment) }
        var headless = try HeadlessOptions(arguments, environment, verb: signature.name).run
        headless.picture = headless.picture.map(environment.absolute)
        let language = try LaunchLanguage(arguments, verb: signature.name)
        guard let build = try BuildVerb.build(arguments, environment) else { return BuildVerb.notBuilt }
        let run = try AppRun(headless, arguments, environment, verb: signature.name)
        let app = HeadlessApp(build: build, home: try AppHome.empty(of: build), headless: headless, language: language)
        return HeadlessOptions.code(try app.perform(run, arguments, environment))
    }

    // MARK: In the browser

    private static func show(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let run = try AppRun(nil, arguments, environment, verb: signature.name)
        var builder = AppFolderBuilder(arguments, environment)
        builder.language = try LaunchLanguage(arguments, verb: signature.name)
        let name: String
        do throws(ProjectError) {
            name = try builder.project().name
        } catch {
            environment.report(Problem(error))
            return BuildVerb.notBuilt
        }
        do throws(BuildError) {
            try Toolchain.check(environment.files)
        } catch {
            BuildVerb.report(error, environment)
            return BuildVerb.notBuilt
        }
        let options = try PageOptions(arguments, verb: signature.name)
        let watches = arguments.has("watch")
        // The command runs on the main thread.
        nonisolated(unsafe) let surroundings = environment
        return try options.serve(in: environment) {
            let session = AppSession(name: name) { [builder] in builder.build(for: run, language: $0) }
            session.echo = { surroundings.writeError($0 + "\n") }
            session.watchesFiles = watches
            return session
        }
    }
}
