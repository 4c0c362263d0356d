public import Foundation

/// A view in place of the keyboard or above it, with its background.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }

    open private(set) var inputViewStyle: Style
    /// Whether the height follows from constraints.
    open var allowsSelfSizing = false { didSet { translatesAutoresizingMaskIntoConstraints = !allowsSelfSizing } }

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        backgroundColor = inputViewStyle == .keyboard ? KeyboardColors.ground : nil
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view that lets its keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the keys click while the view is shown; they don't unless it says so.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
