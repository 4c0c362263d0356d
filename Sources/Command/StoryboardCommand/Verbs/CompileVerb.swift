import JSONText
import FileAccess

/// Compiles documents to the pieces that iOS loads.
enum CompileVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "compile", summary: "compiles storyboards and xibs to the .storyboardc folders and nibs that iOS loads",
        positionals: [
            Positional("PATH", .any, says: "documents, or folders to look for .storyboard and .xib files in")
        ],
        options: [
            Option(
                "output", letter: "o", value: "FOLDER",
                says:
                    "the output folder; the pieces of a document in Base.lproj (or another language's) go into Base.lproj in it"
            ),
            Option("check", says: "compiles without writing anything"),
            Option("strict", says: "treats warnings as errors, also those about unknown elements and attributes"),
            Option("json", says: "prints the outputs and findings as JSON"),
            Option("depfile", value: "FILE", says: "writes a file with the dependencies of the outputs, for make"),
            Option(
                "scene", value: "ID",
                says: "writes only the pieces of one scene, given by its id or its controller's"
            ),
        ],
        details: """
            Main.storyboard becomes FOLDER/Main.storyboardc, Cell.xib becomes FOLDER/Cell.nib. Hidden folders, Pods,
            Carthage, DerivedData and node_modules are skipped; so are documents for macOS and watchOS, which are an error if
            they are given as arguments.

            Exit code 0 means that every document was compiled. Unknown elements and attributes, such as those of a newer
            Xcode, are omitted with a warning; with --strict they are errors. A document with an error, such as a constraint
            to an object that does not exist, is not written, and its previous output is kept. The other documents are
            written all the same, each as a whole, and the exit code is 1. It is 3 or 6 if a file could not be read or
            written. Two documents with the same output are both errors.

            With --scene, Info.plist is not written: compile the whole document when scenes, identifiers or segues change.

            JSON: documents: a list of file, complete (true or false) and, for complete ones, output (unless --check) and
            pieces, which are paths in FOLDER; findings: a list of file, line, column, severity, rule, message, hint,
            object (an id), path (the names of enclosing objects). Keys without a value are omitted; keys may be added in
            later versions, but not removed.
            """,
        examples: [
            "storyboard compile Main.storyboard Cell.xib -o build", "storyboard compile --check Sources",
            "storyboard compile Sources -o build --depfile build/storyboards.d",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        try checkOptions(arguments)
        let output = arguments.has("check") ? nil : arguments.value(of: "output")
        var run = CompileRun(
            in: environment, scene: arguments.value(of: "scene"), isStrict: arguments.has("strict"))
        for path in arguments.all("PATH") { run.add(path) }
        let report = CompileReport(documents: try run.run(output: output), output: output)
        if arguments.has("json") {
            try environment.write(report.json.text)
        } else {
            environment.writeError(report.text)
        }
        if let path = arguments.value(of: "depfile"), let output {
            try save(DependencyFile(report.documents, output: output), to: path, environment.files)
        }
        environment.writeError(report.summary + "\n")
        return report.exitCode
    }

    private static func checkOptions(_ arguments: Arguments) throws(Failure) {
        let paths = arguments.all("PATH")
        if paths.isEmpty { throw error("PATH is missing: a document or a folder") }
        if paths.contains("-") { throw error("standard input has no name for the pieces, name a file") }
        if arguments.has("check") {
            if arguments.has("depfile") { throw error("'--check' writes nothing that '--depfile' could name") }
        } else if arguments.value(of: "output") ?? "" == "" {
            throw error("'--output' is missing: the folder for the pieces, or '--check' for none")
        }
        guard arguments.has("scene") else { return }
        if paths.count > 1 { throw error("'--scene' is for one document, found \(paths.count) paths") }
        if arguments.has("depfile") { throw error("'--scene' and '--depfile' cannot be combined") }
    }

    private static func error(_ message: String) -> Failure { .usage(message, help: signature.name) }

    private static func save(_ file: DependencyFile, to path: String, _ files: any FileStore) throws(Failure) {
        do throws(FileError) {
            try files.createFolder(FilePath.folder(of: path))
            try files.replace(path, with: Array(file.text.utf8), expecting: nil)
        } catch {
            throw Failure(writing: path, error)
        }
    }
}
