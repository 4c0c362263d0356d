public import Foundation

/// A code of HMAC with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    fileprivate let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }

    public var description: String {
        "HMAC with \(H.self): \(withUnsafeBytes(hexadecimal))"
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }
}

/// Authentication codes that a hash function and a symmetric key give.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { key in
            key.count > H.blockByteCount ? Array(H.hash(data: key)) : Array(key)
        }
        block += [UInt8](repeating: 0, count: max(H.blockByteCount - block.count, 0))
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let code = Self.authenticationCode(for: authenticatedData, using: key)
        return code.withUnsafeBytes { code in authenticationCode.withUnsafeBytes { areEqual(code, $0) } }
    }

    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: bufferPointer, using: key) == mac
    }

    public mutating func update<D: DataProtocol>(data: D) {
        inner.update(data: data)
    }

    /// Returns the code of the data so far; more data may follow.
    public func finalize() -> MAC {
        var outer = outer
        inner.finalize().withUnsafeBytes { outer.update(bufferPointer: $0) }
        return MAC(digest: outer.finalize())
    }
}
