import CCrypto
import Foundation

/// Bytes of a key, which never change and are overwritten when nothing uses them any more.
final class SecretBytes: Sendable {
    // The memory is written in initializers only.
    private nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer

    var count: Int { memory.count }

    init(count: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
        memory = .allocate(byteCount: count, alignment: 8)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        try fill(memory)
    }

    convenience init(_ bytes: UnsafeRawBufferPointer) {
        self.init(count: bytes.count) { $0.copyMemory(from: bytes) }
    }

    convenience init(randomCount count: Int) {
        self.init(count: count) { memory in
            // Without random bytes there is no safe way to go on.
            precondition(ccrypto_random(memory.baseAddress, count) == 1, "the system has no random bytes")
        }
    }

    deinit {
        ccrypto_zero(memory.baseAddress, memory.count)
        memory.deallocate()
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(memory))
    }

    func isEqual(to other: SecretBytes) -> Bool {
        areEqual(UnsafeRawBufferPointer(memory), UnsafeRawBufferPointer(other.memory))
    }
}
