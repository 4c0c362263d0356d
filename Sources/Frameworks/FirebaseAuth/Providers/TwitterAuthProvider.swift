public import Foundation

/// Signing in with Twitter.
public final class TwitterAuthProvider: NSObject {
    /// The name of the provider.
    public static let id = "twitter.com"

    /// Returns the credential of a token and a secret from Twitter.
    public class func credential(withToken token: String, secret: String) -> AuthCredential {
        OAuthCredential(id, idToken: nil, accessToken: token, secret: secret)
    }
}
