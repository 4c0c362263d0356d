import AppBuilder
import AppDriver
import AppProcess
import AppProject
import FileAccess
import XCUIAutomation

/// Builds and runs the tests of an app.
enum TestVerb: Verb {
    static let signature = Signature(
        name: "test", summary: "builds an app folder and runs its tests: XCTest, with and without the interface",
        positionals: [
            Positional("FOLDER", says: "an app folder as Xcode has it, or a folder of Swift sources and storyboards")
        ],
        options: [
            Option(
                "filter", value: "REGEX", says: "runs only tests whose name, `Module.Class/method`, contains a match"),
            Option("list", says: "prints the names of the tests instead of running them"),
            Option(
                "attachments", value: "DIR",
                says: "keeps the pictures of failures and the attachments of tests in DIR"),
            BuildVerb.target, BuildVerb.strict, BuildVerb.packages, BuildVerb.offline, AppConfinement.noSandbox,
            AppConfinement.noNetwork,
            CanvasOptions.device,
            CanvasOptions.orientation, CanvasOptions.appearance,
            CanvasOptions.contentSize, CanvasOptions.system,
        ],
        details: """
            Tests are those of the targets in the Xcode project, or those in folders named `…Tests` and `…UITests`. Tests of
            the interface run in a process of their own and drive the app as a person does; other tests run in the app's
            process.

            Each run begins with an empty home folder; a test that launches the app again finds what it has saved. Time is
            virtual: waiting for an element costs nothing. A failure is printed with its place in the sources, and the path of
            a picture of the screen.

            Tests, the app and the manifests of packages (Package.swift) are code that is run. They run in a sandbox as with
            `storyboard run`, in which tests and the app also read the app's folder.

            The exit code is 1 if a test failed, 2 if the app or its tests do not build, and 3 if the tests crashed.
            """,
        examples: ["storyboard test MyApp", "storyboard test MyApp --filter LoginTests"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let filter = arguments.value(of: "filter")
        if let filter, (try? Regex(filter)) == nil {
            throw .usage("'\(filter)' is not a regular expression", help: signature.name)
        }
        guard let build = try BuildVerb.prepare(arguments, environment) else { return BuildVerb.notBuilt }
        var run = try AppRun(HeadlessRun(), arguments, environment, verb: signature.name)
        run.isTested = true
        var targets: [(tests: AppProject.Tests, names: [String])] = []
        var programs: [(tests: AppProject.Tests, path: String)] = []
        do throws(BuildError) {
            targets = try matching(filter, in: build)
        } catch {
            BuildVerb.report(error, environment)
            return BuildVerb.notBuilt
        }
        if arguments.has("list") {
            try environment.write(targets.flatMap(\.names).map { "\($0)\n" }.joined())
            return .success
        }
        do throws(BuildError) {
            for message in try build.run() { environment.writeError(message + "\n") }
            for (tests, _) in targets {
                let (program, messages) = try build.build(tests)
                for message in messages { environment.writeError(message + "\n") }
                programs.append((tests, program))
            }
        } catch {
            BuildVerb.report(error, environment)
            return BuildVerb.notBuilt
        }
        let home = try AppHome.empty(of: build)
        let attachments =
            arguments.value(of: "attachments").map(environment.absolute) ?? FilePath.join(build.folder, "Attachments")
        let confinement = AppConfinement(arguments, environment)
        do throws(FileError) {
            try environment.files.createFolder(attachments)
        } catch {
            throw Failure(writing: attachments, error)
        }
        let sandbox = confinement.sandbox(
            of: build, home: home, reading: [environment.absolute(arguments["FOLDER"])], writing: [attachments])
        if sandbox == nil { confinement.report(in: environment) }
        var end: Int32 = 0
        for (tests, path) in programs {
            let test = TestRun(
                name: build.project.name, identifier: build.project.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
                program: build.program, appVariable: AppProcess.variable, app: run.text, attachments: attachments,
                filter: filter)
            var variables = confinement.variables(of: build, home: home, isTest: true)
            variables[TestRun.variable] = test.text
            if tests.kind == .unit { variables[AppProcess.variable] = run.text }
            if let result = environment.runInChild() {
                if result >= 128 {
                    environment.writeError("\(tests.name): the tests crashed (signal \(result - 128))\n")
                    end = HeadlessRun.End.crashed.rawValue
                } else {
                    end = max(end, result)
                }
            } else {
                try confinement.enter(sandbox, environment)
                let problem = environment.become(path, [], variables)
                throw Failure(.unreadable, Problem(file: path, message: problem, rule: "test.program"))
            }
        }
        return HeadlessOptions.code(end)
    }

    /// Returns the targets with tests that match a filter, and the names of these.
    private static func matching(
        _ filter: String?, in build: AppBuild
    ) throws(BuildError) -> [(tests: AppProject.Tests, names: [String])] {
        let expression = filter.flatMap { try? Regex($0) }
        var found: [(tests: AppProject.Tests, names: [String])] = []
        for tests in build.project.tests {
            var names = try build.testNames(in: tests)
            if let expression { names = names.filter { $0.contains(expression) } }
            if !names.isEmpty { found.append((tests, names)) }
        }
        if !found.isEmpty { return found }
        let name = build.project.name
        if build.project.tests.isEmpty {
            throw BuildError("\(name) has no tests: no target of tests in its project, and no folder named '…Tests'")
        }
        let places = build.project.tests.map { "'\($0.name)'" }.joined(separator: ", ")
        throw BuildError("no test\(filter.map { " matches '\($0)'" } ?? " was found") in \(places)")
    }
}
