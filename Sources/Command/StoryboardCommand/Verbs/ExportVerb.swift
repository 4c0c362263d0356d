import FileAccess
import JSONText
import StoryboardModel
import SwiftExport
import XMLTree

/// Writes documents as Swift.
enum ExportVerb: Verb {
    static let signature = Signature(
        name: "export", summary: "writes storyboards and xibs as Swift: a class for each scene, cell and view",
        positionals: [
            Positional("PATH", .any, says: "documents, or folders to look for .storyboard and .xib files in")
        ],
        options: [
            Option("output", letter: "o", value: "FOLDER", says: "the output folder"),
            Option("format", value: "FORMAT", choices: ["swift"], says: "what is written; by default swift"),
            Option(
                "segues", value: "PLACE", choices: ["methods", "coordinator"],
                says:
                    "where the ways between scenes are: in methods of the controllers (by default), or in a coordinator"
            ),
            Option("json", says: "prints the files, the scenes and the findings as JSON"),
        ],
        details: """
            Each scene, prototype cell, header and view of a xib becomes a class of its own file. A class that the app has gets an
            extension instead, CLASS+Layout.swift: its function loadLayout() makes the views and sets the outlets, and is to be called
            from loadView(), or from the initializer of a cell or view; loadItems() sets titles and items, and is called where the
            scene is made. Main.storyboard also becomes MainScenes.swift, with a function for each scene. Segues are methods of
            their controllers; with --segues coordinator, what these do is in MainCoordinator.swift.

            Launch screens stay storyboards. Texts of documents in Base.lproj keep their keys.

            What can't be said in code is a warning with its place in the document; the exit code is 0 all the same.

            JSON: documents: a list of file, files (names in FOLDER), scenes (controller: an id, expression) and layouts (the
            app's classes that get an extension); shared: files that several documents use; findings as those of compile.
            """,
        examples: ["storyboard export Main.storyboard -o Screens", "storyboard export MyApp -o Screens"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        guard let output = arguments.value(of: "output"), !output.isEmpty else {
            throw .usage("'--output' is missing: the folder for the Swift files", help: signature.name)
        }
        let paths = try documents(arguments.all("PATH"), environment)
        guard !paths.isEmpty else { throw .usage("PATH is missing: a document or a folder", help: signature.name) }
        var sources: [(path: String, source: SwiftExport.Source)] = []
        for (path, isNamed) in paths {
            let document = try environment.load(path).document
            guard document.kind.isUIKit else {
                if isNamed {
                    throw Failure(
                        .refused,
                        Problem(
                            file: path,
                            message: "a \(document.kind.title) can't be exported: only documents for iOS are"))
                }
                continue
            }
            if document.isLaunchScreen, !isNamed { continue }
            sources.append((path, source(document, path, environment.files)))
        }
        let export = SwiftExport(
            sources.map(\.source), hasCoordinators: arguments.value(of: "segues") == "coordinator")
        try write(export, to: environment.absolute(output), environment)
        let report = ExportReportText(paths: sources.map(\.path), export: export)
        if arguments.has("json") {
            try environment.write(report.json.text)
        } else {
            environment.writeError(report.text)
        }
        environment.writeError(report.summary + "\n")
        return .success
    }

    /// Returns the documents of paths, and whether each was named.
    private static func documents(
        _ paths: [String], _ environment: CommandEnvironment
    ) throws(Failure) -> [(path: String, isNamed: Bool)] {
        var found: [(String, Bool)] = []
        for path in paths {
            do throws(FileError) {
                guard try environment.files.look(at: path).kind == .folder else {
                    found.append((path, true))
                    continue
                }
                var closed: [FileError] = []
                let inside = try CheckRun.documents(in: path, environment.files, closed: &closed)
                found += inside.map { ($0, false) }
                for folder in closed { environment.report(.closed(folder)) }
            } catch {
                throw Failure(reading: path, error)
            }
        }
        return found
    }

    private static func source(_ document: Document, _ path: String, _ files: any FileStore) -> SwiftExport.Source {
        let name = String(FilePath.name(of: path).prefix { $0 != "." })
        let folder = FilePath.folder(of: path)
        let isBase = FilePath.name(of: folder) == "Base.lproj"
        let hasCatalog = (try? files.look(at: FilePath.join(folder, "\(name).xcstrings")).kind) == .file
        return SwiftExport.Source(document, name: name, textTable: isBase || hasCatalog ? name : nil)
    }

    private static func write(
        _ export: SwiftExport, to folder: String, _ environment: CommandEnvironment
    ) throws(Failure) {
        do throws(FileError) {
            try environment.files.createFolder(folder)
            var changes: [FileChange] = []
            for file in export.outcomes.flatMap(\.files) + export.sharedFiles {
                let path = FilePath.join(folder, file.name)
                let bytes = Array(file.text.utf8)
                if let old = try? environment.files.read(path) {
                    if old.bytes != bytes { changes.append(FileChange(path, bytes, expecting: old.stamp)) }
                } else {
                    changes.append(FileChange(path, bytes, expecting: .missing))
                }
            }
            _ = try environment.files.replaceAll(changes)
        } catch {
            throw Failure(writing: error.path, error)
        }
    }
}
