import CoreGraphics
package import Foundation
import QuartzCore

/// The offsets at which content fills a scroll view.
struct ContentRange: Equatable {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    func along(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> { axis == .horizontal ? x : y }
}

/// Offsets, and scrolling by the app.
extension UIScrollView {
    /// The offsets at which content fills the view: beyond them it bounces.
    /// The edges of what is in sight between bars, at which headers and footers stick.
    var contentTop: CGFloat { bounds.minY + adjustedContentInset.top }
    var contentBottom: CGFloat { bounds.maxY - adjustedContentInset.bottom }

    var contentRange: ContentRange {
        let inset = adjustedContentInset
        // At the edge the bar is as high as it can be.
        let top = -inset.top - (bar?.hidden ?? 0)
        let (right, bottom) = (
            contentSize.width + inset.right - bounds.width, contentSize.height + inset.bottom - bounds.height
        )
        // Content that doesn't fill the view is where it is aligned.
        let (x, y) = (
            aligned(-inset.left, right, contentAlignmentPoint.x), aligned(top, bottom, contentAlignmentPoint.y)
        )
        return ContentRange(x: x...max(x, right), y: y...max(y, bottom))
    }

    private func aligned(_ start: CGFloat, _ end: CGFloat, _ share: CGFloat) -> CGFloat {
        end < start ? start + (end - start) * min(max(share, 0), 1) : start
    }

    /// Scrolls by a distance, as far as there is content.
    package func scroll(by distance: CGSize) {
        contentOffset = contentRange.clamped(
            CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height))
    }

    /// Returns whether fingers can scroll along an axis.
    func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let range = contentRange.along(axis)
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return isScrollEnabled && (range.upperBound > range.lowerBound || bounces && bounces(along: axis) && always)
    }

    private func bounces(along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .horizontal ? bouncesHorizontally : bouncesVertically
    }

    /// Returns whether content gives way beyond its edges.
    func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool {
        bounces && bounces(along: axis) && scrolls(axis)
    }

    /// Changes the offset for the app.
    func setOffset(_ new: CGPoint) {
        guard new.isFinite else {
            environment.report(
                "CALayer bounds contains NaN: [\(new.x) \(new.y); \(bounds.width) \(bounds.height)]. Layer: \(layoutName)"
            )
            return
        }
        let old = bounds.origin
        guard new != old else { return }
        if !scroll.isMovingItself {
            scroll.shift(
                by: CGPoint(x: new.x - old.x, y: new.y - old.y), from: old, at: now, rate: movementRate)
        }
        bounds.origin = new
        indicators.follow()
        bar?.moved()
        tabBarFollower?.contentMoved()
        offsetChanged()
        scrollDelegate?.didScroll(self)
    }

    /// Scrolls to an offset; movement that is under way ends.
    func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
        if isDecelerating { endDeceleration() }
        if case .animated = scroll.movement { scroll.movement = nil }
        guard animated, offset.isFinite, window != nil else {
            contentOffset = offset
            if isToTop { scrollDelegate?.didScrollToTop(self) }
            return
        }
        guard offset != contentOffset else { return }
        scroll.movement = .animated(from: contentOffset, to: offset, start: now, isToTop: isToTop)
        indicators.show()
        environment.motions.start(self)
    }

    /// Scrolls as little as possible so that a rectangle is in sight.
    func scroll(toShow rect: CGRect, animated: Bool) {
        guard rect.isFinite, !rect.isNull else { return }
        let inset = adjustedContentInset
        func offset(_ present: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low >= present, high <= present + room { return present }
            // What is larger than the view stays where a part of it fills it.
            if low <= present, high >= present + room { return present }
            return high - low > room || low < present ? low : high - room
        }
        let visible = bounds.inset(by: inset)
        let wanted = CGPoint(
            x: offset(visible.minX, visible.width, rect.minX, rect.maxX) - inset.left,
            y: offset(visible.minY, visible.height, rect.minY, rect.maxY) - inset.top)
        setContentOffset(contentRange.clamped(wanted), animated: animated)
    }

    /// Scrolls to the beginning, because of a tap on the status bar. Returns whether it did.
    func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, scrollDelegate?.shouldScrollToTop(self) != false else { return false }
        let top = CGPoint(x: contentOffset.x, y: contentRange.y.lowerBound)
        guard top != contentOffset else { return true }
        scroll(to: top, animated: true, isToTop: true)
        return true
    }

    /// Keeps the offset in the range of content that has become smaller.
    func contentBecameSmaller() {
        guard !isTracking, scroll.drag == nil, scroll.movement == nil, scroll.zoom == nil, scroll.zoomAnimation == nil
        else { return }
        let range = contentRange
        let offset = CGPoint(x: min(contentOffset.x, range.x.upperBound), y: min(contentOffset.y, range.y.upperBound))
        if offset != contentOffset { contentOffset = offset }
    }

    // MARK: Wheels

    /// The time after which the turns of a wheel are over.
    private static var wheelPause: TimeInterval { 0.15 }

    /// Scrolls by a wheel. Returns whether the view can scroll so.
    func turnWheel(by distance: CGPoint) -> Bool {
        let offset = contentRange.clamped(
            CGPoint(
                x: contentOffset.x + (scrolls(.horizontal) ? distance.x : 0),
                y: contentOffset.y + (scrolls(.vertical) ? distance.y : 0)))
        guard offset != contentOffset, !isTracking else { return false }
        if isDecelerating { endDeceleration() }
        if case .animated = scroll.movement { endAnimation() }
        if scroll.wheelEnd == nil {
            indicators.show()
            scrollDelegate?.willBeginDragging(self)
        }
        scroll.wheelEnd.map(environment.clock.cancel)
        scroll.wheelEnd = environment.clock.schedule(after: Self.wheelPause) { [weak self] in
            MainActor.assumeIsolated { self?.endWheel() }
        }
        move(toOffset: offset)
        return true
    }

    private func endWheel() {
        scroll.wheelEnd = nil
        environment.perform { endDragging(withSpeed: .zero) }
    }
}

extension UIView {
    /// The visible scroll views that a tap on the status bar can scroll to their beginning.
    var scrollersToTop: [UIScrollView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let own = (self as? UIScrollView).map { $0.scrollsToTop && $0.isScrollEnabled ? [$0] : [] } ?? []
        return own + subviews.flatMap(\.scrollersToTop)
    }
}
