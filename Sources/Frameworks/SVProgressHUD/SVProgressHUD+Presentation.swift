import CoreGraphics
import Foundation
import UIKit

/// How the panel comes and goes.
extension SVProgressHUD {
    /// Shows content and a text, and lets them go after a time if there is one.
    func present(_ content: PanelView.Content, _ status: String?, for duration: TimeInterval? = nil) {
        endTimer?.invalidate()
        (endTimer, isWanted) = (nil, true)
        (panel.content, panel.status) = (content, status)
        if ground.alpha > 0 || settings.graceTime <= 0 {
            appear()
        } else {
            graceTimer?.invalidate()
            graceTimer = Self.timer(settings.graceTime) { $0.appear() }
        }
        if let duration { endTimer = Self.timer(duration) { $0.disappear(nil) } }
    }

    private static func timer(
        _ time: TimeInterval, _ act: @escaping @MainActor @Sendable (SVProgressHUD) -> Void
    ) -> UIKit.Timer {
        let timer = UIKit.Timer(timeInterval: time, repeats: false) { _ in
            MainActor.assumeIsolated { act(shared) }
        }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }

    /// The view that shows the panel, or nil if nothing is there yet.
    private var place: UIView? {
        settings.container ?? UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last { !$0.isHidden }
    }

    private func appear() {
        graceTimer?.invalidate()
        graceTimer = nil
        guard isWanted, let place else { return }
        if superview !== place {
            place.addSubview(self)
        } else {
            place.bringSubviewToFront(self)
        }
        (frame, autoresizingMask) = (place.bounds, [.flexibleWidth, .flexibleHeight])
        isUserInteractionEnabled = settings.maskType != .none
        setNeedsLayout()
        layoutIfNeeded()
        generation += 1
        guard ground.alpha < 1 else { return }
        let current = generation
        post(.SVProgressHUDWillAppear)
        if ground.alpha == 0 { panel.transform = CGAffineTransform(scaleX: 1.3, y: 1.3) }
        animate(settings.fadeInDuration, .curveEaseIn) { [self] in
            (ground.alpha, panel.transform) = (1, .identity)
        } completion: { [self] in
            if generation == current { post(.SVProgressHUDDidAppear) }
        }
    }

    /// Dismisses the panel after a time.
    func disappear(after delay: TimeInterval, _ completion: SVProgressHUDDismissCompletion?) {
        endTimer?.invalidate()
        endTimer = nil
        nonisolated(unsafe) let completion = completion
        guard delay > 0 else { return disappear(completion) }
        endTimer = Self.timer(delay) { $0.disappear(completion) }
    }

    private func disappear(_ completion: SVProgressHUDDismissCompletion?) {
        for timer in [graceTimer, endTimer] { timer?.invalidate() }
        (graceTimer, endTimer, isWanted, activities) = (nil, nil, false, 0)
        generation += 1
        let current = generation
        guard superview != nil else {
            completion?()
            return
        }
        post(.SVProgressHUDWillDisappear)
        isUserInteractionEnabled = false
        animate(settings.fadeOutDuration, .curveEaseOut) { [self] in
            (ground.alpha, panel.transform) = (0, CGAffineTransform(scaleX: 1 / 1.3, y: 1 / 1.3))
        } completion: { [self] in
            if generation == current {
                removeFromSuperview()
                panel.transform = .identity
                post(.SVProgressHUDDidDisappear)
            }
            completion?()
        }
    }

    private func animate(
        _ duration: TimeInterval, _ curve: UIView.AnimationOptions, _ change: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        guard duration > 0 else {
            change()
            return completion()
        }
        let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, curve]
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: change) { _ in completion() }
    }
}
