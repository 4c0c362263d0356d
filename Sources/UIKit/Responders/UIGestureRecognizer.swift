public import Foundation

/// Recognises what fingers do.
@MainActor
open class UIGestureRecognizer: NSObject, NibDecodable, InterfaceObject {
    public internal(set) weak var view: UIView?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        isEnabled = nib.bool("UIGestureRecognizer.disabled") != true
    }

    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }
}

open class UITapGestureRecognizer: UIGestureRecognizer {}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer {}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
