public import Foundation

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    /// A size in bits, which is a positive multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "a key has a positive multiple of 8 bits, not \(bitCount)")
        self.bitCount = bitCount
    }
}

/// A key for symmetric encryption and for authentication codes. Its memory is overwritten when it ends.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: SecretBytes

    public var bitCount: Int { bytes.count * 8 }

    public init<D: ContiguousBytes>(data: D) {
        bytes = data.withUnsafeBytes { SecretBytes($0) }
    }

    /// Makes a random key.
    public init(size: SymmetricKeySize) {
        bytes = SecretBytes(randomCount: size.bitCount / 8)
    }

    init(_ bytes: SecretBytes) {
        self.bytes = bytes
    }

    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
        lhs.bytes.isEqual(to: rhs.bytes)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
