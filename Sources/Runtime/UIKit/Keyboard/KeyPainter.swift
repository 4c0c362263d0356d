import CoreGraphics
import Foundation

enum KeyboardColors {
    static let ground = UIColor(light: UIColor(hex: 0xD1D4D9), dark: UIColor(hex: 0x2B2B2D))
    static let key = UIColor(light: .white, dark: UIColor(hex: 0x6A6A6C))
    static let functionKey = UIColor(light: UIColor(hex: 0xABB1BA), dark: UIColor(hex: 0x464649))
    static let shadow = UIColor(light: UIColor(hex: 0x888A8D), dark: UIColor(hex: 0x1A1A1C))
    static let line = UIColor(light: UIColor(hex: 0xBCBFC3), dark: UIColor(hex: 0x464649))
    /// Signs below the keys.
    static let sign = UIColor(light: UIColor(hex: 0x50555C), dark: UIColor(hex: 0xA6A8AC))
    static let text = UIColor(light: .black, dark: .white)
}

/// Draws keys.
@MainActor
struct KeyPainter {
    let pen: Pen
    let layout: KeyboardLayout

    struct State {
        var isPressed: Bool
        var isOn: Bool
        var isLocked: Bool
    }

    func paint(_ key: KeyboardKey, _ state: State) {
        let (ground, ink) = colors(of: key, state)
        if key.look != .bare {
            let radius: CGFloat = layout.isPad ? 6 : 5
            pen.fill(key.frame.offsetBy(dx: 0, dy: 1), radius: radius, KeyboardColors.shadow)
            pen.fill(key.frame, radius: radius, ground)
        }
        switch key.action {
        case .shift: shiftSign(in: key.frame, ink, isFilled: state.isOn, isLocked: state.isOn && state.isLocked)
        case .delete: deleteSign(in: key.frame, ink, isFilled: state.isPressed)
        case .dismiss: dismissSign(in: key.frame, ink)
        case .emoji: emojiSign(in: key.frame, ink)
        case .globe: pen.symbol("globe", at: key.frame.center, size: 27, KeyboardColors.sign)
        case .dictation where key.look == .bare: microphoneSign(in: key.frame, KeyboardColors.sign, size: 28)
        case .dictation: microphoneSign(in: key.frame, ink, size: 21)
        default: title(of: key, ink)
        }
    }

    private func colors(of key: KeyboardKey, _ state: State) -> (ground: UIColor, ink: UIColor) {
        let ink = key.isEnabled ? KeyboardColors.text : KeyboardColors.text.withAlphaComponent(0.35)
        switch key.look {
        case .bare: return (.clear, ink)
        case .plain:
            // A letter shows its balloon instead.
            let darkens = state.isPressed && (layout.isPad || layout.page.isNumberPad || key.title.count > 1)
            return (darkens ? KeyboardColors.functionKey : KeyboardColors.key, ink)
        case .function:
            if state.isOn { return (.white, .black) }
            return (state.isPressed ? KeyboardColors.key : KeyboardColors.functionKey, ink)
        case .prominent: return state.isPressed ? (KeyboardColors.key, ink) : (.systemBlue, .white)
        }
    }

    private func title(of key: KeyboardKey, _ ink: UIColor) {
        guard layout.page.isNumberPad else {
            // Letters are 19.5 points high with ascenders, and 14 without (iOS 13.3).
            let size: CGFloat = key.title.count == 1 ? (layout.isPad ? 23 : 25) : layout.isPad ? 18 : 16
            let isCapital = key.title.count == 1 && key.title.lowercased() != key.title
            // Words of phones stand 1.3 to 2.3 points higher than in the middle.
            let lift: CGFloat = isCapital ? 0 : key.title.count == 1 ? 2.5 : layout.isPad ? 0 : 1.5
            pen.text(
                key.title, .systemFont(ofSize: size), ink,
                in: key.frame.insetBy(dx: 1, dy: 0).offsetBy(dx: 0, dy: -lift), alignment: .center)
            return
        }
        guard let letters = key.subtitle else {
            let size: CGFloat = key.look == .bare && key.title.count > 1 ? 17 : 25
            pen.text(key.title, .systemFont(ofSize: size), ink, in: key.frame, alignment: .center)
            return
        }
        if key.frame.height < 44 { return sideBySide(key.title, letters, in: key.frame, ink) }
        let upper = CGRect(x: key.frame.minX, y: key.frame.minY + 2, width: key.frame.width, height: 28)
        let lower = CGRect(x: key.frame.minX, y: upper.maxY - 1, width: key.frame.width, height: 13)
        pen.text(key.title, .systemFont(ofSize: 25), ink, in: upper, alignment: .center)
        pen.text(letters, .systemFont(ofSize: 10, weight: .bold), ink, in: lower, alignment: .center)
    }

    /// A digit with its letters beside it, where there is no room for them below.
    private func sideBySide(_ digit: String, _ letters: String, in frame: CGRect, _ ink: UIColor) {
        let half = frame.width / 2
        pen.text(
            digit, .systemFont(ofSize: 22), ink,
            in: frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: half + 5)),
            alignment: .right)
        pen.text(
            letters, .systemFont(ofSize: 10, weight: .bold), ink,
            in: frame.inset(by: UIEdgeInsets(top: 0, left: half + 2, bottom: 0, right: 0)))
    }

    // MARK: Signs

    private func path(_ points: [(CGFloat, CGFloat)], at center: CGPoint) {
        pen.context.addLines(between: points.map { CGPoint(x: center.x + $0, y: center.y + $1) })
        pen.context.closePath()
    }

    private func inked(_ ink: UIColor, isFilled: Bool) {
        if isFilled {
            pen.context.setFillColor(pen.color(ink))
            pen.context.fillPath()
        } else {
            pen.context.setStrokeColor(pen.color(ink))
            pen.context.setLineWidth(1.6)
            pen.context.setLineJoin(.round)
            pen.context.strokePath()
        }
    }

    private func shiftSign(in frame: CGRect, _ ink: UIColor, isFilled: Bool, isLocked: Bool) {
        let center = CGPoint(x: frame.midX, y: frame.midY - (isLocked ? 1.5 : 0))
        path(
            [(0, -8), (8.5, 0.5), (4.2, 0.5), (4.2, 7), (-4.2, 7), (-4.2, 0.5), (-8.5, 0.5)], at: center)
        inked(ink, isFilled: isFilled)
        if isLocked { pen.fill(CGRect(x: center.x - 4.5, y: center.y + 8.5, width: 9, height: 1.8), ink) }
    }

    private func deleteSign(in frame: CGRect, _ ink: UIColor, isFilled: Bool) {
        let center = CGPoint(x: frame.midX - 1, y: frame.midY)
        path([(-11, 0), (-4, -7.5), (11, -7.5), (11, 7.5), (-4, 7.5)], at: center)
        inked(ink, isFilled: isFilled)
        let cross = isFilled ? KeyboardColors.key : ink
        for slope: CGFloat in [-1, 1] {
            let ends = [-3.2, 3.2].map { CGPoint(x: center.x + 3 + $0, y: center.y + $0 * slope) }
            pen.stroke(ends, width: 1.6, cross)
        }
    }

    private func emojiSign(in frame: CGRect, _ ink: UIColor) {
        let center = frame.center
        pen.border(CGRect(x: center.x - 10.5, y: center.y - 10.5, width: 21, height: 21), radius: 10.5, width: 1.5, ink)
        for x: CGFloat in [-3.6, 3.6] {
            pen.fillEllipse(CGRect(x: center.x + x - 1.3, y: center.y - 4.3, width: 2.6, height: 3), ink)
        }
        pen.context.beginPath()
        pen.context.addArc(
            center: CGPoint(x: center.x, y: center.y + 1), radius: 6, startAngle: 0, endAngle: .pi, clockwise: false)
        pen.context.closePath()
        pen.context.setStrokeColor(pen.color(ink))
        pen.context.setLineWidth(1.3)
        pen.context.setLineJoin(.round)
        pen.context.strokePath()
    }

    /// A microphone as high as `size`.
    private func microphoneSign(in frame: CGRect, _ ink: UIColor, size: CGFloat) {
        let unit = size / 28
        let (x, top) = (frame.midX, frame.midY - size / 2)
        pen.border(
            CGRect(x: x - 4.7 * unit, y: top, width: 9.4 * unit, height: 18.7 * unit), radius: 4.7 * unit,
            width: 1.8 * unit,
            ink)
        pen.context.beginPath()
        pen.context.move(to: CGPoint(x: x - 8.4 * unit, y: top + 10.5 * unit))
        pen.context.addLine(to: CGPoint(x: x - 8.4 * unit, y: top + 14 * unit))
        pen.context.addArc(
            center: CGPoint(x: x, y: top + 14 * unit), radius: 8.4 * unit, startAngle: .pi, endAngle: 0, clockwise: true
        )
        pen.context.addLine(to: CGPoint(x: x + 8.4 * unit, y: top + 10.5 * unit))
        pen.context.setStrokeColor(pen.color(ink))
        pen.context.setLineWidth(1.8 * unit)
        pen.context.setLineCap(.round)
        pen.context.strokePath()
        pen.stroke(
            [CGPoint(x: x, y: top + 22.4 * unit), CGPoint(x: x, y: top + 27 * unit)], width: 1.8 * unit, ink)
        pen.stroke(
            [CGPoint(x: x - 5 * unit, y: top + 27 * unit), CGPoint(x: x + 5 * unit, y: top + 27 * unit)],
            width: 1.8 * unit, ink)
    }

    private func dismissSign(in frame: CGRect, _ ink: UIColor) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        pen.border(
            CGRect(x: center.x - 12, y: center.y - 10, width: 24, height: 14), radius: 2.5, width: 1.6, ink)
        for x: CGFloat in [-7, -2.3, 2.4, 7] {
            for y: CGFloat in [-6, -2] {
                pen.fill(CGRect(x: center.x + x - 1.2, y: center.y + y - 1, width: 2.4, height: 2), ink)
            }
        }
        pen.chevron(
            .down, at: CGPoint(x: center.x, y: center.y + 9.5), size: CGSize(width: 9, height: 4), width: 1.6, ink)
    }
}
