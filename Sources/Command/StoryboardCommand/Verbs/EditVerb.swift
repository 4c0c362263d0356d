import EditorServer
import FileAccess
import PageServing
import StoryboardModel

/// Opens the editor in the browser.
enum EditVerb: Verb {
    static let signature = Signature(
        name: "edit", summary: "opens the editor in the browser",
        positionals: [
            Positional(
                "PATH", .optional, says: "a storyboard, a xib, or a folder; by default the current folder")
        ],
        options: [
            PageOptions.port, PageOptions.noBrowser, PageOptions.page, ShareOptions.share, ShareOptions.port,
            ShareOptions.name,
        ],
        details: """
            The command serves the editor's page on this computer only, at an address with a secret: anyone who knows the
            address can edit the documents of the folder. It runs until you interrupt it. It keeps unsaved changes next to the
            document, and offers them when you open it again.

            With --share, other computers can open the editor as well, at a port and with secrets of their own: one for editors,
            and one for guests, who see everything and change nothing. Everyone sees the others' pointers, selections and comments
            at once. The command prints the addresses; you can also copy them from the page. Nothing is encrypted: in a network
            that you don't trust, use a tunnel such as `ssh -L` without --share, or a proxy that encrypts, with its name as
            --share-name. The secrets end with the command.
            """,
        examples: [
            "storyboard edit Main.storyboard", "storyboard edit . --port 8080 --no-browser",
            "storyboard edit App --share", "storyboard edit App --share --share-port 8090 --share-name studio.local",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let path = arguments.optional("PATH") ?? "."
        let (folder, first) = try place(of: path, in: environment)
        let options = try PageOptions(arguments, verb: signature.name)
        let tools = AppFolderBuilder.tools(command: environment.program, environment)
        let (files, entrance, page) = (environment.files, options.entrance, options.page)
        let share = try ShareOptions(arguments, verb: signature.name)
        let owner = environment.personName(in: folder)
        let doorway = try options.announce(in: environment)
        try share?.announce(in: environment)
        switch ServingProcess.split() {
        case .serves(let end, let opening):
            if end == .orderly { doorway?.open() } else { environment.report(restarted(after: end)) }
            MainActor.assumeIsolated {
                EditorService(
                    folder: folder, first: first, files: files, at: entrance,
                    shared: share.map { ($0.entrance, $0.sharing) }, owner: owner, page: page, suspects: opening,
                    tools: tools
                ).run()
            }
            return .success
        case .waited(let end):
            doorway?.remove()
            guard end == .orderly else { throw keepsCrashing }
            return .success
        }
    }

    private static let keepsCrashing = Failure(
        .crashed,
        Problem(
            message: "the editor crashed several times in a row, and is not started again",
            hint: "unsaved changes are kept beside the documents, and are offered when they are opened"))

    /// Returns the folder to serve, and the document to show.
    private static func place(
        of path: String, in environment: CommandEnvironment
    ) throws(Failure) -> (folder: String, first: String?) {
        do throws(FileError) {
            switch try environment.files.look(at: path).kind {
            case .folder: return (path, nil)
            case .file:
                // A link that is an argument is followed.
                let file = try environment.files.resolve(path)
                return (FilePath.folder(of: file), FilePath.name(of: file))
            default: throw FileError(.notFound, path: path)
            }
        } catch {
            throw Failure(reading: path, error)
        }
    }

    /// Returns the message about a server that was restarted.
    private static func restarted(after end: ServingProcess.End) -> Problem {
        let what = end == .endless ? "hung" : "crashed"
        return Problem(
            severity: .warning, message: "the editor \(what) and was restarted",
            hint: "unsaved changes are kept, and are offered in the page")
    }
}
