import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIWindow` lets one override.
@MainActor
class OverridingUIWindow: UIWindow {
    override var undoManager: UndoManager? { heard(self, "undoManager", super.undoManager) }
    override var screen: UIScreen {
        get { heard(self, "screen", super.screen) }
        set { super.screen = heard(self, "screen =", newValue) }
    }
    override var rootViewController: UIViewController? {
        get { heard(self, "rootViewController", super.rootViewController) }
        set { super.rootViewController = heard(self, "rootViewController =", newValue) }
    }
    override var isKeyWindow: Bool { heard(self, "isKeyWindow", super.isKeyWindow) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var windowLevel: Level {
        get { heard(self, "windowLevel", super.windowLevel) }
        set { super.windowLevel = heard(self, "windowLevel =", newValue) }
    }
    override var canBecomeKey: Bool { heard(self, "canBecomeKey", super.canBecomeKey) }
    override func makeKeyAndVisible() {
        heard(self, "makeKeyAndVisible()", super.makeKeyAndVisible())
    }
    override func makeKey() {
        heard(self, "makeKey()", super.makeKey())
    }
    override func becomeKey() {
        heard(self, "becomeKey()", super.becomeKey())
    }
    override func resignKey() {
        heard(self, "resignKey()", super.resignKey())
    }
    override var next: UIResponder? { heard(self, "next", super.next) }
    override func sendEvent(_ event: UIEvent) {
        heard(self, "sendEvent(_:)", super.sendEvent(event))
    }
    override var isHidden: Bool {
        get { heard(self, "isHidden", super.isHidden) }
        set { super.isHidden = heard(self, "isHidden =", newValue) }
    }
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        heard(self, "init(windowScene:)", ())
    }
    override var windowScene: UIWindowScene? {
        get { heard(self, "windowScene", super.windowScene) }
        set { super.windowScene = heard(self, "windowScene =", newValue) }
    }
}
