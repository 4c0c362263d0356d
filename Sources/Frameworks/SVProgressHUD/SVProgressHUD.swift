public import Foundation
public import UIKit

/// A panel over the key window that shows that something goes on, how far it is, or how it went.
///
/// There is one panel. Class methods show, change and dismiss it; from another thread, they do so soon on the main one.
@preconcurrency @MainActor
open class SVProgressHUD: UIView {
    /// The panel. Each app that a test launches has a new one.
    static var shared = SVProgressHUD(frame: .zero)

    var settings = Settings() { didSet { settingsChanged() } }
    /// What gets touches that nothing behind the panel should get.
    let ground = GroundView()
    let panel = PanelView()
    /// How often `show` was called without an end.
    var activities = 0
    var graceTimer: UIKit.Timer?
    var endTimer: UIKit.Timer?
    /// Whether the panel is there, or comes after a while.
    var isWanted = false
    /// Changes with each call, so that an old one's animation knows that it's over.
    var generation = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        ground.alpha = 0
        ground.addSubview(panel)
        addSubview(ground)
        ground.touched = { [weak self] in self?.touched(at: $0) }
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let isShown = name == UIResponder.keyboardWillShowNotification
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated { SVProgressHUD.shared.keyboardMoved(to: isShown ? frame : nil) }
            }
        }
    }

    public required init?(coder: NSCoder) { nil }

    private func settingsChanged() {
        if superview != nil { setNeedsLayout() }
    }

    private func keyboardMoved(to frame: CGRect?) {
        keyboardFrame = frame
        settingsChanged()
    }

    /// The panel's text as the user information of notifications.
    var information: [AnyHashable: Any]? { panel.status.map { [SVProgressHUDStatusUserInfoKey: $0] } }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }

    private func touched(at point: CGPoint) {
        NotificationCenter.default.post(name: .SVProgressHUDDidReceiveTouchEvent, object: self, userInfo: information)
        guard panel.frame.contains(point) else { return }
        NotificationCenter.default.post(name: .SVProgressHUDDidTouchDownInside, object: self, userInfo: information)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        ground.show(settings.maskType, settings.dimming)
        panel.show(settings, isDark: traitCollection.userInterfaceStyle == .dark)
        let size = panel.fittingSize(settings.minimumSize)
        panel.bounds.size = size
        let center = CGPoint(x: bounds.midX + settings.offset.horizontal, y: middle + settings.offset.vertical)
        panel.center = center
    }

    /// The middle of what the keyboard leaves free.
    private var middle: CGFloat { keyboardTop.map { min($0, bounds.maxY) / 2 } ?? bounds.midY }

    private var keyboardTop: CGFloat? {
        guard let window, let frame = keyboardFrame, frame.minY < window.bounds.maxY, frame.height > 0 else {
            return nil
        }
        return convert(frame, from: window).minY
    }

    /// The keyboard's frame on the screen, as its notifications say.
    private var keyboardFrame: CGRect?
}
