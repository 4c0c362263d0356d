public import Foundation

/// Signing in with GitHub.
public final class GitHubAuthProvider: NSObject {
    /// The name of the provider.
    public static let id = "github.com"

    /// Returns the credential of a token from GitHub.
    public class func credential(withToken token: String) -> AuthCredential {
        OAuthCredential(id, idToken: nil, accessToken: token)
    }
}
