public import Foundation
public import UIKit

public let INIntentErrorDomain = "IntentsErrorDomain"

/// What an owner wants of an app, as Siri and shortcuts say it. There are neither here: apps tell what they can do, and
/// are never asked.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]

    public required override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

open class INIntentDonationMetadata: NSObject {}

open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?

    public override init() { super.init() }
}

open class INImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
    public convenience init(uiImage: UIImage) { self.init() }
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Something that an owner did in an app, which the system may suggest again.
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        (self.intent, intentResponse) = (intent, response)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}

    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

/// Something that can be done from a shortcut: an activity or an intent.
public enum INShortcut: @unchecked Sendable {
    case userActivity(NSUserActivity)
    case intent(INIntent)

    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
    public init?(intent: INIntent) { self = .intent(intent) }

    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
}

open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var widgetKind: String?

    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(_ shortcut: INShortcut, phrase: String) {
        (identifier, self.shortcut, invocationPhrase) = (UUID(), shortcut, phrase)
    }
}

/// The shortcuts of the owner; there are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}

    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }

    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) { completion(nil, nil) }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What the owner lets Siri do. There is no Siri.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(.restricted) }
    }

    open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

/// Finds the objects that handle intents, in an extension.
open class INExtension: NSObject {
    public override init() { super.init() }

    open func handler(for intent: INIntent) -> Any? { self }
}

public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

public struct INVocabularyStringType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let contactName = INVocabularyStringType(rawValue: 1)
    public static let contactGroupName = INVocabularyStringType(rawValue: 2)
    public static let workoutActivityName = INVocabularyStringType(rawValue: 200)
}

open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()

    open class func shared() -> INVocabulary { vocabulary }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

extension NSUserActivity {
    /// What somebody says for the activity; nobody is listening.
    public var suggestedInvocationPhrase: String? {
        get { objc_getAssociatedObject(self, phraseKey) as? String }
        set { objc_setAssociatedObject(self, phraseKey, newValue, .OBJC_ASSOCIATION_COPY) }
    }

    public var interaction: INInteraction? { nil }

    public static func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }

    public static func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
}

public typealias NSUserActivityPersistentIdentifier = String

nonisolated(unsafe) private let phraseKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
