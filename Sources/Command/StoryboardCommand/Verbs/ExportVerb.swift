import FileAccess
import JSONText
import StoryboardEditing
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
            Option("format", value: "FORMAT", choices: ["swift"], says: "the language; by default swift"),
            Option(
                "segues", value: "PLACE", choices: ["methods", "coordinator"],
                says:
                    "where the ways between scenes are: in methods of the controllers (by default), or in a coordinator"
            ),
            Option(
                "scene", value: "SCENE",
                says:
                    "exports only scenes with these ids, identifiers or classes, joined by commas; the others stay in their storyboard"
            ),
            Option(
                "sources", value: "FOLDER",
                says: "shows what has to change in the app's sources, and writes nothing without --apply"),
            Option("apply", says: "writes the files and changes the sources that --sources names"),
            Option(
                "pictures", value: "FOLDER",
                says:
                    "builds the app of --sources with the code, and writes the picture of each scene by the document and by the code"
            ),
            Option("json", says: "prints the files, the scenes and the findings as JSON"),
        ],
        details: """
            Each scene, prototype cell, header and view of a xib becomes a class in a file. A class that the app has gets an
            extension instead, CLASS+Layout.swift. Its function loadLayout() makes the views and sets the outlets: call it in
            loadView(), or in the initializer of a cell or view. The functions that make scenes call loadItems(), which sets
            titles and items. Main.storyboard also becomes MainScenes.swift, with a function for each scene. Segues become
            methods of their controllers; with --segues coordinator, MainCoordinator.swift has their bodies.

            --sources changes the app's sources to match: calls of UIStoryboard become calls of the functions that make
            scenes, and calls of `performSegue` calls of the methods; classes get loadView() or the initializers that call
            loadLayout(), and methods for selected cells; outlets and actions lose `private`. Without --apply, the command
            only prints a patch. With --scene, you can move an app one scene at a time: it builds and runs at each step, as a
            class with views in code also makes them if a storyboard makes the controller. Info.plist still names the
            storyboard that the app begins with.

            --pictures builds the app with the code, without changing its folder unless you add --apply. The app draws each
            scene twice, SCENE-document.png and SCENE-code.png, and prints how many pixels and which frames differ. The exit
            code is 1 if some do, and 2 if the app with the code doesn't build.

            Launch screens stay storyboards. Texts of documents in Base.lproj keep their keys.

            A warning with a line of the document names each property that code can't express; the exit code is 0 all the
            same.

            JSON: documents: a list of file, files (names in FOLDER), scenes (controller: an id, expression) and layouts (the
            app's classes that get an extension); shared: files that several documents use; findings as those of compile.
            """,
        examples: [
            "storyboard export Main.storyboard -o Screens", "storyboard export MyApp -o Screens",
            "storyboard export MyApp/Main.storyboard --scene Detail -o MyApp/Screens --sources MyApp --apply",
        ])

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
        var renamed: [(path: String, document: Document)] = []
        if let wanted = arguments.value(of: "scene") {
            renamed = try choose(wanted, among: &sources, givesNames: arguments.value(of: "sources") != nil)
        }
        let export = SwiftExport(
            sources.map(\.source), hasCoordinators: arguments.value(of: "segues") == "coordinator")
        let report = ExportReportText(paths: sources.map(\.path), export: export)
        if let folder = arguments.value(of: "sources") {
            let app = ExportedApp(
                folder: environment.absolute(folder), sources: sources, renamed: renamed, export: export,
                output: environment.absolute(output), applies: arguments.has("apply"),
                pictures: arguments.value(of: "pictures").map(environment.absolute), report: report)
            return try Parts.change(app, environment)
        }
        for option in ["apply", "pictures"] where arguments.has(option) {
            throw .usage("'--\(option)' needs '--sources': the app's folder", help: signature.name)
        }
        try write(export, to: environment.absolute(output), environment)
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

    /// Leaves the scenes that were named, and documents with one of them. Returns documents in which scenes that stay got identifiers.
    private static func choose(
        _ names: String, among sources: inout [(path: String, source: SwiftExport.Source)], givesNames: Bool
    ) throws(Failure) -> [(path: String, document: Document)] {
        for name in names.split(separator: ",").map(String.init) {
            var isFound = false
            for place in sources.indices {
                let found = sources[place].source.document.scenes.compactMap(\.controller).filter { controller in
                    ["id", "storyboardIdentifier", "customClass"].contains { controller[$0] == name }
                }
                let ids = found.compactMap { $0["id"] }
                isFound = isFound || !ids.isEmpty
                sources[place].source.scenes = (sources[place].source.scenes ?? []).union(ids)
            }
            if !isFound {
                throw Failure(
                    .refused,
                    Problem(
                        message: "there is no scene '\(name)'", rule: "export.scene",
                        hint: "name it by its id, storyboard identifier or class; `storyboard outline` lists them"))
            }
        }
        sources.removeAll { $0.source.scenes?.isEmpty == true }
        var renamed: [(path: String, document: Document)] = []
        for place in sources.indices {
            let nameless = sources[place].source.namelessTargets
            guard let first = nameless.first else { continue }
            guard givesNames else {
                throw Failure(
                    .refused,
                    Problem(
                        file: sources[place].path,
                        message:
                            "a scene leads to '\(first.displayName)', which stays in the storyboard without a name",
                        rule: "export.scene",
                        hint: "give it a storyboard identifier, or export it as well; --sources gives it one"))
            }
            sources[place].source.nameTargets()
            renamed.append((sources[place].path, sources[place].source.document))
        }
        return renamed
    }

    /// Writes the files, and changes others with them: all or none.
    static func write(
        _ export: SwiftExport, to folder: String, and others: [FileChange] = [], _ environment: CommandEnvironment
    ) throws(Failure) {
        do throws(FileError) {
            try environment.files.createFolder(folder)
            var changes: [FileChange] = others
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

/// An app whose scenes are exported.
struct ExportedApp {
    let folder: String
    let sources: [(path: String, source: SwiftExport.Source)]
    /// The documents in which scenes that stay got identifiers.
    let renamed: [(path: String, document: Document)]
    let export: SwiftExport
    let output: String
    let applies: Bool
    /// The folder for pictures, or nil.
    let pictures: String?
    let report: ExportReportText
}
