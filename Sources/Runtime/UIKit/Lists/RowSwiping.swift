import CoreGraphics
import Foundation
import QuartzCore

/// A row that is swiped aside, and its actions.
@MainActor
final class SwipedRow {
    let path: IndexPath
    let cell: UIView
    let isTrailing: Bool
    let view: SwipeActionsView
    /// How far the row was aside when the finger came.
    var start: CGFloat = 0
    /// How far the row is aside.
    private(set) var distance: CGFloat = 0

    init(_ path: IndexPath, _ cell: UIView, isTrailing: Bool, _ view: SwipeActionsView) {
        (self.path, self.cell, self.isTrailing, self.view) = (path, cell, isTrailing, view)
        cell.addSubview(view)
    }

    /// Moves everything in the cell aside; the actions follow its edge.
    func move(to distance: CGFloat) {
        self.distance = distance
        let width = cell.bounds.width
        cell.layer.sublayerTransform = CATransform3DMakeTranslation(isTrailing ? -distance : distance, 0, 0)
        view.frame = CGRect(
            x: isTrailing ? width : -distance, y: 0, width: distance, height: cell.bounds.height)
        view.layoutIfNeeded()
    }
}

/// The recognizer of a list for swiping rows: it begins where a row has actions on that side.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    private unowned let list: any SwipingList

    init(_ list: any SwipingList) {
        self.list = list
        super.init()
        addHandler { [unowned list, unowned self] _ in list.swiped(self) }
    }

    required init?(coder: NSCoder) { nil }

    override func beginPanning() {
        let way = screenTranslation
        guard abs(way.x) >= 10, abs(way.x) > abs(way.y) else { return }
        if list.beginSwipe(at: location(in: list), by: way.x) { state = .began }
    }
}

/// A list whose rows are swiped aside for their actions.
@MainActor
protocol SwipingList: UIScrollView {
    var swipe: SwipedRow? { get set }
    var allowsSwiping: Bool { get }
    func swipedRow(at point: CGPoint) -> IndexPath?
    func swipedCell(at path: IndexPath) -> UIView?
    /// Returns the actions of a row on a side, or nil for none.
    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    func swipeBegins(_ path: IndexPath)
    func swipeEnds(_ path: IndexPath)
}

/// The part of a row's width across which a swipe performs the first action.
private let fullSwipe: CGFloat = 0.6

extension SwipingList {
    /// Shows the actions of a row that is swiped. Returns whether it has any on that side.
    func beginSwipe(at point: CGPoint, by way: CGFloat) -> Bool {
        if let swipe {
            guard swipedRow(at: point) == swipe.path else { return false }
            swipe.start = swipe.distance
            return true
        }
        guard allowsSwiping, let path = swipedRow(at: point), let cell = swipedCell(at: path) else { return false }
        let isTrailing = (way < 0) != readsFromRight
        return openSwipe(path, cell, isTrailing: isTrailing)
    }

    @discardableResult
    private func openSwipe(_ path: IndexPath, _ cell: UIView, isTrailing: Bool) -> Bool {
        guard let configuration = swipeActions(of: path, isTrailing: isTrailing), !configuration.actions.isEmpty else {
            return false
        }
        let view = SwipeActionsView(configuration, isTrailing: isTrailing != readsFromRight) { [weak self] in
            self?.perform($0, from: $1)
        }
        swipe = SwipedRow(path, cell, isTrailing: isTrailing != readsFromRight, view)
        swipeBegins(path)
        return true
    }

    func swiped(_ recognizer: UIPanGestureRecognizer) {
        guard let swipe else { return }
        let way = recognizer.translation(in: self).x * (swipe.isTrailing ? -1 : 1)
        switch recognizer.state {
        case .began, .changed:
            let usual = swipe.view.usualWidth
            let wanted = max(0, swipe.start + way)
            let isFree = swipe.view.configuration.performsFirstActionWithFullSwipe
            swipe.move(
                to: wanted <= usual || isFree
                    ? wanted : usual + ScrollPhysics.stretch(wanted - usual, in: bounds.width))
        case .ended: endSwipe(velocity: recognizer.velocity(in: self).x * (swipe.isTrailing ? -1 : 1))
        case .cancelled: closeSwipe(animated: true)
        case .possible, .failed: break
        }
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe else { return }
        let usual = swipe.view.usualWidth
        let configuration = swipe.view.configuration
        if configuration.performsFirstActionWithFullSwipe,
            swipe.distance > max(usual, swipe.cell.bounds.width * fullSwipe),
            let first = configuration.actions.first
        {
            UIView.animate(withDuration: 0.2) { swipe.move(to: swipe.cell.bounds.width) }
            perform(first, from: swipe.view)
        } else if velocity > 300 || velocity > -300 && swipe.distance > usual / 2 {
            UIView.animate(withDuration: 0.25) { swipe.move(to: usual) }
        } else {
            closeSwipe(animated: true)
        }
    }

    private func perform(_ action: UIContextualAction, from view: UIView) {
        action.handler(action, view) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// Shows the trailing actions of a row without a finger, such as the confirmation of a deletion.
    func openTrailingActions(of path: IndexPath) {
        closeSwipe(animated: true)
        guard let cell = swipedCell(at: path), openSwipe(path, cell, isTrailing: true), let swipe else { return }
        swipe.move(to: 0)
        UIView.animate(withDuration: 0.25) { swipe.move(to: swipe.view.usualWidth) }
    }

    /// Closes a swiped row when rows change. A row that is deleted goes as it is, with its actions.
    func completionAfterSwipe(
        _ mapping: ListMapping, _ completion: @escaping (Bool) -> Void
    ) -> (Bool) -> Void {
        guard let swipe, mapping.newPath(of: swipe.path) == nil else {
            closeSwipe(animated: false)
            return completion
        }
        endEditing(of: swipe)
        return { finished in
            swipe.move(to: 0)
            swipe.view.removeFromSuperview()
            completion(finished)
        }
    }

    func closeSwipe(animated: Bool) {
        guard let swipe else { return }
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            swipe.move(to: 0)
        } completion: { _ in
            swipe.view.removeFromSuperview()
        }
        endEditing(of: swipe)
    }

    private func endEditing(of swipe: SwipedRow) {
        self.swipe = nil
        swipeEnds(swipe.path)
    }
}
