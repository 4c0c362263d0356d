import CoreGraphics
import Foundation

/// Calls a scroll view's delegate: by its class's table first, then by the protocol.
@MainActor
struct ScrollDelegateCalls {
    private let delegate: any UIScrollViewDelegate
    private let methods: OptionalMethods?

    init(_ delegate: any UIScrollViewDelegate) {
        (self.delegate, methods) = (delegate, OptionalMethods(of: delegate))
    }

    func didScroll(_ view: UIScrollView) {
        methods?.call("scrollViewDidScroll(_:)", delegate, view) ?? delegate.scrollViewDidScroll(view)
    }

    func willBeginDragging(_ view: UIScrollView) {
        methods?.call("scrollViewWillBeginDragging(_:)", delegate, view) ?? delegate.scrollViewWillBeginDragging(view)
    }

    /// Returns the target that the delegate makes of another one. The velocity is in points per millisecond.
    func willEndDragging(_ view: UIScrollView, _ velocity: CGPoint, _ target: CGPoint) -> CGPoint {
        var target = target
        withUnsafeMutablePointer(to: &target) { target in
            methods?.call(
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", delegate, (view, velocity, target))
                ?? delegate.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: target)
        }
        return target
    }

    func didEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        methods?.call("scrollViewDidEndDragging(_:willDecelerate:)", delegate, (view, willDecelerate))
            ?? delegate.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
    }

    func willBeginDecelerating(_ view: UIScrollView) {
        methods?.call("scrollViewWillBeginDecelerating(_:)", delegate, view)
            ?? delegate.scrollViewWillBeginDecelerating(view)
    }

    func didEndDecelerating(_ view: UIScrollView) {
        methods?.call("scrollViewDidEndDecelerating(_:)", delegate, view)
            ?? delegate.scrollViewDidEndDecelerating(view)
    }

    func didEndScrollingAnimation(_ view: UIScrollView) {
        methods?.call("scrollViewDidEndScrollingAnimation(_:)", delegate, view)
            ?? delegate.scrollViewDidEndScrollingAnimation(view)
    }

    func shouldScrollToTop(_ view: UIScrollView) -> Bool {
        methods?.call("scrollViewShouldScrollToTop(_:)", delegate, view)
            ?? delegate.scrollViewShouldScrollToTop(view)
    }

    func didScrollToTop(_ view: UIScrollView) {
        methods?.call("scrollViewDidScrollToTop(_:)", delegate, view) ?? delegate.scrollViewDidScrollToTop(view)
    }

    func didChangeAdjustedContentInset(_ view: UIScrollView) {
        methods?.call("scrollViewDidChangeAdjustedContentInset(_:)", delegate, view)
            ?? delegate.scrollViewDidChangeAdjustedContentInset(view)
    }

    // MARK: Zooming

    func viewForZooming(_ view: UIScrollView) -> UIView? {
        methods?.call("viewForZooming(in:)", delegate, view, as: UIView?.self) ?? delegate.viewForZooming(in: view)
    }

    func didZoom(_ view: UIScrollView) {
        methods?.call("scrollViewDidZoom(_:)", delegate, view) ?? delegate.scrollViewDidZoom(view)
    }

    func willBeginZooming(_ view: UIScrollView, _ zoomed: UIView?) {
        methods?.call("scrollViewWillBeginZooming(_:with:)", delegate, (view, zoomed))
            ?? delegate.scrollViewWillBeginZooming(view, with: zoomed)
    }

    func didEndZooming(_ view: UIScrollView, _ zoomed: UIView?, _ scale: CGFloat) {
        methods?.call("scrollViewDidEndZooming(_:with:atScale:)", delegate, (view, zoomed, scale))
            ?? delegate.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
    }
}
