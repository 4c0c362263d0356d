import CoreGraphics
import Foundation

enum KeyboardColors {
    static let ground = UIColor(light: UIColor(hex: 0xD1D3D9), dark: UIColor(hex: 0x2B2B2D))
    static let key = UIColor(light: .white, dark: UIColor(hex: 0x6A6A6C))
    static let functionKey = UIColor(light: UIColor(hex: 0xABB1BB), dark: UIColor(hex: 0x464649))
    static let shadow = UIColor(light: UIColor(hex: 0x898B8F), dark: UIColor(hex: 0x1A1A1C))
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
            let size: CGFloat = key.title.count == 1 ? (layout.isPad ? 23 : 22.5) : layout.isPad ? 18 : 16
            let lift: CGFloat = key.title.count == 1 && key.title.lowercased() == key.title ? 1.5 : 0
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
