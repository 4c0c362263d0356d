import CCrypto
public import Foundation

extension AES {
    /// The key wrap of RFC 3394.
    public enum KeyWrap: Sendable {
        /// Encrypts a key with another key, of 128, 192 or 256 bits.
        ///
        /// Throws `CryptoKitError.wrapFailure` for a key that is no multiple of 8 bytes, or shorter than 16 bytes.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            try check(kek)
            var isDone = false
            let wrapped = Data(count: keyToWrap.bytes.count + 8) { output in
                isDone = kek.withUnsafeBytes { kek in
                    keyToWrap.withUnsafeBytes {
                        ccrypto_aes_wrap(
                            kek.baseAddress, kek.count, nil, $0.baseAddress, $0.count, output.baseAddress) == 1
                    }
                }
            }
            guard isDone else { throw CryptoKitError.wrapFailure }
            return wrapped
        }

        /// Decrypts a key that `wrap` encrypted.
        ///
        /// Throws `CryptoKitError.unwrapFailure` if the key was wrapped with another key, or is damaged.
        public static func unwrap<WrappedKey: DataProtocol>(
            _ wrappedKey: WrappedKey, using kek: SymmetricKey
        ) throws -> SymmetricKey {
            try check(kek)
            let count = wrappedKey.count
            guard count >= 24, count % 8 == 0 else { throw CryptoKitError.unwrapFailure }
            // The library may write as much as it reads.
            let unwrapped = try SecretBytes(count: count) { output in
                let isDone = kek.withUnsafeBytes { kek in
                    wrappedKey.withContiguousBytes {
                        ccrypto_aes_unwrap(kek.baseAddress, kek.count, nil, $0.baseAddress, count, output.baseAddress)
                            == 1
                    }
                }
                guard isDone else { throw CryptoKitError.unwrapFailure }
            }
            return unwrapped.withUnsafeBytes {
                SymmetricKey(SecretBytes(UnsafeRawBufferPointer(rebasing: $0.dropLast(8))))
            }
        }

        private static func check(_ kek: SymmetricKey) throws {
            guard [16, 24, 32].contains(kek.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        }
    }
}
