import FirebaseCore
public import Foundation

/// Tokens that prove that requests come from an app. Nobody asks for them here.
public final class AppCheck: NSObject, Sendable {
    private static let shared = AppCheck()

    /// Returns the tokens.
    public class func appCheck() -> AppCheck { shared }
    /// Has no effect: nobody asks for tokens.
    public class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}

    /// Finds a token.
    public func token(forcingRefresh: Bool, completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        Answer.send(handler) { Self.token }
    }
    /// Finds a token.
    public nonisolated(nonsending) func token(forcingRefresh: Bool) async throws -> AppCheckToken {
        try await Answer.value { Self.token }
    }

    static var token: AppCheckToken { AppCheckToken(token: "local", expirationDate: Date(timeIntervalSinceNow: 3600)) }
}
