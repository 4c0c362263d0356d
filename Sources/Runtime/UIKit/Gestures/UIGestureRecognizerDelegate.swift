import Foundation

/// Decides which touches a recognizer receives, when it begins, and which recognizers work together.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: DelegateObject {
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

/// Calls a recognizer's delegate.
@MainActor
struct GestureDelegateCalls {
    private let delegate: DelegateCalls<any UIGestureRecognizerDelegate>
    private let recognizer: UIGestureRecognizer

    /// Creates calls for a recognizer, or nil if it has no delegate.
    init?(_ recognizer: UIGestureRecognizer) {
        guard let delegate = recognizer.delegate else { return nil }
        (self.delegate, self.recognizer) = (DelegateCalls(delegate), recognizer)
    }

    var shouldBegin: Bool {
        delegate.call("gestureRecognizerShouldBegin(_:)", recognizer) { $0.gestureRecognizerShouldBegin(recognizer) }
    }

    func worksTogether(with other: UIGestureRecognizer) -> Bool {
        delegate.call("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", (recognizer, other)) {
            $0.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
        }
    }

    func waits(for other: UIGestureRecognizer) -> Bool {
        delegate.call("gestureRecognizer(_:shouldRequireFailureOf:)", (recognizer, other)) {
            $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        }
    }

    func isAwaited(by other: UIGestureRecognizer) -> Bool {
        delegate.call("gestureRecognizer(_:shouldBeRequiredToFailBy:)", (recognizer, other)) {
            $0.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
        }
    }

    func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
        // Both methods have one name, which differs by the types only.
        let takesEvent = delegate.call("gestureRecognizer(_:shouldReceive:)", (recognizer, event)) {
            $0.gestureRecognizer(recognizer, shouldReceive: event)
        }
        guard takesEvent else { return false }
        return delegate.call("gestureRecognizer(_:shouldReceive:)", (recognizer, touch)) {
            $0.gestureRecognizer(recognizer, shouldReceive: touch)
        }
    }
}
