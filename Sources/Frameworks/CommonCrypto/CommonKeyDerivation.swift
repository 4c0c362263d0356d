import CCrypto

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2

public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

private func hash(_ algorithm: CCPseudoRandomAlgorithm) -> ccrypto_hash? {
    switch Int(algorithm) {
    case kCCPRFHmacAlgSHA1: CCRYPTO_SHA1
    case kCCPRFHmacAlgSHA224: CCRYPTO_SHA224
    case kCCPRFHmacAlgSHA256: CCRYPTO_SHA256
    case kCCPRFHmacAlgSHA384: CCRYPTO_SHA384
    case kCCPRFHmacAlgSHA512: CCRYPTO_SHA512
    default: nil
    }
}

/// Derives a key from a password with PBKDF2.
///
/// The result is `kCCParamError` if a parameter is missing, zero or unknown; an empty password or salt is neither.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, let hash = hash(prf), rounds > 0, let derivedKey, derivedKeyLen > 0,
        passwordLen == 0 || (password != nil && passwordLen > 0), saltLen == 0 || (salt != nil && saltLen > 0)
    else { return status(kCCParamError) }
    let isDone = ccrypto_pbkdf2(hash, password, passwordLen, salt, saltLen, rounds, derivedKey, derivedKeyLen)
    return status(isDone == 1 ? kCCSuccess : kCCParamError)
}

/// Returns the rounds of PBKDF2 that take about a number of milliseconds here, or `UInt32.max` if a parameter is
/// unknown.
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
    guard passwordLen >= 0, saltLen >= 0, derivedKeyLen > 0 else { return .max }
    let password = [CChar](repeating: 0x61, count: passwordLen)
    let salt = [UInt8](repeating: 0x62, count: saltLen)
    var key = [UInt8](repeating: 0, count: derivedKeyLen)
    let rounds: UInt32 = 10_000
    let clock = ContinuousClock()
    let start = clock.now
    let result = CCKeyDerivationPBKDF(
        algorithm, password, password.count, salt, salt.count, prf, rounds, &key, key.count)
    guard Int(result) == kCCSuccess else { return .max }
    let taken = (clock.now - start) / .milliseconds(1)
    return UInt32(min(max(Double(rounds) * Double(msec) / max(taken, 0.001), 1), Double(UInt32.max - 1)))
}
