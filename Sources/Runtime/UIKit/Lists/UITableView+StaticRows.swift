import Foundation

/// The rows of a storyboard.
extension UITableView {
    /// The sections of the storyboard, or in Interface Builder its prototypes below a header.
    var sections: [StaticSection] {
        if !staticSections.isEmpty { return staticSections }
        guard !designedCells.isEmpty else { return [] }
        return [StaticSection(headerTitle: prototypesTitle, footerTitle: nil, rows: designedCells.map { ($0, nil) })]
    }

    /// The horizontal inset of inset groups.
    var sideInset: CGFloat {
        style == .insetGrouped ? UIView.sideMargin(ofWidth: bounds.width) + max(safeSides.left, safeSides.right) : 0
    }

    /// The horizontal safe area insets of the content.
    var safeSides: UIEdgeInsets {
        // There is none before iOS 11, or if a table view only extends beyond its superview.
        guard insetsContentViewsToSafeArea, environment.system >= 11,
            let outer = imposedSafeArea ?? superview?.safeAreaInsets
        else { return .zero }
        return UIEdgeInsets(
            top: 0, left: outer.left > 0 ? safeAreaInsets.left : 0, bottom: 0,
            right: outer.right > 0 ? safeAreaInsets.right : 0)
    }

    // MARK: What a controller answers

    func staticSection(at section: Int) -> StaticSection? {
        staticSections.indices.contains(section) ? staticSections[section] : nil
    }

    func staticCell(at path: IndexPath) -> UITableViewCell? { staticRow(at: path)?.cell }

    /// Returns the height of a row of the storyboard, automatic if its content decides; nil if there is none.
    func staticHeight(at path: IndexPath) -> CGFloat? {
        staticRow(at: path).map { $0.height ?? (rowHeight > 0 ? rowHeight : UITableView.automaticDimension) }
    }

    private func staticRow(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard let rows = staticSection(at: path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }

    func isStatic(_ cell: UITableViewCell) -> Bool {
        staticSections.contains { $0.rows.contains { $0.cell === cell } }
    }

    // MARK: Layout

    /// Lays out all static rows, visible or not.
    func layoutOwnRows(below top: CGFloat) -> CGFloat {
        let room = Room(
            top: top, width: bounds.width, sideInset: sideInset, traits: traitCollection)
        if !needsReload, let placedIn, placedIn.room == room { return placedIn.bottom }
        var shown: [UIView] = []
        var y = top
        for (number, section) in sections.enumerated() {
            y = place(section.headerView, title: section.headerTitle, isHeader: true, number, at: y, &shown)
            for (place, row) in section.rows.enumerated() {
                let cell = row.cell
                cell.position = UITableViewCell.Position(place, of: section.rows.count, in: self)
                if cell.superview !== self { addSubview(cell) }
                let keepsFrame = designedCells.contains(cell) && cell.hasFrame
                let height = row.height ?? (rowHeight > 0 && !keepsFrame ? rowHeight : ownHeight(of: cell))
                cell.frame = CGRect(
                    x: room.sideInset, y: y, width: bounds.width - 2 * room.sideInset, height: height)
                shown.append(cell)
                y = cell.frame.maxY
            }
            y = place(section.footerView, title: section.footerTitle, isHeader: false, number, at: y, &shown)
        }
        let kept = Set(shown.map(ObjectIdentifier.init))
        for view in placed where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        placed = shown
        placedIn = (room, y)
        return y
    }

    /// Returns the height of a static cell; with automatic height, that of its content if it is larger. In Interface
    /// Builder this applies to larger texts only.
    private func ownHeight(of cell: UITableViewCell) -> CGFloat {
        let textSize = traitCollection.preferredContentSizeCategory
        guard rowHeight < 0 else { return cell.usualHeight }
        if grown.width != bounds.width || grown.textSize != textSize { grown = (bounds.width, textSize, [:]) }
        if let known = grown.heights[ObjectIdentifier(cell)] { return known }
        let height = max(cell.usualHeight, fittingHeight(of: cell, width: bounds.width))
        grown.heights[ObjectIdentifier(cell)] = height
        return height
    }

    private func place(
        _ view: UIView?, title: String?, isHeader: Bool, _ section: Int, at y: CGFloat, _ shown: inout [UIView]
    ) -> CGFloat {
        let view = view ?? titleView(title, isHeader: isHeader, shown)
        // Subviews of the table view have its traits, on which the height of a title depends.
        if let view, view.superview !== self { addSubview(view) }
        let frame = ornamentFrame(of: view, isHeader: isHeader, section, at: y)
        guard let view else { return frame.maxY }
        view.frame = frame
        shown.append(view)
        return frame.maxY
    }

    /// Returns the view for a title, reusing the previous one.
    private func titleView(_ title: String?, isHeader: Bool, _ shown: [UIView]) -> UIView? {
        placed.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first { old in
            old.shows(title, isHeader: isHeader) && !shown.contains { $0 === old }
        } ?? UITableViewHeaderFooterView(title: title, isHeader: isHeader, style: style)
    }
}
