import CoreGraphics
public import Foundation

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// The space between the item's place and its view. It doesn't apply to estimated lengths.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    // Those of a group can be changed.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A view that is attached to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the frame at an item's frame.
    func frame(at item: CGRect, size: CGSize) -> CGRect {
        let place = containerAnchor.point(of: item)
        let own = CGRect(origin: .zero, size: size)
        // Without an anchor of its own, the same edges coincide.
        let anchor = (itemAnchor ?? containerAnchor).point(of: own)
        var offset = containerAnchor.offset(for: size)
        if let more = itemAnchor?.offset(for: size) { offset = CGPoint(x: offset.x - more.x, y: offset.y - more.y) }
        return own.offsetBy(dx: place.x - anchor.x + offset.x, dy: place.y - anchor.y + offset.y)
    }
}

/// A header, a footer, or another view at an edge of a section or of the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section becomes longer by the view; otherwise the view covers it.
    open var extendsBoundary = true
    /// Whether the view stays in sight as long as its section is.
    open var pinToVisibleBounds = false
    public let alignment: NSRectAlignment
    public let offset: CGPoint

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }

    /// Whether the view is at the beginning along an axis, at its end, or neither.
    func side(isVertical: Bool) -> Side {
        let (starts, ends): ([NSRectAlignment], [NSRectAlignment]) =
            isVertical
            ? ([.top, .topLeading, .topTrailing], [.bottom, .bottomLeading, .bottomTrailing])
            : ([.leading, .topLeading, .bottomLeading], [.trailing, .topTrailing, .bottomTrailing])
        return starts.contains(alignment) ? .start : ends.contains(alignment) ? .end : .middle
    }

    enum Side { case start, middle, end }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
