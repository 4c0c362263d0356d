import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

extension MacElement {
    func plainView() { view.backgroundColor = nil }

    func box() {
        switch node["boxType"] ?? "primary" {
        case "separator":
            let isWide = bounds.width >= bounds.height
            let line =
                isWide
                ? CGRect(x: 0, y: (bounds.height / 2).rounded(.down), width: bounds.width, height: 1)
                : CGRect(x: (bounds.width / 2).rounded(.down), y: 0, width: 1, height: bounds.height)
            view.shape(line, fill: colors.separator)
        case "custom":
            let shape = view.shape(
                bounds, radius: CGFloat(node.number("cornerRadius") ?? 0), fill: colors.color("fillColor", of: node))
            let width = node["borderType"] == "none" ? 0 : CGFloat(node.number("borderWidth") ?? 1)
            shape.layer.borderWidth = width
            shape.layer.borderColor = (colors.color("borderColor", of: node) ?? colors.border).cgColor
        default: titledBox()
        }
    }

    private func titledBox() {
        let hasTitle = node["titlePosition"] != "noTitle"
        let font = UIFont.systemFont(ofSize: MacFont.small)
        let top: CGFloat = hasTitle ? 17 : 2
        // The frame of a box is 3 points wider than what one sees, and 4 higher below.
        let area = CGRect(
            x: 3, y: top, width: max(0, bounds.width - 6), height: max(0, bounds.height - top - 4))
        view.shape(area, radius: 5, fill: colors.well, border: colors.separator)
        guard hasTitle else { return }
        view.text(
            scene.resources.text("title", of: node),
            in: CGRect(x: 9, y: 0, width: max(0, bounds.width - 18), height: 15),
            font, colors.secondaryLabel, .left)
    }

    func tabView() {
        let items = node.elements(in: "tabViewItems")
        let type = node["type"] ?? "topTabsBezelBorder"
        guard type != "noTabsNoBorder" else { return }
        let hasTabs = type == "topTabsBezelBorder" || type == "bottomTabsBezelBorder"
        let area =
            hasTabs ? CGRect(x: 7, y: 16, width: max(0, bounds.width - 14), height: max(0, bounds.height - 26)) : bounds
        if type != "noTabsLineBorder" || node["drawsBackground"] != "NO" {
            view.shape(area, radius: hasTabs ? 5 : 0, fill: colors.well, border: colors.separator)
        }
        guard hasTabs else { return }
        let chosen = items.firstIndex { $0["id"] == node["initialItem"] } ?? 0
        segments(
            items.map { scene.resources.text("label", of: $0) }, at: type.hasPrefix("bottom") ? bounds.height - 26 : 6,
            chosen: chosen)
    }

    /// The dividers, where there is a gap between the views.
    func splitView() {
        let frames = node.elements(in: "subviews").compactMap { $0.rectangle("frame") }
        let isVertical = node["vertical"] == "YES"
        for (first, next) in zip(frames, frames.dropFirst()) {
            let gap =
                isVertical
                ? CGRect(x: first.maxX, y: 0, width: max(1, next.minX - first.maxX), height: bounds.height)
                : CGRect(x: 0, y: first.maxY, width: bounds.width, height: max(1, next.minY - first.maxY))
            view.shape(gap, fill: colors.separator)
        }
    }

    func scrollView() {
        if node["drawsBackground"] != "NO" {
            view.backgroundColor = colors.color("backgroundColor", of: node) ?? colors.text
        }
        guard (node["borderType"] ?? "bezel") != "none" else { return }
        view.layer.borderColor = colors.border.cgColor
        view.layer.borderWidth = 1
    }

    func clipView() {
        guard node["drawsBackground"] != "NO" else { return }
        view.backgroundColor = colors.color("backgroundColor", of: node) ?? colors.text
    }

    func visualEffect() {
        let materials: Set<String> = ["sidebar", "menu", "popover", "headerView", "titlebar"]
        view.backgroundColor = materials.contains(node["material"] ?? "") ? colors.titleBar : colors.window
    }

    func customView() {
        guard node.child("subviews") == nil else { return }
        view.shape(bounds.insetBy(dx: 0.5, dy: 0.5), border: colors.separator)
        caption(node["customClass"] ?? "Custom View")
    }

    func container() {
        view.shape(bounds, fill: colors.well, border: colors.separator)
        let embedded = node.segues.first { $0.kind == .embed }.flatMap { scene.document.object($0.destinationID) }
        caption(embedded.map { $0["title"] ?? $0.displayName } ?? "Container")
    }

    /// A view of another framework.
    func foreign(_ name: String) {
        view.shape(bounds, fill: colors.text, border: colors.separator)
        caption(name)
    }

    func predicateEditor() {
        view.backgroundColor = colors.text
        let height = CGFloat(node.number("rowHeight") ?? 25)
        var y: CGFloat = 0
        let popUps = node.subtree.filter { $0.name == "popUpMenus" }.prefix(1).flatMap { $0.children }
        while y + height <= bounds.height, y < height * 3 {
            var x: CGFloat = 8
            for menu in popUps {
                let words = menu.elements(in: "items").first.map { scene.resources.text("title", of: $0) } ?? ""
                let width = words.width(font) + 30
                let place = CGRect(x: x, y: y + 3, width: width, height: height - 6)
                view.shape(place, radius: 5, fill: colors.bezel, border: colors.border, width: 0.5)
                view.text(words, in: place.insetBy(dx: 8, dy: 0), font, colors.label, .left)
                x += width + 6
            }
            view.shape(CGRect(x: 0, y: y + height - 1, width: bounds.width, height: 1), fill: colors.separator)
            y += height
        }
    }
}
