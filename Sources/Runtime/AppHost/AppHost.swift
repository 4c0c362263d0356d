package import CoreGraphics
package import Foundation
package import QuartzCore
package import UIKit

/// Runs an app on a device without hardware: it passes on what a person does, lets time pass, and shows the screen.
@MainActor
package final class AppHost {
    package let environment: UIEnvironment
    /// The device as it was at the launch.
    package let device: HostDevice
    /// The problems that UIKit reported, each once.
    package private(set) var messages: [String] = []
    private let clock: HostClock
    /// The screen, with the windows in their order and the status bar.
    private let screen = CALayer()
    private lazy var layers = makeLayers()
    /// The scale of the pictures, which another device may change.
    private var scale: CGFloat = 0
    /// The scale of frames for a page, in pixels per point; nil is that of the device.
    package var frameScale: CGFloat?
    /// Called when something has changed on the screen, or will happen earlier than was planned.
    package var onChange: (() -> Void)?
    private var statusBar: StatusBarView?
    private var homeIndicator: HomeIndicatorView?
    private var homeIndicatorScreen = CGSize.zero
    /// What the status bar shows.
    private var shownStatusBar: UIEnvironment.StatusBar?
    /// The window of an app without a delegate that would keep it.
    private var window: UIWindow?

    /// The length of a frame in seconds.
    package static let frame = 1.0 / 60

    /// Creates a host, by default with the device's system and a manual clock.
    package init(_ device: HostDevice, system: SystemGeneration? = nil, clock: HostClock = HostClock()) {
        self.device = device
        self.clock = clock
        environment = UIEnvironment(system: system ?? device.system, clock: clock)
        environment.report = { [weak self] message in
            if self?.messages.contains(message) == false { self?.messages.append(message) }
        }
        environment.setScreen(device.screen, orientation: device.orientation, traits: device.traits)
        environment.conditions = device.conditions
        environment.conditions.becomeCurrent()
        _ = FileLoading.isRegistered
        NetworkSwitch.shared.isOff = device.conditions.isOffline
        environment.observe(\.isOffline, for: NetworkSwitch.shared) { [weak environment] in
            NetworkSwitch.shared.isOff = environment?.conditions.isOffline ?? false
        }
        screen.backgroundColor = .black
        clock.onEarlierAppointment = { [weak self] in self?.onChange?() }
        environment.windowsChanged = { [weak self] in self?.onChange?() }
    }

    /// Launches an app.
    package func launch(_ app: AppLaunch) {
        environment.lifeCycle.launch(app)
        environment.perform { environment.layOutWindows() }
    }

    /// Launches an app by a closure.
    package func start(_ launch: @MainActor () -> Void) {
        environment.perform {
            launch()
            environment.layOutWindows()
        }
    }

    /// The size of the screen in points, as the interface is turned.
    package var size: CGSize { environment.screen.bounds.size }

    /// Launches an app whose window shows a view controller.
    package func launch(_ makeRoot: () -> UIViewController?) {
        environment.perform {
            let window = UIWindow(frame: environment.screen.bounds)
            window.rootViewController = makeRoot()
            window.makeKeyAndVisible()
            self.window = window
            environment.statusBarMayHaveChanged()
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

    /// Performs what is waiting in the main queue and the main run loop, where nobody else does.
    package var performQueues: (() -> Void)?

    private func step(_ seconds: TimeInterval) {
        performQueues?()
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

    /// Does what is due by a running clock, and lays out the windows.
    package func update() {
        environment.perform {
            clock.keepDueAppointments()
            environment.layOutWindows()
            CATransaction.flush()
        }
    }

    /// The number of seconds until something is due, or nil if nothing is.
    package var secondsUntilNext: TimeInterval? {
        clock.nextAppointment.map { max(0, $0 - clock.now) / max(clock.speed ?? 1, 1e-6) }
    }

    /// Whether something moves by itself, so that the next frame will differ.
    package var isAnimating: Bool { layers.isAnimating }

    /// How fast time passes, with a running clock.
    package var speed: Double {
        get { clock.speed ?? 0 }
        set { clock.run(at: newValue) }
    }

    // MARK: Pictures

    /// Draws what has changed since the last frame, and returns its parts; nil if nothing has.
    package func makeFrame() -> [CGRect]? {
        environment.perform {
            prepareLayers(scale: frameScale ?? environment.screen.scale)
            return layers.makeFrame()?.damage
        }
    }

    /// The pixels of the last frame.
    package var pixels: (data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int)? { layers.pixels }

    /// Forgets the last frame, so that the next one is complete.
    package func forgetFrame() { layers = makeLayers() }

    /// Returns the screen as it is now.
    package func picture() -> CGImage? {
        environment.perform {
            prepareLayers(scale: environment.screen.scale)
            _ = layers.makeFrame()
            return layers.image()
        }
    }

    private func prepareLayers(scale wanted: CGFloat) {
        screen.frame = environment.screen.bounds
        if scale != wanted {
            scale = wanted
            layers = makeLayers()
        }
        arrange()
    }

    private func makeLayers() -> LayerHost {
        if scale == 0 { scale = frameScale ?? environment.screen.scale }
        let layers = LayerHost(root: screen, scale: scale, clock: clock)
        layers.onChange = { [weak self] in MainActor.assumeIsolated { self?.onChange?() } }
        return layers
    }

    /// Orders the windows that are visible on the screen.
    private func arrange() {
        let windows = environment.visibleWindows
        let (below, above) = (
            windows.filter { $0.windowLevel < .statusBar }, windows.filter { $0.windowLevel >= .statusBar }
        )
        let shown = below.map(\.layer) + statusBarLayers + above.map(\.layer) + homeIndicatorLayers
        if (screen.sublayers ?? []).elementsEqual(shown, by: ===) { return }
        for layer in screen.sublayers ?? [] { layer.removeFromSuperlayer() }
        for layer in shown { screen.addSublayer(layer) }
    }

    /// The layer of the home indicator, which is in front of everything; none on a device without one.
    private var homeIndicatorLayers: [CALayer] {
        guard environment.hasHomeIndicator, !environment.hidesHomeIndicator else { return [] }
        if homeIndicatorScreen != size {
            homeIndicatorScreen = size
            homeIndicator = HomeIndicatorView(screen: size)
            homeIndicator?.imposeTraits(environment.screen.traitCollection)
        }
        guard let line = homeIndicator else { return [] }
        line.isOverDark = environment.statusBar.background == .dark
        return [line.layer]
    }

    /// The layers of the status bar, as the app wants it now: none without one.
    private var statusBarLayers: [CALayer] {
        let wanted = environment.statusBar
        guard !wanted.isHidden else { return [] }
        if statusBar?.bounds.size != wanted.frame.size { statusBar = StatusBarView(frame: wanted.frame) }
        guard let bar = statusBar else { return [] }
        if shownStatusBar != wanted {
            shownStatusBar = wanted
            bar.imposeTraits(environment.screen.traitCollection)
            bar.hasLightContent =
                switch wanted.style {
                case .default: wanted.background == .dark
                case .lightContent, .blackOpaque: true
                case .darkContent: false
                }
        }
        bar.layoutIfNeeded()
        return [bar.layer]
    }
}
