public import Foundation
public import UIKit

/// Showing and dismissing the panel.
extension SVProgressHUD {
    /// Does something with the panel on the main thread: at once there, else soon.
    nonisolated static func perform(_ act: @escaping @MainActor (SVProgressHUD) -> Void) {
        MainThread.perform { act(shared) }
    }

    /// Shows that something goes on.
    nonisolated public class func show() { show(withStatus: nil) }
    /// Shows that something goes on, with a text.
    nonisolated public class func show(withStatus status: String?) { showProgress(-1, status: status) }

    /// Shows how far something is, from 0 to 1; what is below 0 shows that it goes on.
    nonisolated public class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }
    /// Shows how far something is, from 0 to 1, with a text.
    nonisolated public class func showProgress(_ progress: Float, status: String?) {
        perform { panel in
            if progress <= 0 { panel.activities += 1 }
            panel.present(progress < 0 ? .activity : .progress(CGFloat(min(progress, 1))), status)
        }
    }

    /// Changes the text of what is shown.
    nonisolated public class func setStatus(_ status: String?) {
        perform { panel in
            panel.panel.status = status
            panel.setNeedsLayout()
        }
    }

    /// Shows a sign for information and a text, for a time that depends on the text.
    nonisolated public class func showInfo(withStatus status: String?) {
        perform { $0.present($0.settings.infoImage, status, .warning) }
    }
    /// Shows a sign for success and a text, for a time that depends on the text.
    nonisolated public class func showSuccess(withStatus status: String?) {
        perform { $0.present($0.settings.successImage, status, .success) }
    }
    /// Shows a sign for an error and a text, for a time that depends on the text.
    nonisolated public class func showError(withStatus status: String?) {
        perform { $0.present($0.settings.errorImage, status, .error) }
    }
    /// Shows an image and a text, for a time that depends on the text.
    nonisolated public class func show(_ image: UIImage?, status: String?) {
        perform { $0.present(image, status, nil) }
    }

    private func present(
        _ image: UIImage?, _ status: String?, _ feedback: UINotificationFeedbackGenerator.FeedbackType?
    ) {
        present(.image(image), status, for: Self.displayDuration(for: status))
        guard settings.hasHaptics, let feedback else { return }
        UINotificationFeedbackGenerator().notificationOccurred(feedback)
    }

    /// Takes back one `show`; the panel goes with the last one.
    nonisolated public class func popActivity() {
        perform { panel in
            if panel.activities > 0 { panel.activities -= 1 }
            if panel.activities == 0 { panel.disappear(after: 0, nil) }
        }
    }

    /// Dismisses the panel.
    nonisolated public class func dismiss() { dismiss(withDelay: 0, completion: nil) }
    /// Dismisses the panel, and calls a closure when it's gone.
    nonisolated public class func dismiss(completion: SVProgressHUDDismissCompletion?) {
        dismiss(withDelay: 0, completion: completion)
    }
    /// Dismisses the panel after a time in seconds.
    nonisolated public class func dismiss(withDelay delay: TimeInterval) { dismiss(withDelay: delay, completion: nil) }
    /// Dismisses the panel after a time in seconds, and calls a closure when it's gone.
    nonisolated public class func dismiss(
        withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
    ) {
        nonisolated(unsafe) let completion = completion
        perform { $0.disappear(after: delay, completion) }
    }

    /// Returns whether the panel is shown.
    public class func isVisible() -> Bool { shared.superview != nil && shared.ground.alpha > 0 }

    /// Returns the seconds that a text is shown with an image: longer for longer texts, within the limits of the app.
    public class func displayDuration(for status: String?) -> TimeInterval {
        let time = Double(status?.count ?? 0) * 0.06 + 0.5
        return min(max(time, shared.settings.minimumDismissTime), shared.settings.maximumDismissTime)
    }
}
