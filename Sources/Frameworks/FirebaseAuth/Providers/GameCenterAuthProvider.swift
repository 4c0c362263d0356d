import FirebaseCore
public import Foundation

/// Signing in with Game Center, where nobody is signed in.
public final class GameCenterAuthProvider: NSObject {
    /// The name of the provider.
    public static let id = "gc.apple.com"

    /// Asks for the credential of the player, whom nobody knows here: completes with an error.
    public class func getCredential(completion: @escaping (AuthCredential?, (any Error)?) -> Void) {
        Answer.send(completion) { throw AuthErrorCode.localPlayerNotAuthenticated }
    }
}
