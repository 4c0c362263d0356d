import FileAccess

/// Compiles documents to the pieces that iOS loads.
enum CompileVerb: Verb {
    static let signature = Signature(
        name: "compile", summary: "compiles storyboards and xibs to the .storyboardc folders and nibs that iOS loads",
        positionals: [
            Positional("PATH", .any, says: "documents, or folders to look for .storyboard and .xib files in")
        ],
        options: [
            Option(
                "output", letter: "o", value: "FOLDER",
                says: "where the pieces go; those of a document in Base.lproj into Base.lproj inside"),
            Option("check", says: "compiles without writing anything"),
            Option("json", says: "prints what was made and what was found as JSON"),
            Option("depfile", value: "FILE", says: "writes which output depends on which document, as make reads it"),
        ],
        details: """
            Main.storyboard becomes FOLDER/Main.storyboardc, Cell.xib becomes FOLDER/Cell.nib. Exit code 0 means that all of
            every document is in the output. A document of which something cannot be compiled is reported, with the place,
            and not written at all; what was there before stays. Documents for macOS and watchOS are passed by in folders.

            JSON: documents: a list of file, output and pieces (a list of paths); findings: a list of file, line, column,
            severity, rule, message, hint, object and path.
            """,
        examples: [
            "storyboard compile Main.storyboard Cell.xib -o build", "storyboard compile --check Sources",
            "storyboard compile Sources -o build --depfile build/storyboards.d",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let paths = arguments.all("PATH")
        if paths.isEmpty { throw .usage("PATH is missing: a document or a folder", help: signature.name) }
        let output = arguments.value(of: "output")
        if output == nil, !arguments.has("check") {
            throw .usage(
                "'--output' is missing: the folder for the pieces, or '--check' for none", help: signature.name)
        }
        var run = CompileRun(in: environment)
        for path in paths { try run.add(path) }
        let report = CompileReport(run.run())
        if !arguments.has("check"), let output { try report.save(below: output, in: environment) }
        if let path = arguments.value(of: "depfile") {
            try report.saveDependencies(to: path, below: output ?? "", in: environment)
        }
        if arguments.has("json") { try environment.write(report.json(below: output ?? "").text) }
        if !arguments.has("json") { environment.writeError(report.text) }
        return report.exitCode
    }
}
