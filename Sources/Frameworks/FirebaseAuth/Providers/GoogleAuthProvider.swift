public import Foundation

/// Signing in with Google.
public final class GoogleAuthProvider: NSObject {
    /// The name of the provider.
    public static let id = "google.com"

    /// Returns the credential of tokens from Google.
    public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        OAuthCredential(id, idToken: idToken, accessToken: accessToken)
    }
}
