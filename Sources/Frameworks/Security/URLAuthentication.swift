public import CoreGraphics
import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// What URL loading asks about certificates, which Foundation for Linux verifies itself and asks nobody about.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// The certificates of the server; an app isn't asked about them here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates the answer of an app that trusts a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Creates a policy that asks whether certificates were revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy(name: "revocation") }
