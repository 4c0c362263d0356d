import Foundation

/// Table views with a data source.
extension UITableView {
    /// The delegate with methods that its subclasses add.
    var tableDelegate: (any UITableViewDelegate)? {
        delegate.map { TableDelegateCalls($0) ?? $0 }
    }

    /// The data source with methods that its subclasses add.
    var rowSource: (any UITableViewDataSource)? { samples ?? dataSource.map { TableDataSourceCalls($0) ?? $0 } }

    // MARK: Row heights and cells

    func prepare(_ cell: UITableViewCell, at path: IndexPath) -> UITableViewCell {
        if cell.superview !== self {
            if let ornament = rows?.lowestOrnament, ornament.superview === self {
                insertSubview(cell, belowSubview: ornament)
            } else {
                addSubview(cell)
            }
        }
        cell.isHidden = false
        let isSelected = selection.paths.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        adapt(cell, at: path, animated: false)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        if swipe?.cell === cell { closeSwipe(animated: false) }
        cell.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier, !isStatic(cell) { pool.put(cell, identifier) }
    }

    /// Returns the height that is set for a row, or an estimate until its cell is measured.
    func plannedHeight(at path: IndexPath) -> (CGFloat, isMeasured: Bool) {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 { return (height, true) }
        let guess = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (guess > 0 ? guess : 44, false)
    }

    /// The content of a cell has another size: its row gets the height that it wants now.
    func cellGrew(_ cell: UITableViewCell) {
        guard window != nil, selfSizingInvalidation != .disabled, rows?.forgetHeight(of: cell) == true else { return }
        setNeedsLayout()
    }

    func fittingHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
        cell.frame.size.width = width - 2 * sideInset
        cell.updateConfigurationIfNeeded()
        if cell.content.view != nil {
            cell.layoutIfNeeded()
            let hairline = separatorStyle == .none ? 0 : 1 / traitCollection.displayScale
            return (cell.content.height(width: cell.contentView.bounds.width) ?? 44) + hairline
        }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let hasHairline = separatorStyle != .none && !cell.contentView.constraints.isEmpty
        let height = max(size.height + (hasHairline ? 1 / traitCollection.displayScale : 0), 0)
        return isStatic(cell) ? max(height, cell.usualHeight) : height
    }
}
