import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Shows notifications at the top of the screen, one after the other.
@MainActor
final class NotificationBanners {
    private unowned let environment: UIEnvironment
    private var window: UIWindow?
    private var banner: BannerView?
    private var waiting: [(content: UNNotificationContent, tapped: @MainActor () -> Void)] = []

    /// The time for which a banner stays.
    private static let seconds = 5.0

    init(_ environment: UIEnvironment) { self.environment = environment }

    func show(_ content: UNNotificationContent, _ tapped: @escaping @MainActor () -> Void) {
        waiting.append((content, tapped))
        if banner == nil { showNext() }
    }

    private func showNext() {
        guard banner == nil, !waiting.isEmpty else { return }
        let (content, tapped) = waiting.removeFirst()
        environment.perform {
            let window = window ?? SystemAlert.makeBannerWindow(in: environment)
            self.window = window
            window.frame = environment.screen.bounds
            window.isHidden = false
            let banner = BannerView(content)
            self.banner = banner
            banner.addAction(
                UIAction { [weak self] _ in
                    self?.hide(banner)
                    tapped()
                }, for: .touchUpInside)
            banner.place(in: window)
            window.addSubview(banner)
            let rest = banner.center
            banner.center.y = -banner.bounds.height
            UIView.animate(withDuration: 0.3) { banner.center = rest }
            environment.clock.schedule(after: Self.seconds, keepsAwake: false) { [weak self, weak banner] in
                MainActor.assumeIsolated { if let banner { self?.hide(banner) } }
            }
        }
    }

    private func hide(_ old: BannerView) {
        guard old === banner else { return }
        environment.perform {
            UIView.animate(withDuration: 0.3) {
                old.center.y = -old.bounds.height
            } completion: { [self] _ in
                old.removeFromSuperview()
                banner = nil
                if waiting.isEmpty { window?.isHidden = true } else { showNext() }
            }
        }
    }
}

/// The text of a notification.
private final class BannerView: UIControl {
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let stack = UIStackView()

    init(_ content: UNNotificationContent) {
        super.init(frame: .zero)
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        background.layer.cornerRadius = 20
        background.clipsToBounds = true
        background.isUserInteractionEnabled = false
        addSubview(background)
        stack.axis = .vertical
        stack.spacing = 1
        stack.isUserInteractionEnabled = false
        addSubview(stack)
        let title = content.title.isEmpty ? SystemAlert.appName : content.title
        for (text, weight) in [
            (title, UIFont.Weight.semibold), (content.subtitle, .semibold), (content.body, .regular),
        ]
        where !text.isEmpty {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 15, weight: weight)
            label.numberOfLines = weight == .regular ? 4 : 1
            stack.addArrangedSubview(label)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = [title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    func place(in window: UIWindow) {
        let width = min(window.bounds.width - 16, 400)
        let fitting = stack.systemLayoutSizeFitting(
            CGSize(width: width - 32, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let top = max(8, window.safeAreaInsets.top)
        frame = CGRect(x: (window.bounds.width - width) / 2, y: top, width: width, height: fitting.height + 28)
        background.frame = bounds
        stack.frame = CGRect(x: 16, y: 14, width: width - 32, height: fitting.height)
    }
}
