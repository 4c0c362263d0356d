import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// A person before a phone or pad whose keyboard comes up, with a ledger of what is posted and called.
@MainActor
final class KeyboardStage {
    let clock = HostClock()
    let environment: UIEnvironment
    let window: UIWindow
    private(set) var ledger: [String] = []
    private let screen = CALayer()
    private let host: LayerHost
    private var observers: [any NSObjectProtocol] = []

    init(_ device: DeviceScreen = AppStage.phone, idiom: UIUserInterfaceIdiom = .phone) {
        environment = UIEnvironment(clock: clock)
        environment.setScreen(
            device, orientation: .portrait,
            traits: UITraitCollection.standard.overridden(by: UITraitCollection(userInterfaceIdiom: idiom)))
        window = environment.perform { UIWindow(frame: UIScreen.main.bounds) }
        host = LayerHost(root: screen, scale: 1, clock: clock)
        environment.perform { window.makeKeyAndVisible() }
        wait(0)
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func record(_ entry: String) { ledger.append(entry) }

    /// Notes the notifications of the keyboard, with where it begins and ends.
    func listen() {
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
            (UIResponder.keyboardWillChangeFrameNotification, "will change"),
            (UIResponder.keyboardDidChangeFrameNotification, "did change"),
        ]
        let own = environment.screen
        for (name, word) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: own, queue: nil) { [weak self] notice in
                    let begin = notice.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                    let end = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let words = "\(word) \(Int(begin?.cgRectValue.minY ?? -1)) to \(Int(end?.minY ?? -1))"
                    MainActor.assumeIsolated { self?.record(words) }
                })
        }
    }

    func make<Value>(_ body: () -> Value) -> Value { environment.perform(body) }

    func field(y: CGFloat = 100, in parent: UIView? = nil, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
        make {
            let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
            change(field)
            (parent ?? window).addSubview(field)
            return field
        }
    }

    /// Returns what is posted during an action and in the second after it.
    func calls(_ action: () -> Void) -> [String] {
        ledger = []
        environment.perform(action)
        record("...")
        wait(1)
        return ledger
    }

    func wait(_ seconds: TimeInterval) {
        var left = seconds
        repeat {
            environment.perform {
                clock.advance(by: min(left, 1.0 / 60))
                environment.layOutWindows()
                CATransaction.flush()
            }
            frame()
            left -= 1.0 / 60
        } while left > 0
    }

    private func frame() {
        screen.frame = environment.screen.bounds
        for window in environment.windows where window.layer.superlayer == nil { screen.addSublayer(window.layer) }
        _ = host.makeFrame()
    }

    // MARK: Fingers

    func touch(_ phase: HostTouch.Phase, _ point: CGPoint, finger: Int = 0) {
        environment.input.send(.touches([HostTouch(finger, phase, at: point)]))
    }

    func tap(_ point: CGPoint) {
        touch(.began, point)
        wait(0.05)
        touch(.ended, point)
        wait(0.05)
    }

    /// Taps keys by their titles. Returns the title of the first that isn't there.
    @discardableResult
    func press(_ keys: String...) -> String? {
        for key in keys {
            guard let point = environment.keyboard.place(ofKey: key) else { return key }
            tap(point)
        }
        return nil
    }

    /// The titles of the keys.
    var keys: [String] {
        let views = environment.windows.flatMap { $0.subviews.flatMap(\.subviews) }
        return views.compactMap { $0 as? KeyboardView }.first?.perception.parts.compactMap(\.text) ?? []
    }
}
