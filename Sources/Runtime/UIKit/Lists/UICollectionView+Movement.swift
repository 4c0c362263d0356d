import CoreGraphics
import Foundation

/// An item that a person moves.
struct ItemMovement {
    var path: IndexPath
    var cell: UICollectionViewCell
}

/// Moving items by a gesture of the app.
extension UICollectionView {
    func beginMovement(at path: IndexPath) -> Bool {
        guard movement == nil, let source = itemSource, let cell = cellForItem(at: path),
            source.collectionView(self, canMoveItemAt: path)
        else { return false }
        movement = ItemMovement(path: path, cell: cell)
        bringSubviewToFront(cell)
        return true
    }

    /// Puts the middle of the cell at a point.
    func moveMovement(to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        movement?.cell.center = point
    }

    /// Moves the item to the place of the one that is nearest to its cell; without `isKept`, back to its own.
    func endMovement(isKept: Bool) {
        guard let movement else { return }
        self.movement = nil
        let target = isKept ? nearestItem(to: movement.cell.center) ?? movement.path : movement.path
        guard target != movement.path, let source = itemSource else {
            UIView.animate(withDuration: window == nil ? 0 : 0.25) { [self] in
                guard let attributes = layoutAttributesForItem(at: movement.path) else { return }
                movement.cell.center = attributes.center
            }
            return
        }
        source.collectionView(self, moveItemAt: movement.path, to: target)
        moveItem(at: movement.path, to: target)
    }

    /// Returns the visible item whose place is nearest to a point.
    private func nearestItem(to point: CGPoint) -> IndexPath? {
        let places = indexPathsForVisibleItems.compactMap { path in
            layoutAttributesForItem(at: path).map { (path, hypot($0.center.x - point.x, $0.center.y - point.y)) }
        }
        return places.min { $0.1 < $1.1 }?.0
    }
}
