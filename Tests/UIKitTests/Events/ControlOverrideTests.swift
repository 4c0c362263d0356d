import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// UIKit calls what an app overrides in controls and windows where it does such things itself.
@MainActor
@Suite struct ControlOverrideTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func controlsSendTheirActionsThroughOneMethod() {
        final class Target: UIView {
            var taps: [UIControl] = []
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .action("tap:") { (target: Target, sender, _) in
                        if let control = sender as? UIControl { target.taps.append(control) }
                    }
            }
        }
        let (control, target) = (HeardControl(frame: .zero), Target(frame: .zero))
        control.addTarget(target, action: "tap:", for: .touchUpInside)
        #expect(Heard.of(control) { control.sendActions(for: .touchUpInside) }.contains("sendAction(_:to:for:)"))
        #expect(Heard.of(control) { control.sendActions(for: .valueChanged) } == ["sendActions(for:)"])
        #expect(target.taps == [control])
        // Without a target, the first around the control that has the action does it.
        let other = UIButton(type: .system)
        target.addSubview(other)
        other.addTarget(nil, action: "tap:", for: .touchUpInside)
        other.sendActions(for: .touchUpInside)
        #expect(target.taps == [control, other])
        #expect(control.allControlEvents == .touchUpInside && control.allTargets == [target])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap:"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }

    @Test func windowsHearThatTheyAreTheKeyWindow() {
        let window = HeardWindow(frame: .zero)
        #expect(
            Heard.of(window) { window.makeKeyAndVisible() }.isSuperset(of: ["makeKey()", "becomeKey()", "canBecomeKey"])
        )
        #expect(window.isKeyWindow)
    }
}

/// A control that notes what it sends.
@MainActor
private final class HeardControl: UIControl {
    override func sendActions(for controlEvents: Event) {
        heard(self, "sendActions(for:)", super.sendActions(for: controlEvents))
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        heard(self, "sendAction(_:to:for:)", super.sendAction(action, to: target, for: event))
    }
}

/// A window that notes how it becomes the key window.
@MainActor
private final class HeardWindow: UIWindow {
    override var canBecomeKey: Bool { heard(self, "canBecomeKey", super.canBecomeKey) }
    override func makeKey() {
        heard(self, "makeKey()", super.makeKey())
    }
    override func becomeKey() {
        heard(self, "becomeKey()", super.becomeKey())
    }
}
