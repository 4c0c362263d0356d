import CoreLocation
public import Foundation
import QuartzCore
import UIKit

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
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
    // An app without settings of its own has nothing to open.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// Delivers notifications at their times: as banners, or, while the app is in front, as its delegate says.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    private static let (statusKey, optionsKey) = ("UNAuthorizationStatus", "UNAuthorizationOptions")

    private let environment = UIEnvironment.current
    private let settings = UserDefaults(suiteName: "UserNotifications")
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var categories: Set<UNNotificationCategory> = []
    private var pending: [(request: UNNotificationRequest, cancel: () -> Void)] = []
    private var delivered: [UNNotification] = []
    private lazy var banners = NotificationBanners(environment)
    /// Where the device was when it was looked at last.
    private var place: CLLocationCoordinate2D?

    open class func current() -> UNUserNotificationCenter { shared }
    /// Apps' own views in notifications aren't shown here.
    open var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    private var status: UNAuthorizationStatus {
        UNAuthorizationStatus(rawValue: settings?.integer(forKey: Self.statusKey) ?? 0) ?? .notDetermined
    }

    private func set(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        settings?.set(status.rawValue, forKey: Self.statusKey)
        settings?.set(Int(options.rawValue), forKey: Self.optionsKey)
    }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        let status = status
        guard status == .notDetermined else {
            return completionHandler([.authorized, .provisional].contains(status), nil)
        }
        // What comes quietly isn't asked about.
        if options.contains(.provisional) {
            set(.provisional, options)
            return completionHandler(true, nil)
        }
        SystemAlert.ask(
            "“\(SystemAlert.appName)” Would Like to Send You Notifications",
            "Notifications may include alerts, sounds and icon badges. These can be configured in Settings.",
            answers: ["Don’t Allow", "Allow"]
        ) { [self] answer in
            set(answer == 1 ? .authorized : .denied, options)
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
        completionHandler(current)
    }

    open func notificationSettings() async -> UNNotificationSettings { current }

    private var current: UNNotificationSettings {
        let options = UNAuthorizationOptions(rawValue: UInt(max(0, settings?.integer(forKey: Self.optionsKey) ?? 0)))
        // Before an app has asked, what it may ask for isn't denied.
        return UNNotificationSettings(status, options.isEmpty ? [.alert, .badge, .sound] : options)
    }

    // MARK: Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

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
        // What waits for a date that never comes is never delivered.
        guard let delay, delay >= 0 else {
            if request.trigger is UNLocationNotificationTrigger { watchPlace() }
            return pending.append((request, {}))
        }
        let clock = environment.clock
        let ticket = clock.schedule(after: delay, keepsAwake: request.trigger == nil) { [weak self] in
            MainActor.assumeIsolated { self?.deliver(request) }
        }
        pending.append((request, { clock.cancel(ticket) }))
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(pending.map(\.request))
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.map(\.request) }

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
    open func deliveredNotifications() async -> [UNNotification] { delivered }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    open func removeAllDeliveredNotifications() { delivered = [] }

    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
        guard newBadgeCount >= 0 else { return withCompletionHandler?(UNError(.badgeInputInvalid)) ?? () }
        environment.application.applicationIconBadgeNumber = newBadgeCount
        withCompletionHandler?(nil)
    }

    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid) }
        setBadgeCount(newBadgeCount, withCompletionHandler: nil)
    }

    // MARK: Places

    private func watchPlace() {
        place = coordinate
        environment.observe(\.place, for: self) { [weak self] in self?.moved() }
    }

    private var coordinate: CLLocationCoordinate2D? {
        environment.conditions.place.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) }
    }

    private func moved() {
        let (old, new) = (place, coordinate)
        place = new
        guard [.authorizedAlways, .authorizedWhenInUse].contains(CLLocationManager.authorizationStatus()) else {
            return
        }
        for (request, _) in pending {
            let trigger = request.trigger as? UNLocationNotificationTrigger
            if trigger?.isMet(from: old, to: new) == true { deliver(request) }
        }
    }

    // MARK: Delivering

    private func deliver(_ request: UNNotificationRequest) {
        pending.removeAll { $0.request === request }
        if request.trigger?.repeats == true { schedule(request) }
        let notification = UNNotification(request)
        // What comes quietly is in the list only.
        if status == .provisional { return keep(notification) }
        guard status == .authorized else { return }
        environment.perform {
            guard environment.application.applicationState == .active else { return show(notification) }
            guard let delegate else { return }
            delegate.userNotificationCenter(self, willPresent: notification) { [self] options in
                if !options.isDisjoint(with: [.alert, .banner]) {
                    show(notification)
                } else if options.contains(.list) {
                    keep(notification)
                }
                if options.contains(.badge) { setBadge(of: request) }
            }
        }
    }

    /// Puts a notification in the list, in place of the one with its name.
    private func keep(_ notification: UNNotification) {
        removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
        delivered.append(notification)
    }

    private func setBadge(of request: UNNotificationRequest) {
        if let badge = request.content.badge { environment.application.applicationIconBadgeNumber = badge.intValue }
    }

    private func show(_ notification: UNNotification) {
        keep(notification)
        setBadge(of: notification.request)
        let content = notification.request.content
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        banners.show(content, category?.actions ?? []) { [weak self] answer in
            guard let self else { return }
            removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
            let response =
                answer.text.map { UNTextInputNotificationResponse(notification, answer.action, $0) }
                ?? UNNotificationResponse(notification, answer.action)
            delegate?.userNotificationCenter(self, didReceive: response) {
                // The app has nothing to be ended for: it goes on to run.
            }
        }
    }
}
