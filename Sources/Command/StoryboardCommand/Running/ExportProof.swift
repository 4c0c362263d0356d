import AppBuilder
import AppProcess
import AppProject
import ChildProcess
import EditorServer
import FileAccess
import Foundation
import JSONText
import StoryboardModel
import SwiftExport
import XMLTree

/// A build of an app with the code of scenes, which its folder doesn't see, to compare what the scenes look like.
struct ExportProof {
    private let build: AppBuild
    private let builder: AppFolderBuilder
    /// The longest that an app may take to draw the scenes of a document, in seconds.
    private static let patience = 120.0

    /// Builds the app in a folder with exported files and what changes in its sources.
    init(
        _ export: SwiftExport, _ sources: ExportedSources, unsaved: [String: [UInt8]] = [:],
        with original: AppFolderBuilder
    ) throws(BuildError) {
        var overlay = unsaved
        for change in sources.changes { overlay[change.path] = Self.drawingBoth(change.new) }
        let made = export.outcomes.flatMap(\.files) + export.sharedFiles
        let paths = made.map { FilePath.join(original.folder, "Exported \($0.name)") }
        for (path, file) in zip(paths, made) { overlay[path] = Array(file.text.utf8) }
        var builder = AppFolderBuilder(
            original.folder, command: original.command, cache: original.cache, OverlaidFiles(original.files, overlay),
            confinement: original.confinement)
        (builder.target, builder.packages, builder.isOffline) = (original.target, original.packages, original.isOffline)
        var project = try builder.foundProject()
        // A project may list its sources one by one.
        project.sources += paths.filter { !project.sources.contains($0) }
        var build = try AppBuild.prepare(
            project, at: "\(builder.folder) with scenes in code", isOptimized: false, isStrict: false,
            command: builder.command, cache: builder.cache, builder.files)
        build.statements = export.outcomes.flatMap(\.scenes).map { scene in
            "AppProcess.scenesInCode[\(SwiftExport.literal(scene.controllerID))] = { \(scene.expression) }"
        }
        _ = try build.run()
        (self.build, self.builder) = (build, builder)
    }

    /// Returns a source whose controllers get their views from the document while that is drawn.
    private static func drawingBoth(_ source: [UInt8]) -> [UInt8] {
        let (text, call) = (String(decoding: source, as: UTF8.self), ExportedSources.loading)
        guard text.contains(call) else { return source }
        let both = "override func loadView() { AppProcess.isDrawingDocument ? super.loadView() : loadLayout() }"
        // Lines stay where they are.
        return Array("import AppProcess; \(text.replacing(call, with: both))".utf8)
    }

    /// Returns how the scenes of a document compare.
    func compare(_ document: Document, at path: String, as look: CodeProof.Look) throws(BuildError) -> [CodeProof.Scene]
    {
        let home = FilePath.join(build.folder, "Home")
        let (text, outbox, result) = (
            FilePath.join(home, "tmp/Compared.document"), FilePath.join(home, "tmp/Outbox"),
            FilePath.join(home, "tmp/Compared.json")
        )
        do throws(FileError) {
            if try build.output.look(at: home).kind == .folder { try build.output.removeAll(at: home) }
            try AppHome.create(at: home, build.output)
            try build.output.put(document.write(), asFile: text)
        } catch {
            throw BuildError(error)
        }
        var run = AppRun(name: build.project.name, run: nil)
        (run.comparedDocument, run.comparedText, run.outbox, run.capture) = (path, text, outbox, result)
        (run.device, run.isLandscape, run.contentSize) = (look.device ?? "document", look.isLandscape, look.contentSize)
        run.appearance = look.isDark ? "dark" : "light"
        try perform(run, home)
        return try scenes(result, outbox, in: document)
    }

    private func perform(_ run: AppRun, _ home: String) throws(BuildError) {
        let confinement = builder.confinement
        var variables = confinement.variables(of: build, home: home)
        variables[AppProcess.variable] = run.text
        var program = ChildProcess(
            build.program, build.project.launchArguments, variables: variables,
            bounds: .init(seconds: Self.patience, memory: .max, output: 16 << 20))
        program.inheritsVariables = false
        program.sandbox = confinement.sandbox(of: build, home: home, reading: [builder.folder])
        let (status, output): (Int32, [UInt8])
        do throws(ChildProcessError) {
            (status, output) = try program.report()
        } catch {
            throw BuildError(
                "\(build.project.name): the app with the code didn't draw its scenes: \(Self.words(error))")
        }
        guard status == 0 else {
            let last = String(decoding: output, as: UTF8.self).split(separator: "\n").suffix(8).joined(separator: "\n")
            throw BuildError("\(build.project.name): the app with the code ended before it drew its scenes\n\(last)")
        }
    }

    private static func words(_ error: ChildProcessError) -> String {
        switch error {
        case .notFound: "it isn't there"
        case .failed(let status): "it ended with \(status)"
        case .crashed(let signal): "it crashed (signal \(signal))"
        case .tooSlow: "it took longer than two minutes"
        case .tooMuchOutput: "it printed too much"
        case .system(let words): words
        }
    }

    /// Reads what the app has left, which is as trustworthy as the app.
    private func scenes(
        _ result: String, _ outbox: String, in document: Document
    ) throws(BuildError) -> [CodeProof.Scene] {
        func bytes(_ path: String) -> [UInt8]? {
            try? build.output.withoutLinks(path) { files, path throws(FileError) in
                try files.read(path, limit: 64 << 20).bytes
            }
        }
        guard let text = bytes(result), let node = try? JSONReader.read(text, limit: 1_000_000) else {
            throw BuildError("\(build.project.name): the app with the code left no comparison")
        }
        let known = Set(document.scenes.map(\.id))
        return (node["scenes"]?.elements ?? []).compactMap { element in
            guard let id = element["scene"]?.string, known.contains(id), FilePath.isName(id),
                let controller = element["controller"]?.string
            else { return nil }
            return CodeProof.Scene(
                id: id, controller: controller, pixels: element["pixels"]?.number.flatMap { Int(exactly: $0) } ?? -1,
                frames: element["frames"]?.elements?.compactMap(\.string) ?? [],
                document: bytes(FilePath.join(outbox, "\(id)-document.png")),
                code: bytes(FilePath.join(outbox, "\(id)-code.png")))
        }
    }
}

extension AppFolderBuilder {
    /// Compares scenes of the editor with their code.
    func prove(_ wish: CodeProof.Wish) -> CodeProof {
        var proof = CodeProof()
        var source = wish.source
        // Code reaches a scene that stays by its identifier.
        source.nameTargets()
        let export = SwiftExport([source], hasCoordinators: wish.hasCoordinators)
        var unsaved = wish.unsaved
        unsaved[wish.path] = source.document.write()
        do throws(BuildError) {
            let overlaid = OverlaidFiles(files, unsaved)
            let changes = try changes(for: [(source.name, export.outcomes[0])], overlaid)
            let made = try ExportProof(export, changes, unsaved: unsaved, with: self)
            proof.scenes = try made.compare(source.document, at: wish.path, as: wish.look)
        } catch {
            proof.problem = error.message
        }
        return proof
    }

    private func changes(
        for outcomes: [(name: String, outcome: SwiftExport.Outcome)], _ files: any FileStore
    ) throws(BuildError) -> ExportedSources {
        do throws(Failure) {
            return try ExportedSources(below: folder, except: "", outcomes, and: [], files)
        } catch {
            throw BuildError(error.problem.text)
        }
    }
}
