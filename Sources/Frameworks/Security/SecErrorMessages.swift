public import CoreGraphics
import Foundation

/// Returns what a result of Security's functions means.
///
/// - Parameter reserved: Nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status] ?? "OSStatus \(status)"
}

/// An error with a result of Security's functions, which functions with an error parameter return.
func securityError(_ status: OSStatus, _ description: String? = nil) -> NSError {
    let text = description ?? messages[status] ?? "OSStatus \(status)"
    return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text])
}

extension Optional<UnsafeMutablePointer<Unmanaged<CFError>?>> {
    /// Gives the caller of a function an error, which it releases.
    func set(_ status: OSStatus, _ description: String? = nil) {
        self?.pointee = .passRetained(securityError(status, description))
    }
}

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecDiskFull: "The disk is full.",
    errSecIO: "I/O error.",
    errSecOpWr: "The file is already open with write permission.",
    errSecParam: "One or more parameters passed to the function were not valid.",
    errSecWrPerm: "Write permissions error.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecInternalComponent: "An internal component failed.",
    errSecPolicyNotFound: "The specified policy could not be found.",
    errSecInvalidTrustSetting: "The specified trust setting is invalid.",
    errSecNoAccessForItem: "The specified item has no access control.",
    errSecInvalidOwnerEdit: "Invalid attempt to change the owner of this item.",
    errSecTrustNotAvailable: "No trust results are available.",
    errSecUnsupportedFormat: "Import/Export format unsupported.",
    errSecUnknownFormat: "Unknown format in import.",
    errSecKeyIsSensitive: "Key material must be wrapped for export.",
    errSecMultiplePrivKeys: "An attempt was made to import multiple private keys.",
    errSecPassphraseRequired: "Passphrase is required for import/export.",
    errSecInvalidPasswordRef: "The password reference was invalid.",
    errSecInvalidTrustSettings: "The Trust Settings Record was corrupted.",
    errSecNoTrustSettings: "No Trust Settings were found.",
    errSecPkcs12VerifyFailure: "MAC verification failed during PKCS12 import (wrong password?)",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecReadOnly: "This keychain cannot be modified.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecNoSuchKeychain: "The specified keychain could not be found.",
    errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
    errSecDuplicateKeychain: "A keychain with the same name already exists.",
    errSecDuplicateCallback: "The specified callback function is already installed.",
    errSecInvalidCallback: "The specified callback function is not valid.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecBufferTooSmall: "There is not enough memory available to use the specified item.",
    errSecDataTooLarge: "This item contains information which is too large or in a format that cannot be displayed.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInvalidItemRef: "The specified item is no longer valid. It may have been deleted from the keychain.",
    errSecInvalidSearchRef: "Unable to search the current keychain.",
    errSecNoSuchClass: "The specified item does not appear to be a valid keychain item.",
    errSecNoDefaultKeychain: "A default keychain could not be found.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecReadOnlyAttr: "The specified attribute could not be modified.",
    errSecWrongSecVersion:
        "This keychain was created by a different version of the system "
        + "software and cannot be opened.",
    errSecKeySizeNotAllowed: "This item specifies a key size which is too large or too small.",
    errSecNoStorageModule:
        "A required component (data storage module) could not be loaded. You "
        + "may need to restart your computer.",
    errSecNoCertificateModule:
        "A required component (certificate module) could not be loaded. You "
        + "may need to restart your computer.",
    errSecNoPolicyModule:
        "A required component (policy module) could not be loaded. You may "
        + "need to restart your computer.",
    errSecInteractionRequired: "User interaction is required, but is currently not allowed.",
    errSecDataNotAvailable: "The contents of this item cannot be retrieved.",
    errSecDataNotModifiable: "The contents of this item cannot be modified.",
    errSecCreateChainFailed: "One or more certificates required to validate this certificate cannot be found.",
    errSecInvalidPrefsDomain: "The specified preferences domain is not valid.",
    errSecInDarkWake: "In dark wake, no UI possible",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
    errSecRestrictedAPI: "Client is restricted and is not permitted to perform this operation.",
    errSecHostNameMismatch: "A host name mismatch has occurred.",
    errSecInternalError: "An internal error has occurred.",
    errSecInvalidKeyRef: "The specified key is not valid.",
    errSecVerifyFailed: "A cryptographic verification failure has occurred.",
    errSecCertificateExpired: "An expired certificate was detected.",
    errSecCertificateRevoked: "The certificate was revoked.",
    errSecNotTrusted: "The trust policy was not trusted.",
]
