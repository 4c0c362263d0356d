public import Foundation

/// The domain of errors of files.
public let StorageErrorDomain = "FIRStorageErrorDomain"

/// The codes of errors of files.
public enum StorageErrorCode: Int, Error, Sendable {
    case unknown = -13000
    case objectNotFound = -13010
    case bucketNotFound = -13011
    case projectNotFound = -13012
    case quotaExceeded = -13013
    case unauthenticated = -13020
    case unauthorized = -13021
    case retryLimitExceeded = -13030
    case nonMatchingChecksum = -13031
    case downloadSizeExceeded = -13032
    case cancelled = -13040
    case invalidArgument = -13050
    case bucketMismatch = -13052
    case internalError = -13053
    case pathError = -13054

    func error(_ message: String) -> NSError {
        NSError(domain: StorageErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }

    /// Returns whether an error has a code, for patterns such as `catch StorageErrorCode.objectNotFound`.
    public static func ~= (code: StorageErrorCode, error: any Error) -> Bool {
        error._domain == StorageErrorDomain && error._code == code.rawValue
    }
}

extension StorageErrorCode: CustomNSError {
    public static var errorDomain: String { StorageErrorDomain }
    public var errorCode: Int { rawValue }
}
