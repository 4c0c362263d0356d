import Foundation

/// The rows of a table view from a data source: the visible cells, headers and footers.
@MainActor
final class TableRows {
    private unowned let table: UITableView
    private(set) var places = TablePlaces()
    private var shownOrnaments: [UIView] = []
    /// The sections of the headers and footers that are shown.
    private var ornamentSections: [ObjectIdentifier: (section: Int, isHeader: Bool)] = [:]
    private(set) var shown: [IndexPath: UITableViewCell] = [:]
    /// The cells whose height was that of their content.
    private var measured: Set<ObjectIdentifier> = []
    /// Where rows come from while an update is animated: the frames at which their cells begin.
    private var origins: ((IndexPath) -> CGRect?)?
    /// The cells that have come into sight with an update.
    private(set) var arrived: [IndexPath: UITableViewCell] = [:]

    init(_ table: UITableView) { self.table = table }

    /// The position of the first section.
    var top: CGFloat {
        get { places.top }
        set { places.top = newValue }
    }
    /// The end of the last section.
    var bottom: CGFloat { places.bottom }

    /// The frontmost of the views below which cells are.
    var lowestOrnament: UIView? { shownOrnaments.first }

    /// Reloads all rows. Visible cells are reused, or stay where only their width changes.
    func reload(_ source: any UITableViewDataSource, keepingCells: Bool) {
        if !keepingCells {
            for (path, cell) in shown { table.retire(cell, at: path) }
            shown = [:]
        }
        for view in shownOrnaments {
            view.removeFromSuperview()
            notifyEnd(of: view)
        }
        (shownOrnaments, measured) = ([], [])
        let top = places.top
        places = TablePlaces((0..<source.numberOfSections(in: table)).map { section(at: $0, source) })
        places.top = top
        // A source that has fewer rows than it told.
        for (path, cell) in shown where !has(path) {
            table.retire(cell, at: path)
            shown[path] = nil
        }
    }

    private func has(_ path: IndexPath) -> Bool {
        places.sections.indices.contains(path.section) && path.row < places.sections[path.section].rows.count
    }

    /// Takes all cells, headers and footers out of the table view.
    func leave() {
        for view in shown.values.map({ $0 as UIView }) + shownOrnaments { view.removeFromSuperview() }
        (shown, shownOrnaments) = ([:], [])
    }

    private func section(at section: Int, _ source: any UITableViewDataSource) -> TablePlaces.Section {
        let count = source.tableView(table, numberOfRowsInSection: section)
        return TablePlaces.Section(
            header: ornament(
                table.tableDelegate?.tableView(table, viewForHeaderInSection: section),
                source.tableView(table, titleForHeaderInSection: section), isHeader: true, section),
            rows: Lengths((0..<max(0, count)).map { plannedLength(at: IndexPath(row: $0, section: section)) }),
            footer: ornament(
                table.tableDelegate?.tableView(table, viewForFooterInSection: section),
                source.tableView(table, titleForFooterInSection: section), isHeader: false, section))
    }

    private func plannedLength(at path: IndexPath) -> Lengths.Element {
        let (height, isMeasured) = table.plannedHeight(at: path)
        return Lengths.Element(height, isKnown: isMeasured)
    }

    private func ornament(_ own: UIView?, _ title: String?, isHeader: Bool, _ section: Int) -> TablePlaces.Ornament {
        let view = own ?? UITableViewHeaderFooterView(title: title, isHeader: isHeader, style: table.style)
        if let view {
            // Subviews of the table view have its traits, on which the height of a title depends.
            table.addSubview(view)
            shownOrnaments.append(view)
        }
        return TablePlaces.Ornament(
            view: view, frame: table.ornamentFrame(of: view, isHeader: isHeader, section, at: 0))
    }

    // MARK: Updates

    /// The counts of the rows that are known.
    var counts: [Int] { places.sections.map(\.rows.count) }

    /// Changes rows to those after an update. Cells of rows that stay are kept. Returns the cells of those that go.
    func apply(_ mapping: ListMapping, replanning: Bool, _ source: any UITableViewDataSource) -> [IndexPath:
        UITableViewCell]
    {
        let old = places
        let sections = mapping.oldPaths.enumerated().map { number, paths in
            guard let from = mapping.oldSections[number] else { return section(at: number, source) }
            var section = old.sections[from]
            section.rows = Lengths(
                paths.enumerated().map { row, path in
                    guard let path, !replanning else { return plannedLength(at: IndexPath(row: row, section: number)) }
                    return old.sections[path.section].rows[path.row]
                })
            section.header.frame = table.ornamentFrame(of: section.header.view, isHeader: true, number, at: 0)
            section.footer.frame = table.ornamentFrame(of: section.footer.view, isHeader: false, number, at: 0)
            return section
        }
        places = TablePlaces(sections)
        places.top = old.top
        var (kept, gone): ([IndexPath: UITableViewCell], [IndexPath: UITableViewCell]) = ([:], [:])
        for (path, cell) in shown {
            if let new = mapping.newPath(of: path) { kept[new] = cell } else { gone[path] = cell }
        }
        shown = kept
        if replanning { for (path, cell) in kept { measure(cell, at: path, width: table.bounds.width) } }
        let width = table.bounds.width - 2 * table.sideInset
        origins = { [table] path in
            mapping.oldPath(of: path).flatMap(old.place)
                .map { CGRect(x: table.sideInset, y: $0.y, width: width, height: $0.height) }
        }
        arrived = [:]
        return gone
    }

    /// Returns whether a row was there before the update.
    func hasOrigin(_ path: IndexPath) -> Bool { origins?(path) != nil }

    /// Ends an update: cells come where they belong from now on.
    func endUpdate() { (origins, arrived) = (nil, [:]) }

    /// Lets the height of a cell be measured again, if it was measured.
    func forgetHeight(of cell: UITableViewCell) -> Bool {
        guard measured.contains(ObjectIdentifier(cell)), let path = shown.first(where: { $0.value === cell })?.key
        else { return false }
        let length = places.sections[path.section].rows[path.row]
        places.set(Lengths.Element(length.length, isKnown: false), at: path)
        return true
    }

    private func measure(_ cell: UITableViewCell, at path: IndexPath, width: CGFloat) {
        guard !places.sections[path.section].rows[path.row].isKnown else { return }
        measured.insert(ObjectIdentifier(cell))
        places.set(Lengths.Element(table.fittingHeight(of: cell, width: width), isKnown: true), at: path)
    }

    // MARK: Visible rows

    /// Shows the rows in a range of the content, and removes others. Estimated heights are replaced, which moves the
    /// rows below.
    func show(_ range: ClosedRange<CGFloat>, _ source: any UITableViewDataSource, width: CGFloat) {
        var wanted: Set<IndexPath> = []
        var ornaments: [UIView] = []
        var next = places.section(reaching: range.lowerBound) ?? places.sections.count
        while next < places.sections.count, places.start(ofSection: next) < range.upperBound {
            showRows(of: next, range, source, width: width, &wanted)
            let section = places.sections[next]
            let (start, end) = (places.start(ofSection: next), places.end(ofSection: next))
            show(section.header, (next, true), at: start, range, &ornaments) { frame in
                max(frame.minY, min(table.contentTop, end - section.footer.room - frame.height))
            }
            show(section.footer, (next, false), at: end - section.footer.room, range, &ornaments) { frame in
                min(frame.minY, max(table.contentBottom - frame.height, start + section.header.room))
            }
            next += 1
        }
        for (path, cell) in shown where !wanted.contains(path) {
            shown[path] = nil
            table.leave(cell, from: path, to: places.place(of: path))
        }
        for view in shownOrnaments where !ornaments.contains(where: { $0 === view }) {
            view.removeFromSuperview()
            notifyEnd(of: view)
        }
        shownOrnaments = ornaments
    }

    /// Notifies the delegate of a header or footer that has left.
    private func notifyEnd(of view: UIView) {
        guard let (section, isHeader) = ornamentSections.removeValue(forKey: ObjectIdentifier(view)) else { return }
        if isHeader {
            table.tableDelegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            table.tableDelegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Notifies the delegate of a header or footer that appears.
    private func notifyStart(of view: UIView, _ place: (section: Int, isHeader: Bool)) {
        ornamentSections[ObjectIdentifier(view)] = place
        if place.isHeader {
            table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: place.section)
        } else {
            table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: place.section)
        }
    }

    /// Shows a header or footer; those of plain table views stick to the edges of the table view.
    private func show(
        _ ornament: TablePlaces.Ornament, _ place: (section: Int, isHeader: Bool), at y: CGFloat,
        _ range: ClosedRange<CGFloat>, _ shown: inout [UIView],
        sticking: (CGRect) -> CGFloat
    ) {
        guard let view = ornament.view else { return }
        var frame = ornament.frame.offsetBy(dx: 0, dy: y)
        if table.style == .plain { frame.origin.y = sticking(frame) }
        guard frame.minY < range.upperBound, frame.maxY > range.lowerBound || frame.height == 0 else { return }
        if view.superview !== table {
            table.addSubview(view)
            UIView.performWithoutAnimation { view.frame = frame }
        }
        if ornamentSections[ObjectIdentifier(view)] == nil { notifyStart(of: view, place) }
        if view.frame != frame { view.frame = frame }
        shown.append(view)
    }

    private func showRows(
        of section: Int, _ range: ClosedRange<CGFloat>, _ source: any UITableViewDataSource, width: CGFloat,
        _ wanted: inout Set<IndexPath>
    ) {
        let start = places.start(ofRowsIn: section)
        let count = places.sections[section].rows.count
        var row = places.sections[section].rows.index(reaching: range.lowerBound - start) ?? count
        while row < count, case let y = start + places.sections[section].rows.start(of: row), y < range.upperBound {
            let path = IndexPath(row: row, section: section)
            wanted.insert(path)
            let cell = shown[path] ?? comingCell(at: path, source, width: width)
            measure(cell, at: path, width: width)
            cell.position = UITableViewCell.Position(row, of: count, in: table)
            let frame = CGRect(
                x: table.sideInset, y: y, width: width - 2 * table.sideInset,
                height: places.sections[section].rows[row].length)
            if cell.frame != frame, !table.isMoving(cell) { place(cell, at: frame, path) }
            row += 1
        }
    }

    /// Returns a new or reused cell for a row that comes into sight.
    private func comingCell(
        at path: IndexPath, _ source: any UITableViewDataSource, width: CGFloat
    ) -> UITableViewCell {
        var cell: UITableViewCell?
        UIView.performWithoutAnimation {
            let new = table.prepare(source.tableView(table, cellForRowAt: path), at: path)
            shown[path] = new
            new.frame.size.width = width - 2 * table.sideInset
            let level = table.tableDelegate?.tableView(table, indentationLevelForRowAt: path) ?? 0
            if level > 0 { new.indentationLevel = level }
            if origins != nil { arrived[path] = new }
            cell = new
        }
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Places a cell; one that comes with an update begins where its row was.
    private func place(_ cell: UITableViewCell, at frame: CGRect, _ path: IndexPath) {
        if let origins, arrived[path] === cell {
            UIView.performWithoutAnimation {
                cell.frame = origins(path) ?? frame
                cell.layoutIfNeeded()
            }
        }
        cell.frame = frame
    }
}
