import CoreGraphics
import Foundation
import QuartzCore

/// Scrolling by fingers, and what follows when they have left.
extension UIScrollView: MovingObject {
    /// The distance from which on fingers drag, in points.
    private static var threshold: CGFloat { 10 }
    /// The velocity from which on a finger turns a page, in points per second.
    private static var pageTurn: CGFloat { 150 }

    var now: TimeInterval { environment.now }

    // MARK: Touches

    /// A finger has come: it stops what moves.
    func touched() {
        scroll.isTouched = true
        scroll.hasStopped = isDecelerating
        if isDecelerating { endDeceleration() }
    }

    /// The fingers have left, whether they scrolled or not.
    func released() {
        scroll.isTouched = false
        guard scroll.drag == nil, scroll.movement == nil, scroll.hasStopped else { return }
        scroll.hasStopped = false
        let rest = isPagingEnabled ? page(for: .zero) : contentRange.clamped(contentOffset)
        let goesOn = rest != contentOffset
        if goesOn { decelerate(with: .zero, to: isPagingEnabled ? rest : contentOffset) }
        indicators.fade()
        if !goesOn { movementEnded() }
    }

    /// Returns whether a movement of fingers on the screen scrolls the view.
    func follows(_ translation: CGPoint) -> Bool {
        let threshold = scroll.hasStopped ? 1 : Self.threshold
        let across = moves(.horizontal, by: translation.x) ? translation.x : 0
        let down = moves(.vertical, by: translation.y) ? translation.y : 0
        return hypot(across, down) >= threshold
    }

    /// Returns whether a movement of fingers along an axis changes the offset.
    private func moves(_ axis: NSLayoutConstraint.Axis, by translation: CGFloat) -> Bool {
        guard translation != 0, scrolls(axis) else { return false }
        guard !bounces(axis) else { return true }
        let (offset, range) = (contentOffset.along(axis), contentRange.along(axis))
        return translation > 0 ? offset > range.lowerBound : offset < range.upperBound
    }

    /// Returns whether fingers may take over touches that the content has received.
    var mayTakeContentTouches: Bool {
        pan.receivedTouches.allSatisfy { touch in
            guard touch.viewState == .delivered, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: Dragging

    /// The recognizer's action.
    func dragged() {
        switch pan.state {
        case .began: beginDragging()
        case .changed: drag()
        case .ended: endDragging(velocity: pan.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDragging() {
        if case .animated = scroll.movement { endAnimation() }
        (self as? any SwipingList)?.closeSwipe(animated: true)
        let translation = pan.translation(in: self)
        willDrag(by: translation)
        scroll.drag = ScrollState.Drag(
            start: askedOffset, base: translation,
            lock: isDirectionalLockEnabled ? Self.lock(for: translation) : nil)
        indicators.show()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        scrollDelegate?.willBeginDragging(self)
    }

    /// Whether a finger that comes to the keyboard pushes it down.
    private var pushesKeyboard: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// Returns the axis to which a movement is locked, or nil if it is about diagonal.
    private static func lock(for translation: CGPoint) -> NSLayoutConstraint.Axis? {
        let (across, down) = (abs(translation.x), abs(translation.y))
        return across > 2 * down ? .horizontal : down > 2 * across ? .vertical : nil
    }

    /// The offset that the fingers ask for: beyond an edge, content follows them less and less.
    private var askedOffset: CGPoint {
        let range = contentRange
        return CGPoint(
            x: ScrollPhysics.asked(contentOffset.x, in: range.x, room: bounds.width),
            y: ScrollPhysics.asked(contentOffset.y, in: range.y, room: bounds.height))
    }

    /// Makes the fingers go on from the present offset.
    func restartDrag() {
        guard scroll.drag != nil else { return }
        scroll.drag?.start = askedOffset
        scroll.drag?.base = pan.translation(in: self)
    }

    private func drag() {
        guard let drag = scroll.drag, scroll.zoom == nil else { return }
        let translation = pan.translation(in: self)
        if pushesKeyboard {
            let finger = pan.location(in: nil)
            environment.keyboard.push(
                to: finger.y, withAccessory: keyboardDismissMode == .interactiveWithAccessory)
        }
        let range = contentRange
        var offset = contentOffset
        if scrolls(.horizontal), drag.lock != .vertical {
            offset.x = ScrollPhysics.shown(
                drag.start.x - (translation.x - drag.base.x), in: range.x, room: bounds.width,
                bounces: bounces(.horizontal))
        }
        if scrolls(.vertical), drag.lock != .horizontal {
            offset.y = ScrollPhysics.shown(
                drag.start.y - (translation.y - drag.base.y), in: range.y, room: bounds.height,
                bounces: bounces(.vertical))
        }
        move(toOffset: offset)
        refresher?.pulled(by: range.y.lowerBound - contentOffset.y)
    }

    private func endDragging(velocity: CGPoint) {
        guard let drag = scroll.drag else { return }
        if pushesKeyboard { environment.keyboard.release(velocity: velocity.y) }
        var speed = CGPoint(x: -velocity.x, y: -velocity.y)
        if !scrolls(.horizontal) || drag.lock == .vertical { speed.x = 0 }
        if !scrolls(.vertical) || drag.lock == .horizontal { speed.y = 0 }
        endDragging(withSpeed: speed)
    }

    /// Ends dragging with a velocity of the offset.
    func endDragging(withSpeed speed: CGPoint) {
        let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
        var free = CGPoint(
            x: contentOffset.x + ScrollPhysics.distance(speed.x, rate: rate),
            y: contentOffset.y + ScrollPhysics.distance(speed.y, rate: rate))
        if isPagingEnabled { free = page(for: speed) }
        let own = target(for: contentRange.clamped(free), velocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
        if own.isFinite, own != contentRange.clamped(free) { free = own }
        if scrolls(.vertical), let rest = bar?.rest(near: free.y, in: contentRange.y) { free.y = rest }
        let planned = contentRange.clamped(free)
        let wanted = scrollDelegate?.willEndDragging(self, CGPoint(x: speed.x / 1000, y: speed.y / 1000), planned)
        let target = wanted.flatMap { $0 == planned || !$0.isFinite ? nil : $0 } ?? free
        scroll.drag = nil
        refresher?.released()
        let goesOn = contentOffset.distance(to: target) > 1 || contentRange.clamped(contentOffset) != contentOffset
        scrollDelegate?.didEndDragging(self, willDecelerate: goesOn)
        if goesOn { return decelerate(with: speed, to: target) }
        indicators.fade()
        movementEnded()
    }

    /// Returns the offset of the page at which scrolling ends.
    private func page(for speed: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ speed: CGFloat, _ room: CGFloat) -> CGFloat {
            guard room > 0 else { return offset }
            let place = offset / room
            let rule: FloatingPointRoundingRule =
                speed > Self.pageTurn ? .up : speed < -Self.pageTurn ? .down : .toNearestOrAwayFromZero
            return place.rounded(rule) * room
        }
        return contentRange.clamped(
            CGPoint(
                x: scrolls(.horizontal) ? page(contentOffset.x, speed.x, bounds.width) : contentOffset.x,
                y: scrolls(.vertical) ? page(contentOffset.y, speed.y, bounds.height) : contentOffset.y))
    }

    // MARK: Movement without fingers

    /// Lets the offset go on with a velocity, towards a target.
    func decelerate(with speed: CGPoint, to target: CGPoint) {
        let rate = movementRate
        let range = contentRange
        scroll.movement = .decelerating(
            x: ScrollAxisMotion(
                from: contentOffset.x, velocity: speed.x, to: target.x, rate: rate, in: range.x,
                bounces: bounces(.horizontal), at: now),
            y: ScrollAxisMotion(
                from: contentOffset.y, velocity: speed.y, to: target.y, rate: rate, in: range.y,
                bounces: bounces(.vertical), at: now))
        environment.motions.start(self)
        scrollDelegate?.willBeginDecelerating(self)
    }

    var movementRate: CGFloat { isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue }

    func move(to time: TimeInterval) -> Bool {
        guard window != nil else {
            (scroll.movement, scroll.zoomAnimation) = (nil, nil)
            return false
        }
        moveZoom(to: time)
        guard let movement = movementInRange(at: time) else { return scroll.zoomAnimation != nil }
        move(toOffset: movement.offset(at: time))
        // The delegate may have stopped it, or begun another one.
        guard let present = scroll.movement, present.isOver(at: time) else {
            return scroll.movement != nil || scroll.zoomAnimation != nil
        }
        if present.isDeceleration { endDeceleration() } else { endAnimation() }
        return scroll.movement != nil || scroll.zoomAnimation != nil
    }

    /// Returns the movement after it has been adapted to content or insets that have changed meanwhile.
    private func movementInRange(at time: TimeInterval) -> ScrollMovement? {
        guard case .decelerating(let x, let y) = scroll.movement else { return scroll.movement }
        let range = contentRange
        guard x.range != range.x || y.range != range.y else { return scroll.movement }
        let (offset, rate) = (contentOffset, movementRate)
        scroll.movement = .decelerating(
            x: x.moved(to: range.x, from: offset.x, at: time, rate: rate, bounces: bounces(.horizontal)),
            y: y.moved(to: range.y, from: offset.y, at: time, rate: rate, bounces: bounces(.vertical)))
        return scroll.movement
    }

    /// Changes the offset to the nearest whole pixels.
    func move(toOffset offset: CGPoint) {
        let scale = traitCollection.displayScale
        scroll.isMovingItself = true
        contentOffset = CGPoint(x: offset.x.rounded(scale: scale), y: offset.y.rounded(scale: scale))
        scroll.isMovingItself = false
    }

    func endDeceleration() {
        scroll.movement = nil
        indicators.fade()
        scrollDelegate?.didEndDecelerating(self)
        movementEnded()
    }

    /// Ends an animated change of the offset where it is.
    func endAnimation() {
        guard case .animated(_, _, _, let isToTop) = scroll.movement else { return }
        scroll.movement = nil
        indicators.fade()
        if isToTop { scrollDelegate?.didScrollToTop(self) } else { scrollDelegate?.didEndScrollingAnimation(self) }
        movementEnded()
    }
}

extension CGPoint {
    fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
    var isFinite: Bool { x.isFinite && y.isFinite }
}
