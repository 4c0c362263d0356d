public import Foundation

/// A function that computes a digest of data, which can come in parts.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// The bytes that the function processes at a time.
    static var blockByteCount: Int { get }

    init()

    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// Returns the digest of the data so far; more data may follow.
    func finalize() -> Digest
}

extension HashFunction {
    /// The bytes of the function's digests.
    public static var byteCount: Int { Digest.byteCount }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
