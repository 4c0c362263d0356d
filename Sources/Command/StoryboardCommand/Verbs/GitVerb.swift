import FileAccess
import GitAccess
import StoryboardModel
import StoryboardRevisions

/// Makes git merge and show documents by this command.
enum GitVerb: Verb {
    static let signature = Signature(
        name: "git", summary: "sets up git to merge documents object by object and show readable diffs",
        positionals: [
            Positional("ACTION", says: "install or uninstall; merge and textconv are what git calls"),
            Positional("ARGUMENT", .any, says: "what git gives"),
        ],
        options: [
            Option("global", says: "applies to all of your repositories, not only to the one around the current folder")
        ],
        details: """
            `install` sets git's merge driver, its text conversion, and the attributes of *.storyboard and *.xib. Merges,
            rebases, cherry-picks, reverts and stashes then merge documents as `storyboard merge` does; `git diff`, `git log
            -p` and `git show` compare them in words. `uninstall` removes all of that, and restores sections of the same
            names that were there before. For a whole team, add the attributes to .gitattributes:

              \(GitSetting.attributes.joined(separator: "\n  "))

            Git merges a damaged document in its own way, with a message.
            """,
        examples: ["storyboard git install", "storyboard git install --global", "storyboard git uninstall"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let rest = arguments.all("ARGUMENT")
        let setting = GitSetting(isGlobal: arguments.has("global"), in: environment)
        switch (arguments["ACTION"], rest.count) {
        case ("install", 0):
            let path = try setting.install()
            try environment.write(
                "git now merges and shows storyboards and xibs with this command (attributes in \(path))\n")
        case ("uninstall", 0):
            let path = try setting.uninstall()
            try environment.write("git merges and shows storyboards and xibs in its own way again (\(path))\n")
        case ("merge", 4): return try GitMerge(rest, in: environment).run()
        case ("textconv", 1): try environment.write(text(of: rest[0], in: environment))
        case ("merge", _), ("textconv", _), ("install", _), ("uninstall", _):
            throw .usage("'\(arguments["ACTION"])' has other arguments", help: signature.name)
        case (let action, _):
            let actions = ["install", "uninstall", "merge", "textconv"]
            throw .usage(
                "there is no action '\(action)'\(Spelling.suggestion(for: action, among: actions))", help: "git")
        }
        return .success
    }

    /// Returns the words for a document, or a file's content if it is none.
    private static func text(of path: String, in environment: CommandEnvironment) throws(Failure) -> [UInt8] {
        let bytes = try environment.read(path).contents.bytes
        guard let document = try? Document(bytes) else { return bytes }
        return Array(DocumentDescription.text(of: document).utf8)
    }
}

/// A merge that git asks for: into the file of our side, with the result in the exit code.
struct GitMerge {
    private let base: String
    private let ours: String
    private let theirs: String
    /// The path of the document in the working tree.
    private let name: String
    private let environment: CommandEnvironment

    init(_ arguments: [String], in environment: CommandEnvironment) {
        (base, ours, theirs, name) = (arguments[0], arguments[1], arguments[2], arguments[3])
        self.environment = environment
    }

    func run() throws(Failure) -> ExitCode {
        let texts = (
            try environment.read(base).contents, try environment.read(ours).contents,
            try environment.read(theirs).contents
        )
        let merge: DocumentMerge
        do throws(MergeError) {
            merge = try DocumentMerge(base: texts.0.bytes, ours: texts.1.bytes, theirs: texts.2.bytes)
        } catch {
            return try mergeLines(after: error)
        }
        return try MergeOutput(merge, name: name, isForGit: true, in: environment).save(to: ours)
    }

    /// Merges line by line, as git does without a driver.
    private func mergeLines(after error: MergeError) throws(Failure) -> ExitCode {
        let words = error.revision.map { " in \($0.rawValue)" } ?? ""
        environment.report(
            Problem(
                file: name, location: error.location, severity: .warning,
                message: "merged line by line, not by objects: \(error.message)\(words)", rule: error.rule,
                hint: error.hint))
        do throws(GitError) {
            let git = GitRepository(around: environment.currentFolder)
            return try git.mergeLines(ours: ours, base: base, theirs: theirs) ? .success : .findings
        } catch {
            throw Failure(.unreadable, Problem(file: name, message: "git cannot merge the file", rule: "git.failed"))
        }
    }
}
