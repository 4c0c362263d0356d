public import Foundation

/// Hears how the app is launched, comes and goes.
///
/// An app with scenes hears of its states in the delegates of its scenes instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window of an app without scenes, which the main storyboard is shown in.
    var window: UIWindow? { get set }

    // MARK: Launching

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called in place of `application(_:didFinishLaunchingWithOptions:)` if the delegate has only this.
    func applicationDidFinishLaunching(_ application: UIApplication)

    // MARK: States

    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    // MARK: Opening and continuing

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The older form of `application(_:open:options:)`.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool
    /// The oldest form of `application(_:open:options:)`, which UIKit calls unless a later one answers.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    // MARK: Restoring the state, which apps with scenes do by activities

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older form of `application(_:shouldSaveSecureApplicationState:)`.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older form of `application(_:shouldRestoreSecureApplicationState:)`.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Returns a controller that is restored, or nil for the one that UIKit finds.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Orientations

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    // MARK: Scenes

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: Notifications from a server, which never come here

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    // Notifications before UserNotifications.

    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
}

/// An object that an activity may restore.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {}
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let methods = OptionalMethods(of: self), methods.has("applicationDidFinishLaunching(_:)") {
            let _: Void? = methods.call("applicationDidFinishLaunching(_:)", self, application)
        } else {
            applicationDidFinishLaunching(application)
        }
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        OptionalMethods(of: self)?.call("application(_:shouldSaveApplicationState:)", self, (application, coder))
            ?? self.application(application, shouldSaveApplicationState: coder)
    }
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        OptionalMethods(of: self)?.call("application(_:shouldRestoreApplicationState:)", self, (application, coder))
            ?? self.application(application, shouldRestoreApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    public func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {}
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let source = options[.sourceApplication] as? String
        let note = options[.annotation] ?? [String: Any]()
        return OptionalMethods(of: self)?
            .call("application(_:open:sourceApplication:annotation:)", self, (app, url, source, note))
            ?? application(app, open: url, sourceApplication: source, annotation: note)
    }
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
        OptionalMethods(of: self)?.call("application(_:handleOpen:)", self, (application, url))
            ?? self.application(application, handleOpen: url)
    }
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
}

/// Calls the delegate of an app: by its class's table first, then by the protocol.
@MainActor
struct ApplicationCalls {
    private let delegate: any UIApplicationDelegate
    private let methods: OptionalMethods?
    private let application: UIApplication

    init?(_ application: UIApplication) {
        guard let delegate = application.delegate else { return nil }
        (self.delegate, self.application, methods) = (delegate, application, OptionalMethods(of: delegate))
    }

    func willFinishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        let _: Bool =
            methods?.call("application(_:willFinishLaunchingWithOptions:)", delegate, (application, options))
            ?? delegate.application(application, willFinishLaunchingWithOptions: options)
    }

    func didFinishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        let _: Bool =
            methods?.call("application(_:didFinishLaunchingWithOptions:)", delegate, (application, options))
            ?? delegate.application(application, didFinishLaunchingWithOptions: options)
    }

    func shouldSave(_ coder: NSCoder) -> Bool {
        methods?.call("application(_:shouldSaveSecureApplicationState:)", delegate, (application, coder))
            ?? delegate.application(application, shouldSaveSecureApplicationState: coder)
    }

    func shouldRestore(_ coder: NSCoder) -> Bool {
        methods?.call("application(_:shouldRestoreSecureApplicationState:)", delegate, (application, coder))
            ?? delegate.application(application, shouldRestoreSecureApplicationState: coder)
    }

    func controller(_ path: [String], _ coder: NSCoder) -> UIViewController? {
        let name = "application(_:viewControllerWithRestorationIdentifierPath:coder:)"
        if let methods, methods.has(name) {
            return methods.call(name, delegate, (application, path, coder), as: UIViewController?.self) ?? nil
        }
        return delegate.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    }

    func willEncode(_ coder: NSCoder) {
        methods?.call("application(_:willEncodeRestorableStateWith:)", delegate, (application, coder))
            ?? delegate.application(application, willEncodeRestorableStateWith: coder)
    }

    func didDecode(_ coder: NSCoder) {
        methods?.call("application(_:didDecodeRestorableStateWith:)", delegate, (application, coder))
            ?? delegate.application(application, didDecodeRestorableStateWith: coder)
    }

    func tell(_ call: AppStateCall) {
        if let result: Void = methods?.call(call.name, delegate, application) { return result }
        switch call {
        case .didBecomeActive: delegate.applicationDidBecomeActive(application)
        case .willResignActive: delegate.applicationWillResignActive(application)
        case .didEnterBackground: delegate.applicationDidEnterBackground(application)
        case .willEnterForeground: delegate.applicationWillEnterForeground(application)
        case .willTerminate: delegate.applicationWillTerminate(application)
        case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
        }
    }

    func opens(_ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        methods?.call("application(_:open:options:)", delegate, (application, url, options))
            ?? delegate.application(application, open: url, options: options)
    }

    func willContinue(_ type: String) {
        let _: Bool =
            methods?.call("application(_:willContinueUserActivityWithType:)", delegate, (application, type))
            ?? delegate.application(application, willContinueUserActivityWithType: type)
    }

    func continues(_ activity: NSUserActivity) -> Bool {
        let restore: ([any UIUserActivityRestoring]?) -> Void = { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
        return methods?.call(
            "application(_:continue:restorationHandler:)", delegate, (application, activity, restore))
            ?? delegate.application(application, continue: activity, restorationHandler: restore)
    }

    func perform(_ item: UIApplicationShortcutItem, _ completion: @escaping (Bool) -> Void) {
        methods?.call(
            "application(_:performActionFor:completionHandler:)", delegate, (application, item, completion))
            ?? delegate.application(application, performActionFor: item, completionHandler: completion)
    }

    func willChange(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        methods?.call(
            "application(_:willChangeStatusBarOrientation:duration:)", delegate, (application, orientation, duration))
            ?? delegate.application(application, willChangeStatusBarOrientation: orientation, duration: duration)
    }

    func didChange(from orientation: UIInterfaceOrientation) {
        methods?.call("application(_:didChangeStatusBarOrientation:)", delegate, (application, orientation))
            ?? delegate.application(application, didChangeStatusBarOrientation: orientation)
    }

    func orientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        methods?.call(
            "application(_:supportedInterfaceOrientationsFor:)", delegate, (application, window))
            ?? delegate.application(application, supportedInterfaceOrientationsFor: window)
    }

    func configuration(
        for session: UISceneSession, _ options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        methods?.call(
            "application(_:configurationForConnecting:options:)", delegate, (application, session, options))
            ?? delegate.application(application, configurationForConnecting: session, options: options)
    }

    func didDiscard(_ sessions: Set<UISceneSession>) {
        methods?.call("application(_:didDiscardSceneSessions:)", delegate, (application, sessions))
            ?? delegate.application(application, didDiscardSceneSessions: sessions)
    }

    func didFailToRegister(_ error: any Error) {
        methods?.call(
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)", delegate, (application, error))
            ?? delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}

/// A call that says how the state of an app changes.
enum AppStateCall {
    case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
    case didReceiveMemoryWarning

    /// The name of the delegate's method.
    var name: String {
        switch self {
        case .didBecomeActive: "applicationDidBecomeActive(_:)"
        case .willResignActive: "applicationWillResignActive(_:)"
        case .didEnterBackground: "applicationDidEnterBackground(_:)"
        case .willEnterForeground: "applicationWillEnterForeground(_:)"
        case .willTerminate: "applicationWillTerminate(_:)"
        case .didReceiveMemoryWarning: "applicationDidReceiveMemoryWarning(_:)"
        }
    }

    /// The notification that follows the call.
    var notification: Notification.Name {
        switch self {
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .willTerminate: UIApplication.willTerminateNotification
        case .didReceiveMemoryWarning: UIApplication.didReceiveMemoryWarningNotification
        }
    }
}
