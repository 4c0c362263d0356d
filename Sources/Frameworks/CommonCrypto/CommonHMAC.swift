import CCrypto

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// The state of an HMAC computation, which `CCHmacInit` begins.
public struct CCHmacContext: Sendable {
    fileprivate var state = ccrypto_hmac_state()

    public init() {}
}

private func hash(_ algorithm: CCHmacAlgorithm) -> ccrypto_hash {
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: CCRYPTO_SHA1
    case kCCHmacAlgMD5: CCRYPTO_MD5
    case kCCHmacAlgSHA256: CCRYPTO_SHA256
    case kCCHmacAlgSHA384: CCRYPTO_SHA384
    case kCCHmacAlgSHA512: CCRYPTO_SHA512
    case kCCHmacAlgSHA224: CCRYPTO_SHA224
    default: preconditionFailure("CCHmac has no algorithm \(algorithm); use one of the constants kCCHmacAlg...")
    }
}

public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    ccrypto_hmac_init(&ctx.pointee.state, hash(algorithm), key, key == nil ? 0 : keyLength)
}

public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    ccrypto_hmac_update(&ctx.pointee.state, data, data == nil ? 0 : dataLength)
}

/// Writes the authentication code to `macOut`, which has room for the algorithm's digest.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    ccrypto_hmac_final(&ctx.pointee.state, macOut)
}

/// Writes the authentication code of data to `macOut`, which has room for the algorithm's digest.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}
