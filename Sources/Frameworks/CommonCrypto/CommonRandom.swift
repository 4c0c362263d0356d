import CCrypto

public typealias CCRNGStatus = CCCryptorStatus

/// Fills memory with random bytes that are fit for keys.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    if count == 0 { return status(kCCSuccess) }
    guard let bytes, count > 0 else { return status(kCCParamError) }
    return status(ccrypto_random(bytes, count) == 1 ? kCCSuccess : kCCRNGFailure)
}
