import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

extension MacScene {
    /// The heights of a window's bars since macOS 11: of its title bar alone, of the toolbar in it by its style, and of one
    /// below the title bar.
    private static let titleHeight: CGFloat = 28
    private static let toolbarHeights: [String: CGFloat] = ["compact": 38, "expanded": 80, "preference": 80]
    private static let unifiedHeight: CGFloat = 52
    private static let cornerRadius: CGFloat = 10

    /// Returns a window with its bars. The content of a window in a storyboard is a scene of its own, whose title is shown.
    func window(_ node: Node, of controller: Node? = nil) -> UIView {
        let content = node.child(key: "contentView")
        let size =
            content?.rectangle("frame")?.size ?? node.rectangle("contentRect")?.size ?? CGSize(width: 480, height: 270)
        let bar = barHeight(of: node)
        let isFull = node.child(key: "styleMask")?["fullSizeContentView"] == "YES"
        let height = size.height + (isFull ? 0 : bar)
        let view = PlatformView(node["id"], CGRect(x: 0, y: 0, width: size.width, height: height))
        view.backgroundColor = colors.color("backgroundColor", of: node) ?? colors.window
        if bar > 0 {
            view.layer.cornerRadius = Self.cornerRadius
            view.clipsToBounds = true
        }
        let place = CGRect(x: 0, y: isFull ? 0 : bar, width: size.width, height: size.height)
        if let content {
            view.addSubview(self.view(of: content, place))
        } else {
            view.text(contentTitle(of: node, controller), in: place, .systemFont(ofSize: 13), colors.secondaryLabel)
        }
        if bar > 0 { addBars(of: node, height: bar, isFull, to: view) }
        view.layer.borderColor = colors.border.cgColor
        view.layer.borderWidth = 0.5
        return view
    }

    private func contentTitle(of window: Node, _ controller: Node?) -> String {
        let segues = (controller?.segues ?? []) + window.segues
        let content = segues.first { $0.relationship == "window.shadowedContentViewController" }
        return content.flatMap { document.object($0.destinationID) }.map { $0["title"] ?? $0.displayName } ?? "Content"
    }

    private func barHeight(of window: Node) -> CGFloat {
        guard window.child(key: "styleMask")?["titled"] == "YES" else { return 0 }
        guard window.child(key: "toolbar") != nil else { return Self.titleHeight }
        return window["toolbarStyle"].flatMap { Self.toolbarHeights[$0] } ?? Self.unifiedHeight
    }

    private func addBars(of window: Node, height: CGFloat, _ isFull: Bool, to view: PlatformView) {
        let width = view.bounds.width
        let bar = PlatformView(nil, CGRect(x: 0, y: 0, width: width, height: height))
        let isClear = window["titlebarAppearsTransparent"] == "YES"
        if !isClear, !isFull { bar.backgroundColor = colors.titleBar }
        let toolbar = window.child(key: "toolbar")
        let isTall = ["expanded", "preference"].contains(window["toolbarStyle"] ?? "")
        let titleArea = isTall || toolbar == nil ? Self.titleHeight : height
        addLights(of: window, middle: titleArea / 2, to: bar)
        var left: CGFloat = titleArea > 40 ? 88 : 78
        let title = window["titleVisibility"] == "hidden" ? "" : resources.text("title", of: window)
        let font = UIFont.systemFont(ofSize: isTall || toolbar == nil ? 13 : 15, weight: .bold)
        if isTall || toolbar == nil {
            bar.text(
                title, in: CGRect(x: left, y: 0, width: max(0, width - 2 * left), height: titleArea), font, colors.label
            )
        } else {
            let wanted = min(220, title.width(font) + 2)
            bar.text(title, in: CGRect(x: left, y: 0, width: wanted, height: titleArea), font, colors.label, .left)
            left += wanted + 12
        }
        if !isClear, !isFull { bar.shape(CGRect(x: 0, y: height - 1, width: width, height: 1), fill: colors.separator) }
        view.addSubview(bar)
        guard let toolbar else { return }
        let place =
            isTall
            ? CGRect(x: 8, y: titleArea, width: width - 16, height: height - titleArea)
            : CGRect(x: left, y: 0, width: max(0, width - left - 8), height: height)
        addItems(of: toolbar, in: place, centered: window["toolbarStyle"] == "preference", to: bar)
    }

    /// Adds the buttons that close, minimize and zoom a window; gray where the window can't.
    private func addLights(of window: Node, middle: CGFloat, to bar: PlatformView) {
        let mask = window.child(key: "styleMask")
        let lights: [(key: String, red: CGFloat, green: CGFloat, blue: CGFloat)] = [
            ("closable", 1, 0.37, 0.34), ("miniaturizable", 1, 0.74, 0.18), ("resizable", 0.16, 0.78, 0.25),
        ]
        for (number, light) in lights.enumerated() {
            let isOn = mask?[light.key] == "YES"
            let color = isOn ? UIColor(red: light.red, green: light.green, blue: light.blue, alpha: 1) : colors.track
            let x = (bar.bounds.height > 40 ? 20 : 8) + CGFloat(number) * 20
            bar.shape(
                CGRect(x: x, y: middle - 6, width: 12, height: 12), radius: 6, fill: color, border: colors.border,
                width: 0.5)
        }
    }

    /// The width of a toolbar's items, and of a space.
    private static let itemWidth: CGFloat = 38

    /// Adds the items that a toolbar has by default. Flexible spaces share what is left.
    private func addItems(of toolbar: Node, in place: CGRect, centered: Bool, to bar: PlatformView) {
        let items = toolbar.elements(in: "defaultToolbarItems")
        let nodes = items.compactMap { item in item["reference"].flatMap(document.object) ?? item }
        let widths = nodes.map { width(of: $0, toolbar) }
        let free = max(0, place.width - widths.reduce(0, +))
        let flexible = nodes.filter(isFlexible).count
        var x = place.minX + (centered && flexible == 0 ? free / 2 : 0)
        for (node, width) in zip(nodes, widths) {
            let wide = isFlexible(node) ? free / CGFloat(flexible) : width
            let frame = CGRect(x: x, y: place.minY, width: wide, height: place.height)
            x += wide
            if frame.maxX <= place.maxX + 1 { bar.addSubview(item(node, frame, toolbar)) }
        }
    }

    private func isFlexible(_ item: Node) -> Bool {
        item["implicitItemIdentifier"] == "NSToolbarFlexibleSpaceItem"
    }

    private func width(of item: Node, _ toolbar: Node) -> CGFloat {
        if isFlexible(item) { return 0 }
        if item["implicitItemIdentifier"]?.contains("Separator") == true { return 12 }
        if let frame = item.child(key: "view")?.rectangle("frame") { return frame.width + 12 }
        guard toolbar["displayMode"] != "iconOnly" else { return Self.itemWidth }
        let label = resources.text("label", of: item)
        return max(Self.itemWidth, label.width(.systemFont(ofSize: MacFont.small)) + 12)
    }

    private func item(_ node: Node, _ frame: CGRect, _ toolbar: Node) -> UIView {
        let view = PlatformView(node["id"], frame)
        if node["implicitItemIdentifier"]?.hasSuffix("SpaceItem") == true { return view }
        let hasLabel = toolbar["displayMode"] != "iconOnly" && frame.height >= 50
        let label = hasLabel ? resources.text("label", of: node) : ""
        let icon = CGRect(
            x: 0, y: label.isEmpty ? 0 : 3, width: frame.width, height: frame.height - (label.isEmpty ? 0 : 17))
        if let own = node.child(key: "view"), let size = own.rectangle("frame")?.size {
            let y = icon.midY - size.height / 2
            view.addSubview(
                self.view(of: own, CGRect(origin: CGPoint(x: icon.midX - size.width / 2, y: y), size: size)))
        } else if let image = MacElement(node, view, self).image("image", of: node) {
            let side = min(22, icon.height)
            view.image(
                image, in: CGRect(x: icon.midX - side / 2, y: icon.midY - side / 2, width: side, height: side),
                tint: colors.secondaryLabel)
        }
        view.text(
            label, in: CGRect(x: 0, y: frame.height - 19, width: frame.width, height: 14),
            .systemFont(ofSize: MacFont.small), colors.secondaryLabel)
        return view
    }
}
