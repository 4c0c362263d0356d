/// What becomes of a message.
public enum MessagingMessageStatus: Int, Sendable {
    case unknown, new
}
