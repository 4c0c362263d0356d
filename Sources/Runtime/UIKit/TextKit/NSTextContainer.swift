import CoreGraphics
public import Foundation
import TextLayout

/// The region that a text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    open var size: CGSize { didSet { if size != oldValue { changed() } } }
    /// The space at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// The maximum number of lines; 0 means no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
    /// Whether the width follows that of the text view.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view.
    open var heightTracksTextView = false
    /// The paths that the text flows around, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    open private(set) weak var layoutManager: NSLayoutManager?
    /// The layout manager of TextKit 2, or nil for a text of an `NSLayoutManager`.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The view that the container is of.
    weak var textView: UITextView?
    /// The text that was laid out last, until the container changes.
    private var memory: (text: StyledText, width: CGFloat, layout: TextLayout)?

    /// Creates a container. A size of zero has no limits.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public override convenience init() { self.init(size: .zero) }

    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// Lays out the text with another manager in place of the container's own.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
        while !old.textContainers.isEmpty { old.forgetTextContainer() }
    }

    /// Whether the lines are as wide as the container, and nothing is flowed around.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    /// Returns what a line may take of a proposed rectangle: its first free part. `remainingRect` becomes what is right of
    /// it. An empty rectangle means that no line fits there.
    ///
    /// Subclasses override it for regions of other shapes.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let edge = textView == nil && size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
        let band = proposedRect.minY...max(proposedRect.maxY, proposedRect.minY)
        let blocked = exclusionPaths.flatMap { ExcludedSpans(path: $0.cgPath).spans(in: band) }
            .sorted { $0.lowerBound < $1.lowerBound }
        var (start, end) = (max(proposedRect.minX, 0), edge)
        for span in blocked where span.upperBound > start {
            if span.lowerBound > start + 2 * lineFragmentPadding {
                end = min(span.lowerBound, edge)
                break
            }
            start = span.upperBound
        }
        guard end > start else { return .zero }
        if end < edge {
            remainingRect?.pointee = CGRect(
                x: end, y: proposedRect.minY, width: edge - end, height: proposedRect.height)
        }
        return CGRect(x: start, y: proposedRect.minY, width: end - start, height: proposedRect.height)
    }

    // MARK: Layout

    private func changed() {
        geometryChanged()
        textLayoutManager?.geometryChanged()
        layoutManager?.textContainerChangedGeometry(self)
        textView?.layoutChanged()
    }

    /// Forgets what was laid out in another shape.
    func geometryChanged() { memory = nil }

    func attach(_ manager: NSLayoutManager?) { layoutManager = manager }

    /// The width of the container, which that of a text view gives.
    var ownWidth: CGFloat {
        if let textView { return max(0, textView.bounds.width - textView.textContainerInset.horizontal) }
        return size.width > 0 ? size.width : .infinity
    }

    /// Whether lines depend on what is around them. A subclass may say so of each line.
    var hasShape: Bool { !exclusionPaths.isEmpty || type(of: self) != NSTextContainer.self }

    /// Lays out a text at a width without padding.
    func layout(_ text: StyledText, width: CGFloat, maximumLines: Int, height: CGFloat = .infinity) -> TextLayout {
        guard hasShape else {
            return TextLayout(text, width: width, maximumLines: maximumLines, height: height)
        }
        if let memory, memory.width == width, memory.text == text { return memory.layout }
        let layout = TextLayout(text, width: width, maximumLines: maximumLines, height: height) {
            [weak self] top, height in self?.fragments(top, height, width: width) ?? []
        }
        memory = (text, width, layout)
        return layout
    }

    /// Returns the parts of a line that a text may take, without padding.
    private func fragments(_ top: CGFloat, _ height: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
        let padding = 2 * lineFragmentPadding
        var proposed = CGRect(x: 0, y: top, width: width + padding, height: height)
        var parts: [ClosedRange<CGFloat>] = []
        while !proposed.isEmpty {
            var rest = CGRect.zero
            let rect = lineFragmentRect(
                forProposedRect: proposed, at: 0, writingDirection: .natural, remaining: &rest)
            guard !rect.isEmpty else { break }
            if rect.width > padding { parts.append(rect.minX...(rect.maxX - padding)) }
            // A rest that isn't smaller never ends.
            guard rest.width < proposed.width else { break }
            proposed = rest
        }
        return parts
    }
}
