import CCrypto
import Foundation

/// An SHA-256 digest.
public struct SHA256Digest: Digest {
    public static var byteCount: Int { 32 }

    private let bytes: InlineArray<32, UInt8>

    fileprivate init(_ state: HashState) {
        var bytes = InlineArray<32, UInt8>(repeating: 0)
        Swift.withUnsafeMutableBytes(of: &bytes) { state.finalize(into: $0) }
        self.bytes = bytes
    }

    public var description: String {
        "SHA256 digest: \(withUnsafeBytes(hexadecimal))"
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Swift.withUnsafeBytes(of: bytes, body)
    }
}

/// The SHA-256 hash function.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest

    public static var blockByteCount: Int { 64 }

    private var state = HashState(CCRYPTO_SHA256)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        state.update(bufferPointer)
    }

    public func finalize() -> Digest {
        Digest(state)
    }
}

/// An SHA-384 digest.
public struct SHA384Digest: Digest {
    public static var byteCount: Int { 48 }

    private let bytes: InlineArray<48, UInt8>

    fileprivate init(_ state: HashState) {
        var bytes = InlineArray<48, UInt8>(repeating: 0)
        Swift.withUnsafeMutableBytes(of: &bytes) { state.finalize(into: $0) }
        self.bytes = bytes
    }

    public var description: String {
        "SHA384 digest: \(withUnsafeBytes(hexadecimal))"
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Swift.withUnsafeBytes(of: bytes, body)
    }
}

/// The SHA-384 hash function.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest

    public static var blockByteCount: Int { 128 }

    private var state = HashState(CCRYPTO_SHA384)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        state.update(bufferPointer)
    }

    public func finalize() -> Digest {
        Digest(state)
    }
}

/// An SHA-512 digest.
public struct SHA512Digest: Digest {
    public static var byteCount: Int { 64 }

    private let bytes: InlineArray<64, UInt8>

    fileprivate init(_ state: HashState) {
        var bytes = InlineArray<64, UInt8>(repeating: 0)
        Swift.withUnsafeMutableBytes(of: &bytes) { state.finalize(into: $0) }
        self.bytes = bytes
    }

    public var description: String {
        "SHA512 digest: \(withUnsafeBytes(hexadecimal))"
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Swift.withUnsafeBytes(of: bytes, body)
    }
}

/// The SHA-512 hash function.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest

    public static var blockByteCount: Int { 128 }

    private var state = HashState(CCRYPTO_SHA512)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        state.update(bufferPointer)
    }

    public func finalize() -> Digest {
        Digest(state)
    }
}
