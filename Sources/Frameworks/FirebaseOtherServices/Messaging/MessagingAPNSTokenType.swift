/// What a token for notifications is for.
public enum MessagingAPNSTokenType: Int, Sendable {
    case unknown, sandbox, prod
}
