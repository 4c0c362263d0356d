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
        let program = environment.lastingProgram.quotedForShell
        return [
            ("merge.storyboard.name", "Interface Builder documents, by objects"),
            ("merge.storyboard.driver", "\(program) git merge %O %A %B %P"),
            ("diff.storyboard.textconv", "\(program) git textconv"),
            ("diff.storyboard.xfuncname", "^[^ ].*$"),
        ]
    }

    private var scope: String { isGlobal ? "--global" : "--local" }

    // MARK: Both ways

    /// Makes the settings, and returns the file with the attributes. Somebody's own sections are kept under another name.
    func install() throws(Failure) -> String {
        let path = try file(Self.attributesFile)
        let isAgain = isOurs
        if !isAgain {
            for section in Self.sections where has(section) {
                try change(["--rename-section", section, Self.nameKept(section)])
            }
        }
        for setting in settings { try change([setting.name, setting.value]) }
        for (file, own) in Self.files {
            let path = try self.file(file)
            let lines = try lines(of: path)
            for line in own where !isAgain && lines.contains(line) { try change(["--add", Self.keptLine, line]) }
            try write(lines.filter { !own.contains($0) } + own, to: path)
        }
        return path
    }

    /// Takes the settings back, and returns the file that had the attributes. What others have set stays.
    func uninstall() throws(Failure) -> String {
        let path = try file(Self.attributesFile)
        guard isOurs else { return path }
        let kept = values(of: Self.keptLine)
        for section in Self.sections {
            if has(section) { try change(["--remove-section", section]) }
            let before = Self.nameKept(section)
            if has(before) { try change(["--rename-section", before, section]) }
        }
        for (file, own) in Self.files {
            let path = try self.file(file)
            let lines = try lines(of: path)
            let rest = lines.filter { !own.contains($0) || kept.contains($0) }
            if rest != lines { try write(rest, to: path) }
        }
        return path
    }

    // MARK: Settings

    /// The setting with the lines that were in git's files before.
    private static let keptLine = "merge.storyboard.kept"

    /// The name of a section while ours is in its place.
    private static func nameKept(_ section: String) -> String { "\(section)-before" }

    /// Whether the settings are those of this command, wherever it was when they were made.
    private var isOurs: Bool {
        values(of: "merge.storyboard.driver").last?.hasSuffix(" git merge %O %A %B %P") ?? false
    }

    private func has(_ section: String) -> Bool {
        let pattern = "^\(section.replacing(".", with: "\\."))\\."
        let names = try? git.lines(["config", scope, "--name-only", "--get-regexp", pattern], to: "read settings")
        return names?.isEmpty == false
    }

    private func values(of name: String) -> [String] {
        // Without a value, git ends with an error.
        (try? git.lines(["config", scope, "--get-all", name], to: "read settings")) ?? []
    }

    private func change(_ arguments: [String]) throws(Failure) {
        do throws(GitError) {
            _ = try git.run(["config", scope] + arguments, to: "change settings")
        } catch {
            throw lock.map(Failure.locked(by:)) ?? Failure(error)
        }
    }

    /// The file that says that the settings are being changed, or nil if there is none.
    private var lock: String? {
        var files: [String] = []
        if isGlobal {
            if let home = environment.variable("HOME") { files.append(FilePath.join(home, ".gitconfig")) }
            if let folder = globalFolder { files.append(FilePath.join(folder, "config")) }
        } else if let path = try? git.lines(["rev-parse", "--git-path", "config"], to: "find the repository").first {
            files.append(path.hasPrefix("/") ? path : FilePath.join(environment.currentFolder, path))
        }
        // Git locks the target of a link.
        return files.map { "\((try? environment.files.resolve($0)) ?? $0).lock" }
            .first { (try? environment.files.look(at: $0).kind) == .file }
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
        guard let folder = globalFolder else {
            throw Failure(
                .unwritable, Problem(message: "there is no home folder for global settings", rule: "git.failed"))
        }
        return FilePath.join(folder, file.name)
    }

    /// The folder of git's files for all of a user, or nil if the user has none.
    private var globalFolder: String? {
        let folder = environment.variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
        let home = folder ?? environment.variable("HOME").map { FilePath.join($0, ".config") }
        return home.map { FilePath.join($0, "git") }
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
