public import CoreGraphics
public import Dispatch
public import Foundation
import Synchronization

/// A policy for certificates.
public final class SecPolicy: Hashable, Sendable {
    let name: String
    let hostname: String?

    init(name: String, hostname: String? = nil) {
        self.name = name
        self.hostname = hostname
    }

    public static func == (lhs: SecPolicy, rhs: SecPolicy) -> Bool {
        lhs.name == rhs.name && lhs.hostname == rhs.hostname
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

public func SecPolicyGetTypeID() -> UInt {
    typeID(of: SecPolicy.self)
}

public func SecPolicyCreateBasicX509() -> SecPolicy {
    SecPolicy(name: "basicX509")
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(name: server ? "sslServer" : "sslClient", hostname: hostname)
}

/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// Certificates and the policies that they are evaluated for.
///
/// There are no anchors here that certificates could be evaluated with: every evaluation fails with
/// `errSecTrustNotAvailable`, so that no app trusts a certificate that nobody verified.
public final class SecTrust: Hashable, Sendable {
    let certificates: [SecCertificate]
    private let state = Mutex(State())

    struct State: Sendable {
        var policies: [SecPolicy] = []
        var result = SecTrustResultType.invalid
    }

    init(certificates: [SecCertificate], policies: [SecPolicy]) {
        self.certificates = certificates
        state.withLock { $0.policies = policies }
    }

    var policies: [SecPolicy] {
        get { state.withLock { $0.policies } }
        set { state.withLock { $0.policies = newValue } }
    }

    var result: SecTrustResultType {
        get { state.withLock { $0.result } }
        set { state.withLock { $0.result = newValue } }
    }

    public static func == (lhs: SecTrust, rhs: SecTrust) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

public func SecTrustGetTypeID() -> UInt {
    typeID(of: SecTrust.self)
}

/// Makes a trust of a certificate or several, of which the first is to be evaluated, for a policy or several.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let certificates = objects(certificates, SecCertificate.self), !certificates.isEmpty,
        let policies = objects(policies ?? [], SecPolicy.self)
    else { return errSecParam }
    trust.pointee = SecTrust(certificates: certificates, policies: policies)
    return errSecSuccess
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    guard let policies = objects(policies, SecPolicy.self) else { return errSecParam }
    trust.policies = policies
    trust.result = .invalid
    return errSecSuccess
}

@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.policies
    return errSecSuccess
}

/// Takes anchors, which change nothing: every evaluation fails.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    objects(anchorCertificates ?? [], SecCertificate.self) == nil ? errSecParam : errSecSuccess
}

/// Says whether other anchors count, which changes nothing: every evaluation fails.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}

/// Returns false and the error `errSecTrustNotAvailable`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    trust.result = .otherError
    error?.pointee = unavailable
    return false
}

/// Calls a function on a queue with false and the error `errSecTrustNotAvailable`.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    trust.result = .otherError
    queue.async { result(trust, false, unavailable) }
    return errSecSuccess
}

/// Returns `errSecTrustNotAvailable`.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?) -> OSStatus {
    trust.result = .otherError
    result?.pointee = .otherError
    return errSecTrustNotAvailable
}

@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.result
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex {
    trust.certificates.count
}

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns the certificates of the trust as they were given.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
    trust.certificates
}

/// Returns the public key of the certificate to evaluate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? {
    trust.certificates.first?.publicKey
}

public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? {
    SecTrustCopyKey(trust)
}

private var unavailable: CFError {
    securityError(errSecTrustNotAvailable, "certificates cannot be evaluated here: there are no anchors")
}

/// One object or an array of them, or nil if there is any other.
private func objects<Object>(_ value: Any, _ type: Object.Type) -> [Object]? {
    if let object = value as? Object { return [object] }
    return value as? [Object]
}
