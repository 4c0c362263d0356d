import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

/// Controls with a value, and indicators.
extension MacElement {
    /// The value between the smallest and the largest one, from 0 to 1.
    private func share(_ node: Node, of usualMaximum: Double) -> CGFloat {
        let (low, high) = (node.number("minValue") ?? 0, node.number("maxValue") ?? usualMaximum)
        guard high > low else { return 0 }
        return CGFloat(min(1, max(0, ((node.number("doubleValue") ?? low) - low) / (high - low))))
    }

    func slider() {
        let share = share(cell, of: 1)
        if cell["sliderType"] == "circular" { return dial(share) }
        let isVertical = bounds.height > bounds.width
        let knob: CGFloat = isSmall ? 14 : 20
        let length = (isVertical ? bounds.height : bounds.width) - knob
        let middle = (isVertical ? bounds.width : bounds.height) / 2
        let at = knob / 2 + (isVertical ? 1 - share : share) * length
        func place(_ start: CGFloat, _ end: CGFloat, _ thickness: CGFloat) -> CGRect {
            isVertical
                ? CGRect(x: middle - thickness / 2, y: start, width: thickness, height: end - start)
                : CGRect(x: start, y: middle - thickness / 2, width: end - start, height: thickness)
        }
        view.shape(place(2, length + knob - 2, 4), radius: 2, fill: colors.track)
        let ticks = Int(cell.number("numberOfTickMarks") ?? 0)
        if ticks > 1 {
            for tick in 0..<min(ticks, 100) {
                let spot = knob / 2 + length * CGFloat(tick) / CGFloat(ticks - 1)
                view.shape(place(spot - 0.5, spot + 0.5, 8), fill: colors.tertiaryLabel)
            }
        } else if isEnabled {
            view.shape(isVertical ? place(at, length + knob - 2, 4) : place(2, at, 4), radius: 2, fill: colors.accent)
        }
        let handle = view.shape(
            place(at - knob / 2, at + knob / 2, knob), radius: knob / 2, fill: .white, border: colors.border, width: 0.5
        )
        handle.layer.shadowColor = UIColor.black.cgColor
        handle.layer.shadowOpacity = 0.2
        handle.layer.shadowRadius = 1
        handle.layer.shadowOffset = CGSize(width: 0, height: 0.5)
    }

    private func dial(_ share: CGFloat) {
        let side = min(bounds.width, bounds.height) - 4
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        view.shape(place, radius: side / 2, fill: colors.bezel, border: colors.border)
        let angle = (share - 0.25) * 2 * .pi
        let reach = side / 2 - 5
        view.shape(
            CGRect(
                x: bounds.midX + cos(angle) * reach - 2, y: bounds.midY + sin(angle) * reach - 2, width: 4, height: 4),
            radius: 2, fill: colors.label)
    }

    func stepper() { steps(in: CGRect(x: bounds.midX - 6.5, y: bounds.midY - 11, width: 13, height: 22)) }

    func steps(in place: CGRect) {
        view.shape(place, radius: 5, fill: colors.bezel, border: colors.border, width: 0.5)
        view.shape(CGRect(x: place.minX, y: place.midY, width: place.width, height: 0.5), fill: colors.border)
        arrows(in: place, colors.label, isDouble: true)
    }

    func progressIndicator() {
        let value = share(node, of: 100)
        if node["style"] == "spinning" { return spinner(isDeterminate: node["indeterminate"] != "YES", value) }
        let track = CGRect(x: 0, y: bounds.midY - 3, width: bounds.width, height: 6)
        view.shape(track, radius: 3, fill: colors.track)
        let isOpen = node["indeterminate"] == "YES"
        let width = isOpen ? track.width * 0.3 : track.width * value
        let x = isOpen ? track.width * 0.35 : 0
        if width > 0 {
            view.shape(CGRect(x: x, y: track.minY, width: max(6, width), height: 6), radius: 3, fill: colors.accent)
        }
    }

    private func spinner(isDeterminate: Bool, _ value: CGFloat) {
        let radius = min(bounds.width, bounds.height) / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        if isDeterminate {
            let (track, accent) = (colors.track, colors.accent)
            view.paint {
                let width = radius / 4
                let ring = UIBezierPath(
                    arcCenter: center, radius: radius - width / 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
                ring.lineWidth = width
                track.setStroke()
                ring.stroke()
                let part = UIBezierPath(
                    arcCenter: center, radius: radius - width / 2, startAngle: -.pi / 2,
                    endAngle: -.pi / 2 + value * 2 * .pi, clockwise: true)
                part.lineWidth = width
                accent.setStroke()
                part.stroke()
            }
            return
        }
        let color = colors.secondaryLabel
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            func point(_ share: CGFloat) -> CGPoint {
                CGPoint(x: center.x + cos(angle) * radius * share, y: center.y + sin(angle) * radius * share)
            }
            view.line(
                [point(0.45), point(0.9)], color.withAlphaComponent(0.15 + 0.08 * CGFloat(spoke)), width: radius / 5)
        }
    }

    func levelIndicator() {
        let style = cell["levelIndicatorStyle"] ?? "discreteCapacity"
        let high = cell.number("maxValue") ?? 10
        let value = cell.number("doubleValue") ?? 0
        if style == "rating" { return stars(Int(high.clamped(to: 1...20)), Int(value.clamped(to: 0...20))) }
        let warning = cell.number("warningValue") ?? .infinity
        let critical = cell.number("criticalValue") ?? .infinity
        let isRising = warning <= critical
        func reaches(_ limit: Double) -> Bool { limit.isFinite && (isRising ? value >= limit : value <= limit) }
        let color = reaches(critical) ? UIColor.systemRed : reaches(warning) ? .systemYellow : .systemGreen
        let place = CGRect(
            x: 0, y: bounds.midY - min(bounds.height, 16) / 2, width: bounds.width, height: min(bounds.height, 16))
        if style != "discreteCapacity" {
            view.shape(place, radius: 3, fill: colors.track)
            view.shape(
                CGRect(
                    origin: place.origin, size: CGSize(width: place.width * share(cell, of: 10), height: place.height)),
                radius: 3, fill: color)
            return
        }
        let count = Int(high.clamped(to: 1...50))
        let width = place.width / CGFloat(count)
        for number in 0..<count {
            let part = CGRect(x: CGFloat(number) * width, y: place.minY, width: max(1, width - 2), height: place.height)
            view.shape(part, radius: 1.5, fill: Double(number) < value ? color : colors.track)
        }
    }

    private func stars(_ count: Int, _ filled: Int) {
        let side = min(bounds.height, bounds.width / CGFloat(count))
        for number in 0..<count {
            view.text(
                number < filled ? "★" : "·",
                in: CGRect(x: CGFloat(number) * side, y: 0, width: side, height: bounds.height),
                .systemFont(ofSize: side), colors.secondaryLabel)
        }
    }

    func colorWell() {
        view.shape(bounds.insetBy(dx: 3, dy: 3), radius: 4, fill: colors.bezel, border: colors.border)
        view.shape(
            bounds.insetBy(dx: 6, dy: 6), radius: 2, fill: colors.color("color", of: node) ?? .white,
            border: colors.border)
    }

    func imageView() {
        if cell["imageFrameStyle"] != nil {
            view.shape(bounds, fill: colors.well, border: colors.border)
        }
        guard let image = image("image", of: cell) ?? image("image", of: node) else {
            // An image well without an image.
            if bounds.width >= 4, bounds.height >= 4, node["customClass"] == nil {
                view.shape(bounds.insetBy(dx: 0.5, dy: 0.5), radius: 2, fill: colors.well, border: colors.separator)
            }
            return
        }
        let tint = colors.color("contentTintColor", of: node) ?? colors.label
        switch cell["imageScaling"] ?? "" {
        case "axesIndependently": view.image(image, in: bounds, tint: tint, .scaleToFill)
        case "none": view.image(image, in: bounds, tint: tint, .center)
        case "proportionallyUpOrDown":
            let scale = min(bounds.width / max(1, image.size.width), bounds.height / max(1, image.size.height))
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            let place = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            view.image(image, in: place, tint: tint, .scaleToFill)
        default: view.image(image, in: bounds, tint: tint)
        }
        view.clipsToBounds = true
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
}
