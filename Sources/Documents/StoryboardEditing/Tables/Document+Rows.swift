import StoryboardModel
import XMLTree

extension Document {
    /// Deletes an object. Cells and sections below a deleted cell or section move up.
    mutating func deleteObject(_ node: NodeID) throws(ChangeError) {
        let isCell = tree[node].name == "tableViewCell"
        let collection = tree[node].name == "collectionViewCell" ? tree[node].enclosingCollection?.id : nil
        try closeGap(of: isCell ? [node] : cells(ofSection: node), withSection: !isCell)
        try delete(node)
        try reflow(cellsAround: collection)
    }

    /// Positions new consecutive cells below the cell before them, and moves down the cells below.
    mutating func makeRoom(for cells: [NodeID]) throws(ChangeError) {
        guard let first = cells.first, let table = tree[first].ancestor(where: { $0.name == "tableView" })?.id,
            case let rows = rows(of: table), let start = rows.firstIndex(of: first)
        else { return }
        let previous = start > 0 ? rows[start - 1] : nil
        let isInSection = previous.map { tree[$0].parent?.id == tree[first].parent?.id } ?? false
        let above = previous.flatMap { tree[$0].frame }
        let margin = isInSection ? 0 : headerHeight(of: table) + (previous == nil ? 0 : footerHeight(of: table))
        let begin = above.map { $0.y + $0.height } ?? tree[table].child(key: "tableHeaderView")?.frame?.height ?? 0
        var bottom = begin + margin
        for cell in cells {
            let height = tree[cell].frame?.height ?? 44
            let width = above?.width ?? tree[table].frame?.width ?? DocumentDevice(of: self).width
            try resize(cell, to: DocumentRect(x: above?.x ?? 0, y: bottom, width: width, height: height))
            bottom += height
        }
        try move(rows[(start + cells.count)...], by: isInSection ? bottom - begin - margin : bottom - begin)
    }

    /// Makes room for a new cell, also of a collection view, or the cells of a new section.
    mutating func makeRoom(forRowsIn node: NodeID) throws(ChangeError) {
        try makeRoom(for: tree[node].name == "tableViewCell" ? [node] : cells(ofSection: node))
        if tree[node].name == "collectionViewCell" { try reflow(cellsAround: node) }
    }

    /// Moves up the cells below cells that are about to be deleted.
    mutating func closeGap(of cells: [NodeID], withSection: Bool = false) throws(ChangeError) {
        guard let last = cells.last, let table = tree[last].ancestor(where: { $0.name == "tableView" })?.id,
            case let rows = rows(of: table), let end = rows.firstIndex(of: last)
        else { return }
        let margin = withSection ? headerHeight(of: table) + footerHeight(of: table) : 0
        let height = cells.reduce(margin) { $0 + (tree[$1].frame?.height ?? 0) }
        try move(rows[(end + 1)...], by: -height)
    }

    /// Sets the height of a cell and moves the cells below.
    mutating func resizeRow(_ cell: NodeID, to frame: DocumentRect) throws(ChangeError) {
        let gain = frame.height - (tree[cell].frame?.height ?? frame.height)
        try resize(cell, to: frame)
        guard gain != 0 else { return }
        try set("rowHeight", of: cell, to: frame.height.xcodeSpelling)
        guard let table = tree[cell].ancestor(where: { $0.name == "tableView" })?.id,
            case let rows = rows(of: table), let position = rows.firstIndex(of: cell)
        else { return }
        try move(rows[(position + 1)...], by: gain)
    }

    /// Positions the cells of a section in the order of the document.
    mutating func restack(rowsOf holder: NodeID, apartFrom newcomer: NodeID? = nil) throws(ChangeError) {
        let cells = tree[holder].children.filter { $0.name == "tableViewCell" }.map(\.id)
        let frames = cells.compactMap { tree[$0].frame }
        let old = cells.filter { $0 != newcomer }.compactMap { tree[$0].frame?.y }
        guard frames.count == cells.count, var top = old.min() else { return }
        for (cell, var frame) in zip(cells, frames) {
            frame.y = top
            try setFrame(of: cell, to: frame)
            top += frame.height
        }
    }

    /// Returns a table's cells from top to bottom.
    func rows(of table: NodeID) -> [NodeID] {
        let sections = tree[table].child("sections")?.children.flatMap {
            $0.child("cells").map { Array($0.children) } ?? []
        }
        let prototypes = tree[table].child("prototypes").map { Array($0.children) }
        return (prototypes ?? sections ?? []).map(\.id)
    }

    func cells(ofSection section: NodeID) -> [NodeID] {
        tree[section].name == "tableViewSection" ? tree[section].child("cells")?.children.map(\.id) ?? [] : []
    }

    private mutating func move(_ cells: ArraySlice<NodeID>, by distance: Double) throws(ChangeError) {
        for cell in cells {
            guard var frame = tree[cell].frame else { continue }
            frame.y += distance
            try setFrame(of: cell, to: frame)
        }
    }

    /// Returns the space above a section's first cell. Since iOS 15 there is more of it in a plain table.
    private func headerHeight(of table: NodeID) -> Double {
        let height = tree[table].number("sectionHeaderHeight").map { $0 < 0 ? 28 : $0 } ?? 28
        let tools = toolsMajorVersion
        return height + (isPlain(table) && tools >= 19_000 ? 22 : 0)
    }

    private func footerHeight(of table: NodeID) -> Double {
        if isPlain(table) { return 0 }
        return tree[table].number("sectionFooterHeight").map { $0 < 0 ? 18 : $0 } ?? 18
    }

    private func isPlain(_ table: NodeID) -> Bool { (tree[table].value("style") ?? "plain") == "plain" }
}
