import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// Names of versions before 1.
extension MBProgressHUD {
    /// Creates a panel as large as a window.
    @available(*, deprecated, message: "Use init(view:)")
    public convenience init(window: UIWindow) { self.init(view: window) }

    /// Returns all panels of a view.
    @available(*, deprecated, message: "Keep the panels if a view has several")
    public class func allHUDs(for view: UIView) -> [Any] { view.subviews.filter { $0 is MBProgressHUD } }

    /// Hides all panels of a view. Returns how many there were.
    @available(*, deprecated, message: "Keep the panels if a view has several")
    @discardableResult
    public class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt {
        let all = view.subviews.compactMap { $0 as? MBProgressHUD }
        for hud in all {
            hud.removeFromSuperViewOnHide = true
            hud.hide(animated: animated)
        }
        return UInt(all.count)
    }

    /// Shows the panel.
    @available(*, deprecated, message: "Use show(animated:)")
    public func show(_ animated: Bool) { show(animated: animated) }
    /// Hides the panel.
    @available(*, deprecated, message: "Use hide(animated:)")
    public func hide(_ animated: Bool) { hide(animated: animated) }
    /// Hides the panel after a time.
    @available(*, deprecated, message: "Use hide(animated:afterDelay:)")
    public func hide(_ animated: Bool, afterDelay delay: TimeInterval) { hide(animated: animated, afterDelay: delay) }

    /// Shows the panel while another thread runs a block.
    @available(*, deprecated, message: "Use Dispatch")
    public func showAnimated(_ animated: Bool, whileExecuting block: @escaping () -> Void) {
        showAnimated(animated, whileExecuting: block, completionBlock: nil)
    }
    /// Shows the panel while another thread runs a block, and calls another one when that is done.
    @available(*, deprecated, message: "Use Dispatch")
    public func showAnimated(
        _ animated: Bool, whileExecuting block: @escaping () -> Void, completionBlock: MBProgressHUDCompletionBlock?
    ) {
        self.completionBlock = completionBlock
        show(animated: animated)
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async {
            block()
            DispatchQueue.main.async { self.hide(animated: animated) }
        }
    }

    /// The text.
    @available(*, deprecated, message: "Use label.text")
    public var labelText: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }
    /// The font of the text.
    @available(*, deprecated, message: "Use label.font")
    public var labelFont: UIFont! {
        get { label.font }
        set { label.font = newValue }
    }
    /// The color of the text.
    @available(*, deprecated, message: "Use label.textColor")
    public var labelColor: UIColor! {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// More text.
    @available(*, deprecated, message: "Use detailsLabel.text")
    public var detailsLabelText: String? {
        get { detailsLabel.text }
        set {
            detailsLabel.text = newValue
            setNeedsLayout()
        }
    }
    /// The font of more text.
    @available(*, deprecated, message: "Use detailsLabel.font")
    public var detailsLabelFont: UIFont! {
        get { detailsLabel.font }
        set { detailsLabel.font = newValue }
    }
    /// The color of more text.
    @available(*, deprecated, message: "Use detailsLabel.textColor")
    public var detailsLabelColor: UIColor! {
        get { detailsLabel.textColor }
        set { detailsLabel.textColor = newValue }
    }
}

/// Looks of versions before 1.
extension MBProgressHUD {
    /// How opaque the panel is.
    @available(*, deprecated, message: "Change bezelView")
    public var opacity: CGFloat {
        get { bezelView.color?.cgColor.alpha ?? 0 }
        set { bezelView.color = bezelView.color?.withAlphaComponent(newValue) }
    }
    /// The color of the panel.
    @available(*, deprecated, message: "Use bezelView.color")
    public var color: UIColor? {
        get { bezelView.color }
        set { (bezelView.style, bezelView.color) = (.solidColor, newValue) }
    }
    /// How far the panel is to the right of the middle.
    @available(*, deprecated, message: "Use offset.x")
    public var xOffset: CGFloat {
        get { offset.x }
        set { offset.x = newValue }
    }
    /// How far the panel is below the middle.
    @available(*, deprecated, message: "Use offset.y")
    public var yOffset: CGFloat {
        get { offset.y }
        set { offset.y = newValue }
    }
    /// The radius of the panel's corners.
    @available(*, deprecated, message: "Use bezelView.layer.cornerRadius")
    public var cornerRadius: CGFloat {
        get { bezelView.layer.cornerRadius }
        set { bezelView.layer.cornerRadius = newValue }
    }
    /// Whether what is behind the panel is darker.
    @available(*, deprecated, message: "Use backgroundView")
    public var dimBackground: Bool {
        get { backgroundView.color != .clear }
        set { backgroundView.color = newValue ? UIColor(white: 0, alpha: 0.2) : .clear }
    }
    /// The color of the indicator.
    @available(*, deprecated, message: "Use UIActivityIndicatorView.appearance()")
    public var activityIndicatorColor: UIColor? {
        get { (indicator as? UIActivityIndicatorView)?.color }
        set { (indicator as? UIActivityIndicatorView)?.color = newValue }
    }
    /// The size of the panel.
    @available(*, deprecated, message: "Use bezelView.bounds")
    public var size: CGSize { bezelView.bounds.size }
}
