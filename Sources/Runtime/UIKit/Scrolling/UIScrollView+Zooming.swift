import CoreGraphics
import Foundation
import QuartzCore

/// Zooming the view that the delegate names.
extension UIScrollView {
    /// The duration of an animated change of the scale.
    private static var duration: TimeInterval { 0.3 }
    /// The share of a scale beyond its limits that is shown, as an exponent.
    private static var give: CGFloat { 0.3 }

    var zoomedView: UIView? { scrollDelegate?.viewForZooming(self) }

    /// Adds the recognizer once there are different scales, and removes it where there are none.
    func zoomLimitsChanged() {
        let zooms = maximumZoomScale > minimumZoomScale
        guard zooms != (pinch != nil) else { return }
        if zooms {
            let new = ScrollPinchRecognizer(self)
            pinch = new
            addGestureRecognizer(new)
        } else if let old = pinch {
            pinch = nil
            removeGestureRecognizer(old)
        }
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    // MARK: Fingers

    func pinched() {
        guard let pinch else { return }
        switch pinch.state {
        case .began: beginZooming(pinch)
        case .changed: zoom(pinch)
        case .ended, .cancelled: endZooming()
        case .possible, .failed: break
        }
    }

    private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        if isDecelerating { endDeceleration() }
        scroll.zoomAnimation = nil
        scroll.zoom = ScrollState.Zoom(anchor: pinch.location(in: view), scale: zoomScale / max(pinch.scale, 0.01))
        indicators.show()
        scrollDelegate?.willBeginZooming(self, view)
    }

    private func zoom(_ pinch: UIPinchGestureRecognizer) {
        guard let zoom = scroll.zoom else { return }
        let asked = zoom.scale * pinch.scale
        let limit = limited(asked)
        let scale = asked == limit || limit <= 0 ? asked : bouncesZoom ? limit * pow(asked / limit, Self.give) : limit
        let finger = pinch.location(in: self)
        let place = CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY)
        apply(scale, offset: CGPoint(x: zoom.anchor.x * scale - place.x, y: zoom.anchor.y * scale - place.y))
    }

    private func endZooming() {
        guard let zoom = scroll.zoom else { return }
        scroll.zoom = nil
        let scale = limited(zoomScale)
        let pinch = pinch?.location(in: self) ?? bounds.center
        let place = CGPoint(x: pinch.x - bounds.minX, y: pinch.y - bounds.minY)
        let offset = CGPoint(x: zoom.anchor.x * scale - place.x, y: zoom.anchor.y * scale - place.y)
        let target = offsetInRange(offset, at: scale)
        if scale != zoomScale || target != contentOffset {
            animateZoom(to: scale, offset: target, isBounce: scale != zoomScale)
        } else {
            zoomingEnded()
        }
        restartDrag()
    }

    // MARK: Scales

    /// Returns an offset at which content of a scale fills the view.
    private func offsetInRange(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
        let size = zoomedView?.bounds.size ?? contentSize
        let inset = adjustedContentInset
        let range = ContentRange(
            x: -inset.left...max(-inset.left, size.width * scale + inset.right - bounds.width),
            y: -inset.top...max(-inset.top, size.height * scale + inset.bottom - bounds.height))
        return range.clamped(offset)
    }

    /// Changes the scale around the center of what is in sight.
    func zoom(toScale new: CGFloat, animated: Bool) {
        guard new.isFinite, let view = zoomedView else { return }
        let scale = limited(new)
        let center = convert(bounds.center, to: view)
        let offset = offsetInRange(
            CGPoint(x: center.x * scale - bounds.width / 2, y: center.y * scale - bounds.height / 2), at: scale)
        zoom(view, to: scale, offset: offset, animated: animated)
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view.
    func zoom(toShow rect: CGRect, animated: Bool) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, let view = zoomedView else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        let offset = offsetInRange(
            CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2), at: scale)
        zoom(view, to: scale, offset: offset, animated: animated)
    }

    private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint, animated: Bool) {
        guard scale != zoomScale || offset != contentOffset else { return }
        if isDecelerating { endDeceleration() }
        guard animated, window != nil else {
            apply(scale, offset: offset)
            return
        }
        scrollDelegate?.willBeginZooming(self, view)
        animateZoom(to: scale, offset: offset, isBounce: false)
    }

    private func animateZoom(to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
        scroll.zoomAnimation = ScrollState.ZoomAnimation(
            from: (zoomScale, contentOffset), to: (scale, offset), start: now, isBounce: isBounce)
        environment.motions.start(self)
    }

    /// Shows the scale of an animation at a time.
    func moveZoom(to time: TimeInterval) {
        guard let animation = scroll.zoomAnimation else { return }
        let part = CGFloat(min(max((time - animation.start + 1e-6) / Self.duration, 0), 1))
        let eased = part * part * (3 - 2 * part)
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { part == 1 ? to : from + (to - from) * eased }
        apply(
            mix(animation.from.scale, animation.to.scale),
            offset: CGPoint(
                x: mix(animation.from.offset.x, animation.to.offset.x),
                y: mix(animation.from.offset.y, animation.to.offset.y)))
        guard part == 1 else { return }
        scroll.zoomAnimation = nil
        zoomingEnded()
    }

    private func zoomingEnded() {
        indicators.fade()
        scrollDelegate?.didEndZooming(self, zoomedView, zoomScale)
    }

    /// Shows the zoomed view at a scale, and makes it the content.
    private func apply(_ scale: CGFloat, offset: CGPoint) {
        guard let view = zoomedView, scale.isFinite, scale > 0 else { return }
        let hasNewScale = scale != scroll.zoomScale
        if hasNewScale {
            scroll.zoomScale = scale
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
            view.center = CGPoint(
                x: origin.x + size.width * view.anchorPoint.x, y: origin.y + size.height * view.anchorPoint.y)
            scroll.isMovingItself = true
            contentSize = size
            scroll.isMovingItself = false
        }
        move(toOffset: offset)
        if hasNewScale { scrollDelegate?.didZoom(self) }
    }
}
