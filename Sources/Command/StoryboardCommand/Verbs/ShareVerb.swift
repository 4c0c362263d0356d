import AppSurroundings
import ClassModel
import FileAccess
import SharePage
import StoryboardChecks
import StoryboardModel
import XMLTree

/// Writes a static site that shows documents to people who have nothing installed.
enum ShareVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "share", summary: "writes a static site with the board, the scenes and a prototype to click through",
        positionals: [
            Positional("PATH", .any, says: "documents, or folders to look for .storyboard and .xib files in")
        ],
        options: [
            Option("output", letter: "o", value: "FOLDER", isRequired: true, says: "the folder for the site"),
            Option("title", value: "TEXT", says: "the title; by default the name of the document or folder"),
            Option("scale", value: "NUMBER", says: "the number of pixels per point, from 1 to 4; by default 2"),
        ],
        details: """
            FOLDER/index.html works from the disk, from any web server, and without a network. It shows:
              - the board of each storyboard, to pan and zoom, in light and dark
              - each scene with its objects; #/1/scene/ID is the address of one
              - a prototype in the frame of the device, with controls, cells, tabs and back buttons to tap; segues have their
                transitions, unwind segues go back to the controller whose class has the action, popovers are beside their anchor
              - a search for scenes and texts
              - readers' comments on objects, which stay in the reader's browser and can be exported as a file or as text

            Segues that only code performs are listed below the device. Storyboard references lead to the other documents of the site.
            Other files in FOLDER stay.
            """,
        examples: ["storyboard share Main.storyboard -o site", "storyboard share App -o site --title 'Daily Buzz'"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let paths = arguments.all("PATH")
        if paths.isEmpty { throw .usage("PATH is missing: a document or a folder", help: signature.name) }
        if paths.contains("-") {
            throw .usage("files are shared with what is around them, not standard input", help: signature.name)
        }
        let scale = try scale(arguments)
        var sources: [SharedSite.Source] = []
        for path in paths { sources += try documents(at: path, in: environment) }
        guard let first = sources.first else {
            throw Failure(
                .refused, Problem(file: paths[0], message: "has no documents for iOS", rule: "share.nothing"))
        }
        let title = arguments.value(of: "title") ?? self.title(of: paths, first, in: environment)
        let (files, line, drawn) = (environment.files, environment.statusLine, sources)
        var site = MainActor.assumeIsolated {
            SharedSite(title, drawn, scale: scale, in: files, statusLine: line)
        }
        let output = arguments.required("output")
        for message in site.messages { environment.writeError("\(message)\n") }
        do throws(FileError) {
            try site.addPage(from: DiskFiles())
            try environment.files.createFolder(FilePath.join(output, "pictures"))
            for file in site.files { try environment.files.put(file.bytes, asFile: FilePath.join(output, file.path)) }
        } catch {
            throw Failure(writing: output, error)
        }
        try environment.write("\(FilePath.join(output, "index.html"))\n")
        return .success
    }

    /// Returns the document at a path, or those in a folder that can be drawn.
    private static func documents(
        at path: String, in environment: CommandEnvironment
    ) throws(Failure) -> [SharedSite.Source] {
        do throws(FileError) {
            if try environment.files.look(at: path).kind == .folder {
                var closed: [FileError] = []
                let found = try CheckRun.documents(in: path, environment.files, closed: &closed)
                for folder in closed { environment.report(.closed(folder)) }
                return found.compactMap { source(inFolder: path, $0, in: environment) }
            }
        } catch {
            throw Failure(reading: path, error)
        }
        let loaded = try environment.load(path)
        return [source(loaded, name: FilePath.name(of: path), in: environment)]
    }

    /// Returns a document of a folder, or nil for one that cannot be drawn: `check` says why.
    private static func source(
        inFolder folder: String, _ file: String, in environment: CommandEnvironment
    ) -> SharedSite.Source? {
        guard let loaded = try? environment.load(file) else {
            environment.writeError("\(file): is damaged, and isn't shared\n")
            return nil
        }
        return source(loaded, name: file.relative(to: folder), in: environment)
    }

    private static func source(
        _ loaded: LoadedDocument, name: String, in environment: CommandEnvironment
    ) -> SharedSite.Source {
        SharedSite.Source(loaded: loaded, name: name, unwinds: unwinds(of: loaded, in: environment))
    }

    /// Returns the controllers whose classes have the actions of unwind segues, as far as there are sources.
    private static func unwinds(of loaded: LoadedDocument, in environment: CommandEnvironment) -> [String: [String]] {
        let actions = Set(loaded.document.segues.compactMap(\.unwindAction))
        let folder = AppFolder.path(around: loaded.path, in: environment.files)
        guard let app = try? AppFolder(folder, in: environment.files) else { return [:] }
        let surroundings = CheckedApp(app, in: environment.files).surroundings(of: loaded.document, at: loaded.path)
        guard let classes = surroundings.classes, !classes.isEmpty else { return [:] }
        var found: [String: [String]] = Dictionary(uniqueKeysWithValues: actions.map { ($0, []) })
        for controller in loaded.document.controllers {
            guard let id = controller["id"], let chain = classes.chain(of: controller) else { continue }
            for member in chain.members([.unwindAction]) { found[member.name, default: []].append(id) }
        }
        return found.filter { !$0.value.isEmpty }
    }

    /// The title of a site: the name of the app's folder, or of its only document.
    private static func title(
        of paths: [String], _ first: SharedSite.Source, in environment: CommandEnvironment
    ) -> String {
        let name = FilePath.name(of: environment.absolute(paths[0]))
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return String(name.prefix { $0 != "." }) }
        return name.isEmpty ? first.name : name
    }

    private static func scale(_ arguments: Arguments) throws(Failure) -> Double {
        guard let text = arguments.value(of: "scale") else { return 2 }
        if let scale = Double(text), (1...4).contains(scale) { return scale }
        throw .usage("'\(text)' is not a scale, expected a number from 1 to 4", help: signature.name)
    }
}
