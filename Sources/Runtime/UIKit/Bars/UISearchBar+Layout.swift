import CoreGraphics
public import Foundation
import QuartzCore
import TextLayout

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    override var isLayoutIsland: Bool { true }
    override var clearButtonMargin: CGFloat { 16 }
    /// What is offered below the field while it is edited.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionList.update() } }
    private lazy var suggestionList = SearchSuggestionList(self)
    /// The bar that the field is in.
    private var searchBar: UISearchBar? {
        sequence(first: superview, next: \.?.superview).lazy.compactMap { $0 as? UISearchBar }.first
    }
    /// Searches for the text of a chosen suggestion, and calls the delegate.
    func choose(_ suggestion: any UISearchSuggestion) {
        text = suggestion.localizedSuggestion
        sendActions(for: .editingChanged)
        searchSuggestions = nil
        if let controller = searchBar?.controller {
            controller.searchResultsUpdater?.updateSearchResults(for: controller, selecting: suggestion)
        }
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            // It fills the round field only.
            layer.cornerRadius = newValue == nil ? 0 : 10
        }
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let isOver = super.resignFirstResponder()
        if isOver { suggestionList.removeFromSuperview() }
        return isOver
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let left = 30 + widthOfTokens
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - 8), height: bounds.height
        ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// The images and distances of the bar.
    var looks = SearchBarLooks() { didSet { setNeedsDisplay() } }
    var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { setNeedsDisplay() } } }
    override var clearImage: UIImage? { looks.icon(.clear, isHighlighted ? .highlighted : .normal) }

    /// Draws one of the bar's images, or a symbol.
    private func drawIcon(_ icon: UISearchBar.Icon, _ symbol: String, at center: CGPoint, _ pen: Pen) {
        let moved = looks.iconOffsets[icon] ?? .zero
        let center = CGPoint(x: center.x + moved.horizontal, y: center.y + moved.vertical)
        guard let image = looks.icon(icon, isEnabled ? .normal : .disabled) else {
            return pen.symbol(symbol, at: center, size: 16.5, .secondaryLabel)
        }
        let frame = CGRect(
            x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width,
            height: image.size.height)
        pen.image(image, in: pen.snapped(frame), tint: .secondaryLabel)
    }

    open override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        if let image = looks.fields[isEnabled ? .normal : .disabled] ?? looks.fields[.normal] {
            pen.image(image, in: bounds, tint: tintColor)
        } else {
            pen.fill(bounds, radius: 10, .tertiarySystemFill)
        }
        drawIcon(.search, "magnifyingglass", at: CGPoint(x: 17, y: bounds.midY), pen)
        if let sign, text?.isEmpty != false {
            let icon: UISearchBar.Icon = sign == "book" ? .bookmark : .resultsList
            drawIcon(icon, sign, at: CGPoint(x: bounds.maxX - 19, y: bounds.midY), pen)
        }
        drawTokens(pen)
        paint(pen)
    }

    /// The symbol of the button at the end of an empty field.
    var sign: String? { didSet { if sign != oldValue { setNeedsDisplay() } } }
    /// What the button does.
    var signTapped: () -> Void = {}

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, sign != nil, text?.isEmpty != false, isTouchInside, touch.location(in: self).x > bounds.maxX - 38
        {
            return signTapped()
        }
        super.endTracking(touch, with: event)
    }

    // MARK: Tokens

    /// What is searched for beside the text, in front of it.
    open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
    open var tokenBackgroundColor: UIColor! { didSet { setNeedsDisplay() } }
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// The part of the text behind the tokens: all of it.
    public var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }
    /// Returns where a token is: all are in front of the text.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// Returns the tokens in a range: all, for one that begins in front of the text.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }
    /// Puts a token in place of a part of the text.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// Deletes the text before the caret or, at the beginning, the last token.
    open override func deleteBackward() {
        let selected = editedRange
        guard allowsDeletingTokens, !tokens.isEmpty, selected.location == 0, selected.length == 0 else {
            return super.deleteBackward()
        }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    private func tokensChanged() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    private static let tokenFont = UIFont.systemFont(ofSize: 15)

    private func width(of token: UISearchToken) -> CGFloat {
        let text = StyledText(nil, plain: token.text, font: Self.tokenFont, color: .label, traits: traitCollection)
        return TextLayout(text).size.width.rounded(.up) + (token.icon == nil ? 14 : 34)
    }

    private var widthOfTokens: CGFloat { tokens.reduce(0) { $0 + width(of: $1) + 4 } }

    private func drawTokens(_ pen: Pen) {
        var x: CGFloat = 30
        for token in tokens {
            let chip = CGRect(x: x, y: bounds.midY - 12, width: width(of: token), height: 24)
            pen.fill(chip, radius: 5, tokenBackgroundColor ?? tintColor ?? .systemBlue)
            var room = chip.insetBy(dx: 7, dy: 0)
            if let icon = token.icon {
                let frame = CGRect(x: room.minX, y: chip.midY - 8, width: 16, height: 16)
                pen.image(icon, in: frame, tint: .white, asTemplate: true)
                room = room.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
            }
            pen.text(token.text, Self.tokenFont, .white, in: room)
            x = chip.maxX + 4
        }
    }
}

@MainActor
final class SearchBarParts {
    let background = BarBackground()
    let field = UISearchTextField(frame: .zero)
    let prompt = BarLabel()
    let cancel = BarButton(UIBarButtonItem(barButtonSystemItem: .cancel))
    var scopes: UISegmentedControl?
    /// The image behind the scopes.
    let scopeGround = UIImageView()
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
        let place = BarPlace(position: barPosition, metrics: barMetrics(hasPrompt: prompt?.isEmpty == false))
        let image = looks.grounds.value(at: place) ?? backgroundImage
        guard searchBarStyle != .minimal || image != nil else { return parts.background.remove() }
        let look = BarLook(
            color: barTintColor, isTranslucent: isTranslucent && barTintColor == nil, isBlack: barStyle != .default,
            image: image)
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
        let words = placeholder ?? "Search"
        if field.placeholder != words {
            field.attributedPlaceholder = NSAttributedString(
                string: words, attributes: [.foregroundColor: UIColor.secondaryLabel])
            field.placeholder = words
        }
        field.clearButtonMode = .always
        field.signTapped = { [weak self] in
            guard let self else { return }
            if self.showsSearchResultsButton {
                SearchBarCalls(self)?.results()
            } else {
                SearchBarCalls(self)?.bookmark()
            }
        }
        field.sign = showsSearchResultsButton ? "list.bullet.circle" : showsBookmarkButton ? "book" : nil
        (field.looks, field.textOffset) = (looks, searchTextPositionAdjustment)
        let moved = searchFieldBackgroundPositionAdjustment
        field.frame = CGRect(x: 8, y: row.midY - height / 2, width: max(0, right - 8), height: height)
            .offsetBy(dx: moved.horizontal, dy: moved.vertical)
    }

    private func scopeChosen() {
        selectedScopeButtonIndex = parts.scopes?.selectedSegmentIndex ?? 0
        SearchBarCalls(self)?.scopeChanged(to: selectedScopeButtonIndex)
        controller?.changed()
    }

    private func layoutScopes(height: CGFloat) {
        let titles = scopeButtonTitles ?? []
        guard height > 0, !titles.isEmpty else {
            parts.scopes?.removeFromSuperview()
            parts.scopeGround.removeFromSuperview()
            return
        }
        let scopes = parts.scopes ?? UISegmentedControl(items: titles)
        if parts.scopes == nil {
            scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
        }
        if (0..<scopes.numberOfSegments).map({ scopes.titleForSegment(at: $0) ?? "" }) != titles {
            scopes.removeAllSegments()
            for (place, title) in titles.enumerated() {
                scopes.insertSegment(withTitle: title, at: place, animated: false)
            }
        }
        scopes.selectedSegmentIndex = min(max(selectedScopeButtonIndex, 0), titles.count - 1)
        scopes.looks = looks.scopes
        let ground = parts.scopeGround
        ground.image = scopeBarBackgroundImage
        ground.isHidden = scopeBarBackgroundImage == nil
        if ground.superview !== self { insertSubview(ground, at: 0) }
        ground.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        parts.scopes = scopes
        scopes.show(true, in: self)
        scopes.frame = CGRect(
            x: 8, y: bounds.height - height + 4, width: max(0, bounds.width - 16), height: 32)
    }
}
