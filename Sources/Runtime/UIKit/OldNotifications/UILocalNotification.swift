public import Foundation
import QuartzCore

/// A notification that the app schedules itself, as before `UserNotifications`.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// When the notification comes; nil for at once.
    open var fireDate: Date?
    open var timeZone: TimeZone?
    /// The unit after which the notification comes again; none for once.
    open var repeatInterval: Calendar.Component?
    open var repeatCalendar: Calendar?
    open var alertBody: String?
    open var alertTitle: String?
    open var hasAction = true
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    /// The number on the app's icon; 0 for no change.
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    /// A region at which the notification comes. No place is known to UIKit here: it doesn't come.
    open var region: Any?
    open var regionTriggersOnce = true
    open var category: String?

    public override init() { super.init() }

    /// The next time at which it comes after a date.
    func nextDate(after date: Date) -> Date? {
        guard let unit = repeatInterval, let fireDate else { return nil }
        var calendar = repeatCalendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        var next = fireDate
        // A repetition in the far past is caught up with.
        for _ in 0..<100_000 where next <= date {
            guard let later = calendar.date(byAdding: unit, value: 1, to: next), later > next else { return nil }
            next = later
        }
        return next > date ? next : nil
    }
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The notifications of an app that wait for their time.
@MainActor
final class LocalNotificationSchedule {
    private unowned let environment: UIEnvironment
    private var waiting: [(notification: UILocalNotification, ticket: HostClock.Ticket)] = []

    init(_ environment: UIEnvironment) { self.environment = environment }

    var all: [UILocalNotification] { waiting.map(\.notification) }

    func schedule(_ notification: UILocalNotification) {
        guard notification.region == nil else { return }
        let date = notification.fireDate ?? Date()
        add(notification, at: date, after: max(0, date.timeIntervalSinceNow))
    }

    private func add(_ notification: UILocalNotification, at date: Date, after delay: TimeInterval) {
        let ticket = environment.schedule(after: delay, keepsAwake: false) { [weak self] in
            guard let self else { return }
            self.waiting.removeAll { $0.notification === notification }
            self.fire(notification)
            if let next = notification.nextDate(after: date) {
                self.add(notification, at: next, after: next.timeIntervalSince(date))
            }
        }
        waiting.append((notification, ticket))
    }

    /// The app receives the notification while it is active, and its icon shows the number.
    func fire(_ notification: UILocalNotification) {
        let application = environment.application
        let types = application.currentUserNotificationSettings?.types ?? []
        if notification.applicationIconBadgeNumber > 0, types.contains(.badge) {
            application.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
        }
        application.delegate?.application(application, didReceive: notification)
    }

    func cancel(_ notification: UILocalNotification) {
        for entry in waiting where entry.notification === notification { environment.clock.cancel(entry.ticket) }
        waiting.removeAll { $0.notification === notification }
    }

    func cancelAll() { for notification in all { cancel(notification) } }
}
