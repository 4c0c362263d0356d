import CoreGraphics
public import Foundation
import TextLayout

/// The places of a text's characters in a container.
///
/// Each UTF-16 unit of the text counts as one glyph, so that indexes of glyphs and characters are the same.
@preconcurrency @MainActor
public class NSLayoutManager: NSObject {
    public weak var textStorage: NSTextStorage?
    public private(set) var textContainers: [NSTextContainer] = []
    public var usesFontLeading = true
    public var allowsNonContiguousLayout = false
    public var showsInvisibleCharacters = false

    public override init() { super.init() }

    public func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    public func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    public func ensureLayout(for container: NSTextContainer) {}
    public func ensureLayout(forCharacterRange range: NSRange) {}
    public func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
    {
    }
    public func invalidateDisplay(forCharacterRange range: NSRange) {
        textContainers.first?.textView?.setNeedsDisplay()
    }

    // MARK: Ranges

    /// Returns the range of what is laid out in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: layout(in: container).lines.last?.range.upperBound ?? 0)
    }

    public func glyphRange(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = range
        return range
    }

    public func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualGlyphRange?.pointee = range
        return range
    }

    public func characterIndexForGlyph(at index: Int) -> Int { index }
    public func glyphIndexForCharacter(at index: Int) -> Int { index }

    // MARK: Drawing

    /// Draws the backgrounds of a range, which are drawn with the glyphs here.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    // MARK: Places

    /// Returns the rectangle of all lines, in the container's coordinates.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        let size = layout(in: container).size
        let x = lines(in: container).map(\.minX).min() ?? container.lineFragmentPadding
        return CGRect(
            x: x - container.lineFragmentPadding, y: 0, width: size.width + 2 * container.lineFragmentPadding,
            height: size.height)
    }

    /// Returns the rectangle around a range, in the container's coordinates.
    public func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        rects(of: range, in: container).reduce(.null) { $0.union($1) }
    }

    /// Calls a closure with the rectangle of each line's part of a range, until it sets its second argument.
    public func enumerateEnclosingRects(
        forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange, in container: NSTextContainer,
        using body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for rect in rects(of: range, in: container) where !stops.boolValue { body(rect, &stops) }
    }

    /// Calls a closure with each line of a range: its rectangle, the rectangle of its text, its container and its range.
    public func enumerateLineFragments(
        forGlyphRange range: NSRange,
        using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stops: ObjCBool = false
        for line in layout(in: container).lines where !stops.boolValue {
            let own = NSRange(line.range)
            guard own.intersection(range) != nil else { continue }
            let (whole, used) = (wholeRect(of: line, in: container), rect(of: line, in: container))
            body(whole, used.insetBy(dx: -container.lineFragmentPadding, dy: 0), container, own, &stops)
        }
    }

    /// Returns the rectangle of the line of a glyph, as wide as the container.
    public func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (line, container) = line(of: index, effectiveRange) else { return .zero }
        return wholeRect(of: line, in: container)
    }

    /// Returns the rectangle of the text in the line of a glyph.
    public func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (line, container) = line(of: index, effectiveRange) else { return .zero }
        return rect(of: line, in: container).insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }

    /// Returns the character below a point of the container, or the closest one.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let layout = layout(in: container)
        let place = CGPoint(x: point.x - container.lineFragmentPadding, y: max(0, point.y))
        let count = textStorage?.length ?? 0
        guard count > 0 else { return 0 }
        var index = min(layout.index(closestTo: place), count - 1)
        // The closest caret can be that after the character.
        if index > 0, layout.caretRect(at: index).minX > place.x,
            layout.caretRect(at: index - 1).minY == layout.caretRect(at: index).minY
        {
            index -= 1
        }
        if let fraction {
            let (start, end) = (layout.caretRect(at: index).minX, layout.caretRect(at: index + 1).minX)
            fraction.pointee = end > start ? min(max((place.x - start) / (end - start), 0), 1) : 0
        }
        return index
    }

    /// Returns the glyph below a point of the container, or the closest one.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the glyph below a point of the container, or the closest one.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: fraction)
    }

    /// Returns the place of a glyph in its line.
    public func location(forGlyphAt index: Int) -> CGPoint {
        guard let (line, container) = line(of: index, nil) else { return .zero }
        let caret = layout(in: container).caretRect(at: index)
        return CGPoint(x: caret.minX + container.lineFragmentPadding, y: line.baseline - line.origin.y)
    }

    /// Draws what is in a range.
    public func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let context = UIGraphicsGetCurrentContext() else { return }
        let rects = rects(of: range, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        guard !rects.isEmpty else { return }
        context.saveGState()
        context.clip(to: rects)
        layout(in: container).draw(
            in: context, at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y))
        context.restoreGState()
    }

    // MARK: Layout

    private func layout(in container: NSTextContainer) -> TextLayout {
        if let view = container.textView { return view.layout(width: view.bounds.width) }
        let size = container.size
        let styled = StyledText(
            textStorage, plain: "", font: .systemFont(ofSize: 12), color: .black,
            lineBreakMode: container.lineBreakMode,
            traits: .current)
        return TextLayout(
            styled, width: size.width > 0 ? max(1, size.width - 2 * container.lineFragmentPadding) : .infinity,
            maximumLines: container.maximumNumberOfLines, height: size.height > 0 ? size.height : .infinity)
    }

    private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let range = Range(range) else { return [] }
        return layout(in: container).rects(for: range).map { $0.offsetBy(dx: container.lineFragmentPadding, dy: 0) }
    }

    private func lines(in container: NSTextContainer) -> [CGRect] {
        layout(in: container).lines.map { rect(of: $0, in: container) }
    }

    private func rect(of line: TextLayout.Line, in container: NSTextContainer) -> CGRect {
        CGRect(
            x: line.origin.x + container.lineFragmentPadding, y: line.origin.y, width: line.width, height: line.height)
    }

    private func wholeRect(of line: TextLayout.Line, in container: NSTextContainer) -> CGRect {
        let width =
            container.textView.map { $0.bounds.width - $0.textContainerInset.horizontal } ?? container.size.width
        return CGRect(x: 0, y: line.origin.y, width: width, height: line.height)
    }

    private func line(
        of index: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> (TextLayout.Line, NSTextContainer)? {
        guard let container = textContainers.first else { return nil }
        let lines = layout(in: container).lines
        guard let line = lines.first(where: { $0.range.contains(index) }) ?? lines.last else { return nil }
        effectiveRange?.pointee = NSRange(line.range)
        return (line, container)
    }
}
