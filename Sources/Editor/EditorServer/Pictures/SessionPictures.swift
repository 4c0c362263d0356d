import AppAssets
import CoreGraphics
import Foundation
import JSONText
import SceneRenderer
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// The scenes of a document with some view settings: laid out, measured, and drawn on request.
@MainActor
final class SessionPictures {
    let settings: StageSettings
    private let surroundings: DesignSurroundings?
    private var stage: SceneStage
    /// The revision of the document at which each scene last changed.
    private var ages: [String: Int] = [:]
    private var revision: Int
    /// A number that distinguishes the session from earlier ones, whose images a browser may have cached.
    private let nonce: String
    private var board: JSONValue?
    /// The scenes that the last change made look different.
    private var different: [String] = []
    /// The scales of the scenes' requested images.
    private var scales: [String: CGFloat] = [:]
    /// Images that were drawn before they were requested, by key.
    private var prepared: [String: DrawnPicture] = [:]
    private let given: GivenPictures
    private var patches: [String: PicturePatch] = [:]
    /// The layout messages of scenes, created once for each look.
    private var stages: [String: JSONValue] = [:]
    /// The frames of scenes' objects, computed on request.
    private var tables: [String: FrameTable] = [:]
    /// What is wrong with the layout of scenes, found on request.
    private var issues: [String: [LayoutIssue]] = [:]
    /// The board before the last change.
    private var plan: BoardPlan?

    convenience init(
        _ document: Document, revision: Int, settings: StageSettings, surroundings: DesignSurroundings?, nonce: String
    ) {
        let stage = SceneStage(document, settings: settings, surroundings: surroundings)
        self.init(stage, revision: revision, settings, surroundings, nonce: nonce, given: GivenPictures())
    }

    private init(
        _ stage: SceneStage, revision: Int, _ settings: StageSettings, _ surroundings: DesignSurroundings?,
        nonce: String, given: GivenPictures
    ) {
        self.given = given
        self.stage = stage
        self.revision = revision
        self.settings = settings
        self.surroundings = surroundings
        self.nonce = nonce
    }

    var document: Document { stage.document }

    func hasLaidOut(_ scene: Scene) -> Bool { stage.hasKept(scene) }

    /// Updates to a changed document and returns the scenes that look different. Layout that a preview of the same
    /// change has done is reused.
    func update(
        to document: Document, revision: Int, _ changes: SceneChanges, ahead: SessionPictures? = nil
    ) -> [String] {
        let all = changes.changesDocument || !document.kind.isStoryboard
        let changed = all ? Set(document.scenes.map(\.node.id)) : changes.scenes
        stage = SceneStage(
            ahead?.stage ?? stage, document: document, changed: ahead == nil ? changed : nil, surroundings: surroundings
        )
        self.revision = revision
        if !stage.keepsBoard || ahead?.stage.keepsBoard == false { board = nil }
        prepared = [:]
        patches = [:]
        let ids =
            document.kind.isStoryboard
            ? ahead?.different ?? document.scenes.filter { !stage.hasKept($0) }.map(\.id) : [""]
        different = ids
        for id in ids {
            ages[id] = revision
            tables[id] = ahead?.tables[id]
            stages[id] = nil
            issues[id] = nil
        }
        return ids
    }

    /// Returns a preview of a document without committing it. Its images are valid until the next preview.
    func preview(of document: Document, _ changes: SceneChanges, number: Int) -> SessionPictures {
        let other = SessionPictures(
            stage, revision: revision, settings, surroundings, nonce: "\(nonce)p\(number)", given: given)
        other.ages = ages
        other.plan = plan
        other.board = board
        other.scales = scales
        other.tables = tables
        other.issues = issues
        _ = other.update(to: document, revision: number, changes)
        return other
    }

    // MARK: Messages

    func boardJSON() -> JSONValue {
        if let board { return board }
        let made = document.kind.isStoryboard ? storyboardBoard() : BoardDescription.board(xib: document, xibSize)
        board = made
        return made
    }

    private func storyboardBoard() -> JSONValue {
        let plan = BoardPlan(
            stage,
            size: { [stage, document] scene in
                if scene.controller?.isStoryboardReference == true { return nil }
                return stage.size(of: scene) ?? (document.kind.isUIKit ? nil : Wireframe(document).size(of: scene.id))
            }, old: plan)
        self.plan = plan
        return BoardDescription.board(plan, of: document)
    }

    private var xibSize: CGSize {
        canvas(of: "")?.bounds.size ?? Wireframe(document).size(of: "")
    }

    /// Returns the layout message of a scene, or nil if there is no such scene.
    func stageJSON(_ id: String) -> JSONValue? {
        if let known = stages[id] { return known }
        let made = makeStageJSON(id).map { JSONValue.written($0.line) }
        stages[id] = made
        return made
    }

    private func makeStageJSON(_ id: String) -> JSONValue? {
        guard let canvas = canvas(of: id), let table = table(of: id) else {
            // A xib without views, and a scene that can't be loaded, still have objects.
            return document.kind.isStoryboard && document.kind.isUIKit
                ? nil : Wireframe(document).stage(id, key: key(of: id))
        }
        let safe = safeArea(of: id)
        let marks = StageMarks(document, table, problems(of: id), seesOwnFrames: settings.seesOwnFrames)
        let dock = dockViews(of: id)
        return .record([
            "scene": .string(id), "key": .string(key(of: id)),
            "size": .array([.number(canvas.bounds.width), .number(canvas.bounds.height)]),
            "frames": .array(table.rows), "fits": .array(table.fitting),
            "scrolled": table.scrolled.isEmpty ? nil : .array(table.scrolled), "marks": .array(marks.all),
            "safeArea": .array([safe.top, safe.left, safe.bottom, safe.right].map { .number($0) }),
            "dock": dock.isEmpty ? nil : .array(dock.map { $0.json(key: self.key(of: id, dockView: $0.id)) }),
            "guides": .array(table.guides.filter { document.object($0.id)?.acceptsViews == true }.map(\.json)),
            "wireframe": .bool(false),
        ])
    }

    /// Returns the laid out frames of a scene's misplaced views, in their superviews.
    func misplaced(in id: String) -> [String: DocumentRect] {
        guard let table = table(of: id) else { return [:] }
        return Dictionary(StageMarks.misplaced(document, table, problems(of: id)).map { ($0.id, $0.frame) }) { $1 }
    }

    // MARK: Layout issues

    /// Returns what is wrong with the layout of a scene, or an empty list if UIKit doesn't show it.
    func layoutIssues(in id: String) -> [LayoutIssue] {
        if let known = issues[id] { return known }
        guard let table = table(of: id) else { return [] }
        let problems = problems(of: id)
        let misplaced = settings.seesOwnFrames ? StageMarks.misplaced(document, table, problems).map(\.id) : []
        let found = LayoutIssue.issues(in: id, problems, misplaced: misplaced, in: document)
        issues[id] = found
        return found
    }

    /// Returns what is wrong with the layout of all scenes that are laid out.
    func layoutIssues() -> [LayoutIssue] { sceneIDs.filter(hasLaidOut).flatMap(layoutIssues) }

    /// Returns the frames on the canvas, in superviews, of those views whose constraints conflict or leave them open: no
    /// constraints say which frame the document should have.
    func unsettledFrames(of ids: [String]) -> [String: DocumentRect] {
        guard settings.seesOwnFrames, document.kind.isUIKit else { return [:] }
        var found: [String: DocumentRect] = [:]
        for id in ids {
            let scene = document.kind.isStoryboard ? document.object(id)?.scene?.id ?? "" : ""
            guard hasLaidOut(scene), let table = table(of: scene) else { continue }
            let isOpen = layoutIssues(in: scene).contains { $0.kind != .misplaced && $0.views.contains(id) }
            guard isOpen, let frame = table.placed.first(where: { $0.id == id })?.frame else { continue }
            found[id] = DocumentRect(frame.thousandths)
        }
        return found
    }

    /// Returns the frames on the canvas, in superviews, of those views that are misplaced.
    func misplacedFrames(of ids: [String]) -> [String: DocumentRect] {
        guard settings.seesOwnFrames, document.kind.isUIKit else { return [:] }
        let scenes = Set(ids.map { document.kind.isStoryboard ? document.object($0)?.scene?.id ?? "" : "" })
        return scenes.filter(hasLaidOut).reduce(into: [:]) { found, scene in
            found.merge(misplaced(in: scene).filter { ids.contains($0.key) }) { $1 }
        }
    }

    /// Lays out a scene that isn't yet, and returns whether there are more.
    func layOutNext() -> Bool {
        let waiting = sceneIDs.filter { !hasLaidOut($0) }
        if let next = waiting.first { _ = canvas(of: next) }
        return waiting.count > 1
    }

    private var sceneIDs: [String] {
        guard document.kind.isUIKit else { return [] }
        guard document.kind.isStoryboard else { return [""] }
        return document.scenes.filter { $0.controller?.isStoryboardReference == false }.map(\.id)
    }

    private func hasLaidOut(_ id: String) -> Bool {
        document.kind.isStoryboard ? scene(id).map(stage.hasKept) ?? true : stage.hasLaidOutXib
    }

    /// Returns the layout of the objects' scenes, for constraints that keep views where they are.
    func layout(around ids: [String]) -> DocumentLayout { stage.layout(around: ids) }

    /// Returns the frames of a scene, measured once for each look, or nil if UIKit doesn't show it.
    private func table(of id: String) -> FrameTable? {
        if let known = tables[id] { return known }
        guard let canvas = canvas(of: id) else { return nil }
        let made = FrameTable(canvas, dock: dockViews(of: id))
        tables[id] = made
        return made
    }

    func dockViews(of id: String) -> [DockView] { DockView.views(of: scene(id).flatMap { stage.stage($0) }) }

    private func scene(_ id: String) -> Scene? { document.object(id).flatMap { Scene($0) } }

    private func problems(of id: String) -> [LayoutProblem] {
        document.kind.isStoryboard ? scene(id).map { stage.problems(of: $0) } ?? [] : stage.xibProblems
    }

    private func safeArea(of id: String) -> UIEdgeInsets {
        scene(id).flatMap { stage.stage($0) }?.metrics.safeArea ?? .zero
    }

    // MARK: Images

    /// Draws a scene before pages request its new image, and returns what has changed from the one they were sent last,
    /// or nil if no page has requested one or they must request it again.
    func patch(of id: String) -> PicturePatch? {
        let key = key(of: id)
        if let known = patches[key] { return known }
        guard let scale = scales[id], let old = given[id], old.scale == scale, old.key != key,
            let new = prepared[key] ?? draw(id, scale)
        else { return nil }
        prepared[key] = new
        guard let patch = PicturePatch(from: old, to: new) else { return nil }
        given.keep(new, of: id)
        patches[key] = patch
        return patch
    }

    private func draw(_ id: String, _ scale: CGFloat) -> DrawnPicture? {
        guard let canvas = canvas(of: id) else { return nil }
        guard let (bytes, type) = SceneStage.quickPicture(of: canvas, scale: scale) else { return nil }
        return DrawnPicture(key: key(of: id), scale: scale, bytes: bytes, type: type)
    }

    /// Returns the key of a scene's image, which changes with its look.
    func key(of id: String) -> String {
        let scene = id.utf8.map { String($0, radix: 16) }.joined()
        return "\(nonce)-\(ages[id] ?? 0)-\(scene)"
    }

    /// Returns the key of the image of a view in a scene's dock.
    private func key(of id: String, dockView: String) -> String {
        "\(key(of: id))-dock\(dockView.utf8.map { String($0, radix: 16) }.joined())"
    }

    private func dockPicture(_ key: String, scale: CGFloat) -> (bytes: Data, type: String)? {
        for scene in document.scenes where key.hasPrefix("\(self.key(of: scene.id))-dock") {
            let view = dockViews(of: scene.id).first { self.key(of: scene.id, dockView: $0.id) == key }
            guard let canvas = view?.canvas else { return nil }
            return SceneStage.quickPicture(of: canvas, scale: scale)
        }
        return nil
    }

    /// Returns an image by its key, or nil for one that is no longer shown.
    func picture(_ key: String, scale: CGFloat) -> (bytes: Data, type: String)? {
        if key.contains("-dock") { return dockPicture(key, scale: scale) }
        let ids = document.kind.isStoryboard ? document.scenes.map(\.id) : [""]
        guard let id = ids.first(where: { self.key(of: $0) == key }) else { return nil }
        scales[id] = scale
        guard let picture = prepared[key].flatMap({ $0.scale == scale ? $0 : nil }) ?? draw(id, scale) else {
            return nil
        }
        given.keep(picture, of: id)
        return (picture.bytes, picture.type)
    }

    func canvas(of id: String) -> UIView? {
        guard document.kind.isStoryboard else { return stage.xibCanvas() }
        return scene(id).flatMap { stage.canvas(of: $0) }
    }
}
