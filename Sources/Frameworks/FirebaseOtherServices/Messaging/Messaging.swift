import FirebaseCore
public import Foundation

extension Notification.Name {
    /// There is a new token.
    public static let MessagingRegistrationTokenRefreshed = Notification.Name(
        "com.firebase.messaging.notif.fcm-token-refreshed")
}

/// Messages to an app. None comes here: there is no token.
public final class Messaging: NSObject, @unchecked Sendable {
    // What changes is guarded by the lock.
    private static let shared = Messaging()
    private let lock = NSLock()
    private weak var listener: (any MessagingDelegate)?
    private var deviceToken: Data?

    private override init() {}

    /// Returns the messages.
    public class func messaging() -> Messaging { shared }

    /// The object that receives tokens and messages.
    public var delegate: (any MessagingDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    /// The token of the device.
    public var apnsToken: Data? {
        get { lock.withLock { deviceToken } }
        set { lock.withLock { deviceToken = newValue } }
    }

    /// The token of the app. There is none.
    public var fcmToken: String? { nil }
    /// Whether the app requests a token.
    public var isAutoInitEnabled = true
    /// Whether messages come without Apple's service, in the style of older apps.
    public var shouldEstablishDirectChannel = false
    /// Whether messages come without Apple's service. None does.
    public var isDirectChannelEstablished: Bool { false }

    /// Sets the token of the device.
    public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }

    /// Asks for the token of the app. There is none: completes with an error.
    public func token(completion: @escaping (String?, (any Error)?) -> Void) {
        Answer.send(completion) { throw MessagingErrorCode.network }
    }
    /// Asks for the token of the app. There is none: throws an error.
    public nonisolated(nonsending) func token() async throws -> String {
        try await Answer.value { throw MessagingErrorCode.network }
    }

    /// Asks for the token of an app with a sender. There is none: completes with an error.
    public func retrieveFCMToken(forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void) {
        token(completion: completion)
    }

    /// Removes the token of the app. There is none.
    public func deleteToken(completion: @escaping ((any Error)?) -> Void) { Answer.send(error: completion) {} }
    /// Removes the token of the app. There is none.
    public nonisolated(nonsending) func deleteToken() async throws { await Answer.turn() }

    /// Asks for messages of a topic. None comes.
    public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { throw MessagingErrorCode.network }
    }
    /// Asks for messages of a topic. None comes: throws an error.
    public nonisolated(nonsending) func subscribe(toTopic topic: String) async throws {
        try await Answer.value { throw MessagingErrorCode.network }
    }
    /// Asks for no more messages of a topic.
    public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { throw MessagingErrorCode.network }
    }
    /// Asks for no more messages of a topic: throws an error.
    public nonisolated(nonsending) func unsubscribe(fromTopic topic: String) async throws {
        try await Answer.value { throw MessagingErrorCode.network }
    }

    /// Tells that the app has got a message.
    @discardableResult
    public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }
}
