import CoreGraphics
import Foundation

/// Calls a scroll view's delegate.
@MainActor
struct ScrollDelegateCalls {
    private let delegate: DelegateCalls<any UIScrollViewDelegate>

    init(_ delegate: any UIScrollViewDelegate) {
        self.delegate = DelegateCalls(delegate)
    }

    func didScroll(_ view: UIScrollView) {
        delegate.call("scrollViewDidScroll(_:)", view) { $0.scrollViewDidScroll(view) }
    }

    func willBeginDragging(_ view: UIScrollView) {
        delegate.call("scrollViewWillBeginDragging(_:)", view) { $0.scrollViewWillBeginDragging(view) }
    }

    /// Returns the target that the delegate makes of another one. The velocity is in points per millisecond.
    func willEndDragging(_ view: UIScrollView, _ velocity: CGPoint, _ target: CGPoint) -> CGPoint {
        var target = target
        withUnsafeMutablePointer(to: &target) { target in
            delegate.call("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", (view, velocity, target)) {
                $0.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: target)
            }
        }
        return target
    }

    func didEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        delegate.call("scrollViewDidEndDragging(_:willDecelerate:)", (view, willDecelerate)) {
            $0.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
        }
    }

    func willBeginDecelerating(_ view: UIScrollView) {
        delegate.call("scrollViewWillBeginDecelerating(_:)", view) { $0.scrollViewWillBeginDecelerating(view) }
    }

    func didEndDecelerating(_ view: UIScrollView) {
        delegate.call("scrollViewDidEndDecelerating(_:)", view) { $0.scrollViewDidEndDecelerating(view) }
    }

    func didEndScrollingAnimation(_ view: UIScrollView) {
        delegate.call("scrollViewDidEndScrollingAnimation(_:)", view) { $0.scrollViewDidEndScrollingAnimation(view) }
    }

    func shouldScrollToTop(_ view: UIScrollView) -> Bool {
        delegate.call("scrollViewShouldScrollToTop(_:)", view) { $0.scrollViewShouldScrollToTop(view) }
    }

    func didScrollToTop(_ view: UIScrollView) {
        delegate.call("scrollViewDidScrollToTop(_:)", view) { $0.scrollViewDidScrollToTop(view) }
    }

    func didChangeAdjustedContentInset(_ view: UIScrollView) {
        delegate.call("scrollViewDidChangeAdjustedContentInset(_:)", view) {
            $0.scrollViewDidChangeAdjustedContentInset(view)
        }
    }

    // MARK: Zooming

    func viewForZooming(_ view: UIScrollView) -> UIView? {
        delegate.call("viewForZooming(in:)", view) { $0.viewForZooming(in: view) }
    }

    func didZoom(_ view: UIScrollView) {
        delegate.call("scrollViewDidZoom(_:)", view) { $0.scrollViewDidZoom(view) }
    }

    func willBeginZooming(_ view: UIScrollView, _ zoomed: UIView?) {
        delegate.call("scrollViewWillBeginZooming(_:with:)", (view, zoomed)) {
            $0.scrollViewWillBeginZooming(view, with: zoomed)
        }
    }

    func didEndZooming(_ view: UIScrollView, _ zoomed: UIView?, _ scale: CGFloat) {
        delegate.call("scrollViewDidEndZooming(_:with:atScale:)", (view, zoomed, scale)) {
            $0.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
        }
    }
}
