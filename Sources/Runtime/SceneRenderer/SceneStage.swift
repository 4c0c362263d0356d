package import AppAssets
import QuartzCore
import RandomNumbers
package import CoreGraphics
package import Foundation
import CrashNotes
import StoryboardCompiler
package import StoryboardModel
package import UIKit
package import XMLTree

/// The scenes of a document, loaded from their compiled pieces and laid out as on Interface Builder's canvas.
@MainActor
package final class SceneStage {
    /// A scene with a view.
    package struct Stage {
        package let controller: UIViewController
        package let metrics: SimulatedMetrics
        /// The canvas of the scene's view with its bars.
        package let canvas: SceneCanvas
        /// The canvases of the views in the scene's dock, each laid out at its size in the document.
        package let dockCanvases: [UIView]
        @MainActor package var dockViews: [UIView] { dockCanvases.flatMap { $0.subviews } }
    }

    package let document: Document
    private static let name = "Document"
    var name: String { Self.name }
    let device: DocumentDevice
    let settings: StageSettings
    let resources: DesignResources
    /// The environment of the Xcode that saved the document. UIKit's messages are among the stage's.
    let environment: UIEnvironment
    private let containers: InferredContainers
    private let compiler: StoryboardCompiler
    private var stages: [NodeID: Stage?] = [:]
    private var problems: [NodeID: [LayoutProblem]] = [:]
    private var placeholders: [NodeID: UIView?] = [:]
    var wholeXib: UIView?
    /// The layout problems of a xib's views when they were laid out last.
    package internal(set) var xibProblems: [LayoutProblem] = []
    /// Makes the controller with an id in place of the one in the document, or returns nil for that.
    package var makeController: ((String) -> UIViewController?)?
    /// Prepares the view of a scene's controller before it is laid out.
    package var prepareView: ((UIView, Node) -> Void)?

    /// Whether the objects of scenes have the classes of the app in this process, with their outlets.
    package var usesAppClasses: Bool {
        get { resources.usesAppClasses }
        set { resources.usesAppClasses = newValue }
    }

    /// Opens frameworks besides UIKit in the environment of the scenes.
    package func open(_ frameworks: (UIEnvironment) -> Void) { frameworks(environment) }

    /// The images and colors that take the place of those that the surroundings lack.
    package var substitutes: (any AssetSource)? {
        get { resources.substitutes }
        set {
            resources.substitutes = newValue
            environment.openAssets = { _ in newValue }
        }
    }
    /// Whether the board is unchanged since the last change.
    package private(set) var keepsBoard = false

    /// Creates a stage. `surroundings` provide images, colors and texts.
    package convenience init(
        _ document: Document, settings: StageSettings = StageSettings(), surroundings: DesignSurroundings? = nil
    ) {
        let device = settings.device(of: document)
        self.init(
            document, settings, surroundings, device, InferredContainers(document, device: device),
            // Texts have keys only if those of another language are needed.
            StoryboardCompiler(
                document, name: Self.name, isLocalized: settings.language != nil,
                purpose: settings.showsApp ? .app : .design))
    }

    private init(
        _ document: Document, _ settings: StageSettings, _ surroundings: DesignSurroundings?, _ device: DocumentDevice,
        _ containers: InferredContainers, _ compiler: StoryboardCompiler
    ) {
        self.document = document
        self.settings = settings
        self.device = device
        self.containers = containers
        self.compiler = compiler
        resources = DesignResources(surroundings, settings, traits: settings.traits(of: document))
        resources.compileAll = { compiler.compile() }
        resources.ownTexts = {
            Dictionary(document.localizableTexts.map { ($0.key, $0.text) }) { first, _ in first }
        }
        environment = UIEnvironment(system: settings.system ?? SystemGeneration(tools: document.toolsMajorVersion))
        environment.report = { [resources] in resources.report(NibMessage(.display, $0)) }
    }

    /// Creates a stage after the document has changed. Scenes that aren't in `changed` and have the same bars as before
    /// are reused. If `changed` is nil, nothing looks different, in a xib either.
    package convenience init(
        _ old: SceneStage, document: Document, changed: Set<NodeID>?, surroundings: DesignSurroundings?
    ) {
        let isSame = changed == nil
        let changed = changed ?? []
        if document.hasSkeleton(of: old.document, in: changed) {
            self.init(
                document, old.settings, surroundings, old.device, old.containers, old.compiler.following(document))
            keepsBoard = document.kind.isStoryboard
        } else {
            self.init(document, settings: old.settings, surroundings: surroundings)
        }
        if isSame { (wholeXib, xibProblems) = (old.wholeXib, old.xibProblems) }
        for scene in document.scenes where !changed.contains(scene.node.id) {
            guard let node = scene.controller, isFramed(node, as: old, changed), isUntouched(scene, by: changed)
            else { continue }
            if let stage = old.stages[scene.node.id] { stages[scene.node.id] = stage }
            problems[scene.node.id] = old.problems[scene.node.id]
            if let placeholder = old.placeholders[scene.node.id] { placeholders[scene.node.id] = placeholder }
        }
    }

    /// Returns whether a scene has the same containers as in another stage.
    private func isFramed(_ node: Node, as old: SceneStage, _ changed: Set<NodeID>) -> Bool {
        for (own, other) in [
            (containers.navigationController(of: node), old.containers.navigationController(of: node)),
            (containers.tabBarController(of: node), old.containers.tabBarController(of: node)),
            (containers.pusher(of: node), old.containers.pusher(of: node)),
        ] {
            if own?.id != other?.id { return false }
            if let scene = own?.scene, changed.contains(scene.node.id) { return false }
        }
        let tabBarController = node.name == "tabBarController" ? node : containers.tabBarController(of: node)
        return tabBarController.map { hasSameTabs($0, as: old, changed) } ?? true
    }

    /// Returns whether the tab bar items of a tab bar controller's content are the same as in another stage.
    private func hasSameTabs(_ tabBarController: Node, as old: SceneStage, _ changed: Set<NodeID>) -> Bool {
        tabBarController.segues.allSatisfy { segue in
            guard segue.relationship == "viewControllers", let content = document.object(segue.destinationID),
                let scene = content.scene?.node.id, changed.contains(scene)
            else { return true }
            let item = content.child("tabBarItem", key: "tabBarItem")
            let former = old.document.object(segue.destinationID)?.child("tabBarItem", key: "tabBarItem")
            guard let item, let former else { return item == nil && former == nil }
            return item.hasSkeleton(of: former)
        }
    }

    /// The messages of UIKit, and of reading images and colors.
    package var messages: [String] { resources.messages }

    /// Returns whether a scene was reused or has been loaded since.
    package func hasKept(_ scene: Scene) -> Bool {
        stages[scene.node.id] != nil || placeholders[scene.node.id] != nil
    }

    /// The number of scenes that are loaded.
    package var loadedCount: Int { stages.count }

    /// Returns the layout problems of a loaded scene.
    package func problems(of scene: Scene) -> [LayoutProblem] { problems[scene.node.id] ?? [] }

    /// Returns a scene, loaded and laid out on first use, or nil if it has no view.
    package func stage(_ scene: Scene) -> Stage? {
        let isSafe = begin(scene.id)
        if let known = stages[scene.node.id] { return known }
        guard document.kind.isUIKit else { return nil }
        let stage = isSafe ? environment.perform { load(scene) } : nil
        if let stage, CrashNotes.isOn { stage.canvas.subject = subject(scene.id) }
        stages[scene.node.id] = .some(stage)
        return stage
    }

    // MARK: Crashes

    /// Notes that a scene, or another part of the document, is loaded, laid out or drawn from here on. Returns false if that
    /// has crashed before, which is reported.
    func begin(_ part: String) -> Bool {
        guard CrashNotes.isOn, !CrashNotes.begin(subject(part)) else { return true }
        resources.report(NibMessage(.display, "'\(part)' crashed, and is left out"))
        return false
    }

    /// What a part is in `CrashNotes`: it crashes in every document with these bytes.
    private func subject(_ part: String) -> String { "\(fingerprint) \(part)" }
    /// What is shown of a scene that has crashed.
    private func emptyCanvas(of scene: Scene) -> UIView? {
        let frame = scene.controller?.child(key: "view")?.frame
        let size = frame.map { CGSize(width: $0.width, height: $0.height) } ?? documentSize
        return UIView(frame: CGRect(origin: .zero, size: size))
    }

    // Swift's own hashes are others in each process.
    private lazy var fingerprint = StableHash.of(String(decoding: document.write(), as: UTF8.self))

    /// Returns the size of a scene's canvas without loading it, or nil for a storyboard reference.
    package func size(of scene: Scene) -> CGSize? {
        if !document.kind.isUIKit { return canvas(of: scene)?.bounds.size }
        guard let node = scene.controller, !node.isStoryboardReference else { return nil }
        if stages[scene.node.id] != nil || placeholders[scene.node.id] != nil {
            return canvas(of: scene)?.bounds.size
        }
        guard let view = node.child(key: "view"), view.isView, let frame = view.frame else {
            return placeholderSize(of: node)
        }
        return canvasSize(of: node, CGSize(width: frame.width, height: frame.height))
    }

    /// Returns a scene's canvas or placeholder, or nil for a storyboard reference.
    package func canvas(of scene: Scene) -> UIView? {
        if let stage = stage(scene) { return stage.canvas }
        if let known = placeholders[scene.node.id] { return known }
        let made = environment.perform {
            if !begin(scene.id) { return emptyCanvas(of: scene) }
            return document.kind.isUIKit ? placeholder(of: scene) : platformCanvas(of: scene)
        }
        placeholders[scene.node.id] = .some(made)
        return made
    }

    private func load(_ scene: Scene) -> Stage? {
        guard let node = scene.controller, node.isController || node.isStoryboardReference else {
            let words = "the scene '\(scene.id)' has no controller that is known, and isn't drawn"
            resources.report(NibMessage(.display, words))
            return nil
        }
        guard let id = node["id"], let viewNode = node.child(key: "view"), viewNode.isView else { return nil }
        compile(id)
        let storyboard = UIStoryboard(name: name, resources: resources)
        let made = makeController?(id) ?? compiler.pieceNames[id].flatMap { storyboard.instantiate(nibName: $0) }
        guard let controller = made else { return nil }
        controller.imposedTraits = resources.traits
        guard let view = controller.view else { return nil }
        resources.samples(of: scene.id)?.show(in: view)
        prepareView?(view, viewNode)
        // A view that code made has no size yet.
        if makeController != nil, let frame = viewNode.frame {
            view.bounds.size = CGSize(width: frame.width, height: frame.height)
        }
        let size = canvasSize(of: node, view.bounds.size)
        var metrics = containers.metrics(of: node, size: size, traits: resources.traits)
        if settings.device != nil {
            metrics.safeArea.left = device.sideInset
            metrics.safeArea.right = device.sideInset
        }
        // The canvas sets the size of the root view, whatever its constraints (13 views).
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        view.imposeSafeArea(metrics.safeArea)
        var found: [LayoutProblem] = []
        environment.conflict = { found.append(LayoutProblem(conflict: $0)) }
        defer { environment.conflict = { _ in } }
        let canvas = SceneCanvas(controller, metrics, traits: resources.traits)
        canvas.tintColor = tint
        canvas.layoutIfNeeded()
        let dockCanvases = dockCanvases(of: controller)
        let openViews = ([view] + dockCanvases.flatMap { $0.subviews }).flatMap { $0.ambiguousViews }
        for open in openViews {
            let problem = LayoutProblem(ambiguous: open)
            resources.report(NibMessage(.display, "\(open.nameInMessages): \(problem.message)"))
            found.append(problem)
        }
        if settings.keepsOpenFrames { openViews.forEach(hold) }
        canvas.layoutIfNeeded()
        if !settings.showsApp { markEmptyViews(in: view) }
        canvas.add(bars(of: node, controller, metrics), metrics)
        problems[scene.node.id] = found
        return Stage(controller: controller, metrics: metrics, canvas: canvas, dockCanvases: dockCanvases)
    }

    private func dockCanvases(of controller: UIViewController) -> [UIView] {
        let views = controller.dockObjects.compactMap { $0 as? UIView }
        return views.filter { $0.documentID != nil && $0.superview == nil }.map { view in
            let canvas = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
            canvas.imposeTraits(resources.traits)
            canvas.tintColor = tint
            canvas.bounds.origin = view.frame.origin
            view.translatesAutoresizingMaskIntoConstraints = true
            canvas.addSubview(view)
            canvas.layoutIfNeeded()
            return canvas
        }
    }

    /// Keeps a view's frame in the document as far as constraints leave it ambiguous.
    private func hold(_ view: UIView) {
        guard let superview = view.superview, let frame = view.documentID.flatMap(document.object)?.frame else {
            return
        }
        let holds = [
            view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.x),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.y),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
        for hold in holds { hold.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(holds)
    }

    /// Returns bars with their appearance in the containers.
    private func bars(of node: Node, _ controller: UIViewController, _ metrics: SimulatedMetrics) -> SceneBars {
        var bars = SceneBars()
        if metrics.hasNavigationBar {
            let container = containers.navigationController(of: node)
            let bar = (container.flatMap(load) as? UINavigationController)?.navigationBar ?? simulatedBar(of: container)
            let below = containers.pusher(of: node).map { load($0)?.navigationItem ?? UINavigationItem(title: "Back") }
            bar.items = [below, controller.navigationItem].compactMap(\.self)
            bars.navigationBar = bar
        }
        if metrics.hasTabBar {
            let container = containers.tabBarController(of: node).flatMap(load) as? UITabBarController
            let bar = container?.tabBar ?? UITabBar()
            bar.items = container?.viewControllers?.map(\.tabBarItem)
            let number = containers.tab(of: node) ?? 0
            bar.selectedItem = bar.items.flatMap { $0.indices.contains(number) ? $0[number] : $0.first }
            bars.tabBar = bar
        }
        if metrics.hasToolbar {
            let bar = UIToolbar()
            bar.items = controller.toolbarItems
            bars.toolbar = bar
        }
        return bars
    }

    /// Returns the navigation bar of a controller that has none but a simulated one.
    private func simulatedBar(of controller: Node?) -> UINavigationBar {
        let bar = UINavigationBar()
        guard let metrics = controller?.child(key: "simulatedTopBarMetrics") else { return bar }
        bar.isTranslucent = metrics["translucent"] != "NO"
        if metrics["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        return bar
    }

    func load(_ node: Node) -> UIViewController? {
        guard let id = node["id"], let name = compiler.pieceNames[id] else { return nil }
        if let made = makeController?(id) { return made }
        compile(id)
        return UIStoryboard(name: self.name, resources: resources).instantiate(nibName: name)
    }

    /// Compiles what a scene needs, once.
    private func compile(_ id: String) {
        if resources.begin(id) { resources.add(compiler.compile(scene: id)) }
    }

    /// Returns `wished`, or the largest scale at which the image of a view doesn't exceed the maximum size.
    package static func scale(of canvas: UIView, wished: CGFloat) -> CGFloat {
        PictureSize(of: canvas.bounds.size, scale: wished).scale
    }

    /// Returns a PNG image of a canvas, or nil if it has no size.
    package static func picture(of canvas: UIView, scale: CGFloat) -> [UInt8]? {
        draw(canvas, scale: scale)?.pngData().map { Array($0) }
    }

    /// The maximum number of pixels of an uncompressed image.
    private static let mostPlainPixels = 1 << 22

    /// Returns an image of a canvas in the format that is fastest for a page on this computer, and its type.
    package static func quickPicture(of canvas: UIView, scale: CGFloat) -> (bytes: Data, type: String)? {
        guard let image = draw(canvas, scale: scale) else { return nil }
        if image.width * image.height <= mostPlainPixels, let bytes = image.bitmapData() { return (bytes, "image/bmp") }
        return image.pngData(isQuick: true).map { ($0, "image/png") }
    }

    @discardableResult
    package static func draw(_ canvas: UIView, scale: CGFloat) -> CGImage? {
        (canvas as? SceneCanvas)?.recordSubject()
        guard let context = PictureSize(of: canvas.bounds.size, scale: scale).context else { return nil }
        canvas.layer.renderWhole(in: context)
        return context.finishImage()
    }

    /// Returns the frames of all views of the document by id, each in its superview's coordinates.
    package func frames() -> [(id: String, frame: CGRect)] {
        var found: [(String, CGRect)] = []
        for scene in document.scenes {
            guard let stage = stage(scene) else { continue }
            collect(stage.controller.view, into: &found)
            for view in stage.dockViews { collect(view, into: &found) }
        }
        for stage in topLevelViews() { collect(stage.view, into: &found) }
        return found
    }

    private func collect(_ view: UIView, into found: inout [(String, CGRect)]) {
        if let id = view.documentID { found.append((id, view.frame)) }
        for child in view.subviews { collect(child, into: &found) }
    }
}

extension SystemGeneration {
    /// Creates the generation of the system that came with the Xcode that saved a document.
    init(tools: Int) {
        let version =
            switch tools {
            // Xcode 6 has 6xxx and 7xxx, Xcode 7 has 8xxx and 9xxx: the margin of a root 600 points wide is 16 with the
            // former and 20 with the latter (18 views).
            case ..<8000: 8
            case ..<10000: 9
            case ..<13000: 10
            case ..<14200: 11
            case ..<14800: 12
            case ..<17000: 13
            case ..<19000: 14
            case ..<21000: 15
            case ..<22000: 16
            case ..<23000: 17
            case ..<24000: 18
            default: 26
            }
        self.init(rawValue: version)
    }
}

extension DocumentDevice {
    /// Returns the traits of the canvas.
    func traits(of document: Document) -> UITraitCollection {
        let isPad = id.hasPrefix("ipad")
        let isTurned = width > height
        let isNamed = document.namedDevice != nil
        let scale: CGFloat =
            !isNamed
            ? 1 : ["retina5_5", "retina5_9", "retina6_5"].contains(id) || statusBarHeight > 48 ? 3 : 2
        return UITraitCollection(
            userInterfaceIdiom: isPad ? .pad : .phone, displayScale: scale,
            // Documents that name no device are drawn for any.
            horizontalSizeClass: !isNamed ? .unspecified : isPad || isTurned && isLargePhone ? .regular : .compact,
            verticalSizeClass: !isNamed ? .unspecified : isTurned && !isPad ? .compact : .regular,
            userInterfaceStyle: .light,
            layoutDirection: .leftToRight, preferredContentSizeCategory: .large, accessibilityContrast: .normal,
            userInterfaceLevel: .base)
    }
}
