import CoreGraphics
import Foundation

/// Pages that scroll: a finger or an animation moves the scroll view, and the transition follows.
extension UIPageViewController {
    /// A finger begins to move the pages.
    func willScroll(isForward: Bool) {
        // The page that is on its way has come far enough: it is the present one.
        if let scrolling, abs(scroller?.part ?? 0) >= 0.5 { end(scrolling, completed: true) }
        if scrolling == nil, transition == nil { beginScrolling(isForward: isForward) }
    }

    /// The scroll view shows a part of the next page, or of the one before.
    func scrolled(_ part: CGFloat) {
        if let scrolling {
            let way = scrolling.isForward ? part : -part
            // The finger goes to the other side of the present page.
            if way < 0, scrolling.isDragged {
                end(scrolling, completed: false)
            } else {
                return scrolling.context?.updateInteractiveTransition(min(max(way, 0), 1)) ?? ()
            }
        }
        if part != 0, transition == nil, self.scrolling == nil { beginScrolling(isForward: part > 0) }
    }

    /// Nothing moves the pages any more.
    func scrollingEnded() {
        scroller?.block(nil)
        if let scrolling { end(scrolling, completed: abs(scroller?.part ?? 0) >= 0.5) }
    }

    /// Asks for the page that comes into sight.
    private func beginScrolling(isForward: Bool) {
        guard dataSource != nil, let page = viewControllers?.first,
            let next = PageCalls(self).page(after: page, isForward: isForward)
        else {
            scroller?.block(isForward)
            return
        }
        scroller?.block(nil)
        let scrolling = PageScrolling(isForward: isForward, isDragged: true)
        turn(to: next, isForward: isForward, scrolling, scrolling)
    }

    private func end(_ scrolling: PageScrolling, completed: Bool) {
        self.scrolling = nil
        scrolling.end(completed)
    }
}

/// A transition to a page beside the present one, which ends when the scroll view has come to rest.
@MainActor
final class PageScrolling: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    let isForward: Bool
    /// Whether a finger turns the page, rather than the app.
    let isDragged: Bool
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    weak var scroller: PageScrollView?

    init(isForward: Bool, isDragged: Bool) { (self.isForward, self.isDragged) = (isForward, isDragged) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        begin(context)
        scroller?.scroll(isForward: isForward)
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { begin(context) }

    private func begin(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        if let page = context.view(forKey: .to) { scroller?.put(page, isForward: isForward) }
    }

    func end(_ completed: Bool) {
        if completed { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        context?.completeTransition(completed)
    }
}
