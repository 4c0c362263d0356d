import CoreGraphics
import Foundation

/// An item that a person moves.
struct ItemMovement {
    var path: IndexPath
    var cell: UICollectionViewCell
    /// The place that the item would have now.
    var target: IndexPath
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
        movement = ItemMovement(path: path, cell: cell, target: path, scrolling: scrolling)
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
        guard point.x.isFinite, point.y.isFinite, let movement else { return }
        let (layout, before) = (collectionViewLayout, movement.cell.center)
        let old = movement.target
        let target = permitted(layout.targetIndexPath(forInteractivelyMovingItem: old, withPosition: point), movement)
        self.movement?.target = target
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: point, previousIndexPaths: [old],
                previousPosition: before))
        layoutIfNeeded()
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: movement.path, withTargetPosition: point)
        movement.cell.center = attributes.center
        movement.cell.transform = attributes.transform
        movement.cell.alpha = attributes.alpha
        movement.scrolling.follow(point)
    }

    /// Returns the place that the delegate lets an item move to.
    private func permitted(_ target: IndexPath, _ movement: ItemMovement) -> IndexPath {
        guard let delegate = itemDelegate else { return target }
        return delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.path, atCurrentIndexPath: movement.target,
            toProposedIndexPath: target)
    }

    /// Moves the item to the place of the one that is nearest to its cell; without `isKept`, back to its own.
    func endMovement(isKept: Bool) {
        guard let movement else { return }
        self.movement = nil
        movement.scrolling.end()
        let layout = collectionViewLayout
        var target = movement.path
        if isKept {
            let nearest = layout.targetIndexPath(
                forInteractivelyMovingItem: movement.target, withPosition: movement.cell.center)
            target = permitted(nearest, movement)
        }
        (movement.cell.transform, movement.cell.alpha) = (.identity, 1)
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [target], previousIndexPaths: [movement.path], movementCancelled: !isKept))
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
    func nearestItem(to point: CGPoint) -> IndexPath? {
        let places = indexPathsForVisibleItems.compactMap { path in
            layoutAttributesForItem(at: path).map { (path, hypot($0.center.x - point.x, $0.center.y - point.y)) }
        }
        return places.min { $0.1 < $1.1 }?.0
    }
}
