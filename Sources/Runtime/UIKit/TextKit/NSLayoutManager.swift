import CoreGraphics
public import Foundation
import TextLayout

/// The places of a text's characters in its containers, and their drawing.
///
/// Each UTF-16 unit of the text counts as one glyph, so that indexes of glyphs and characters are the same.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers, which the text fills one after another.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Decides about spacing, and receives the end of layout.
    open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }
    /// Whether lines are as far apart as fonts want, which they always are here.
    open var usesFontLeading = true
    /// Whether parts of a text may be laid out before others. Here, layout of the whole text happens on demand.
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    /// Whether invisible characters are drawn. Fonts here have no glyphs for them.
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    /// Whether words may be hyphenated. They aren't here.
    open var usesDefaultHyphenation = false
    /// Whether unusual texts are laid out in a simpler way. None is here.
    open var limitsLayoutForSuspiciousContents = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager?.remove(container)
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.attach(self)
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).attach(nil)
    }

    /// Called when a container has another size, or another shape.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { container.geometryChanged() }

    /// Called when a container has another text view.
    open func textContainerChangedTextView(_ container: NSTextContainer) { container.geometryChanged() }

    private func remove(_ container: NSTextContainer) { textContainers.removeAll { $0 === container } }
    /// Lets another manager have the first container.
    func forgetTextContainer() { textContainers.removeFirst() }

    /// Lays out another text, as do all managers of the old one.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        let all = textStorage?.layoutManagers ?? [self]
        for manager in all {
            manager.textStorage?.removeLayoutManager(manager)
            newTextStorage.addLayoutManager(manager)
        }
    }

    // MARK: Layout

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    /// Lays out the text of a container, and calls the delegate.
    open func ensureLayout(for container: NSTextContainer) {
        let end = part(in: container).end
        delegate?.layoutManager(
            self, didCompleteLayoutFor: container, atEnd: end >= numberOfGlyphs)
    }
    open func ensureLayout(forCharacterRange range: NSRange) { ensureLayout() }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout() }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        ensureLayout(for: container)
    }
    private func ensureLayout() { for container in textContainers { ensureLayout(for: container) } }

    /// Lets a part of the text be laid out again.
    open func invalidateLayout(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharacterRange?.pointee = range
        invalidate()
    }
    open func invalidateDisplay(forCharacterRange range: NSRange) {
        for container in textContainers { container.textView?.setNeedsDisplay() }
    }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    /// Called by a storage whose text has changed.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    private func invalidate() {
        for container in textContainers {
            container.geometryChanged()
            container.textView?.layoutChanged()
        }
    }

    /// The first character that isn't laid out: the one behind the last container.
    open func firstUnlaidCharacterIndex() -> Int { textContainers.last.map { part(in: $0).end } ?? 0 }
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Ranges

    /// Returns the range of what is laid out in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let part = part(in: container)
        return NSRange(location: part.offset, length: max(part.end - part.offset, 0))
    }

    /// Returns the container of a glyph, or nil for one that no container has room for.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        for container in textContainers {
            let range = glyphRange(for: container)
            guard range.contains(glyphIndex) || glyphIndex == range.upperBound && container === textContainers.last
            else { continue }
            effectiveGlyphRange?.pointee = range
            return container
        }
        return nil
    }

    open func glyphRange(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = range
        return range
    }

    open func characterRange(
        forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = range
        return range
    }

    open func characterIndexForGlyph(at index: Int) -> Int { index }
    open func glyphIndexForCharacter(at index: Int) -> Int { index }

    /// Returns the range of the lines that are in a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let part = part(in: container)
        let inside = part.layout.lines.filter { rect(of: $0, in: container).intersects(bounds) }
        guard let first = inside.first, let last = inside.last else {
            return NSRange(location: part.offset, length: 0)
        }
        return NSRange(
            location: part.offset + first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    { glyphRange(forBoundingRect: bounds, in: container) }

    /// Returns what an ellipsis stands for in the line of a glyph, or a range without location.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (line, part, _) = line(of: glyphIndex), let hidden = line.hiddenRange else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: hidden.lowerBound + part.offset, length: hidden.count)
    }

    // MARK: Drawing

    /// Draws the backgrounds of a range, whose container begins at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for (part, container) in parts(of: glyphsToShow) {
            for (run, color) in part.layout.ranges(with: .backgrounds) {
                guard let shown = part.shared(run, with: glyphsToShow) else { continue }
                let rects = part.layout.rects(for: shown).map {
                    $0.offsetBy(dx: origin.x + container.lineFragmentPadding, dy: origin.y)
                }
                let range = NSRange(location: shown.lowerBound + part.offset, length: shown.count)
                rects.withUnsafeBufferPointer { buffer in
                    guard let first = buffer.baseAddress else { return }
                    fillBackgroundRectArray(
                        first, count: buffer.count, forCharacterRange: range, color: UIColor(cgColor: color))
                }
            }
        }
    }

    /// Draws what is in a range, whose container begins at a point, without backgrounds.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for (part, container) in parts(of: glyphsToShow) {
            let own = part.own(glyphsToShow)
            guard !own.isEmpty else { continue }
            part.layout.draw(.glyphs, of: own, in: context, at: container.textOrigin(origin))
            drawLines(.underlines, part, container, glyphsToShow, origin)
            drawLines(.strikethroughs, part, container, glyphsToShow, origin)
        }
    }

    /// Fills the rectangles of a background.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context.fill(rect) }
        context.restoreGState()
    }

    /// Draws the line below a part of a line.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { paint(.underlines, glyphRange, containerOrigin) }

    /// Draws the line through a part of a line.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { paint(.strikethroughs, glyphRange, containerOrigin) }

    /// Calls what draws underlines or strikethroughs with each of them that is in a range, line by line.
    private func drawLines(
        _ kind: TextLayout.Parts, _ part: ContainerText, _ container: NSTextContainer, _ shown: NSRange,
        _ origin: CGPoint
    ) {
        for (run, _) in part.layout.ranges(with: kind) {
            guard let shared = part.shared(run, with: shown) else { continue }
            for line in part.layout.lines where line.range.overlaps(shared) {
                let own = line.range.clamped(to: shared)
                let range = NSRange(location: own.lowerBound + part.offset, length: own.count)
                let lineRange = NSRange(location: line.range.lowerBound + part.offset, length: line.range.count)
                let (rect, offset) = (wholeRect(of: line, in: container), line.descent)
                let key: NSAttributedString.Key = kind == .underlines ? .underlineStyle : .strikethroughStyle
                let style = textStorage?.style(key, at: range.location) ?? .single
                if kind == .underlines {
                    drawUnderline(
                        forGlyphRange: range, underlineType: style, baselineOffset: offset, lineFragmentRect: rect,
                        lineFragmentGlyphRange: lineRange, containerOrigin: origin)
                } else {
                    drawStrikethrough(
                        forGlyphRange: range, strikethroughType: style, baselineOffset: offset,
                        lineFragmentRect: rect, lineFragmentGlyphRange: lineRange, containerOrigin: origin)
                }
            }
        }
    }

    private func paint(_ kind: TextLayout.Parts, _ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for (part, container) in parts(of: range) {
            part.layout.draw(kind, of: part.own(range), in: context, at: container.textOrigin(origin))
        }
    }

    // MARK: Places

    /// Returns the rectangle of all lines, in the container's coordinates.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let layout = part(in: container).layout
        let x = layout.lines.map { rect(of: $0, in: container).minX }.min() ?? container.lineFragmentPadding
        return CGRect(
            x: x - container.lineFragmentPadding, y: 0, width: layout.size.width + 2 * container.lineFragmentPadding,
            height: layout.size.height)
    }

    /// Returns the rectangle around a range, in the container's coordinates.
    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        rects(of: range, in: container).reduce(.null) { $0.union($1) }
    }

    /// Calls a closure with the rectangle of each line's part of a range, until it sets its second argument.
    open func enumerateEnclosingRects(
        forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange, in container: NSTextContainer,
        using body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for rect in rects(of: range, in: container) where !stops.boolValue { body(rect, &stops) }
    }

    /// Calls a closure with each line of a range: its rectangle, the rectangle of its text, its container and its range.
    open func enumerateLineFragments(
        forGlyphRange range: NSRange,
        using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for (part, container) in parts(of: range) {
            for line in part.layout.lines where !stops.boolValue {
                let own = NSRange(location: line.range.lowerBound + part.offset, length: line.range.count)
                guard own.intersection(range) != nil else { continue }
                let (whole, used) = (wholeRect(of: line, in: container), rect(of: line, in: container))
                body(whole, used.insetBy(dx: -container.lineFragmentPadding, dy: 0), container, own, &stops)
            }
        }
    }

    /// Returns the rectangle of the line of a glyph, as wide as the container.
    open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (line, part, container) = line(of: index) else { return .zero }
        effectiveRange?.pointee = part.range(of: line)
        return wholeRect(of: line, in: container)
    }
    open func lineFragmentRect(
        forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: index, effectiveRange: effectiveRange) }

    /// Returns the rectangle of the text in the line of a glyph.
    open func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (line, part, container) = line(of: index) else { return .zero }
        effectiveRange?.pointee = part.range(of: line)
        return rect(of: line, in: container).insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }
    open func lineFragmentUsedRect(
        forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: index, effectiveRange: effectiveRange) }

    /// The empty line behind a line end at the end of the text, or an empty rectangle.
    open var extraLineFragmentRect: CGRect { extraLine.map { wholeRect(of: $0.line, in: $0.container) } ?? .zero }
    open var extraLineFragmentUsedRect: CGRect {
        extraLine.map {
            rect(of: $0.line, in: $0.container).insetBy(dx: -$0.container.lineFragmentPadding, dy: 0)
        } ?? .zero
    }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }
    private var extraLine: (line: TextLayout.Line, container: NSTextContainer)? {
        guard let container = textContainers.last, let text = textStorage, text.length > 0,
            let line = part(in: container).layout.lines.last, line.range.isEmpty
        else { return nil }
        return (line, container)
    }

    /// Returns the character below a point of the container, or the closest one.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let part = part(in: container)
        let place = CGPoint(x: point.x - container.lineFragmentPadding, y: max(0, point.y))
        let count = numberOfGlyphs - part.offset
        guard count > 0 else { return part.offset }
        let layout = part.layout
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
        return index + part.offset
    }

    /// Returns the glyph below a point of the container, or the closest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the glyph below a point of the container, or the closest one.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: fraction)
    }

    /// Returns how far a point is through the glyph below it, between 0 and 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return fraction
    }

    /// Returns the place of a glyph in its line.
    open func location(forGlyphAt index: Int) -> CGPoint {
        guard let (line, part, container) = line(of: index) else { return .zero }
        let caret = part.layout.caretRect(at: index - part.offset)
        return CGPoint(x: caret.minX + container.lineFragmentPadding, y: line.baseline - line.origin.y)
    }

    /// Returns the size of an attachment, or (-1, -1) for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let text = textStorage, glyphIndex >= 0, glyphIndex < text.length,
            text.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
            let (_, part, _) = line(of: glyphIndex),
            let rect = part.layout.rects(for: glyphIndex - part.offset..<glyphIndex - part.offset + 1).first
        else { return CGSize(width: -1, height: -1) }
        return rect.size
    }

    // MARK: Parts

    /// Returns what a container shows: what the containers before it have no room for.
    func part(in container: NSTextContainer) -> ContainerText {
        if let view = container.textView {
            return ContainerText(layout: view.layout(width: view.bounds.width), offset: 0, text: textStorage)
        }
        var offset = 0
        for other in textContainers {
            let part = part(in: other, from: offset)
            if other === container { return part }
            offset = part.end
        }
        return part(in: container, from: offset)
    }

    private func part(in container: NSTextContainer, from offset: Int) -> ContainerText {
        let (size, length) = (container.size, numberOfGlyphs)
        let rest = NSRange(location: min(offset, length), length: max(length - offset, 0))
        var styled = StyledText(
            offset == 0 ? textStorage : textStorage?.attributedSubstring(from: rest), plain: "",
            font: .systemFont(ofSize: 12), color: .black, lineBreakMode: container.lineBreakMode, traits: .current)
        addDelegatesSpacing(&styled, from: offset)
        let layout = container.layout(
            styled, width: size.width > 0 ? max(1, size.width - 2 * container.lineFragmentPadding) : .infinity,
            maximumLines: container.maximumNumberOfLines, height: size.height > 0 ? size.height : .infinity)
        return ContainerText(layout: layout, offset: offset, text: textStorage)
    }

    /// Adds the spacing that the delegate returns once for each paragraph style.
    func addDelegatesSpacing(_ text: inout StyledText, from offset: Int) {
        guard let delegate, !text.text.isEmpty else { return }
        func add(_ attributes: inout ParagraphAttributes, at index: Int) {
            attributes.lineSpacing += delegate.layoutManager(
                self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: .zero)
            attributes.paragraphSpacingBefore += delegate.layoutManager(
                self, paragraphSpacingBeforeGlyphAt: index, withProposedLineFragmentRect: .zero)
            attributes.paragraphSpacing += delegate.layoutManager(
                self, paragraphSpacingAfterGlyphAt: index, withProposedLineFragmentRect: .zero)
        }
        add(&text.paragraph, at: offset)
        for index in text.paragraphs.indices {
            add(&text.paragraphs[index].attributes, at: offset + text.paragraphs[index].range.lowerBound)
        }
    }

    /// Returns what containers show of a range.
    private func parts(of range: NSRange) -> [(ContainerText, NSTextContainer)] {
        textContainers.map { (part(in: $0), $0) }.filter { part, _ in
            part.offset < range.upperBound && part.end >= range.location
        }
    }

    private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        let part = part(in: container)
        return part.layout.rects(for: part.own(range)).map { $0.offsetBy(dx: container.lineFragmentPadding, dy: 0) }
    }

    private func rect(of line: TextLayout.Line, in container: NSTextContainer) -> CGRect {
        CGRect(
            x: line.origin.x + container.lineFragmentPadding, y: line.origin.y, width: line.width, height: line.height)
    }

    private func wholeRect(of line: TextLayout.Line, in container: NSTextContainer) -> CGRect {
        if let fragment = line.fragment {
            return CGRect(
                x: fragment.lowerBound, y: line.origin.y,
                width: fragment.upperBound - fragment.lowerBound + 2 * container.lineFragmentPadding,
                height: line.height)
        }
        let width = container.textView == nil ? container.size.width : container.ownWidth
        return CGRect(x: 0, y: line.origin.y, width: width, height: line.height)
    }

    private func line(of index: Int) -> (TextLayout.Line, ContainerText, NSTextContainer)? {
        guard let container = textContainer(forGlyphAt: index, effectiveRange: nil) ?? textContainers.last else {
            return nil
        }
        let part = part(in: container)
        let lines = part.layout.lines
        guard let line = lines.first(where: { $0.range.contains(index - part.offset) }) ?? lines.last else {
            return nil
        }
        return (line, part, container)
    }
}

/// What a container shows of a text.
struct ContainerText {
    let layout: TextLayout
    /// The index of the first character.
    let offset: Int
    let text: NSAttributedString?

    /// The index behind the last character, and behind a line end after it.
    var end: Int {
        let end = offset + (layout.lines.last?.range.upperBound ?? 0)
        guard let text, end < text.length else { return end }
        let unit = (text.string as NSString).character(at: end)
        return unit == 0x0A || unit == 0x0D || unit == 0x2029 ? end + 1 : end
    }

    /// Returns a range of the text in the layout's own indexes.
    func own(_ range: NSRange) -> Range<Int> {
        let start = max(range.location - offset, 0)
        return start..<max(range.upperBound - offset, start)
    }

    func shared(_ run: Range<Int>, with range: NSRange) -> Range<Int>? {
        let shared = run.clamped(to: own(range))
        return shared.isEmpty ? nil : shared
    }

    func range(of line: TextLayout.Line) -> NSRange {
        NSRange(location: line.range.lowerBound + offset, length: line.range.count)
    }
}

extension NSTextContainer {
    /// Returns where the text begins in a container that begins at a point.
    func textOrigin(_ origin: CGPoint) -> CGPoint { CGPoint(x: origin.x + lineFragmentPadding, y: origin.y) }
}

extension NSAttributedString {
    /// Returns the kind of a line at a character.
    fileprivate func style(_ key: NSAttributedString.Key, at index: Int) -> NSUnderlineStyle? {
        guard index < length else { return nil }
        let value = attribute(key, at: index, effectiveRange: nil)
        return (value as? Int ?? (value as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) }
    }
}
