public import CoreGraphics
public import Foundation
import TextLayout

/// The lines of an element. Apps subclass it to draw more than them.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
        public static let estimatesSize = Self(rawValue: 2)
        public static let ensuresLayout = Self(rawValue: 4)
        public static let ensuresExtraLineFragment = Self(rawValue: 8)
    }
    public enum State: UInt, Sendable { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }

    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var textElement: NSTextElement?
    open private(set) var rangeInElement: NSTextRange
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    open private(set) var state = State.none
    private var layout: TextLayout?
    private var padding: CGFloat = 0
    private var frame = CGRect.zero

    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        self.rangeInElement =
            rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    func apply(_ layout: TextLayout, in container: NSTextContainer, of manager: NSTextLayoutManager) {
        (self.layout, padding, textLayoutManager) = (layout, container.lineFragmentPadding, manager)
        let units = rangeInElement.units
        let lines = layout.lines.filter {
            $0.range.isEmpty
                ? $0.range.lowerBound >= units.location && $0.range.lowerBound < max(units.upperBound, 1)
                : NSRange($0.range).intersection(units) != nil
        }
        let edge = lines.map(\.origin.x).min() ?? 0
        let right = lines.map { $0.origin.x + $0.width }.max() ?? 0
        let (top, bottom) = (lines.first?.origin.y ?? 0, lines.last.map { $0.origin.y + $0.height } ?? 0)
        frame = CGRect(x: edge + padding, y: top, width: right - edge, height: bottom - top)
        textLineFragments = lines.map { NSTextLineFragment($0, in: layout, of: self) }
        state = .layoutAvailable
    }

    /// The rectangle of the lines in the container.
    open var layoutFragmentFrame: CGRect { frame }
    /// What is drawn, beside the fragment's origin.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    /// The room in front of the lines, behind, above and below them.
    open var leadingPadding: CGFloat { 0 }
    open var trailingPadding: CGFloat { 0 }
    open var topMargin: CGFloat { 0 }
    open var bottomMargin: CGFloat { 0 }

    /// Draws the lines with the fragment's origin at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let layout, let range = Range(rangeInElement.units) else { return }
        layout.draw(
            of: range, in: context, at: CGPoint(x: point.x - frame.minX + padding, y: point.y - frame.minY))
    }

    /// Lets the lines be laid out again.
    open func invalidateLayout() {
        state = .none
        textLayoutManager?.invalidateLayout(for: rangeInElement)
    }

    /// Returns the rectangle of an attachment beside the fragment's origin, or an empty one.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let layout, let place = (location as? TextOffset)?.offset,
            let rect = layout.rects(for: place..<place + 1).first
        else { return .zero }
        return rect.offsetBy(dx: padding - frame.minX, dy: -frame.minY)
    }

    /// Returns the line at a distance from the fragment's top: the closest, unless it has to be there.
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        let found = textLineFragments.first {
            (min($0.typographicBounds.minY, verticalOffset)..<$0.typographicBounds.maxY).contains(verticalOffset)
                && $0.typographicBounds.minY <= verticalOffset
        }
        if found != nil || requiresExactMatch { return found }
        return verticalOffset < 0 ? textLineFragments.first : textLineFragments.last
    }

    /// Returns the line with a place in it.
    open func textLineFragment(
        for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
    ) -> NSTextLineFragment? {
        guard let place = (textLocation as? TextOffset)?.offset else { return nil }
        let own = place - rangeInElement.units.location
        return textLineFragments.last { line in
            isUpstreamAffinity
                ? line.characterRange.location < own || own == 0 : line.characterRange.location <= own
        }
    }
}

/// A line of a fragment.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    /// The text of the fragment that the line is of.
    open private(set) var attributedString: NSAttributedString
    /// The range of the line in the text of its fragment.
    open private(set) var characterRange: NSRange
    /// The rectangle of the line beside its fragment's origin.
    open private(set) var typographicBounds: CGRect
    /// Where the first character is drawn, beside the line's rectangle: on the baseline.
    open private(set) var glyphOrigin: CGPoint
    private let layout: TextLayout
    private let line: TextLayout.Line
    /// The index of the fragment's first character in the layout.
    private let offset: Int

    init(_ line: TextLayout.Line, in layout: TextLayout, of fragment: NSTextLayoutFragment) {
        (self.line, self.layout) = (line, layout)
        offset = fragment.rangeInElement.units.location
        attributedString =
            (fragment.textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        // The last line of a paragraph ends with its line end.
        let rest = attributedString.length - (line.range.upperBound - offset)
        let isLast = rest <= 2 && rest > 0 && line.range.upperBound <= fragment.rangeInElement.units.upperBound
        characterRange = NSRange(
            location: line.range.lowerBound - offset, length: line.range.count + (isLast ? max(rest, 0) : 0))
        let lines = layout.lines.filter { NSRange($0.range).intersection(fragment.rangeInElement.units) != nil }
        let edge = lines.map(\.origin.x).min() ?? line.origin.x
        let top = lines.first?.origin.y ?? line.origin.y
        typographicBounds = CGRect(
            x: line.origin.x - edge, y: line.origin.y - top, width: line.width, height: line.height)
        glyphOrigin = CGPoint(x: 0, y: line.baseline - line.origin.y)
        super.init()
    }

    /// Creates the first line of a text.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        let styled = StyledText(
            attributedString.attributedSubstring(from: range), plain: "", font: .systemFont(ofSize: 12), color: .black,
            lineBreakMode: .byClipping, traits: .current)
        layout = TextLayout(styled, maximumLines: 1)
        line = layout.lines.first ?? TextLayout(StyledText(" ")).lines[0]
        offset = -range.location
        typographicBounds = CGRect(x: 0, y: 0, width: line.width, height: line.height)
        glyphOrigin = CGPoint(x: 0, y: line.baseline)
        super.init()
    }

    /// Draws the line with its rectangle's origin at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        layout.draw(
            of: line.range, in: context, at: CGPoint(x: point.x - line.origin.x, y: point.y - line.origin.y))
    }

    /// Returns where a character begins, beside the line's rectangle: on the baseline.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: layout.caretRect(at: index + offset).minX - line.origin.x, y: glyphOrigin.y)
    }

    /// Returns the character at a point beside the line's rectangle, or the closest one.
    open func characterIndex(for point: CGPoint) -> Int {
        layout.index(closestTo: CGPoint(x: point.x + line.origin.x, y: line.origin.y + line.height / 2)) - offset
    }

    /// Returns how far a point is through the character at it.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let x = point.x + line.origin.x
        for index in line.range {
            let (start, end) = (layout.caretRect(at: index).minX, layout.caretRect(at: index + 1).minX)
            if x >= start, x < end { return (x - start) / (end - start) }
        }
        return 0
    }
}
