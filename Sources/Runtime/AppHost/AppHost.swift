package import CoreGraphics
package import Foundation
import QuartzCore
package import UIKit

/// Runs an app on a device without hardware: it passes on what a person does, lets time pass, and shows the screen.
@MainActor
package final class AppHost {
    package let environment: UIEnvironment
    package let device: HostDevice
    /// The problems that UIKit reported, each once.
    package private(set) var messages: [String] = []
    private let clock: HostClock
    /// The screen, with the windows in their order and the status bar.
    private let screen = CALayer()
    private lazy var layers = LayerHost(root: screen, scale: device.traits.displayScale, clock: clock)
    private var statusBar: StatusBarView?
    /// The window of an app without a delegate that would keep it.
    private var window: UIWindow?

    /// The length of a frame in seconds.
    package static let frame = 1.0 / 60

    /// Creates a host with a manual clock.
    package init(_ device: HostDevice, system: SystemGeneration = .newest) {
        self.device = device
        clock = HostClock()
        environment = UIEnvironment(system: system, clock: clock)
        environment.report = { [weak self] message in
            if self?.messages.contains(message) == false { self?.messages.append(message) }
        }
        let bounds = CGRect(origin: .zero, size: device.size)
        environment.screen = UIScreen(bounds: bounds, traits: device.traits, safeArea: device.safeArea)
        screen.frame = bounds
        screen.backgroundColor = .black
    }

    /// Launches an app whose window shows a view controller.
    package func launch(_ makeRoot: () -> UIViewController?) {
        environment.perform {
            let window = UIWindow(frame: environment.screen.bounds)
            window.rootViewController = makeRoot()
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    /// The current time in seconds.
    package var now: TimeInterval { clock.now }

    package func send(_ event: HostEvent) { environment.input.send(event) }

    // MARK: Time

    /// Lets time pass.
    package func wait(_ seconds: TimeInterval) {
        let end = clock.now + seconds
        while clock.now < end { step(min(Self.frame, end - clock.now)) }
    }

    private func step(_ seconds: TimeInterval) {
        environment.perform {
            clock.advance(by: seconds)
            environment.layOutWindows()
            CATransaction.flush()
        }
    }

    /// Lets time pass until nothing changes by itself: no animation that ends, no layout. Returns false if that takes
    /// more than `limit` seconds.
    package func rest(within limit: TimeInterval = 30) -> Bool {
        step(0)
        let end = clock.now + limit
        while clock.awakeUntil != nil {
            guard clock.now < end else { return false }
            step(Self.frame)
        }
        return true
    }

    // MARK: Pictures

    /// Returns the screen as it is now.
    package func picture() -> CGImage? {
        environment.perform {
            arrange()
            _ = layers.makeFrame()
            return layers.image()
        }
    }

    /// Orders the windows that are visible on the screen.
    private func arrange() {
        let shown = environment.visibleWindows.map(\.layer) + (statusBar ?? makeStatusBar()).layers
        if (screen.sublayers ?? []).elementsEqual(shown, by: ===) { return }
        for layer in screen.sublayers ?? [] { layer.removeFromSuperlayer() }
        for layer in shown { screen.addSublayer(layer) }
    }

    private func makeStatusBar() -> StatusBarView {
        let bar = StatusBarView(
            frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight))
        bar.imposeTraits(device.traits)
        bar.layoutIfNeeded()
        statusBar = bar
        return bar
    }
}

extension StatusBarView {
    /// The layers on the screen: none without a status bar.
    fileprivate var layers: [CALayer] { bounds.height > 0 ? [layer] : [] }
}
