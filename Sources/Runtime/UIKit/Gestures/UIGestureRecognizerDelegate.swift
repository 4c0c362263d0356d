import Foundation

/// Decides which touches a recognizer receives, when it begins, and which recognizers work together.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

/// Calls a recognizer's delegate: by its class's table first, then by the protocol.
@MainActor
struct GestureDelegateCalls {
    private let delegate: any UIGestureRecognizerDelegate
    private let methods: OptionalMethods?
    private let recognizer: UIGestureRecognizer

    /// Creates calls for a recognizer, or nil if it has no delegate.
    init?(_ recognizer: UIGestureRecognizer) {
        guard let delegate = recognizer.delegate else { return nil }
        (self.delegate, self.recognizer, methods) = (delegate, recognizer, OptionalMethods(of: delegate))
    }

    var shouldBegin: Bool {
        methods?.call("gestureRecognizerShouldBegin(_:)", delegate, recognizer)
            ?? delegate.gestureRecognizerShouldBegin(recognizer)
    }

    func worksTogether(with other: UIGestureRecognizer) -> Bool {
        methods?.call("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", delegate, (recognizer, other))
            ?? delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }

    func waits(for other: UIGestureRecognizer) -> Bool {
        methods?.call("gestureRecognizer(_:shouldRequireFailureOf:)", delegate, (recognizer, other))
            ?? delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }

    func isAwaited(by other: UIGestureRecognizer) -> Bool {
        methods?.call("gestureRecognizer(_:shouldBeRequiredToFailBy:)", delegate, (recognizer, other))
            ?? delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }

    func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
        // Both methods have one name, which differs by the types only.
        let takesEvent: Bool? = methods?.call("gestureRecognizer(_:shouldReceive:)", delegate, (recognizer, event))
        guard takesEvent ?? delegate.gestureRecognizer(recognizer, shouldReceive: event) else { return false }
        return methods?.call("gestureRecognizer(_:shouldReceive:)", delegate, (recognizer, touch))
            ?? delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }
}
