import Foundation

/// The rows of a table view from a data source: their positions, and the visible cells.
@MainActor
final class TableRows {
    /// A header or footer.
    private struct Ornament {
        var view: UIView?
        /// The frame, in the space for the header or footer.
        var frame: CGRect
        var room: CGFloat { frame.maxY }
    }

    private struct Section {
        var header: Ornament
        var rows: Lengths
        var footer: Ornament
        var length: CGFloat { header.room + rows.total + footer.room }
    }

    private unowned let table: UITableView
    private var sections: [Section] = []
    private var sectionLengths = Lengths()
    private var shownOrnaments: [UIView] = []
    private(set) var shown: [IndexPath: UITableViewCell] = [:]
    /// The position of the first section.
    var top: CGFloat = 0

    init(_ table: UITableView) { self.table = table }

    /// The end of the last section.
    var bottom: CGFloat { top + sectionLengths.total }

    /// Reloads all rows. Visible cells are reused.
    func reload(_ source: any UITableViewDataSource) {
        for (path, cell) in shown { table.retire(cell, at: path) }
        for view in shownOrnaments { view.removeFromSuperview() }
        (shown, shownOrnaments) = ([:], [])
        sections = (0..<source.numberOfSections(in: table)).map { section in
            let count = source.tableView(table, numberOfRowsInSection: section)
            return Section(
                header: ornament(
                    table.tableDelegate?.tableView(table, viewForHeaderInSection: section),
                    source.tableView(table, titleForHeaderInSection: section), isHeader: true, section),
                rows: Lengths((0..<count).map { plannedLength(at: IndexPath(row: $0, section: section)) }),
                footer: ornament(
                    table.tableDelegate?.tableView(table, viewForFooterInSection: section),
                    source.tableView(table, titleForFooterInSection: section), isHeader: false, section))
        }
        sectionLengths = Lengths(sections.map { Lengths.Element($0.length, isKnown: true) })
    }

    private func plannedLength(at path: IndexPath) -> Lengths.Element {
        let (height, isMeasured) = table.plannedHeight(at: path)
        return Lengths.Element(height, isKnown: isMeasured)
    }

    private func ornament(_ own: UIView?, _ title: String?, isHeader: Bool, _ section: Int) -> Ornament {
        let view = own ?? UITableViewHeaderFooterView(title: title, isHeader: isHeader, style: table.style)
        if let view {
            // Subviews of the table view have its traits, on which the height of a title depends.
            table.addSubview(view)
            shownOrnaments.append(view)
        }
        return Ornament(view: view, frame: table.ornamentFrame(of: view, isHeader: isHeader, section, at: 0))
    }

    // MARK: Positions

    func rowCount(in section: Int) -> Int { sections[section].rows.count }

    private func start(ofSection section: Int) -> CGFloat { top + sectionLengths.start(of: section) }

    private func start(ofRowsIn section: Int) -> CGFloat {
        start(ofSection: section) + sections[section].header.room
    }

    /// Returns the position of a row, or nil if there is none.
    func place(of path: IndexPath) -> (y: CGFloat, height: CGFloat)? {
        guard sections.indices.contains(path.section), case let rows = sections[path.section].rows,
            (0..<rows.count).contains(path.row)
        else { return nil }
        return (start(ofRowsIn: path.section) + rows.start(of: path.row), rows[path.row].length)
    }

    /// Returns the row at a height of the content, or nil if there is none.
    func path(at y: CGFloat) -> IndexPath? {
        guard y >= top, let section = sectionLengths.index(reaching: y - top),
            case let place = y - start(ofRowsIn: section), place >= 0,
            let row = sections[section].rows.index(reaching: place)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    private func set(_ length: Lengths.Element, at path: IndexPath) {
        sections[path.section].rows[path.row] = length
        lengthChanged(ofSection: path.section)
    }

    private func lengthChanged(ofSection section: Int) {
        sectionLengths[section] = Lengths.Element(sections[section].length, isKnown: true)
    }

    // MARK: Inserting and deleting rows

    func insertRow(at path: IndexPath) {
        expectSection(of: path)
        sections[path.section].rows.insert(plannedLength(at: path), at: path.row)
        lengthChanged(ofSection: path.section)
        moveShown { other in
            other.section == path.section && other.row >= path.row
                ? IndexPath(row: other.row + 1, section: other.section) : other
        }
    }

    func removeRow(at path: IndexPath) {
        expectSection(of: path)
        sections[path.section].rows.remove(at: path.row)
        lengthChanged(ofSection: path.section)
        retire(path)
        moveShown { other in
            other.section == path.section && other.row > path.row
                ? IndexPath(row: other.row - 1, section: other.section) : other
        }
    }

    /// Reloads the row's cell and height when it is shown next.
    func reloadRow(at path: IndexPath) {
        expectSection(of: path)
        set(plannedLength(at: path), at: path)
        retire(path)
    }

    private func expectSection(of path: IndexPath) {
        precondition(
            sections.indices.contains(path.section), "there is no section \(path.section) among \(sections.count)")
    }

    private func retire(_ path: IndexPath) {
        if let cell = shown.removeValue(forKey: path) { table.retire(cell, at: path) }
    }

    private func moveShown(_ moved: (IndexPath) -> IndexPath) {
        shown = Dictionary(uniqueKeysWithValues: shown.map { (moved($0.key), $0.value) })
    }

    // MARK: Visible rows

    /// Shows the rows in a range of the content, and removes others. Estimated heights are replaced, which moves the
    /// rows below.
    func show(_ range: ClosedRange<CGFloat>, _ source: any UITableViewDataSource, width: CGFloat) {
        var wanted: Set<IndexPath> = []
        var ornaments: [UIView] = []
        var next = sectionLengths.index(reaching: range.lowerBound - top) ?? sections.count
        while next < sections.count, start(ofSection: next) < range.upperBound {
            show(sections[next].header, at: start(ofSection: next), range, &ornaments)
            showRows(of: next, range, source, width: width, &wanted)
            let footer = sections[next].footer
            show(footer, at: start(ofSection: next) + sections[next].length - footer.room, range, &ornaments)
            next += 1
        }
        for path in shown.keys where !wanted.contains(path) { retire(path) }
        for view in shownOrnaments where !ornaments.contains(where: { $0 === view }) { view.removeFromSuperview() }
        shownOrnaments = ornaments
    }

    private func show(
        _ ornament: Ornament, at y: CGFloat, _ range: ClosedRange<CGFloat>, _ shown: inout [UIView]
    ) {
        guard let view = ornament.view, y < range.upperBound, y + ornament.room > range.lowerBound else { return }
        if view.superview !== table { table.addSubview(view) }
        view.frame = ornament.frame.offsetBy(dx: 0, dy: y)
        shown.append(view)
    }

    private func showRows(
        of section: Int, _ range: ClosedRange<CGFloat>, _ source: any UITableViewDataSource, width: CGFloat,
        _ wanted: inout Set<IndexPath>
    ) {
        let start = start(ofRowsIn: section)
        let count = sections[section].rows.count
        var row = sections[section].rows.index(reaching: range.lowerBound - start) ?? count
        while row < count, case let y = start + sections[section].rows.start(of: row), y < range.upperBound {
            let path = IndexPath(row: row, section: section)
            wanted.insert(path)
            let cell = shown[path] ?? table.prepare(source.tableView(table, cellForRowAt: path), at: path)
            shown[path] = cell
            if !sections[section].rows[row].isKnown {
                set(Lengths.Element(table.fittingHeight(of: cell, width: width), isKnown: true), at: path)
            }
            cell.position = UITableViewCell.Position(row, of: count, in: table)
            cell.frame = CGRect(
                x: table.sideInset, y: y, width: width - 2 * table.sideInset,
                height: sections[section].rows[row].length)
            row += 1
        }
    }
}
