import CrashNotes
import FileAccess
import StoryboardModel

/// The command `storyboard` with its subcommands.
public enum StoryboardTool {
    /// The subcommands: those that need no drawing, then those of the part that this command is built with.
    static var verbs: [any Verb.Type] {
        let documents: [any Verb.Type] = [
            OutlineVerb.self, RewriteVerb.self, SetVerb.self, ApplyVerb.self, FindVerb.self, ReplaceVerb.self,
            RefactorVerb.self, InlineVerb.self, DiffVerb.self, MergeVerb.self, ResolveVerb.self, LogVerb.self,
            BlameVerb.self, TidyVerb.self, UpgradeVerb.self, GitVerb.self, StringsVerb.self, CheckVerb.self,
            CompileVerb.self,
            IbtoolVerb.self, NibVerb.self, AccessorsVerb.self, ExportVerb.self,
        ]
        return documents + Parts.verbs + [HelpVerb.self]
    }

    /// The signatures of the subcommands.
    static var signatures: [Signature] { verbs.map { $0.signature } }

    /// The options that can replace a subcommand.
    static let options = [
        Option("help", letter: "h", says: "shows help, also for a command"),
        Option("version", says: "shows the version, its commit and its parts"),
    ]

    /// Runs the command with its arguments, without the program name.
    public static func run(_ arguments: [String], in environment: CommandEnvironment) -> ExitCode {
        // A link to the command may have the name of Apple's tool.
        let isIbtool = FilePath.name(of: environment.calledAs) == IbtoolVerb.signature.name
        do throws(Failure) {
            return try start(isIbtool ? [IbtoolVerb.signature.name] + arguments : arguments, in: environment)
        } catch {
            environment.report(Parts.goOn(arguments, after: error, in: environment))
            return error.code
        }
    }

    private static func start(_ arguments: [String], in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        guard let name = arguments.first else {
            environment.writeError(GeneralHelp.text)
            return .usage
        }
        switch name {
        case "-h", "--help": try environment.write(GeneralHelp.text)
        case "--version": try environment.write(Version.text(in: environment))
        default: return try run(verb(named: name), arguments.dropFirst(), in: environment)
        }
        return .success
    }

    private static func run(
        _ verb: any Verb.Type, _ words: ArraySlice<String>, in environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        if verb.signature.asksForHelp(words) {
            try environment.write(verb.signature.help)
            return .success
        }
        try Parts.check(verb.signature.name, words, in: environment)
        let run = try verb.prepare(words)
        for settled in environment.files.settleReplacements() { environment.report(Problem(settled)) }
        // Standard input can be read once only.
        if verb.outlivesCrashes, !words.contains("-") { environment.outliveCrashes() }
        let code = try run(environment)
        return CrashNotes.crashCount > 0 && [.success, .findings].contains(code) ? .crashed : code
    }

    static func verb(named name: String) throws(Failure) -> any Verb.Type {
        if let verb = verbs.first(where: { $0.signature.name == name }) { return verb }
        if Parts.verbsElsewhere.contains(name) { throw .needsDrawing("'\(name)'") }
        let isOption = name.hasPrefix("-")
        let candidates = isOption ? options.map { "--\($0.name)" } : signatures.map(\.name)
        let suggestion = Spelling.suggestion(for: name, among: candidates)
        throw .usage("unknown \(isOption ? "option" : "command") '\(name)'\(suggestion)")
    }
}

/// A subcommand. Parsing, error messages and help follow from its signature.
protocol Verb {
    static var signature: Signature { get }
    /// Whether it works on documents and scenes that are noted in `CrashNotes`, and writes only when it is done with them: when
    /// one crashes it, it goes on without that one.
    static var outlivesCrashes: Bool { get }

    /// Reads the words after the name, and returns what the subcommand does.
    static func prepare(_ words: ArraySlice<String>) throws(Failure) -> Run

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode
}

extension Verb {
    typealias Run = (CommandEnvironment) throws(Failure) -> ExitCode

    static var outlivesCrashes: Bool { false }

    static func prepare(_ words: ArraySlice<String>) throws(Failure) -> Run {
        let arguments = try signature.parse(words)
        return { environment throws(Failure) in try run(arguments, in: environment) }
    }
}
