import CoreGraphics
import Foundation
import QuartzCore

/// An effect of the pointer on a view: light over it, and the view lifted.
@MainActor
final class ShownPointerEffect {
    private let view: UIView
    private let scale: CGFloat
    private let hasShadow: Bool
    private let light: UIView?
    private let before: CGAffineTransform
    private let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)

    init?(_ effect: UIPointerEffect, in owner: UIView, shape: UIShape? = nil) {
        view = effect.preview.view
        guard view.window != nil else { return nil }
        before = view.transform
        shadow = (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset)
        let tint: UIPointerEffect.TintMode
        switch effect {
        case .lift: (scale, hasShadow, tint) = (1.08, true, .none)
        case .automatic, .highlight: (scale, hasShadow, tint) = (1, false, .underlay)
        case .hover(_, let mode, let prefersShadow, let scales):
            (scale, hasShadow, tint) = (scales ? 1.04 : 1, prefersShadow, mode)
        }
        light = tint == .none ? nil : Self.light(on: view, effect.preview.parameters, shape, tint)
    }

    /// A gray veil over the view, or behind what is in it.
    private static func light(
        on view: UIView, _ parameters: UIPreviewParameters, _ shape: UIShape?, _ tint: UIPointerEffect.TintMode
    ) -> UIView {
        let light = UIView(frame: view.bounds)
        let path = parameters.visiblePath ?? shape?.resolved(in: view.bounds).path
        light.isUserInteractionEnabled = false
        light.alpha = 0
        if let path {
            let outline = CAShapeLayer()
            outline.path = path.cgPath
            outline.fillColor = UIColor.tertiarySystemFill.resolvedColor(with: view.traitCollection).cgColor
            light.layer.addSublayer(outline)
        } else {
            light.backgroundColor = .tertiarySystemFill
            light.layer.cornerRadius = max(view.layer.cornerRadius, 8)
            light.frame = view.layer.cornerRadius > 0 ? view.bounds : view.bounds.insetBy(dx: -6, dy: -4)
        }
        if tint == .underlay { view.insertSubview(light, at: 0) } else { view.addSubview(light) }
        return light
    }

    func show() {
        light?.alpha = 1
        if scale != 1 { view.transform = before.scaledBy(x: scale, y: scale) }
        guard hasShadow else { return }
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 10
        view.layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    func hide() {
        if scale != 1 { view.transform = before }
        if hasShadow {
            (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = shadow
        }
        light?.removeFromSuperview()
    }
}
