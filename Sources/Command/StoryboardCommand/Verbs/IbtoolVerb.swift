import FileAccess
import StoryboardModel

/// Does what Apple's `ibtool` does, for builds that call it: the same options, property lists and exit codes.
enum IbtoolVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "ibtool", summary: "compiles, links, lists and translates documents with the options of Apple's ibtool",
        positionals: [Positional("FILE", .any, says: "a document, or with --link compiled storyboards")],
        options: compiling + printing + changing, details: details,
        examples: [
            "ibtool --errors --warnings --notices --output-format human-readable-text --compile Cell.nib Cell.xib",
            "ibtool --compilation-directory build --module Shop --target-device iphone Main.storyboard",
            "ibtool --link Shop.app build/Main.storyboardc build/Cart.storyboardc",
            "ibtool --import-strings-file de.strings --write de/Main.storyboard Main.storyboard",
        ], isTolerant: true)

    private static let compiling = [
        Option("compile", value: "OUT", says: "compiles FILE to OUT, a nib or a .storyboardc folder"),
        Option("compilation-directory", value: "FOLDER", says: "compiles FILE into a folder, by FILE's name"),
        Option("link", value: "FOLDER", says: "puts compiled storyboards into a folder, and checks their references"),
        Option("module", value: "NAME", says: "the module of classes that inherit it from the target"),
        Option(
            "flatten", value: "YES|NO", choices: ["YES", "NO"],
            says: "NO puts the document beside its pieces, so that it stays editable"),
        Option(
            "output-partial-info-plist", value: "PATH",
            says: "writes what the document adds to the app's Info.plist: with --auto-activate-custom-fonts its fonts"),
        Option("auto-activate-custom-fonts", says: "names the document's fonts in the partial Info.plist"),
        Option(
            "reference-external-strings-file", says: "texts have keys for tables of texts, as in Base.lproj"),
        Option("companion-strings-file", value: "LANGUAGE:PATH", says: "as --reference-external-strings-file"),
        Option("target-device", value: "DEVICE", says: "is accepted: the pieces are the same for all devices"),
        Option("minimum-deployment-target", value: "VERSION", says: "is accepted: the pieces are the same for all"),
        Option("sdk", value: "PATH", says: "is accepted: no SDK is needed"),
        Option("platform", value: "NAME", says: "is accepted: the document names its platform"),
        Option("compilation-mode-for-ios", value: "MODE", says: "is accepted"),
        Option("print-diagnostic-categories", says: "is accepted"),
    ]

    private static let printing =
        [
            Option("errors", says: "prints the document's errors"),
            Option("warnings", says: "prints the document's warnings"),
            Option("notices", says: "prints the document's notices"),
        ] + IbtoolListing.Part.allCases.map { Option($0.rawValue, says: $0.says) } + [
            Option("all", says: "prints all lists, with errors, warnings and notices"),
            Option("version", says: "prints the version of Interface Builder whose documents are written"),
            Option(
                "output-format", value: "FORMAT", choices: IbtoolReport.Format.allCases.map(\.rawValue),
                says: "xml1 (the default), binary1 or human-readable-text"),
        ]

    private static let changing = [
        Option("export-strings-file", value: "PATH", says: "writes the document's texts as a strings file"),
        Option("generate-strings-file", value: "PATH", says: "as --export-strings-file"),
        Option("import-strings-file", value: "PATH", says: "replaces texts by those of a strings file"),
        Option("convert", value: "OLD-NEW", says: "renames a class; OLD*-NEW* renames by the beginnings of names"),
        Option(
            "upgrade", says: "sets a document of an older Xcode to the format of Xcode \(XcodeRelease.current.major)"),
        Option("write", value: "PATH", says: "saves the document after --import-strings-file, --convert or --upgrade"),
    ]

    private static let details = """
        A link to the command that is called `ibtool` is the same as `storyboard ibtool`. The pieces are those of
        `storyboard compile`, byte for byte. Documents for macOS and watchOS cannot be compiled. Asset catalogs are
        compiled by actool, which is not a part of OpenStoryboard.

        What is asked for is read, changed, written, compiled and printed in this order. Output is a property list: errors of
        the document by object in com.apple.ibtool.document.errors, errors of the call in com.apple.ibtool.errors. In
        text, a line is FILE:OBJECT: error: message. An unknown option is a warning in com.apple.ibtool.warnings.

        Exit code 0 means that all was done, 1 that something failed, 64 that there were no arguments.
        """

    static func prepare(_ words: ArraySlice<String>) throws(Failure) -> Run {
        { environment throws(Failure) in
            if words.isEmpty {
                environment.writeError("ibtool: no arguments; `ibtool --help` lists the options\n")
                return .noArguments
            }
            var report = IbtoolReport()
            do throws(Failure) {
                let arguments = try signature.parse(words)
                report.format = arguments.value(of: "output-format").flatMap(IbtoolReport.Format.init) ?? .xml1
                report.warnings = arguments.unknown.map {
                    Problem(severity: .warning, message: "the option '\($0)' is unknown")
                }
                var run = IbtoolRun(arguments, in: environment)
                try run.run(&report)
            } catch {
                report.errors.append(error.problem)
            }
            try environment.write(report.bytes)
            return report.exitCode
        }
    }

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        preconditionFailure("'prepare' runs the subcommand")
    }
}
