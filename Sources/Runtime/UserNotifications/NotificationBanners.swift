import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// What a person has done with a banner: tapped it, or one of its actions.
struct BannerAnswer {
    var action = UNNotificationDefaultActionIdentifier
    /// What was written, if the action asks for a text.
    var text: String?
}

/// Shows notifications at the top of the screen, one after the other.
@MainActor
final class NotificationBanners {
    private typealias Entry = (
        content: UNNotificationContent, actions: [UNNotificationAction], answered: @MainActor (BannerAnswer) -> Void
    )

    private unowned let environment: UIEnvironment
    private var window: UIWindow?
    private var banner: BannerView?
    private var waiting: [Entry] = []

    /// The time for which a banner stays.
    private static let seconds = 5.0

    init(_ environment: UIEnvironment) { self.environment = environment }

    func show(
        _ content: UNNotificationContent, _ actions: [UNNotificationAction],
        _ answered: @escaping @MainActor (BannerAnswer) -> Void
    ) {
        waiting.append((content, actions, answered))
        if banner == nil { showNext() }
    }

    private func showNext() {
        guard banner == nil, !waiting.isEmpty else { return }
        let entry = waiting.removeFirst()
        environment.perform {
            let window = window ?? SystemAlert.makeBannerWindow(in: environment)
            self.window = window
            window.frame = environment.screen.bounds
            window.isHidden = false
            let banner = BannerView(entry.content, entry.actions)
            self.banner = banner
            banner.answered = { [weak self, weak banner] answer in
                if let banner { self?.hide(banner) }
                entry.answered(answer)
            }
            banner.dismissed = { [weak self, weak banner] in if let banner { self?.hide(banner) } }
            banner.place(in: window)
            window.addSubview(banner)
            let rest = banner.center
            banner.center.y = -banner.bounds.height
            UIView.animate(withDuration: 0.3) { banner.center = rest }
            environment.clock.schedule(after: Self.seconds, keepsAwake: false) { [weak self, weak banner] in
                MainActor.assumeIsolated {
                    // One that a person has opened stays.
                    if let banner, !banner.isOpen { self?.hide(banner) }
                }
            }
        }
    }

    private func hide(_ old: BannerView) {
        guard old === banner else { return }
        environment.perform {
            old.endEditing(true)
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
