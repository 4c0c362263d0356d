import CCrypto

/// A source of random bytes. There is one, the default.
public typealias SecRandomRef = OpaquePointer

// Only its identity counts.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef! = OpaquePointer(bitPattern: 1)

/// Fills memory with random bytes that are fit for keys.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    return ccrypto_random(bytes, count) == 1 ? errSecSuccess : errSecInternalComponent
}
