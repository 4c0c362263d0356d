import CoreGraphics
public import Foundation
import TextLayout

extension UITextField {
    func paint(_ pen: Pen) {
        paintBorder(pen)
        let area = textArea
        guard area.width > 0, area.height > 0 else { return }
        if isFirstResponder { pen.clipped(to: area) { paintSelection(pen) } }
        guard let drawn = drawnLayout else { return }
        pen.clipped(to: area) {
            if drawn.isPlaceholder { drawPlaceholder(in: drawn.rect) } else { drawText(in: drawn.rect) }
        }
        if showsClearButton { paintClearSign(pen) }
    }

    /// Draws what is shown, the text or the placeholder, in a rectangle.
    func paintText(in rect: CGRect) {
        guard let pen = Pen(self), let drawn = drawnLayout else { return }
        pen.draw(drawn.layout, in: rect)
    }

    private func paintClearSign(_ pen: Pen) {
        guard let image = clearImage else { return pen.clearSign(at: clearCenter, size: 15.5, .systemGray2) }
        let frame = CGRect(
            x: clearCenter.x - image.size.width / 2, y: clearCenter.y - image.size.height / 2, width: image.size.width,
            height: image.size.height)
        pen.image(image, in: pen.snapped(frame), tint: .systemGray2)
    }

    /// The layout of the text, or of the placeholder if there is no text, and where it is drawn.
    var drawnLayout: (layout: TextLayout, rect: CGRect, isPlaceholder: Bool)? {
        let area = textArea
        guard area.width > 0, area.height > 0 else { return nil }
        let isPlaceholder = (text ?? "").isEmpty
        let layout: TextLayout
        if isPlaceholder {
            guard let placeholder = attributedPlaceholder?.string ?? placeholder else { return nil }
            layout = self.layout(attributedPlaceholder, placeholder, .placeholderText, width: area.width)
        } else {
            layout = shownLayout(width: area.width)
        }
        return (layout, aligned(area, layout.size.height), isPlaceholder)
    }

    /// The layout of the text as it is shown.
    private func shownLayout(width: CGFloat) -> TextLayout {
        let shown = editedText
        if isSecureTextEntry {
            return layout(nil, String(repeating: "•", count: shown.count), ownTextColor, width: width)
        }
        // A disabled field leaves its text's color (iOS 17).
        return layout(styledText, shown, ownTextColor, width: width)
    }

    /// The place in what is shown for one in the text: a secure text shows a bullet for each character.
    private func shownIndex(_ index: Int) -> Int {
        guard isSecureTextEntry else { return index }
        return (editedText as NSString).substring(to: min(max(index, 0), (editedText as NSString).length)).count
    }

    /// What shows where the caret stands without text: at the beginning of the placeholder, or of nothing (iOS 13).
    private var emptyLayout: TextLayout {
        drawnLayout?.layout ?? layout(nil, "\u{200B}", .label, width: max(1, textArea.width))
    }

    private var textPlace: (layout: TextLayout, origin: CGPoint) {
        let area = textArea
        let layout = editedText.isEmpty ? emptyLayout : shownLayout(width: max(1, area.width))
        let height = max(layout.size.height, effectiveFont.lineHeight)
        let rect = aligned(area, height)
        return (layout, CGPoint(x: rect.minX, y: rect.minY + (rect.height - height) / 2))
    }

    public func caret(at index: Int) -> CGRect {
        let (layout, origin) = textPlace
        return layout.caretRect(at: shownIndex(index)).offsetBy(dx: origin.x, dy: origin.y)
    }

    public func index(closestTo point: CGPoint) -> Int {
        guard !editedText.isEmpty else { return 0 }
        let (layout, origin) = textPlace
        let place = layout.index(closestTo: CGPoint(x: point.x - origin.x, y: 0))
        guard isSecureTextEntry else { return place }
        return String(editedText.prefix(place)).utf16.count
    }

    public func rects(of range: NSRange) -> [CGRect] {
        let (layout, origin) = textPlace
        let (start, end) = (shownIndex(range.location), shownIndex(range.upperBound))
        if start >= end { return [caret(at: range.location)] }
        return layout.rects(for: start..<end).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    private func layout(_ attributed: NSAttributedString?, _ plain: String, _ color: UIColor, width: CGFloat)
        -> TextLayout
    {
        func layout(_ font: UIFont) -> TextLayout {
            TextLayout(
                StyledText(
                    attributed, plain: plain, font: font, color: color, alignment: textAlignment,
                    lineBreakMode: .byTruncatingTail, traits: traitCollection),
                width: width, maximumLines: 1)
        }
        let font = effectiveFont
        let full = layout(font)
        guard adjustsFontSizeToFitWidth, full.isTruncated, minimumFontSize > 0 else { return full }
        // Bisection finds the largest size that fits in few steps, however large the font is.
        var (fitting, tooMany) = (Int(clamping: (font.pointSize - minimumFontSize).rounded(.up)), 0)
        while fitting - tooMany > 1 {
            let points = tooMany + (fitting - tooMany) / 2
            if layout(font.withSize(font.pointSize - CGFloat(points))).isTruncated {
                tooMany = points
            } else {
                fitting = points
            }
        }
        return layout(font.withSize(max(font.pointSize - CGFloat(fitting), minimumFontSize)))
    }

    private func aligned(_ area: CGRect, _ height: CGFloat) -> CGRect {
        switch contentVerticalAlignment {
        case .top: CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        case .bottom: CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        default: area
        }
    }

    private var shownBackground: UIImage? {
        guard borderStyle != .roundedRect else { return nil }
        return isEnabled ? background : background.map { disabledBackground ?? $0 }
    }

    private func paintBorder(_ pen: Pen) {
        let bounds = borderRect(forBounds: bounds)
        if let image = shownBackground { return pen.image(image, in: bounds, tint: tintColor) }
        switch borderStyle {
        case .none: break
        case .line: pen.border(bounds, radius: 0, width: 1, .label)
        case .bezel:
            if backgroundColor == nil { pen.fill(bounds, .secondarySystemBackground) }
            pen.border(bounds, radius: 0, width: 1, .systemGray3)
            pen.fill(CGRect(x: bounds.minX + 1, y: bounds.minY + 1, width: bounds.width - 2, height: 1), .systemGray5)
        case .roundedRect:
            let ground =
                isEnabled
                ? UIColor(light: .white, dark: .black)
                : UIColor(light: UIColor(hex: 0xFAFAFA), dark: UIColor(hex: 0x1C1C1E))
            pen.fill(bounds, radius: 5.5, backgroundColor ?? ground)
            pen.border(
                bounds, radius: 5.5, width: max(0.5, pen.hairline),
                UIColor(light: UIColor(hex: 0x3C3C43, alpha: 0.24), dark: UIColor(hex: 0x545458, alpha: 0.9)))
        }
    }

    // MARK: Frames

    /// The rectangle for text, without the side views and clear button.
    private var textArea: CGRect {
        let shown = text ?? ""
        var area = shown.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        if leftView != nil, leftViewMode.isShown(isEditing: isEditing) {
            let reach = max(0, leftViewRect(forBounds: bounds).maxX - area.minX + (borderStyle == .none ? 0 : 2))
            area = CGRect(x: area.minX + reach, y: area.minY, width: max(0, area.width - reach), height: area.height)
        }
        if rightView != nil, rightViewMode.isShown(isEditing: isEditing) {
            area.size.width = max(0, min(area.width, rightViewRect(forBounds: bounds).minX - area.minX))
        } else if showsClearButton {
            area.size.width = max(0, min(area.width, bounds.maxX - clearButtonMargin - 10 - area.minX))
        }
        return area
    }

    private var sideMargin: CGFloat { borderStyle == .none ? 0 : 3 }

    var showsClearButton: Bool {
        let shown = text ?? ""
        return !shown.isEmpty && clearButtonMode.isShown(isEditing: isEditing) && bounds.width > 40
            && !(rightView != nil && rightViewMode.isShown(isEditing: isEditing))
    }

    var clearCenter: CGPoint { clearButtonRect(forBounds: bounds).center }

    /// Positions the side views at the ends.
    func layoutSideViews() {
        for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            guard mode.isShown(isEditing: isEditing) else {
                if view.superview === self { view.removeFromSuperview() }
                continue
            }
            if view.superview !== self { addSubview(view) }
            view.frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
        }
    }

    /// Returns where a view at an end is.
    func sideViewRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX + sideMargin : bounds.maxX - sideMargin - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension UITextField.ViewMode {
    /// Returns whether the view is shown.
    func isShown(isEditing: Bool) -> Bool {
        self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
    }
}
