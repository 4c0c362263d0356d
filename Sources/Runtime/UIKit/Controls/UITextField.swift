public import Foundation
import TextLayout

/// A line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    // The text. One that is set has no attributes of its own.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            keepStyle()
            (plainText, styledText) = (newValue, nil)
            contentsChanged()
        }
    }
    // The text with its attributes, or with those of the field, whose properties report those of the beginning.
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
        set {
            keepStyle()
            styledText = nil
            if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) { textAlignment = style.alignment }
            (plainText, styledText) = ("", newValue)
            contentsChanged()
        }
    }
    private var plainText: String? = ""
    /// The text with its attributes, if it has its own.
    private(set) var styledText: NSAttributedString?
    open var placeholder: String? { didSet { contentsChanged() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { contentsChanged() } }
    /// Makes the style that the properties report that of the next text.
    private func keepStyle() { (ownFont, ownTextColor) = (font, textColor) }
    /// The font of text that has none of its own.
    private(set) var ownFont: UIFont = .systemFont(ofSize: 17)
    /// The color of text that has none of its own.
    private(set) var ownTextColor: UIColor = .label
    // The font of the text, or of its beginning. One that is set is that of the whole text and of the placeholder; nil
    // sets the default.
    open var font: UIFont! {
        get { styledText?.first(.font) ?? ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: 17)
            styledText = styledText?.applying(.font, ownFont)
            attributedPlaceholder = attributedPlaceholder?.applying(.font, ownFont)
            contentsChanged()
        }
    }
    // The color of the text, or of its beginning. One that is set is that of the whole text; nil sets the default.
    open var textColor: UIColor! {
        get { styledText?.first(.foregroundColor) ?? ownTextColor }
        set {
            ownTextColor = newValue ?? .label
            styledText = styledText?.applying(.foregroundColor, ownTextColor)
            contentsChanged()
        }
    }
    /// The looks of the whole text: its font, color and alignment.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
        }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            let others = newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
            guard !others.isEmpty else { return }
            attributedText = NSAttributedString(string: text ?? "", attributes: newValue)
        }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            guard textAlignment != oldValue else { return }
            styledText = styledText?.changingParagraphs { $0.alignment = textAlignment }
            setNeedsDisplay()
        }
    }
    open var borderStyle: BorderStyle = .none { didSet { contentsChanged() } }
    /// The background image, which replaces the border unless that is rounded.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    /// The background image for the disabled state.
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsDisplay() } }
    open var leftView: UIView? { didSet { sideViewChanged(oldValue) } }
    open var rightView: UIView? { didSet { sideViewChanged(oldValue) } }
    open var leftViewMode: ViewMode = .never { didSet { sideViewChanged(nil) } }
    open var rightViewMode: ViewMode = .never { didSet { sideViewChanged(nil) } }
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    /// A Boolean value that indicates whether typing replaces all of the text, until the selection changes.
    public var clearsOnInsertion = false {
        didSet { if clearsOnInsertion { selection = NSRange(location: 0, length: (editedText as NSString).length) } }
    }
    /// The attributes of what is typed next, or nil while nothing is edited: those of the whole text.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? defaultTextAttributes : nil }
        set { if isEditing, let newValue { defaultTextAttributes = newValue } }
    }
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Editing, see UITextField+Editing

    open internal(set) var isEditing = false
    /// The selected range; an empty one is the caret.
    var selection = NSRange(location: 0, length: 0)
    var typingRun: TypingRun?
    public var markedRange: NSRange? { didSet { setNeedsDisplay() } }
    lazy var interaction = TextInteraction(self)
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { deleteInPlace() }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, moveCaret(key) { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Text input, which subclasses change

    open var hasText: Bool { !editedText.isEmpty }
    open func text(in range: UITextRange) -> String? { substring(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { change(range, to: text) }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editedRange) }
        set { if let range = newValue?.range { editedRange = range } }
    }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(length) }
    open func firstRect(for range: UITextRange) -> CGRect { rects(of: range.range).first ?? .null }
    /// Returns the rectangle of the caret; a subclass hides the caret by an empty one.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selection(in: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(index(closestTo: point)) }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    override var claimsTaps: Bool { true }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch, !clearsText(at: touch.location(in: self)) else { return }
        if isFirstResponder { tapped(touch) } else { becomeFirstResponder() }
    }

    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectAllText() }
    public weak var inputDelegate: (any UITextInputDelegate)?
    /// Decides how things are pasted.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open override var canBecomeFocused: Bool { isEnabled }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        permits(action, edits: isEnabled) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    /// The image in place of the sign of the clear button.
    var clearImage: UIImage? { nil }

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        interaction.addPress()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        interaction.addPress()
        guard let nib = coder as? UINibDecoder else { return }
        text = nib.string("UIText") ?? ""
        placeholder = nib.string("UIPlaceholder")
        if let font = nib.value("UIFont", as: UIFont.self) { self.font = font }
        // The nib of a field without a color contains the system's black, but on iOS it follows the appearance.
        if let color = nib.value("UITextColor", as: UIColor.self), color != .black { textColor = color }
        textAlignment = nib.option("UITextAlignment") ?? .left
        borderStyle = nib.option("UIBorderStyle") ?? .none
        background = nib.value("UITextFieldBackground", as: UIImage.self)
        disabledBackground = nib.value("UITextFieldDisabledBackground", as: UIImage.self)
        clearButtonMode = nib.option("UIClearButtonMode") ?? .never
        minimumFontSize = nib.number("UIMinimumFontSize") ?? 0
        adjustsFontSizeToFitWidth = nib.bool("UIAdjustsFontSizeToFit") ?? false
        adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
        allowsEditingTextAttributes = nib.bool("UIAllowsEditingTextAttributes") ?? false
        clearsOnBeginEditing = nib.bool("UIClearsOnBeginEditing") ?? false
        decodeTextInputTraits(nib, usual: .none)
        // The properties, which are set before, are those of text without attributes.
        if let own = nib.value("UIAttributedText", as: NSAttributedString.self) { (plainText, styledText) = ("", own) }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("text", \UITextField.text) + .property("delegate", \UITextField.delegate)
            + .property("placeholder", \UITextField.placeholder) + .property("font", \UITextField.font)
            + .property("textColor", \UITextField.textColor) + .textActions(UITextField.self)
    }

    private func sideViewChanged(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func contentsChanged() {
        if isEditing { interaction.changed() }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    var effectiveFont: UIFont {
        ownFont.adjusted(for: traitCollection, always: adjustsFontForContentSizeCategory)
    }

    /// The distance from the clear button's center to the edge.
    var clearButtonMargin: CGFloat { borderStyle == .none ? 9.5 : 14.5 }

    /// The insets of the text from the border.
    var textInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: textInsets) }
    /// Returns where the border is.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where the clear button is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - clearButtonMargin - 9.5, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, bounds, isLeft: true) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(rightView, bounds, isLeft: false) }
    /// Draws the text in a rectangle of the field.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { paintText(in: rect) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    package override var perception: Perception {
        let content = text ?? ""
        let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
        let hint = attributedPlaceholder?.string ?? placeholder
        return Perception(
            text: shown.isEmpty ? hint : shown, label: hint ?? "", value: .text(shown),
            traits: accessibilityTraits(of: []),
            isWhole: true)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSideViews()
        if isFirstResponder { interaction.placeHandles() }
    }

    open override var intrinsicContentSize: CGSize {
        let font = effectiveFont
        let shown = [text, attributedPlaceholder?.string ?? placeholder]
            .compactMap(\.self).filter { !$0.isEmpty }
        let width = shown.map { shown -> CGFloat in
            TextLayout(StyledText(nil, plain: shown, font: font, color: .black, traits: traitCollection)).size.width
        }.max()
        let scale = traitCollection.displayScale
        // The newest system gives text a point more. Without a border it has 22 points at 17 and 18.5 at 14 since Xcode
        // 12.
        let line = font.lineHeight.rounded(.up) + (environment.system >= 26 ? 1 : 0)
        let height: CGFloat =
            switch borderStyle {
            case .none: environment.system >= 14 ? font.lineHeight.ceiled(scale: 2) + 1.5 : line
            case .line: line + 4
            case .bezel: line + 5
            case .roundedRect: max(environment.system >= 13 ? 34 : 30, line + 4)
            }
        return CGSize(
            width: ((width ?? 0) + textInsets.horizontal).ceiled(scale: scale), height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var firstBaseline: Baseline {
        .first(of: effectiveFont.lineHeight, effectiveFont, scale: traitCollection.displayScale)
    }
    override var lastBaseline: Baseline { firstBaseline }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UITextField.font), .value(\UITextField.textColor), .value(\UITextField.keyboardAppearance),
            .value(\UITextField.borderStyle),
        ]
    }
}
