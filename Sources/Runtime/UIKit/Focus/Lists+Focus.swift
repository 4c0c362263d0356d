import Foundation

/// Focus in the rows of tables.
extension UITableView {
    var canFocusCells: Bool { allowsFocus && (!isEditing || allowsFocusDuringEditing) }

    func canFocus(_ cell: UITableViewCell) -> Bool {
        guard canFocusCells, let path = indexPath(for: cell) else { return false }
        return delegate?.tableView(self, canFocusRowAt: path) ?? true
    }

    /// The row that the delegate prefers, that had focus last, or the first.
    var preferredFocusCells: [any UIFocusEnvironment] {
        let remembered = remembersLastFocusedIndexPath ? lastFocused : nil
        let path = delegate?.indexPathForPreferredFocusedView(in: self) ?? remembered ?? indexPathForSelectedRow
        return [path.flatMap(cellForRow)].compactMap(\.self)
    }

    func permitsFocus(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UITableViewFocusUpdateContext(context, in: self)
        if let path = own.nextFocusedIndexPath {
            lastFocused = path
            if selectionFollowsFocus, delegate?.tableView(self, selectionFollowsFocusForRowAt: path) != false {
                selectByFocus(path)
            }
        }
        delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    }
}

/// Focus in the items of collections.
extension UICollectionView {
    var canFocusCells: Bool { allowsFocus && (!isEditing || allowsFocusDuringEditing) }

    func canFocus(_ cell: UICollectionViewCell) -> Bool {
        guard canFocusCells, let path = indexPath(for: cell) else { return false }
        return delegate?.collectionView(self, canFocusItemAt: path) ?? true
    }

    /// The item that the delegate prefers, that had focus last, or the first that is selected.
    var preferredFocusCells: [any UIFocusEnvironment] {
        let remembered = remembersLastFocusedIndexPath ? lastFocused : nil
        let path =
            delegate?.indexPathForPreferredFocusedView(in: self) ?? remembered ?? indexPathsForSelectedItems?.first
        return [path.flatMap(cellForItem)].compactMap(\.self)
    }

    func permitsFocus(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }

    func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        if let path = own.nextFocusedIndexPath {
            lastFocused = path
            if selectionFollowsFocus, delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) != false {
                selectByFocus(path)
            }
        }
        delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    }
}
