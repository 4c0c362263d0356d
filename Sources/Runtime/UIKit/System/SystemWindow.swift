package import Foundation

/// A window of the system in front of all that the app shows, for questions and notes.
package final class SystemWindow: UIWindow {
    /// Whether touches beside what the window shows are the app's.
    private let letsTouchesThrough: Bool

    package init(in environment: UIEnvironment, letsTouchesThrough: Bool) {
        self.letsTouchesThrough = letsTouchesThrough
        super.init(frame: environment.screen.bounds)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    }

    package required init?(coder: NSCoder) { nil }

    package override var canBecomeKey: Bool { false }
    override var isOfSystem: Bool { true }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self && letsTouchesThrough ? nil : found
    }
}
