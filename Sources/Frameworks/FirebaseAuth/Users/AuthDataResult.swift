public import Foundation

/// Who signed in.
public final class AuthDataResult: NSObject, Sendable {
    /// The person.
    public let user: User
    /// What the service says of the person.
    public let additionalUserInfo: AdditionalUserInfo?
    /// The credential that can be used to sign in again.
    public let credential: AuthCredential?

    init(_ user: User, _ info: AdditionalUserInfo?, _ credential: AuthCredential? = nil) {
        (self.user, additionalUserInfo, self.credential) = (user, info, credential)
    }
}
