public import CoreGraphics
public import Foundation

/// What a key can be used for.
public enum SecKeyOperationType: CFIndex, Sendable {
    case sign
    case verify
    case encrypt
    case decrypt
    case keyExchange
}

/// The name of a parameter of a key exchange.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) {
        self.rawValue = rawValue
    }

    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    guard let algorithm = KeyAlgorithm(algorithm) else { return false }
    let isPrivate = key.material.isPrivate
    switch (operation, algorithm) {
    case (.sign, .rsaSignature), (.decrypt, .rsaEncryption): return key.isRSA && isPrivate
    case (.verify, .rsaSignature), (.encrypt, .rsaEncryption): return key.isRSA && !isPrivate
    case (.sign, .ecdsaSignature), (.decrypt, .curveEncryption), (.keyExchange, .keyExchange):
        return !key.isRSA && isPrivate
    case (.verify, .ecdsaSignature), (.encrypt, .curveEncryption): return !key.isRSA && !isPrivate
    default: return false
    }
}

/// Signs data with a private key.
///
/// Errors are `errSecParam` for an algorithm that the key does not support, and for a digest of a wrong size.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let known = supported(key, .sign, algorithm, error) else { return nil }
    guard let signature = key.material.signature(known, of: dataToSign) else {
        error.set(errSecParam, "the data has a size that \(algorithm.rawValue) cannot sign")
        return nil
    }
    return signature
}

/// Returns whether a signature is that of the owner of a public key. If not, the error is `errSecVerifyFailed`.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let known = supported(key, .verify, algorithm, error) else { return false }
    guard key.material.isValid(signature, known, of: signedData) else {
        error.set(errSecVerifyFailed)
        return false
    }
    return true
}

/// Encrypts data with a public key. The error is `errSecParam` for an algorithm that the key does not support, and for
/// data that is too long for it.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let known = supported(key, .encrypt, algorithm, error) else { return nil }
    guard let ciphertext = key.material.encrypt(known, plaintext) else {
        error.set(errSecParam, "the data has a size that \(algorithm.rawValue) cannot encrypt")
        return nil
    }
    return ciphertext
}

/// Decrypts data with a private key. The error is `errSecParam` if it was not encrypted for the key.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let known = supported(key, .decrypt, algorithm, error) else { return nil }
    guard let plaintext = key.material.decrypt(known, ciphertext) else {
        error.set(errSecParam, "the data was not encrypted for the key with \(algorithm.rawValue)")
        return nil
    }
    return plaintext
}

/// Returns the secret, or the bytes derived from it, that the owners of two keys on a curve share.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let known = supported(privateKey, .keyExchange, algorithm, error), case .keyExchange(let hash) = known else {
        return nil
    }
    guard let secret = privateKey.material.sharedSecret(with: publicKey.material) else {
        error.set(errSecParam, "the keys are not on the same curve")
        return nil
    }
    guard let hash else { return secret }
    let parameters = named(parameters)
    let size = parameters[SecKeyKeyExchangeParameter.requestedSize.rawValue] as? NSNumber
    guard let count = size?.intValue, (0...1 << 20).contains(count) else {
        error.set(errSecParam, "the key exchange needs the parameter requestedSize")
        return nil
    }
    let info = parameters[SecKeyKeyExchangeParameter.sharedInfo.rawValue] as? Data
    return hash.derive(count, from: secret, sharedInfo: info ?? Data())
}

/// The algorithm, or nil and an error if a key does not support it.
private func supported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> KeyAlgorithm? {
    guard SecKeyIsAlgorithmSupported(key, operation, algorithm) else {
        error.set(errSecParam, "the key does not support the algorithm \(algorithm.rawValue)")
        return nil
    }
    return KeyAlgorithm(algorithm)
}
