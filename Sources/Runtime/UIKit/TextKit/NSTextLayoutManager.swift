import CoreGraphics
public import Foundation
import TextLayout

/// The places of a content's elements in a container, by fragments.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    public enum SegmentType: Int, Sendable { case standard, selection, highlight }
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let rangeNotRequired = Self(rawValue: 1)
        public static let middleFragmentsExcluded = Self(rawValue: 2)
        public static let headSegmentExtended = Self(rawValue: 4)
        public static let tailSegmentExtended = Self(rawValue: 8)
        public static let upstreamAffinity = Self(rawValue: 16)
    }

    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { geometryChanged() } }
    open private(set) weak var textContentManager: NSTextContentManager?
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            oldValue?.textLayoutManager = nil
            textContainer?.textLayoutManager = self
            geometryChanged()
        }
    }
    /// Whether lines are as far apart as fonts want, which they always are here.
    open var usesFontLeading = true
    open var limitsLayoutForSuspiciousContents = false
    /// Whether words may be hyphenated. They aren't here.
    open var usesHyphenation = false
    /// Lays out what is in sight.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    /// What is drawn otherwise than the text says, by ranges.
    private var rendering: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    /// The fragments at a width, until the text or the container changes.
    private var fragments: (width: CGFloat, fragments: [NSTextLayoutFragment])?

    public override init() { super.init() }

    func attach(_ content: NSTextContentManager?) {
        textContentManager = content
        geometryChanged()
    }

    /// Lays out another content.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    private var content: NSTextContentStorage? { textContentManager as? NSTextContentStorage }
    private var storage: NSTextStorage? { content?.textStorage }

    // MARK: Layout

    func forgetFragments() { fragments = nil }

    func geometryChanged() {
        forgetFragments()
        textContainer?.geometryChanged()
        textContainer?.textView?.layoutChanged()
    }

    open func ensureLayout(for range: NSTextRange) { _ = allFragments() }
    open func ensureLayout(for bounds: CGRect) { _ = allFragments() }
    open func invalidateLayout(for range: NSTextRange) { geometryChanged() }

    /// The text with what is drawn otherwise.
    func shown(_ text: NSAttributedString?) -> NSAttributedString? {
        let replaced = content?.replacedText ?? text
        guard !rendering.isEmpty else { return replaced }
        let result = NSMutableAttributedString(attributedString: replaced ?? storage ?? NSAttributedString(string: ""))
        let whole = NSRange(location: 0, length: result.length)
        for (range, attributes) in rendering {
            guard let range = range.intersection(whole) else { continue }
            result.addAttributes(attributes, range: range)
        }
        return result
    }

    private func layout() -> TextLayout? {
        guard let container = textContainer else { return nil }
        if let view = container.textView { return view.layout(width: view.bounds.width) }
        let styled = StyledText(
            shown(storage), plain: "", font: .systemFont(ofSize: 12), color: .black,
            lineBreakMode: container.lineBreakMode, traits: .current)
        let size = container.size
        return container.layout(
            styled, width: size.width > 0 ? max(1, size.width - 2 * container.lineFragmentPadding) : .infinity,
            maximumLines: container.maximumNumberOfLines, height: size.height > 0 ? size.height : .infinity)
    }

    private func allFragments() -> [NSTextLayoutFragment] {
        guard let content = textContentManager, let container = textContainer else { return [] }
        if let fragments, fragments.width == container.ownWidth { return fragments.fragments }
        guard let layout = layout() else { return [] }
        var found: [NSTextLayoutFragment] = []
        content.enumerateTextElements(from: nil) { element in
            guard let range = element.elementRange else { return true }
            let fragment =
                delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
                ?? NSTextLayoutFragment(textElement: element, range: range)
            fragment.apply(layout, in: container, of: self)
            if !fragment.textLineFragments.isEmpty { found.append(fragment) }
            return true
        }
        fragments = (container.ownWidth, found)
        return found
    }

    /// The rectangle of all lines.
    open var usageBoundsForTextContainer: CGRect {
        guard let layout = layout(), let container = textContainer else { return .zero }
        return CGRect(
            x: 0, y: 0, width: layout.size.width + 2 * container.lineFragmentPadding, height: layout.size.height)
    }

    // MARK: Fragments

    /// Returns the fragment at a point of the container, or nil.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        let all = allFragments()
        return all.first { (max($0.layoutFragmentFrame.minY, 0)..<$0.layoutFragmentFrame.maxY).contains(position.y) }
            ?? (position.y < 0 ? nil : all.last { $0.layoutFragmentFrame.minY <= position.y })
    }

    /// Returns the fragment with a place in it, or nil.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        let all = allFragments()
        if let found = all.first(where: { $0.rangeInElement.contains(location) }) { return found }
        return all.last.flatMap { $0.rangeInElement.endLocation.compare(location) == .orderedSame ? $0 : nil }
    }

    /// Calls a closure with each fragment from a place, until it returns false. Returns the place behind the last.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        let all = allFragments().filter { fragment in
            guard let location else { return true }
            let range = fragment.rangeInElement
            return isReverse
                ? range.location.compare(location) != .orderedDescending
                : range.endLocation.compare(location) == .orderedDescending
        }
        var end: (any NSTextLocation)?
        for fragment in isReverse ? all.reversed() : all {
            end = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
            guard block(fragment) else { break }
        }
        return end
    }

    /// Calls a closure with the rectangle of each line's part of a range: its range, its rectangle, the distance of its
    /// baseline from its top, and the container. It stops when the closure returns false.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let layout = layout(), let container = textContainer else { return }
        let units = textRange.units
        guard let range = Range(units) else { return }
        if range.isEmpty {
            let caret = layout.caretRect(at: range.lowerBound).offsetBy(dx: container.lineFragmentPadding, dy: 0)
            let line = CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
            _ = block(textRange, line, caret.height, container)
            return
        }
        for line in layout.lines where line.range.overlaps(range) {
            let shared = line.range.clamped(to: range)
            for rect in layout.rects(for: shared) where rect.minY == line.origin.y {
                var rect = rect.offsetBy(dx: container.lineFragmentPadding, dy: 0)
                // A selection that goes on reaches to the edge.
                if type == .selection, range.upperBound > line.range.upperBound, container.ownWidth.isFinite {
                    rect.size.width = max(rect.width, container.ownWidth - rect.minX)
                }
                let own = NSTextRange(NSRange(location: shared.lowerBound, length: shared.count))
                let named = options.contains(.rangeNotRequired) ? nil : own
                guard block(named, rect, line.baseline - line.origin.y, container) else { return }
            }
        }
    }

    // MARK: Rendering

    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        rendering.removeAll { NSIntersectionRange($0.range, textRange.units) == $0.range }
        rendering.append((textRange.units, renderingAttributes))
        geometryChanged()
    }

    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
        rendering.append((textRange.units, [renderingAttribute: value]))
        geometryChanged()
    }

    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        let removed = textRange.units
        rendering = rendering.flatMap { entry -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] in
            guard entry.attributes[renderingAttribute] != nil, let shared = entry.range.intersection(removed),
                shared.length > 0
            else { return [entry] }
            var less = entry.attributes
            less[renderingAttribute] = nil
            let before = NSRange(location: entry.range.location, length: shared.location - entry.range.location)
            let after = NSRange(location: shared.upperBound, length: entry.range.upperBound - shared.upperBound)
            return [(before, entry.attributes), (shared, less), (after, entry.attributes)].filter {
                $0.0.length > 0 && !$0.1.isEmpty
            }
        }
        geometryChanged()
    }

    open func invalidateRenderingAttributes(for textRange: NSTextRange) { geometryChanged() }

    /// Calls a closure with what is drawn otherwise from a place, until it returns false.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let place = (location as? TextOffset)?.offset ?? 0
        let sorted = rendering.sorted { $0.range.location < $1.range.location }
        let chosen = sorted.filter { reverse ? $0.range.location < place : $0.range.upperBound > place }
        for entry in reverse ? chosen.reversed() : chosen {
            guard block(self, entry.attributes, NSTextRange(entry.range)) else { return }
        }
    }

    // MARK: Editing

    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        storage?.replaceCharacters(in: range.units, with: attributedString)
    }
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }
}

/// Decides about the fragments of a text.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: AnyObject {
    /// Returns the fragment of an element, or nil for the usual one.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment?
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment? { nil }
}

extension NSTextStorage {
    /// Synchronizes the content of TextKit 2 after a change of the text.
    @MainActor
    func synchronizeContent() {
        guard let content, !content.hasEditingTransaction else { return }
        content.synchronizeTextLayoutManagers(nil)
    }
}
