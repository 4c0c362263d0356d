public import Foundation

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Self(rawValue: 1)
        public static let left = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let down = Self(rawValue: 8)
    }

    open var numberOfTouchesRequired = 1
    open var direction: Direction = .right

    /// The least distance in the direction, and the greatest beside it.
    private static let (distance, deviation): (CGFloat, CGFloat) = (50, 50)
    /// The time within which the fingers must have moved so far.
    private static let duration: TimeInterval = 0.5

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let prefix = "UISwipeGestureRecognizer"
        numberOfTouchesRequired = nib.integer("\(prefix).numberOfTouchesRequired") ?? 1
        direction = nib.integer("\(prefix).direction").map { Direction(rawValue: UInt(clamping: $0)) } ?? .right
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count(where: \.isDown) > numberOfTouchesRequired { return state = .failed }
        if receivedTouches.count == touches.count {
            schedule(after: Self.duration) { [unowned self] in state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let paths = self.touches.map { touch in
            CGPoint(x: touch.point.x - touch.start.point.x, y: touch.point.y - touch.start.point.y)
        }
        let (x, y) = (paths.center.x, paths.center.y)
        let isAcross = !direction.isDisjoint(with: [.left, .right])
        let isDown = !direction.isDisjoint(with: [.up, .down])
        if abs(x) > Self.deviation && !isAcross || abs(y) > Self.deviation && !isDown { return state = .failed }
        guard self.touches.count(where: \.isDown) == numberOfTouchesRequired else { return }
        if abs(x) >= Self.distance, abs(x) >= abs(y) {
            state = direction.contains(x > 0 ? .right : .left) && abs(y) <= Self.deviation ? .ended : .failed
        } else if abs(y) >= Self.distance {
            state = direction.contains(y > 0 ? .down : .up) && abs(x) <= Self.deviation ? .ended : .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}
