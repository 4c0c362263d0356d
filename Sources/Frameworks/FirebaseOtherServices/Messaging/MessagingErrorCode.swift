public import Foundation

/// The codes of errors of messages.
public enum MessagingErrorCode: Int, Error, Sendable {
    case unknown = 0
    case authentication = 1
    case noAccess = 2
    case timeout = 3
    case network = 4
    case operationInProgress = 5
    case invalidRequest = 7
    case invalidTopicName = 8
}

extension MessagingErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { "com.google.fcm" }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? { "There is no service here that sends messages." }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
