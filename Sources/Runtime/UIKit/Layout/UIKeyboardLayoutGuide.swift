public import Foundation

/// The rectangle that the keyboard covers in a view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes along with a keyboard that isn't at the edge of the screen; here it always is.
    open var followsUndockedKeyboard = false
    /// The distance from the keyboard at which a drag takes it along.
    public var keyboardDismissPadding: CGFloat = 0
    /// Whether the guide ends at the safe area while there is no keyboard, instead of at the edge of the view.
    open var usesBottomSafeArea = true { didSet { owningView?.keyboardMoved() } }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UILayoutGuide {
    /// The insets of the keyboard from the edges of a view.
    func keyboardInsets(in view: UIView) -> UIEdgeInsets {
        let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
        let bottom = usesSafeArea ? view.safeAreaInsets.bottom : 0
        let covered = view.keyboardOverlap
        if covered > bottom {
            return UIEdgeInsets(top: max(0, view.bounds.height - covered), left: 0, bottom: 0, right: 0)
        }
        return UIEdgeInsets(top: max(0, view.bounds.height - bottom), left: 0, bottom: bottom, right: 0)
    }
}

extension UIView: KeyboardFollower {
    /// How far the keyboard covers the view from below.
    var keyboardOverlap: CGFloat {
        let keyboard = environment.keyboard.frame
        guard !keyboard.isNull, window != nil else { return 0 }
        return min(max(0, bounds.maxY - convert(keyboard.origin, from: nil).y), bounds.height)
    }

    /// Adapts the guide that follows the keyboard.
    func keyboardMoved() {
        layoutEngine?.needsRefresh = true
        layoutRoot.setNeedsLayout()
        setNeedsLayout()
    }

    /// Scrolls what is edited into sight, in the scroll views around it.
    func revealForEditing() {
        var rect = bounds
        if let editor = self as? any TextEditor, self is UITextView {
            rect = editor.caret(at: editor.editedRange.upperBound)
        }
        var parent = superview
        while let view = parent {
            if let scroller = view as? UIScrollView, scroller.isScrollEnabled {
                scroller.scrollRectToVisible(convert(rect, to: scroller).insetBy(dx: 0, dy: -8), animated: true)
                return
            }
            parent = view.superview
        }
    }
}

extension UIScrollView {
    /// Keeps content clear of the keyboard.
    func keepClearOfKeyboard() { keyboardInset = keyboardOverlap }
}
