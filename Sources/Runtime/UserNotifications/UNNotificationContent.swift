public import Foundation

/// What makes content of an intent, for notifications about people.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = ""
        var thread = ""
        var target: String?
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var launchImage = ""
        var summaryArgument = ""
        var summaryCount = 1
        var relevance = 0.0
        var filter: String?
    }

    var values = Values()

    public override init() { super.init() }

    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    open var badge: NSNumber? { values.badge }
    open var sound: UNNotificationSound? { values.sound }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    open var categoryIdentifier: String { values.category }
    open var threadIdentifier: String { values.thread }
    open var targetContentIdentifier: String? { values.target }
    open var attachments: [UNNotificationAttachment] { values.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
    open var launchImageName: String { values.launchImage }
    open var summaryArgument: String { values.summaryArgument }
    open var summaryArgumentCount: Int { values.summaryCount }
    /// From 0 to 1; the system's summaries begin with the highest.
    open var relevanceScore: Double { values.relevance }
    open var filterCriteria: String? { values.filter }

    /// Returns the content with what a provider knows. Nothing here shows people's pictures, so it is the same.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        filled(UNNotificationContent())
    }

    open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

    private func filled(_ other: UNNotificationContent) -> UNNotificationContent {
        other.values = values
        return other
    }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.category }
        set { values.category = newValue }
    }
    open override var threadIdentifier: String {
        get { values.thread }
        set { values.thread = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.target }
        set { values.target = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.level }
        set { values.level = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImage }
        set { values.launchImage = newValue }
    }
    open override var summaryArgument: String {
        get { values.summaryArgument }
        set { values.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { values.summaryCount }
        set { values.summaryCount = max(1, newValue) }
    }
    open override var relevanceScore: Double {
        get { values.relevance }
        set { values.relevance = min(max(0, newValue), 1) }
    }
    open override var filterCriteria: String? {
        get { values.filter }
        set { values.filter = newValue }
    }
}

/// A sound, which isn't heard here.
public final class UNNotificationSound: NSObject, NSCopying, Sendable {
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("defaultRingtone"))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))

    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    public static func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound(named: name) }

    private let name: UNNotificationSoundName

    public init(named name: UNNotificationSoundName) { self.name = name }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    public override var hash: Int { name.hashValue }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
