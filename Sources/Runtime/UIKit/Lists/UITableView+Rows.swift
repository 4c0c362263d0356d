import CoreGraphics
import Foundation

/// Rows, headers and footers, and where they are: those of a data source or of a storyboard.
extension UITableView {
    func cell(at path: IndexPath) -> UITableViewCell? {
        if sourceForRows != nil { return rows?.shown[path] }
        guard path.count == 2, sections.indices.contains(path.section),
            case let rows = sections[path.section].rows, rows.indices.contains(path.row)
        else { return nil }
        return rows[path.row].cell
    }

    func path(of cell: UITableViewCell) -> IndexPath? {
        if sourceForRows != nil { return rows?.shown.first { $0.value === cell }?.key }
        for (number, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { $0.cell === cell }) {
                return IndexPath(row: row, section: number)
            }
        }
        return nil
    }

    func rect(ofRowAt path: IndexPath) -> CGRect {
        guard sourceForRows != nil else { return cell(at: path)?.frame ?? .zero }
        layoutRowsIfReloaded()
        guard let row = rows?.places.place(of: path) else { return .zero }
        return CGRect(x: sideInset, y: row.y, width: bounds.width - 2 * sideInset, height: row.height)
    }

    func row(at point: CGPoint) -> IndexPath? {
        guard (sideInset..<max(sideInset, bounds.width - sideInset)).contains(point.x) else { return nil }
        guard sourceForRows == nil else { return rows?.places.path(at: point.y) }
        for (number, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { $0.cell.frame.contains(point) }) {
                return IndexPath(row: row, section: number)
            }
        }
        return nil
    }

    func rows(in rect: CGRect) -> [IndexPath]? {
        let paths = (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        let found = paths.filter { self.rect(ofRowAt: $0).intersects(rect) }
        return found.isEmpty ? nil : found
    }

    /// Lays out before it returns positions if rows have been reloaded.
    private func layoutRowsIfReloaded() {
        if needsReload, bounds.width > 0 { layoutIfNeeded() }
    }

    // MARK: Sections

    func rect(ofSection section: Int) -> CGRect {
        guard sourceForRows != nil else {
            return (sections.indices.contains(section) ? sections[section].rows.map(\.cell.frame) : [])
                .reduce(CGRect.null) { $0.union($1) }
        }
        guard let places = rows?.places, places.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: places.start(ofSection: section), width: bounds.width, height: places.sections[section].length)
    }

    func ornament(of section: Int, isHeader: Bool) -> UIView? {
        if sourceForRows == nil {
            guard sections.indices.contains(section) else { return nil }
            return isHeader ? sections[section].headerView : sections[section].footerView
        }
        guard let places = rows?.places, places.sections.indices.contains(section) else { return nil }
        let view = isHeader ? places.sections[section].header.view : places.sections[section].footer.view
        return view?.superview === self ? view : nil
    }

    func rect(ofOrnamentOf section: Int, isHeader: Bool) -> CGRect {
        guard let places = rows?.places, places.sections.indices.contains(section) else {
            return ornament(of: section, isHeader: isHeader)?.frame ?? .zero
        }
        let ornament = isHeader ? places.sections[section].header : places.sections[section].footer
        let start = isHeader ? places.start(ofSection: section) : places.end(ofSection: section) - ornament.room
        return CGRect(x: 0, y: start, width: bounds.width, height: ornament.room)
    }

    // MARK: Edges

    /// Scrolls so that a rectangle is at a position.
    func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
        guard rect != .zero else { return }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        let y: CGFloat
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY
        case .middle: y = rect.midY - room / 2
        case .bottom: y = rect.maxY - room
        }
        let wanted = CGPoint(x: contentOffset.x, y: y - inset.top)
        setContentOffset(contentRange.clamped(wanted), animated: animated)
    }
}
