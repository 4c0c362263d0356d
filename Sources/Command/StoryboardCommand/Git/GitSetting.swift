import FileAccess
import GitAccess
import StoryboardRevisions

/// What makes git merge and show documents by this command: settings, and attributes of the files.
struct GitSetting {
    private let git: GitRepository
    private let environment: CommandEnvironment
    /// Whether it is for all repositories of the user, rather than the one around the current folder.
    private let isGlobal: Bool

    init(isGlobal: Bool, in environment: CommandEnvironment) {
        git = GitRepository(around: environment.currentFolder)
        self.environment = environment
        self.isGlobal = isGlobal
    }

    /// The names of the sections of settings.
    private static let sections = ["merge.storyboard", "diff.storyboard"]
    static let attributes = ["*.storyboard merge=storyboard diff=storyboard", "*.xib merge=storyboard diff=storyboard"]

    private var settings: [(name: String, value: String)] {
        let program = environment.program.quotedForShell
        return [
            ("merge.storyboard.name", "Interface Builder documents, by objects"),
            ("merge.storyboard.driver", "\(program) git merge %O %A %B %P"),
            ("diff.storyboard.textconv", "\(program) git textconv"),
            ("diff.storyboard.xfuncname", "^[^ ].*$"),
        ]
    }

    private var scope: String { isGlobal ? "--global" : "--local" }

    // MARK: Both ways

    /// Makes the settings, and returns the file with the attributes.
    func install() throws(Failure) -> String {
        let path = try file(Self.attributesFile)
        for setting in settings {
            _ = try Failure.of { () throws(GitError) in
                try git.run(["config", scope, setting.name, setting.value], to: "keep settings")
            }
        }
        for (file, own) in Self.files {
            let path = try self.file(file)
            try write(try lines(of: path).filter { !own.contains($0) } + own, to: path)
        }
        return path
    }

    /// Takes the settings back, and returns the file that had the attributes.
    func uninstall() throws(Failure) -> String {
        let path = try file(Self.attributesFile)
        for section in Self.sections {
            // Nothing to remove is fine.
            _ = try? git.run(["config", scope, "--remove-section", section], to: "remove settings")
        }
        for (file, own) in Self.files {
            let path = try self.file(file)
            let lines = try lines(of: path)
            let rest = lines.filter { !own.contains($0) }
            if rest != lines { try write(rest, to: path) }
        }
        return path
    }

    // MARK: Files of git

    /// A file of git with a line for each rule.
    private struct RuleFile {
        /// Its path in a repository, the setting with its path for all of a user, and its name by default.
        var path: String
        var setting: String
        var name: String
    }

    private static let attributesFile = RuleFile(
        path: "info/attributes", setting: "core.attributesFile", name: "attributes")
    private static let ignoredFile = RuleFile(path: "info/exclude", setting: "core.excludesFile", name: "ignore")
    /// The lines that are ours, by file. Lists of conflicts are for one working tree.
    private static let files = [(attributesFile, attributes), (ignoredFile, ConflictList.ignoredPatterns)]

    private func file(_ file: RuleFile) throws(Failure) -> String {
        if !isGlobal {
            let path = try Failure.of { () throws(GitError) in
                try git.lines(["rev-parse", "--git-path", file.path], to: "find the repository").first ?? ""
            }
            return path.hasPrefix("/") ? path : FilePath.join(environment.currentFolder, path)
        }
        let arguments = ["config", "--global", "--type=path", file.setting]
        if let path = try? git.lines(arguments, to: "read settings").first { return path }
        let folder = environment.variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
        guard let home = folder ?? environment.variable("HOME").map({ FilePath.join($0, ".config") }) else {
            throw Failure(
                .unwritable, Problem(message: "there is no home folder for global settings", rule: "git.failed"))
        }
        return FilePath.join(FilePath.join(home, "git"), file.name)
    }

    private func lines(of path: String) throws(Failure) -> [String] {
        do throws(FileError) {
            if try environment.files.look(at: path).kind == .missing { return [] }
            let text = String(decoding: try environment.files.read(path).bytes, as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            return lines
        } catch {
            throw Failure(reading: path, error)
        }
    }

    private func write(_ lines: [String], to path: String) throws(Failure) {
        do throws(FileError) {
            if lines.isEmpty { return try environment.files.remove(path) }
            try environment.files.createFolder(FilePath.folder(of: path))
            try environment.files.replace(path, with: Array(lines.map { "\($0)\n" }.joined().utf8), expecting: nil)
        } catch {
            throw Failure(writing: path, error)
        }
    }
}

extension String {
    /// The text as one word of a shell's command line.
    var quotedForShell: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: "_")
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
