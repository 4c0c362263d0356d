import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

extension MacElement {
    /// The lines of a text: one where it is truncated or clipped, as many as fit elsewhere.
    private var lines: Int {
        switch cell["lineBreakMode"] {
        case "clipping", "truncatingTail", "truncatingHead", "truncatingMiddle": 1
        default: cell["usesSingleLineMode"] == "YES" || cell["scrollable"] == "YES" ? 1 : 0
        }
    }

    private var hasBezel: Bool { ["bezel", "border", "bezelAndBorder"].contains(cell["borderStyle"] ?? "") }

    func textField() {
        field(words: attributed ?? title, hasBezel ? (cell["bezelStyle"] == "round" ? bounds.height / 2 : 0) : nil)
    }

    /// The text of an attributed title.
    private var attributed: String? {
        guard title.isEmpty, let text = cell.child(key: "attributedStringValue") ?? cell.child(key: "title") else {
            return nil
        }
        return text.children.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
    }

    /// A field with a text or a placeholder; one without a radius has no border.
    private func field(words: String, _ radius: CGFloat?, left: CGFloat = 2, right: CGFloat = 2) {
        if let radius {
            view.shape(
                bounds, radius: radius, fill: colors.color("backgroundColor", of: cell) ?? colors.text,
                border: colors.border)
        } else if cell["drawsBackground"] == "YES" {
            view.backgroundColor = colors.color("backgroundColor", of: cell) ?? colors.text
        }
        let isEmpty = words.isEmpty
        let shown = isEmpty ? scene.resources.text("placeholderString", of: cell) : words
        let color = isEmpty ? colors.named("placeholderTextColor") ?? colors.tertiaryLabel : textColor
        let side: CGFloat = radius == nil ? 0 : 2
        let count = bounds.height < font.lineHeight * 1.8 ? 1 : lines
        let place = CGRect(
            x: left + side, y: count == 1 ? 0 : side, width: max(0, bounds.width - left - right - 2 * side),
            height: bounds.height - (count == 1 ? 0 : side))
        let single = count == 1 && bounds.height > font.lineHeight * 1.8 && radius == nil
        let top = CGRect(x: place.minX, y: 0, width: place.width, height: font.lineHeight)
        view.text(shown, in: single ? top : place, font, color, alignment, lines: count)
    }

    func secureTextField() {
        field(words: String(repeating: "•", count: title.count), hasBezel ? 0 : nil)
    }

    func searchField() {
        let side = min(13, bounds.height - 6)
        field(words: title, 5, left: side + 8)
        if cell["placeholderString"] == nil, title.isEmpty {
            let place = CGRect(x: side + 10, y: 0, width: max(0, bounds.width - side - 14), height: bounds.height)
            view.text("Search", in: place, font, colors.tertiaryLabel, .left)
        }
        guard let image = UIImage(systemName: "magnifyingglass") else { return }
        view.image(
            image.withRenderingMode(.alwaysTemplate),
            in: CGRect(x: 6, y: (bounds.height - side) / 2, width: side, height: side), tint: colors.secondaryLabel)
    }

    func comboBox() {
        let side = min(16, bounds.height - 6)
        field(words: title, 4, left: 4, right: side + 8)
        let place = CGRect(x: bounds.width - side - 4, y: (bounds.height - side) / 2, width: side, height: side)
        view.shape(place, radius: 4, fill: colors.accent)
        arrows(in: place, colors.onAccent, isDouble: false)
    }

    func textView() {
        if node["drawsBackground"] != "NO" {
            view.backgroundColor = colors.color("backgroundColor", of: node) ?? colors.text
        }
        let text = node.child(key: "attributedString") ?? node.child(key: "textStorage")
        let fragments = (text.map { Array($0.children) } ?? []).filter { $0.name == "fragment" }
        let words = fragments.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
        let font = fragments.first?.child("attributes").map { MacFont.font(of: $0.parentOfFont) }
        let color = colors.color("textColor", of: node) ?? colors.label
        view.text(
            words.isEmpty ? node["string"] ?? "" : words, in: bounds.insetBy(dx: 5, dy: 0),
            font ?? .systemFont(ofSize: 12), color, .left, lines: 0)
    }

    func datePicker() {
        let isCalendar = bounds.height > 60
        if isCalendar { return calendar() }
        let hasStepper = cell["type"] == nil || cell["type"] == "textFieldAndStepper"
        let width = bounds.width - (hasStepper ? 18 : 0)
        view.shape(
            CGRect(x: 0, y: 0, width: width - 2, height: min(bounds.height, 22)), fill: colors.text,
            border: colors.border)
        view.text(
            "1/ 1/2001", in: CGRect(x: 4, y: 0, width: width - 8, height: min(bounds.height, 22)), font, textColor,
            .left)
        if hasStepper { steps(in: CGRect(x: width + 2, y: 1, width: 14, height: min(bounds.height, 22) - 2)) }
    }

    /// A month, as date pickers show it that aren't text fields.
    private func calendar() {
        view.shape(bounds, radius: 4, fill: colors.text, border: colors.border)
        let font = UIFont.systemFont(ofSize: MacFont.small)
        let bold = UIFont.systemFont(ofSize: MacFont.small, weight: .bold)
        view.text("Jan 2001", in: CGRect(x: 8, y: 4, width: bounds.width - 16, height: 16), bold, colors.label, .left)
        let (width, height) = ((bounds.width - 8) / 7, (bounds.height - 26) / 6)
        for day in 1...31 {
            // The first of January 2001 was a Monday.
            let place = CGRect(
                x: 4 + CGFloat(day % 7) * width, y: 24 + CGFloat(day / 7) * height, width: width, height: height)
            view.text("\(day)", in: place, font, day == 1 ? colors.accent : colors.label)
        }
    }

    func pathControl() {
        let parts = ["Macintosh HD", "Applications"]
        var x: CGFloat = 4
        let font = UIFont.systemFont(ofSize: MacFont.small)
        for (number, part) in parts.enumerated() {
            let width = part.width(font) + 4
            guard x + width <= bounds.width + 4 else { break }
            let words = number == 0 ? part : "› " + part
            view.text(
                words, in: CGRect(x: x, y: 0, width: width + 12, height: bounds.height), font, colors.label, .left)
            x += width + 8
        }
    }
}

extension Node {
    /// The attributes of a text, whose fonts have the key of Foundation's attribute.
    fileprivate var parentOfFont: Node? { children.contains { $0["key"] == "font" } ? self : nil }
}
