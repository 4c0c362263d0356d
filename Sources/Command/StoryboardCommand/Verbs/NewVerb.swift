import AppTemplates
import FileAccess

/// Makes an app folder from a template.
enum NewVerb: Verb {
    static let signature = Signature(
        name: "new", summary: "makes an app folder with an Xcode project, a storyboard and tests",
        positionals: [Positional("NAME", says: "the name of the app, and of its folder in the current one")],
        options: [
            Option(
                "template", value: "TEMPLATE", choices: AppTemplates.names,
                says: "the template; by default single-view"),
            Option("core-data", says: "adds a data model, and a container for its objects to the app delegate"),
        ],
        details: """
            The folder opens in Xcode, and runs here: `storyboard run NAME`, `storyboard test NAME`, `storyboard edit
            NAME/NAME/Main.storyboard`. Files that you add to its folders belong to the app without a change of the project.

            single-view: a screen with a label and a button. master-detail: a list with details. tabs: two screens in a tab
            bar. pages: screens that turn like pages. collection: a grid with details. Each can have a data model: add
            entities to it in Xcode, whose classes are generated in builds.
            """,
        examples: ["storyboard new Notes --template master-detail --core-data"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let name = arguments["NAME"]
        let isName = name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName else {
            throw .usage("'\(name)' can't be the name of an app: expected letters and digits", help: signature.name)
        }
        let folder = environment.absolute(name)
        let files = environment.files
        do throws(FileError) {
            if try files.look(at: folder).kind != .missing {
                throw FileError(.other("there is such a file or folder"), path: folder)
            }
            let template = arguments.value(of: "template") ?? AppTemplates.names[0]
            var changes: [FileChange] = []
            for source in AppTemplates.folders(of: template, withCoreData: arguments.has("core-data")) {
                let copies = try copies(of: source, in: folder, name, files)
                changes.removeAll { change in copies.contains { $0.path == change.path } }
                changes += copies
            }
            try files.replaceAll(changes)
        } catch {
            throw Failure(writing: error.path, error)
        }
        try environment.write("\(folder)\n")
        return .success
    }

    /// Returns copies of a folder's files, with the app's name in place of the one that stands for it.
    private static func copies(
        of source: String, in folder: String, _ name: String, _ files: any FileStore
    ) throws(FileError) -> [FileChange] {
        var changes: [FileChange] = []
        for entry in try files.list(source) {
            let from = FilePath.join(source, entry)
            let to = FilePath.join(folder, entry.replacing(AppTemplates.placeholder, with: name))
            if try files.look(at: from).kind == .folder {
                changes += try copies(of: from, in: to, name, files)
            } else {
                let text = String(decoding: try files.read(from).bytes, as: UTF8.self)
                let bytes = Array(text.replacing(AppTemplates.placeholder, with: name).utf8)
                changes.append(FileChange(to, bytes, expecting: .missing, makesFolders: true))
            }
        }
        return changes
    }
}
