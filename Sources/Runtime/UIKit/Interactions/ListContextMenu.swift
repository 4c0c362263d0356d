import Foundation

/// Asks the delegate of a table or collection view for the context menus of its cells.
@MainActor
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: UIScrollView
    /// The cell that the menu is about.
    private weak var cell: UIView?

    init(_ list: UIScrollView) {
        self.list = list
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let table = list as? UITableView {
            guard !table.isEditing, let path = table.indexPathForRow(at: location) else { return nil }
            cell = table.cellForRow(at: path)
            return table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
        }
        guard let collection = list as? UICollectionView, let path = collection.indexPathForItem(at: location) else {
            return nil
        }
        cell = collection.cellForItem(at: path)
        return CollectionDelegateCalls(collection.delegate)?.menu(collection, path, location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let own = (list as? UITableView).flatMap {
            $0.tableDelegate?.tableView($0, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        return own ?? cell.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        if let table = list as? UITableView {
            table.tableDelegate?.tableView(
                table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        } else if let collection = list as? UICollectionView {
            CollectionDelegateCalls(collection.delegate)?.willPerformPreviewAction(collection, configuration, animator)
        }
    }
}
