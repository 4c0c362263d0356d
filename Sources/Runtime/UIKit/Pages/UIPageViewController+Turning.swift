import CoreGraphics
import Foundation

/// Pages that a person curls, and the dots of those that scroll.
extension UIPageViewController {
    private var isVertical: Bool { navigationOrientation == .vertical }

    func makeRecognizers() -> [UIGestureRecognizer] {
        guard transitionStyle == .pageCurl else { return [] }
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.begins = { [weak self, unowned pan] _ in self?.mayTurn(by: pan.translation(in: pan.view)) ?? false }
        pan.addHandler { [weak self, unowned pan] _ in self?.turn(pan) }
        let tap = UITapGestureRecognizer()
        tap.begins = { [weak self] in self?.edge(at: $0.location(in: $0.view)) != nil }
        tap.addHandler { [weak self] recognizer in self?.tapped(recognizer) }
        return [pan, tap]
    }

    /// Returns whether a movement goes along the pages, and a person may turn them.
    private func mayTurn(by way: CGPoint) -> Bool {
        guard dataSource != nil, transition == nil, viewControllers?.first != nil else { return false }
        return isVertical ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
    }

    /// The part of a page's length that a finger has moved, and its velocity in pages per second: positive where it turns
    /// forward.
    private func progress(_ pan: UIPanGestureRecognizer) -> (part: CGFloat, speed: CGFloat) {
        let length = max(1, isVertical ? view.bounds.height : view.bounds.width)
        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        let sign: CGFloat = !isVertical && view.readsFromRight ? 1 : -1
        return (sign * (isVertical ? way.y : way.x) / length, sign * (isVertical ? speed.y : speed.x) / length)
    }

    private func turn(_ pan: UIPanGestureRecognizer) {
        let (part, speed) = progress(pan)
        switch pan.state {
        case .began:
            beginTurning(isForward: part > 0)
            follow(part)
        case .changed: follow(part)
        case .ended: endTurning(part, speed)
        case .cancelled, .failed: endTurning(0, 0)
        default: break
        }
    }

    private func beginTurning(isForward: Bool) {
        guard let page = viewControllers?.first, let next = PageCalls(self).page(after: page, isForward: isForward)
        else {
            turning = Turning(isForward: isForward, interactor: nil)
            return
        }
        let interactor = UIPercentDrivenInteractiveTransition()
        turning = Turning(isForward: isForward, interactor: interactor)
        turn(to: next, isForward: isForward, animator(isForward: isForward), interactor)
    }

    private func follow(_ part: CGFloat) {
        guard let turning else { return }
        turning.interactor?.update(min(max(turning.isForward ? part : -part, 0), 1))
    }

    private func endTurning(_ part: CGFloat, _ speed: CGFloat) {
        guard let turning else { return }
        self.turning = nil
        let sign: CGFloat = turning.isForward ? 1 : -1
        if sign * (part + speed * 0.2) > 0.5 { turning.interactor?.finish() } else { turning.interactor?.cancel() }
    }

    // MARK: Taps at the edges

    /// Returns whether a point is at the edge that turns forward, at the other one, or nil at none.
    private func edge(at point: CGPoint) -> Bool? {
        let room = view.bounds
        let (place, length) = isVertical ? (point.y, room.height) : (point.x, room.width)
        if place < length * 0.15 { return false }
        return place > length * 0.85 ? true : nil
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard dataSource != nil, transition == nil, let isForward = edge(at: recognizer.location(in: view)),
            let page = viewControllers?.first,
            let next = PageCalls(self).page(after: page, isForward: isForward)
        else { return }
        turn(to: next, isForward: isForward, animator(isForward: isForward), nil)
    }

    /// Turns to another page for a person, with the delegate.
    func turn(
        to page: UIViewController, isForward: Bool, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let previous = viewControllers ?? []
        PageCalls(self).willTransition(to: [page])
        change(to: [page], animator: animator, interactor: interactor) { [weak self] done in
            guard let self else { return }
            if done { self.dots?.currentPage += isForward ? 1 : -1 }
            PageCalls(self).didFinish(from: previous, completed: done)
        }
    }

    // MARK: Dots

    /// Shows a dot for each page, where the data source tells how many there are.
    func updateDots() {
        guard let (count, index) = PageCalls(self).dots else {
            dots?.removeFromSuperview()
            return dots = nil
        }
        let control = dots ?? UIPageControl(frame: .zero)
        if dots == nil {
            dots = control
            control.isUserInteractionEnabled = false
            view.addSubview(control)
        }
        control.numberOfPages = count
        control.currentPage = index
        view.setNeedsLayout()
    }

    /// Where the pages are: above the dots.
    var pageRoom: CGRect {
        var room = view.bounds
        if dots != nil { room.size.height = max(0, room.height - Self.dotsHeight - view.safeAreaInsets.bottom) }
        return room
    }

    private static var dotsHeight: CGFloat { 37 }

    func placeDots() {
        let room = pageRoom
        dots?.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.dotsHeight)
    }
}

/// A page that a finger turns.
struct Turning {
    var isForward: Bool
    /// What drives the transition, or nil where there is no page.
    var interactor: UIPercentDrivenInteractiveTransition?
}
