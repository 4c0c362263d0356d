public import Foundation

/// A key or button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }

    open internal(set) var phase: Phase
    open internal(set) var timestamp: TimeInterval
    open internal(set) var type: PressType
    open internal(set) var window: UIWindow?
    /// The responder that was first when the press began.
    open internal(set) var responder: UIResponder?
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key of a keyboard.
    open internal(set) var key: UIKey?

    init(key: UIKey, time: TimeInterval) {
        (phase, timestamp, self.key) = (.began, time, key)
        type = key.keyCode.pressType
        super.init()
    }
}

/// An event of presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var orderedPresses: [UIPress] = []

    init(timestamp: TimeInterval) { super.init(type: .presses, timestamp: timestamp) }

    open var allPresses: Set<UIPress> { Set(orderedPresses) }
    /// Returns the presses that a recognizer follows: those of its view, and of views in it.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        guard let view = gesture.view else { return [] }
        return Set(orderedPresses.filter { ($0.responder as? UIView)?.isDescendant(of: view) ?? false })
    }
}

/// A key of a keyboard with what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    open private(set) var characters: String
    open private(set) var charactersIgnoringModifiers: String
    open private(set) var modifierFlags: UIKeyModifierFlags
    open private(set) var keyCode: UIKeyboardHIDUsage

    package init(
        _ keyCode: UIKeyboardHIDUsage, characters: String, ignoringModifiers: String? = nil,
        modifiers: UIKeyModifierFlags = []
    ) {
        (self.keyCode, self.characters, modifierFlags) = (keyCode, characters, modifiers)
        charactersIgnoringModifiers = ignoringModifiers ?? characters
        super.init()
    }
}

/// The keys of keyboards, with the numbers of the USB standard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
    case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardInsert = 73
    case keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
    case keyboardRightAlt, keyboardRightGUI

    /// The type of a press of the key.
    fileprivate var pressType: UIPress.PressType {
        switch self {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }
}
