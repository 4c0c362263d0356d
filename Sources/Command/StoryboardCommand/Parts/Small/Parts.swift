import FileAccess
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import SwiftExport

/// The small command: everything that needs no drawing, in one file without libraries. What it doesn't do, the full command does if
/// it is beside it. `Parts/Full` has the other declaration.
enum Parts {
    static var verbs: [any Verb.Type] {
        []
    }
    static let verbsElsewhere: Set<String> = [
        "comments", "frames", "render", "wall", "share", "play", "build", "run", "test", "capture", "clean", "new",
        "edit", "mcp",
    ]
    static let fullName = "storyboard-full"
    static let note = "small: without drawing, editor and apps\n"

    /// What the full command does better: it lays out merged views, and reads the sources that classes are compared with.
    private static let betterElsewhere: Set<String> = ["check", "merge", "resolve", "replace"]

    static func check(_ verb: String, _ words: ArraySlice<String>, in environment: CommandEnvironment) throws(Failure) {
        if words.contains("--wall") || words.contains("html") || words.contains("--format=html") {
            throw .needsDrawing("what is drawn")
        }
        guard betterElsewhere.contains(verb) else { return }
        if isThere(full(environment), environment) { throw .needsDrawing("'\(verb)'") }
        guard verb == "check" else { return }
        environment.report(
            Problem(
                severity: .note, message: "classes are not compared with the app's sources",
                hint: "the full command compares them; it isn't installed next to this one"))
    }

    static func goOn(_ arguments: [String], after error: Failure, in environment: CommandEnvironment) -> Problem {
        let program = full(environment)
        // Standard input can be read once only.
        guard error.problem.rule == Failure.drawingRule, !arguments.contains("-"), isThere(program, environment) else {
            return error.problem
        }
        let names =
            ["PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "TERM", "TMPDIR", "NO_COLOR"]
            + ["XDG_CACHE_HOME", "XDG_STATE_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
        let variables = names.compactMap { name in environment.variable(name).map { (name, $0) } }
        let problem = environment.become(program, arguments, Dictionary(uniqueKeysWithValues: variables))
        return Problem(file: program, message: problem, rule: "command.full")
    }

    static func change(_ app: ExportedApp, _ environment: CommandEnvironment) throws(Failure) -> ExitCode {
        throw .needsDrawing("'--sources'")
    }

    private static func full(_ environment: CommandEnvironment) -> String {
        FilePath.join(FilePath.folder(of: environment.program), fullName)
    }

    private static func isThere(_ program: String, _ environment: CommandEnvironment) -> Bool {
        (try? environment.files.look(at: program))?.kind == .file
    }

    // MARK: Layout

    static func layout(
        for list: CommandList, of loaded: LoadedDocument, in files: any FileStore
    ) throws(Failure) -> DocumentLayout {
        throw .needsDrawing("a command that depends on layout")
    }

    static func layout(around ids: [String], of loaded: LoadedDocument, in files: any FileStore) -> DocumentLayout {
        DocumentLayout()
    }

    static func commands(
        following found: [Command], in loaded: LoadedDocument, _ files: any FileStore
    ) throws(ChangeError) -> [Command] { [] }

    static func drawnProblems(of path: String, in environment: CommandEnvironment) -> [DrawnProblem] { [] }

    // MARK: Pages

    static func page(
        of pairs: [DocumentPair], showsNoise: Bool, in environment: CommandEnvironment
    ) throws(Failure) -> String { throw .needsDrawing("a page with pictures") }

    static func page(
        of remarks: [(MergeConflict, String?)], of sides: MergeSides, named name: String, around place: String,
        in files: any FileStore
    ) throws(Failure) -> String { throw .needsDrawing("a page with pictures") }
}
