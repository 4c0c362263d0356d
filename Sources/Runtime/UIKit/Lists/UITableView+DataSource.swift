public import Foundation

/// Tables that a data source fills.
extension UITableView {
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    public func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        pool.register(type, identifier)
    }

    public func register(_ nib: UINib, forCellReuseIdentifier identifier: String) { pool.register(nib, identifier) }

    /// Nil where no class, nib or prototype goes by the identifier.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier, new: { $0.init(style: .default, reuseIdentifier: identifier) }) else {
            return nil
        }
        cell.prepareForReuse()
        return cell
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    public func cellForRow(at path: IndexPath) -> UITableViewCell? { rows?.shown[path] }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows?.shown.first { $0.value === cell }?.key }

    public var visibleCells: [UITableViewCell] {
        guard let rows else { return subviews.compactMap { $0 as? UITableViewCell } }
        return rows.shown.sorted { $0.key < $1.key }.map(\.value)
    }

    public var indexPathsForVisibleRows: [IndexPath]? { rows.map { $0.shown.keys.sorted() } }

    public func rectForRow(at path: IndexPath) -> CGRect {
        guard let row = rows?.row(at: path) else { return .zero }
        return CGRect(x: sideInset, y: row.y, width: bounds.width - 2 * sideInset, height: row.height)
    }

    // MARK: What rows ask of their table

    func prepare(_ cell: UITableViewCell, at path: IndexPath) -> UITableViewCell {
        if cell.superview !== self { addSubview(cell) }
        cell.isHidden = false
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool.put(cell, identifier) }
    }

    /// The height that is set for a row, or a guess until its cell is there.
    func plannedHeight(at path: IndexPath) -> (CGFloat, isMeasured: Bool) {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 { return (height, true) }
        let guess = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (guess > 0 ? guess : 44, false)
    }

    func fittingHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
        cell.frame.size.width = width - 2 * sideInset
        guard !cell.contentView.constraints.isEmpty else { return max(44, cell.usualHeight) + cell.labelGrowth }
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(size.height + (separatorStyle == .none ? 0 : 1 / traitCollection.displayScale), 0)
    }
}
