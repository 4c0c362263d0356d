import GitAccess
import StoryboardModel
import StoryboardRevisions

/// Tells the history of a document in words.
enum LogVerb: Verb {
    static let signature = Signature(
        name: "log", summary: "shows the git history of a document in words",
        positionals: [Positional("FILE", says: "the document")],
        options: [
            Option("limit", letter: "n", value: "N", says: "shows only the latest N commits"),
            Option("all", says: "lists noise instead of counting it"),
        ],
        details: "Shows the latest commit first, and follows the file's earlier names.",
        examples: ["storyboard log Main.storyboard", "storyboard log -n 5 Main.storyboard"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let limit = try limit(arguments)
        let history = try FileHistory(ofDocument: arguments["FILE"], limit: limit, in: environment)
        let words = DifferenceText(showsNoise: arguments.has("all"))
        for commit in history.commits {
            var text = commit.heading.onOneLine + "\n"
            if let old = commit.oldPath, old != commit.path { text += "  renamed from \(old.onOneLine)\n" }
            switch history.versions(of: commit) {
            case (let old?, let new?): text += words.text(DocumentDifference(from: old, to: new), indentation: "  ")
            case (nil, let new?): text += "  \(commit.oldPath == nil ? "new" : "readable again"): \(new.kind.title)\n"
            case (_, nil): text += "  not a document that can be read\n"
            }
            try environment.write(text)
        }
        return .success
    }

    private static func limit(_ arguments: Arguments) throws(Failure) -> Int? {
        guard let text = arguments.value(of: "limit") else { return nil }
        guard let limit = Int(text), limit > 0 else {
            throw .usage("'\(text)' is not a value of '--limit', expected a whole number from 1", help: signature.name)
        }
        return limit
    }
}
