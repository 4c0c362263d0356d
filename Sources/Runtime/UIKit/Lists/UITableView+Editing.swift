import CoreGraphics
import Foundation
import QuartzCore

/// Editing mode: deleting, inserting and moving rows.
extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != isBeingEdited else { return }
        closeSwipe(animated: animated)
        unhighlightRow()
        isBeingEdited = editing
        for path in selection.paths { deselect(path, animated: animated) }
        for cell in visibleCells {
            guard let path = path(of: cell) else { continue }
            adapt(cell, at: path, animated: animated)
        }
    }

    /// Brings a cell into the mode of the table view.
    func adapt(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let isEdited = isEditing && mayEdit(path)
        cell.edits = CellEdits(
            style: isEdited ? editingStyle(of: path) : .none,
            selects: isEditing && allowsMultipleSelectionDuringEditing,
            indents: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
                ?? cell.shouldIndentWhileEditing,
            moves: isEditing && mayMove(path))
        let wanted = isEdited || cell.edits.moves || cell.edits.selects
        if cell.isEditing != wanted { cell.setEditing(wanted, animated: animated) }
    }

    func mayEdit(_ path: IndexPath) -> Bool {
        sourceForRows.map { $0.tableView(self, canEditRowAt: path) } ?? false
    }

    private func mayMove(_ path: IndexPath) -> Bool {
        sourceForRows.map { $0.tableView(self, canMoveRowAt: path) } ?? false
    }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        tableDelegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        sourceForRows?.tableView(self, commit: style, forRowAt: path)
    }

    /// The control at the beginning of a cell has been tapped: deletions are confirmed first.
    func tapEditControl(of cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        switch cell.edits.style {
        case .delete: openTrailingActions(of: path)
        case .insert: commit(.insert, path)
        case .none: break
        }
    }

    // MARK: Moving rows

    func isMoving(_ cell: UITableViewCell) -> Bool { moving?.cell === cell }

    /// A finger moves a row by its control.
    func reorder(_ cell: UITableViewCell, _ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: lift(cell)
        case .changed:
            drag(cell, to: recognizer.location(in: self).y)
            moving?.scrolling.follow(recognizer.location(in: self))
        case .ended: drop(cell, isCancelled: false)
        case .cancelled: drop(cell, isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func lift(_ cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        let scrolling = EdgeScrolling(self) { [weak self, weak cell] way in
            guard let self, let cell else { return }
            drag(cell, to: cell.center.y + way.y)
        }
        moving = MovingRow(cell: cell, origin: path, target: path, scrolling: scrolling)
        bringSubviewToFront(cell)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = CGSize(width: 0, height: 1)
        cell.layer.zPosition = 2
    }

    private func drag(_ cell: UITableViewCell, to y: CGFloat) {
        guard let moving, let rows else { return }
        let top = rows.top
        cell.center.y = min(max(y, top + cell.bounds.height / 2), max(top, rows.bottom - cell.bounds.height / 2))
        guard let below = row(at: CGPoint(x: bounds.midX, y: cell.center.y)), below != moving.target else { return }
        let target =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: moving.origin, toProposedIndexPath: below) ?? below
        guard target != moving.target else { return }
        moveShownRow(from: moving.target, to: target)
        self.moving?.target = target
    }

    /// Moves a row in the layout; the data source learns of it at the end.
    private func moveShownRow(from: IndexPath, to: IndexPath) {
        guard let rows, let source = sourceForRows else { return }
        var counts = rows.counts
        guard counts.indices.contains(to.section), counts.indices.contains(from.section) else { return }
        counts[from.section] -= 1
        counts[to.section] += 1
        var update = ListUpdate()
        update.moved = [(from, to)]
        guard let mapping = try? ListMapping(update, from: rows.counts, to: counts, .table) else { return }
        _ = rows.apply(mapping, replanning: false, source)
        selection.paths = selection.paths.compactMap(mapping.newPath)
        setNeedsLayout()
        UIView.animate(withDuration: 0.25) { [self] in layoutIfNeeded() }
        rows.endUpdate()
    }

    private func drop(_ cell: UITableViewCell, isCancelled: Bool) {
        guard var moving else { return }
        if isCancelled, moving.target != moving.origin {
            moveShownRow(from: moving.target, to: moving.origin)
            moving.target = moving.origin
        }
        self.moving = nil
        moving.scrolling.end()
        if moving.target != moving.origin {
            sourceForRows?.tableView(self, moveRowAt: moving.origin, to: moving.target)
        }
        setNeedsLayout()
        UIView.animate(withDuration: 0.25) {
            self.layoutIfNeeded()
            cell.layer.shadowOpacity = 0
        } completion: { _ in
            cell.layer.zPosition = 0
        }
    }
}

/// A row that a finger moves.
struct MovingRow {
    let cell: UITableViewCell
    let origin: IndexPath
    var target: IndexPath
    let scrolling: EdgeScrolling
}
