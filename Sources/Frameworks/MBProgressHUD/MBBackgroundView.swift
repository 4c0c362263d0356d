public import Foundation
public import UIKit

/// A background: a color, or what is behind it, blurred.
@preconcurrency @MainActor
open class MBBackgroundView: UIView {
    /// What the background is made of.
    open var style = MBProgressHUDBackgroundStyle.blur { didSet { if style != oldValue { update() } } }
    /// The style of the blur.
    open var blurEffectStyle = UIBlurEffect.Style.light { didSet { if blurEffectStyle != oldValue { update() } } }
    /// The color, which tints a blur.
    open var color: UIColor? = UIColor(white: 0.8, alpha: 0.6) { didSet { backgroundColor = color } }
    private var blur: UIVisualEffectView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        update()
    }

    open override var intrinsicContentSize: CGSize { .zero }

    private func update() {
        blur?.removeFromSuperview()
        blur = nil
        backgroundColor = color
        guard style == .blur else { return }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: blurEffectStyle))
        (view.frame, view.autoresizingMask) = (bounds, [.flexibleWidth, .flexibleHeight])
        insertSubview(view, at: 0)
        blur = view
    }
}
