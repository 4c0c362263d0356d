import FirebaseCore
public import Foundation

/// Signing in with a service by its name.
public final class OAuthProvider: NSObject, FederatedAuthProvider, @unchecked Sendable {
    // Only the app changes it.
    /// The name of the provider.
    public static let id = "oauth"
    /// The name of the service.
    public let providerID: String
    /// What the app asks the service for.
    public var scopes: [String]?
    /// The parameters that the app sends to the service.
    public var customParameters: [String: String]?

    init(_ providerID: String) { self.providerID = providerID }

    /// Returns the provider for a service.
    public class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID) }
    /// Returns the provider for a service.
    public class func provider(providerID: String, auth: Auth) -> OAuthProvider { OAuthProvider(providerID) }

    /// Creates the provider for a service.
    public convenience init(providerID: String, auth: Auth = Auth.auth()) { self.init(providerID) }

    /// Returns the credential of tokens from a service.
    public class func credential(
        withProviderID providerID: String, idToken: String, accessToken: String?
    ) -> OAuthCredential {
        OAuthCredential(providerID, idToken: idToken, accessToken: accessToken)
    }

    /// Returns the credential of a token for access.
    public class func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
        OAuthCredential(providerID, idToken: nil, accessToken: accessToken)
    }

    /// Returns the credential of a token and the number that was used once.
    public class func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String?
    ) -> OAuthCredential {
        OAuthCredential(providerID, idToken: idToken, accessToken: nil)
    }

    /// Returns the credential of tokens and the number that was used once.
    public class func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String, accessToken: String
    ) -> OAuthCredential {
        OAuthCredential(providerID, idToken: idToken, accessToken: accessToken)
    }

    /// Returns the credential of tokens from a service.
    public class func credential(
        providerID: AuthProviderID, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(providerID.rawValue, idToken: idToken, accessToken: accessToken)
    }

    /// Returns the credential of a token for access.
    public class func credential(providerID: AuthProviderID, accessToken: String) -> OAuthCredential {
        OAuthCredential(providerID.rawValue, idToken: nil, accessToken: accessToken)
    }

    /// Returns the credential of a person who signed in with Apple. A new account has the name.
    public class func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> OAuthCredential {
        let parts = [fullName?.givenName, fullName?.middleName, fullName?.familyName].compactMap { $0 }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return OAuthCredential(
            AuthProviderID.apple.rawValue, idToken: idToken, accessToken: nil, name: name.isEmpty ? nil : name)
    }

    /// Asks for a credential on the service's page, which isn't there: completes with an error.
    public func getCredentialWith(
        _ uiDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { throw AuthErrorCode.webInternalError }
    }

    /// Asks for a credential on the service's page, which isn't there: throws an error.
    public nonisolated(nonsending) func credential(with uiDelegate: (any AuthUIDelegate)?) async throws
        -> AuthCredential
    {
        try await Answer.value { throw AuthErrorCode.webInternalError }
    }
}
