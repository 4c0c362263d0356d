import CCrypto
import Foundation

/// Hash functions that no longer resist attacks, for use with older services and formats.
public enum Insecure: Sendable {
    /// An MD5 digest.
    public struct MD5Digest: Digest {
        public static var byteCount: Int { 16 }

        private let bytes: InlineArray<16, UInt8>

        fileprivate init(_ state: HashState) {
            var bytes = InlineArray<16, UInt8>(repeating: 0)
            Swift.withUnsafeMutableBytes(of: &bytes) { state.finalize(into: $0) }
            self.bytes = bytes
        }

        public var description: String {
            "MD5 digest: \(withUnsafeBytes(hexadecimal))"
        }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try Swift.withUnsafeBytes(of: bytes, body)
        }
    }

    /// The MD5 hash function.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest

        public static var blockByteCount: Int { 64 }

        private var state = HashState(CCRYPTO_MD5)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            state.update(bufferPointer)
        }

        public func finalize() -> Digest {
            Digest(state)
        }
    }

    /// An SHA-1 digest.
    public struct SHA1Digest: Digest {
        public static var byteCount: Int { 20 }

        private let bytes: InlineArray<20, UInt8>

        fileprivate init(_ state: HashState) {
            var bytes = InlineArray<20, UInt8>(repeating: 0)
            Swift.withUnsafeMutableBytes(of: &bytes) { state.finalize(into: $0) }
            self.bytes = bytes
        }

        public var description: String {
            "SHA1 digest: \(withUnsafeBytes(hexadecimal))"
        }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try Swift.withUnsafeBytes(of: bytes, body)
        }
    }

    /// The SHA-1 hash function.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest

        public static var blockByteCount: Int { 64 }

        private var state = HashState(CCRYPTO_SHA1)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            state.update(bufferPointer)
        }

        public func finalize() -> Digest {
            Digest(state)
        }
    }
}
