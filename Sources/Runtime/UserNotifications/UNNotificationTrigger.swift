public import CoreLocation
public import Foundation

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, NSCopying {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }

    /// The time until the next delivery, or nil for what waits for something else.
    func delay(from now: Date) -> TimeInterval? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Delivers what a server has sent. No server reaches a device here.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
    override func delay(from now: Date) -> TimeInterval? { timeInterval }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
    override func delay(from now: Date) -> TimeInterval? { nextTriggerDate().map { $0.timeIntervalSince(now) } }
}

/// Delivers when the device comes to a region or leaves it, if the app may know where it is.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }

    /// Returns whether a movement between two places delivers the notification.
    func isMet(from old: CLLocationCoordinate2D?, to new: CLLocationCoordinate2D?) -> Bool {
        guard let circle = region as? CLCircularRegion, let old, let new else { return false }
        switch (circle.contains(old), circle.contains(new)) {
        case (false, true): return region.notifyOnEntry
        case (true, false): return region.notifyOnExit
        default: return false
        }
    }
}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject, NSCopying {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.trigger) = (identifier, trigger)
        self.content = content.copy() as? UNNotificationContent ?? content
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that was delivered.
open class UNNotification: NSObject, NSCopying {
    public let date: Date
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest) { (self.request, date) = (request, Date()) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
