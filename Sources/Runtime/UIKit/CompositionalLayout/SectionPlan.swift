import CoreGraphics
import Foundation

/// A section of a compositional layout with the frames of all in it, in its own coordinates.
@MainActor
struct SectionPlan {
    typealias Element = UICollectionViewLayoutAttributes.Element

    /// A view at an edge.
    struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var element: Element
        var frame: CGRect
    }

    let section: NSCollectionLayoutSection
    let count: Int
    /// The size without what is before and after it.
    private(set) var size: CGSize = .zero
    /// The frames of items; where the section scrolls by itself, in the coordinates of what is scrolled.
    private(set) var leaves: [LayoutBlock.Leaf] = []
    private(set) var attachments: [LayoutBlock.Attachment] = []
    private(set) var boundaries: [Boundary] = []
    /// The frames of the groups, in the coordinates of the items, with the numbers of their items.
    private(set) var groups: [(frame: CGRect, items: Range<Int>)] = []
    /// A part that scrolls separately: its frame and the size of its content.
    private(set) var scroller: (frame: CGRect, content: CGSize)?
    private let isVertical: Bool

    /// Lays out a section.
    ///
    /// - Parameters:
    ///   - room: The room of the layout.
    ///   - sizes: The sizes that content of the section has decided.
    init(
        _ section: NSCollectionLayoutSection, number: Int, count: Int, room: LayoutRoom, isVertical: Bool,
        sides: NSDirectionalEdgeInsets, sizes: [Element: CGSize]
    ) {
        (self.section, self.count, self.isVertical) = (section, count, isVertical)
        var insets = section.contentInsets
        insets.leading += sides.leading
        insets.trailing += sides.trailing
        insets.top += sides.top
        insets.bottom += sides.bottom
        if let list = section.list { list.space(&insets, isFirst: number == 0, isFollowed: count > 0) }
        let whole = room.contentSize
        let inner = whole.inset(by: insets)
        var measured: [Int: CGSize] = [:]
        for (element, size) in sizes where element.kind == nil { measured[element.indexPath.item] = size }
        var solver = GroupSolver(count: count, measured: measured, traits: room.traitCollection)
        let scrolls = section.orthogonalScrollingBehavior != .none
        let goesDown = isVertical != scrolls
        let content = placeGroups(&solver, inner, goesDown: goesDown)
        let edges = startBoundaries(number, whole, insets, sizes)
        var start =
            isVertical
            ? CGPoint(x: insets.leading, y: edges + insets.top)
            : CGPoint(x: edges + insets.leading, y: insets.top)
        if scrolls {
            // What scrolls reaches from edge to edge; its content keeps the insets.
            let (before, after) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
            let shift = isVertical ? CGPoint(x: before, y: 0) : CGPoint(x: 0, y: before)
            let length = isVertical ? content.height : content.width
            let frame =
                isVertical
                ? CGRect(x: 0, y: start.y, width: whole.width, height: length)
                : CGRect(x: start.x, y: 0, width: length, height: whole.height)
            let reach = (isVertical ? content.width : content.height) + before + after
            scroller = (
                frame,
                isVertical ? CGSize(width: reach, height: length) : CGSize(width: length, height: reach)
            )
            start = shift
        }
        move(by: start)
        let length =
            edges
            + (isVertical
                ? insets.top + content.height + insets.bottom
                : insets.leading + content.width + insets.trailing)
        size = isVertical ? CGSize(width: whole.width, height: length) : CGSize(width: length, height: whole.height)
        endBoundaries(number, whole, insets, sizes)
    }

    /// Fills groups, one after the other, and returns the size of all.
    private mutating func placeGroups(_ solver: inout GroupSolver, _ room: CGSize, goesDown: Bool) -> CGSize {
        var (offset, breadth): (CGFloat, CGFloat) = (0, 0)
        while !solver.isDone {
            let first = solver.next
            let block = solver.solve(section.group, in: room, isHorizontal: !goesDown)
            if !groups.isEmpty { offset += section.interGroupSpacing }
            let origin = goesDown ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
            var placed = LayoutBlock(size: .zero)
            placed.add(block, at: origin)
            leaves += placed.leaves
            attachments += placed.attachments
            groups.append((CGRect(origin: origin, size: block.size), first..<max(first, solver.next)))
            offset += goesDown ? block.size.height : block.size.width
            breadth = max(breadth, goesDown ? block.size.width : block.size.height)
            if solver.next == first { break }
        }
        return goesDown ? CGSize(width: breadth, height: offset) : CGSize(width: offset, height: breadth)
    }

    private mutating func move(by way: CGPoint) {
        for index in leaves.indices { leaves[index].frame = leaves[index].frame.offsetBy(dx: way.x, dy: way.y) }
        for index in attachments.indices {
            attachments[index].frame = attachments[index].frame.offsetBy(dx: way.x, dy: way.y)
        }
        for index in groups.indices { groups[index].frame = groups[index].frame.offsetBy(dx: way.x, dy: way.y) }
    }

    // MARK: Edges

    /// Places the views at the beginning, and returns the length that they add.
    private mutating func startBoundaries(
        _ number: Int, _ whole: CGSize, _ insets: NSDirectionalEdgeInsets, _ sizes: [Element: CGSize]
    ) -> CGFloat {
        var length: CGFloat = 0
        for (item, element) in elements(number) where item.side(isVertical: isVertical) == .start {
            let frame = frame(of: item, element, at: length, whole, insets, sizes)
            boundaries.append(Boundary(item: item, element: element, frame: frame))
            if item.extendsBoundary { length += isVertical ? frame.height : frame.width }
        }
        return length
    }

    /// Places the views in the middle and at the end, where they add to the length.
    private mutating func endBoundaries(
        _ number: Int, _ whole: CGSize, _ insets: NSDirectionalEdgeInsets, _ sizes: [Element: CGSize]
    ) {
        for (item, element) in elements(number) where item.side(isVertical: isVertical) != .start {
            let length = isVertical ? size.height : size.width
            var frame = frame(of: item, element, at: length, whole, insets, sizes)
            let own = isVertical ? frame.height : frame.width
            if item.side(isVertical: isVertical) == .middle {
                frame =
                    isVertical
                    ? frame.offsetBy(dx: 0, dy: -(length + own) / 2) : frame.offsetBy(dx: -(length + own) / 2, dy: 0)
            } else if item.extendsBoundary {
                if isVertical { size.height += own } else { size.width += own }
            } else {
                frame = isVertical ? frame.offsetBy(dx: 0, dy: -own) : frame.offsetBy(dx: -own, dy: 0)
            }
            boundaries.append(Boundary(item: item, element: element, frame: frame))
        }
    }

    private func elements(_ number: Int) -> [(NSCollectionLayoutBoundarySupplementaryItem, Element)] {
        var counts: [String: Int] = [:]
        return section.boundarySupplementaryItems.map { item in
            let place = counts[item.elementKind, default: 0]
            counts[item.elementKind] = place + 1
            return (item, Element(kind: item.elementKind, indexPath: IndexPath(item: place, section: number)))
        }
    }

    private func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ element: Element, at start: CGFloat, _ whole: CGSize,
        _ insets: NSDirectionalEdgeInsets, _ sizes: [Element: CGSize]
    ) -> CGRect {
        let follows = section.supplementariesFollowContentInsets
        let (before, after) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let sides = follows ? (before, after) : (0, 0)
        let room =
            isVertical
            ? CGSize(width: max(0, whole.width - sides.0 - sides.1), height: whole.height)
            : CGSize(width: whole.width, height: max(0, whole.height - sides.0 - sides.1))
        return item.frame(at: start, in: room, after: sides.0, isVertical: isVertical, measured: sizes[element])
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Returns the frame in a room, with the beginning along the scroll direction at `start`.
    func frame(
        at start: CGFloat, in room: CGSize, after side: CGFloat, isVertical: Bool, measured: CGSize?
    ) -> CGRect {
        var size = layoutSize.size(in: room)
        if let measured {
            if layoutSize.fit.width { size.width = measured.width }
            if layoutSize.fit.height { size.height = measured.height }
        }
        let free = isVertical ? room.width - size.width : room.height - size.height
        let across: CGFloat =
            switch self.side(isVertical: !isVertical) {
            case .start: 0
            case .middle: free / 2
            case .end: free
            }
        let origin = isVertical ? CGPoint(x: side + across, y: start) : CGPoint(x: start, y: side + across)
        return CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
    }
}
