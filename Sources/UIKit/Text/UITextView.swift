public import Foundation
import TextLayout

/// Text of many lines that scrolls and that a person may write.
@MainActor
open class UITextView: UIScrollView {
    // Nil is taken for nothing.
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
    open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8) { didSet { contentsChanged() } }
    /// Room at both ends of each line.
    let lineFragmentPadding: CGFloat = 5
    private var layoutWidth: CGFloat?

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

    /// A view that does not scroll is as large as its text.
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
}
