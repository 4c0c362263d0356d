public import CoreLocation
public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    public fileprivate(set) var storedTitle = ""
    fileprivate var storedSubtitle = ""
    fileprivate var storedBody = ""
    fileprivate var storedBadge: NSNumber?
    fileprivate var storedSound: UNNotificationSound?
    fileprivate var storedInformation: [AnyHashable: Any] = [:]
    fileprivate var storedCategory = ""
    fileprivate var storedThread = ""
    fileprivate var storedAttachments: [UNNotificationAttachment] = []
    fileprivate var storedLevel = UNNotificationInterruptionLevel.active

    public override init() { super.init() }

    open var title: String { storedTitle }
    open var subtitle: String { storedSubtitle }
    open var body: String { storedBody }
    open var badge: NSNumber? { storedBadge }
    open var sound: UNNotificationSound? { storedSound }
    open var userInfo: [AnyHashable: Any] { storedInformation }
    open var categoryIdentifier: String { storedCategory }
    open var threadIdentifier: String { storedThread }
    open var attachments: [UNNotificationAttachment] { storedAttachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { storedLevel }

    open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

    fileprivate func filled(_ other: UNNotificationContent) -> UNNotificationContent {
        (other.storedTitle, other.storedSubtitle, other.storedBody) = (storedTitle, storedSubtitle, storedBody)
        (other.storedBadge, other.storedSound) = (storedBadge, storedSound)
        (other.storedInformation, other.storedAttachments) = (storedInformation, storedAttachments)
        (other.storedCategory, other.storedThread, other.storedLevel) = (storedCategory, storedThread, storedLevel)
        return other
    }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var subtitle: String {
        get { storedSubtitle }
        set { storedSubtitle = newValue }
    }
    open override var body: String {
        get { storedBody }
        set { storedBody = newValue }
    }
    open override var badge: NSNumber? {
        get { storedBadge }
        set { storedBadge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { storedSound }
        set { storedSound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { storedInformation }
        set { storedInformation = newValue }
    }
    open override var categoryIdentifier: String {
        get { storedCategory }
        set { storedCategory = newValue }
    }
    open override var threadIdentifier: String {
        get { storedThread }
        set { storedThread = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { storedAttachments }
        set { storedAttachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { storedLevel }
        set { storedLevel = newValue }
    }
}

public enum UNNotificationInterruptionLevel: Int, Sendable { case passive, active, timeSensitive, critical }

/// A sound, which isn't heard here.
public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public override init() { super.init() }
    public init(named name: UNNotificationSoundName) { super.init() }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL
    public let type = ""

    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, self.url) = (identifier, url)
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileNoSuchFile)
        }
    }
}

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }

    /// The time until the next delivery.
    func delay(from now: Date) -> TimeInterval? { nil }
}

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

/// Delivers when the device comes to a region or leaves it.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.trigger) = (identifier, trigger)
        self.content = content.copy() as? UNNotificationContent ?? content
    }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
    public let date: Date
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest) { (self.request, date) = (request, Date()) }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// What a person can do with a notification.
open class UNNotificationAction: NSObject {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions

    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notifications with its actions.
open class UNNotificationCategory: NSObject {
    public let identifier: String
    public let actions: [UNNotificationAction]

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) { (self.identifier, self.actions) = (identifier, actions) }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
