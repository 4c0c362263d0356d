import AppAssets
import AppDriver
import AppHost
import AppSurroundings
import CoreGraphics
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardPlayer
import StoryboardModel
import UIKit
import XMLTree

/// Compares the scenes of a document with the controllers that the app makes for them in code: their pictures, pixel for pixel, and
/// the frames of their views. What it finds is printed, or left in the file of the run with all pictures in its outbox.
@MainActor
final class ComparedScenes: ApplicationHost {
    /// The name that stands for the document's own device.
    private static let ownDevice = "document"

    private let run: AppRun
    private let path: String
    private let document: Document
    private let host: AppHost
    private let assets: ComparedAssets

    init(_ run: AppRun, _ path: String) throws(DriverError) {
        var hosting = run
        if run.device == Self.ownDevice { hosting.device = "retina6_12" }
        guard let device = hosting.hostDevice() else {
            throw DriverError("there is no device '\(run.deviceID(for: .main))'")
        }
        do {
            document = try Document(try DiskFiles().read(run.comparedText ?? path).bytes)
        } catch {
            throw DriverError("\(path): \(error)")
        }
        (self.run, self.path) = (run, path)
        host = AppHost(device)
        assets = ComparedAssets(document, path, isInApp: run.comparedText != nil)
        // The app may use its colors before it is launched.
        host.environment.openAssets = { [assets] _ in assets }
    }

    var environment: UIEnvironment { host.environment }

    func run(_ launch: @MainActor () -> Void) -> Int32 {
        host.start(launch)
        var settings = run.settings
        settings.showsApp = true
        if run.deviceID(for: .main) != Self.ownDevice, let id = DocumentDevice.id(named: run.deviceID(for: .main)) {
            settings.device = DocumentDevice(id: id, isLandscape: run.isLandscape)
        }
        let known = stage(settings, assets)
        let made = stage(settings, assets)
        (known.usesAppClasses, made.usesAppClasses) = (run.comparedText != nil, run.comparedText != nil)
        made.makeController = { id in
            let controller = AppProcess.scenesInCode[id]?()
            // The canvas of a container is made without showing one of its tabs.
            (controller as? UITabBarController)?.tabBar.selectedItem = nil
            return controller
        }
        var found: [JSONValue] = []
        for scene in document.scenes {
            guard let line = compare(scene, known, made) else { continue }
            found.append(line)
            // A crash of the next scene doesn't take what is printed along.
            if run.capture == nil { FileHandle.standardOutput.write(Data("COMPARED \(line.line)\n".utf8)) }
        }
        guard let path = run.capture else { return 0 }
        let text = JSONValue.record(["scenes": .array(found)]).line
        return (try? DiskFiles().put(Array(text.utf8), asFile: path)) == nil ? 1 : 0
    }

    private func stage(_ settings: StageSettings, _ assets: ComparedAssets) -> SceneStage {
        let stage = SceneStage(document, settings: settings, surroundings: nil)
        stage.substitutes = assets
        let device = run.deviceID(for: .main) == Self.ownDevice ? nil : run.hostDevice()
        stage.open { environment in
            // Code that measures before its views are in a window asks the screen.
            if let device {
                environment.setScreen(device.screen, orientation: device.orientation, traits: device.traits)
            }
            SystemFrameworks.open(in: environment)
            environment.accentColor = assets.accentColor(environment.screen.traitCollection)
        }
        stage.prepareView = { [weak self] view, node in
            self?.showPrototypes(in: view, of: node)
            Self.leaveContent(of: view)
        }
        return stage
    }

    private func compare(_ scene: Scene, _ known: SceneStage, _ made: SceneStage) -> JSONValue? {
        guard let id = scene.controller?["id"], AppProcess.scenesInCode[id] != nil else { return nil }
        fflush(nil)
        AppProcess.isDrawingDocument = true
        let drawn = known.canvas(of: scene)
        AppProcess.isDrawingDocument = false
        guard let old = drawn, let new = made.canvas(of: scene) else { return nil }
        var differences: [String] = []
        if let left = known.stage(scene)?.controller.view, let right = made.stage(scene)?.controller.view {
            compareFrames(left, right, "", &differences)
        }
        let pixels = differentPixels(old, new, scene.id)
        return .record([
            "scene": .string(scene.id), "controller": .string(id), "pixels": .integer(pixels),
            "frames": .array(differences.prefix(12).map { .string($0) }),
        ])
    }

    // MARK: Frames

    private func compareFrames(_ old: UIView, _ new: UIView, _ path: String, _ found: inout [String]) {
        let place = "\(path)/\(type(of: old))"
        if !isNear(old.frame, new.frame) {
            found.append("\(place): \(old.frame) in the document, \(new.frame) in code")
        }
        var (olds, news) = (shown(in: old), shown(in: new))
        if old.superview is UITableViewCell || old is UITableView { (olds, news) = (sorted(olds), sorted(news)) }
        if olds.count != news.count {
            let names = [olds, news].map { $0.map { "\(type(of: $0))" }.joined(separator: " ") }
            return found.append("\(place): \(names[0]) in the document, \(names[1]) in code")
        }
        for (left, right) in zip(olds, news) { compareFrames(left, right, place, &found) }
    }

    /// Those that are seen and have a size: UIKit's own may be there without one. Of a table, which loads cells as it is laid out, those that it shows.
    private func shown(in view: UIView) -> [UIView] {
        view.subviews.filter {
            let isInside = !(view is UITableView) || $0.frame.intersects(view.bounds)
            let isSeen = !$0.isHidden && $0.bounds.width > 0 && $0.bounds.height > 0
            return isSeen && isInside && !Self.isForeign($0)
        }
    }

    /// Those of a cell or table by their places: UIKit adds its own views in another order.
    private func sorted(_ views: [UIView]) -> [UIView] {
        views.sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }
    }

    private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        let pairs = [
            (left.minX, right.minX), (left.minY, right.minY), (left.width, right.width), (left.height, right.height),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 0.01 }
    }

    // MARK: Pictures

    /// Returns the number of pixels that differ, or -1 if the sizes do. Pictures that differ are written to the folder of the run, and
    /// all of them if the run leaves what was found.
    private func differentPixels(_ old: UIView, _ new: UIView, _ name: String) -> Int {
        guard let left = SceneStage.draw(old, scale: 2), let right = SceneStage.draw(new, scale: 2) else { return 0 }
        let count = Self.count(left, right)
        if count != 0 || run.capture != nil, let folder = run.outbox {
            try? DiskFiles().createFolder(folder)
            for (image, side) in [(left, "document"), (right, "code")] {
                guard let bytes = image.pngData() else { continue }
                try? DiskFiles().put(Array(bytes), asFile: FilePath.join(folder, "\(name)-\(side).png"))
            }
        }
        return count
    }

    private static func count(_ left: CGImage, _ right: CGImage) -> Int {
        guard left.width == right.width, left.height == right.height else { return -1 }
        guard let old = left.bitmapData(), let new = right.bitmapData(), old != new else { return 0 }
        let pairs = zip(old.reversed(), new.reversed())
        var (count, differs, place) = (0, false, 0)
        for (one, other) in pairs {
            // Nibs have colors in single precision, which rounds a mixed color to its neighbor now and then.
            differs = differs || max(one, other) - min(one, other) > 1
            place += 1
            if place % 4 == 0 {
                if differs { count += 1 }
                differs = false
            }
        }
        return count
    }

    private static let foreign: Set<String> = [
        "ScenePlaceholder", "SCNView", "SKView", "ARSCNView", "ARSKView", "GLKView", "MTKView",
    ]

    /// Whether a view is of a framework that isn't here.
    private static func isForeign(_ view: UIView) -> Bool { foreign.contains("\(type(of: view))") }

    /// Leaves out what the document alone doesn't have: embedded scenes, rows of pickers, and views of frameworks that aren't here.
    private static func leaveContent(of view: UIView) {
        if let picker = view as? UIPickerView { (picker.dataSource, picker.delegate) = (nil, nil) }
        if isForeign(view) { view.isHidden = true }
        for child in view.subviews {
            if let controller = child.next as? UIViewController, controller.parent != nil, controller.view === child {
                child.removeFromSuperview()
            } else {
                leaveContent(of: child)
            }
        }
    }

    // MARK: Prototypes

    private func showPrototypes(in view: UIView, of node: Node) {
        var nodes = node.elements(named: "tableView") + node.elements(named: "collectionView")
        nodes.sort { $0.precedes($1) }
        var lists: [UIView] = []
        collectLists(in: view, &lists)
        for (list, node) in zip(lists, nodes) {
            if let table = list as? UITableView { placeStaticCells(of: table, node) }
            let shown = prototypes(of: node)
            if shown.isEmpty { continue }
            (list as? UITableView)?.showPrototypes(shown)
            (list as? UICollectionView)?.showPrototypes(shown)
        }
    }

    /// Gives cells that don't change the frames that nibs have, which UIKit keeps as far as possible.
    private func placeStaticCells(of table: UITableView, _ node: Node) {
        guard let list = node.child("sections"), let source = table.dataSource else { return }
        for (section, element) in list.children.enumerated() {
            let cells = element.child("cells")?.children.map(\.self) ?? []
            guard section < source.numberOfSections(in: table),
                source.tableView(table, numberOfRowsInSection: section) == cells.count
            else { return }
            for (row, cell) in cells.enumerated() {
                let made = source.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
                made.applyFrames(
                    Self.frame(of: cell)?.size ?? .zero, content: cell.child(key: "contentView").flatMap(Self.frame))
            }
        }
    }

    private static func frame(of node: Node) -> CGRect? {
        node.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }

    private func collectLists(in view: UIView, _ found: inout [UIView]) {
        if view is UITableView || view is UICollectionView { found.append(view) }
        for child in view.subviews { collectLists(in: child, &found) }
    }

    private func prototypes(of list: Node) -> [ShownPrototype] {
        let cells = (list.child("prototypes") ?? list.child("cells"))?.children.map(\.self) ?? []
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        let extras = list.children.filter { $0.name == "collectionReusableView" }
        return (cells + extras).compactMap { cell in
            guard let name = cell["reuseIdentifier"], !name.isEmpty else { return nil }
            return ShownPrototype(
                name, frame: Self.frame(of: cell) ?? .zero, content: cell.child(key: "contentView").flatMap(Self.frame),
                kind: cell["key"].flatMap { kinds[$0] })
        }
    }
}

/// The images and colors of the app around a document; those that it lacks have the sizes and values that the document notes.
@MainActor
private final class ComparedAssets: AssetSource {
    private let surroundings: DesignSurroundings
    private let document: Document

    /// `isInApp` tells whether the app is around the document.
    init(_ document: Document, _ path: String, isInApp: Bool) {
        self.document = document
        let own = FilePath.folder(of: path)
        let folder = isInApp ? AppFolder.path(around: path, searched: nil, in: DiskFiles()) : own
        surroundings = DesignSurroundings(documentAt: path, folder: folder, in: DiskFiles())
    }

    func accentColor(_ traits: UITraitCollection) -> UIColor? { surroundings.accentColor(traits) }

    func image(named name: String, _ traits: UITraitCollection) -> UIImage? {
        if let image = surroundings.image(named: name, traits) { return image }
        let listed = document.resources.first { $0.key == ResourceName(.image, name) }?.node
        let size = CGSize(width: listed?.number("width") ?? 16, height: listed?.number("height") ?? 16)
        guard size.width > 0, size.height > 0, size.width < 3000, size.height < 3000 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { context in
            // Each name has a color of its own, so that one image can't pass for another.
            let hash = name.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
            UIColor(hue: CGFloat(hash % 360) / 360, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    func color(named name: String, _ traits: UITraitCollection) -> UIColor? {
        if let color = surroundings.color(named: name, traits) { return color }
        let listed = document.resources.first { $0.key == ResourceName(.namedColor, name) }?.node
        switch listed?.child("color").flatMap(DocumentColor.init) {
        case .rgb(let red, let green, let blue, let alpha, _):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, let alpha, _): return UIColor(white: white, alpha: alpha)
        default: return nil
        }
    }
}
