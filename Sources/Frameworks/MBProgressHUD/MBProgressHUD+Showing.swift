import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// Showing and hiding panels.
extension MBProgressHUD {
    /// Adds a panel to a view and shows it. It leaves the view when it's hidden.
    @discardableResult
    public class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
        let hud = MBProgressHUD(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    /// Hides the topmost panel of a view, which it leaves. Returns whether there was one.
    @discardableResult
    public class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    /// Returns the topmost panel of a view that isn't being hidden, or nil.
    public class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.lazy.reversed().compactMap { $0 as? MBProgressHUD }.first { !$0.hasFinished }
    }

    /// Shows the panel, after the grace time if there is one.
    public func show(animated: Bool) {
        for timer in [graceTimer, minimumTimer, delayTimer] { timer?.invalidate() }
        (minimumTimer, delayTimer, waitingHide, hasFinished) = (nil, nil, nil, false)
        guard graceTime > 0 else { return appear(animated) }
        graceTimer = timer(graceTime) { hud in if !hud.hasFinished { hud.appear(animated) } }
    }

    /// Hides the panel, once it was shown for the shortest time.
    public func hide(animated: Bool) {
        graceTimer?.invalidate()
        hasFinished = true
        guard minimumTimer?.isValid == true else { return disappear(animated) }
        waitingHide = { [weak self] in self?.disappear(animated) }
    }

    /// Hides the panel after a time in seconds.
    public func hide(animated: Bool, afterDelay delay: TimeInterval) {
        delayTimer?.invalidate()
        delayTimer = timer(delay) { $0.hide(animated: animated) }
    }

    private func timer(
        _ time: TimeInterval, _ act: @escaping @MainActor @Sendable (MBProgressHUD) -> Void
    ) -> UIKit.Timer {
        let timer = UIKit.Timer(timeInterval: time, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { if let self { act(self) } }
        }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }

    private func appear(_ animated: Bool) {
        generation += 1
        bezelView.layer.removeAllAnimations()
        backgroundView.layer.removeAllAnimations()
        alpha = 1
        if minShowTime > 0 {
            minimumTimer = timer(minShowTime) { hud in
                hud.minimumTimer = nil
                hud.waitingHide?()
                hud.waitingHide = nil
            }
        }
        followProgress()
        layoutIfNeeded()
        guard animated else {
            (bezelView.alpha, backgroundView.alpha, bezelView.transform) = (1, 1, .identity)
            return
        }
        if bezelView.alpha == 0 { bezelView.transform = scale(isComing: true) }
        animate { [self] in (bezelView.transform, bezelView.alpha, backgroundView.alpha) = (.identity, 1, 1) }
    }

    private func disappear(_ animated: Bool) {
        delayTimer?.invalidate()
        generation += 1
        let current = generation
        guard animated, alpha > 0, superview != nil else {
            (bezelView.alpha, backgroundView.alpha) = (0, 0)
            return end()
        }
        animate { [self] in
            (bezelView.transform, bezelView.alpha, backgroundView.alpha) = (scale(isComing: false), 0, 0)
        } completion: { [self] in
            if generation == current { end() }
        }
    }

    private func end() {
        progressTimer?.invalidate()
        delayTimer?.invalidate()
        guard hasFinished else { return }
        (alpha, bezelView.transform) = (0, .identity)
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }

    /// Returns the scale that the panel comes from or goes to.
    private func scale(isComing: Bool) -> CGAffineTransform {
        let (small, large) = (CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: 1.5, y: 1.5))
        return switch animationType {
        case .fade: .identity
        case .zoom: small
        case .zoomIn: isComing ? small : large
        case .zoomOut: isComing ? large : small
        }
    }

    private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState, animations: change
        ) { _ in completion() }
    }
}
