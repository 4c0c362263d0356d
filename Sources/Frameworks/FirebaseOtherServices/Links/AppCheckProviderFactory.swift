public import FirebaseCore
public import Foundation

/// What creates a provider of tokens for an app.
public protocol AppCheckProviderFactory: NSObjectProtocol {
    /// Returns a provider.
    func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}
