public import Foundation
import QuartzCore
import UIKit

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What a person allows an app.
open class UNNotificationSettings: NSObject {
    public let authorizationStatus: UNAuthorizationStatus
    public var alertSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    public var badgeSetting: UNNotificationSetting { alertSetting }
    /// Nothing is heard here.
    public var soundSetting: UNNotificationSetting { .notSupported }

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// Decides about notifications while the app is in front, and hears what a person does with them.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// Delivers notifications at their times: as banners, or, while the app is in front, as its delegate says.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    private static let key = "UNAuthorizationStatus"

    private let environment = UIEnvironment.current
    private let settings = UserDefaults(suiteName: "UserNotifications")
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var categories: Set<UNNotificationCategory> = []
    private var pending: [(request: UNNotificationRequest, cancel: () -> Void)] = []
    private var delivered: [UNNotification] = []
    private lazy var banners = NotificationBanners(environment)

    open class func current() -> UNUserNotificationCenter { shared }
    open var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    private var status: UNAuthorizationStatus {
        UNAuthorizationStatus(rawValue: settings?.integer(forKey: Self.key) ?? 0) ?? .notDetermined
    }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        let status = status
        guard status == .notDetermined else { return completionHandler(status == .authorized, nil) }
        SystemAlert.ask(
            "“\(SystemAlert.appName)” Would Like to Send You Notifications",
            "Notifications may include alerts, sounds and icon badges. These can be configured in Settings.",
            answers: ["Don’t Allow", "Allow"]
        ) { [self] answer in
            let new = answer == 1 ? UNAuthorizationStatus.authorized : .denied
            settings?.set(new.rawValue, forKey: Self.key)
            completionHandler(answer == 1, nil)
        }
    }

    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings(status))
    }

    // MARK: Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }

    // MARK: Requests

    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        if let trigger = request.trigger as? UNTimeIntervalNotificationTrigger, trigger.repeats,
            trigger.timeInterval < 60
        {
            environment.report("time interval must be at least 60 if repeating")
        } else {
            schedule(request)
        }
        completionHandler?(nil)
    }

    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    private func schedule(_ request: UNNotificationRequest) {
        let delay = request.trigger.map { $0.delay(from: Date()) } ?? 0
        // What waits for a place, or for a date that never comes, is never delivered.
        guard let delay, delay >= 0 else { return pending.append((request, {})) }
        let clock = environment.clock
        let ticket = clock.schedule(after: delay, keepsAwake: request.trigger == nil) { [weak self] in
            MainActor.assumeIsolated { self?.deliver(request) }
        }
        pending.append((request, { clock.cancel(ticket) }))
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(pending.map(\.request))
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        for entry in pending where identifiers.contains(entry.request.identifier) { entry.cancel() }
        pending.removeAll { identifiers.contains($0.request.identifier) }
    }

    open func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
    }

    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        completionHandler(delivered)
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    open func removeAllDeliveredNotifications() { delivered = [] }

    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
        environment.application.applicationIconBadgeNumber = newBadgeCount
        withCompletionHandler?(nil)
    }

    // MARK: Delivering

    private func deliver(_ request: UNNotificationRequest) {
        pending.removeAll { $0.request === request }
        if request.trigger?.repeats == true { schedule(request) }
        guard status == .authorized || status == .provisional else { return }
        let notification = UNNotification(request)
        environment.perform {
            guard environment.application.applicationState == .active else { return show(notification) }
            guard let delegate else { return }
            delegate.userNotificationCenter(self, willPresent: notification) { [self] options in
                if !options.isDisjoint(with: [.alert, .banner]) {
                    show(notification)
                } else if options.contains(.list) {
                    delivered.append(notification)
                }
                if options.contains(.badge) { setBadge(of: request) }
            }
        }
    }

    private func setBadge(of request: UNNotificationRequest) {
        if let badge = request.content.badge { environment.application.applicationIconBadgeNumber = badge.intValue }
    }

    private func show(_ notification: UNNotification) {
        delivered.append(notification)
        setBadge(of: notification.request)
        banners.show(notification.request.content) { [weak self] in
            guard let self else { return }
            removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
            delegate?.userNotificationCenter(
                self, didReceive: UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier)
            ) {}
        }
    }
}
