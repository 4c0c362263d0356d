public import CoreGraphics
public import Foundation
import TextLayout

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let middle = Self(rawValue: "middle")
    public static let end = Self(rawValue: "end")
}

/// A layer that draws text from the top of its bounds.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`, whose attributes are ignored.
    open var string: Any? { didSet { host?.recordChange(of: self) } }
    /// A font, or the name of a family; anything else means the system font.
    open var font: Any? { didSet { host?.recordChange(of: self) } }
    open var fontSize: CGFloat = 36 { didSet { if host != nil { changed("fontSize", from: LayerValue(oldValue)) } } }
    open var foregroundColor: CGColor? = .white {
        didSet { if host != nil { changed("foregroundColor", from: LayerValue(oldValue)) } }
    }
    open var isWrapped = false { didSet { host?.recordChange(of: self) } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { host?.recordChange(of: self) } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { host?.recordChange(of: self) } }

    /// Whether glyphs may be drawn with a part of a pixel for each color. They never are here.
    open var allowsFontSubpixelQuantization = false

    private var plainText: String { (string as? NSAttributedString)?.string ?? string as? String ?? "" }

    override class var animatableProperties: [String: LayerProperty] { LayerProperty.ofTexts }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        alignmentMode = other.alignmentMode
        truncationMode = other.truncationMode
    }

    override var kindBounds: CGRect { plainText.isEmpty ? .null : bounds }

    override func renderKind(in context: CGContext, _ renderer: LayerRenderer) {
        guard let color = foregroundColor, bounds.width > 0, bounds.height > 0 else { return }
        var family = TextFont.Family.system
        if let name = font as? String ?? (font as? CGFont)?.name { family = .named(name) }
        let text = StyledText(
            plainText, attributes: TextAttributes(font: TextFont(family: family, size: fontSize), color: color),
            paragraph: ParagraphAttributes(alignment: alignment, lineBreakMode: lineBreakMode))
        let layout = TextLayout(text, width: bounds.width, maximumLines: isWrapped ? 0 : 1)
        context.saveGState()
        context.clip(to: bounds)
        layout.draw(in: context, at: bounds.origin)
        context.restoreGState()
    }

    private var alignment: TextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var lineBreakMode: LineBreakMode {
        switch truncationMode {
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        default: isWrapped ? .wordWrapping : .clipping
        }
    }
}
