public import CoreGraphics
import Foundation

/// The padding of older functions for keys.
public struct SecPadding: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static var PKCS1: Self { Self(rawValue: 1) }
    public static var OAEP: Self { Self(rawValue: 2) }
    public static var sigRaw: Self { Self(rawValue: 0x4000) }
    public static var PKCS1SHA1: Self { Self(rawValue: 0x8002) }
    public static var PKCS1SHA224: Self { Self(rawValue: 0x8003) }
    public static var PKCS1SHA256: Self { Self(rawValue: 0x8004) }
    public static var PKCS1SHA384: Self { Self(rawValue: 0x8005) }
    public static var PKCS1SHA512: Self { Self(rawValue: 0x8006) }
}

/// Encrypts data with a public key. `cipherTextLen` has the room before and the size of the result after the call.
@discardableResult
public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = encryption(padding) else { return errSecParam }
    let plaintext = Data(bytes: plainText, count: plainTextLen)
    return write(SecKeyCreateEncryptedData(key, algorithm, plaintext, nil), cipherText, cipherTextLen)
}

/// Decrypts data with a private key. `plainTextLen` has the room before and the size of the result after the call.
@discardableResult
public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = encryption(padding) else { return errSecParam }
    let ciphertext = Data(bytes: cipherText, count: cipherTextLen)
    return write(SecKeyCreateDecryptedData(key, algorithm, ciphertext, nil), plainText, plainTextLen)
}

/// Signs a digest with a private key. `sigLen` has the room before and the size of the result after the call.
@discardableResult
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = signature(padding, of: key) else { return errSecParam }
    let digest = Data(bytes: dataToSign, count: dataToSignLen)
    return write(SecKeyCreateSignature(key, algorithm, digest, nil), sig, sigLen)
}

/// Verifies the signature of a digest with a public key. The result is `errSecVerifyFailed` if it is another's.
@discardableResult
public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
    _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
    guard let algorithm = signature(padding, of: key), SecKeyIsAlgorithmSupported(key, .verify, algorithm) else {
        return errSecParam
    }
    let isValid = SecKeyVerifySignature(
        key, algorithm, Data(bytes: signedData, count: signedDataLen), Data(bytes: sig, count: sigLen), nil)
    return isValid ? errSecSuccess : errSecVerifyFailed
}

private func encryption(_ padding: SecPadding) -> SecKeyAlgorithm? {
    switch padding {
    case []: .rsaEncryptionRaw
    case .PKCS1: .rsaEncryptionPKCS1
    case .OAEP: .rsaEncryptionOAEPSHA1
    default: nil
    }
}

private func signature(_ padding: SecPadding, of key: SecKey) -> SecKeyAlgorithm? {
    guard key.isRSA else { return padding == .sigRaw ? .ecdsaSignatureRFC4754 : .ecdsaSignatureDigestX962 }
    return switch padding {
    case []: .rsaSignatureRaw
    case .PKCS1: .rsaSignatureDigestPKCS1v15Raw
    case .PKCS1SHA1: .rsaSignatureDigestPKCS1v15SHA1
    case .PKCS1SHA224: .rsaSignatureDigestPKCS1v15SHA224
    case .PKCS1SHA256: .rsaSignatureDigestPKCS1v15SHA256
    case .PKCS1SHA384: .rsaSignatureDigestPKCS1v15SHA384
    case .PKCS1SHA512: .rsaSignatureDigestPKCS1v15SHA512
    default: nil
    }
}

private func write(
    _ data: Data?, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let data, data.count <= count.pointee else { return errSecParam }
    data.copyBytes(to: bytes, count: data.count)
    count.pointee = data.count
    return errSecSuccess
}
