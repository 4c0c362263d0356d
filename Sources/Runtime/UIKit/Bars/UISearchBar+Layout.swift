import CoreGraphics
public import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    override var isLayoutIsland: Bool { true }
    override var clearButtonMargin: CGFloat { 16 }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 30, y: bounds.minY, width: max(0, bounds.width - 38), height: bounds.height)
    }

    open override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        pen.fill(bounds, radius: 10, .tertiarySystemFill)
        pen.symbol("magnifyingglass", at: CGPoint(x: 17, y: bounds.midY), size: 16.5, .secondaryLabel)
        if let sign, text?.isEmpty != false {
            pen.symbol(sign, at: CGPoint(x: bounds.maxX - 19, y: bounds.midY), size: 16.5, .secondaryLabel)
        }
        paint(pen)
    }

    /// The symbol of the button at the end of an empty field.
    var sign: String? { didSet { if sign != oldValue { setNeedsDisplay() } } }
}

@MainActor
final class SearchBarParts {
    let background = BarBackground()
    let field = UISearchTextField(frame: .zero)
    let prompt = BarLabel()
    let cancel = BarButton(UIBarButtonItem(barButtonSystemItem: .cancel))
    var scopes: UISegmentedControl?
}

extension UISearchBar {
    func layoutParts() {
        layoutBackground()
        let scopeHeight: CGFloat = showsScopeBar ? 44 : 0
        let promptHeight: CGFloat = prompt?.isEmpty == false && bounds.height - scopeHeight >= 70 ? 22 : 0
        let row = CGRect(
            x: 0, y: promptHeight, width: bounds.width, height: max(0, bounds.height - scopeHeight - promptHeight))
        parts.prompt.show(promptHeight > 0, in: self)
        parts.prompt.text = prompt
        parts.prompt.font = .systemFont(ofSize: 13)
        parts.prompt.textAlignment = .center
        parts.prompt.frame = CGRect(x: 8, y: 6, width: max(0, bounds.width - 16), height: 16)
        layoutField(in: row)
        layoutScopes(height: scopeHeight)
    }

    private func layoutBackground() {
        guard searchBarStyle != .minimal || backgroundImage != nil else { return parts.background.remove() }
        let look = BarLook(
            color: barTintColor, isTranslucent: isTranslucent && barTintColor == nil, isBlack: barStyle != .default,
            image: backgroundImage)
        parts.background.lay(in: self, look, lineAtTop: false)
    }

    private func layoutField(in row: CGRect) {
        let height = min(36, row.height)
        var right = bounds.width - 8
        parts.cancel.show(showsCancelButton, in: self)
        if showsCancelButton {
            let width = parts.cancel.sizeThatFits(row.size).width
            parts.cancel.frame = CGRect(x: right - 4 - width, y: row.midY - height / 2, width: width, height: height)
            right = parts.cancel.frame.minX - 10
        }
        let field = parts.field
        field.show(true, in: self)
        if field.text != text ?? "" { field.text = text ?? "" }
        let words = placeholder ?? "Search"
        if field.placeholder != words {
            field.attributedPlaceholder = NSAttributedString(
                string: words, attributes: [.foregroundColor: UIColor.secondaryLabel])
            field.placeholder = words
        }
        field.clearButtonMode = .always
        field.sign = showsSearchResultsButton ? "list.bullet.circle" : showsBookmarkButton ? "book" : nil
        field.frame = CGRect(x: 8, y: row.midY - height / 2, width: max(0, right - 8), height: height)
    }

    private func layoutScopes(height: CGFloat) {
        let titles = scopeButtonTitles ?? []
        guard height > 0, !titles.isEmpty else {
            parts.scopes?.removeFromSuperview()
            return
        }
        let scopes = parts.scopes ?? UISegmentedControl(items: titles)
        if parts.scopes == nil { scopes.selectedSegmentIndex = 0 }
        parts.scopes = scopes
        scopes.show(true, in: self)
        scopes.frame = CGRect(
            x: 8, y: bounds.height - height + 4, width: max(0, bounds.width - 16), height: 32)
    }
}
