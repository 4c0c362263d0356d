public import Foundation

public let UNErrorDomain = "UNErrorDomain"

/// Why a notification can't be delivered, or a file can't be shown by one.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = UNErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

    public var localizedDescription: String {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "there is no file for the attachment"
        case .attachmentUnrecognizedType: "the attachment is neither an image nor a sound or film"
        case .attachmentInvalidFileSize: "the attachment is too large"
        default: "The operation couldn’t be completed. (\(UNErrorDomain) error \(code.rawValue).)"
        }
    }
}

extension UNError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? UNError)?.code == pattern }
}
