import Foundation

/// Asks the delegate of a table or collection view for the context menus of its cells.
@MainActor
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: UIScrollView
    /// The cell that the menu is about.
    private weak var cell: UIView?
    private var path: IndexPath?

    private var table: UITableView? { list as? UITableView }
    private var collection: UICollectionView? { list as? UICollectionView }

    init(_ list: UIScrollView) {
        self.list = list
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let table {
            guard !table.isEditing, let path = table.indexPathForRow(at: location) else { return nil }
            (cell, self.path) = (table.cellForRow(at: path), path)
            let found = table.tableDelegate?.tableView(
                table, contextMenuConfigurationForRowAt: path, point: location)
            if found == nil { showEditMenu() }
            return found
        }
        guard let collection, let path = collection.indexPathForItem(at: location) else { return nil }
        (cell, self.path) = (collection.cellForItem(at: path), path)
        let found = collection.itemDelegate?.menu(collection, path, location)
        if found == nil { showEditMenu() }
        return found
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let ofRow = table.flatMap {
            $0.tableDelegate?.tableView($0, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        let ofItem = collection.flatMap { list in
            path.flatMap {
                list.itemDelegate?.collectionView(
                    list, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
            }
        }
        return ofRow ?? ofItem ?? cell.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        if let table {
            table.tableDelegate?.tableView(
                table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        } else if let collection {
            collection.itemDelegate?.willPerformPreviewAction(collection, configuration, animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let table {
            table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
        } else if let collection {
            collection.itemDelegate?.collectionView(
                collection, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let table {
            table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        } else if let collection {
            collection.itemDelegate?.collectionView(
                collection, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }

    // MARK: The edit menu, before there were context menus

    private static let commands: [(title: String, action: Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
    ]

    /// Shows the commands that the delegate performs for a cell.
    private func showEditMenu() {
        guard let cell, let path, shows(path) else { return }
        let items = Self.commands.filter { can($0.action, path) }.map { command in
            UIAction(title: command.title) { [weak self] _ in self?.perform(command.action, path) }
        }
        guard !items.isEmpty else { return }
        // The touch doesn't select any more.
        table?.unhighlightRow()
        collection?.unhighlightItem()
        cell.environment.editMenu.present(
            UIMenu(children: items), at: cell.convert(cell.bounds, to: nil), pointsUp: false)
    }

    private func shows(_ path: IndexPath) -> Bool {
        table.flatMap { $0.tableDelegate?.tableView($0, shouldShowMenuForRowAt: path) }
            ?? collection.flatMap { $0.itemDelegate?.collectionView($0, shouldShowMenuForItemAt: path) } ?? false
    }

    private func can(_ action: Selector, _ path: IndexPath) -> Bool {
        table.flatMap { $0.tableDelegate?.tableView($0, canPerformAction: action, forRowAt: path, withSender: nil) }
            ?? collection.flatMap {
                $0.itemDelegate?.collectionView($0, canPerformAction: action, forItemAt: path, withSender: nil)
            } ?? false
    }

    private func perform(_ action: Selector, _ path: IndexPath) {
        if let table {
            table.tableDelegate?.tableView(table, performAction: action, forRowAt: path, withSender: nil)
        } else if let collection {
            collection.itemDelegate?.collectionView(
                collection, performAction: action, forItemAt: path, withSender: nil)
        }
    }
}
