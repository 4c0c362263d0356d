public import Foundation
import CoreGraphics
import NibArchive
package import TextLayout

extension NSAttributedString.Key {
    public static let font = Self("NSFont")
    public static let foregroundColor = Self("NSColor")
    public static let backgroundColor = Self("NSBackgroundColor")
    public static let paragraphStyle = Self("NSParagraphStyle")
    public static let kern = Self("NSKern")
    public static let tracking = Self("CTTracking")
    public static let underlineStyle = Self("NSUnderline")
    public static let underlineColor = Self("NSUnderlineColor")
    public static let strikethroughStyle = Self("NSStrikethrough")
    public static let strikethroughColor = Self("NSStrikethroughColor")
    public static let baselineOffset = Self("NSBaselineOffset")
    public static let shadow = Self("NSShadow")
    public static let link = Self("NSLink")
    public static let ligature = Self("NSLigature")
    public static let strokeColor = Self("NSStrokeColor")
    public static let strokeWidth = Self("NSStrokeWidth")
    public static let attachment = Self("NSAttachment")
    public static let obliqueness = Self("NSObliqueness")
    public static let expansion = Self("NSExpansion")

    // Texts keep these, and are drawn without them.
    public static let textEffect = Self("NSTextEffect")
    public static let writingDirection = Self("NSWritingDirection")
    public static let verticalGlyphForm = Self("CTVerticalForms")
    public static let textItemTag = Self("UITextItemTag")

    // How a text is spoken.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
    /// A look of letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Letters that are pressed into the background.
        public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The styles that views of text share with their attributed texts.
extension NSAttributedString {
    /// Returns an attribute at the beginning of the text: what its view reports as its own property.
    func first<Value>(_ key: Key) -> Value? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
    }

    /// Returns the text with an attribute for all of it.
    func applying(_ key: Key, _ value: Any) -> NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
        return text
    }

    /// Returns the text with its paragraph styles changed. Paragraphs without a style have the view's.
    func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        var changed: [(NSMutableParagraphStyle, NSRange)] = []
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let style = value as? NSParagraphStyle else { return }
            let own = NSMutableParagraphStyle()
            own.setParagraphStyle(style)
            change(own)
            changed.append((own, range))
        }
        guard !changed.isEmpty else { return self }
        let text = NSMutableAttributedString(attributedString: self)
        for (style, range) in changed { text.addAttribute(.paragraphStyle, value: style, range: range) }
        return text
    }
}

/// Whether a direction of writing is embedded in the text's own, or replaces that of its characters.
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}

/// The attributes of a paragraph.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
    // Only its mutable subclass changes, and that is copied on use.
    package var values = ParagraphAttributes()

    public required init() {}

    public static let `default` = NSParagraphStyle()

    open var alignment: NSTextAlignment { NSTextAlignment(values.alignment) }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: values.baseWritingDirection.rawValue) ?? .natural
    }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(values.lineBreakMode) }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    /// The places to which tabs go.
    open var tabStops: [NSTextTab]! { stops ?? Self.usualStops }
    package var stops: [NSTextTab]?
    /// Twelve stops, 28 points apart (NSParagraphStyle, tabStops).
    private static let usualStops = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

    /// Returns the direction in which a language is written, or that of the app without one.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the same style.
    public func copy() -> Any {
        let copy = NSParagraphStyle()
        (copy.values, copy.stops) = (values, stops)
        return copy
    }

    /// Returns a style that can be changed.
    public func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        (copy.values, copy.stops) = (values, stops)
        return copy
    }

    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
        left.values == right.values && left.tabStops == right.tabStops
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Takes all values of another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { (values, stops) = (style.values, style.stops) }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { stops = newValue }
    }
    public func addTabStop(_ stop: NSTextTab) {
        stops = (tabStops + [stop]).sorted { $0.location < $1.location }
    }
    public func removeTabStop(_ stop: NSTextTab) { stops = tabStops.filter { $0 != stop } }
    open override var alignment: NSTextAlignment {
        get { NSTextAlignment(values.alignment) }
        set { values.alignment = newValue.layout }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.baseWritingDirection = WritingDirection(rawValue: newValue.rawValue) ?? .natural }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(values.lineBreakMode) }
        set { values.lineBreakMode = newValue.layout }
    }
}

extension NSTextAlignment {
    init(_ alignment: TextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension NSLineBreakMode {
    init(_ mode: LineBreakMode) {
        switch mode {
        case .wordWrapping: self = .byWordWrapping
        case .charWrapping: self = .byCharWrapping
        case .clipping: self = .byClipping
        case .truncatingHead: self = .byTruncatingHead
        case .truncatingTail: self = .byTruncatingTail
        case .truncatingMiddle: self = .byTruncatingMiddle
        }
    }
}

/// A shadow of text. Shadows that look alike are equal.
public final class NSShadow: Hashable {
    public init() {}

    public var shadowOffset: CGSize = .zero
    public var shadowBlurRadius: CGFloat = 0
    public var shadowColor: Any?

    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.hashableColor == right.hashableColor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(hashableColor)
    }

    private var hashableColor: AnyHashable? { (shadowColor as? any Hashable).map { AnyHashable($0) } }
}

extension StyledText {
    /// The text of a view: attributed or plain, with the view's attributes as defaults.
    @MainActor
    init(
        _ attributed: NSAttributedString?, plain: String, font: UIFont, color: UIColor,
        alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
        traits: UITraitCollection
    ) {
        var paragraph = ParagraphAttributes()
        paragraph.alignment = alignment.layout
        paragraph.lineBreakMode = lineBreakMode.layout
        paragraph.baseWritingDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let base = TextAttributes(font: font.text, color: color.resolvedColor(with: traits).plainCGColor)
        guard let attributed, attributed.length > 0 else {
            self.init(attributed?.string ?? plain, attributes: base, paragraph: paragraph)
            return
        }
        var runs: [Run] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
            let run = TextAttributes(values, at: range.location, base: base, traits: traits)
            runs.append(Run(range: range.location..<range.location + range.length, attributes: run))
        }
        let usual = paragraph
        func attributes(_ style: NSParagraphStyle) -> ParagraphAttributes {
            var own = style.laidOut
            if own.lineBreakMode == .wordWrapping { own.lineBreakMode = usual.lineBreakMode }
            own.baseWritingDirection = usual.baseWritingDirection
            return own
        }
        var paragraphs: [Paragraph] = []
        attributed.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: attributed.length)) {
            value, range, _ in
            guard let style = value as? NSParagraphStyle, let range = Range(range) else { return }
            paragraphs.append(Paragraph(range: range, attributes: attributes(style)))
        }
        // One style for all is the common case, which needs no list.
        if let only = paragraphs.first, only.range == 0..<attributed.length {
            (paragraph, paragraphs) = (only.attributes, [])
        }
        self.init(attributed.string, runs: runs, paragraphs: paragraphs, paragraph: paragraph)
    }
}

extension TextAttributes {
    /// Creates the attributes of a run of text, with `base` for missing ones.
    @MainActor
    init(_ values: [NSAttributedString.Key: Any], at place: Int, base: TextAttributes, traits: UITraitCollection) {
        self = base
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (values[key] as? UIColor)?.resolvedColor(with: traits).plainCGColor
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? values[key] as? CGFloat
        }
        if let font = values[.font] as? UIFont { self.font = font.adjusted(for: traits).text }
        if let text = color(.foregroundColor) { self.color = text }
        background = color(.backgroundColor) ?? background
        kern = number(.kern) ?? kern
        tracking = number(.tracking) ?? tracking
        func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextLine? {
            number(key).flatMap { Int(exactly: $0) }.flatMap { NSUnderlineStyle(rawValue: $0).line(color(colorKey)) }
        }
        underline = line(.underlineStyle, .underlineColor)
        strikethrough = line(.strikethroughStyle, .strikethroughColor)
        baselineOffset = number(.baselineOffset) ?? 0
        if values[.link] != nil { lookLikeLink(traits) }
        shadow = (values[.shadow] as? NSShadow).flatMap { TextAttributes.Shadow($0, traits: traits) }
        if let width = number(.strokeWidth), width != 0 {
            outline = Outline(width: abs(width) / 100, color: color(.strokeColor), isFilled: width < 0)
        }
        obliqueness = number(.obliqueness) ?? 0
        attachment = (values[.attachment] as? NSTextAttachment)?.placed(at: place, in: self.color)
    }

    /// Strings with links are drawn in the color of links and underlined, whatever their own color is; text views have
    /// looks of their own for links.
    private mutating func lookLikeLink(_ traits: UITraitCollection) {
        self.color = UIColor.link.resolvedColor(with: traits).plainCGColor
        underline = underline ?? TextLine()
    }
}

extension TextAttributes.Shadow {
    /// Creates a shadow, or nil for one that can't be seen. A blur without color is black at a third
    /// (NSShadow, shadowColor).
    @MainActor
    init?(_ shadow: NSShadow, traits: UITraitCollection) {
        let color = shadow.shadowColor as? UIColor ?? UIColor.black.withAlphaComponent(1 / 3)
        guard shadow.shadowOffset != .zero || shadow.shadowBlurRadius > 0 else { return nil }
        self.init(
            color: color.resolvedColor(with: traits).plainCGColor, offset: shadow.shadowOffset,
            blur: shadow.shadowBlurRadius)
    }
}

extension NSParagraphStyle {
    /// The attributes as the layout takes them.
    var laidOut: ParagraphAttributes {
        var values = values
        values.tabStops = (stops ?? []).sorted { $0.location < $1.location }.map(\.laidOut)
        return values
    }
}

extension NSTextTab {
    fileprivate var laidOut: ParagraphAttributes.TabStop {
        if let characters = terminators {
            // Columns end at one of few characters of the basic plane, such as a decimal separator.
            let units = Set((UInt16(0x20)...0x3FF).filter { Unicode.Scalar($0).map(characters.contains) == true })
            return ParagraphAttributes.TabStop(location: location, alignment: .terminators(units))
        }
        let place: ParagraphAttributes.TabStop.Alignment =
            switch alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        return ParagraphAttributes.TabStop(location: location, alignment: place)
    }
}

extension UIColor {
    /// The color itself, for a color that no longer depends on traits.
    var plainCGColor: CGColor {
        if case .pattern(let pattern) = kind { return pattern }
        let parts = components
        return CGColor(srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}

extension UINibDecoder {
    /// Returns an attributed string. Several runs are encoded as a list of lengths and indexes of attributes.
    func attributedString(_ object: NibObject) -> NSAttributedString {
        let text = context.shown(object.string("NSString") ?? "")
        let result = NSMutableAttributedString(string: text)
        guard let attributes = value("NSAttributes") else { return result }
        if let set = attributes as? [AnyHashable: Any] {
            result.addAttributes(Self.keyed(set), range: NSRange(location: 0, length: result.length))
            return result
        }
        guard let sets = attributes as? [Any], let info = value("NSAttributeInfo") as? Data else { return result }
        var (place, bytes) = (0, info[...])
        while let length = Self.number(&bytes), let index = Self.number(&bytes), place < result.length {
            let range = NSRange(location: place, length: min(length, result.length - place))
            if sets.indices.contains(index), let set = sets[index] as? [AnyHashable: Any] {
                result.addAttributes(Self.keyed(set), range: range)
            }
            place += range.length
        }
        return result
    }

    private static func keyed(_ set: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in set {
            if let name = key as? String { result[NSAttributedString.Key(name)] = value }
        }
        return result
    }

    /// Reads a number of 7 bits per byte, the lowest first; the highest bit says that more follow.
    private static func number(_ bytes: inout Data.SubSequence) -> Int? {
        var (result, shift) = (0, 0)
        while let byte = bytes.popFirst(), shift < 56 {
            result |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return result }
            shift += 7
        }
        return nil
    }
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight
    case rightToLeft
}
