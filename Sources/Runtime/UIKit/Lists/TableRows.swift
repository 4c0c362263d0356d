import Foundation

/// The rows of a table that a data source fills: where each stands, and the cells of those in sight.
@MainActor
final class TableRows {
    struct Row {
        var path: IndexPath
        var y: CGFloat
        var height: CGFloat
        /// Whether the height is what the cell wants, not what was guessed.
        var isMeasured: Bool
    }

    struct Ornament {
        var y: CGFloat
        var section: Int
        var view: UIView
    }

    private unowned let table: UITableView
    private(set) var rows: [Row] = []
    private var ornaments: [Ornament] = []
    private(set) var shown: [IndexPath: UITableViewCell] = [:]
    private(set) var height: CGFloat = 0
    private var counts: [Int] = []

    init(_ table: UITableView) { self.table = table }

    var sectionCounts: [Int] { counts }

    /// Asks the data source anew. Cells in sight go back to be shown again.
    func reload(_ source: any UITableViewDataSource, width: CGFloat, top: CGFloat) {
        for (path, cell) in shown { table.retire(cell, at: path) }
        for ornament in ornaments { ornament.view.removeFromSuperview() }
        (shown, rows, ornaments, counts) = ([:], [], [], [])
        var y = top
        for section in 0..<source.numberOfSections(in: table) {
            y = addOrnament(
                table.tableDelegate?.tableView(table, viewForHeaderInSection: section),
                source.tableView(table, titleForHeaderInSection: section), isHeader: true, section, y)
            let count = source.tableView(table, numberOfRowsInSection: section)
            counts.append(count)
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                let (height, isMeasured) = table.plannedHeight(at: path)
                rows.append(Row(path: path, y: y, height: height, isMeasured: isMeasured))
                y += height
            }
            y = addOrnament(
                table.tableDelegate?.tableView(table, viewForFooterInSection: section),
                source.tableView(table, titleForFooterInSection: section), isHeader: false, section, y)
        }
        height = y
    }

    private func addOrnament(
        _ own: UIView?, _ title: String?, isHeader: Bool, _ section: Int, _ y: CGFloat
    ) -> CGFloat {
        let view = own ?? UITableViewHeaderFooterView(title: title, isHeader: isHeader, style: table.style)
        let frame = table.ornamentFrame(of: view, isHeader: isHeader, section, at: y)
        guard let view else { return frame.maxY }
        view.frame = frame
        ornaments.append(Ornament(y: frame.minY, section: section, view: view))
        return frame.maxY
    }

    /// Shows what is in a range of the content, and lets go of the rest. Heights that were guessed are found out, which
    /// moves what is below.
    func show(_ range: ClosedRange<CGFloat>, _ source: any UITableViewDataSource, width: CGFloat) {
        for ornament in ornaments where ornament.view.superview !== table { table.addSubview(ornament.view) }
        var wanted: Set<IndexPath> = []
        var place = firstRow(reaching: range.lowerBound)
        while place < rows.count, rows[place].y < range.upperBound {
            let path = rows[place].path
            wanted.insert(path)
            let cell = shown[path] ?? table.prepare(source.tableView(table, cellForRowAt: path), at: path)
            shown[path] = cell
            if !rows[place].isMeasured { measure(place, cell, width: width) }
            cell.position = UITableViewCell.Position(path.row, of: counts[path.section], in: table)
            cell.frame = CGRect(
                x: table.sideInset, y: rows[place].y, width: width - 2 * table.sideInset, height: rows[place].height)
            place += 1
        }
        for (path, cell) in shown where !wanted.contains(path) {
            table.retire(cell, at: path)
            shown[path] = nil
        }
    }

    private func measure(_ place: Int, _ cell: UITableViewCell, width: CGFloat) {
        let wanted = table.fittingHeight(of: cell, width: width)
        rows[place].isMeasured = true
        let change = wanted - rows[place].height
        guard change != 0 else { return }
        rows[place].height = wanted
        let y = rows[place].y
        for later in rows.indices where later > place { rows[later].y += change }
        for index in ornaments.indices where ornaments[index].y > y {
            ornaments[index].y += change
            ornaments[index].view.frame.origin.y += change
        }
        height += change
    }

    /// By halving, as rows stand in order.
    private func firstRow(reaching y: CGFloat) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].y + rows[middle].height <= y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func row(at path: IndexPath) -> Row? { rows.first { $0.path == path } }
}
