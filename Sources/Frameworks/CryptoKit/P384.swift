public import Foundation

/// Signatures and key agreements on NIST's curve P-384.
///
/// Initializers of keys throw `CryptoKitError.incorrectKeySize` for a wrong size,
/// `CryptoKitError.underlyingCoreCryptoError` for bytes that are no key of the curve, and `CryptoKitASN1Error` for
/// damaged DER and PEM.
public enum P384: Sendable {
    /// ECDSA.
    public enum Signing: Sendable {
        /// A key that signs.
        public struct PrivateKey: Sendable {
            private let key: NISTPrivateKey

            public var publicKey: PublicKey { PublicKey(key: key.publicKey) }
            public var rawRepresentation: Data { key.rawRepresentation }
            public var x963Representation: Data { key.x963Representation }
            /// The key in the form of PKCS #8.
            public var derRepresentation: Data { key.derRepresentation }
            public var pemRepresentation: String { key.pemRepresentation }

            /// Makes a random key, whose public key has a compact representation unless that is not needed.
            public init(compactRepresentable: Bool = true) {
                key = NISTPrivateKey(on: .p384, isCompactRepresentable: compactRepresentable)
            }

            public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
                key = try NISTPrivateKey(x963Representation: x963Representation, on: .p384)
            }

            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                key = try NISTPrivateKey(rawRepresentation: rawRepresentation, on: .p384)
            }

            /// Makes a key of text of the type `PRIVATE KEY` or `EC PRIVATE KEY`.
            public init(pemRepresentation: String) throws {
                key = try NISTPrivateKey(pemRepresentation: pemRepresentation, on: .p384)
            }

            /// Makes a key of the form of PKCS #8 or SEC 1.
            public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
                key = try NISTPrivateKey(derRepresentation: derRepresentation, on: .p384)
            }

            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                ECDSASignature(signature: try key.signature(for: digest))
            }

            /// Returns a signature of the SHA-384 digest of data.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                try signature(for: SHA384.hash(data: data))
            }
        }

        /// A key that verifies signatures.
        public struct PublicKey: Sendable {
            fileprivate let key: NISTPublicKey

            public var rawRepresentation: Data { key.rawRepresentation }
            public var x963Representation: Data { key.x963Representation }
            public var compressedRepresentation: Data { key.compressedRepresentation }
            /// The x coordinate, or nil if the key cannot be found from it.
            public var compactRepresentation: Data? { key.compactRepresentation }
            /// The key as X.509's SubjectPublicKeyInfo.
            public var derRepresentation: Data { key.derRepresentation }
            public var pemRepresentation: String { key.pemRepresentation }

            fileprivate init(key: NISTPublicKey) {
                self.key = key
            }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try NISTPublicKey(rawRepresentation: rawRepresentation, on: .p384)
            }

            public init<D: ContiguousBytes>(x963Representation: D) throws {
                key = try NISTPublicKey(x963Representation: x963Representation, on: .p384)
            }

            public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
                key = try NISTPublicKey(compressedRepresentation: compressedRepresentation, on: .p384)
            }

            public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
                key = try NISTPublicKey(compactRepresentation: compactRepresentation, on: .p384)
            }

            public init(pemRepresentation: String) throws {
                key = try NISTPublicKey(pemRepresentation: pemRepresentation, on: .p384)
            }

            public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
                key = try NISTPublicKey(derRepresentation: derRepresentation, on: .p384)
            }

            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                key.isValidSignature(signature.signature, for: digest)
            }

            /// Returns whether a signature is of the SHA-384 digest of data.
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                isValidSignature(signature, for: SHA384.hash(data: data))
            }
        }

        /// A signature: two numbers of 48 bytes.
        public struct ECDSASignature: ContiguousBytes, Sendable {
            fileprivate let signature: NISTSignature

            public var rawRepresentation: Data { signature.rawRepresentation }
            public var derRepresentation: Data { signature.derRepresentation }

            fileprivate init(signature: NISTSignature) {
                self.signature = signature
            }

            /// Throws `CryptoKitError.incorrectParameterSize` for another size than 96 bytes.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                signature = try NISTSignature(rawRepresentation: rawRepresentation, on: .p384)
            }

            public init<D: DataProtocol>(derRepresentation: D) throws {
                signature = try NISTSignature(derRepresentation: derRepresentation, on: .p384)
            }

            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try rawRepresentation.withUnsafeBytes(body)
            }
        }
    }

    /// Diffie-Hellman key agreements.
    public enum KeyAgreement: Sendable {
        /// A key that agrees on secrets.
        public struct PrivateKey: DiffieHellmanKeyAgreement {
            private let key: NISTPrivateKey

            public var publicKey: PublicKey { PublicKey(key: key.publicKey) }
            public var rawRepresentation: Data { key.rawRepresentation }
            public var x963Representation: Data { key.x963Representation }
            /// The key in the form of PKCS #8.
            public var derRepresentation: Data { key.derRepresentation }
            public var pemRepresentation: String { key.pemRepresentation }

            /// Makes a random key, whose public key has a compact representation unless that is not needed.
            public init(compactRepresentable: Bool = true) {
                key = NISTPrivateKey(on: .p384, isCompactRepresentable: compactRepresentable)
            }

            public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
                key = try NISTPrivateKey(x963Representation: x963Representation, on: .p384)
            }

            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                key = try NISTPrivateKey(rawRepresentation: rawRepresentation, on: .p384)
            }

            /// Makes a key of text of the type `PRIVATE KEY` or `EC PRIVATE KEY`.
            public init(pemRepresentation: String) throws {
                key = try NISTPrivateKey(pemRepresentation: pemRepresentation, on: .p384)
            }

            /// Makes a key of the form of PKCS #8 or SEC 1.
            public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
                key = try NISTPrivateKey(derRepresentation: derRepresentation, on: .p384)
            }

            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                try key.sharedSecret(with: publicKeyShare.key)
            }
        }

        /// A key with which others agree on a secret with its owner.
        public struct PublicKey: Sendable {
            fileprivate let key: NISTPublicKey

            public var rawRepresentation: Data { key.rawRepresentation }
            public var x963Representation: Data { key.x963Representation }
            public var compressedRepresentation: Data { key.compressedRepresentation }
            /// The x coordinate, or nil if the key cannot be found from it.
            public var compactRepresentation: Data? { key.compactRepresentation }
            /// The key as X.509's SubjectPublicKeyInfo.
            public var derRepresentation: Data { key.derRepresentation }
            public var pemRepresentation: String { key.pemRepresentation }

            fileprivate init(key: NISTPublicKey) {
                self.key = key
            }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try NISTPublicKey(rawRepresentation: rawRepresentation, on: .p384)
            }

            public init<D: ContiguousBytes>(x963Representation: D) throws {
                key = try NISTPublicKey(x963Representation: x963Representation, on: .p384)
            }

            public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
                key = try NISTPublicKey(compressedRepresentation: compressedRepresentation, on: .p384)
            }

            public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
                key = try NISTPublicKey(compactRepresentation: compactRepresentation, on: .p384)
            }

            public init(pemRepresentation: String) throws {
                key = try NISTPublicKey(pemRepresentation: pemRepresentation, on: .p384)
            }

            public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
                key = try NISTPublicKey(derRepresentation: derRepresentation, on: .p384)
            }
        }
    }
}
