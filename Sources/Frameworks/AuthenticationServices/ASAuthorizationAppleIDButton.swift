public import Foundation
import QuartzCore
public import UIKit

/// The button with which one signs in with Apple.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp

        public static var `default`: ButtonType { .signIn }

        fileprivate var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    public enum Style: Int, Sendable { case white, whiteOutline, black }

    private let label = UILabel()
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    public convenience init() { self.init(type: .default, style: .black) }

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        show(type, style)
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        show(.default, .black)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show(.default, .black)
    }

    private func show(_ type: ButtonType, _ style: Style) {
        let (ground, ink): (UIColor, UIColor) = style == .black ? (.black, .white) : (.white, .black)
        backgroundColor = ground
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        let text = NSMutableAttributedString(string: type.title)
        label.attributedText = text
        label.textColor = ink
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.isUserInteractionEnabled = false
        if label.superview == nil { addSubview(label) }
        isAccessibilityElement = true
        accessibilityLabel = type.title
        accessibilityTraits = .button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        // The title is 43 % of the height of the button, in Apple's guidelines for this button.
        label.font = .systemFont(ofSize: max(8, bounds.height * 0.43), weight: .medium)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
