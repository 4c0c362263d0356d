import JSONText
import FileAccess
import NibArchive

/// Prints a compiled nib, or the contents of a compiled storyboard.
enum NibVerb: Verb {
    static let signature = Signature(
        name: "nib", summary: "prints a compiled nib: its objects, their keys and values, and the nibs inside it",
        positionals: [
            Positional(
                "FILE",
                says:
                    "a .nib file, a .nib folder, whose variant is chosen by --system, or a .storyboardc folder, whose pieces are listed"
            )
        ],
        options: [
            Option("json", says: "prints JSON, for programs"),
            Option(
                "system", value: "VERSION",
                says: "the iOS version for which a folder's variant is chosen; by default the newest"),
        ],
        details: """
            `nib` reads archives of coder versions 9 and 10, which Xcode 5 and later write. Older nibs are keyed archives, an error
            with exit code 4.

            The JSON of a nib is an object of format, coder and objects, which are lists of class, fallbacks and values. That
            of a .storyboardc is an object of folder and pieces: a list of name, bytes and, of nibs that can be read, coder
            and objects (their number); initial, the name of the first scene's piece; identifiers, an object of piece names by
            identifier; references, the names of those to other storyboards.
            """,
        examples: [
            "storyboard nib build/Cell.nib", "storyboard nib --json build/Main.storyboardc/Main.nib",
            "storyboard nib build/Main.storyboardc",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        var path = arguments["FILE"]
        let system = try system(arguments)
        if path != "-", let names = try folderNames(path, environment.files) {
            guard let choice = NibFolder.choice(among: names, for: system ?? SystemVersion(.max)) else {
                let pieces = CompiledFolder(path, try nibs(in: path, names, system, environment.files))
                try environment.write(arguments.has("json") ? pieces.json.text : pieces.text)
                return .success
            }
            path = FilePath.join(path, choice)
        }
        let (name, contents) = try environment.read(path)
        let archive = try archive(contents.bytes, named: name)
        try environment.write(arguments.has("json") ? archive.json() : archive.text())
        return .success
    }

    private static func system(_ arguments: Arguments) throws(Failure) -> SystemVersion? {
        guard let text = arguments.value(of: "system") else { return nil }
        if let version = SystemVersion(text) { return version }
        throw .usage("'\(text)' is not a version, expected one such as 12.4", help: signature.name)
    }

    private static func archive(_ bytes: [UInt8], named name: String) throws(Failure) -> NibArchive {
        do throws(NibError) {
            return try NibArchive(bytes)
        } catch {
            var message = "byte \(error.offset): \(error.message)"
            if case .format = error.reason { message = error.message }
            throw Failure(.malformed, Problem(file: name, message: message, rule: error.rule, hint: error.hint))
        }
    }

    // MARK: Folders

    /// Returns the names in a folder, or nil if the path isn't a folder.
    private static func folderNames(_ path: String, _ files: any FileStore) throws(Failure) -> [String]? {
        do throws(FileError) {
            return try files.look(at: path).kind == .folder ? try files.list(path) : nil
        } catch {
            throw Failure(reading: path, error)
        }
    }

    /// Returns the nibs of a compiled storyboard. Throws for a folder without nibs, or without one for the system.
    private static func nibs(
        in folder: String, _ names: [String], _ system: SystemVersion?, _ files: any FileStore
    ) throws(Failure) -> [(name: String, bytes: [UInt8])] {
        let nibs = names.filter { $0.hasSuffix(".nib") }
        let isVariants = nibs.contains { $0.hasPrefix("objects-") }
        guard !isVariants, nibs.count > 0 || names.contains("Info.plist") else {
            throw Failure(
                .unreadable,
                Problem(
                    file: folder,
                    message: isVariants
                        ? "no nib in this folder is for iOS \(system.map(String.init(describing:)) ?? "")"
                        : "there are no nibs in this folder",
                    rule: "nib.no-variant",
                    hint: isVariants ? "there are \(nibs.joined(separator: ", "))" : "name a .nib or a .storyboardc"))
        }
        do throws(FileError) {
            var found: [(name: String, bytes: [UInt8])] = []
            for name in names {
                if let file = try file(name, in: folder, system, files) {
                    found.append((file, try files.read(FilePath.join(folder, file)).bytes))
                }
            }
            return found
        } catch {
            throw Failure(reading: folder, error)
        }
    }

    /// Returns the file of a piece; for a folder, the variant for the system.
    private static func file(
        _ name: String, in folder: String, _ system: SystemVersion?, _ files: any FileStore
    ) throws(FileError) -> String? {
        let path = FilePath.join(folder, name)
        switch try files.look(at: path).kind {
        case .file: return name
        case .folder:
            let choice = NibFolder.choice(among: try files.list(path), for: system ?? SystemVersion(.max))
            return choice.map { FilePath.join(name, $0) }
        case .missing, .other: return nil
        }
    }
}
