public import Foundation

/// Signing in with Facebook.
public final class FacebookAuthProvider: NSObject {
    /// The name of the provider.
    public static let id = "facebook.com"

    /// Returns the credential of a token from Facebook.
    public class func credential(withAccessToken accessToken: String) -> AuthCredential {
        OAuthCredential(id, idToken: nil, accessToken: accessToken)
    }
}
