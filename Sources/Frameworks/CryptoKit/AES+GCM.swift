public import Foundation

/// The Advanced Encryption Standard.
public enum AES: Sendable {
    /// AES in the Galois/counter mode, with keys of 128, 192 or 256 bits.
    public enum GCM: Sendable {
        /// Encrypts and authenticates a message, and authenticates other data.
        ///
        /// Without a nonce, it is random. Throws `CryptoKitError.incorrectKeySize` for a key of another size.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let (ciphertext, tag) = try AuthenticatedCipher.aesGCM.seal(
                message, using: key, nonce: nonce.bytes, authenticating: authenticatedData)
            return SealedBox(checkedNonce: nonce, ciphertext: ciphertext, tag: tag)
        }

        /// Encrypts and authenticates a message. Without a nonce, it is random.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: Data())
        }

        /// Decrypts a message, and verifies it and other data.
        ///
        /// Throws `CryptoKitError.authenticationFailure` if anything differs from what was sealed.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            try AuthenticatedCipher.aesGCM.open(
                sealedBox.ciphertext, tag: sealedBox.tag, using: key, nonce: sealedBox.nonce.bytes,
                authenticating: authenticatedData)
        }

        /// Decrypts and verifies a message.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }

        /// A value that differs for each message with a key.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: Data

            /// Makes a random nonce of 12 bytes.
            public init() {
                bytes = SecretBytes(randomCount: AuthenticatedCipher.nonceByteCount).withUnsafeBytes { Data($0) }
            }

            /// Makes a nonce of bytes. Throws `CryptoKitError.incorrectParameterSize` for fewer than 12 bytes.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= AuthenticatedCipher.nonceByteCount else {
                    throw CryptoKitError.incorrectParameterSize
                }
                bytes = Data(data)
            }

            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }

            public func makeIterator() -> Array<UInt8>.Iterator {
                Array(bytes).makeIterator()
            }
        }

        /// An encrypted message with what is needed to open it, except the key.
        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data

            /// The nonce, the ciphertext and the tag, or nil if the nonce does not have 12 bytes.
            public var combined: Data? {
                nonce.bytes.count == AuthenticatedCipher.nonceByteCount ? nonce.bytes + ciphertext + tag : nil
            }

            fileprivate init(checkedNonce nonce: Nonce, ciphertext: Data, tag: Data) {
                self.nonce = nonce
                self.ciphertext = ciphertext
                self.tag = tag
            }

            /// Makes a box of a nonce of 12 bytes, a ciphertext and a tag.
            ///
            /// Throws `CryptoKitError.incorrectParameterSize` for data that is too short.
            public init<D: DataProtocol>(combined: D) throws {
                let (nonce, ciphertext, tag) = try parts(of: combined)
                self.init(checkedNonce: try Nonce(data: nonce), ciphertext: ciphertext, tag: tag)
            }

            /// Makes a box of its parts. Throws `CryptoKitError.incorrectParameterSize` for a tag of another size than
            /// 16 bytes.
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                self.init(checkedNonce: nonce, ciphertext: Data(ciphertext), tag: try checkedTag(tag))
            }
        }
    }
}
