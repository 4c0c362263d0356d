public import Foundation
import TextLayout

/// A scrollable view of editable text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    // The text; nil sets an empty text.
    open var text: String! = "" {
        didSet {
            text = text ?? ""
            contentsChanged()
        }
    }
    open var attributedText: NSAttributedString? { didSet { contentsChanged() } }
    open var font: UIFont? { didSet { contentsChanged() } }
    open var textColor: UIColor? { didSet { setNeedsDisplay() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    /// The types of data that become links while the text isn't edited.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentsChanged() } }
    /// The padding at both ends of each line.
    let lineFragmentPadding: CGFloat = 5
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

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        text = nib.string("UIText") ?? ""
        attributedText = nib.value("UIAttributedText", as: NSAttributedString.self)
        font = nib.value("UIFont", as: UIFont.self)
        textColor = nib.value("UITextColor", as: UIColor.self)
        textAlignment = nib.option("UITextAlignment") ?? .left
        isEditable = nib.bool("UIEditable") ?? true
        isSelectable = nib.bool("UISelectable") ?? true
        allowsEditingTextAttributes = nib.bool("UIAllowsEditingTextAttributes") ?? false
        adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
        dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(clamping: nib.integer("UIDataDetectorTypes") ?? 0))
        decodeTextInputTraits(nib, usual: .sentences)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("text", \UITextView.text) + .property("font", \UITextView.font)
            + .property("textColor", \UITextView.textColor)
    }

    private func contentsChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    func layout(width: CGFloat) -> TextLayout {
        let font = (font ?? .systemFont(ofSize: 12)).adjusted(for: traitCollection)
        let styled = StyledText(
            attributedText, plain: text ?? "", font: font, color: textColor ?? .label, alignment: textAlignment,
            lineBreakMode: .byWordWrapping, traits: traitCollection)
        return TextLayout(styled, width: max(1, width - 2 * lineFragmentPadding - textContainerInset.horizontal))
    }

    /// The size of the text if the view doesn't scroll.
    package override var perception: Perception {
        let shown = attributedText?.string ?? text ?? ""
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
