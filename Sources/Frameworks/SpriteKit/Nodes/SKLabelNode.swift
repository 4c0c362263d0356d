import CoreGraphics
public import Foundation
public import UIKit

public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// A text.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    open var text: String? { didSet { changed() } }
    open var attributedText: NSAttributedString? { didSet { changed() } }
    open var fontName: String? { didSet { changed() } }
    open var fontSize: CGFloat = 32 { didSet { changed() } }
    open var fontColor: UIColor? = .white { didSet { changed() } }
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { changed() } }
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { changed() } }
    open var numberOfLines = 1 { didSet { changed() } }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail

    public override init() { super.init() }

    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }

    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let file = aDecoder as? SceneDecoder { readLabel(file) }
    }

    private func readLabel(_ file: SceneDecoder) {
        text = file.string("_text")
        fontName = file.string("_fontName")
        fontSize = min(max(0, file.number("_fontSize") ?? fontSize), Self.largestFont)
        fontColor = file.color("_fontColor") ?? fontColor
        color = file.color("_color")
        colorBlendFactor = file.number("_labelColorBlend") ?? colorBlendFactor
        blendMode = file.option("_labelBlendMode") ?? blendMode
        verticalAlignmentMode = file.option("_verticalAlignmentMode") ?? verticalAlignmentMode
        horizontalAlignmentMode = file.option("_horizontalAlignmentMode") ?? horizontalAlignmentMode
        numberOfLines = max(0, file.integer("_numberOfLines") ?? numberOfLines)
        preferredMaxLayoutWidth = max(0, file.number("_preferredMaxLayoutWidth") ?? preferredMaxLayoutWidth)
    }

    /// The largest font of a file: larger ones are damage.
    private static let largestFont: CGFloat = 10_000

    private var font: UIFont {
        fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? UIFont(
            name: "HelveticaNeue-UltraLight", size: fontSize)
            ?? .systemFont(ofSize: fontSize)
    }

    private var drawnText: NSAttributedString {
        attributedText
            ?? NSAttributedString(string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
    }

    override var ownBounds: CGRect {
        let drawn = drawnText
        guard drawn.length > 0 else { return .zero }
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        let size = drawn.boundingRect(
            with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin, context: nil
        ).size
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: font.ascender - size.height
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    override func draw(in context: CGContext) {
        let rect = ownBounds
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        drawnText.draw(
            with: CGRect(x: rect.minX, y: rect.minY, width: rect.width + 1, height: rect.height + 1),
            options: .usesLineFragmentOrigin, context: nil)
    }
}
