import CoreGraphics
import Foundation
import TextLayout

/// A row of a menu: an action, a submenu, or the head of one that is open.
@MainActor
final class MenuRow: UIControl {
    enum Kind: Equatable { case action, submenu, head, loading }

    let element: UIMenuElement?
    let kind: Kind
    private let choose: () -> Void
    /// Whether rows of the menu leave room for signs in front of the titles.
    let hasSigns: Bool

    init(_ element: UIMenuElement?, _ kind: Kind, hasSigns: Bool, choose: @escaping () -> Void) {
        (self.element, self.kind, self.hasSigns, self.choose) = (element, kind, hasSigns, choose)
        super.init(frame: .zero)
        (isOpaque, contentMode) = (false, .redraw)
        isEnabled = kind != .loading && element?.shownAttributes.contains(.disabled) != true
        isSelected = element?.isOn == true
    }

    required init?(coder: NSCoder) { nil }

    private var title: String { kind == .loading ? "Loading…" : element?.title ?? "" }

    override var perception: Perception {
        Perception(
            text: title.isEmpty ? nil : title, label: title.isEmpty ? element?.image?.name : title,
            traits: accessibilityTraits(of: .button), isWhole: true)
    }

    override var claimsTaps: Bool { true }
    override func touchedUpInside(_ event: UIEvent?) { choose() }
    override func stateChanged() { setNeedsDisplay() }

    static let font = UIFont.systemFont(ofSize: 17)
    private static let smallFont = UIFont.systemFont(ofSize: 13)

    private var ink: UIColor {
        let attributes = element?.shownAttributes ?? []
        if !isEnabled { return .tertiaryLabel }
        return attributes.contains(.destructive) ? .systemRed : .label
    }

    /// Where the title is.
    private var room: CGRect {
        let left: CGFloat = hasSigns ? 32 : 16
        let right: CGFloat = element?.image == nil ? 16 : 48
        return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    /// Returns the height in a menu of a width.
    func height(width: CGFloat) -> CGFloat {
        let left: CGFloat = hasSigns ? 32 : 16
        let right: CGFloat = element?.image == nil ? 16 : 48
        func height(_ text: String, _ font: UIFont) -> CGFloat {
            let styled = StyledText(nil, plain: text, font: font, color: .label, traits: traitCollection)
            return TextLayout(styled, width: width - left - right, maximumLines: 2).size.height
        }
        var sum = height(title, Self.font)
        if let subtitle = element?.subtitle, !subtitle.isEmpty { sum += height(subtitle, Self.smallFont) }
        return max(44, (sum + 22).rounded(.up))
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        if isHighlighted { pen.fill(bounds, UIColor.label.withAlphaComponent(0.08)) }
        let middle = bounds.midY
        if isSelected { pen.checkmark(at: CGPoint(x: 18, y: middle), width: 2, ink) }
        if (element as? UIAction)?.state == .mixed || (element as? UICommand)?.state == .mixed {
            pen.fill(CGRect(x: 13, y: middle - 1, width: 10, height: 2), ink)
        }
        if kind == .submenu || kind == .head {
            pen.chevron(
                kind == .head ? .down : .right, at: CGPoint(x: 18, y: middle),
                size: kind == .head ? CGSize(width: 10, height: 5) : CGSize(width: 5, height: 10), width: 1.8,
                .secondaryLabel)
        }
        drawWords(pen)
        if let image = element?.image {
            let size = image.sizeInBars
            let scale = min(1, 24 / max(size.width, size.height, 1))
            let frame = CGRect(
                x: bounds.maxX - 28 - size.width * scale / 2, y: middle - size.height * scale / 2,
                width: size.width * scale, height: size.height * scale)
            pen.image(image, in: pen.snapped(frame), tint: ink, asTemplate: image.isSymbolImage)
        }
    }

    private func drawWords(_ pen: Pen) {
        let font: UIFont = kind == .head ? .systemFont(ofSize: 17, weight: .semibold) : Self.font
        guard let subtitle = element?.subtitle, !subtitle.isEmpty, kind != .head else {
            pen.text(title, font, ink, in: room, lines: 2)
            return
        }
        let upper = pen.layout(title, font, ink, width: room.width, lines: 2)
        let lower = pen.layout(subtitle, Self.smallFont, .secondaryLabel, width: room.width, lines: 2)
        let top = bounds.midY - (upper.size.height + lower.size.height) / 2
        pen.draw(upper, in: CGRect(x: room.minX, y: top, width: room.width, height: upper.size.height))
        pen.draw(
            lower,
            in: CGRect(x: room.minX, y: top + upper.size.height, width: room.width, height: lower.size.height))
    }
}
