import CoreGraphics
import Foundation

/// An item that a person moves.
struct ItemMovement {
    var path: IndexPath
    var cell: UICollectionViewCell
    var scrolling: EdgeScrolling
}

/// Moving items by a gesture of the app.
extension UICollectionView {
    func beginMovement(at path: IndexPath) -> Bool {
        guard movement == nil, let source = itemSource, let cell = cellForItem(at: path),
            source.collectionView(self, canMoveItemAt: path)
        else { return false }
        let scrolling = EdgeScrolling(self) { [weak self] way in
            guard let cell = self?.movement?.cell else { return }
            cell.center = CGPoint(x: cell.center.x + way.x, y: cell.center.y + way.y)
        }
        movement = ItemMovement(path: path, cell: cell, scrolling: scrolling)
        bringSubviewToFront(cell)
        return true
    }

    /// A row of a list is moved by its control.
    func reorder(_ cell: UICollectionViewListCell, _ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let path = indexPath(for: cell) else { return }
            _ = beginInteractiveMovementForItem(at: path)
        case .changed:
            updateInteractiveMovementTargetPosition(
                CGPoint(x: cell.center.x, y: recognizer.location(in: self).y))
        case .ended: endInteractiveMovement()
        case .cancelled, .failed: cancelInteractiveMovement()
        case .possible: break
        }
    }

    /// Puts the middle of the cell at a point.
    func moveMovement(to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        movement?.cell.center = point
        movement?.scrolling.follow(point)
    }

    /// Moves the item to the place of the one that is nearest to its cell; without `isKept`, back to its own.
    func endMovement(isKept: Bool) {
        guard let movement else { return }
        self.movement = nil
        movement.scrolling.end()
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
