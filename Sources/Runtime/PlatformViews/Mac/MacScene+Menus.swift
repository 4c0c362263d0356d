import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

extension MacScene {
    private static let barHeight: CGFloat = 24
    private static let rowHeight: CGFloat = 22
    private static let separatorHeight: CGFloat = 11

    /// Returns a menu: the main menu as a bar with its menus open below it, and any other as a list.
    func menu(_ node: Node) -> UIView? {
        if node["systemMenu"] != "main", node["key"] != "mainMenu" { return list(node) }
        let items = items(of: node)
        guard !items.isEmpty else { return nil }
        let bar = PlatformView(node["id"], .zero)
        var x: CGFloat = 0
        var height = Self.barHeight
        for (number, item) in items.enumerated() {
            let list = item.child(key: "submenu").map(list)
            let font = UIFont.systemFont(ofSize: 13, weight: number == 0 ? .bold : .regular)
            let title = title(of: item)
            let own = title.width(font) + 20
            let width = max(own, list?.bounds.width ?? 0)
            let head = PlatformView(item["id"], CGRect(x: x, y: 0, width: width, height: Self.barHeight))
            head.backgroundColor = colors.titleBar
            head.text(title, in: head.bounds.insetBy(dx: 10, dy: 0), font, colors.label, .left)
            bar.addSubview(head)
            if let list {
                list.frame.origin = CGPoint(x: x, y: Self.barHeight)
                bar.addSubview(list)
                height = max(height, Self.barHeight + list.bounds.height)
            }
            x += width
        }
        bar.frame.size = CGSize(width: x, height: height)
        return bar
    }

    private func items(of menu: Node) -> [Node] {
        menu.elements(in: "items").filter { $0.name == "menuItem" && $0["hidden"] != "YES" }
    }

    private func title(of item: Node) -> String {
        let own = resources.text("title", of: item)
        return own.isEmpty ? item.child(key: "submenu").map { resources.text("title", of: $0) } ?? "" : own
    }

    /// Returns the rows of a menu with their key equivalents.
    private func list(_ menu: Node) -> UIView {
        let items = items(of: menu)
        let font = UIFont.systemFont(ofSize: 13)
        let widths = items.map { item in
            (title(of: item) + "   " + MacKeys.words(of: item)).width(font)
        }
        let width = min(420, max(120, (widths.max() ?? 0).rounded(.up) + 56))
        let list = PlatformView(menu["id"], CGRect(x: 0, y: 0, width: width, height: 0))
        list.backgroundColor = colors.text
        list.layer.cornerRadius = 6
        list.layer.borderWidth = 0.5
        list.layer.borderColor = colors.border.cgColor
        var y: CGFloat = 5
        for item in items {
            let isLine = item["isSeparatorItem"] == "YES"
            let height = isLine ? Self.separatorHeight : Self.rowHeight
            let row = PlatformView(item["id"], CGRect(x: 0, y: y, width: width, height: height))
            if isLine {
                row.shape(CGRect(x: 10, y: 5, width: width - 20, height: 1), fill: colors.separator)
            } else {
                fill(row, with: item, font)
            }
            list.addSubview(row)
            y += height
        }
        list.frame.size.height = y + 5
        return list
    }

    private func fill(_ row: PlatformView, with item: Node, _ font: UIFont) {
        let (width, height) = (row.bounds.width, row.bounds.height)
        let color = item["enabled"] == "NO" ? colors.disabled : colors.label
        let tick = item["state"] == "on" ? "✓" : item["state"] == "mixed" ? "–" : ""
        row.text(tick, in: CGRect(x: 4, y: 0, width: 16, height: height), font, color)
        let indent = CGFloat(item.number("indentationLevel") ?? 0) * 12
        let keys = MacKeys.words(of: item)
        row.text(
            title(of: item), in: CGRect(x: 22 + indent, y: 0, width: width - 32 - indent, height: height), font, color,
            .left)
        row.text(keys, in: CGRect(x: 22, y: 0, width: width - 34, height: height), font, colors.tertiaryLabel, .right)
        guard item.child(key: "submenu") != nil else { return }
        let (x, middle) = (width - 14, height / 2)
        row.line(
            [CGPoint(x: x, y: middle - 4), CGPoint(x: x + 4, y: middle), CGPoint(x: x, y: middle + 4)], colors.label)
    }
}

/// Key equivalents of menu items in signs.
enum MacKeys {
    private static let names: [String: String] = [
        "\u{8}": "⌫", "\u{7F}": "⌫", "\r": "↩", "\u{3}": "⌤", "\t": "⇥", " ": "Space", "\u{1B}": "⎋", "\u{F700}": "↑",
        "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{F728}": "⌦",
    ]

    /// Returns the signs for an item, or an empty text if it has no key. Without a mask, the key is pressed with Command.
    static func words(of item: Node) -> String {
        let key = item["keyEquivalent"] ?? item.child(key: "keyEquivalent")?.text ?? ""
        guard let last = key.last else { return "" }
        let mask = item.child(key: "keyEquivalentModifierMask")
        func has(_ name: String) -> Bool { mask?[name] == "YES" }
        var signs = ""
        if has("control") { signs += "⌃" }
        if has("option") { signs += "⌥" }
        if has("shift") || last.isUppercase { signs += "⇧" }
        if mask == nil || has("command") { signs += "⌘" }
        return signs + (names[String(last)] ?? last.uppercased())
    }
}
