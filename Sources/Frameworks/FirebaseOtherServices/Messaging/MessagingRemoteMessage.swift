public import Foundation

/// A message, in the style of older apps.
public final class MessagingRemoteMessage: NSObject, @unchecked Sendable {
    // None is ever created.
    /// What the message has.
    public let appData: [AnyHashable: Any] = [:]
}
