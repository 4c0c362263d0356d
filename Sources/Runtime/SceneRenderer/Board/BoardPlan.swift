import CoreGraphics
package import Foundation
package import StoryboardModel
import UIKit
import XMLTree

/// The layout of the board: scenes, and the arrows between them.
@MainActor
package struct BoardPlan {
    package private(set) var items: [BoardItem] = []
    package private(set) var arrows: [BoardArrow] = []
    private var ways: BoardArrows?
    /// The bounds of the board, with a margin.
    private(set) var bounds = CGRect.zero

    /// The width and height of a screen in the units of canvas locations, which scale with the device so that scenes
    /// don't overlap. A location is the center of a canvas.
    private static let unit: CGFloat = 600
    private static let margin: CGFloat = 60
    /// The spacing of scenes without a location.
    private static let gap: CGFloat = 120

    /// Creates a plan. With `size`, which returns the sizes of scenes, nothing is loaded and nothing can be drawn.
    /// `old` is the previous plan of the same document.
    package init(_ stage: SceneStage, size: ((Scene) -> CGSize?)? = nil, old: BoardPlan? = nil) {
        let initial = stage.document.root["initialViewController"]
        items = stage.document.scenes.compactMap { scene in
            guard let controller = scene.controller else { return nil }
            let canvas = size == nil ? stage.canvas(of: scene) : nil
            let title = controller.isStoryboardReference ? Self.referenceTitle(controller) : scene.title
            let size = size?(scene) ?? canvas?.bounds.size ?? Self.referenceSize(title)
            return BoardItem(
                scene: scene, title: title, canvas: canvas, isInitial: initial != nil && controller["id"] == initial,
                isReference: controller.isStoryboardReference, frame: CGRect(origin: .zero, size: size))
        }
        place(stage)
        let ways = BoardArrows(items, stage.document, old: old?.ways)
        self.ways = ways
        arrows = ways.arrows
        let all = items.map { $0.outline.insetBy(dx: $0.isInitial ? -40 : 0, dy: 0) } + arrows.map(\.bounds)
        bounds = all.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -Self.margin, dy: -Self.margin).integral
        if items.isEmpty { bounds = CGRect(x: 0, y: 0, width: 400, height: 300) }
    }

    /// The number of points per unit of a canvas location.
    package private(set) var pointsPerUnit = CGSize(width: 1, height: 1)

    private mutating func place(_ stage: SceneStage) {
        let home =
            stage.settings.device == nil
            ? stage.documentSize : CGSize(width: stage.device.width, height: stage.device.height)
        // The canvas of a watch has points as its units: scenes of 136 points are 248 apart.
        let isWatch = stage.document.kind == .watchStoryboard
        pointsPerUnit =
            isWatch
            ? CGSize(width: 1, height: 1) : CGSize(width: home.width / Self.unit, height: home.height / Self.unit)
        var rest: [Int] = []
        for index in items.indices {
            guard let point = items[index].scene.canvasLocation, abs(point.x) < 1e6, abs(point.y) < 1e6 else {
                rest.append(index)
                continue
            }
            let size = items[index].frame.size
            items[index].frame.origin = CGPoint(
                x: (point.x * pointsPerUnit.width - size.width / 2).rounded(),
                y: (point.y * pointsPerUnit.height - size.height / 2).rounded())
        }
        placeInRows(rest)
    }

    /// Places scenes below all others, in rows that make the board about as wide as high.
    private mutating func placeInRows(_ indices: [Int]) {
        guard !indices.isEmpty else { return }
        let placed = items.indices.filter { !indices.contains($0) }.map { items[$0].outline }
        let bottom = placed.map(\.maxY).max()
        let left = placed.map(\.minX).min() ?? 0
        let perRow = max(3, Int(clamping: Double(indices.count).squareRoot() * 1.5))
        var y = (bottom ?? 0) + (bottom == nil ? 0 : Self.gap)
        var x = left
        var height: CGFloat = 0
        for (offset, index) in indices.enumerated() {
            if offset > 0, offset % perRow == 0 {
                (x, y, height) = (left, y + height + Self.gap, 0)
            }
            let size = items[index].frame.size
            items[index].frame.origin = CGPoint(x: x, y: y + BoardItem.titleHeight + BoardItem.dockHeight)
            x += size.width + Self.gap
            height = max(height, size.height + BoardItem.titleHeight + BoardItem.dockHeight)
        }
    }

    /// Returns the destination of a storyboard reference: "ShowSession in Details", "Details".
    private static func referenceTitle(_ node: Node) -> String {
        if let label = node["userLabel"], !label.isEmpty { return label }
        switch (node["referencedIdentifier"], node["storyboardName"]) {
        case (let id?, let name?): return "\(id) (\(name))"
        case (let id?, nil): return id
        case (nil, let name?): return name
        case (nil, nil): return "Storyboard Reference"
        }
    }

    private static func referenceSize(_ title: String) -> CGSize {
        let width = BoardText.width(title, size: BoardItem.referenceTextSize, weight: .medium)
        return CGSize(width: (width + 48).rounded(.up), height: 36)
    }
}

extension BoardItem {
    static let referenceTextSize: CGFloat = 14
}
