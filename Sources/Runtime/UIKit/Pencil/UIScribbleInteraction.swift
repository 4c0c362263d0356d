public import Foundation

/// Writing by hand in a text field. There is no pencil here: nobody writes.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether somebody is writing.
    public var isHandlingWriting: Bool { false }
    /// Whether somebody has a pencil, so that fields for writing may be larger.
    public class var isPencilInputExpected: Bool { false }

    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: DelegateObject {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Writing by hand into something that becomes a text field. There is no pencil here: nobody writes.
@preconcurrency @MainActor
public final class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
    UIInteraction
{
    public private(set) weak var delegate: Delegate?
    public private(set) weak var view: UIView?
    public var isHandlingWriting: Bool { false }

    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate<ElementIdentifier>: AnyObject {
    associatedtype ElementIdentifier: Hashable

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    // Optional.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}

/// How a person is likely to enter text.
@preconcurrency @MainActor
public final class UITextInputContext: NSObject {
    /// Whether a pencil is likely. There is none here.
    public var isPencilInputExpected = false
    /// Whether speech is likely. There is no microphone here.
    public var isDictationInputExpected = false
    /// Whether a keyboard with keys of its own is connected.
    public var isHardwareKeyboardInputExpected: Bool

    init(hardwareKeyboard: Bool) {
        isHardwareKeyboardInputExpected = hardwareKeyboard
        super.init()
    }

    public static func current() -> UITextInputContext {
        UITextInputContext(hardwareKeyboard: UIEnvironment.current.keyboard.isHardwareConnected)
    }
}
