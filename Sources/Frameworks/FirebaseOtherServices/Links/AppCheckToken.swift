public import Foundation

/// A token that proves that a request comes from the app.
public final class AppCheckToken: NSObject, Sendable {
    /// The token.
    public let token: String
    /// When the token ends.
    public let expirationDate: Date

    /// Creates a token.
    public init(token: String, expirationDate: Date) { (self.token, self.expirationDate) = (token, expirationDate) }
}
