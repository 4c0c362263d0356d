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

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let prefix = "UISwipeGestureRecognizer"
        numberOfTouchesRequired = nib.integer("\(prefix).numberOfTouchesRequired") ?? 1
        direction = nib.integer("\(prefix).direction").map { Direction(rawValue: UInt(clamping: $0)) } ?? .right
    }
}
