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
}
