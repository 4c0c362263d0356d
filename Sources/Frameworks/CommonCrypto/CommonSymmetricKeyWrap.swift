import CCrypto

public typealias CCWrappingAlgorithm = UInt32

public let kCCWRAPAES = 1

// The bytes never change.
private nonisolated(unsafe) let initializationVector: UnsafePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
    bytes.initialize(repeating: 0xA6, count: 8)
    return UnsafePointer(bytes)
}()

/// The initialization vector of RFC 3394.
public var CCrfc3394_iv: UnsafePointer<UInt8> { initializationVector }
public let CCrfc3394_ivLen = 8

private func areValid(_ algorithm: CCWrappingAlgorithm, iv: UnsafePointer<UInt8>?, _ ivLen: Int) -> Bool {
    Int(algorithm) == kCCWRAPAES && (iv == nil || ivLen == 8)
}

/// Encrypts a key with another key, as RFC 3394 says.
///
/// `wrappedKeyLen` has the room of `wrappedKey` before and the size of the result after the call.
@discardableResult
public func CCSymmetricKeyWrap(
    _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>!, _ ivLen: Int, _ kek: UnsafePointer<UInt8>!,
    _ kekLen: Int, _ rawKey: UnsafePointer<UInt8>!, _ rawKeyLen: Int, _ wrappedKey: UnsafeMutablePointer<UInt8>!,
    _ wrappedKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
    guard areValid(algorithm, iv: iv, ivLen), let kek, let rawKey, let wrappedKeyLen, rawKeyLen >= 0 else {
        return status(kCCParamError)
    }
    let needed = CCSymmetricWrappedSize(algorithm, rawKeyLen)
    guard let wrappedKey, wrappedKeyLen.pointee >= needed else {
        wrappedKeyLen.pointee = needed
        return status(kCCBufferTooSmall)
    }
    guard ccrypto_aes_wrap(kek, kekLen, iv, rawKey, rawKeyLen, wrappedKey) == 1 else { return status(kCCParamError) }
    wrappedKeyLen.pointee = needed
    return status(kCCSuccess)
}

/// Decrypts a key that `CCSymmetricKeyWrap` encrypted.
///
/// `rawKeyLen` has the room of `rawKey` before and the size of the result after the call. The result is
/// `kCCDecodeError` if the key was wrapped with another key, or is damaged.
@discardableResult
public func CCSymmetricKeyUnwrap(
    _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>!, _ ivLen: Int, _ kek: UnsafePointer<UInt8>!,
    _ kekLen: Int, _ wrappedKey: UnsafePointer<UInt8>!, _ wrappedKeyLen: Int, _ rawKey: UnsafeMutablePointer<UInt8>!,
    _ rawKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
    guard areValid(algorithm, iv: iv, ivLen), let kek, [16, 24, 32].contains(kekLen), let wrappedKey, let rawKeyLen,
        wrappedKeyLen >= 24, wrappedKeyLen % 8 == 0
    else { return status(kCCParamError) }
    let needed = CCSymmetricUnwrappedSize(algorithm, wrappedKeyLen)
    guard let rawKey, rawKeyLen.pointee >= needed else {
        rawKeyLen.pointee = needed
        return status(kCCBufferTooSmall)
    }
    let scratch = UnsafeMutableRawPointer.allocate(byteCount: wrappedKeyLen, alignment: 8)
    defer {
        ccrypto_zero(scratch, wrappedKeyLen)
        scratch.deallocate()
    }
    guard ccrypto_aes_unwrap(kek, kekLen, iv, wrappedKey, wrappedKeyLen, scratch) == 1 else {
        return status(kCCDecodeError)
    }
    UnsafeMutableRawPointer(rawKey).copyMemory(from: scratch, byteCount: needed)
    rawKeyLen.pointee = needed
    return status(kCCSuccess)
}

public func CCSymmetricWrappedSize(_ algorithm: CCWrappingAlgorithm, _ rawKeyLen: Int) -> Int {
    rawKeyLen + 8
}

public func CCSymmetricUnwrappedSize(_ algorithm: CCWrappingAlgorithm, _ wrappedKeyLen: Int) -> Int {
    wrappedKeyLen - 8
}
