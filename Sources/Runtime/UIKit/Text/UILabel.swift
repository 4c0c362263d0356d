import CoreGraphics
public import Foundation
import TextLayout

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? {
        get { attributed?.string ?? plainText }
        set {
            if MainThread.performsElsewhere("UILabel.text", { self.text = newValue }) { return }
            if attributed == nil, plainText == newValue { return }
            keepStyle()
            attributed = nil
            plainText = newValue
            contentsChanged()
        }
    }
    // The text with its attributes. What it says at its beginning, the label's own properties report.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            keepStyle()
            attributed = nil
            if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) {
                (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
            }
            attributed = newValue
            contentsChanged()
        }
    }
    private var plainText: String?
    private var attributed: NSAttributedString?
    /// The attributed text that was set.
    var shownAttributedText: NSAttributedString? { attributed }

    /// The attributed text that `show` got, which properties may have changed since.
    private var given: NSAttributedString?

    /// Makes the style that the properties report that of the next text.
    private func keepStyle() { (ownFont, ownTextColor, given) = (font, textColor, nil) }

    /// Shows a text and the color of what has none. Its style isn't kept for the next text.
    func show(_ attributed: NSAttributedString?, _ plain: String?, _ color: UIColor) {
        if attributed != nil ? attributed !== given : self.attributed != nil || plain != plainText {
            self.attributed = nil
            if let style: NSParagraphStyle = attributed?.first(.paragraphStyle) {
                (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
            }
            (self.attributed, given, plainText) = (attributed, attributed, plain)
            contentsChanged()
        }
        if ownTextColor != color {
            ownTextColor = color
            setNeedsDisplay()
        }
    }

    /// The font of text that has none of its own.
    package private(set) var ownFont: UIFont = .systemFont(ofSize: 17)
    /// The color of text that has none of its own.
    package private(set) var ownTextColor: UIColor = .label

    // The font of the text, or of its beginning. One that is set is that of the whole text; nil sets the default.
    open var font: UIFont! {
        get { attributed?.first(.font) ?? ownFont }
        set {
            let new = newValue ?? .systemFont(ofSize: 17)
            if attributed == nil, ownFont == new { return }
            ownFont = new
            attributed = attributed?.applying(.font, new)
            contentsChanged()
        }
    }
    // The color of the text, or of its beginning. One that is set is that of the whole text; nil sets the default.
    open var textColor: UIColor! {
        get { attributed?.first(.foregroundColor) ?? ownTextColor }
        set {
            let new = newValue ?? .label
            if attributed == nil, ownTextColor == new { return }
            ownTextColor = new
            attributed = attributed?.applying(.foregroundColor, new)
            setNeedsDisplay()
        }
    }
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            guard textAlignment != oldValue else { return }
            attributed = attributed?.changingParagraphs { $0.alignment = textAlignment }
            setNeedsDisplay()
        }
    }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            guard lineBreakMode != oldValue else { return }
            attributed = attributed?.changingParagraphs { $0.lineBreakMode = lineBreakMode }
            contentsChanged()
        }
    }
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentsChanged() } } }
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The alignment of text that is scaled down.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var adjustsFontForContentSizeCategory = false { didSet { contentsChanged() } }
    /// The maximum width for measuring, or 0 to use the width of the layout.
    // The ways to make a text fit that are left to the text's own layout here.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the text is drawn with the vibrancy of what is behind it. It is drawn in its color here.
    open var preferredVibrancy = UILabelVibrancy.none
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Whether a pointer that rests over a text that doesn't fit shows all of it. It doesn't here.
    open var showsExpansionTextWhenTruncated = false
    /// The smallest size of the font, as before there was a scale.
    @available(*, deprecated, renamed: "minimumScaleFactor")
    public var minimumFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = font.pointSize > 0 ? min(1, newValue / font.pointSize) : 0 }
    }
    @available(*, deprecated, message: "Use allowsDefaultTighteningForTruncation")
    public var adjustsLetterSpacingToFitWidth: Bool {
        get { allowsDefaultTighteningForTruncation }
        set { allowsDefaultTighteningForTruncation = newValue }
    }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The width of the last layout, or nil before the first.
    private var layoutWidth: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        isUserInteractionEnabled = nib.bool("UIUserInteractionDisabled") != true
        plainText = nib.string("UIText")
        if let font = nib.value("UIFont", as: UIFont.self) { self.font = font }
        // The nib of a text without a color contains black, and that the text follows the traits.
        if nib.bool("UIDisableUpdateTextColorOnTraitCollectionChange") != false,
            let color = nib.value("UITextColor", as: UIColor.self)
        {
            textColor = color
        }
        highlightedTextColor = nib.value("UIHighlightedColor", as: UIColor.self)
        shadowColor = nib.value("UIShadowColor", as: UIColor.self)
        if let offset = nib.size("UIShadowOffset") { shadowOffset = offset }
        textAlignment = nib.option("UITextAlignment") ?? .left
        lineBreakMode = nib.option("UILineBreakMode") ?? .byTruncatingTail
        numberOfLines = nib.integer("UINumberOfLines") ?? 1
        isEnabled = nib.bool("UIDisabled") != true
        isHighlighted = nib.bool("UIHighlighted") ?? false
        adjustsFontSizeToFitWidth = nib.bool("UIAdjustsFontSizeToFit") ?? false
        baselineAdjustment = nib.option("UIBaselineAdjustment") ?? .alignBaselines
        minimumScaleFactor = nib.number("UIMinimumScaleFactor") ?? 0
        adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
        preferredMaxLayoutWidth = nib.number("UIPreferredMaxLayoutWidth") ?? 0
        // The properties, which are set before, are those of text without attributes.
        attributed = nib.value("UIAttributedText", as: NSAttributedString.self)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }
    open override var accessibilityLabel: String? {
        get { accessibility.label ?? text }
        set { accessibility.label = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .staticText }
        set { accessibility.traits = newValue }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("text", \UILabel.text) + .property("textColor", \UILabel.textColor)
            + .property("font", \UILabel.font) + .property("numberOfLines", \UILabel.numberOfLines)
            + .property("highlightedTextColor", \UILabel.highlightedTextColor)
            + .property("shadowColor", \UILabel.shadowColor)
            + .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    }

    private func contentsChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    var effectiveFont: UIFont { adjusted(font) }

    private func adjusted(_ font: UIFont) -> UIFont {
        font.adjusted(for: traitCollection, always: adjustsFontForContentSizeCategory)
    }

    private func layout(
        width: CGFloat, lines: Int, height: CGFloat = .infinity, color: UIColor? = nil
    ) -> TextLayout {
        TextLayout(styledText(color ?? ownTextColor), width: width, maximumLines: lines, height: height)
    }

    private func styledText(_ color: UIColor) -> StyledText {
        StyledText(
            attributed, plain: plainText ?? "", font: adjusted(ownFont), color: color, alignment: textAlignment,
            lineBreakMode: lineBreakMode, traits: traitCollection)
    }

    package override var perception: Perception {
        let shown = attributedText?.string ?? text
        // One that takes taps is a button to those who don't see it.
        let takesTaps =
            isUserInteractionEnabled && gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
        return Perception(text: shown, traits: takesTaps ? .button : .staticText, isWhole: shown?.isEmpty == false)
    }

    /// Whether a person perceives a button: by the traits that were set, or because the label takes taps.
    package var isPerceivedAsButton: Bool {
        let isSet = accessibility.traits != nil
        return accessibilityTraits.contains(.button) || !isSet && perception.traits.contains(.button)
    }

    open override var intrinsicContentSize: CGSize {
        guard text?.isEmpty == false else { return CGSize(width: 0, height: emptyHeight) }
        return textSize(width: numberOfLines == 1 ? .infinity : measuringWidth ?? .infinity)
    }

    /// The height of an empty label: that of a line up to Xcode 9 (all of 33), and 0 since (9 of 10).
    private var emptyHeight: CGFloat {
        environment.system < 12 ? CGSize(width: 0, height: effectiveFont.lineHeight).ceiled(scale: pixels).height : 0
    }

    /// The scale to which sizes are rounded: whole points up to Xcode 8, even at a scale of 3 (16 views).
    private var pixels: CGFloat {
        let scale = traitCollection.displayScale
        return scale == 3 && environment.system < 11 ? 1 : scale
    }

    /// The width at which multiline text is measured: the preferred one, or that of the last layout.
    private var measuringWidth: CGFloat? { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth }

    private func textSize(width: CGFloat) -> CGSize {
        let size = layout(width: width, lines: numberOfLines).size
        let scale = traitCollection.displayScale
        return CGSize(width: size.ceiled(scale: scale).width, height: size.ceiled(scale: pixels).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        return textSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    override var sizeDependsOnWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && text?.isEmpty == false
    }

    override func layoutWidthChanged(to width: CGFloat) -> Bool {
        let natural = textSize(width: .infinity).width
        // At its natural width the text doesn't wrap: it must not be restricted to an earlier, smaller width.
        let new: CGFloat? = width >= natural - 0.001 ? nil : width
        guard new != layoutWidth else { return false }
        let old = intrinsicContentSize
        layoutWidth = new
        return intrinsicContentSize != old
    }

    override var firstBaseline: Baseline {
        .first(of: intrinsicContentSize.height, effectiveFont, scale: traitCollection.displayScale)
    }

    override var lastBaseline: Baseline {
        .last(of: intrinsicContentSize.height, effectiveFont, scale: traitCollection.displayScale)
    }

    // MARK: Drawing

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let wanted = layout(width: bounds.width, lines: lines).size.ceiled(scale: traitCollection.displayScale)
        let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
        // The rectangle is at the top of the bounds, although the text is drawn in their middle (iOS 17.5).
        return CGRect(origin: CGPoint(x: bounds.minX + share * (bounds.width - size.width), y: bounds.minY), size: size)
    }

    /// The fraction of the free width that is at the left of the text.
    private var share: CGFloat {
        switch textAlignment {
        case .left, .justified: 0
        case .center: 0.5
        case .right: 1
        case .natural: traitCollection.layoutDirection == .rightToLeft ? 1 : 0
        }
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), text?.isEmpty == false else { return }
        let (layout, full) = fittedLayout(in: rect, color: shownColor)
        let scale = max(1, context.ctm.meanScale)
        // Scaled text keeps its baseline, unless the adjustment says otherwise.
        let isAtTop = baselineAdjustment == .none && layout.size.height < full.size.height
        // Attributed text is in the middle whatever the adjustment (iOS 17), which is for texts with one font.
        let line = isAtTop || baselineAdjustment == .alignCenters || attributed != nil ? layout : full
        // The text's box is as high as it is measured, and begins on a pixel of the screen; the first baseline is on a whole
        // pixel, so that text is sharp (iOS 13 and 17).
        let pixel = max(1, traitCollection.displayScale)
        let free = max(0, rect.height - CGSize(width: 0, height: line.size.height).ceiled(scale: pixel).height)
        let begin = rect.minY + (isAtTop ? 0 : (free / 2).rounded(scale: pixel))
        let baseline = begin + line.firstBaseline
        let top = baseline.rounded(scale: scale) - layout.firstBaseline
        if let shadow = shadowColor {
            let copy = fittedLayout(in: rect, color: shadow).shown
            copy.draw(in: context, at: CGPoint(x: rect.minX + shadowOffset.width, y: top + shadowOffset.height))
        }
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: top))
    }

    /// The color of text that has none of its own.
    var shownColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    }

    /// Returns the layout for drawing, with as many lines as fit, and scaled down if the label allows it; and the one
    /// in full size.
    func fittedLayout(in rect: CGRect, color: UIColor) -> (shown: TextLayout, full: TextLayout) {
        // A line of which a tenth doesn't fit is still drawn.
        let height = numberOfLines == 1 ? .infinity : rect.height + effectiveFont.lineHeight / 10
        let full = layout(width: rect.width, lines: numberOfLines, height: height, color: color)
        guard adjustsFontSizeToFitWidth, full.lines.count == 1 else { return (full, full) }
        let natural = layout(width: .infinity, lines: 1).size.width
        guard natural > rect.width, natural > 0 else { return (full, full) }
        let least = minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : 0.1
        return (scaledLayout(in: rect.width, from: rect.width / natural, least: least, color), full)
    }

    /// Returns the largest text that fits, from an estimate on: texts scale with their fonts, but letters of small
    /// fonts are farther apart. iOS fills the width (iOS 17: 160 points of text are drawn in exactly 100).
    private func scaledLayout(in width: CGFloat, from estimate: CGFloat, least: CGFloat, _ color: UIColor) -> TextLayout
    {
        func layout(_ factor: CGFloat) -> TextLayout {
            var text = styledText(color)
            text.scale(by: factor)
            return TextLayout(text, width: width, maximumLines: 1)
        }
        var (low, high) = (least, max(least, min(1, estimate * 1.02)))
        var fitting = layout(low)
        guard !fitting.isTruncated else { return fitting }
        while high - low > 0.004 {
            let middle = (low + high) / 2
            let tried = layout(middle)
            if tried.isTruncated { high = middle } else { (low, fitting) = (middle, tried) }
        }
        return fitting
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UILabel.font), .value(\UILabel.textColor), .value(\UILabel.highlightedTextColor),
            .value(\UILabel.shadowColor), .value(\UILabel.shadowOffset),
        ]
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
    /// Where lines may be broken. Texts here are broken as the system's are without a strategy.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = Self(rawValue: 1)
        public static let hangulWordPriority = Self(rawValue: 2)
        public static let standard = Self(rawValue: 0xFFFF)
    }
}

public enum UILabelVibrancy: Int, Sendable { case none, automatic }
