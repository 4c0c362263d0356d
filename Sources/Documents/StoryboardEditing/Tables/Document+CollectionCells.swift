import StoryboardModel
import XMLTree

extension Document {
    /// Lays out the cells of a collection view with a flow layout, in the order of the document.
    ///
    /// Cells of one size are spaced as in a full line, as Interface Builder writes them.
    mutating func reflow(cellsAround node: NodeID?) throws(ChangeError) {
        guard let collection = node.flatMap({ tree[$0].enclosingCollection }),
            let layout = collection.child("collectionViewFlowLayout", key: "collectionViewLayout"),
            let frame = collection.frame
        else { return }
        let cells = collection.child("cells")?.children.filter { $0.name == "collectionViewCell" } ?? []
        let flow = CellFlow(layout, in: frame)
        let sizes = cells.map { flow.size(of: $0) }
        let id = collection.id
        let places = flow.places(of: sizes)
        for (cell, place) in zip(cells.map(\.id), places) where tree[cell].frame != place {
            try resize(cell, to: place)
        }
        try placeSupplements(of: id, flow, below: places, in: frame)
    }

    /// Places the header above a section's cells and the footer below them, in the sizes that the layout has for them.
    private mutating func placeSupplements(
        of collection: NodeID, _ flow: CellFlow, below cells: [DocumentRect], in frame: DocumentRect
    ) throws(ChangeError) {
        let end = flow.end(of: cells)
        for (key, start, size) in [
            ("sectionHeaderView", 0, flow.header), ("sectionFooterView", end, flow.footer),
        ] {
            guard let size, let view = tree[collection].child("collectionReusableView", key: key)?.id else { continue }
            let place =
                flow.isVertical
                ? DocumentRect(x: 0, y: start, width: frame.width, height: size.height)
                : DocumentRect(x: start, y: 0, width: size.width, height: frame.height)
            if tree[view].frame != place { try resize(view, to: place) }
        }
    }

    /// Lays out the cells, header and footer of a collection view after something in its layout has changed.
    mutating func reflow(around layout: NodeID) throws(ChangeError) {
        guard kind.isUIKit, tree[layout].isAttached else { return }
        let node = tree[layout].name == "collectionViewFlowLayout" ? tree[layout] : tree[layout].parent
        guard let node, node.name == "collectionViewFlowLayout" else { return }
        try reflow(cellsAround: node.parent?.id)
    }

    /// Has a flow layout keep room for a header or footer that is new, which without a size would never be seen.
    mutating func makeRoom(forSupplement node: NodeID) throws(ChangeError) {
        guard tree[node].name == "collectionReusableView", let key = tree[node]["key"],
            let collection = tree[node].enclosingCollection,
            let layout = collection.child("collectionViewFlowLayout", key: "collectionViewLayout")
        else { return }
        let isHeader = key == "sectionHeaderView"
        let sizeKey = isHeader ? "headerReferenceSize" : "footerReferenceSize"
        if layout.size(key: sizeKey) == nil {
            let size = try ensureChild("size", key: sizeKey, in: layout.id)
            for name in ["width", "height"] { try apply(.setAttribute(size, name: name, to: AttributeSpelling("50"))) }
        }
        let collectionID = collection.id
        try reflow(cellsAround: collectionID)
    }

    /// Sets the size that the layout has for a header or footer. Its width in a layout from top to bottom, or height in one
    /// from side to side, is the collection view's, so the layout's own stays.
    mutating func resizeSupplement(_ view: NodeID, to rect: DocumentRect) throws(ChangeError) {
        let isHeader = tree[view]["key"] == "sectionHeaderView"
        guard let collection = tree[view].enclosingCollection,
            let layout = collection.child("collectionViewFlowLayout", key: "collectionViewLayout")
        else { return try resize(view, to: rect) }
        let isVertical = layout["scrollDirection"] != "horizontal"
        let (layoutID, collectionID) = (layout.id, collection.id)
        let key = isHeader ? "headerReferenceSize" : "footerReferenceSize"
        let isNew = layout.size(key: key) == nil
        let size = try ensureChild("size", key: key, in: layoutID)
        for (name, value) in [("width", rect.width), ("height", rect.height)]
        where isNew || (name == "height") == isVertical {
            try apply(.setAttribute(size, name: name, to: AttributeSpelling(max(1, value).xcodeSpelling)))
        }
        try reflow(cellsAround: collectionID)
    }

    /// Sets the size of one cell, whatever the layout has for the others.
    mutating func resizeCollectionCell(_ cell: NodeID, to rect: DocumentRect) throws(ChangeError) {
        guard let own = tree[cell].frame, own.width != rect.width || own.height != rect.height else { return }
        let size = try ensureChild("size", key: "customSize", in: cell)
        for (name, value) in [("width", rect.width), ("height", rect.height)] {
            try apply(.setAttribute(size, name: name, to: AttributeSpelling(value.xcodeSpelling)))
        }
        try resize(cell, to: rect)
        try reflow(cellsAround: cell)
    }
}

extension Node {
    var enclosingCollection: Node? { name == "collectionView" ? self : ancestor { $0.name == "collectionView" } }

    fileprivate func size(key: String) -> (width: Double, height: Double)? {
        guard let size = child("size", key: key), let width = size.number("width"), let height = size.number("height"),
            width > 0, height > 0
        else { return nil }
        return (width, height)
    }
}

/// A flow layout. Lengths are along the lines, thicknesses across them.
private struct CellFlow {
    typealias Size = (width: Double, height: Double)

    let isVertical: Bool
    /// The sizes of headers and footers, or nil for none.
    let header, footer: Size?
    private let itemSize: Size?
    private let gap: Double
    private let lineGap: Double
    /// The start and length of a line.
    private let start: Double
    private let room: Double
    /// The position of the first line.
    private let top: Double
    /// The space between the last line and what follows.
    private let bottom: Double

    init(_ layout: Node, in frame: DocumentRect) {
        isVertical = layout["scrollDirection"] != "horizontal"
        itemSize = layout.size(key: "itemSize")
        gap = layout.number("minimumInteritemSpacing") ?? 10
        lineGap = layout.number("minimumLineSpacing") ?? 10
        let inset = layout.child("inset", key: "sectionInset")
        let (minX, minY) = (inset?.number("minX") ?? 0, inset?.number("minY") ?? 0)
        let (maxX, maxY) = (inset?.number("maxX") ?? 0, inset?.number("maxY") ?? 0)
        header = layout.size(key: "headerReferenceSize")
        footer = layout.size(key: "footerReferenceSize")
        start = isVertical ? minX : minY
        room = isVertical ? frame.width - minX - maxX : frame.height - minY - maxY
        top = isVertical ? minY + (header?.height ?? 0) : minX + (header?.width ?? 0)
        bottom = isVertical ? maxY : maxX
    }

    /// Returns where a section with cells ends.
    func end(of cells: [DocumentRect]) -> Double {
        (cells.map { isVertical ? $0.y + $0.height : $0.x + $0.width }.max() ?? top) + bottom
    }

    /// Returns the size of a cell: its own, or that of the layout.
    func size(of cell: Node) -> Size {
        cell.size(key: "customSize") ?? itemSize ?? (cell.frame?.width ?? 0, cell.frame?.height ?? 0)
    }

    func places(of sizes: [Size]) -> [DocumentRect] {
        var places: [DocumentRect] = []
        var across = top
        while places.count < sizes.count {
            let line = firstLine(of: sizes[places.count...])
            let thickness = line.map(thickness).max() ?? 0
            let spacing = spacing(in: line, isLast: places.count + line.count == sizes.count)
            var along = start + (spacing == nil ? max(0, (room - line.reduce(0) { $0 + length($1) }) / 2) : 0)
            for size in line {
                let middle = across + (thickness - self.thickness(size)) / 2
                places.append(
                    DocumentRect(
                        x: isVertical ? along : middle, y: isVertical ? middle : along, width: size.width,
                        height: size.height))
                along += length(size) + (spacing ?? 0)
            }
            across += thickness + lineGap
        }
        return places
    }

    private func firstLine(of sizes: ArraySlice<Size>) -> ArraySlice<Size> {
        var used = 0.0
        let end = sizes.indices.first { index in
            used += length(sizes[index]) + (index > sizes.startIndex ? gap : 0)
            return index > sizes.startIndex && used > room
        }
        return sizes[..<(end ?? sizes.endIndex)]
    }

    /// Returns the spacing in a line, or nil if a single cell is centered.
    private func spacing(in line: ArraySlice<Size>, isLast: Bool) -> Double? {
        guard let first = line.first else { return nil }
        let isEven = line.allSatisfy { length($0) == length(first) }
        let count = isEven ? max(1, ((room + gap) / (length(first) + gap)).rounded(.down)) : Double(line.count)
        if isLast, !isEven { return gap }
        if count < 2 { return nil }
        let used = isEven ? count * length(first) : line.reduce(0) { $0 + length($1) }
        return (room - used) / (count - 1)
    }

    private func length(_ size: Size) -> Double { isVertical ? size.width : size.height }
    private func thickness(_ size: Size) -> Double { isVertical ? size.height : size.width }
}
