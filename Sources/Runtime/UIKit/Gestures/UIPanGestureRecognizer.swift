public import Foundation

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let discrete = Self(rawValue: 1)
    public static let continuous = Self(rawValue: 2)
    public static let all: Self = [.discrete, .continuous]
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The types of scrolling that count as panning.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var motion = TouchMotion()
    /// The translation that was taken away by setting another.
    private var origin = CGPoint.zero
    /// The distance from which on fingers pan, in points.
    private static let threshold: CGFloat = 10

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let prefix = "UIPanGestureRecognizer"
        minimumNumberOfTouches = nib.integer("\(prefix).minimumNumberOfTouches") ?? 1
        maximumNumberOfTouches = nib.integer("\(prefix).maximumNumberOfTouches") ?? .max
        allowedScrollTypesMask = UIScrollTypeMask(rawValue: nib.integer("\(prefix).allowedScrollTypesMask") ?? 0)
    }

    // MARK: Movement

    /// Returns how far the fingers have moved since the gesture began, in the coordinate system of a view.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: motion.translation.x - origin.x, y: motion.translation.y - origin.y), in: view)
    }

    /// Sets the translation, from which further movement counts. It makes the velocity zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        let wanted = screenVector(translation, in: view)
        origin = CGPoint(x: motion.translation.x - wanted.x, y: motion.translation.y - wanted.y)
        motion.forgetVelocity()
    }

    /// Returns the velocity in points per second, in the coordinate system of a view.
    open func velocity(in view: UIView?) -> CGPoint { vector(motion.velocity(at: environment.now), in: view) }

    /// Returns a vector of the screen in the coordinate system of a view.
    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        let (start, end) = (UITouch.convert(.zero, to: view), UITouch.convert(vector, to: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func screenVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count(where: \.isDown) > maximumNumberOfTouches {
            state = state == .possible ? .failed : .ended
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        motion.move(self.touches, to: event.timestamp)
        guard state == .possible, pendingStates.isEmpty else { return state = .changed }
        let isEnough = self.touches.count(where: \.isDown) >= minimumNumberOfTouches
        if isEnough, hypot(motion.translation.x, motion.translation.y) >= Self.threshold { beginPanning() }
    }

    /// Begins once the fingers have moved far enough.
    func beginPanning() { state = .began }

    /// The movement of the fingers on the screen.
    var screenTranslation: CGPoint { motion.translation }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        motion.move(self.touches, to: event.timestamp)
        let rest = self.touches.count(where: \.isDown)
        if state != .possible || !pendingStates.isEmpty {
            if rest < max(1, minimumNumberOfTouches) { state = .ended }
        } else if rest == 0 {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        (motion, origin) = (TouchMotion(), .zero)
    }
}
