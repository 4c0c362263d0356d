import CoreGraphics
import Foundation

/// The items of a collection view that are selected and highlighted.
struct CollectionSelection {
    /// The selected items, in the order in which they were selected.
    var paths: [IndexPath] = []
    /// The item below the finger.
    var highlighted: IndexPath?
}

/// Selecting items by touches.
extension UICollectionView {
    var itemDelegate: CollectionDelegateCalls? { CollectionDelegateCalls(delegate) }

    func pressItem(_ touches: Set<UITouch>) {
        if swipe != nil { return closeSwipe(animated: true) }
        guard let touch = touches.first, touches.count == 1, selection.highlighted == nil, allowsSelection,
            let path = indexPathForItem(at: touch.location(in: self)),
            itemDelegate?.shouldHighlight(self, path) != false
        else { return }
        selection.highlighted = path
        shown[path]?.isHighlighted = true
        itemDelegate?.didHighlight(self, path)
    }

    /// Return was pressed while an item has focus.
    func selectByFocus(_ path: IndexPath) {
        guard allowsSelection, itemDelegate?.shouldHighlight(self, path) != false else { return }
        selection.highlighted = path
        releaseItem()
    }

    func unhighlightItem() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        shown[path]?.isHighlighted = false
        itemDelegate?.didUnhighlight(self, path)
    }

    /// The finger has left an item: it is selected, or deselected where several may be selected.
    func releaseItem() {
        guard let path = selection.highlighted else { return }
        if let cell = shown[path] as? UICollectionViewListCell, cell.togglesWithTap {
            cell.toggleOutline()
        } else if allowsMultipleSelection, selection.paths.contains(path) {
            if itemDelegate?.shouldDeselect(self, path) != false {
                deselect(path)
                itemDelegate?.didDeselect(self, path)
            }
        } else if itemDelegate?.shouldSelect(self, path) != false {
            for old in selection.paths where old != path && !allowsMultipleSelection {
                deselect(old)
                itemDelegate?.didDeselect(self, old)
            }
            select(path)
            if let cell = shown[path] { cell.selectionSegueTemplate?.perform(cell) }
            itemDelegate?.didSelect(self, path)
            if let delegate = itemDelegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
                delegate.collectionView(self, performPrimaryActionForItemAt: path)
            }
        }
        unhighlightItem()
    }

    func select(_ path: IndexPath?) {
        for old in selection.paths where old != path && !(allowsMultipleSelection && path != nil) { deselect(old) }
        guard let path, allowsSelection, !selection.paths.contains(path) else { return }
        selection.paths.append(path)
        shown[path]?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        selection.paths.removeAll { $0 == path }
        shown[path]?.isSelected = false
    }

    /// Scrolls so that a rectangle is at a position.
    func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        var offset = contentOffset
        if position.contains(.top) { offset.y = rect.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = rect.midY - room.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = rect.maxY - room.height - inset.top }
        if position.contains(.left) { offset.x = rect.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = rect.midX - room.width / 2 - inset.left }
        if position.contains(.right) { offset.x = rect.maxX - room.width - inset.left }
        if position.isEmpty { return scrollRectToVisible(rect, animated: animated) }
        setContentOffset(contentRange.clamped(offset), animated: animated)
    }
}
