public import Foundation
import QuartzCore
import TextLayout

/// A scrollable view of editable text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    // The text; nil sets an empty text.
    open var text: String! {
        get { styledText?.string ?? plainText }
        set {
            if MainThread.performsElsewhere("UITextView.text", { self.text = newValue }) { return }
            plainText = newValue ?? ""
            if !isTyping, styledText != nil {
                keepStyle()
                styledText = nil
            }
            contentsChanged()
        }
    }
    private var plainText = ""
    // The class declares the property of its superclass again, with this type, as Apple's headers do.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }
    /// The text with its attributes, if it has its own.
    var styledText: NSAttributedString? { didSet { contentsChanged() } }
    // The text with its attributes, whose beginning the properties report; nil sets an empty text.
    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: text ?? "", attributes: typingAttributes) }
        set {
            keepStyle()
            styledText = nil
            if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) { textAlignment = style.alignment }
            styledText = newValue ?? NSAttributedString(string: "")
        }
    }
    /// Makes the style that the properties report that of the next text.
    private func keepStyle() { (ownFont, ownTextColor) = (font, textColor) }
    /// Changes the attributes of the whole text, without moving the selection.
    private func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
        let wasTyping = isTyping
        isTyping = true
        if let text = styledText { styledText = change(text) } else { contentsChanged() }
        isTyping = wasTyping
    }
    /// The font of text that has none of its own.
    package private(set) var ownFont: UIFont?
    /// The color of text that has none of its own.
    package private(set) var ownTextColor: UIColor?
    // The font of the text, or of its beginning. One that is set is that of the whole text.
    open var font: UIFont? {
        get { styledText?.first(.font) ?? ownFont }
        set {
            ownFont = newValue
            restyle { text in newValue.map { text.applying(.font, $0) } ?? text }
        }
    }
    // The color of the text, or of its beginning. One that is set is that of the whole text.
    open var textColor: UIColor? {
        get { styledText?.first(.foregroundColor) ?? ownTextColor }
        set {
            ownTextColor = newValue
            restyle { text in newValue.map { text.applying(.foregroundColor, $0) } ?? text }
        }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            restyle { $0.changingParagraphs { $0.alignment = textAlignment } }
        }
    }
    /// Whether the text can be searched, by a bar above the keyboard.
    open var isFindInteractionEnabled = false { didSet { followFinding() } }
    /// The search, if the text can be searched.
    open var findInteraction: UIFindInteraction? { ownFindInteraction }
    var ownFindInteraction: UIFindInteraction?
    let finder = TextViewFinder()
    /// The marks of what was found.
    var foundMarks: [NSRange: FoundTextMark] = [:]
    /// Decides what is dragged out of the text. Parts can be dragged once it is set.
    open weak var textDragDelegate: (any UITextDragDelegate)? { didSet { followDragging() } }
    /// Decides what is dropped into the text. Something can be dropped once it is set.
    open weak var textDropDelegate: (any UITextDropDelegate)? { didSet { followDropping() } }
    open var textDragOptions: UITextDragOptions = []
    var textDragging: TextDragging?
    var textDropping: TextDropping?
    /// Whether text is made larger where it is scaled for a Mac. There is none here.
    open var usesStandardTextScaling = false
    /// The line around the text.
    open var borderStyle = BorderStyle.none { didSet { borderChanged() } }

    /// Lines around texts.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }
    private func borderChanged() {
        let isShown = borderStyle == .roundedRect
        layer.cornerRadius = isShown ? 5 : 0
        layer.borderWidth = isShown ? 1 / traitCollection.displayScale : 0
        layer.borderColor = isShown ? UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor : nil
    }
    // There are no writing tools here: they are never active.
    open var isWritingToolsActive: Bool { false }
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

    /// Decides how things are pasted.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open override var canBecomeFocused: Bool { isEditable }
    open override func find(_ sender: Any?) { ownFindInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) {
        ownFindInteraction?.presentFindNavigator(showingReplace: true)
    }
    open override func findNext(_ sender: Any?) { ownFindInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { ownFindInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) {
        ownFindInteraction?.searchText = selectedText
        find(sender)
    }
    open var isEditable = true { didSet { contentsChanged() } }
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    /// The types of data that become links while the text isn't edited.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { contentsChanged() } }
    /// The looks of links, beside those of the text.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { contentsChanged() } }

    // MARK: Editing, see UITextView+Editing

    /// Whether the text is being edited.
    var isEditing = false
    /// Whether the text is changed by typing, which keeps the selection.
    var isTyping = false
    /// The selected range; an empty one is the caret.
    var selection = NSRange(location: 0, length: 0)
    var typingRun: TypingRun?
    public var markedRange: NSRange? { didSet { setNeedsDisplay() } }
    open var selectedRange: NSRange {
        get { editedRange }
        set { editedRange = newValue }
    }
    /// The looks of what will be typed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            if let own = ownTypingAttributes { return own }
            var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: textColor ?? .label]
            attributes[.font] = font ?? .systemFont(ofSize: 12)
            return attributes
        }
        set { ownTypingAttributes = newValue }
    }
    var ownTypingAttributes: [NSAttributedString.Key: Any]?
    open var clearsOnInsertion = false
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
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    open func insertText(_ text: String) { if isEditable { typeInPlace(text) } }
    open func deleteBackward() { if isEditable { deleteInPlace() } }
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

    /// Scrolls as little as possible so that a part of the text is in sight.
    open func scrollRangeToVisible(_ range: NSRange) {
        let all = rects(of: range).reduce(CGRect.null) { $0.union($1) }
        guard !all.isNull else { return }
        scrollRectToVisible(all.insetBy(dx: 0, dy: -textContainerInset.top), animated: false)
    }
    open override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            super.contentOffset = newValue
            // What is in sight is drawn.
            setNeedsDisplay()
        }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
        if isFirstResponder { interaction.placeHandles() }
    }

    func updateContentSize() {
        guard isScrollEnabled else { return }
        let size = CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
        if contentSize != size { contentSize = size }
    }

    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectAllText() }
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { toggleLines() }
    open override func increaseSize(_ sender: Any?) { changeFontSize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { changeFontSize(by: -1) }
    open override func updateTextAttributes(
        conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { changeAttributes(conversionHandler) }
    public weak var inputDelegate: (any UITextInputDelegate)?

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        permitsFinding(action) ?? permitsLooks(action) ?? permits(action, edits: isEditable)
            ?? super.canPerformAction(action, withSender: sender)
    }

    private func addTaps() {
        interaction.addPress()
        for count in [1, 2] {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            tap.addHandler { [weak self] recognizer in
                if let tap = recognizer as? UITapGestureRecognizer { self?.tapped(tap) }
            }
            addGestureRecognizer(tap)
        }
    }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentsChanged() } }
    /// The padding at both ends of each line.
    var lineFragmentPadding: CGFloat { ownTextKit?.container.lineFragmentPadding ?? 5 }

    // MARK: TextKit, see UITextView+TextKit

    private var ownTextKit: (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer)?
    /// Whether the text and that of the storage are being made the same.
    var isReadingStorage = false
    private var textKit: (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        if let ownTextKit { return ownTextKit }
        let created = makeTextKit()
        ownTextKit = created
        return created
    }
    func setTextKit(_ parts: (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer)) {
        ownTextKit = parts
    }
    /// The text, whose changes the view shows.
    open var textStorage: NSTextStorage { filled(textKit.storage) }
    open var layoutManager: NSLayoutManager {
        _ = textStorage
        leaveTextKit2()
        return textKit.manager
    }
    /// The layout manager of TextKit 2, or nil for a view that uses `layoutManager`: it changes over when that is asked for.
    open var textLayoutManager: NSTextLayoutManager? {
        guard usesTextKit2 else { return nil }
        if let textKit2 { return textKit2.manager }
        let created = makeTextKit2(textStorage, textContainer)
        textKit2 = created
        return created.manager
    }
    private var usesTextKit2 = true
    /// The parts of TextKit 2, once an app has asked for them.
    private(set) var textKit2: (content: NSTextContentStorage, manager: NSTextLayoutManager)?
    func setTextKit2(_ parts: (content: NSTextContentStorage, manager: NSTextLayoutManager)) { textKit2 = parts }
    func leaveTextKit2() { (usesTextKit2, textKit2) = (false, nil) }
    /// The layout manager, if it has been asked for.
    var knownLayoutManager: NSLayoutManager? { ownTextKit?.manager }
    open var textContainer: NSTextContainer { textKit.container }
    private var layoutWidth: CGFloat?

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
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Creating

    /// Creates a text view whose text is laid out in a container; nil creates one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        addTaps()
        if let textContainer { adopt(textContainer) }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view whose text is laid out by TextKit 2, or by a layout manager.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { leaveTextKit2() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTaps()
        guard let nib = coder as? UINibDecoder else { return }
        text = nib.string("UIText") ?? ""
        font = nib.value("UIFont", as: UIFont.self)
        textColor = nib.value("UITextColor", as: UIColor.self)
        textAlignment = nib.option("UITextAlignment") ?? .left
        // The properties, which are set before, are those of text without attributes.
        styledText = nib.value("UIAttributedText", as: NSAttributedString.self)
        isEditable = nib.bool("UIEditable") ?? true
        isSelectable = nib.bool("UISelectable") ?? true
        allowsEditingTextAttributes = nib.bool("UIAllowsEditingTextAttributes") ?? false
        adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
        dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(clamping: nib.integer("UIDataDetectorTypes") ?? 0))
        decodeTextInputTraits(nib, usual: .sentences)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("text", \UITextView.text) + .property("font", \UITextView.font)
            + .property("textColor", \UITextView.textColor) + .textActions(UITextView.self)
            + .action("toggleBoldface:") { (view: UITextView, sender, _) in view.toggleBoldface(sender) }
            + .action("toggleItalics:") { (view: UITextView, sender, _) in view.toggleItalics(sender) }
            + .action("toggleUnderline:") { (view: UITextView, sender, _) in view.toggleUnderline(sender) }
            + .action("increaseSize:") { (view: UITextView, sender, _) in view.increaseSize(sender) }
            + .action("decreaseSize:") { (view: UITextView, sender, _) in view.decreaseSize(sender) }
    }

    private func contentsChanged() {
        textKit2?.manager.forgetFragments()
        setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if !isTyping { (selection, markedRange) = (NSRange(location: (editedText as NSString).length, length: 0), nil) }
    }

    func layout(width: CGFloat) -> TextLayout {
        let font = (ownFont ?? .systemFont(ofSize: 12))
            .adjusted(for: traitCollection, always: adjustsFontForContentSizeCategory)
        let shown = shownText(font)
        var styled = StyledText(
            textKit2.map { $0.manager.shown(shown) } ?? shown, plain: text ?? "", font: font,
            color: ownTextColor ?? .label, alignment: textAlignment,
            lineBreakMode: ownTextKit?.container.lineBreakMode ?? .byWordWrapping, traits: traitCollection)
        let room = max(1, width - 2 * lineFragmentPadding - textContainerInset.horizontal)
        guard let (_, manager, container) = ownTextKit else { return TextLayout(styled, width: room) }
        manager.addDelegatesSpacing(&styled, from: 0)
        return container.layout(styled, width: room, maximumLines: container.maximumNumberOfLines)
    }

    /// The text with the looks of its links, or nil for a plain one.
    private func shownText(_ font: UIFont) -> NSAttributedString? {
        let links = links
        guard !links.isEmpty else { return styledText }
        let plain = NSAttributedString(
            string: editedText, attributes: [.font: font, .foregroundColor: ownTextColor ?? .label])
        let shown = NSMutableAttributedString(attributedString: styledText ?? plain)
        for link in links {
            shown.addAttribute(.foregroundColor, value: tintColor ?? .systemBlue, range: link.range)
            shown.addAttributes(linkTextAttributes ?? [:], range: link.range)
            shown.removeAttribute(.link, range: link.range)
        }
        return shown
    }

    /// The size of the text if the view doesn't scroll.
    package override var perception: Perception {
        let shown = styledText?.string ?? text ?? ""
        return Perception(text: shown, label: "", value: .text(shown), isWhole: true)
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return sizeThatFits(CGSize(width: layoutWidth ?? .infinity, height: .infinity))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = layout(width: size.width).size.ceiled(scale: traitCollection.displayScale)
        return CGSize(
            width: text.width + 2 * lineFragmentPadding + textContainerInset.horizontal,
            height: text.height + textContainerInset.vertical)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override var sizeDependsOnWidth: Bool { !isScrollEnabled }
    override func layoutWidthChanged(to width: CGFloat) -> Bool {
        guard width != layoutWidth else { return false }
        let old = intrinsicContentSize
        layoutWidth = width
        return intrinsicContentSize != old
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [.value(\UITextView.font), .value(\UITextView.textColor)]
    }
}
