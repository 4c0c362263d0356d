import AppSurroundings
import FileAccess
import Foundation
import JSONText
import StoryboardModel
import XMLTree

/// Lists what people say about documents, and takes part.
enum CommentsVerb: Verb {
    static let signature = Signature(
        name: "comments", summary: "lists, adds and resolves comments on objects",
        positionals: [
            Positional("PATH", .any, says: "documents or folders; the current folder by default")
        ],
        options: [
            Option("add", value: "TEXT", says: "adds a comment; ‘-’ reads it from standard input"),
            Option("on", value: "OBJECT", says: "with --add: the id of an object or scene; by default the document"),
            Option("reply", value: "THREAD", says: "with --add: the thread to answer"),
            Option("author", value: "NAME", says: "with --add: the author; by default git’s user.name"),
            Option("resolve", value: "THREAD", says: "marks a thread as resolved"),
            Option("reopen", value: "THREAD", says: "opens a resolved thread again"),
            Option("delete", value: "THREAD", says: "deletes a thread"),
            Option("all", says: "lists resolved threads as well"),
            Option("check", says: "ends with exit code 1 if a thread is open"),
            Option("json", says: "prints a JSON list"),
        ],
        details: """
            Comments live next to their document, in Main.storyboard.comments.json. Commit the file with the document; apps
            don't contain it. The editor shows comments at their objects as soon as you add them.

            Each thread is listed with its object and its id, for --reply, --resolve, --reopen and --delete. A thread stays
            when its object is deleted, and says so. An answer reopens a resolved thread.

            JSON: a list of threads, each with path, id, object, name, isThere, isResolved, and comments: lists of author, date
            (ISO 8601, UTC) and text. --add prints the id of the thread.
            """,
        examples: [
            "storyboard comments App",
            "storyboard comments Main.storyboard --add 'Too close to the edge?' --on YjF-TC-xdU",
            "storyboard comments Main.storyboard --add Moved. --reply 1x8f2k --author 'CI'",
            "storyboard comments Main.storyboard --resolve 1x8f2k", "storyboard comments --check --json App",
        ])

    private static let changes = ["add", "resolve", "reopen", "delete"]

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let wanted = changes.filter(arguments.has)
        if wanted.count > 1 {
            throw .usage("'--\(wanted[0])' and '--\(wanted[1])' cannot be combined", help: signature.name)
        }
        for other in ["on", "reply", "author"] where arguments.has(other) && !arguments.has("add") {
            throw .usage("'--\(other)' needs '--add'", help: signature.name)
        }
        if arguments.has("on"), arguments.has("reply") {
            throw .usage("'--on' and '--reply' cannot be combined", help: signature.name)
        }
        guard let change = wanted.first else { return try list(arguments, in: environment) }
        let paths = arguments.all("PATH")
        guard let path = paths.first, paths.count == 1, path != "-" else {
            throw .usage("'--\(change)' needs one document", help: signature.name)
        }
        return try perform(change, arguments, environment.load(path), in: environment)
    }

    // MARK: Changes

    private static func perform(
        _ change: String, _ arguments: Arguments, _ loaded: LoadedDocument, in environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        var file = try comments(beside: loaded.path, in: environment)
        let object = arguments.value(of: "on")
        let name = try object.map { id throws(Failure) in try nameOfObject(id, in: loaded) }
        let comment = try comment(arguments, beside: loaded.path, in: environment)
        let thread = arguments.value(of: change) ?? ""
        let result: Result<String?, CommentList.Refused>
        do throws(FileError) {
            result = try file.change(in: environment.files) { list throws(CommentList.Refused) in
                switch change {
                case "resolve": try list.setResolved(true, thread)
                case "reopen": try list.setResolved(false, thread)
                case "delete": try list.remove(thread, comment: nil)
                default:
                    guard let answered = arguments.value(of: "reply") else {
                        return try list.add(comment, to: object, name: name)
                    }
                    try list.reply(comment, to: answered)
                    return answered
                }
                return nil
            }
        } catch {
            throw Failure(writing: file.path, error)
        }
        switch result {
        case .success(let id):
            if let id { try environment.write("\(id)\n") }
            return .success
        case .failure(let refused):
            throw Failure(
                .refused,
                Problem(
                    file: loaded.name, message: refused.message, rule: "comments.refused",
                    hint: refused.hint ?? "`storyboard comments \(loaded.name)` lists the threads"))
        }
    }

    private static func comment(
        _ arguments: Arguments, beside path: String, in environment: CommandEnvironment
    ) throws(Failure) -> Comment {
        var text = arguments.value(of: "add") ?? ""
        if text == "-" {
            do throws(FileError) {
                text = String(decoding: try environment.standardInput(1 << 20), as: UTF8.self)
            } catch {
                throw Failure(reading: "-", error)
            }
        }
        let author = arguments.value(of: "author") ?? environment.personName(in: FilePath.folder(of: path))
        return Comment(author: author, date: Date().formatted(.iso8601), text: text)
    }

    private static func nameOfObject(_ id: String, in loaded: LoadedDocument) throws(Failure) -> String {
        if let scene = loaded.document.scenes.first(where: { $0.id == id }) { return scene.title }
        if let node = loaded.document.object(id) { return node.isController ? node.sceneTitle : node.displayName }
        throw Failure(
            .refused,
            Problem(
                file: loaded.name, message: "there is no object '\(id)'", rule: "comments.object",
                hint: "`storyboard outline` lists the objects with their ids"))
    }

    private static func comments(
        beside path: String, in environment: CommandEnvironment
    ) throws(Failure) -> BesideFile<CommentList> {
        do throws(FileError) {
            return try BesideFile(beside: path, in: environment.files)
        } catch {
            throw Failure(reading: path, error)
        }
    }

    // MARK: Listing

    private static func list(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        var json: [JSONValue] = []
        var hasOpen = false
        for (path, loaded) in try FindVerb.documents(arguments, in: environment).loaded.sorted(by: { $0.key < $1.key })
        {
            let file = try comments(beside: path, in: environment)
            if let problem = file.problem {
                throw Failure(
                    .malformed,
                    Problem(
                        file: problem.path, location: problem.location ?? SourceLocation(line: 1, column: 1),
                        message: problem.message, rule: "comments.damaged", hint: "fix the file, or remove it"))
            }
            for thread in file.content.threads.sorted(by: { $0.comments[0].date < $1.comments[0].date }) {
                hasOpen = hasOpen || !thread.isResolved
                guard arguments.has("all") || !thread.isResolved else { continue }
                if arguments.has("json") {
                    json.append(self.json(thread, path, isThere: isThere(thread, in: loaded.document)))
                } else {
                    try environment.write(text(thread, path, isThere: isThere(thread, in: loaded.document)))
                }
            }
        }
        if arguments.has("json") { try environment.write(JSONValue.array(json).text) }
        return arguments.has("check") && hasOpen ? .findings : .success
    }

    private static func isThere(_ thread: CommentThread, in document: Document) -> Bool {
        guard let id = thread.object else { return true }
        return document.object(id) != nil || document.scenes.contains { $0.id == id }
    }

    private static func json(_ thread: CommentThread, _ path: String, isThere: Bool) -> JSONValue {
        .record([
            "path": .string(path), "id": .string(thread.id), "object": .optional(thread.object),
            "name": .optional(thread.name), "isThere": .bool(isThere), "isResolved": .bool(thread.isResolved),
            "comments": .array(thread.comments.map(\.json)),
        ])
    }

    private static func text(_ thread: CommentThread, _ path: String, isThere: Bool) -> String {
        let object = thread.object.map { id in
            " \(thread.name ?? id) (\(id)\(isThere ? "" : ", no longer there"))"
        }
        var text = "\(path):\(object ?? "") [\(thread.id)]\(thread.isResolved ? " resolved" : "")\n"
        for comment in thread.comments {
            text += "    \(comment.author.onOneLine), \(comment.date.onOneLine):\n"
            for line in comment.text.split(separator: "\n", omittingEmptySubsequences: false) {
                text += "        \(String(line).onOneLine)\n"
            }
        }
        return text
    }
}
