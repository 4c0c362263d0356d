public import Foundation
import QuartzCore

/// The app: its state and scenes; it passes events to windows and actions to their targets.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake, applicationSupportsShakeToEdit, let window = environment.keyWindow else { return }
        ShakeToUndo.ask(window.firstResponder ?? window)
    }

    public enum State: Int, Sendable { case active, inactive, background }

    /// The app of the environment.
    open class var shared: UIApplication { UIEnvironment.current.application }

    open weak var delegate: (any UIApplicationDelegate)?
    open var windows: [UIWindow] { environment.windows.filter { !$0.isOfSystem } }
    /// The window that receives keys and motion.
    open var keyWindow: UIWindow? { environment.keyWindow }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Events

    /// Sends an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches:
            var sent: [UIWindow] = []
            for window in event.orderedTouches.compactMap(\.window) where !sent.contains(window) {
                sent.append(window)
                window.sendEvent(event)
            }
        case .motion, .presses: keyWindow?.sendEvent(event)
        case .remoteControl, .scroll, .hover, .transform: break
        }
    }

    /// Calls an action of a target; without one, that of the first responder in the chain that has it. Returns whether
    /// there was one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver: AnyObject?
        if let target {
            receiver = ClassObject.receiver(target)
        } else {
            receiver =
                (keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
                ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
                ?? keyWindow?.target(forAction: action, withSender: sender)) as AnyObject?
        }
        guard let receiver else { return false }
        return perform(action, of: receiver, with: [sender, event])
    }

    /// Calls a method of an object. Returns false if it has none with the selector, which is reported.
    @discardableResult
    func perform(_ selector: Selector, of receiver: AnyObject, with arguments: [Any?]) -> Bool {
        guard let method = InterfaceMembers.method(selector.name, of: receiver) else {
            let kind = receiver is ClassObject ? "class" : "instance"
            environment.report("\(ClassObject.message(selector, to: receiver)): unrecognized selector sent to \(kind)")
            return false
        }
        do {
            try environment.perform {
                try ObservedCalls.report(selector.name, of: receiver, arguments.map { BoxedArguments.box($0 as Any) }) {
                    try method.call(receiver, arguments)
                }
            }
        } catch {
            guard let error = error as? InterfaceMembers.UnfitArgument else { return false }
            environment.report(
                "\(ClassObject.message(selector, to: receiver)) expects \(error.expected) and was sent \(error.found); "
                    + "it isn't called")
        }
        return true
    }

    private var ignoredInteractions = 0
    open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
    open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
    open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
    /// Whether a shake of the device asks whether the last change of the first responder is to be undone.
    open var applicationSupportsShakeToEdit = true

    // MARK: State and scenes

    open var applicationState: State { environment.lifeCycle.state }
    open var connectedScenes: Set<UIScene> {
        Set(environment.lifeCycle.systemScene.map { [$0] } ?? environment.lifeCycle.scenes)
    }
    open var openSessions: Set<UISceneSession> { Set(environment.lifeCycle.sessions) }
    open var supportsMultipleScenes: Bool { false }

    /// Asks for another scene. There is one on this device, so the handler gets an error.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let activity = userActivity, sceneSession != nil {
            environment.lifeCycle.continueActivity(activity)
        } else {
            errorHandler?(AppError.oneScene)
        }
    }

    /// What an app asks for that isn't there.
    enum AppError: String, LocalizedError {
        case oneScene = "there is only one scene on this device"
        case noServer = "remote notifications are not supported here"
        case noIcons = "the app's icon cannot be changed here"

        var errorDescription: String? { rawValue }
    }

    // MARK: Opening

    /// Returns whether something opens an address: the app itself, the web, or a call or a message to somebody.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return Self.systemSchemes.contains(scheme) || environment.lifeCycle.info.urlSchemes.contains(scheme)
    }
    private static let systemSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "app-settings", "itms-apps", "maps",
    ]

    /// Opens an address: in the app, if it is one of its own, otherwise in front of it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let scheme = url.scheme?.lowercased() ?? ""
        let environment = environment
        environment.schedule(after: 0) {
            let isOpen =
                environment.lifeCycle.info.urlSchemes.contains(scheme)
                ? environment.lifeCycle.open(url, from: Bundle.main.bundleIdentifier)
                : environment.openAddress(url)
            completion?(isOpen)
        }
    }

    /// The older form of `open(_:options:completionHandler:)`.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        let canOpen = canOpenURL(url)
        if canOpen { open(url, options: [:], completionHandler: nil) }
        return canOpen
    }

    // MARK: In the background, see UIApplication+Background

    var tasks = BackgroundTasks()
    open var backgroundTimeRemaining: TimeInterval { remainingTime }
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        tasks.begin(handler)
    }
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { tasks.begin(handler) }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { tasks.end(identifier) }
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open var isProtectedDataAvailable: Bool { true }

    // MARK: What a person sees of the app

    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var preferredContentSizeCategory: UIContentSizeCategory {
        environment.screen.traitCollection.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        environment.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(AppError.noIcons) }

    // MARK: Orientation and status bar

    /// Returns the orientations that `Info.plist` lists.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        environment.lifeCycle.info.orientations
    }
    open var statusBarOrientation: UIInterfaceOrientation { environment.interfaceOrientation }
    open var statusBarFrame: CGRect {
        let bar = environment.statusBar
        return bar.isHidden ? .zero : bar.frame
    }
    /// The style of the status bar, which an app sets where controllers don't decide.
    open var statusBarStyle: UIStatusBarStyle {
        get { environment.statusBar.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    open var isStatusBarHidden: Bool {
        get { environment.statusBar.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        environment.ownStatusBarStyle = statusBarStyle
        environment.statusBarMayHaveChanged()
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        environment.hidesStatusBar = hidden
        environment.statusBarMayHaveChanged()
    }

    // MARK: Notifications from a server

    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Tells the delegate that there is no server of notifications.
    open func registerForRemoteNotifications() {
        let environment = environment
        environment.schedule(after: 0) {
            ApplicationCalls(environment.application)?.didFailToRegister(AppError.noServer)
        }
    }
    open func unregisterForRemoteNotifications() {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
}
