public import FirebaseCore
public import Foundation

/// A provider of tokens for apps in the works.
public final class AppCheckDebugProvider: NSObject, AppCheckProvider, Sendable {
    /// Creates a provider for an app.
    public init?(app: FirebaseApp) {}

    public func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        Answer.send(handler) { AppCheck.token }
    }
}
