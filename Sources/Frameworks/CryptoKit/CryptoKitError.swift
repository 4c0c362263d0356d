/// Errors of CryptoKit's operations.
public enum CryptoKitError: Error, Hashable, Sendable {
    case incorrectKeySize
    case incorrectParameterSize
    /// The authentication tag or signature is not that of the data.
    case authenticationFailure
    /// An operation of the cryptographic library failed, such as on a point that is not on the curve.
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

extension CryptoKitError {
    /// The error of keys that are not keys of their curve, with Core Crypto's number for a wrong parameter.
    static var invalidKey: CryptoKitError { .underlyingCoreCryptoError(error: -7) }
    /// The error of an operation that failed for no reason that the caller controls.
    static var internalError: CryptoKitError { .underlyingCoreCryptoError(error: -1) }
}

/// Errors in DER and PEM representations.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    case invalidFieldIdentifier
    case unexpectedFieldType
    case invalidObjectIdentifier
    case invalidASN1Object
    case invalidASN1IntegerEncoding
    case truncatedASN1Field
    case unsupportedFieldLength
    case invalidPEMDocument
}
