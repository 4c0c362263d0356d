import FileAccess
import GitAccess
import StoryboardModel
import StoryboardRevisions

/// Takes back changes that no person decided.
enum TidyVerb: Verb {
    static let signature = Signature(
        name: "tidy", summary: "discards changes that only consist of noise",
        positionals: [
            Positional(
                "PATH", .any, says: "documents or folders; without any, all of the repository around the current folder"
            )
        ],
        options: [Option("dry-run", says: "lists the documents without changing them")],
        details: """
            A document that another Xcode has opened often differs from the last commit in nothing but versions, frames and
            lists of resources. `tidy` restores the content of the commit. It leaves documents alone in which anything else
            has changed. It writes all documents or none.
            """,
        examples: ["storyboard tidy", "storyboard tidy --dry-run Sources"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let git = GitRepository(around: environment.currentFolder)
        let paths = arguments.all("PATH")
        let (changed, top) = try Failure.of { () throws(GitError) in
            let changed = try git.parts(
                ["diff", "--name-only", "--diff-filter=M", "-z", "HEAD", "--"] + (paths.isEmpty ? [":/"] : paths),
                to: "list what has changed since the last commit")
            return (changed, try git.workingTree())
        }
        var changes: [(name: String, change: FileChange)] = []
        var lines: [String] = []
        for name in changed where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
            let path = FilePath.join(top, name)
            let (contents, committed) = (
                try environment.read(path).contents,
                try Failure.of { () throws(GitError) in try git.content(of: name, at: "HEAD") }
            )
            guard let old = try? Document(committed), let new = try? Document(contents.bytes) else { continue }
            let difference = DocumentDifference(from: old, to: new)
            guard difference.decisions.isEmpty else { continue }
            changes.append((path, FileChange(path, committed, expecting: contents.stamp)))
            lines.append("\(name): \(difference.noiseSummary ?? "white space")\n".onOneLineBreaks)
        }
        if !arguments.has("dry-run") { try environment.replaceAll(changes) }
        for line in lines { try environment.write(line) }
        return .success
    }
}

extension String {
    /// The text as a line of its own.
    fileprivate var onOneLineBreaks: String { dropLast().description.onOneLine + "\n" }
}
