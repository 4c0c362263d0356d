public import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What a person allows an app, of what it has asked for.
open class UNNotificationSettings: NSObject, NSCopying {
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
    }

    private var isAllowed: Bool { [.authorized, .provisional].contains(authorizationStatus) }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return authorizationStatus == .authorized ? .enabled : .disabled
    }

    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Nothing is heard here.
    open var soundSetting: UNNotificationSetting { .notSupported }
    open var notificationCenterSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
    open var lockScreenSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    // There is no car here, and nothing that needs Apple's entitlements.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
