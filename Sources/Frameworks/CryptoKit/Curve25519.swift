import CCrypto
public import Foundation

/// Signatures and key agreements on Curve25519. All keys have 32 bytes.
public enum Curve25519: Sendable {
    /// Ed25519.
    public enum Signing: Sendable {
        /// A key that verifies signatures.
        public struct PublicKey: Sendable {
            private let bytes: Data

            public var rawRepresentation: Data { bytes }

            /// Throws `CryptoKitError.incorrectKeySize` for another size than 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                bytes = try keyData(data)
            }

            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                guard signature.count == 64 else { return false }
                return bytes.withUnsafeBytes { key in
                    signature.withContiguousBytes { signature in
                        data.withContiguousBytes {
                            ccrypto_ed25519_verify(key.baseAddress, $0.baseAddress, $0.count, signature.baseAddress)
                        }
                    }
                } == 1
            }
        }

        /// A key that signs.
        public struct PrivateKey: Sendable {
            private let bytes: SecretBytes
            public let publicKey: PublicKey

            public var rawRepresentation: Data { bytes.withUnsafeBytes { Data($0) } }

            /// Makes a random key.
            public init() {
                bytes = SecretBytes(randomCount: 32)
                do {
                    publicKey = try PublicKey(rawRepresentation: publicKeyData(of: bytes, for: CCRYPTO_ED25519))
                } catch {
                    preconditionFailure("every 32 bytes are a key of Curve25519: \(error)")
                }
            }

            /// Throws `CryptoKitError.incorrectKeySize` for another size than 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                bytes = try secretKey(data)
                publicKey = try PublicKey(rawRepresentation: publicKeyData(of: bytes, for: CCRYPTO_ED25519))
            }

            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                try Data(count: 64) { signature in
                    let isDone = bytes.withUnsafeBytes { key in
                        data.withContiguousBytes {
                            ccrypto_ed25519_sign(key.baseAddress, $0.baseAddress, $0.count, signature.baseAddress)
                        }
                    }
                    guard isDone == 1 else { throw CryptoKitError.internalError }
                }
            }
        }
    }

    /// X25519.
    public enum KeyAgreement: Sendable {
        /// A key with which others agree on a secret with its owner.
        public struct PublicKey: Sendable {
            fileprivate let bytes: Data

            public var rawRepresentation: Data { bytes }

            /// Throws `CryptoKitError.incorrectKeySize` for another size than 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                bytes = try keyData(data)
            }
        }

        /// A key that agrees on secrets.
        public struct PrivateKey: DiffieHellmanKeyAgreement {
            private let bytes: SecretBytes
            public let publicKey: PublicKey

            public var rawRepresentation: Data { bytes.withUnsafeBytes { Data($0) } }

            /// Makes a random key.
            public init() {
                bytes = SecretBytes(randomCount: 32)
                do {
                    publicKey = try PublicKey(rawRepresentation: publicKeyData(of: bytes, for: CCRYPTO_X25519))
                } catch {
                    preconditionFailure("every 32 bytes are a key of Curve25519: \(error)")
                }
            }

            /// Throws `CryptoKitError.incorrectKeySize` for another size than 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                bytes = try secretKey(data)
                publicKey = try PublicKey(rawRepresentation: publicKeyData(of: bytes, for: CCRYPTO_X25519))
            }

            /// Throws an error for public keys that give the same secret with every key.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(
                    bytes: try SecretBytes(count: 32) { secret in
                        let isDone = bytes.withUnsafeBytes { own in
                            publicKeyShare.bytes.withUnsafeBytes {
                                ccrypto_x25519_agree(own.baseAddress, $0.baseAddress, secret.baseAddress)
                            }
                        }
                        guard isDone == 1 else { throw CryptoKitError.invalidKey }
                    })
            }
        }
    }
}

private func keyData(_ bytes: some ContiguousBytes) throws -> Data {
    try bytes.withUnsafeBytes {
        guard $0.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return Data($0)
    }
}

private func secretKey(_ bytes: some ContiguousBytes) throws -> SecretBytes {
    try bytes.withUnsafeBytes {
        guard $0.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return SecretBytes($0)
    }
}

private func publicKeyData(of key: SecretBytes, for use: ccrypto_curve25519) throws -> Data {
    try Data(count: 32) { output in
        let isDone = key.withUnsafeBytes {
            ccrypto_curve25519_public_key(use, $0.baseAddress, output.baseAddress)
        }
        guard isDone == 1 else { throw CryptoKitError.internalError }
    }
}
