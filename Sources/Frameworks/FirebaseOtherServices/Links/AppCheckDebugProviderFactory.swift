public import FirebaseCore
public import Foundation

/// What creates providers of tokens for apps in the works.
public final class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory, Sendable {
    public override init() {}

    public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? {
        AppCheckDebugProvider(app: app)
    }
}
