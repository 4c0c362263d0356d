public import Foundation

/// How an app shows notifications, as before `UserNotifications`.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
}

/// How an app shows notifications that come from a server. None do here.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let newsstandContentAvailability = Self(rawValue: 8)
}

public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }
public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }

/// A button of a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    public fileprivate(set) var identifier: String?
    public fileprivate(set) var title: String?
    public fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    public fileprivate(set) var parameters: [AnyHashable: Any] = [:]
    public fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    public fileprivate(set) var isAuthenticationRequired = false
    public fileprivate(set) var isDestructive = false

    public override init() { super.init() }
}

@preconcurrency @MainActor
public final class UIMutableUserNotificationAction: UIUserNotificationAction {
    public override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    public override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    public override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    public override var parameters: [AnyHashable: Any] {
        get { super.parameters }
        set { super.parameters = newValue }
    }
    public override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    public override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    public override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
}

/// Buttons of notifications of a kind.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    public fileprivate(set) var identifier: String?
    fileprivate var known: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    public override init() { super.init() }

    public final func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        known[context]
    }
}

@preconcurrency @MainActor
public final class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    public override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    public func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        known[context] = actions
    }
}

/// What an app asks the person for, to show notifications.
@preconcurrency @MainActor
public final class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public let categories: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (self.types, self.categories) = (types, categories)
        super.init()
    }
}

/// Whether an app may be refreshed in the background. It may, but nobody does.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
    private var schedule: LocalNotificationSchedule { environment.localNotifications }

    /// The notifications that wait for their time.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { schedule.all }
        set {
            schedule.cancelAll()
            for notification in newValue ?? [] { schedule.schedule(notification) }
        }
    }
    public func scheduleLocalNotification(_ notification: UILocalNotification) { schedule.schedule(notification) }
    public func presentLocalNotificationNow(_ notification: UILocalNotification) { schedule.fire(notification) }
    public func cancelLocalNotification(_ notification: UILocalNotification) { schedule.cancel(notification) }
    public func cancelAllLocalNotifications() { schedule.cancelAll() }

    /// The settings that were registered last; a person agrees to all of them here.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        environment.ownNotificationSettings as? UIUserNotificationSettings
    }
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        environment.ownNotificationSettings = notificationSettings
        environment.schedule(after: 0) { [self] in
            delegate?.application(self, didRegister: notificationSettings)
        }
    }
    /// Asks for notifications of a server, of which there is none here.
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        registerForRemoteNotifications()
    }
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

    /// Keeps an app of calls through the internet awake. No app is woken in the background here.
    public func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)?) -> Bool { false }
    public func clearKeepAliveTimeout() {}
    public func setNewsstandIconImage(_ image: UIImage?) {}
    /// Turns the status bar, which follows the controllers since iOS 6.
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
}

extension UIApplication {
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}
