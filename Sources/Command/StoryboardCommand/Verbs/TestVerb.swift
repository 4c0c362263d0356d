import AppBuilder
import AppDriver
import AppProcess
import AppProject
import FileAccess
import XCUIAutomation

/// Builds and runs the tests of an app.
enum TestVerb: Verb {
    static let signature = Signature(
        name: "test", summary: "builds an app folder and runs its unit and UI tests",
        positionals: [
            Positional("FOLDER", says: "an app folder as Xcode has it, or a folder of Swift sources and storyboards")
        ],
        options: [
            Option(
                "filter", value: "REGEX", says: "runs only tests whose name, `Module.Class/method`, contains a match"),
            Option("list", says: "prints the names of the tests instead of running them"),
            Option(
                "attachments", value: "FOLDER",
                says: "keeps the pictures of failures and the attachments of tests in this folder"),
            Option("junit", value: "FILE", says: "writes the results to FILE in JUnit's format, for servers"),
            Option(
                "record",
                says: "lets tests write into FOLDER, and snapshot tests record pictures instead of comparing them"),
            BuildVerb.target, BuildVerb.scheme, BuildVerb.configuration, BuildVerb.strict, BuildVerb.packages,
            BuildVerb.offline,
            AppConfinement.noSandbox,
            AppConfinement.noNetwork,
            CanvasOptions.device,
            CanvasOptions.orientation, CanvasOptions.appearance,
            CanvasOptions.contentSize, CanvasOptions.system,
        ],
        details: """
            `test` runs XCTest and Swift Testing: the test targets of the Xcode project, or folders named `…Tests` and
            `…UITests`. UI tests run in a process of their own and drive the app as a person does; other tests run in the app's
            process.

            Each run begins with an empty home folder; a test that launches the app again finds what the app has saved. Time is
            virtual: waiting for an element costs nothing. A failure is printed with its location in the sources, and the path
            of a picture of the screen.

            `test` executes code: the manifests of packages (Package.swift), the app and the tests. They run in the sandbox of
            `storyboard run`, where tests and the app can also read the app's folder.

            Snapshot tests read their pictures next to the sources, and write there only with --record.

            If a test crashes, a new process runs those that haven't begun. A test that doesn't compile fails, as do those that call
            what doesn't; the others run.

            The exit code is 1 if a test failed, 2 if the app or its tests do not build, and 3 if a test crashed.
            """,
        examples: [
            "storyboard test MyApp", "storyboard test MyApp --filter LoginTests",
            "storyboard test MyApp --junit results.xml", "storyboard test MyApp --filter Snapshot --record",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let filter = arguments.value(of: "filter")
        if let filter, (try? Regex(filter)) == nil {
            throw .usage("'\(filter)' is not a regular expression", help: signature.name)
        }
        guard let build = try BuildVerb.prepare(arguments, environment, for: .test) else { return BuildVerb.notBuilt }
        var run = try AppRun(HeadlessRun(), arguments, environment, verb: signature.name)
        run.isTested = true
        var end: Int32 = 0
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
                if messages.contains(where: { $0.contains(": error: ") }) { end = BuildVerb.notBuilt.rawValue }
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
        let records = arguments.has("record")
        let folder = environment.absolute(arguments["FOLDER"])
        let sandbox = confinement.sandbox(
            of: build, home: home, reading: [folder], writing: [attachments] + (records ? [folder] : []))
        if sandbox == nil { confinement.report(in: environment) }
        var report = TestReport()
        let resultsFile = arguments.value(of: "junit").map(environment.absolute)
        for (number, (tests, path)) in programs.enumerated() {
            var test = TestRun(
                name: build.project.name, identifier: build.project.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
                program: build.program, appVariable: AppProcess.variable, app: run.text, attachments: attachments,
                filter: filter)
            let events = FilePath.join(home, "tmp/TestEvents-\(number)")
            var variables = confinement.variables(of: build, home: home, isTest: true)
            if records { variables.merge(Self.recording) { $1 } }
            if tests.kind == .unit { variables[AppProcess.variable] = run.text }
            var record = TestRecord()
            var goesOn = true
            while goesOn {
                let launch = "\(events)-\(record.begun.count)\(record.isSerial ? "s" : "")"
                (test.events, test.begun, test.isSerial) = (launch, record.begun, record.isSerial)
                variables[TestRun.variable] = test.text
                guard let result = environment.runInChild() else {
                    try confinement.enter(sandbox, environment)
                    let problem = environment.become(path, [], variables)
                    throw Failure(.unreadable, Problem(file: path, message: problem, rule: "test.program"))
                }
                let signal = result >= 128 ? Int(result) - 128 : nil
                goesOn = record.add(Self.events(in: launch, of: build), signal: signal)
                if signal != nil || goesOn {
                    Self.report(record, of: tests, signal: signal, goesOn: goesOn, environment)
                    end = HeadlessRun.End.crashed.rawValue
                } else {
                    end = max(end, result)
                }
            }
            report.add(tests.name, record)
        }
        if let resultsFile {
            do throws(FileError) {
                try environment.files.put(Array(report.xml.utf8), asFile: resultsFile)
            } catch {
                throw Failure(writing: resultsFile, error)
            }
        }
        return HeadlessOptions.code(end)
    }

    /// The variable that makes swift-snapshot-testing record new pictures, from its documentation.
    private static let recording = ["SNAPSHOT_TESTING_RECORD": "all"]

    /// Prints that a process of tests ended before its time, and during which test.
    private static func report(
        _ record: TestRecord, of tests: AppProject.Tests, signal: Int?, goesOn: Bool, _ environment: CommandEnvironment
    ) {
        let name = record.events.last.flatMap { event in
            if case .crash = event.kind { event.test } else { nil }
        }
        let next = goesOn ? "; the other tests run in a new process" : ""
        environment.writeError("\(name ?? tests.name): \(TestRecord.words(for: signal))\(next)\n")
    }

    /// Returns what tests noted in a file of the app's home folder.
    private static func events(in path: String, of build: AppBuild) -> [TestEvent] {
        let bytes: [UInt8]? = try? build.output.withoutLinks(path) { files, place throws(FileError) in
            try files.read(place, limit: 256 << 20).bytes
        }
        return (bytes ?? []).split(separator: UInt8(ascii: "\n")).compactMap { TestEvent($0) }
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
