import AppProject
import AppSurroundings
import FileAccess
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Moves scenes to another storyboard.
enum RefactorVerb: Verb {
    static let signature = Signature(
        name: "refactor", summary: "moves scenes to another storyboard and puts references in their place",
        positionals: [.document, Positional("SCENE", .any, says: "the ids of scenes or their controllers")],
        options: [
            Option("to", value: "FILE", isRequired: true, says: "the storyboard, which is created if it doesn't exist"),
            folder,
        ],
        details: """
            Segues to the scenes then lead to storyboard references; segues back lead to references to the old storyboard. Where a
            reference needs a storyboard identifier, its controller's id becomes one. References that only these scenes use move
            along, as do their images, colors, classes, and the initial controller. References in other storyboards follow, and so
            do comments, sample data, and translations if both storyboards are in languages' folders. If an outlet would lead
            from one storyboard to the other, nothing is moved.

            `refactor` writes all files or none, and prints their names and what is left for you to do.
            """,
        examples: [
            "storyboard refactor Main.storyboard 8bC-Xf-vdC xY2-4a-Bcd --to Photos.storyboard"
        ])

    static let folder = Option(
        "folder", value: "FOLDER", says: "the folder with the other storyboards; by default the app around FILE")

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let (path, destination) = (arguments["FILE"], arguments.required("to"))
        let scenes = arguments.all("SCENE").map { Address($0) }
        guard !scenes.isEmpty else { throw .usage("SCENE is missing: the id of a scene to move", help: signature.name) }
        var documents = try Self.documents(around: path, arguments, environment)
        var project = (change: FileChange?.none, note: String?.none)
        if (try? environment.files.look(at: destination))?.kind == .file {
            try documents.add(destination, in: environment)
        } else {
            guard destination.hasSuffix(".storyboard") else {
                throw .usage("'\(destination)' is not the name of a storyboard", help: signature.name)
            }
            documents.add(new: destination, try emptied(path, environment))
            project = projectChange(adding: destination, environment)
        }
        let step = try documents.perform(
            .moveScenes(scenes, from: path, to: destination),
            with: project.change.map { [(name: $0.path, change: $0)] } ?? [], in: environment)
        try report(step, environment)
        if let note = project.note { try environment.write("note: \(note)\n") }
        return .success
    }

    /// Returns what adds a new storyboard to the Xcode project around it, and what to tell about that, also if it isn't possible.
    private static func projectChange(
        adding path: String, _ environment: CommandEnvironment
    ) -> (change: FileChange?, note: String?) {
        let files = environment.files
        guard let location = try? files.resolve(path) else { return (nil, nil) }
        let limit = try? files.resolve(AppFolder.path(around: path, searched: nil, in: files))
        do throws(ProjectError) {
            let found = try NewProjectFile(location, in: files).addition(
                within: limit ?? FilePath.folder(of: location))
            return (found?.file, found.map { "'\(path)' was added to '\(FilePath.name(of: $0.project))'" })
        } catch {
            let hint = error.hint.map { ": \($0)" } ?? ""
            return (nil, "'\(path)' isn't in the Xcode project: \(error.message)\(hint)")
        }
    }

    private static func emptied(_ path: String, _ environment: CommandEnvironment) throws(Failure) -> Document {
        let loaded = try environment.load(path)
        do {
            return try Document(loaded.document.emptied())
        } catch let error as ChangeError {
            throw Failure(path, error, at: SourceLocation(line: 1, column: 1))
        } catch {
            throw Failure(path, ChangeError.refused("\(error)"), at: SourceLocation(line: 1, column: 1))
        }
    }

    /// Returns a document and the storyboards that may have references to it.
    static func documents(
        around path: String, _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> DocumentsOnDisk {
        guard path != "-" else {
            throw .usage("FILE cannot be standard input: several files are written", help: "refactor")
        }
        var documents = DocumentsOnDisk()
        try documents.add(path, in: environment)
        let folder =
            arguments.value(of: "folder") ?? AppFolder.path(around: path, searched: nil, in: environment.files)
        try documents.addAll(in: folder, environment)
        return documents
    }

    /// Prints which files were written, and what is left to somebody.
    static func report(_ step: DocumentsOnDisk.Step, _ environment: CommandEnvironment) throws(Failure) {
        for path in step.written { try environment.write("\(path)\n") }
        for note in step.outcome.notes { try environment.write("note: \(note)\n") }
    }
}
