import CoreGraphics
import Foundation

extension UITableView: SwipingList {
    var allowsSwiping: Bool { !isEditing }
    func swipedRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    func swipedCell(at path: IndexPath) -> UIView? { cell(at: path) }

    func swipeBegins(_ path: IndexPath) {
        unhighlightRow()
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    }
    func swipeEnds(_ path: IndexPath) { tableDelegate?.tableView(self, didEndEditingRowAt: path) }

    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        if isTrailing, let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return own
        }
        guard isTrailing else {
            return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let old = tableDelegate?.tableView(self, editActionsForRowAt: path), mayEdit(path) {
            let configuration = UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        guard mayEdit(path), editingStyle(of: path) == .delete else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                done(true)
                self?.commit(.delete, path)
            }
        ])
    }
}
