public import Foundation

/// Hears how the app is launched, comes and goes.
///
/// In an app with scenes, the delegates of the scenes receive its states instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: DelegateObject {
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

/// Calls the delegate of an app.
@MainActor
struct ApplicationCalls {
    private let delegate: DelegateCalls<any UIApplicationDelegate>
    private let application: UIApplication

    init?(_ application: UIApplication) {
        guard let delegate = application.delegate else { return nil }
        (self.delegate, self.application) = (DelegateCalls(delegate), application)
    }

    func willFinishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        let _: Bool =
            delegate.call("application(_:willFinishLaunchingWithOptions:)", (application, options)) {
                $0.application(application, willFinishLaunchingWithOptions: options)
            }
    }

    func didFinishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        let _: Bool =
            delegate.call("application(_:didFinishLaunchingWithOptions:)", (application, options)) {
                $0.application(application, didFinishLaunchingWithOptions: options)
            }
    }

    func shouldSave(_ coder: NSCoder) -> Bool {
        delegate.call("application(_:shouldSaveSecureApplicationState:)", (application, coder)) {
            $0.application(application, shouldSaveSecureApplicationState: coder)
        }
    }

    func shouldRestore(_ coder: NSCoder) -> Bool {
        delegate.call("application(_:shouldRestoreSecureApplicationState:)", (application, coder)) {
            $0.application(application, shouldRestoreSecureApplicationState: coder)
        }
    }

    func controller(_ path: [String], _ coder: NSCoder) -> UIViewController? {
        let name = "application(_:viewControllerWithRestorationIdentifierPath:coder:)"
        return delegate.call(name, (application, path, coder)) {
            $0.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        }
    }

    func willEncode(_ coder: NSCoder) {
        delegate.call("application(_:willEncodeRestorableStateWith:)", (application, coder)) {
            $0.application(application, willEncodeRestorableStateWith: coder)
        }
    }

    func didDecode(_ coder: NSCoder) {
        delegate.call("application(_:didDecodeRestorableStateWith:)", (application, coder)) {
            $0.application(application, didDecodeRestorableStateWith: coder)
        }
    }

    func send(_ call: AppStateCall) {
        delegate.call(call.name, application) { delegate in
            switch call {
            case .didBecomeActive: delegate.applicationDidBecomeActive(application)
            case .willResignActive: delegate.applicationWillResignActive(application)
            case .didEnterBackground: delegate.applicationDidEnterBackground(application)
            case .willEnterForeground: delegate.applicationWillEnterForeground(application)
            case .willTerminate: delegate.applicationWillTerminate(application)
            case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
            }
        }
    }

    func opens(_ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        delegate.call("application(_:open:options:)", (application, url, options)) {
            $0.application(application, open: url, options: options)
        }
    }

    func willContinue(_ type: String) {
        let _: Bool =
            delegate.call("application(_:willContinueUserActivityWithType:)", (application, type)) {
                $0.application(application, willContinueUserActivityWithType: type)
            }
    }

    func continues(_ activity: NSUserActivity) -> Bool {
        let restore: ([any UIUserActivityRestoring]?) -> Void = { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
        return delegate.call("application(_:continue:restorationHandler:)", (application, activity, restore)) {
            $0.application(application, continue: activity, restorationHandler: restore)
        }
    }

    func perform(_ item: UIApplicationShortcutItem, _ completion: @escaping (Bool) -> Void) {
        delegate.call("application(_:performActionFor:completionHandler:)", (application, item, completion)) {
            $0.application(application, performActionFor: item, completionHandler: completion)
        }
    }

    func willChange(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        delegate.call("application(_:willChangeStatusBarOrientation:duration:)", (application, orientation, duration)) {
            $0.application(application, willChangeStatusBarOrientation: orientation, duration: duration)
        }
    }

    func didChange(from orientation: UIInterfaceOrientation) {
        delegate.call("application(_:didChangeStatusBarOrientation:)", (application, orientation)) {
            $0.application(application, didChangeStatusBarOrientation: orientation)
        }
    }

    func orientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate.call("application(_:supportedInterfaceOrientationsFor:)", (application, window)) {
            $0.application(application, supportedInterfaceOrientationsFor: window)
        }
    }

    func configuration(
        for session: UISceneSession, _ options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        delegate.call("application(_:configurationForConnecting:options:)", (application, session, options)) {
            $0.application(application, configurationForConnecting: session, options: options)
        }
    }

    func didDiscard(_ sessions: Set<UISceneSession>) {
        delegate.call("application(_:didDiscardSceneSessions:)", (application, sessions)) {
            $0.application(application, didDiscardSceneSessions: sessions)
        }
    }

    func didFailToRegister(_ error: any Error) {
        delegate.call("application(_:didFailToRegisterForRemoteNotificationsWithError:)", (application, error)) {
            $0.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
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
