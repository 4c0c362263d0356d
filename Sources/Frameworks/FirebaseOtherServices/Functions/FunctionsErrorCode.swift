public import Foundation

/// The codes of errors of functions.
public enum FunctionsErrorCode: Int, Error, Sendable {
    case OK = 0
    case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable
    case dataLoss, unauthenticated
}

extension FunctionsErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { FunctionsErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? { "UNAVAILABLE" }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "UNAVAILABLE"] }
}
