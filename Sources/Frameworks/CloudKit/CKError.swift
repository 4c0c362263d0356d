public import Foundation

public let CKErrorDomain = "CKErrorDomain"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKQueryOperationMaximumResults = 0

/// Why something wasn't done in the cloud.
public struct CKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var notAuthenticated: Code { .notAuthenticated }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var permissionFailure: Code { .permissionFailure }
    public static var partialFailure: Code { .partialFailure }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var limitExceeded: Code { .limitExceeded }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var zoneBusy: Code { .zoneBusy }
    public static var serviceUnavailable: Code { .serviceUnavailable }

    public var serverRecord: CKRecord? { nil }
    public var clientRecord: CKRecord? { nil }
    public var ancestorRecord: CKRecord? { nil }
    public var retryAfterSeconds: Double? { nil }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .notAuthenticated
            ? [NSLocalizedDescriptionKey: "This request requires an authenticated account"] : [:]
    }

    /// Nobody is signed in to iCloud.
    static let noAccount = CKError(.notAuthenticated)
}
