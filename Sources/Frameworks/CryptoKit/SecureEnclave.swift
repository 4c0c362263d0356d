public import Foundation
public import Security

/// Keys that never leave a device's Secure Enclave. There is none here: every initializer throws an error.
public enum SecureEnclave: Sendable {
    public static var isAvailable: Bool { false }

    /// The error of all initializers, with the number of `errSecUnimplemented`.
    fileprivate static var unavailable: CryptoKitError { .underlyingCoreCryptoError(error: errSecUnimplemented) }

    /// Keys on NIST's curve P-256.
    public enum P256: Sendable {
        /// ECDSA.
        public enum Signing: Sendable {
            /// A key that would sign.
            public struct PrivateKey: Sendable {
                private let nothing: Never

                public var publicKey: CryptoKit.P256.Signing.PublicKey { switch nothing {} }
                public var dataRepresentation: Data { switch nothing {} }

                /// Throws an error. The authentication context is an `LAContext`.
                public init(
                    compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
                    authenticationContext: AnyObject? = nil
                ) throws {
                    throw SecureEnclave.unavailable
                }

                /// Throws an error. The authentication context is an `LAContext`.
                public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
                    throw SecureEnclave.unavailable
                }

                public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    switch nothing {}
                }

                public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    switch nothing {}
                }
            }
        }

        /// Diffie-Hellman key agreements.
        public enum KeyAgreement: Sendable {
            /// A key that would agree on secrets.
            public struct PrivateKey: DiffieHellmanKeyAgreement {
                private let nothing: Never

                public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { switch nothing {} }
                public var dataRepresentation: Data { switch nothing {} }

                /// Throws an error. The authentication context is an `LAContext`.
                public init(
                    compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
                    authenticationContext: AnyObject? = nil
                ) throws {
                    throw SecureEnclave.unavailable
                }

                /// Throws an error. The authentication context is an `LAContext`.
                public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
                    throw SecureEnclave.unavailable
                }

                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret {
                    switch nothing {}
                }
            }
        }
    }
}
