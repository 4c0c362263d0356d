import Foundation

/// The rows of a table view that are selected and highlighted.
struct TableSelection {
    /// The selected rows, in the order in which they were selected.
    var paths: [IndexPath] = []
    /// The row below the finger.
    var highlighted: IndexPath?
}

/// Selecting rows by touches.
extension UITableView {
    /// Whether rows can be selected in the present mode.
    var selectsRows: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

    private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: Touches

    func pressRow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, touches.count == 1, selection.highlighted == nil else { return }
        // A touch beside a swiped row only closes it.
        if swipe != nil { return closeSwipe(animated: true) }
        guard selectsRows, let path = row(at: touch.location(in: self)), let cell = cell(at: path),
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return }
        selection.highlighted = path
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    func unhighlightRow() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        cell(at: path)?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// The finger has left a row: it is selected.
    func releaseRow() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        // A row that becomes selected keeps its looks.
        let cell = cell(at: path)
        let isToggled = selectsSeveral && selection.paths.contains(path)
        if isToggled { cell?.setHighlighted(false, animated: false) }
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        if isToggled { deselectByTouch(path) } else { selectByTouch(path) }
        cell?.setHighlighted(false, animated: false)
    }

    /// Return was pressed while a row has focus.
    func selectByFocus(_ path: IndexPath) { selectByTouch(path) }

    private func selectByTouch(_ touched: IndexPath) {
        guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: touched) }) ?? touched else { return }
        if !selectsSeveral {
            for old in selection.paths where old != path { deselectByTouch(old) }
        }
        // A delegate that refused keeps the row selected.
        if !selectsSeveral, selection.paths.contains(where: { $0 != path }) { return }
        select(path, animated: false)
        if let cell = cell(at: path), !isEditing { cell.selectionSegueTemplate?.perform(cell) }
        tableDelegate?.tableView(self, didSelectRowAt: path)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        if let delegate = tableDelegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
            delegate.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    private func deselectByTouch(_ touched: IndexPath) {
        guard let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: touched) }) ?? touched else {
            return
        }
        deselect(path, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    /// The accessory of a cell has been tapped.
    func tapAccessory(of cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        cell.accessoryActionSegueTemplate?.perform(cell)
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Selection

    func select(_ path: IndexPath?, animated: Bool) {
        let several = selectsSeveral && path != nil
        for old in selection.paths where old != path && !several { deselect(old, animated: animated) }
        guard let path, selectsRows, !selection.paths.contains(path) else { return }
        selection.paths.append(path)
        cell(at: path)?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = selection.paths.firstIndex(of: path) else { return }
        selection.paths.remove(at: index)
        cell(at: path)?.setSelected(false, animated: animated)
    }
}
