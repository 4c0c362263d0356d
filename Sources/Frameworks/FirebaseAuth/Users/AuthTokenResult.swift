public import Foundation

/// A token that proves to a server who signed in.
public final class AuthTokenResult: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The token.
    public let token: String
    /// When the token ends.
    public let expirationDate: Date
    /// When the person signed in.
    public let authDate: Date
    /// When the token was issued.
    public let issuedAtDate: Date
    /// How the person signed in.
    public let signInProvider: String
    /// What the token says.
    public let claims: [String: Any]

    init(_ token: String, _ account: Account) {
        self.token = token
        (authDate, issuedAtDate) = (account.lastSignIn, Date())
        expirationDate = Date(timeIntervalSinceNow: 3600)
        signInProvider = account.methods.first ?? "anonymous"
        claims = ["user_id": account.uid, "sub": account.uid].merging(account.email.map { ["email": $0] } ?? [:]) { $1 }
    }
}
