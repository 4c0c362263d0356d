import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The button below the texts, which is there if it has an action.
final class RoundedButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
        titleLabel?.textAlignment = .center
        titleLabel?.font = .boldSystemFont(ofSize: 12)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it does something.
    var isWanted: Bool { !allControlEvents.isEmpty }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = (bounds.height / 2).rounded(.up)
        layer.borderColor = titleColor(for: .normal)?.cgColor
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.superview?.setNeedsLayout()
    }

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
        invalidateIntrinsicContentSize()
    }

    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        super.addAction(action, for: controlEvents)
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
        guard isWanted else { return .zero }
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? titleColor(for: .selected)?.withAlphaComponent(0.1) : .clear }
    }
}
