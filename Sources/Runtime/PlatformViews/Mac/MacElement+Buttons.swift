import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

/// Buttons. The distances are those between frames and alignment rectangles in Interface Builder's documents: a push button
/// at a leading distance of 20 points has its frame at 13 or 14, a label at 18, a pop-up button at 17.
extension MacElement {
    /// The bezel of a push or pop-up button in its frame. In documents of Xcode 26 that is the frame, 24 points high; before,
    /// frames are 32 points high, those of pop-up buttons 25, and have a margin.
    private func bezel(inset: CGFloat) -> CGRect {
        let heights: [String: CGFloat] = ["small": 17, "mini": 14, "large": 28]
        let height = cell["controlSize"].flatMap { heights[$0] } ?? 20
        if bounds.height <= height + 4 || bounds.width <= 2 * inset + 8 { return bounds }
        return CGRect(
            x: inset, y: (bounds.height - height) / 2 - 1, width: bounds.width - 2 * inset, height: height)
    }

    func button() {
        switch cell["type"] ?? "" {
        case "check": mark(radius: 3.5)
        case "radio": mark(radius: 7)
        case "help": help()
        case "disclosureTriangle": triangle()
        case "disclosure": chevron()
        default: plain()
        }
    }

    private func plain() {
        let style = cell["bezelStyle"] ?? ""
        let hasBorder = cell["borderStyle"] == "border" || node.ancestor { $0.name == "toolbarItem" } == nil && isSquare
        switch style {
        case "rounded" where hasBorder: push()
        case "recessed":
            if isOn { view.shape(bounds.insetBy(dx: 0, dy: 1), radius: 4, fill: colors.track) }
            content(in: bounds.insetBy(dx: 6, dy: 0), textColor)
        case "inline":
            view.shape(bounds.insetBy(dx: 0, dy: 1), radius: bounds.height / 2, fill: colors.track)
            content(in: bounds.insetBy(dx: 6, dy: 0), textColor)
        case "roundedRect":
            view.shape(bounds.insetBy(dx: 0.5, dy: 0.5), radius: 4, fill: colors.well, border: colors.border)
            content(in: bounds.insetBy(dx: 6, dy: 0), textColor)
        case "texturedRounded", "texturedSquare", "smallSquare", "shadowlessSquare", "regularSquare", "circular":
            if hasBorder {
                let radius: CGFloat = style == "circular" ? bounds.height / 2 : style == "texturedRounded" ? 5 : 0
                view.shape(bounds.insetBy(dx: 0.5, dy: 0.5), radius: radius, fill: colors.bezel, border: colors.border)
            }
            content(in: bounds.insetBy(dx: 4, dy: 0), textColor)
        default: content(in: bounds, textColor)
        }
    }

    private var isSquare: Bool { ["squareTextured", "smallSquare"].contains(cell["type"] ?? "") }

    private func push() {
        let place = bezel(inset: 7)
        // The button that Return presses has the accent's color.
        let isDefault = isPressedByReturn && isEnabled
        let fill = isDefault ? colors.accent : colors.bezel
        let shape = view.shape(place, radius: 5, fill: fill, border: isDefault ? nil : colors.border, width: 0.5)
        shape.layer.shadowColor = UIColor.black.cgColor
        shape.layer.shadowOpacity = 0.18
        shape.layer.shadowRadius = 0.75
        shape.layer.shadowOffset = CGSize(width: 0, height: 0.5)
        content(in: place.insetBy(dx: 6, dy: 0), isDefault ? colors.onAccent : textColor)
    }

    /// Whether Return is the button's key equivalent, which documents write in Base64.
    private var isPressedByReturn: Bool {
        guard let key = cell.child(key: "keyEquivalent") else { return ["\r", "\n"].contains(cell["keyEquivalent"]) }
        guard key.bool("base64-UTF8") else { return ["\r", "\n"].contains(key.text) }
        let coded = key.text.filter { !$0.isWhitespace && $0 != "=" }
        return ["DQ", "Cg"].contains(coded)
    }

    /// Adds a button's image and title.
    private func content(in place: CGRect, _ color: UIColor) {
        let image = image("image", of: cell)
        let position = cell["imagePosition"] ?? (image == nil ? "none" : "overlaps")
        let tint = colors.color("contentTintColor", of: node) ?? (isEnabled ? colors.secondaryLabel : colors.disabled)
        guard let image, position != "none" else {
            view.text(title, in: place, font, color, cell["alignment"] == nil ? .center : alignment)
            return
        }
        let side = min(place.height, max(image.size.height, 12), 64)
        switch position {
        case "left", "leading", "right", "trailing":
            let words = title.width(font)
            let width = min(place.width, words + side + 4)
            let start = place.midX - width / 2
            let isLeft = position == "left" || position == "leading"
            view.image(
                image,
                in: CGRect(
                    x: isLeft ? start : start + width - side, y: place.midY - side / 2, width: side, height: side),
                tint: tint)
            let text = CGRect(
                x: isLeft ? start + side + 4 : start, y: place.minY, width: width - side - 4, height: place.height)
            view.text(title, in: text, font, color, .left)
        case "above", "below":
            let height = font.lineHeight
            let isAbove = position == "above"
            let top = isAbove ? place.minY : place.minY + height
            view.image(
                image, in: CGRect(x: place.minX, y: top, width: place.width, height: max(0, place.height - height)),
                tint: tint)
            let y = isAbove ? place.maxY - height : place.minY
            view.text(title, in: CGRect(x: place.minX, y: y, width: place.width, height: height), font, color)
        default:
            view.image(image, in: place, tint: tint)
            if position == "overlaps" { view.text(title, in: place, font, color) }
        }
    }

    /// A check box or a radio button with its title beside.
    private func mark(radius: CGFloat) {
        let side: CGFloat = cell["controlSize"] == "mini" ? 10 : isSmall ? 12 : 14
        let isRight = ["right", "trailing"].contains(cell["imagePosition"] ?? "")
        let x = isRight ? bounds.width - side - 2 : 2
        let box = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
        let state = cell["state"] ?? "off"
        let isFilled = state == "on" || state == "mixed"
        let fill = isFilled && isEnabled ? colors.accent : colors.bezel
        view.shape(
            box, radius: radius, fill: fill, border: isFilled && isEnabled ? nil : colors.tertiaryLabel, width: 0.5)
        let sign = isEnabled ? colors.onAccent : colors.disabled
        if state == "mixed" {
            view.text("–", in: box, .systemFont(ofSize: side, weight: .bold), sign)
        } else if state == "on", radius > 5 {
            view.shape(box.insetBy(dx: side * 0.32, dy: side * 0.32), radius: side, fill: sign)
        } else if state == "on" {
            view.addSubview(tick(in: box, sign))
        }
        guard cell["imagePosition"] != "only" else { return }
        let text = CGRect(
            x: isRight ? 2 : x + side + 5, y: 0, width: max(0, bounds.width - side - 8), height: bounds.height)
        view.text(title, in: text, font, textColor, .left)
    }

    private func tick(in box: CGRect, _ color: UIColor) -> UIView {
        let tick = PlatformView(nil, box)
        let side = box.width
        tick.line(
            [(0.26, 0.54), (0.44, 0.74), (0.76, 0.26)].map { CGPoint(x: $0 * side, y: $1 * side) }, color,
            width: side / 8)
        return tick
    }

    private func help() {
        let side = min(20, bounds.height, bounds.width)
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2 - 0.5, width: side, height: side)
        view.shape(place, radius: side / 2, fill: colors.bezel, border: colors.border, width: 0.5)
        view.text("?", in: place, .systemFont(ofSize: side * 0.7, weight: .medium), colors.label)
    }

    private func triangle() {
        let isOpen = isOn
        let (center, color) = (CGPoint(x: bounds.midX, y: bounds.midY), colors.secondaryLabel)
        let points =
            isOpen
            ? [CGPoint(x: -4, y: -2), CGPoint(x: 0, y: 3), CGPoint(x: 4, y: -2)]
            : [CGPoint(x: -2, y: -4), CGPoint(x: 3, y: 0), CGPoint(x: -2, y: 4)]
        view.line(points.map { CGPoint(x: center.x + $0.x, y: center.y + $0.y) }, color, width: 2)
    }

    private func chevron() {
        let side = min(20, bounds.height, bounds.width)
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        view.shape(place, radius: 5, fill: colors.bezel, border: colors.border, width: 0.5)
        arrows(in: place, colors.label, isDouble: false)
    }

    /// Adds one or two arrows, as on buttons with a menu.
    func arrows(in place: CGRect, _ color: UIColor, isDouble: Bool) {
        let (x, y) = (place.width / 2, place.height / 2)
        let sign = PlatformView(nil, place)
        let down: CGFloat = isDouble ? 2 : -1.5
        sign.line(
            [CGPoint(x: x - 3, y: y + down), CGPoint(x: x, y: y + down + 3), CGPoint(x: x + 3, y: y + down)], color)
        if isDouble {
            sign.line([CGPoint(x: x - 3, y: y - 2), CGPoint(x: x, y: y - 5), CGPoint(x: x + 3, y: y - 2)], color)
        }
        view.addSubview(sign)
    }

    func popUpButton() {
        let pullsDown = cell["pullsDown"] == "YES"
        let items = cell.child(key: "menu")?.elements(in: "items") ?? []
        let chosen = items.first { $0["id"] == cell["selectedItem"] } ?? items.first
        let words = chosen.map { scene.resources.text("title", of: $0) } ?? title
        let hasArrow = cell["arrowPosition"] != "noArrow"
        let hasBezel = cell["borderStyle"] != nil && cell["bezelStyle"] != "recessed"
        let place = hasBezel ? bezel(inset: 3) : bounds
        if hasBezel {
            let radius: CGFloat = cell["bezelStyle"] == "roundedRect" ? 4 : 5
            view.shape(place, radius: radius, fill: colors.bezel, border: colors.border, width: 0.5)
        }
        let side = hasArrow ? min(16, place.height - 4) : 0
        let text = CGRect(
            x: place.minX + 8, y: place.minY, width: place.width - 14 - side, height: place.height)
        if let image = image("image", of: chosen ?? cell), words.isEmpty || cell["imagePosition"] == "only" {
            view.image(image, in: text.insetBy(dx: 0, dy: 3), tint: colors.secondaryLabel)
        } else {
            view.text(words, in: text, font, textColor, alignment)
        }
        guard hasArrow, side > 6 else { return }
        let sign = CGRect(x: place.maxX - side - 2, y: place.midY - side / 2, width: side, height: side)
        let isColored = hasBezel && !pullsDown && isEnabled
        if isColored { view.shape(sign, radius: 4, fill: colors.accent) }
        arrows(in: sign, isColored ? colors.onAccent : colors.label, isDouble: !pullsDown)
    }

    func segmentedControl() {
        let segments = cell.elements(in: "segments")
        guard !segments.isEmpty else { return }
        let place = bezel(inset: cell["style"] == "smallSquare" ? 0 : 2)
        let fixed = segments.map { CGFloat($0.number("width") ?? 0) }
        let known = fixed.reduce(0, +)
        let free = segments.count { $0.number("width") ?? 0 == 0 }
        let share = free > 0 ? max(0, place.width - known) / CGFloat(free) : 0
        let scale = free == 0 && known > 0 ? place.width / known : 1
        view.shape(place, radius: 5, fill: colors.track)
        var x = place.minX
        for (segment, width) in zip(segments, fixed) {
            let own = width == 0 ? share : width * scale
            let part = CGRect(x: x, y: place.minY, width: own, height: place.height)
            x += own
            self.segment(segment, part)
        }
    }

    private func segment(_ segment: Node, _ part: CGRect) {
        let isChosen = segment["selected"] == "YES"
        if isChosen { view.shape(part, radius: 5, fill: colors.bezel, border: colors.border, width: 0.5) }
        let color = segment["enabled"] == "NO" ? colors.disabled : textColor
        if let image = image("image", of: segment) {
            view.image(image, in: part.insetBy(dx: 3, dy: 3), tint: isChosen ? colors.accent : colors.secondaryLabel)
        } else {
            view.text(segment["label"] ?? "", in: part.insetBy(dx: 2, dy: 0), font, color)
        }
    }

    /// Adds tabs in the middle and returns their place.
    @discardableResult
    func segments(_ titles: [String], at y: CGFloat, chosen: Int = 0) -> CGRect {
        let font = UIFont.systemFont(ofSize: 13)
        let widths = titles.map { $0.width(font) + 20 }
        let total = widths.reduce(0, +)
        let place = CGRect(x: max(0, (bounds.width - total) / 2), y: y, width: min(total, bounds.width), height: 20)
        view.shape(place, radius: 5, fill: colors.track)
        var x = place.minX
        for (number, (title, width)) in zip(titles, widths).enumerated() {
            let part = CGRect(x: x, y: y, width: width, height: 20)
            if number == chosen { view.shape(part, radius: 5, fill: colors.bezel, border: colors.border, width: 0.5) }
            view.text(title, in: part, font, colors.label)
            x += width
        }
        return place
    }

    /// The cells of a matrix of buttons.
    func matrix() {
        let size = node.rectangleSize("cellSize") ?? CGSize(width: 80, height: 18)
        let spacing = node.rectangleSize("intercellSpacing") ?? CGSize(width: 4, height: 2)
        for (x, column) in node.elements(in: "cells").enumerated() {
            for (y, cell) in column.children.enumerated() {
                let frame = CGRect(
                    x: CGFloat(x) * (size.width + spacing.width), y: CGFloat(y) * (size.height + spacing.height),
                    width: size.width, height: size.height)
                let own = PlatformView(cell["id"], frame)
                let element = MacElement(cell, own, scene)
                if cell.name == "buttonCell" { element.button() } else { element.textField() }
                view.addSubview(own)
            }
        }
    }
}

extension Node {
    /// A `<size>` with a key.
    func rectangleSize(_ key: String) -> CGSize? {
        guard let size = child(key: key), let width = size.number("width"), let height = size.number("height") else {
            return nil
        }
        return CGSize(width: width, height: height)
    }
}
