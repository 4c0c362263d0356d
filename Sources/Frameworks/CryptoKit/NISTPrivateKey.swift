import CCrypto
import Foundation

/// A private key on a prime curve: a number.
struct NISTPrivateKey: Sendable {
    let publicKey: NISTPublicKey
    private let scalar: SecretBytes

    private var curve: NISTCurve { publicKey.curve }

    var rawRepresentation: Data { scalar.withUnsafeBytes { Data($0) } }

    var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

    /// The form of PKCS #8.
    var derRepresentation: Data {
        let key = DER.value(
            DER.sequence, DER.integer([1]), DER.value(DER.octetString, Array(rawRepresentation)),
            DER.value(DER.field(1), DER.value(DER.bitString, [0] + publicKey.x963Representation)))
        return Data(
            DER.value(DER.sequence, DER.integer([0]), curve.algorithm, DER.value(DER.octetString, key)))
    }

    var pemRepresentation: String {
        PEMDocument(type: "PRIVATE KEY", der: derRepresentation).text
    }

    /// A random key, whose public key has a compact representation if needed.
    init(on curve: NISTCurve, isCompactRepresentable: Bool) {
        while true {
            let scalar = SecretBytes(count: curve.coordinateByteCount) { output in
                precondition(
                    ccrypto_ec_generate(curve.rawValue, output.baseAddress) == 1, "the system has no random bytes")
            }
            // A random number is a key, and half of all keys are compact.
            if let key = try? Self(scalar, on: curve),
                !isCompactRepresentable || key.publicKey.compactRepresentation != nil
            {
                self = key
                return
            }
        }
    }

    init(rawRepresentation bytes: some ContiguousBytes, on curve: NISTCurve) throws {
        self = try bytes.withUnsafeBytes {
            guard $0.count == curve.coordinateByteCount else { throw CryptoKitError.incorrectKeySize }
            return try Self(SecretBytes($0), on: curve)
        }
    }

    init(x963Representation bytes: some ContiguousBytes, on curve: NISTCurve) throws {
        self = try bytes.withUnsafeBytes { bytes in
            let size = curve.coordinateByteCount
            guard bytes.count == curve.pointByteCount + size else { throw CryptoKitError.incorrectKeySize }
            let key = try Self(SecretBytes(UnsafeRawBufferPointer(rebasing: bytes.suffix(size))), on: curve)
            guard key.publicKey.x963Representation == Data(bytes.dropLast(size)) else {
                throw CryptoKitError.invalidKey
            }
            return key
        }
    }

    /// Reads the form of PKCS #8 or that of SEC 1.
    init(derRepresentation bytes: some Sequence<UInt8>, on curve: NISTCurve) throws {
        var outer = DERReader(bytes)
        var info = try outer.reader(DER.sequence)
        try outer.finish()
        let version = Array(try info.integer())
        guard version == [] else {
            try self.init(sec1: info, version: version, on: curve)
            return
        }
        try curve.readAlgorithm(&info)
        var inner = DERReader(try info.content(DER.octetString))
        _ = try info.contentIfPresent(DER.field(0))
        try info.finish()
        var key = try inner.reader(DER.sequence)
        try inner.finish()
        let keyVersion = Array(try key.integer())
        try self.init(sec1: key, version: keyVersion, on: curve)
    }

    init(pemRepresentation text: String, on curve: NISTCurve) throws {
        let document = try PEMDocument(text)
        guard ["PRIVATE KEY", "EC PRIVATE KEY"].contains(document.type) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        try self.init(derRepresentation: document.der, on: curve)
    }

    /// Reads the rest of SEC 1's form after its version.
    private init(sec1 reader: DERReader, version: [UInt8], on curve: NISTCurve) throws {
        var reader = reader
        guard version == [1] else { throw CryptoKitASN1Error.invalidASN1Object }
        let scalar = Array(try reader.content(DER.octetString))
        if let content = try reader.contentIfPresent(DER.field(0)) {
            var parameters = DERReader(content)
            guard Array(try parameters.content(DER.objectIdentifier)) == curve.objectIdentifier else {
                throw CryptoKitASN1Error.invalidObjectIdentifier
            }
            try parameters.finish()
        }
        let point = try reader.contentIfPresent(DER.field(1))
        try reader.finish()
        try self.init(rawRepresentation: scalar, on: curve)
        if let point {
            var reader = DERReader(point)
            guard Data(try reader.bitString()) == publicKey.x963Representation else { throw CryptoKitError.invalidKey }
        }
    }

    private init(_ scalar: SecretBytes, on curve: NISTCurve) throws {
        let point = try Data(count: curve.pointByteCount) { output in
            let isDone = scalar.withUnsafeBytes {
                ccrypto_ec_public_key(curve.rawValue, $0.baseAddress, output.baseAddress)
            }
            guard isDone == 1 else { throw CryptoKitError.invalidKey }
        }
        self.scalar = scalar
        publicKey = NISTPublicKey(checkedPoint: point, on: curve)
    }

    func signature(for digest: some Digest) throws -> NISTSignature {
        let raw = try Data(count: 2 * curve.coordinateByteCount) { output in
            let isDone = scalar.withUnsafeBytes { key in
                digest.withUnsafeBytes {
                    ccrypto_ec_sign(curve.rawValue, key.baseAddress, $0.baseAddress, $0.count, output.baseAddress)
                }
            }
            guard isDone == 1 else { throw CryptoKitError.internalError }
        }
        return try NISTSignature(rawRepresentation: raw, on: curve)
    }

    func sharedSecret(with other: NISTPublicKey) throws -> SharedSecret {
        SharedSecret(
            bytes: try SecretBytes(count: curve.coordinateByteCount) { secret in
                let isDone = scalar.withUnsafeBytes { own in
                    other.x963Representation.withUnsafeBytes {
                        ccrypto_ec_agree(curve.rawValue, own.baseAddress, $0.baseAddress, secret.baseAddress)
                    }
                }
                guard isDone == 1 else { throw CryptoKitError.invalidKey }
            })
    }
}
