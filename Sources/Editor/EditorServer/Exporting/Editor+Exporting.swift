import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import SwiftExport
import UIKit
import XMLTree

/// Documents as Swift, shown and saved by pages.
extension Editor {
    /// Returns the code of scenes, or of the whole document, and what isn't in it.
    func exportCode(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let made = try export(request)
        // The folder is that of the app's sources.
        made.document.whenLookedAround(inBackground) { [weak self] in
            if let self { respond(.success(code(made))) }
        }
    }

    private func code(_ made: Made) -> Answer {
        let model = made.source.document
        let files = made.files.map { file in
            let scene = file.object.flatMap(model.object)?.scene
            return JSONValue.record([
                "name": .string(file.name), "text": .string(file.text), "scene": .optional(scene?.id),
            ])
        }
        let found = (made.left + made.export.outcomes.flatMap(\.diagnostics)).map { finding($0, in: model) }
        return [
            "files": .array(files), "findings": .array(found),
            "folder": .string(folderOfNewSources(in: made.document)),
            "canDraw": .bool(prover != nil && appAround(made.path) != nil && model.kind.isStoryboard),
        ]
    }

    /// Writes the code to files of a folder. Replaces others of the same names only on request, or returns their names.
    func saveCode(_ request: Request) throws(Refusal) -> Answer {
        let made = try export(request)
        let folder = try request.text("folder")
        try makeFolder(folder)
        let replaces = request.flag("overwrite")
        var (changes, existing, written): ([FileChange], [String], [String]) = ([], [], [])
        for file in made.files {
            let path = FilePath.join(folder, file.name)
            let location = try location(of: path, ["swift"], "source")
            let bytes = Array(file.text.utf8)
            let old = try? files.read(location)
            if old?.bytes == bytes { continue }
            if old != nil { existing.append(path) }
            let isOpen = sources.values.contains { $0.session.path == location && $0.session.hasUnsavedWork }
            if isOpen { throw Refusal("'\(path)' has unsaved changes", hint: "save or revert it first") }
            changes.append(
                FileChange(location, bytes, expecting: old?.stamp ?? .missing, makesFolders: true, followsLinks: false))
            written.append(path)
        }
        if !existing.isEmpty, !replaces { return ["existing": .array(existing.map { .string($0) })] }
        do throws(FileError) { try files.replaceAll(changes) } catch { throw Refusal(error) }
        var notes: [String] = []
        for path in written where !existing.contains(path) {
            notes += projectNotes(ofNewFileAt: try location(of: path, ["swift"], "source"))
        }
        for document in open.values { document.recordChangeOfSource() }
        return [
            "files": .array(written.map { .string($0) }), "notes": .array(notes.map { .string($0) }),
            "unchanged": .integer(made.files.count - written.count),
        ]
    }

    /// Creates a folder below the opened one, unless it is there.
    private func makeFolder(_ path: String) throws(Refusal) {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if path.isEmpty { return }
        guard steps.allSatisfy({ FilePath.isName($0) && !$0.hasPrefix(".") }) else {
            throw Refusal("'\(path)' is not a folder of this project")
        }
        do throws(FileError) {
            let home = try files.resolve(folder)
            var place = home
            for step in steps {
                let next = FilePath.join(place, step)
                if try files.look(at: next).kind == .missing {
                    return try files.createFolder(FilePath.join(folder, path))
                }
                place = try files.resolve(next)
                guard place.hasPrefix(home == "/" ? home : home + "/") else {
                    throw FileError(.isLink, path: next)
                }
            }
        } catch {
            throw Refusal(error)
        }
    }

    /// Compares the pictures of scenes with those that the app draws by their code.
    func codePictures(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let made = try export(request)
        guard let prover, let app = appAround(made.path) else {
            throw Refusal("there is no app around this storyboard", hint: "the code is drawn by its app")
        }
        var wish = CodeProof.Wish(
            made.source, at: made.document.session.path, in: app.folder, hasCoordinators: made.hasCoordinators)
        wish.unsaved = unsavedFiles
        wish.look = Self.look(request.page.settings(of: made.path), of: made.source.document)
        inBackground { [wish] in
            let proof = prover(wish)
            return {
                if let problem = proof.problem {
                    respond(.failure(Refusal(Self.firstLine(problem), hint: "the app doesn’t build with the code")))
                } else {
                    respond(.success(["scenes": .array(proof.scenes.map { Self.json($0, made.source.document) })]))
                }
            }
        }
    }

    // MARK: What is exported

    private struct Made {
        var path: String
        var document: OpenDocument
        var source: SwiftExport.Source
        var export: SwiftExport
        var hasCoordinators: Bool
        /// What scenes that stay lack.
        var left: [Diagnostic]

        var files: [SwiftExport.File] { export.outcomes.flatMap(\.files) + export.sharedFiles }
    }

    private func export(_ request: Request) throws(Refusal) -> Made {
        let path = try request.text("document")
        let document = try document(path)
        let model = document.session.document
        guard model.kind.isUIKit else {
            throw Refusal("a \(model.kind.title) can’t be exported: only documents for iOS are")
        }
        var source = SwiftExport.Source(
            model, name: String(FilePath.name(of: document.session.path).prefix { $0 != "." }),
            textTable: textTable(of: document))
        if let scenes = try request.optionalTexts("scenes") {
            let ids = scenes.compactMap { id in model.object(id).flatMap { Scene($0) }?.controller?["id"] }
            guard !ids.isEmpty else { throw Refusal("none of the scenes has a controller") }
            source.scenes = Set(ids)
        }
        let isCoordinated = try request.optionalText("segues") == "coordinator"
        var left = FoundDiagnostics(in: model)
        for node in source.namelessTargets {
            left.add(
                "export.scene", .warning, node,
                "a scene leads to '\(node.displayName)', which stays in the storyboard without an identifier",
                hint: "give it a storyboard identifier, or export it as well")
        }
        source.nameTargets()
        return Made(
            path: path, document: document, source: source,
            export: SwiftExport([source], hasCoordinators: isCoordinated), hasCoordinators: isCoordinated,
            left: left.located())
    }

    /// The name of the tables of a document's texts, if it has any.
    private func textTable(of document: OpenDocument) -> String? {
        let folder = FilePath.folder(of: document.session.path)
        let hasCatalog = (try? files.look(at: FilePath.join(folder, "\(document.tableName).xcstrings")).kind) == .file
        return FilePath.name(of: folder) == "Base.lproj" || hasCatalog ? document.tableName : nil
    }

    /// The bytes of open documents and sources that aren't saved, by path.
    private var unsavedFiles: [String: [UInt8]] {
        var found = unsavedSources
        for document in open.values where document.version == nil && document.session.isDirty {
            found[document.session.path] = document.session.text
        }
        return found
    }

    private func finding(_ diagnostic: Diagnostic, in document: Document) -> JSONValue {
        let node = diagnostic.objectID.flatMap(document.object)
        let name = node.map { ObjectDescription(document: document).name(of: $0) }
        return .record([
            "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
            "hint": .optional(diagnostic.hint), "object": .optional(diagnostic.objectID), "name": .optional(name),
            "scene": .optional(node?.scene?.title), "line": .integer(diagnostic.location.line),
        ])
    }

    private static func look(_ settings: StageSettings, of document: Document) -> CodeProof.Look {
        var look = CodeProof.Look()
        (look.device, look.isLandscape) = (settings.device?.id, settings.device.map { $0.width > $0.height } ?? false)
        look.isDark = settings.appearance(of: document) == .dark
        look.contentSize = settings.contentSize?.shortName
        return look
    }

    private static func json(_ scene: CodeProof.Scene, _ document: Document) -> JSONValue {
        func picture(_ bytes: [UInt8]?) -> JSONValue? { bytes.map { .string(Data($0).base64EncodedString()) } }
        return .record([
            "scene": .string(scene.id), "title": .optional(document.object(scene.id).flatMap { Scene($0) }?.title),
            "pixels": .integer(scene.pixels), "frames": .array(scene.frames.map { .string($0) }),
            "document": picture(scene.document), "code": picture(scene.code),
        ])
    }

    private static func firstLine(_ text: String) -> String {
        let lines = text.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("error:") } ?? lines.first ?? text
    }
}
