package import Foundation
package import QuartzCore
import TextLayout

/// The state that the objects of an app, or of a displayed document, share: the system version, the screen, the
/// windows, the appearance proxies, and the handlers for messages.
///
/// Views, controllers, nibs and storyboards keep the environment that was current when they were created. One process
/// can therefore show several documents and run several apps independently. An ordinary app has only the default
/// environment.
@MainActor
package final class UIEnvironment {
    /// The environment in which objects are created.
    package nonisolated static var current: UIEnvironment { Current.environment }

    /// The version of the system, which determines sizes.
    package nonisolated let system: SystemGeneration
    /// The clock of animations, gestures and timers.
    package nonisolated let clock: HostClock
    /// The current time of the clock.
    var now: TimeInterval { clock.now }
    /// The screen on which apps draw.
    package lazy var screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), traits: .standard)
    /// The traits of the view that is being drawn or laid out, or those that the app made current; nil outside.
    var currentTraits: UITraitCollection?
    /// Handles a message about a problem; prints it to the standard error by default.
    package var report: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }
    /// What was reported once.
    private var reported: Set<String> = []

    /// Reports a message unless it was reported before, so that each use of a missing part isn't one.
    package func reportOnce(_ message: String) {
        if reported.insert(message).inserted { report(message) }
    }

    /// Handles a conflict of constraints before one of them is broken.
    package var conflict: @MainActor ([NSLayoutConstraint]) -> Void = { _ in }
    /// Opens an address outside of the app, and returns whether that was possible; by default nothing can be opened.
    package var openAddress: @MainActor (URL) -> Bool = { _ in false }
    /// Reads the state that the app had when it was last in the background, and keeps one or, with nil, none. By default
    /// nothing is kept.
    package var readSavedState: @MainActor () -> Data? = { nil }
    package var writeSavedState: @MainActor (Data?) -> Void = { _ in }
    /// The app's accent color, with which views are tinted that say nothing else.
    package var accentColor: UIColor?
    /// Opens the asset catalogs of a folder. By default there are none.
    package var openAssets: @MainActor (_ folder: String) -> (any AssetSource)? = { _ in nil }
    /// The app, created when it is first used.
    package lazy var application = perform { UIApplication() }
    /// The launch of the app, and its states.
    package lazy var lifeCycle = AppLifeCycle(self)
    /// What the device senses and is connected to.
    package var conditions = DeviceConditions() {
        didSet {
            guard conditions != oldValue else { return }
            conditions.becomeCurrent()
            conditionObservers = conditionObservers.filter { $0.value.owner != nil }
            for observer in conditionObservers.values where observer.hasChanged(oldValue, conditions) {
                observer.changed()
            }
        }
    }
    private var conditionObservers: [ObjectIdentifier: ConditionObserver] = [:]
    /// Classes of other frameworks by their names in nibs.
    package var frameworkClasses: [String: AnyClass] = [:]
    /// The photos of the device, which Photos brings.
    package var photoSource: (any PhotoSource)?
    /// The device that the app runs on.
    lazy var device = perform { UIDevice() }
    /// What was copied and cut.
    lazy var pasteboards = perform { Pasteboards() }
    /// The shapes of the screen, or nil for one that stays as it is.
    var deviceScreen: DeviceScreen?
    /// The orientation in which the device is held.
    var heldOrientation = UIDeviceOrientation.portrait
    /// The orientation of the interface.
    package var interfaceOrientation = UIInterfaceOrientation.portrait
    /// Whether windows are handling a change of the screen.
    var isChangingScreen = false
    /// The traits that a person prefers, and those of the device's kind.
    var preferredTraits = UITraitCollection.standard
    /// What an app asks of the status bar where controllers don't decide.
    var ownStatusBarStyle: UIStatusBarStyle?
    var hidesStatusBar: Bool?
    /// The status bar that is shown.
    var shownStatusBar: StatusBar?
    /// The input from the host.
    package lazy var input = HostInput(self)
    /// The keyboard on the screen.
    package lazy var keyboard = Keyboard(self)
    /// What is dragged.
    lazy var drag = DragCoordinator(self)
    /// The menu in front of the app.
    lazy var menus = MenuPresenter(self)
    /// The row of commands at what is selected.
    lazy var editMenu = EditMenuPresenter(self)
    /// The commands that are listed while the command key is held.
    lazy var commandList = CommandList(self)
    /// The edit menu as apps know it.
    lazy var menuController = perform { UIMenuController(self) }
    /// The commands of the app.
    lazy var mainMenuSystem = UIMenuSystem()
    /// The commands of edit menus.
    lazy var contextMenuSystem = UIMenuSystem()
    /// What has focus by the keys of a keyboard.
    lazy var focusSystem = UIFocusSystem(self)
    /// Notifications of the app that wait for their time.
    lazy var localNotifications = LocalNotificationSchedule(self)
    /// What the app has asked a person for, to show notifications.
    var ownNotificationSettings: AnyObject?
    lazy var windowingBehaviors = UISceneWindowingBehaviors()
    lazy var pointerLockState = UIPointerLockState()
    /// The delivery of touches to views and recognizers.
    lazy var touchDelivery = TouchDelivery()
    /// What moves by itself with each frame.
    lazy var motions = MotionLoop(self)
    /// The windows, in the order in which they were created.
    var windows: [UIWindow] {
        windowLinks.removeAll { $0.view == nil }
        return windowLinks.compactMap { $0.view as? UIWindow }
    }
    private var windowLinks: [LayoutItemLink] = []
    /// The window that receives keys and motion.
    var keyWindow: UIWindow? {
        get { keyWindowLink?.view as? UIWindow }
        set { keyWindowLink = newValue?.link }
    }
    private var keyWindowLink: LayoutItemLink?
    /// The first responder of the key window.
    package var firstResponder: UIResponder? { keyWindow.flatMap { $0.isHidden ? nil : $0.firstResponder } }
    /// The appearance proxies.
    lazy var appearances = AppearanceRegistry()

    package nonisolated init(system: SystemGeneration = .newest, clock: HostClock = .system) {
        self.system = system
        self.clock = clock
    }

    /// Called when other windows are shown, or the status bar looks different.
    package var windowsChanged: (@MainActor () -> Void)?

    func add(_ window: UIWindow) { windowLinks.append(window.link) }

    /// The windows that aren't hidden, from the back to the front.
    package var visibleWindows: [UIWindow] {
        windows.filter { !$0.isHidden }.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }

    /// Lays out the windows that aren't hidden, where they need it.
    package func layOutWindows() {
        for window in windows where !window.isHidden { window.layoutIfNeeded() }
        KeyValueObservations.updateAll()
        AssociatedObjects.removeEnded()
    }

    /// Returns the view at a point of the screen in the frontmost window that has one there.
    package func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        visibleWindows.reversed().lazy.compactMap { window in
            window.hitTest(window.convert(point, from: nil), with: event)
        }.first
    }

    /// Calls a closure with this as the current environment.
    package func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
        if Self.current === self { return try body() }
        return try HostClock.$current.withValue(clock) {
            try Current.$environment.withValue(self, operation: body)
        }
    }

    private struct ConditionObserver {
        weak var owner: AnyObject?
        let hasChanged: (DeviceConditions, DeviceConditions) -> Bool
        let changed: @MainActor () -> Void
    }

    /// Calls a closure when one of the conditions has changed, as long as its owner exists. An owner has one closure.
    package func observe<Value: Equatable>(
        _ condition: KeyPath<DeviceConditions, Value>, for owner: AnyObject, _ changed: @escaping @MainActor () -> Void
    ) {
        conditionObservers[ObjectIdentifier(owner)] = ConditionObserver(
            owner: owner, hasChanged: { $0[keyPath: condition] != $1[keyPath: condition] }, changed: changed)
    }

    package func stopObserving(for owner: AnyObject) { conditionObservers[ObjectIdentifier(owner)] = nil }

    /// Calls a closure after a delay, with this as the current environment.
    ///
    /// - Parameter keepsAwake: Whether an app that waits for the closure isn't at rest.
    @discardableResult
    package func schedule(
        after delay: TimeInterval, keepsAwake: Bool = true, _ body: @escaping @MainActor () -> Void
    ) -> HostClock.Ticket {
        clock.schedule(after: delay, keepsAwake: keepsAwake) { [weak self] in
            MainActor.assumeIsolated { self?.perform(body) }
        }
    }

    private enum Current {
        @TaskLocal static var environment = UIEnvironment()
    }
}
