import FileAccess
import NibArchive

/// Prints a compiled nib.
enum NibVerb: Verb {
    static let signature = Signature(
        name: "nib", summary: "prints a compiled nib: its objects, their keys and values, and the nibs inside it",
        positionals: [Positional("FILE", says: "a .nib file, or a .nib folder, of which the newest variant is taken")],
        options: [
            Option("json", says: "prints JSON: format, coder, objects with class, fallbacks and values"),
            Option("system", value: "VERSION", says: "the iOS version for which a variant is taken from a folder"),
        ],
        details: """
            Archives of coder version 9 and 10 are read, which are those of Xcode 5 and later. Older ones are keyed archives
            and are named as such.
            """,
        examples: ["storyboard nib build/Cell.nib", "storyboard nib --json Main.storyboardc/Main.nib"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let path = try variant(of: arguments["FILE"], arguments, environment)
        let (name, contents) = try environment.read(path)
        do throws(NibError) {
            let archive = try NibArchive(contents.bytes)
            try write(arguments.has("json") ? archive.json() : archive.text(), environment)
            return .success
        } catch {
            throw Failure(
                .malformed,
                Problem(
                    file: name, message: "byte \(error.offset): \(error.message)", rule: error.rule, hint: error.hint))
        }
    }

    /// That output failed is told by the exit code of whoever reads it; a nib has no part in it.
    private static func write(_ text: String, _ environment: CommandEnvironment) throws(NibError) {
        try? environment.write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// The file that a loader would take from a folder.
    private static func variant(
        of path: String, _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> String {
        guard path != "-" else { return path }
        do throws(FileError) {
            guard try environment.files.look(at: path).kind == .folder else { return path }
            let names = try environment.files.list(path)
            let version = arguments.value(of: "system").flatMap { SystemVersion($0) } ?? SystemVersion(1000)
            guard let choice = NibFolder.choice(among: names, for: version) else {
                throw FileError(.notAFile, path: path)
            }
            return "\(path)/\(choice)"
        } catch {
            throw Failure(reading: path, error)
        }
    }
}
