/// What a token for notifications is for.
public enum AuthAPNSTokenType: Int, Sendable {
    case unknown, sandbox, prod
}
