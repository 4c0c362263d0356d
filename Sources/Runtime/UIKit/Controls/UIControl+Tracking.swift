import Foundation

/// The touch that a control tracks.
struct ControlTracking {
    weak var touch: UITouch?
    var isOn = false
    var isInside = false
}

/// Touches, and the events that they cause.
extension UIControl {
    /// The distance from the control within which a touch that is tracked is inside.
    private static var reach: CGFloat { 70 }

    func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        tracking = ControlTracking(touch: touch, isOn: true, isInside: true)
        guard beginTracking(touch, with: event) else { return tracking = ControlTracking() }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    func followTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch(touches) else { return }
        let wasInside = isTouchInside
        tracking.isInside = isInside(touch, event)
        guard continueTracking(touch, with: event) else {
            tracking = ControlTracking()
            return isHighlighted = false
        }
        if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
        let crossing: Event = wasInside == isTouchInside ? [] : isTouchInside ? .touchDragEnter : .touchDragExit
        send(crossing.union(isTouchInside ? .touchDragInside : .touchDragOutside), event)
    }

    func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch(touches) else { return }
        let isInside = isInside(touch, event)
        tracking.isInside = isInside
        endTracking(touch, with: event)
        tracking = ControlTracking()
        isHighlighted = false
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { touchedUpInside(event) }
    }

    func loseTouch(_ event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        tracking = ControlTracking()
        isHighlighted = false
        send(.touchCancel, event)
    }

    /// Ends tracking of a control that is disabled.
    func stopTracking() {
        guard isTracking else { return }
        cancelTracking(with: nil)
        tracking = ControlTracking()
        isHighlighted = false
    }

    private func trackedTouch(_ touches: Set<UITouch>) -> UITouch? {
        guard isTracking, let touch = tracking.touch, touches.contains(touch) else { return nil }
        return touch
    }

    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
            || self.point(inside: point, with: event)
    }
}
