public import Foundation

/// A key agreement, with which two parties that know each other's public keys find the same secret.
public protocol DiffieHellmanKeyAgreement: Sendable {
    associatedtype PublicKey: Sendable

    var publicKey: PublicKey { get }

    func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

/// The result of a key agreement, from which keys are derived.
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
    let bytes: SecretBytes

    public var description: String {
        "SharedSecret: \(withUnsafeBytes(hexadecimal))"
    }

    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool {
        lhs.bytes.isEqual(to: rhs.bytes)
    }

    public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool {
        lhs.withUnsafeBytes { lhs in rhs.withContiguousBytes { areEqual(lhs, $0) } }
    }

    public static func != <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool {
        !(lhs == rhs)
    }

    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Derives a key with the key derivation function of ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount >= 0, "a key cannot have \(outputByteCount) bytes")
        let bytes = SecretBytes(count: outputByteCount) { output in
            for (index, start) in stride(from: 0, to: outputByteCount, by: H.Digest.byteCount).enumerated() {
                var hash = H()
                withUnsafeBytes { hash.update(bufferPointer: $0) }
                Swift.withUnsafeBytes(of: UInt32(index + 1).bigEndian) { hash.update(bufferPointer: $0) }
                hash.update(data: sharedInfo)
                hash.finalize().withUnsafeBytes {
                    UnsafeMutableRawBufferPointer(rebasing: output[start...]).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: $0.prefix(outputByteCount - start)))
                }
            }
        }
        return SymmetricKey(bytes)
    }

    /// Derives a key with HKDF.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
}
