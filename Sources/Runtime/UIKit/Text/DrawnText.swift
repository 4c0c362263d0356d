package import Foundation
import TextLayout

/// A text as a view draws it.
package struct DrawnText {
    package let text: String
    /// The rectangle of the lines in the view's coordinates.
    package let rect: CGRect
    /// Whether not all of the text is shown because the view is too small.
    package let isClipped: Bool
    /// The color of the text, or nil if its parts have colors of their own.
    package let color: UIColor?
    /// Whether the color is one of the system's, such as that of labels or of the tint.
    package let isSystemColored: Bool
    package let pointSize: CGFloat
    package let isBold: Bool
    package let isPlaceholder: Bool
    /// Whether the control with the text can be used.
    package let isEnabled: Bool

    /// The tolerance of a text that is clipped, in points: sizes are rounded to pixels.
    private static let tolerance: CGFloat = 1

    /// Creates a text that is laid out in a view. `area` is what shows it.
    @MainActor
    init?(
        _ text: String?, _ layout: TextLayout, in area: CGRect, at origin: CGPoint, alignment: NSTextAlignment,
        font: UIFont, color: UIColor?, in view: UIView, isPlaceholder: Bool = false, isEnabled: Bool = true
    ) {
        guard let text, text.contains(where: { !$0.isWhitespace }), !layout.lines.isEmpty else { return nil }
        self.text = text
        let (width, free) = (layout.size.width, area.width - layout.size.width)
        let isAtRight = alignment == .right || alignment == .natural && view.readsFromRight
        let x = alignment == .center ? free / 2 : isAtRight ? free : 0
        rect = CGRect(x: origin.x + x, y: origin.y, width: width, height: layout.size.height)
        isClipped =
            layout.isTruncated || width > area.width + Self.tolerance
            || layout.size.height > area.height + Self.tolerance
        self.color = color?.resolvedColor(with: view.traitCollection)
        isSystemColored = color?.isSystem == true
        pointSize = font.pointSize
        isBold = font.text.weight >= 700
        self.isPlaceholder = isPlaceholder
        self.isEnabled = isEnabled
    }
}

extension UIView {
    /// The texts that the view itself draws.
    package var drawnTexts: [DrawnText] {
        switch self {
        case let label as UILabel: [label.drawnText].compactMap(\.self)
        case let field as UITextField: [field.drawnText].compactMap(\.self)
        case let view as UITextView: [view.drawnText].compactMap(\.self)
        case let control as UISegmentedControl: control.drawnTitles
        default: []
        }
    }
}

extension UILabel {
    fileprivate var drawnText: DrawnText? {
        guard text?.isEmpty == false else { return nil }
        let layout = fittedLayout(in: bounds, color: shownColor).shown
        let top = max(0, (bounds.height - layout.size.height) / 2)
        let control = superview as? UIControl
        return DrawnText(
            text, layout, in: bounds, at: CGPoint(x: bounds.minX, y: bounds.minY + top), alignment: textAlignment,
            font: effectiveFont, color: shownAttributedText == nil ? shownColor : nil, in: self,
            isEnabled: isEnabled && control?.isEnabled != false)
    }
}

extension UITextField {
    fileprivate var drawnText: DrawnText? {
        guard let (layout, rect, isPlaceholder) = drawnLayout else { return nil }
        let shown = isPlaceholder ? attributedPlaceholder?.string ?? placeholder : attributedText?.string ?? text
        let top = max(0, (rect.height - layout.size.height) / 2)
        let ownColor = isPlaceholder ? UIColor.placeholderText : textColor ?? .label
        return DrawnText(
            shown, layout, in: rect, at: CGPoint(x: rect.minX, y: rect.minY + top), alignment: textAlignment,
            font: effectiveFont, color: attributedText == nil || isPlaceholder ? ownColor : nil, in: self,
            isPlaceholder: isPlaceholder, isEnabled: isEnabled)
    }
}

extension UITextView {
    /// A text that scrolls is never clipped.
    fileprivate var drawnText: DrawnText? {
        guard hasText else { return nil }
        let layout = layout(width: bounds.width)
        let (left, right) = (
            textContainerInset.left + lineFragmentPadding, textContainerInset.right + lineFragmentPadding
        )
        let height = isScrollEnabled ? layout.size.height : bounds.height - textContainerInset.top
        let area = CGRect(
            x: left, y: textContainerInset.top, width: max(0, bounds.width - left - right), height: height)
        return DrawnText(
            attributedText?.string ?? text, layout, in: area, at: area.origin, alignment: textAlignment,
            font: (font ?? .systemFont(ofSize: 12))
                .adjusted(for: traitCollection, always: adjustsFontForContentSizeCategory),
            color: attributedText == nil ? textColor ?? .label : nil, in: self)
    }
}

extension UISegmentedControl {
    fileprivate var drawnTitles: [DrawnText] {
        zip(segments, segmentFrames).enumerated().compactMap { index, segment in
            let isChosen = index == selectedSegmentIndex && !isMomentary
            let font = UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
            let (content, frame) = (segment.0, segment.1.insetBy(dx: 4, dy: 0))
            guard content.image == nil else { return nil }
            let layout = TextLayout(
                StyledText(nil, plain: content.title ?? "", font: font, color: .label, traits: traitCollection))
            let top = (frame.height - layout.size.height) / 2
            return DrawnText(
                content.title, layout, in: frame, at: CGPoint(x: frame.minX, y: frame.minY + top), alignment: .center,
                font: font, color: .label, in: self, isEnabled: isEnabled && content.isEnabled)
        }
    }
}

extension UIColor {
    /// Whether the color is one of the system's.
    fileprivate var isSystem: Bool { if case .system = kind { true } else { false } }
}
