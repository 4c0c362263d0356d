public import Foundation

/// The domain of errors of Firestore.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// The codes of errors of Firestore.
public enum FirestoreErrorCode: Int, Error, Sendable {
    case OK = 0
    case cancelled = 1
    case unknown = 2
    case invalidArgument = 3
    case deadlineExceeded = 4
    case notFound = 5
    case alreadyExists = 6
    case permissionDenied = 7
    case resourceExhausted = 8
    case failedPrecondition = 9
    case aborted = 10
    case outOfRange = 11
    case unimplemented = 12
    case `internal` = 13
    case unavailable = 14
    case dataLoss = 15
    case unauthenticated = 16

    /// The codes themselves, where the error is a structure.
    public typealias Code = FirestoreErrorCode

    /// The code of the error.
    public var code: Code { self }

    /// Creates an error with a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self = code }

    static func error(_ code: FirestoreErrorCode, _ message: String) -> NSError {
        NSError(domain: FirestoreErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }

    /// Returns whether an error has a code, for patterns such as `catch FirestoreErrorCode.notFound`.
    public static func ~= (code: FirestoreErrorCode, error: any Error) -> Bool {
        error._domain == FirestoreErrorDomain && error._code == code.rawValue
    }
}

extension FirestoreErrorCode: CustomNSError {
    public static var errorDomain: String { FirestoreErrorDomain }
    public var errorCode: Int { rawValue }
}
