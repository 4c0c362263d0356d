import Foundation

/// A window of the system in front of those of the app.
@MainActor
class SystemWindow: UIWindow {
    /// From the back to the front: below the status bar, and above alerts, as on iOS.
    enum Place: CGFloat {
        case launch = 999
        /// Questions of the system, and above them banners.
        case questions = 2001, banners
        case keyboard = 10_000_000, menus, editMenu, drag
    }

    init(frame: CGRect, _ place: Place) {
        super.init(frame: frame)
        windowLevel = UIWindow.Level(rawValue: place.rawValue)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
    override var isOfSystem: Bool { true }
    /// Whether the app is touched beside the window's views.
    var letsTouchesThrough: Bool { windowLevel.rawValue != Place.questions.rawValue }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && letsTouchesThrough ? nil : hit
    }
}
