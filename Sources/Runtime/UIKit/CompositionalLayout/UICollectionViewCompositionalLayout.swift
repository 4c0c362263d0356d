import CoreGraphics
public import Foundation

/// Returns the section of a number, or nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What applies to all sections of a compositional layout.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0
    /// The views at the edges of the whole content.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var contentInsetsReference = UIContentInsetsReference.safeArea
}

extension UICollectionView {
    public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection
}

/// A layout made of items, groups and sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var plans: [SectionPlan] = []
    /// Where sections begin along the scroll direction.
    private var starts: [CGFloat] = []
    private var frames = Frames()
    private var room = LayoutRoom(.zero, .zero, .standard)
    /// The sizes that content has decided, by section; those of the views at the edges of the layout are beside them.
    private var sizes: [Int?: [SectionPlan.Element: CGSize]] = [:]
    /// The sections in which there are other sizes than they are laid out with.
    private var outdated: Set<Int?> = []
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// The size of the content, and the frames of the views at its edges.
    private struct Frames {
        var content = CGSize.zero
        var boundaries: [SectionPlan.Boundary] = []
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// A compositional layout can't be in a document.
    public required init?(coder: NSCoder) { nil }

    // MARK: Layout

    open override func prepare() {
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - inset.horizontal),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        if size != room.contentSize { sizes = [:] }
        outdated = []
        room = LayoutRoom(size, .zero, view.traitCollection)
        let sections = view.counts.indices.map { provider($0, room) }
        plans = zip(sections, view.counts).enumerated().compactMap { number, pair in
            pair.0.map { plan($0, number, pair.1) }
        }
        guard plans.count == view.counts.count else {
            view.environment.report(
                "the section provider of \(type(of: self)) returned no section for number "
                    + "\(sections.firstIndex { $0 == nil } ?? 0); nothing is shown")
            (plans, starts, frames) = ([], [], Frames())
            return
        }
        if let list = plans.lazy.compactMap(\.section.list).first { view.showListBackground(list) }
        arrange()
    }

    private func plan(_ section: NSCollectionLayoutSection, _ number: Int, _ count: Int) -> SectionPlan {
        SectionPlan(
            section, number: number, count: count, room: room, isVertical: isVertical, sides: sides(section),
            sizes: sizes[number] ?? [:])
    }

    /// The insets of a section's reference beyond those of the content, across the scroll direction.
    private func sides(_ section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        guard let view = collectionView else { return .zero }
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        let outer: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins, .readableContent: view.layoutMargins
            }
        let inner = view.adjustedContentInset
        return isVertical
            ? NSDirectionalEdgeInsets(
                top: 0, leading: max(0, outer.left - inner.left), bottom: 0, trailing: max(0, outer.right - inner.right)
            )
            : NSDirectionalEdgeInsets(
                top: max(0, outer.top - inner.top), leading: 0, bottom: max(0, outer.bottom - inner.bottom), trailing: 0
            )
    }

    /// Places the sections one after the other.
    private func arrange() {
        var offset: CGFloat = 0
        frames = Frames()
        starts = []
        for (number, item) in configuration.boundarySupplementaryItems.enumerated()
        where item.side(isVertical: isVertical) == .start {
            offset += addBoundary(item, number, at: offset)
        }
        for (number, plan) in plans.enumerated() {
            if number > 0 { offset += configuration.interSectionSpacing }
            starts.append(offset)
            offset += isVertical ? plan.size.height : plan.size.width
        }
        for (number, item) in configuration.boundarySupplementaryItems.enumerated()
        where item.side(isVertical: isVertical) != .start {
            offset += addBoundary(item, number, at: offset)
        }
        frames.content =
            isVertical
            ? CGSize(width: room.contentSize.width, height: offset)
            : CGSize(width: offset, height: room.contentSize.height)
    }

    private func addBoundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, at offset: CGFloat
    ) -> CGFloat {
        let element = SectionPlan.Element(kind: item.elementKind, indexPath: IndexPath(index: number))
        let frame = item.frame(
            at: offset, in: room.contentSize, after: 0, isVertical: isVertical, measured: sizes[nil]?[element])
        frames.boundaries.append(SectionPlan.Boundary(item: item, element: element, frame: frame))
        return item.extendsBoundary ? (isVertical ? frame.height : frame.width) : 0
    }

    open override var collectionViewContentSize: CGSize { frames.content }

    // MARK: Attributes

    private func origin(of section: Int) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: starts[section]) : CGPoint(x: starts[section], y: 0)
    }

    /// Gives attributes a frame of a section, or of what it scrolls by itself.
    private func place(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect, in section: Int) {
        var origin = origin(of: section)
        if let scroller = plans[section].scroller {
            attributes.scroller = section
            origin = CGPoint(x: origin.x + scroller.frame.minX, y: origin.y + scroller.frame.minY)
        }
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func attributes(_ leaf: LayoutBlock.Leaf, in section: Int) -> UICollectionViewLayoutAttributes {
        let plan = plans[section]
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: leaf.item, section: section))
        place(attributes, leaf.frame, in: section)
        (attributes.fit, attributes.zIndex) = (leaf.fit, leaf.zIndex)
        if let list = plan.section.list {
            let first = list.headerMode == .firstItemInSection ? 1 : 0
            attributes.list = ListPlace(
                list: list, isTitle: leaf.item < first, isFirst: leaf.item == first,
                isLast: leaf.item == plan.count - 1, indexPath: attributes.indexPath)
        }
        return attributes
    }

    private func attributes(_ attachment: LayoutBlock.Attachment, in section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: attachment.supplement.elementKind,
            with: IndexPath(item: attachment.item, section: section))
        place(attributes, attachment.frame, in: section)
        attributes.zIndex = max(1, attachment.supplement.zIndex)
        return attributes
    }

    private func attributes(
        _ boundary: SectionPlan.Boundary, at origin: CGPoint, within length: ClosedRange<CGFloat>
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: boundary.item.elementKind, with: boundary.element.indexPath)
        var frame = boundary.frame.offsetBy(dx: origin.x, dy: origin.y)
        attributes.fit = boundary.item.layoutSize.fit
        attributes.zIndex = boundary.item.zIndex
        if boundary.item.pinToVisibleBounds {
            frame =
                collectionView?.pinned(
                    frame, within: length, isVertical: isVertical,
                    atEnd: boundary.item.side(isVertical: isVertical) == .end) ?? frame
            attributes.zIndex = max(2, boundary.item.zIndex)
        }
        attributes.frame = frame
        if boundary.element.indexPath.count == 2, let list = plans[boundary.element.indexPath.section].section.list {
            attributes.list = ListPlace(list: list, isTitle: true, indexPath: boundary.element.indexPath)
        }
        return attributes
    }

    private func backgrounds(_ section: Int) -> [UICollectionViewLayoutAttributes] {
        plans[section].section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
            let (origin, size) = (origin(of: section), plans[section].size.inset(by: item.contentInsets))
            attributes.frame = CGRect(
                x: origin.x + item.contentInsets.leading, y: origin.y + item.contentInsets.top, width: size.width,
                height: size.height)
            attributes.zIndex = item.zIndex
            return attributes
        }
    }

    private func boundaries(_ section: Int) -> [UICollectionViewLayoutAttributes] {
        let plan = plans[section]
        let length = isVertical ? plan.size.height : plan.size.width
        return plan.boundaries.map {
            attributes($0, at: origin(of: section), within: starts[section]...starts[section] + length)
        }
    }

    private var edges: [UICollectionViewLayoutAttributes] {
        let length = isVertical ? frames.content.height : frames.content.width
        return frames.boundaries.map { attributes($0, at: .zero, within: 0...max(0, length)) }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = edges.filter { $0.frame.intersects(rect) }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var section = firstSection(reaching: low)
        while section < plans.count, starts[section] < high {
            found += backgrounds(section).filter { $0.frame.intersects(rect) }
            found += items(of: section, in: rect)
            found += boundaries(section).filter { $0.frame.intersects(rect) }
            section += 1
        }
        return found
    }

    private func firstSection(reaching place: CGFloat) -> Int {
        var (low, high) = (0, plans.count)
        while low < high {
            let middle = (low + high) / 2
            let length = isVertical ? plans[middle].size.height : plans[middle].size.width
            if starts[middle] + length < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func items(of section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let plan = plans[section]
        let origin = origin(of: section)
        var own = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        if let scroller = plan.scroller {
            guard scroller.frame.intersects(own) else { return [] }
            let offset = collectionView?.offsetOfScroller(section) ?? .zero
            own = CGRect(origin: offset, size: scroller.frame.size)
        }
        var found = plan.leaves[plan.items(in: own, goesDown: isVertical != (plan.scroller != nil))]
            .filter { $0.frame.touches(own) }.map { attributes($0, in: section) }
        found += plan.attachments.filter { $0.frame.touches(own) }.map { attributes($0, in: section) }
        if let handler = plan.section.visibleItemsInvalidationHandler {
            let offset = plan.scroller != nil ? own.origin : collectionView?.contentOffset ?? .zero
            handler(found, offset, room)
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section),
            case let leaves = plans[indexPath.section].leaves, leaves.indices.contains(indexPath.item)
        else { return nil }
        return attributes(leaves[indexPath.item], in: indexPath.section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else {
            return edges.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
        }
        guard plans.indices.contains(indexPath.section) else { return nil }
        return boundaries(indexPath.section).first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
            ?? plans[indexPath.section].attachments.first {
                $0.supplement.elementKind == elementKind && $0.item == indexPath.item
            }.map { attributes($0, in: indexPath.section) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
        return backgrounds(indexPath.section).first { $0.representedElementKind == elementKind }
    }

    // MARK: Sizes that content decides

    override var asksAllViews: Bool { false }

    override func applySize(_ size: CGSize, of element: SectionPlan.Element) {
        let section = element.indexPath.count == 2 ? element.indexPath.section : nil
        sizes[section, default: [:]][element] = size
        outdated.insert(section)
    }

    override func resize() {
        for case let number? in outdated where plans.indices.contains(number) {
            plans[number] = plan(plans[number].section, number, plans[number].count)
        }
        outdated = []
        arrange()
    }

    override func keepSizes(_ newPath: (IndexPath) -> IndexPath?) {
        var kept: [Int?: [SectionPlan.Element: CGSize]] = [:]
        for (element, size) in sizes.values.joined() where element.kind == nil {
            guard let path = newPath(element.indexPath) else { continue }
            kept[path.section, default: [:]][SectionPlan.Element(kind: nil, indexPath: path)] = size
        }
        sizes = kept
    }

    // MARK: Sections that scroll by themselves

    override func scrollers(in rect: CGRect) -> [SectionScrolling] {
        plans.enumerated().compactMap { number, plan in
            guard let scroller = plan.scroller else { return nil }
            let origin = origin(of: number)
            let frame = scroller.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard frame.intersects(rect) else { return nil }
            return SectionScrolling(
                section: number, frame: frame, content: scroller.content,
                behavior: plan.section.orthogonalScrollingBehavior, groups: plan.groups.map(\.frame),
                isHorizontal: isVertical)
        }
    }
}

extension SectionPlan {
    /// Returns the items of the groups that reach into a rectangle. Groups are one after the other.
    fileprivate func items(in rect: CGRect, goesDown: Bool) -> Range<Int> {
        guard !leaves.isEmpty, !groups.isEmpty else { return 0..<0 }
        func start(_ frame: CGRect) -> CGFloat { goesDown ? frame.minY : frame.minX }
        func end(_ frame: CGRect) -> CGFloat { goesDown ? frame.maxY : frame.maxX }
        let (first, last) = (start(rect), end(rect))
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if end(groups[middle].frame) < first { low = middle + 1 } else { high = middle }
        }
        guard low < groups.count else { return 0..<0 }
        var next = low
        while next < groups.count, start(groups[next].frame) <= last { next += 1 }
        guard next > low else { return 0..<0 }
        return groups[low].items.lowerBound..<min(leaves.count, groups[next - 1].items.upperBound)
    }
}

extension CGRect {
    /// Frames that only touch a rectangle aren't in it.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
