import AppAssets
import AppSurroundings
import XMLTree
import ClassModel
import FileAccess
import GitAccess
import Foundation
import JSONText
import SceneRenderer
import SourceModel
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import PageServing
import UIKit

/// A document that pages have open: its session, and its images for each page's view settings.
@MainActor
final class OpenDocument {
    var session: DocumentSession
    private(set) var problems: [Diagnostic] = []
    /// Who made the steps that can be undone and redone.
    var authors = StepAuthors()
    /// What people say about the document, or nil if that can't be found out.
    var comments: BesideFile<CommentList>?
    /// The changes of comments, the latest last.
    var commentChanges: [CommentChange] = []
    /// The external change that pages know.
    var reportedOutside: OutsideChange?
    var isCheckPlanned = false
    var isLayoutPlanned = false
    /// The commit whose version this is, or nil for the document itself, which can be edited.
    let version: VersionName?
    /// What differs from the last commit or, in a version, from the one before it; nil until that is known.
    var comparison: Comparison?
    var comparing = ComparingState()
    /// The commits of the document, until there are others.
    var history: FileHistory?
    private var pictures: [StageSettings: SessionPictures] = [:]
    private var previews: [SessionPictures] = []
    private var previewCount = 0
    /// The list of conflicts that is beside the file, and the merge that pages know.
    var listed: ConflictList?
    var reportedMerge: JSONValue?
    /// The images of the sides of a merge, for pages that compare them.
    private var sides: [Revision: (text: [UInt8], pictures: SessionPictures)] = [:]
    /// The number of view settings so far, which makes the keys of their images unique.
    private var viewCount = 0
    let surroundings: DesignSurroundings
    private let folder: String
    let files: any FileStore
    private let sources: SourceReader
    /// The index of the app around the document.
    private(set) var app: AppFolder?
    /// The tables of its texts, and its sample data, that are being edited.
    var tables: [OpenTable] = []
    /// The languages that were added without a text yet.
    var addedLanguages: Set<String> = []
    /// What its tables and sample data make look different since the last message to pages.
    var untold = OpenTable.Change()
    var knownTexts: (tables: Int, texts: DocumentTexts)?
    /// The number of changes of tables.
    var tableRevision = 0
    /// Returns what is in the open storyboards, by name.
    var openStoryboards: () -> [String: StoryboardSummary] = { [:] }
    private var knownScenes: (revision: Int, json: JSONValue)?
    private var knownClasses: (revision: Int, names: [String: Set<String>])?
    /// The name of the app's accent color.
    private var accentColor: String?
    private var lookedAround = -Double.infinity
    private var isLookingAround = false
    /// What waits for the index of the app.
    private var waiting: [@MainActor () -> Void] = []
    /// Returns the texts of sources with unsaved changes, by path.
    var unsavedSources: () -> [String: [UInt8]] = { [:] }
    private(set) var classes = AppClasses([AppClass]())
    /// The number of changes of open sources, and how many of them the classes have.
    private var sourceChanges = (all: 0, known: 0)
    private var nonce = OpenDocument.makeNonce()

    /// Creates a document. `searched` is the folder that its documents are opened from, if somebody named that folder.
    init(_ session: DocumentSession, searched: String?, version: VersionName? = nil, in files: any FileStore) {
        self.session = session
        self.version = version
        self.files = files
        reportedOutside = Self.outside(session, files)
        folder = AppFolder.path(around: session.path, searched: searched, in: files)
        sources = SourceReader(files)
        surroundings = DesignSurroundings(documentAt: session.path, folder: folder, in: files)
        check()
    }

    private static func makeNonce() -> String { String(UInt64.random(in: 0..<(1 << 48)), radix: 36) }

    // MARK: Images

    func pictures(for settings: StageSettings) -> SessionPictures {
        if let known = pictures[settings] { return known }
        let made = SessionPictures(
            session.document, revision: session.revision, settings: settings, surroundings: surroundings,
            nonce: "\(nonce)\(viewCount)")
        viewCount += 1
        pictures[settings] = made
        return made
    }

    /// Updates the images for all view settings after a step, and returns the scenes that look different. `ahead` is a
    /// preview of the same step.
    func update(_ changes: SceneChanges, ahead: SessionPictures? = nil) -> [StageSettings: [String]] {
        previews = []
        return pictures.mapValues { pictures in
            pictures.update(
                to: session.document, revision: session.revision, changes,
                ahead: ahead?.settings == pictures.settings ? ahead : nil)
        }
    }

    /// Discards the images of view settings that no page uses.
    func keepPictures(for settings: Set<StageSettings>) { pictures = pictures.filter { settings.contains($0.key) } }

    func startAnew() {
        pictures = [:]
        previews = []
        knownScenes = nil
        nonce = Self.makeNonce()
        reportedOutside = Self.outside(session, files)
        check()
    }

    /// Returns the external change of the file if there are unsaved changes.
    private static func outside(_ session: DocumentSession, _ files: any FileStore) -> OutsideChange? {
        session.hasUnsavedWork ? session.outsideChange(in: files) : nil
    }

    /// Returns the images of a draft's scenes.
    func pictures(of draft: Draft, for settings: StageSettings) -> SessionPictures {
        previewCount += 1
        return pictures(for: settings).preview(of: draft.document, draft.changes, number: previewCount)
    }

    /// Returns the images of a document that nobody has yet, in surroundings of its own. A page may fetch them until the next previews.
    func trialPictures(
        of trial: Document, for settings: StageSettings, in surroundings: DesignSurroundings
    ) -> SessionPictures {
        previewCount += 1
        let made = SessionPictures(
            trial, revision: 0, settings: settings, surroundings: surroundings, nonce: "\(nonce)t\(previewCount)")
        show(made)
        return made
    }

    /// Returns what is around the document if some files were others.
    func surroundings(in files: any FileStore, unsaved: [String: [UInt8]]) -> DesignSurroundings {
        let made = DesignSurroundings(documentAt: session.path, folder: folder, in: files)
        made.apply(unsavedTexts: unsaved)
        return made
    }

    /// Keeps the images of a preview; a page may still fetch those of the one before.
    func show(_ preview: SessionPictures) { previews = previews.suffix(2) + [preview] }

    /// Returns an image by its key, of any view settings or preview.
    func picture(_ key: String, scale: CGFloat) -> (bytes: Data, type: String)? {
        for candidate in Array(pictures.values) + previews + sides.values.map(\.pictures) {
            if let picture = candidate.picture(key, scale: scale) { return picture }
        }
        return nil
    }

    // MARK: Walls

    /// Returns the wall of some scenes, or of all: as a variant, or on the usual devices and in the languages of the app.
    func wall(of scenes: Set<String>?, as variant: WallVariant?, scale: Double) -> EditorWall {
        let document = session.document
        let variants = variant.map { [$0] } ?? WallVariant.usual(for: document, languages: languages.others)
        return EditorWall(document, variants: variants, scenes: scenes, scale: scale, surroundings: surroundings)
    }

    /// The language of the document's own texts, and those it is translated to, in order.
    var languages: (own: String, others: [String]) { (texts.language, texts.languages) }

    // MARK: Merges

    /// Returns the version of a side, or the document as it would be with the side's decision if the version isn't known.
    func side(_ side: Revision, ofConflict number: Int) -> Document? {
        session.merge?.sides?[side] ?? session.document(deciding: number, side == .ours ? .ours : .theirs)
            ?? session.document
    }

    /// Returns the images of a side's version.
    func pictures(of side: Revision, _ version: Document, for settings: StageSettings) -> SessionPictures {
        let text = version.write()
        if let known = sides[side], known.pictures.settings == settings, known.text == text { return known.pictures }
        viewCount += 1
        let made = SessionPictures(
            version, revision: 0, settings: settings, surroundings: surroundings, nonce: "\(nonce)s\(viewCount)")
        sides[side] = (text, made)
        return made
    }

    /// Returns a merge with the frames of its result that follow from changes of both sides.
    func laidOut(_ merge: DocumentMerge) -> DocumentMerge {
        var merge = merge
        let document = merge.document
        merge.updateFrames {
            SceneStage(document, settings: ViewSettings.usual, surroundings: surroundings).layout(around: $0)
        }
        return merge
    }

    /// Returns the scenes for pages, created once for each revision.
    func scenesJSON() -> JSONValue {
        if let known = knownScenes, known.revision == session.revision { return known.json }
        let json = JSONValue.written(JSONValue.array(Snapshot.scenes(of: session.document)).line)
        knownScenes = (session.revision, json)
        return json
    }

    /// The names of the app's images.
    var images: Set<String> { Set(app?.surroundings(of: session.document, at: session.path).images ?? []) }

    /// Returns the app's resources for inspectors.
    func inspectorResources(for settings: StageSettings) -> InspectorResources {
        let around = app?.surroundings(of: session.document, at: session.path)
        let colors = Array(around?.colors ?? [])
        let isDark = settings.appearance(of: session.document) == .dark
        return InspectorResources(
            document: session.document, imageNames: Array(around?.images ?? []), colorNames: colors, classes: classes,
            usedClasses: usedClasses(),
            swatches: Swatches(of: colors, in: surroundings, isDark: isDark),
            modules: Set(classes.all.compactMap(\.module)).sorted(),
            storyboards: (app?.storyboards.keys).map { $0.sorted() } ?? [],
            identifiers: (around?.storyboards ?? [:]).mapValues { $0.identifiers ?? [] }, accentColor: accentColor)
    }

    /// Returns the classes that the document uses, by element, computed once for each revision.
    private func usedClasses() -> [String: Set<String>] {
        if let known = knownClasses, known.revision == session.revision { return known.names }
        var names: [String: Set<String>] = [:]
        for node in session.document.root.subtree {
            if let name = node["customClass"] { names[node.name, default: []].insert(name) }
        }
        knownClasses = (session.revision, names)
        return names
    }

    // MARK: Problems

    /// Updates the index of the app: files that were added or removed, classes that were edited. Then calls a closure. It
    /// is slow for a large folder, so another thread does it, and not at every step.
    func lookAround(
        ifOlderThan age: Double = 0, _ inBackground: (@escaping BackgroundWork) -> Void,
        then: @escaping @MainActor () -> Void
    ) {
        let now = ProcessInfo.processInfo.systemUptime
        guard !isLookingAround, now - lookedAround >= age else { return then() }
        (isLookingAround, lookedAround) = (true, now)
        // Rendering has made the first one already.
        let first = app == nil ? surroundings.app : nil
        let (folder, files, sources, unsaved) = (folder, files, sources, unsavedSources())
        let changes = sourceChanges.all
        inBackground { [weak self] in
            let app = first ?? (try? AppFolder(folder, in: files))
            let classes = sources.classes(in: app?.sourceFiles ?? [], below: app?.folder ?? folder, unsaved: unsaved)
            return {
                self?.sourceChanges.known = changes
                self?.apply(app, classes)
                then()
            }
        }
    }

    private func apply(_ found: AppFolder?, _ classes: AppClasses) {
        isLookingAround = false
        if app != nil { surroundings.apply(found) }
        (app, self.classes) = (found, classes)
        applyUnsavedTexts()
        var problems: [FileProblem] = []
        accentColor = found?.accentColorName(near: session.path, &problems)
        let waited = waiting
        waiting = []
        for body in waited { body() }
    }

    /// Calls a closure when the app around the document is known, with all edits of sources: at once unless that is being
    /// found out.
    func whenLookedAround(
        _ inBackground: @escaping (@escaping BackgroundWork) -> Void, then: @escaping @MainActor () -> Void
    ) {
        if app != nil, sourceChanges.known == sourceChanges.all { return then() }
        guard isLookingAround else { return lookAround(inBackground, then: then) }
        // What is being found out may have begun before the last edit.
        waiting.append { [weak self] in self?.whenLookedAround(inBackground, then: then) }
    }

    func recordChangeOfSource() { sourceChanges.all += 1 }

    /// Applies the unsaved texts to the app's index.
    func applyUnsavedTexts() {
        tableRevision += 1
        let unsaved = unsavedTexts
        app?.unsavedTexts = unsaved
        surroundings.apply(unsavedTexts: unsaved)
    }

    /// The source files of the app around the document.
    var sourceFiles: [String] { app?.sourceFiles ?? [] }

    func check() {
        var surroundings = app?.surroundings(of: session.document, at: session.path)
        surroundings?.classes = classes.isEmpty ? nil : classes
        // References lead to what other documents have now, saved or not.
        for (name, summary) in openStoryboards() { surroundings?.storyboards?[name] = summary }
        problems = Checker.check(session.document, in: surroundings)
    }
}
