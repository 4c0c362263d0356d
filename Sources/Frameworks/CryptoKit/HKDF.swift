public import Foundation

/// The key derivation of RFC 5869 with a hash function. It derives at most 255 times the function's digest.
public enum HKDF<H: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
        return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(), outputByteCount: outputByteCount)
    }

    /// Returns a key with all the randomness of the input, for `expand`.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
        return inputKeyMaterial.withUnsafeBytes { HMAC<H>.authenticationCode(for: $0, using: key) }
    }

    /// Returns a key of any size from one that is random.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let digestByteCount = H.Digest.byteCount
        precondition(
            (0...255 * digestByteCount).contains(outputByteCount),
            "HKDF derives up to \(255 * digestByteCount) bytes, not \(outputByteCount)")
        let key = SymmetricKey(data: prk)
        let bytes = SecretBytes(count: outputByteCount) { output in
            var last: HashedAuthenticationCode<H>?
            for (index, start) in stride(from: 0, to: outputByteCount, by: digestByteCount).enumerated() {
                var code = HMAC<H>(key: key)
                if let last { last.withUnsafeBytes { code.update(data: $0) } }
                if let info { code.update(data: info) }
                code.update(data: [UInt8(index + 1)])
                let block = code.finalize()
                block.withUnsafeBytes {
                    UnsafeMutableRawBufferPointer(rebasing: output[start...]).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: $0.prefix(outputByteCount - start)))
                }
                last = block
            }
        }
        return SymmetricKey(bytes)
    }
}
