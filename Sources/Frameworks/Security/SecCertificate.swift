import CCrypto
public import CoreGraphics
public import Foundation

/// An X.509 certificate.
public final class SecCertificate: Hashable, Sendable {
    let data: Data

    init?(_ data: Data) {
        guard data.withUnsafeBytes({ ccrypto_certificate_is_valid($0.baseAddress, $0.count) }) == 1 else { return nil }
        self.data = data
    }

    /// The attributes that identify and describe the certificate.
    var attributes: [String: Any] {
        var attributes: [String: Any] = [kSecAttrCertificateType: 1, kSecAttrCertificateEncoding: 3]
        attributes[kSecAttrLabel] = summary
        attributes[kSecAttrSubject] = field(CCRYPTO_CERTIFICATE_SUBJECT)
        attributes[kSecAttrIssuer] = field(CCRYPTO_CERTIFICATE_ISSUER)
        attributes[kSecAttrSerialNumber] = field(CCRYPTO_CERTIFICATE_SERIAL_NUMBER)
        if let key = publicKey {
            attributes[kSecAttrPublicKeyHash] = SecurityHash.sha1.digest(key.externalRepresentation)
        }
        return attributes
    }

    var publicKey: SecKey? {
        field(CCRYPTO_CERTIFICATE_PUBLIC_KEY).flatMap { SecKeyMaterial.publicKeyInfo($0) }.map { SecKey($0) }
    }

    var commonName: String? {
        text(CCRYPTO_CERTIFICATE_COMMON_NAME)
    }

    var summary: String? {
        commonName ?? text(CCRYPTO_CERTIFICATE_UNIT) ?? text(CCRYPTO_CERTIFICATE_ORGANIZATION)
    }

    var serialNumber: Data? {
        field(CCRYPTO_CERTIFICATE_SERIAL_NUMBER)
    }

    public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool {
        lhs.data == rhs.data
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }

    private func text(_ name: ccrypto_certificate_field) -> String? {
        field(name).map { String(decoding: $0, as: UTF8.self) }
    }

    private func field(_ name: ccrypto_certificate_field) -> Data? {
        copied { bytes, count in
            data.withUnsafeBytes { ccrypto_certificate_copy($0.baseAddress, $0.count, name, bytes, count) }
        }
    }
}

public func SecCertificateGetTypeID() -> UInt {
    typeID(of: SecCertificate.self)
}

/// Makes a certificate of DER, or returns nil if the data is none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data)
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
    certificate.data
}

/// Returns the name of the certificate's subject for people.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.summary
}

@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.commonName
    return errSecSuccess
}

/// Returns the certificate's public key, or nil if it is neither of RSA nor of a curve of `SecKey`.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    certificate.publicKey
}

public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let number = certificate.serialNumber else {
        error.set(errSecDecode)
        return nil
    }
    return number
}

/// A certificate with its private key.
public final class SecIdentity: Hashable, Sendable {
    let certificate: SecCertificate
    let privateKey: SecKey

    init(certificate: SecCertificate, privateKey: SecKey) {
        self.certificate = certificate
        self.privateKey = privateKey
    }

    public static func == (lhs: SecIdentity, rhs: SecIdentity) -> Bool {
        lhs.certificate == rhs.certificate && lhs.privateKey == rhs.privateKey
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(certificate)
    }
}

public func SecIdentityGetTypeID() -> UInt {
    typeID(of: SecIdentity.self)
}

@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}

@discardableResult
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
    privateKeyRef.pointee = identityRef.privateKey
    return errSecSuccess
}
