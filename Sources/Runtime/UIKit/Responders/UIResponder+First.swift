import Foundation

/// The first responder of a window.
extension UIResponder {
    /// The window at the end of the responder chain, or nil outside of windows.
    final var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first?.window
    }

    func makeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            // As one that was asked in `viewDidLoad`.
            (self as? UIView)?.becomesFirstInWindow = canBecomeFirstResponder
            return false
        }
        let old = window.firstResponder
        if old === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let old {
            let leaves = environment.keyboard.handOver {
                old.canResignFirstResponder && old.resignFirstResponder()
            }
            guard leaves else { return false }
        }
        window.firstResponder = self
        // A text field tells its delegate first.
        if !(self is UITextField) { environment.keyboard.follow() }
        return true
    }

    /// Returns whether the object is a view, or the controller of one, that is in another or is the same.
    func responderIsInside(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) == true
    }

    func leaveFirstPlace() -> Bool {
        (self as? UIView)?.becomesFirstInWindow = false
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        let owner = environment.keyboard.owner(of: self)
        window.firstResponder = nil
        if let owner, owner.canBecomeFirstResponder {
            // The view above the keyboard stays with its controller.
            return owner.becomeFirstResponder()
        }
        if !(self is UITextField) { environment.keyboard.follow() }
        return true
    }
}
