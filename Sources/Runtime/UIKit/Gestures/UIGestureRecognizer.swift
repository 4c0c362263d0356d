public import Foundation

/// The superclass of recognizers of gestures.
@MainActor
open class UIGestureRecognizer: NSObject, NibDecodable, InterfaceObject {
    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// A Boolean value that indicates whether touches of other types are ignored after the first.
    open var requiresExclusiveTouchType = true
    /// The allowed types of touches: direct, indirect, pencil and pointer.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The allowed types of presses: the select button by default.
    open var allowedPressTypes: [NSNumber] = [4]

    /// A name for debugging.
    open var name: String?
    private var targets: [(target: () -> AnyObject?, action: Selector)] = []

    public override init() { super.init() }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { (object == nil || $0.target() === object) && (action == nil || $0.action == action) }
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        isEnabled = nib.bool("UIGestureRecognizer.disabled") != true
        cancelsTouchesInView = nib.bool("UIGestureRecognizer.cancelsTouchesInView") ?? true
        delaysTouchesBegan = nib.bool("UIGestureRecognizer.delaysTouchesBegan") ?? false
        delaysTouchesEnded = nib.bool("UIGestureRecognizer.delaysTouchesEnded") ?? true
        requiresExclusiveTouchType = nib.bool("UIGestureRecognizer.requiresExclusiveTouchType") ?? true
        allowedTouchTypes = Self.places(nib.integer("UIGestureRecognizer.allowedTouchTypes")) ?? allowedTouchTypes
        allowedPressTypes = Self.places(nib.integer("UIGestureRecognizer.allowedPressTypes")) ?? allowedPressTypes
    }

    /// Returns the positions of the bits that are set.
    private static func places(_ bits: Int?) -> [NSNumber]? {
        bits.map { bits in (0..<32).filter { bits >> $0 & 1 == 1 }.map { NSNumber(value: $0) } }
    }

    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }
}
