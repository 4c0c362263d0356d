import AppAssets
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// A document for a shared site: its data, and its pictures.
@MainActor
struct SharedDocument {
    private let document: Document
    private let name: String
    private let file: String
    /// The number of the document, with which the names of its pictures begin.
    private let number: Int
    private let scale: CGFloat
    private let unwinds: [String: [String]]
    private let light: SceneStage
    private let dark: SceneStage
    private(set) var pictures: [(name: String, bytes: [UInt8])] = []
    private(set) var data: JSONValue = .null
    private(set) var messages: [String] = []

    /// Draws a document. `unwinds` are the controllers to which actions unwind.
    init(
        _ document: Document, file: String, number: Int, scale: Double, unwinds: [String: [String]],
        surroundings: DesignSurroundings?, step: () -> Void
    ) {
        self.document = document
        self.file = file
        self.number = number
        self.scale = scale
        self.unwinds = unwinds
        name = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? file
        func settings(_ appearance: UIUserInterfaceStyle) -> StageSettings {
            var settings = StageSettings()
            settings.appearance = appearance
            return settings
        }
        light = SceneStage(document, settings: settings(.light), surroundings: surroundings)
        dark = SceneStage(document, settings: settings(.dark), surroundings: surroundings)
        data = document.kind.isStoryboard ? storyboard(step) : xib(step)
        messages = light.messages
    }

    // MARK: Documents

    private mutating func storyboard(_ step: () -> Void) -> JSONValue {
        let (board, darkBoard) = (Board(light), Board(dark))
        add("\(number).svg", board.svg(drawsScenes: false))
        add("\(number)-dark.svg", darkBoard.svg(drawsScenes: false))
        let texts = Dictionary(grouping: document.localizableTexts) { $0.object.scene?.id ?? "" }
        var scenes: [JSONValue] = []
        for item in board.items {
            let canvases =
                item.isReference ? nil : light.canvas(of: item.scene).map { ($0, dark.canvas(of: item.scene)) }
            let picture = canvases.flatMap { add(scenes.count + 1, $0, $1) }
            scenes.append(
                scene(item, canvases?.0, picture, texts: texts[item.scene.id] ?? []))
            step()
        }
        return record(scenes, size: board.size, hasBoard: true)
    }

    /// The top-level views of a xib in a row.
    private mutating func xib(_ step: () -> Void) -> JSONValue {
        var (scenes, x, height): ([JSONValue], CGFloat, CGFloat) = ([], 60, 0)
        for (view, other) in zip(light.topLevelViews(), dark.topLevelViews()) {
            let size = view.canvas.bounds.size
            let picture = add(scenes.count + 1, view.canvas, other.canvas)
            let node = document.object(view.id)
            let title = node?.displayName ?? view.id
            let texts = document.localizableTexts.filter { text in
                text.object == node || text.object.ancestor { $0 == node } != nil
            }
            scenes.append(
                .record([
                    "id": .string(view.id), "controller": .string(view.id), "title": .string(title),
                    "element": .string(node?.name ?? ""),
                    "box": Self.box(CGRect(origin: CGPoint(x: x, y: 60), size: size)),
                    "light": .optional(picture?.light),
                    "dark": .optional(picture?.dark), "things": things(in: view.canvas), "spots": .array([]),
                    "embeds": .array([]), "relations": .array([]), "texts": Self.list(texts),
                ]))
            x += size.width + 60
            height = max(height, size.height)
            step()
        }
        return record(scenes, size: CGSize(width: x, height: height + 120), hasBoard: false)
    }

    private func record(_ scenes: [JSONValue], size: CGSize, hasBoard: Bool) -> JSONValue {
        let device = DocumentDevice(of: document)
        return .record([
            "name": .string(name), "file": .string(file),
            "board": .record([
                "width": .number(size.width), "height": .number(size.height),
                "light": hasBoard ? .string("pictures/\(number).svg") : nil,
                "dark": hasBoard ? .string("pictures/\(number)-dark.svg") : nil,
            ]),
            "initial": .optional(document.root["initialViewController"]),
            "device": .record([
                "name": .string(device.title), "width": .number(device.width), "height": .number(device.height),
                "hasHome": .bool(device.homeIndicatorHeight == 0), "isPad": .bool(device.id.hasPrefix("ipad")),
                "statusBar": .number(device.statusBarHeight),
            ]),
            "scenes": .array(scenes),
            "unwinds": .object(
                unwinds.sorted { $0.key < $1.key }.map { action, controllers in
                    JSONMember(key: action, value: .array(controllers.map(JSONValue.string)))
                }),
        ])
    }

    // MARK: Pictures

    private mutating func add(_ name: String, _ bytes: [UInt8]?) {
        if let bytes { pictures.append((name, bytes)) }
    }

    /// Adds the pictures of a scene in both appearances, and returns their paths.
    private mutating func add(_ place: Int, _ canvas: UIView, _ darkCanvas: UIView?) -> (light: String, dark: String)? {
        guard let lightPicture = SceneStage.picture(of: canvas, scale: scale),
            let darkPicture = darkCanvas.flatMap({ SceneStage.picture(of: $0, scale: scale) })
        else { return nil }
        let names = (light: "\(number)-\(place).png", dark: "\(number)-\(place)-dark.png")
        pictures += [(names.light, lightPicture), (names.dark, darkPicture)]
        return ("pictures/\(names.light)", "pictures/\(names.dark)")
    }

    // MARK: Scenes

    private func scene(
        _ item: BoardItem, _ canvas: UIView?, _ picture: (light: String, dark: String)?, texts: [LocalizableText]
    ) -> JSONValue {
        let controller = item.scene.controller
        let ways = canvas.map { SharedWays(item.scene, document, canvas: $0) }
        var reference: JSONValue?
        if let controller, item.isReference {
            reference = .record([
                "storyboard": .optional(controller["storyboardName"]),
                "identifier": .optional(controller["referencedIdentifier"]),
            ])
        }
        return .record([
            "id": .string(item.scene.id), "controller": .string(controller?["id"] ?? item.scene.id),
            "title": .string(item.title), "element": .string(controller?.name ?? ""), "box": Self.box(item.frame),
            "light": .optional(picture?.light), "dark": .optional(picture?.dark),
            "things": canvas.map(things) ?? .array([]), "spots": .array(ways?.spots ?? []),
            "embeds": .array(ways?.embeds ?? []), "relations": .array(ways?.relations ?? []), "reference": reference,
            "identifier": .optional(controller?["storyboardIdentifier"]), "texts": Self.list(texts),
        ])
    }

    /// Returns the objects of a canvas in the order in which they are drawn.
    private func things(in canvas: UIView) -> JSONValue {
        let texts = Dictionary(document.localizableTexts.map { ($0.object.id, $0.text) }) { first, _ in first }
        return .array(
            SceneStage.canvasObjects(in: canvas).compactMap { id, frame in
                guard let node = document.object(id), frame.width > 0, frame.height > 0 else { return nil }
                return .record([
                    "id": .string(id), "name": .string(node.displayName), "type": .string(node.typeTitle),
                    "box": Self.box(frame), "text": .optional(texts[node.id]),
                ])
            })
    }

    private static func list(_ texts: [LocalizableText]) -> JSONValue {
        .array(texts.map { .array([.string($0.object.objectID ?? ""), .string($0.text)]) })
    }

    static func box(_ frame: CGRect) -> JSONValue {
        .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(($0 * 100).rounded() / 100) })
    }
}
