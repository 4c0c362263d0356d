public import CoreGraphics
public import Foundation
public import UIKit

public let EKErrorDomain = "EKErrorDomain"

extension NSNotification.Name {
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// Why events can't be read or written.
public struct EKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved
        case invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents
        case priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension EKError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? EKError)?.code == pattern }
}

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

extension PrivacyPermission {
    static let calendars = PrivacyPermission(
        "EventKit.events", purposeKey: "NSCalendarsUsageDescription", wish: "Access Your Calendar")
    static let fullCalendars = PrivacyPermission(
        "EventKit.events", purposeKey: "NSCalendarsFullAccessUsageDescription", wish: "Access Your Calendar")
    static let reminders = PrivacyPermission(
        "EventKit.reminders", purposeKey: "NSRemindersUsageDescription", wish: "Access Your Reminders")
    static let fullReminders = PrivacyPermission(
        "EventKit.reminders", purposeKey: "NSRemindersFullAccessUsageDescription", wish: "Access Your Reminders")
}

open class EKSource: NSObject, @unchecked Sendable {
    public let sourceIdentifier = "local"
    public let sourceType = EKSourceType.local
    public let title = "Default"
}

/// A calendar of events, or a list of reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
    public let calendarIdentifier: String
    open var title: String
    open var source: EKSource! = EKSource()
    /// By default, the blue of a device's first calendar.
    open var cgColor: CGColor! = CGColor(red: 0.106, green: 0.678, blue: 0.973, alpha: 1)
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    let kind: EKEntityType

    init(_ title: String, _ kind: EKEntityType, identifier: String = UUID().uuidString) {
        (self.title, self.kind, calendarIdentifier) = (title, kind, identifier)
    }

    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init("", entityType) }
}

/// When an event is announced.
open class EKAlarm: NSObject, @unchecked Sendable {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0

    public override init() { super.init() }

    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}

open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int

    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How an event recurs. Here, only its first occurrence is found.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}

/// What events and reminders have in common.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open private(set) var creationDate: Date?
    open private(set) var lastModifiedDate: Date?
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }

    func wasSaved() {
        creationDate = creationDate ?? Date()
        lastModifiedDate = Date()
    }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open internal(set) var eventIdentifier: String!
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.busy
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(eventStore: EKEventStore()) }

    public init(eventStore: EKEventStore) { super.init() }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
    @discardableResult
    open func refresh() -> Bool { true }
}

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var completionDate: Date?
    open var priority = 0

    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(eventStore: EKEventStore()) }

    public init(eventStore: EKEventStore) { super.init() }
}

/// The owner's events and reminders: one calendar and one list, with what apps add for as long as they run.
open class EKEventStore: NSObject, @unchecked Sendable {
    /// What is on the device.
    private final class Shelf: @unchecked Sendable {
        static let shared = Shelf()

        let lock = Foundation.NSLock()
        var calendars = [
            EKCalendar("Calendar", .event, identifier: "calendar"),
            EKCalendar("Reminders", .reminder, identifier: "reminders"),
        ]
        var events: [EKEvent] = []
        var reminders: [EKReminder] = []
    }

    private var shelf: Shelf { .shared }

    public override init() { super.init() }
    public convenience init(sources: [EKSource]) { self.init() }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        (entityType == .event ? PrivacyPermission.calendars : .reminders).status(
            undetermined: .notDetermined, denied: .denied, authorized: .fullAccess)
    }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        (entityType == .event ? PrivacyPermission.calendars : .reminders).request { completion($0, nil) }
    }

    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        PrivacyPermission.fullCalendars.request { completion($0, nil) }
    }

    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        PrivacyPermission.fullCalendars.request { completion($0, nil) }
    }

    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        PrivacyPermission.fullReminders.request { completion($0, nil) }
    }

    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(to: entityType) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestFullAccessToEvents { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    private func isAllowed(_ kind: EKEntityType) -> Bool { Self.authorizationStatus(for: kind) == .fullAccess }

    // MARK: Calendars

    open var eventStoreIdentifier: String { "local" }
    open var sources: [EKSource] { [EKSource()] }
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        guard isAllowed(entityType) else { return [] }
        return shelf.lock.withLock { shelf.calendars.filter { $0.kind == entityType } }
    }

    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        shelf.lock.withLock { shelf.calendars.first { $0.calendarIdentifier == identifier } }
    }

    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard isAllowed(calendar.kind) else { throw EKError(.eventStoreNotAuthorized) }
        shelf.lock.withLock { if !shelf.calendars.contains(calendar) { shelf.calendars.append(calendar) } }
        changed()
    }

    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        shelf.lock.withLock {
            shelf.calendars.removeAll { $0 === calendar }
            shelf.events.removeAll { $0.calendar === calendar }
            shelf.reminders.removeAll { $0.calendar === calendar }
        }
        changed()
    }

    // MARK: Events

    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard isAllowed(.event) else { throw EKError(.eventStoreNotAuthorized) }
        guard event.calendar != nil else { throw EKError(.noCalendar) }
        guard event.startDate != nil else { throw EKError(.noStartDate) }
        guard event.endDate != nil else { throw EKError(.noEndDate) }
        guard event.startDate <= event.endDate else { throw EKError(.datesInverted) }
        event.eventIdentifier = event.eventIdentifier ?? event.calendarItemIdentifier
        event.wasSaved()
        shelf.lock.withLock { if !shelf.events.contains(event) { shelf.events.append(event) } }
        changed()
    }

    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        shelf.lock.withLock { shelf.events.removeAll { $0 === event } }
        changed()
    }

    open func event(withIdentifier identifier: String) -> EKEvent? {
        shelf.lock.withLock { shelf.events.first { $0.eventIdentifier == identifier } }
    }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        shelf.lock.withLock {
            let items: [EKCalendarItem] = shelf.events + shelf.reminders
            return items.first { $0.calendarItemIdentifier == identifier }
        }
    }

    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> UIKit.NSPredicate {
        let wanted = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return UIKit.NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            let isWanted = wanted?.contains(event.calendar?.calendarIdentifier ?? "") ?? true
            return isWanted && start < endDate && end >= startDate
        }
    }

    open func events(matching predicate: UIKit.NSPredicate) -> [EKEvent] {
        guard isAllowed(.event) else { return [] }
        return shelf.lock.withLock { shelf.events }.filter { predicate.evaluate(with: $0) }
            .sorted { $0.startDate < $1.startDate }
    }

    open func enumerateEvents(
        matching predicate: UIKit.NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
    }

    // MARK: Reminders

    open func save(_ reminder: EKReminder, commit: Bool) throws {
        guard isAllowed(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
        guard reminder.calendar != nil else { throw EKError(.noCalendar) }
        reminder.wasSaved()
        shelf.lock.withLock { if !shelf.reminders.contains(reminder) { shelf.reminders.append(reminder) } }
        changed()
    }

    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        shelf.lock.withLock { shelf.reminders.removeAll { $0 === reminder } }
        changed()
    }

    open func predicateForReminders(in calendars: [EKCalendar]?) -> UIKit.NSPredicate {
        reminders(in: calendars) { _ in true }
    }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> UIKit.NSPredicate {
        reminders(in: calendars) { reminder in
            let due = reminder.dueDateComponents.flatMap(Calendar.current.date(from:))
            let isInside = due.map { ($0 >= startDate ?? .distantPast) && ($0 <= endDate ?? .distantFuture) }
            return !reminder.isCompleted && (isInside ?? (startDate == nil && endDate == nil))
        }
    }

    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> UIKit.NSPredicate {
        reminders(in: calendars) { reminder in
            guard let date = reminder.completionDate else { return false }
            return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
        }
    }

    private func reminders(
        in calendars: [EKCalendar]?, where isWanted: @escaping (EKReminder) -> Bool
    ) -> UIKit.NSPredicate {
        let wanted = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return UIKit.NSPredicate { object, _ in
            guard let reminder = object as? EKReminder else { return false }
            return (wanted?.contains(reminder.calendar?.calendarIdentifier ?? "") ?? true) && isWanted(reminder)
        }
    }

    @discardableResult
    open func fetchReminders(
        matching predicate: UIKit.NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        let found =
            isAllowed(.reminder)
            ? shelf.lock.withLock { shelf.reminders }.filter { predicate.evaluate(with: $0) } : nil
        nonisolated(unsafe) let completion = completion
        MainThread.perform { UIEnvironment.current.schedule(after: 0) { completion(found) } }
        return NSObject()
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    // MARK: Changes

    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}

    private func changed() { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
}
