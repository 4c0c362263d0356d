public import Foundation

/// A layout of items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    open var itemSize = CGSize(width: 50, height: 50)
    /// The size of items until their content decides it; zero if `itemSize` does.
    open var estimatedItemSize: CGSize = .zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset: UIEdgeInsets = .zero
    /// The reference for the horizontal section insets.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    open var headerReferenceSize: CGSize = .zero
    open var footerReferenceSize: CGSize = .zero
    open var scrollDirection: ScrollDirection = .vertical
    /// A Boolean value that indicates whether headers stay in sight as long as their sections are.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// An estimated size that says that the content decides, beginning with `itemSize`.
    public static let automaticSize = CGSize(
        width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        itemSize = nib.size("UIItemSize") ?? itemSize
        estimatedItemSize = nib.size("UIEstimatedItemSize") ?? .zero
        minimumLineSpacing = nib.number("UILineSpacing") ?? 10
        minimumInteritemSpacing = nib.number("UIInteritemSpacing") ?? 10
        sectionInset = nib.insets("UISectionInset") ?? .zero
        sectionInsetReference = nib.option("UISectionInsetReference") ?? .fromContentInset
        headerReferenceSize = nib.size("UIHeaderReferenceSize") ?? .zero
        footerReferenceSize = nib.size("UIFooterReferenceSize") ?? .zero
        scrollDirection = nib.option("UIScrollDirection") ?? .vertical
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Layout

    /// The frame of an item or supplementary view.
    private struct Place {
        var kind: String?
        var indexPath: IndexPath
        var frame: CGRect

        @MainActor var attributes: UICollectionViewLayoutAttributes {
            let attributes =
                kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath) }
                ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame
            return attributes
        }
    }

    /// A line of items, or a header or footer, along the scroll direction.
    private struct Line {
        var places: Range<Int>
        /// The minimum start of this line and the following ones, which differ only for negative spacings.
        var start: CGFloat
        /// The maximum end of this line and the previous ones.
        var end: CGFloat
    }

    /// The places in the order of lines.
    private var placed: [Place] = []
    private var lines: [Line] = []
    /// The ranges in `placed` of each section's items.
    private var items: [Range<Int>] = []
    /// The beginning and end of each section along the scroll direction.
    private var spans: [(start: CGFloat, end: CGFloat)] = []
    /// The sizes of items that their content has decided.
    private var fittedSizes: [IndexPath: CGSize] = [:]
    private var contentLength: CGFloat = 0
    /// The width across the scroll direction.
    private var breadth: CGFloat = 0
    private var isVertical: Bool { scrollDirection == .vertical }

    open override func prepare() {
        guard let view = collectionView, let source = view.itemSource else { return }
        let delegate = FlowLayoutCalls(view.delegate)
        (placed, lines, items, spans, contentLength) = ([], [], [], [], 0)
        let content = view.bounds.inset(by: view.adjustedContentInset)
        breadth = isVertical ? content.width : content.height
        let sides = referenceInsets(view)
        for section in 0..<source.numberOfSections(in: view) {
            let start = contentLength
            addSupplement(
                Self.elementKindSectionHeader, delegate?.headerSize(view, self, section) ?? headerReferenceSize, section
            )
            let insets =
                delegate?.inset(view, self, section) ?? sectionInset
            let sizes = (0..<source.collectionView(view, numberOfItemsInSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                return fittedSizes[path] ?? delegate?.size(view, self, path) ?? plannedSize
            }
            items.append(placed.count..<placed.count + sizes.count)
            addItems(
                sizes, section, insets + sides,
                spacing: (
                    delegate?.itemSpacing(view, self, section) ?? minimumInteritemSpacing,
                    delegate?.lineSpacing(view, self, section) ?? minimumLineSpacing
                ))
            addSupplement(
                Self.elementKindSectionFooter, delegate?.footerSize(view, self, section) ?? footerReferenceSize, section
            )
            spans.append((start, contentLength))
        }
        for index in lines.indices.dropLast().reversed() {
            lines[index].start = min(lines[index].start, lines[index + 1].start)
        }
    }

    /// The size of items that nobody else says.
    private var plannedSize: CGSize {
        estimatedItemSize == .zero || estimatedItemSize.width >= Self.automaticSize.width ? itemSize : estimatedItemSize
    }

    // MARK: Sizes that content decides

    override var asksAllViews: Bool { false }

    override func applySize(_ size: CGSize, of element: UICollectionViewLayoutAttributes.Element) {
        if element.kind == nil { fittedSizes[element.indexPath] = size }
    }

    override func resize() { prepare() }

    override func keepSizes(_ newPath: (IndexPath) -> IndexPath?) {
        var kept: [IndexPath: CGSize] = [:]
        for (path, size) in fittedSizes { newPath(path).map { kept[$0] = size } }
        fittedSizes = kept
    }

    /// Returns the insets of the sections' reference beyond the content inset, across the scroll direction.
    private func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets {
        let outer =
            switch sectionInsetReference {
            case .fromContentInset: UIEdgeInsets.zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        let inner = view.adjustedContentInset
        if isVertical {
            return UIEdgeInsets(
                top: 0, left: max(0, outer.left - inner.left), bottom: 0, right: max(0, outer.right - inner.right))
        }
        return UIEdgeInsets(
            top: max(0, outer.top - inner.top), left: 0, bottom: max(0, outer.bottom - inner.bottom), right: 0)
    }

    private func addSupplement(_ kind: String, _ size: CGSize, _ section: Int) {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return }
        let frame =
            isVertical
            ? CGRect(x: 0, y: contentLength, width: breadth, height: length)
            : CGRect(x: contentLength, y: 0, width: length, height: breadth)
        let path = IndexPath(item: 0, section: section)
        placed.append(Place(kind: kind, indexPath: path, frame: frame))
        addLine(placed.count - 1..<placed.count, thickness: length)
        contentLength += length
    }

    /// Adds a line at the end of the content.
    private func addLine(_ places: Range<Int>, thickness: CGFloat) {
        let end = contentLength + thickness
        lines.append(Line(places: places, start: contentLength, end: max(lines.last?.end ?? end, end)))
    }

    /// Adds lines of items; the remaining space of a line is distributed between its items, and the last line has the
    /// spacing of the line before.
    private func addItems(
        _ sizes: [CGSize], _ section: Int, _ insets: UIEdgeInsets, spacing: (item: CGFloat, line: CGFloat)
    ) {
        let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let room = max(0, breadth - before - after)
        contentLength += isVertical ? insets.top : insets.left
        var item = 0
        var gapOfFullLine: CGFloat?
        while item < sizes.count {
            var (end, used) = (item, CGFloat(0))
            while end < sizes.count {
                let next = used + across(sizes[end]) + (end > item ? spacing.item : 0)
                if end > item, next > room + 0.001 { break }
                (end, used) = (end + 1, next)
            }
            let isFull = end < sizes.count
            let free = room - sizes[item..<end].reduce(0) { $0 + across($1) }
            let gap =
                isFull && end - item > 1 ? free / CGFloat(end - item - 1) : gapOfFullLine ?? spacing.item
            if isFull, end - item > 1 { gapOfFullLine = gap }
            // A single item in a line is centered.
            var offset = before + (isFull && end - item == 1 ? max(0, free / 2) : 0)
            let thickness = sizes[item..<end].map(along).max() ?? 0
            for number in item..<end {
                let start = contentLength + (thickness - along(sizes[number])) / 2
                let origin = isVertical ? CGPoint(x: offset, y: start) : CGPoint(x: start, y: offset)
                placed.append(
                    Place(
                        kind: nil, indexPath: IndexPath(item: number, section: section),
                        frame: CGRect(origin: origin, size: sizes[number])))
                offset += across(sizes[number]) + gap
            }
            addLine(placed.count - (end - item)..<placed.count, thickness: thickness)
            contentLength += thickness + (end < sizes.count ? spacing.line : 0)
            item = end
        }
        contentLength += isVertical ? insets.bottom : insets.right
    }

    private func across(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.width : size.height) }
    private func along(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }

    open override var collectionViewContentSize: CGSize {
        collectionView?.layOutBeforehand()
        return isVertical
            ? CGSize(width: breadth, height: contentLength) : CGSize(width: contentLength, height: breadth)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        for line in lines[firstLine(reaching: low)...] {
            guard line.start < high else { break }
            // Frames that only touch the rectangle aren't in it.
            for place in placed[line.places]
            where place.frame.minX < rect.maxX && place.frame.maxX > rect.minX && place.frame.minY < rect.maxY
                && place.frame.maxY > rect.minY
            {
                found.append(attributes(place))
            }
        }
        return pin(found, in: rect)
    }

    private func attributes(_ place: Place) -> UICollectionViewLayoutAttributes {
        let attributes = place.attributes
        if place.kind == nil, estimatedItemSize != .zero { attributes.fit = LayoutFit(width: true, height: true) }
        return attributes
    }

    // MARK: Headers and footers that stay in sight

    /// Replaces headers and footers by those that stay in sight.
    private func pin(_ found: [UICollectionViewLayoutAttributes], in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    {
        let kinds = pinnedKinds
        guard !kinds.isEmpty else { return found }
        var all = found.filter { $0.representedElementKind.map { !kinds.contains($0) } ?? true }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        for (section, span) in spans.enumerated() where span.end > low && span.start < high {
            for kind in kinds {
                let path = IndexPath(item: 0, section: section)
                guard let pinned = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    pinned.frame.intersects(rect)
                else { continue }
                all.append(pinned)
            }
        }
        return all
    }

    private var pinnedKinds: [String] {
        (sectionHeadersPinToVisibleBounds ? [Self.elementKindSectionHeader] : [])
            + (sectionFootersPinToVisibleBounds ? [Self.elementKindSectionFooter] : [])
    }

    private func pinned(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let attributes, let kind = attributes.representedElementKind, pinnedKinds.contains(kind),
            let view = collectionView, case let span = spans[attributes.indexPath.section]
        else { return attributes }
        attributes.frame = view.pinned(
            attributes.frame, within: span.start...max(span.start, span.end), isVertical: isVertical,
            atEnd: kind == Self.elementKindSectionFooter)
        // In front of the items.
        attributes.zIndex = 10
        return attributes
    }

    /// Finds the first line by binary search, as ends are in order.
    private func firstLine(reaching place: CGFloat) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard items.indices.contains(indexPath.section),
            case let places = items[indexPath.section], (0..<places.count).contains(indexPath.item)
        else { return nil }
        return attributes(placed[places.lowerBound + indexPath.item])
    }

    /// Returns the attributes of a header before the items of its section, or a footer after them.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard items.indices.contains(indexPath.section) else { return nil }
        let own = items[indexPath.section]
        return pinned(
            [own.lowerBound - 1, own.upperBound].filter(placed.indices.contains).map { placed[$0] }
                .first { $0.kind == elementKind && $0.indexPath == indexPath }?.attributes)
    }
}
