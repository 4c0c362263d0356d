import CCrypto

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

// States are plain data, as in C: apps copy them, and allocate them without initializing them.

/// The state of an MD5 computation, which `CC_MD5_Init` begins.
public struct CC_MD5state_st: Sendable {
    fileprivate var state = ccrypto_hash_state()

    public init() {}
}

public typealias CC_MD5_CTX = CC_MD5state_st

/// The state of an SHA-1 computation, which `CC_SHA1_Init` begins.
public struct CC_SHA1state_st: Sendable {
    fileprivate var state = ccrypto_hash_state()

    public init() {}
}

public typealias CC_SHA1_CTX = CC_SHA1state_st

/// The state of an SHA-256 or SHA-224 computation, which `CC_SHA256_Init` begins.
public struct CC_SHA256state_st: Sendable {
    fileprivate var state = ccrypto_hash_state()

    public init() {}
}

public typealias CC_SHA256_CTX = CC_SHA256state_st

/// The state of an SHA-512 or SHA-384 computation, which `CC_SHA512_Init` begins.
public struct CC_SHA512state_st: Sendable {
    fileprivate var state = ccrypto_hash_state()

    public init() {}
}

public typealias CC_SHA512_CTX = CC_SHA512state_st

private func digest(
    _ hash: ccrypto_hash, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    var state = ccrypto_hash_state()
    ccrypto_hash_init(&state, hash)
    ccrypto_hash_update(&state, hash, data, data == nil ? 0 : Int(count))
    ccrypto_hash_final(&state, hash, digest)
    return digest
}

// Apple's functions return 1.
private func begin(_ hash: ccrypto_hash, _ state: UnsafeMutablePointer<ccrypto_hash_state>) -> Int32 {
    ccrypto_hash_init(state, hash)
    return 1
}

private func update(
    _ hash: ccrypto_hash, _ state: UnsafeMutablePointer<ccrypto_hash_state>, _ data: UnsafeRawPointer?,
    _ count: CC_LONG
) -> Int32 {
    ccrypto_hash_update(state, hash, data, data == nil ? 0 : Int(count))
    return 1
}

private func finish(
    _ hash: ccrypto_hash, _ state: UnsafeMutablePointer<ccrypto_hash_state>, _ digest: UnsafeMutablePointer<UInt8>?
) -> Int32 {
    guard let digest else { return 0 }
    ccrypto_hash_final(state, hash, digest)
    return 1
}

// MD5.

/// Writes the MD5 digest of `len` bytes to `md`, which has room for 16 bytes, and returns `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(CCRYPTO_MD5, data, len, md)
}

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    begin(CCRYPTO_MD5, &c.pointee.state)
}

@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(CCRYPTO_MD5, &c.pointee.state, data, len)
}

@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
    finish(CCRYPTO_MD5, &c.pointee.state, md)
}

// SHA-1.

/// Writes the SHA-1 digest of `len` bytes to `md`, which has room for 20 bytes, and returns `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(CCRYPTO_SHA1, data, len, md)
}

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    begin(CCRYPTO_SHA1, &c.pointee.state)
}

@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(CCRYPTO_SHA1, &c.pointee.state, data, len)
}

@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
    finish(CCRYPTO_SHA1, &c.pointee.state, md)
}

// SHA-224.

/// Writes the SHA-224 digest of `len` bytes to `md`, which has room for 28 bytes, and returns `md`.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(CCRYPTO_SHA224, data, len, md)
}

@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    begin(CCRYPTO_SHA224, &c.pointee.state)
}

@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(CCRYPTO_SHA224, &c.pointee.state, data, len)
}

@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    finish(CCRYPTO_SHA224, &c.pointee.state, md)
}

// SHA-256.

/// Writes the SHA-256 digest of `len` bytes to `md`, which has room for 32 bytes, and returns `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(CCRYPTO_SHA256, data, len, md)
}

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    begin(CCRYPTO_SHA256, &c.pointee.state)
}

@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(CCRYPTO_SHA256, &c.pointee.state, data, len)
}

@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    finish(CCRYPTO_SHA256, &c.pointee.state, md)
}

// SHA-384.

/// Writes the SHA-384 digest of `len` bytes to `md`, which has room for 48 bytes, and returns `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(CCRYPTO_SHA384, data, len, md)
}

@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    begin(CCRYPTO_SHA384, &c.pointee.state)
}

@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(CCRYPTO_SHA384, &c.pointee.state, data, len)
}

@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    finish(CCRYPTO_SHA384, &c.pointee.state, md)
}

// SHA-512.

/// Writes the SHA-512 digest of `len` bytes to `md`, which has room for 64 bytes, and returns `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(CCRYPTO_SHA512, data, len, md)
}

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    begin(CCRYPTO_SHA512, &c.pointee.state)
}

@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(CCRYPTO_SHA512, &c.pointee.state, data, len)
}

@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    finish(CCRYPTO_SHA512, &c.pointee.state, md)
}
