public import Foundation

/// A service that people sign in with on its page.
public protocol FederatedAuthProvider: NSObjectProtocol {
    /// Asks for a credential on the service's page.
    nonisolated(nonsending) func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential
}
