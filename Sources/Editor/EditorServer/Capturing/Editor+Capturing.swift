import AppAssets
import AppSurroundings
import FileAccess
import JSONText
import SceneRenderer
import SceneCapture
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Screens of a running app that become scenes.
extension Editor {
    /// The largest capture, in JSON values.
    private static let largestCapture = 1_000_000

    /// Shows what a captured screen looks like as a scene of a document, which stays as it is.
    func showCapture(_ request: Request) throws(Refusal) -> Answer {
        let arrival = try arrival(request)
        let (document, trial) = (arrival.document, arrival.draft.document)
        let files = OverlaidFiles(
            files, Dictionary(arrival.images.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
        var unsaved = document.unsavedTexts
        if let samples = arrival.samples { unsaved[document.samplesPath] = samples }
        let surroundings = document.surroundings(in: files, unsaved: unsaved)
        var settings = ViewSettings.usual
        for (scene, states) in surroundings.samples.scenes where arrival.scenes.contains(scene) {
            settings.states[scene] = states.last?.name
        }
        let pictures = document.trialPictures(of: trial, for: settings, in: surroundings)
        let titles = arrival.scenes.compactMap { trial.object($0).flatMap { Scene($0) }?.title }
        let words = titles.map { JSONValue.string($0) }
        return ["stage": arrival.scenes.first.flatMap(pictures.stageJSON), "scenes": .array(words)]
    }

    /// Adds a captured screen to a document, as one step with the sample data of its rows. Images that code has made become files.
    func insertCapture(_ request: Request) throws(Refusal) -> Answer {
        let arrival = try arrival(request)
        let path = try request.text("document")
        let (document, page) = (arrival.document, request.page)
        try document.session.prepare(files: files)
        var parts: [StepPart] = [.document(path: path, document, arrival.draft)]
        if let samples = arrival.samples {
            let table = try document.openTable(at: document.samplesPath)
            watch(path, at: table.session.path)
            parts.append(.table(table, document, text: samples, name: Self.captureTitle))
        }
        do throws(FileError) {
            let new = arrival.images.map { FileChange($0.path, $0.bytes, expecting: .missing, followsLinks: false) }
            try files.replaceAll(new.filter { (try? files.look(at: $0.path))?.kind != .file })
        } catch {
            throw Refusal(error)
        }
        try commit(parts, by: page)
        var notes: [String] = []
        for image in arrival.images { notes += projectNotes(ofNewFileAt: image.path) }
        return [
            "revision": .integer(document.session.revision),
            "created": .array(arrival.draft.created.map { .string($0) }),
            "scenes": .array(arrival.scenes.map { .string($0) }), "notes": .array(notes.map { .string($0) }),
        ]
    }

    private static let captureTitle = "Capture Screen"

    /// A captured screen in a draft of a document.
    private struct Arrival {
        var document: OpenDocument
        var draft: Draft
        /// The ids of the scenes that have arrived, the one at the front first.
        var scenes: [String]
        /// The sample data with that of the captured rows, or nil without any.
        var samples: [UInt8]?
        var images: [(path: String, bytes: [UInt8])]
    }

    private func arrival(_ request: Request) throws(Refusal) -> Arrival {
        let path = try request.text("document")
        let document = try document(path)
        guard document.session.document.kind.isStoryboard, document.session.document.kind.isUIKit,
            !document.session.document.isLaunchScreen
        else { throw Refusal("only a storyboard of an iOS app can have captured scenes") }
        let read = try Self.captured(try request.text("capture"))
        var scenes = try CapturedScenes(read, withContainers: request.flag("withContainers"))
        let folder = FilePath.folder(of: document.session.path)
        let files = files
        try scenes.rename(for: document.session.document) { file, bytes in
            (try? files.read(FilePath.join(folder, file)).bytes).map { $0 != bytes } ?? false
        }
        let made = try scenes.insert(into: document.session.document, at: path)
        var draft = Draft(of: document.session.document, name: Self.captureTitle, layout: DocumentLayout())
        if let transaction = made.transaction { draft.apply(made.document, transaction, created: made.created) }
        let existing = document.surroundings.samples
        let samples = scenes.samples(added: existing, to: path, made.ids)
        return Arrival(
            document: document, draft: draft, scenes: scenes.scenes.map { made.ids[$0] ?? $0 },
            samples: samples == existing ? nil : Array(samples.json.text.utf8),
            images: scenes.captured.images.map { (FilePath.join(folder, $0.file), $0.bytes) })
    }

    private static func captured(_ text: String) throws(Refusal) -> CapturedDocument {
        do {
            return try CapturedDocument(JSONReader.read(Array(text.utf8), limit: largestCapture))
        } catch let error as JSONError {
            throw Refusal("the app has sent no capture: \(error.message)")
        } catch {
            throw Refusal("the app has sent no document: \(error)")
        }
    }
}
