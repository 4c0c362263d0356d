import CoreGraphics
import Foundation

/// A part of a layout whose size is known: an item, or a group with all in it.
struct LayoutBlock {
    struct Leaf {
        /// The number of the item in its section.
        var item: Int
        var frame: CGRect
        var fit: LayoutFit
        var zIndex = 0
    }

    struct Attachment {
        var item: Int
        var frame: CGRect
        var supplement: NSCollectionLayoutSupplementaryItem
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var attachments: [Attachment] = []

    mutating func add(_ other: LayoutBlock, at origin: CGPoint) {
        for var leaf in other.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var attachment in other.attachments {
            attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
            attachments.append(attachment)
        }
    }
}

/// Fills groups with the items of a section, one after the other.
@MainActor
struct GroupSolver {
    /// The number of the next item.
    private(set) var next = 0
    let count: Int
    /// The sizes of shown items whose content decided them.
    let measured: [Int: CGSize]
    let traits: UITraitCollection

    init(count: Int, measured: [Int: CGSize], traits: UITraitCollection) {
        (self.count, self.measured, self.traits) = (count, measured, traits)
    }

    var isDone: Bool { next >= count }

    /// Returns the block of an item or group, at least with one item.
    ///
    /// - Parameter length: The length that a group gives to its items, if they share its room evenly.
    mutating func solve(_ item: NSCollectionLayoutItem, in room: CGSize, isHorizontal: Bool, length: CGFloat? = nil)
        -> LayoutBlock
    {
        var size = item.layoutSize.size(in: room)
        var fit = item.layoutSize.fit
        if let length {
            if isHorizontal {
                (size.width, fit.width) = (length, false)
            } else {
                (size.height, fit.height) = (length, false)
            }
        }
        if let group = item as? NSCollectionLayoutGroup { return solve(group, size, fit) }
        let number = next
        next += 1
        if let own = measured[number] {
            if fit.width { size.width = own.width }
            if fit.height { size.height = own.height }
        }
        let insets = item.contentInsets
        let frame = CGRect(
            x: fit.width ? 0 : insets.leading, y: fit.height ? 0 : insets.top,
            width: fit.width ? size.width : max(0, size.width - insets.leading - insets.trailing),
            height: fit.height ? size.height : max(0, size.height - insets.top - insets.bottom))
        var block = LayoutBlock(size: size, leaves: [LayoutBlock.Leaf(item: number, frame: frame, fit: fit)])
        for supplement in item.supplementaryItems {
            let frame = supplement.frame(at: frame, size: supplement.layoutSize.size(in: frame.size))
            block.attachments.append(LayoutBlock.Attachment(item: number, frame: frame, supplement: supplement))
        }
        return block
    }

    private mutating func solve(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ fit: LayoutFit) -> LayoutBlock {
        let insets = group.contentInsets
        let room = size.inset(by: insets)
        let first = next
        guard case .custom(let provider) = group.content else {
            var line = Line(group, room, fit)
            fill(&line)
            return attach(group, to: line.block(size, fit), first)
        }
        var block = LayoutBlock(size: size)
        for place in provider(LayoutRoom(room, .zero, traits)) {
            guard !isDone else { break }
            let frame = place.frame.isFinite ? place.frame : .zero
            block.leaves.append(
                LayoutBlock.Leaf(
                    item: next, frame: frame.offsetBy(dx: insets.leading, dy: insets.top), fit: LayoutFit(),
                    zIndex: place.zIndex))
            next += 1
        }
        // A group without places would never come to an end.
        if block.leaves.isEmpty { next = count }
        return attach(group, to: block, first)
    }

    /// Adds the supplementary items of a group beside those of its items. They come and go with its first item.
    private func attach(_ group: NSCollectionLayoutGroup, to block: LayoutBlock, _ first: Int) -> LayoutBlock {
        guard !group.supplementaryItems.isEmpty, first < min(next, count) else { return block }
        var block = block
        let insets = group.contentInsets
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: block.size.inset(by: insets))
        for supplement in group.supplementaryItems {
            let own = supplement.frame(at: frame, size: supplement.layoutSize.size(in: frame.size))
            block.attachments.append(LayoutBlock.Attachment(item: first, frame: own, supplement: supplement))
        }
        return block
    }

    private mutating func fill(_ line: inout Line) {
        switch line.group.content {
        case .repeating(let items):
            guard !items.isEmpty else { return next = count }
            var number = 0
            while !isDone, line.hasRoom(for: items[number % items.count], after: number) {
                let item = items[number % items.count]
                line.add(solve(item, in: line.room, isHorizontal: line.isHorizontal), item)
                number += 1
                if number % items.count == 0, line.nominal <= 0 { break }
            }
        case .count(let item, let number, let isEven):
            let gaps = line.spacing * CGFloat(number - 1)
            let length = isEven ? max(0, (line.along(line.room) - gaps) / CGFloat(number)) : nil
            // Items whose length their content decides have it in a line of that kind, too.
            let given = line.fitsAlong ? nil : length
            for _ in 0..<number where !isDone {
                line.add(
                    solve(item, in: line.room, isHorizontal: line.isHorizontal, length: given), item)
            }
            line.places = number
        case .custom: break
        }
    }
}

/// The items of a group in a row or column.
@MainActor
private struct Line {
    let group: NSCollectionLayoutGroup
    /// The room without the group's insets.
    let room: CGSize
    let fit: LayoutFit
    private var parts: [(block: LayoutBlock, item: NSCollectionLayoutItem)] = []
    /// The length of the parts so far, with estimated lengths as they are given.
    private(set) var nominal: CGFloat = 0
    /// The number of items in a full line, or nil for those that there is room for.
    var places: Int?

    init(_ group: NSCollectionLayoutGroup, _ room: CGSize, _ fit: LayoutFit) {
        (self.group, self.room, self.fit) = (group, room, fit)
    }

    var isHorizontal: Bool { group.isHorizontal }
    var fitsAlong: Bool { isHorizontal ? fit.width : fit.height }
    private var fitsAcross: Bool { isHorizontal ? fit.height : fit.width }
    var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }
    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    /// The spaces before and after an item along the line, or across it.
    private func edges(
        _ item: NSCollectionLayoutItem, across: Bool
    ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
        let edges = item.edgeSpacing
        return isHorizontal != across ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    }

    private func outer(_ item: NSCollectionLayoutItem) -> CGFloat {
        let (before, after) = edges(item, across: false)
        return (before?.spacing ?? 0) + (after?.spacing ?? 0)
    }

    private func nominalLength(_ item: NSCollectionLayoutItem) -> CGFloat {
        along(item.layoutSize.size(in: room)) + outer(item)
    }

    /// Returns whether there is room for one more item. There is always for the first one.
    func hasRoom(for item: NSCollectionLayoutItem, after number: Int) -> Bool {
        number == 0 || nominal + spacing + nominalLength(item) <= along(room) + 0.5
    }

    mutating func add(_ block: LayoutBlock, _ item: NSCollectionLayoutItem) {
        nominal += (parts.isEmpty ? 0 : spacing) + nominalLength(item)
        parts.append((block, item))
    }

    /// Returns the whole group.
    func block(_ size: CGSize, _ fit: LayoutFit) -> LayoutBlock {
        let insets = group.contentInsets
        let used =
            parts.reduce(0) { $0 + along($1.block.size) + outer($1.item) } + spacing * CGFloat(max(0, parts.count - 1))
        let breadth = fitsAcross ? parts.map { across($0.block.size) }.max() ?? across(room) : across(room)
        let flexible = flexibleSpace(used)
        var block = LayoutBlock(size: size)
        var offset: CGFloat = 0
        for (number, part) in parts.enumerated() {
            let (before, after) = edges(part.item, across: false)
            if number > 0 { offset += spacing + (group.interItemSpacing?.isFlexibleSpacing == true ? flexible : 0) }
            offset += (before?.spacing ?? 0) + (before?.isFlexibleSpacing == true ? flexible : 0)
            let side = sideOffset(part.item, across(part.block.size), breadth)
            let origin = isHorizontal ? CGPoint(x: offset, y: side) : CGPoint(x: side, y: offset)
            block.add(part.block, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
            offset += along(part.block.size)
            offset += (after?.spacing ?? 0) + (after?.isFlexibleSpacing == true ? flexible : 0)
        }
        let length = fitsAlong ? max(offset, 0) : along(room)
        let inner = isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
        block.size = CGSize(
            width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
        return block
    }

    /// The part of what is left for each flexible space of a full line.
    private func flexibleSpace(_ used: CGFloat) -> CGFloat {
        guard !fitsAlong, let last = parts.last else { return 0 }
        var (left, gaps) = (along(room) - used, max(0, parts.count - 1))
        func flexibleEdges(_ item: NSCollectionLayoutItem) -> Int {
            let (before, after) = edges(item, across: false)
            return [before, after].count { $0?.isFlexibleSpacing == true }
        }
        var edgeCount = parts.reduce(0) { $0 + flexibleEdges($1.item) }
        // A line that isn't full keeps the spaces of a full one.
        var number = parts.count
        while places.map({ number < $0 })
            ?? (left >= spacing + nominalLength(last.item) && nominalLength(last.item) > 0)
        {
            left -= spacing + nominalLength(last.item)
            (gaps, number) = (gaps + 1, number + 1)
            edgeCount += flexibleEdges(last.item)
        }
        let spaces = (group.interItemSpacing?.isFlexibleSpacing == true ? gaps : 0) + edgeCount
        return spaces > 0 ? max(0, left) / CGFloat(spaces) : 0
    }

    private func sideOffset(_ item: NSCollectionLayoutItem, _ length: CGFloat, _ breadth: CGFloat) -> CGFloat {
        let (before, after) = edges(item, across: true)
        let fixed = (before?.spacing ?? 0, after?.spacing ?? 0)
        let left = max(0, breadth - length - fixed.0 - fixed.1)
        switch (before?.isFlexibleSpacing == true, after?.isFlexibleSpacing == true) {
        case (true, true): return fixed.0 + left / 2
        case (true, false): return fixed.0 + left
        default: return fixed.0
        }
    }
}
