import CoreGraphics
import Foundation

/// Rows of lists have the actions that their section's configuration gives.
extension UICollectionView: SwipingList {
    var allowsSwiping: Bool { !isEditing && movement == nil }
    func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func swipedCell(at path: IndexPath) -> UIView? { shown[path] }

    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let list = collectionViewLayout.layoutAttributesForItem(at: path)?.list?.list else { return nil }
        return isTrailing
            ? list.trailingSwipeActionsConfigurationProvider?(path)
            : list.leadingSwipeActionsConfigurationProvider?(path)
    }

    func swipeBegins(_ path: IndexPath) {
        unhighlightItem()
        shown[path]?.setNeedsUpdateConfiguration()
    }
    func swipeEnds(_ path: IndexPath) { shown[path]?.setNeedsUpdateConfiguration() }
}
