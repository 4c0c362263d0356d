import AppDriver
import FileAccess
import JSONText
import SceneRenderer
import StoryboardModel
import StoryboardPlayer
import XMLTree

/// Runs a storyboard alone.
enum PlayVerb: Verb {
    static let signature = Signature(
        name: "play", summary: "runs a storyboard without its app's code, driven by steps",
        positionals: [Positional("FILE", says: "a storyboard")],
        options: [
            Option("headless", says: "runs without a window; the only way for now"),
            Option("steps", value: "FILE", says: "performs the steps of a JSON file"),
            Option(
                "crawl", value: "N", says: "walks through the scenes for N steps, and prints them as a file for --steps"
            ),
            Option("seed", value: "NUMBER", says: "the seed of the walk; by default 1"),
            Option("picture", value: "FILE", says: "writes a PNG image of the screen at the end"),
            CanvasOptions.device, CanvasOptions.orientation, CanvasOptions.appearance, CanvasOptions.contentSize,
        ],
        details: """
            The initial scene is shown on a device, by default an iPhone 15 Pro. Segues, tabs, text fields and controls work;
            custom classes are replaced by the classes of UIKit that they derive from. Tables and collections show each of
            their prototypes once. Scenes of other storyboards that are referred to come from the app around the document.

            Time is virtual: waiting costs nothing. After each step, time passes until nothing moves.

            The exit code is 3 if the process crashed (the last step that was printed is the one), 4 if a step failed, and 5
            if the scenes did not come to rest within 30 seconds of their time.
            """,
        examples: [
            "storyboard play Main.storyboard --headless --picture start.png",
            "storyboard play Main.storyboard --headless --crawl 100 --seed 7 > steps.json",
            "storyboard play Main.storyboard --headless --steps steps.json",
        ])

    /// The exit codes of the driver.
    private enum End: Int32 {
        case crashed = 3
        case stepFailed, restless
    }

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        guard arguments.has("headless") else {
            throw .usage("a storyboard can only be played with '--headless' for now", help: signature.name)
        }
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkPlatform()
        guard loaded.document.kind.isStoryboard, loaded.document.root["initialViewController"] != nil else {
            throw Failure(
                .refused,
                Problem(
                    file: loaded.name, message: "there is no initial view controller to begin with",
                    rule: "play.no-entry-point", hint: "set \"Is Initial View Controller\" of a scene"))
        }
        let options = try CanvasOptions(arguments, for: loaded.document, verb: signature.name)
        // The command runs on the main thread.
        nonisolated(unsafe) let job = try PlayJob(loaded, options.settings, arguments, environment)
        if let end = environment.runInChild() {
            guard end >= 128 else { return ExitCode(rawValue: end) ?? .success }
            environment.writeError("\(loaded.name): the process crashed at the last step (signal \(end - 128))\n")
            return code(.crashed)
        }
        return MainActor.assumeIsolated { job.run() }
    }

    /// Returns the exit code for an end. The codes of the driver have other meanings than those of other commands.
    private static func code(_ end: End) -> ExitCode { ExitCode(rawValue: end.rawValue) ?? .findings }

    /// Performs the steps, or walks.
    private struct PlayJob {
        let loaded: LoadedDocument
        let settings: StageSettings
        let steps: [DriverStep]
        let crawl: Int
        let seed: UInt64
        let picture: String?
        let name: String
        let environment: CommandEnvironment

        init(
            _ loaded: LoadedDocument, _ settings: StageSettings, _ arguments: Arguments,
            _ environment: CommandEnvironment
        ) throws(Failure) {
            let files = environment.files
            self.environment = environment
            (name, self.loaded, self.settings) = (loaded.name, loaded, settings)
            picture = arguments.value(of: "picture")
            crawl = Int(clamping: try PlayVerb.number(arguments, "crawl") ?? 0)
            seed = try PlayVerb.number(arguments, "seed") ?? 1
            steps = try PlayVerb.steps(arguments, files)
        }

        @MainActor
        func run() -> ExitCode {
            let files = environment.files
            let player = StoryboardPlayer(
                loaded.document, at: loaded.path, loaded.surroundings(in: files), in: files, settings: settings)
            let driver = AppDriver(on: player.device, deviceNamed: player.device(named:), launch: player.launch(on:))
            driver.write = { path, bytes throws(DriverError) in
                do throws(FileError) {
                    try environment.files.put(bytes, asFile: path)
                } catch {
                    throw DriverError("\(path): \(error.message)")
                }
            }
            var end: End?
            do throws(DriverError) {
                try perform(driver)
            } catch {
                environment.writeError("\(name): \(error.message)\n")
                end = error.isRestless ? .restless : .stepFailed
                if end == .stepFailed { environment.writeError(driver.tree.text) }
            }
            for message in driver.messages { environment.writeError("\(name): \(message)\n") }
            if let picture, let bytes = driver.picture {
                do throws(DriverError) {
                    try driver.write(picture, bytes)
                } catch {
                    environment.writeError("\(error.message)\n")
                    return .unwritable
                }
            }
            return end.map(PlayVerb.code) ?? .success
        }

        @MainActor
        private func perform(_ driver: AppDriver) throws(DriverError) {
            try driver.rest()
            for (number, step) in steps.enumerated() {
                do throws(DriverError) {
                    try driver.perform(step)
                } catch {
                    throw DriverError(
                        "step \(number + 1), \(step.json.line): \(error.message)", isRestless: error.isRestless)
                }
            }
            guard crawl > 0 else { return }
            var crawler = Crawler(driver, seed: seed)
            say("[")
            defer { say("]") }
            for number in 1...crawl {
                let step = try crawler.next()
                say(step.json.line + (number < crawl ? "," : ""))
                do throws(DriverError) {
                    try driver.perform(step)
                } catch {
                    // What has gone in the meantime cannot be touched any more.
                    if error.isRestless { throw error }
                    environment.writeError("\(name): \(step.json.line): \(error.message)\n")
                }
            }
        }

        private func say(_ line: String) { try? environment.write(line + "\n") }
    }

    private static func number(_ arguments: Arguments, _ name: String) throws(Failure) -> UInt64? {
        guard let text = arguments.value(of: name) else { return nil }
        if let number = UInt64(text) { return number }
        throw .usage("'\(text)' is not a number for '--\(name)'", help: signature.name)
    }

    private static func steps(_ arguments: Arguments, _ files: any FileStore) throws(Failure) -> [DriverStep] {
        guard let path = arguments.value(of: "steps") else { return [] }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path).bytes
        } catch {
            throw Failure(reading: path, error)
        }
        do throws(DriverError) {
            return try DriverStep.list(bytes)
        } catch {
            throw Failure(.malformed, Problem(file: path, message: error.message, rule: "driver.steps"))
        }
    }
}
