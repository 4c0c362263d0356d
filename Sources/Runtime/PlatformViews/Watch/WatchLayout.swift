import CoreGraphics
import Foundation
import QuartzCore
import StoryboardModel
import UIKit
import XMLTree

/// WatchKit's layout, by Apple's documentation: items one after another in a direction, each at the side that its alignment
/// says, as large as its content, a share of its container (numbers up to 1), or a number of points.
@MainActor
struct WatchLayout {
    struct Placed {
        var frames: [(node: Node, frame: CGRect)] = []
        var size: CGSize = .zero
    }

    private let scene: WatchScene
    private let available: CGSize
    private let depth: Int
    private static let deepest = 40

    init(_ scene: WatchScene, available: CGSize, depth: Int = 0) {
        self.scene = scene
        self.available = available
        self.depth = depth
    }

    /// Places items in a container, which grows if they need more.
    func place(_ items: [Node], _ direction: String, _ spacing: CGFloat, in container: CGSize) -> Placed {
        guard depth < Self.deepest, !items.isEmpty else { return Placed() }
        let isVertical = direction != "horizontal"
        let free = isVertical ? 0 : spacing * CGFloat(items.count - 1)
        let room = CGSize(width: max(0, container.width - free), height: container.height)
        let sizes = items.map { size(of: $0, in: room) }
        if direction == "overlap" { return overlap(items, sizes, in: container) }
        let lengths = sizes.map { isVertical ? $0.height : $0.width }
        let total = lengths.reduce(0, +) + spacing * CGFloat(items.count - 1)
        let own = isVertical ? container.height : container.width
        let length = max(total, own)
        var placed = Placed()
        for group in 0..<3 {
            let members = items.indices.filter { side(items[$0], isVertical) == group }
            let needed =
                members.map { lengths[$0] }.reduce(0, +) + spacing * CGFloat(max(0, members.count - 1))
            var at =
                total > own ? offset(before: group, items, lengths, spacing, isVertical) : start(group, needed, length)
            for index in members {
                let frame = place(sizes[index], items[index], at: at, isVertical, in: container)
                placed.frames.append((items[index], frame))
                at += lengths[index] + spacing
            }
        }
        let across = sizes.map { isVertical ? $0.width : $0.height }.max() ?? 0
        placed.size = isVertical ? CGSize(width: across, height: total) : CGSize(width: total, height: across)
        return placed
    }

    /// The group of an item along the direction: at the start, in the middle, or at the end.
    private func side(_ node: Node, _ isVertical: Bool) -> Int {
        switch isVertical ? node["verticalAlignment"] : node["alignment"] {
        case "center": 1
        case "bottom", "right": 2
        default: 0
        }
    }

    private func start(_ group: Int, _ needed: CGFloat, _ length: CGFloat) -> CGFloat {
        group == 0 ? 0 : group == 1 ? (length - needed) / 2 : length - needed
    }

    /// Where a group begins if there is no room to spare.
    private func offset(
        before group: Int, _ items: [Node], _ lengths: [CGFloat], _ spacing: CGFloat, _ isVertical: Bool
    )
        -> CGFloat
    {
        items.indices.filter { side(items[$0], isVertical) < group }.reduce(0) { $0 + lengths[$1] + spacing }
    }

    private func place(_ size: CGSize, _ node: Node, at: CGFloat, _ isVertical: Bool, in container: CGSize) -> CGRect {
        let across = isVertical ? container.width - size.width : container.height - size.height
        let share: CGFloat = [0, 0.5, 1][side(node, !isVertical)]
        let other = max(0, across) * share
        return CGRect(
            x: (isVertical ? other : at).rounded(), y: (isVertical ? at : other).rounded(), width: size.width,
            height: size.height)
    }

    private func overlap(_ items: [Node], _ sizes: [CGSize], in container: CGSize) -> Placed {
        let height = max(container.height, sizes.map(\.height).max() ?? 0)
        var placed = Placed()
        for (item, size) in zip(items, sizes) {
            let x = (container.width - size.width) * [0, 0.5, 1][side(item, false)]
            let y = (height - size.height) * [0, 0.5, 1][side(item, true)]
            placed.frames.append((item, CGRect(origin: CGPoint(x: max(0, x), y: max(0, y)), size: size)))
        }
        placed.size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        return placed
    }

    // MARK: Sizes

    private func size(of node: Node, in container: CGSize) -> CGSize {
        let wide = length(node["width"], of: container.width)
        let high = length(node["height"], of: container.height)
        if let wide, let high { return CGSize(width: wide, height: high) }
        let fitting = fitting(node, width: wide ?? container.width, container)
        return CGSize(width: wide ?? min(fitting.width, container.width), height: high ?? fitting.height)
    }

    /// A share of the container up to 1, else points; nil to fit the content.
    private func length(_ text: String?, of container: CGFloat) -> CGFloat? {
        guard let text, let number = Double(text), number.isFinite, number > 0 else { return nil }
        return number <= 1 ? (container * number).rounded() : min(number, 4000)
    }

    private func fitting(_ node: Node, width: CGFloat, _ container: CGSize) -> CGSize {
        switch node.name {
        case "group": return groupSize(node, width, container)
        case "table": return CGSize(width: width, height: rows(of: node, width).size.height)
        case "separator": return CGSize(width: width, height: 1)
        case "map": return CGSize(width: width, height: 90)
        case "imageView", "image":
            return WatchElement.image(of: node, scene)?.size ?? CGSize(width: 30, height: 30)
        case "label", "timer", "dateLabel", "date": return WatchElement.textSize(of: node, scene, width: width)
        case "button" where node.child("items") != nil:
            let inside = groupSize(node, width, container)
            return CGSize(width: width, height: max(scene.metrics.buttonHeight, inside.height))
        default: return CGSize(width: width, height: scene.metrics.buttonHeight)
        }
    }

    private func groupSize(_ node: Node, _ width: CGFloat, _ container: CGSize) -> CGSize {
        let insets = scene.metrics.insets(of: node)
        let inner = CGSize(width: max(0, width - insets.left - insets.right), height: 0)
        let content = inside(node, inner)
        return CGSize(
            width: content.size.width + insets.left + insets.right,
            height: content.size.height + insets.top + insets.bottom)
    }

    /// Places the items of a group in a size.
    func inside(_ node: Node, _ size: CGSize) -> Placed {
        let spacing = CGFloat(node.number("spacing") ?? scene.metrics.spacing)
        return WatchLayout(scene, available: available, depth: depth + 1)
            .place(node.elements(in: "items"), node["layout"] ?? "horizontal", spacing, in: size)
    }

    /// Places the rows of a table.
    func rows(of table: Node, _ width: CGFloat) -> Placed {
        let spacing = CGFloat(table.number("spacing") ?? scene.metrics.spacing)
        var placed = Placed()
        var y: CGFloat = 0
        for row in table.elements(in: "items") {
            guard depth < Self.deepest, let root = row.child(key: "rootItem") else { continue }
            let needed = WatchLayout(scene, available: available, depth: depth + 1).size(
                of: root, in: CGSize(width: width, height: available.height))
            let height = max(needed.height, root["height"] == nil ? scene.metrics.buttonHeight : 1)
            placed.frames.append((root, CGRect(x: 0, y: y, width: width, height: height)))
            y += height + spacing
        }
        placed.size = CGSize(width: width, height: max(0, y - spacing))
        return placed
    }
}
