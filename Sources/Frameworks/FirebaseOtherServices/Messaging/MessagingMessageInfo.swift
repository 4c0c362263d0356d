public import Foundation

/// What is known of a message.
public final class MessagingMessageInfo: NSObject, Sendable {
    /// What becomes of the message.
    public let status = MessagingMessageStatus.unknown
}
