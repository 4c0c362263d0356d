public import Foundation

/// When an account was created and used.
public final class UserMetadata: NSObject, Sendable {
    /// When the account was created.
    public let creationDate: Date?
    /// When somebody last signed in.
    public let lastSignInDate: Date?

    init(_ account: Account) { (creationDate, lastSignInDate) = (account.created, account.lastSignIn) }
}
