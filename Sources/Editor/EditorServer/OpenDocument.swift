import AppSurroundings
import XMLTree
import ClassModel
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import SourceModel
import StoryboardChecks
import StoryboardEditing
import StoryboardModel

/// A document that pages are open on: its session, and its pictures for each way in which a page sees it.
@MainActor
final class OpenDocument {
    var session: DocumentSession
    /// Whether unsaved work of an earlier session was taken in.
    let isRecovered: Bool
    private(set) var problems: [Diagnostic] = []
    /// What pages were told of the file on the disk.
    var toldOutside: OutsideChange?
    var isCheckPlanned = false
    private var pictures: [StageSettings: SessionPictures] = [:]
    private var previews: [SessionPictures] = []
    private var previewCount = 0
    /// Counts the ways of viewing there have been: no two share keys of pictures.
    private var viewCount = 0
    private let surroundings: DesignSurroundings
    private let folder: String
    private let sources: SourceReader
    /// The app around the document, as it was looked through last.
    private var app: AppFolder?
    private var knownScenes: (revision: Int, json: JSONValue)?
    private var knownClasses: (revision: Int, names: [String])?
    private var lookedAround = -Double.infinity
    private(set) var classes = AppClasses([AppClass]())
    private var nonce = OpenDocument.makeNonce()

    init(_ session: DocumentSession, in files: any FileStore) {
        self.session = session
        isRecovered = session.isDirty
        folder = AppFolder.path(around: session.path, in: files)
        sources = SourceReader(files)
        surroundings = DesignSurroundings(documentAt: session.path, folder: folder, in: files)
        check()
    }

    private static func makeNonce() -> String { String(UInt64.random(in: 0..<(1 << 48)), radix: 36) }

    // MARK: Pictures

    func pictures(for settings: StageSettings) -> SessionPictures {
        if let known = pictures[settings] { return known }
        let made = SessionPictures(
            session.document, revision: session.revision, settings: settings, surroundings: surroundings,
            nonce: "\(nonce)\(viewCount)")
        viewCount += 1
        pictures[settings] = made
        return made
    }

    /// All ways of viewing take over what a step changed; tells which scenes look different in each. `ahead` is a preview of the
    /// same.
    func update(_ changes: SceneChanges, ahead: SessionPictures? = nil) -> [StageSettings: [String]] {
        previews = []
        return pictures.mapValues { pictures in
            pictures.update(
                to: session.document, revision: session.revision, changes,
                ahead: ahead?.settings == pictures.settings ? ahead : nil)
        }
    }

    /// Ways of viewing that no page has any more are forgotten.
    func keepPictures(for settings: Set<StageSettings>) { pictures = pictures.filter { settings.contains($0.key) } }

    func startAnew() {
        pictures = [:]
        previews = []
        knownScenes = nil
        nonce = Self.makeNonce()
        toldOutside = nil
        check()
    }

    /// How the scenes of a draft look.
    func pictures(of draft: Draft, for settings: StageSettings) -> SessionPictures {
        previewCount += 1
        return pictures(for: settings).preview(of: draft.document, draft.changes, number: previewCount)
    }

    /// Pictures of a draft that a page is told of; it may still fetch those of the one before.
    func show(_ preview: SessionPictures) { previews = previews.suffix(2) + [preview] }

    /// A picture by its key, of whatever way of viewing or preview it is.
    func picture(_ key: String, scale: CGFloat) -> (bytes: Data, type: String)? {
        for candidate in Array(pictures.values) + previews {
            if let picture = candidate.picture(key, scale: scale) { return picture }
        }
        return nil
    }

    /// The scenes as pages are told them, written once for each revision.
    func scenesJSON() -> JSONValue {
        if let known = knownScenes, known.revision == session.revision { return known.json }
        let json = JSONValue.written(JSONValue.array(Snapshot.scenes(of: session.document)).line)
        knownScenes = (session.revision, json)
        return json
    }

    /// The names of the app's own images.
    var images: Set<String> { Set(app?.surroundings(of: session.document, at: session.path).images ?? []) }

    /// What inspectors offer beside what the document has.
    func inspectorResources() -> InspectorResources {
        let around = app?.surroundings(of: session.document, at: session.path)
        return InspectorResources(
            document: session.document, imageNames: Array(around?.images ?? []),
            colorNames: Array(around?.colors ?? []), classNames: classes.all.map(\.name), usedClasses: usedClasses(),
            modules: Set(classes.all.compactMap(\.module)).sorted())
    }

    /// One walk over the document for each of its revisions.
    private func usedClasses() -> [String] {
        if let known = knownClasses, known.revision == session.revision { return known.names }
        let names = session.document.root.subtree.compactMap { $0["customClass"] }
        knownClasses = (session.revision, names)
        return names
    }

    // MARK: Problems

    /// Takes in what has changed in the app: files that came and went, classes that were edited. Takes its time in a large
    /// folder, so it is not done before a document is shown, nor at every step.
    func lookAround(ifOlderThan age: Double = 0) {
        let now = ProcessInfo.processInfo.systemUptime
        guard now - lookedAround >= age else { return }
        // Pictures may have looked already.
        if app != nil { surroundings.lookAgain() }
        lookedAround = now
        app = surroundings.app
        classes = sources.classes(in: app?.sourceFiles ?? [], below: app?.folder ?? folder)
    }

    func check() {
        var surroundings = app?.surroundings(of: session.document, at: session.path)
        surroundings?.classes = classes.isEmpty ? nil : classes
        problems = Checker.check(session.document, in: surroundings)
    }
}
