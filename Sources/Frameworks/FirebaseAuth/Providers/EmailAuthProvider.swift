public import Foundation

/// Signing in with an address and a password.
public final class EmailAuthProvider: NSObject {
    /// The name of the provider.
    public static let id = "password"

    /// Returns the credential of an address and a password.
    public class func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential(id, .password(email: email, password))
    }

    /// Returns the credential of a link that was sent to an address.
    public class func credential(withEmail email: String, link: String) -> AuthCredential {
        AuthCredential(id, .link(email: email))
    }
}
