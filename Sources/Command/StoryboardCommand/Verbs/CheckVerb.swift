import FileAccess
import JSONText
import StoryboardModel

/// Checks documents.
enum CheckVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "check", summary: "finds problems in documents, and fixes those with a safe fix",
        positionals: [
            Positional("PATH", .any, says: "documents, or folders to look for .storyboard and .xib files in")
        ],
        options: [
            Option(
                "format", value: "FORMAT", choices: CheckReport.Format.allCases.map(\.rawValue),
                says:
                    "text for people (the default), json, sarif (2.1.0), github (annotations) or gitlab (code quality)"),
            Option(
                "reports", value: "FOLDER",
                says: "also writes storyboard.sarif and storyboard-quality.json (GitLab's) into a folder"),
            Option("fix", says: "applies safe fixes, and saves"),
            Option("wall", says: "draws each scene as `storyboard wall` does, and finds what breaks on some device"),
            Option("xcode", value: "VERSION", says: "names the Xcode that must open the documents, such as 15"),
            Option("strict", says: "ends with exit code 1 for warnings, too"),
            Option("rules", says: "lists the rules instead, with the severity that each has unless configured"),
        ],
        details: """
            The command skips hidden folders, Pods, Carthage, DerivedData and node_modules. A document that cannot be parsed is an
            error like any other; a path that cannot be read results in exit code 3.

            JSON: documents, errors, warnings, notes (numbers), findings and fixed: lists of file, line, column, severity,
            rule, message, hint, object (an id), path (the names of enclosing objects), fix (the change that --fix makes),
            source (file and line of a class). Keys without a value are omitted.

            With --wall, each scene is drawn on about 24 combinations of devices, appearances, text sizes and languages for the rules
            `wall.*`, which find nothing without it.

            With --xcode, or "xcode": "15" in the configuration, what that Xcode refuses is an error, and a document that a
            later one has saved a warning; `storyboard upgrade` sets its version.

            Classes, outlets and actions are compared with the app's Swift and Objective-C sources if there are any.

            The nearest \(CheckConfigurationReader.fileName) in the document's folder or above it, up to the repository's, sets the
            severity of rules: off, note, warning or error, by a rule's id or a prefix of ids. `files` are patterns for paths
            relative to the configuration's folder: * matches any characters within a name, ** also folders.
              {
                "rules": {"accessibility.*": "off", "outlet.dangling": "error"},
                "overrides": [{"files": "Legacy/**", "rules": {"*": "note"}}]
              }
            """,
        examples: [
            "storyboard check .", "storyboard check --fix Main.storyboard",
            "storyboard check --format sarif Sources > storyboard.sarif",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let format = arguments.value(of: "format").flatMap(CheckReport.Format.init) ?? .text
        if arguments.has("rules") {
            try environment.write(format == .json ? RuleList.json.text : RuleList.text)
            return .success
        }
        let paths = arguments.all("PATH")
        if paths.isEmpty { throw .usage("PATH is missing: a document or a folder", help: signature.name) }
        if paths.contains("-"), arguments.has("fix") {
            throw .usage("'--fix' changes files, not standard input", help: signature.name)
        }
        if paths.contains("-"), arguments.has("wall") {
            throw .usage("'--wall' draws files with what is around them, not standard input", help: signature.name)
        }
        let xcode = try UpgradeVerb.release(arguments, for: signature.name)
        var run = CheckRun(in: environment, fixes: arguments.has("fix"), draws: arguments.has("wall"), xcode: xcode)
        for path in paths { run.add(path) }
        let report = CheckReport(files: run.run())
        if let folder = arguments.value(of: "reports") { try write(report, to: folder, in: environment) }
        try environment.write(report.text(as: format, colored: environment.isTerminal))
        environment.writeError(report.summary + "\n")
        return report.exitCode(strict: arguments.has("strict"))
    }

    /// Writes the reports that reviews in GitHub and GitLab take.
    private static func write(
        _ report: CheckReport, to folder: String, in environment: CommandEnvironment
    ) throws(Failure) {
        do throws(FileError) {
            try environment.files.createFolder(folder)
        } catch {
            throw Failure(writing: folder, error)
        }
        for (name, format) in [("storyboard.sarif", CheckReport.Format.sarif), ("storyboard-quality.json", .gitlab)] {
            let text = report.text(as: format, colored: false)
            try environment.write(page: text, to: FilePath.join(folder, name))
        }
    }
}
