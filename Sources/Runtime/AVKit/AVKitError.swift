public import Foundation

public let AVKitErrorDomain = "AVKitErrorDomain"

/// Why a controller can't do something.
public struct AVKitError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -1000
        case pictureInPictureStartFailed = -1001
        case contentRatingUnknown = -1100
        case contentDisallowedByPasscode = -1101
        case contentDisallowedByProfile = -1102
        case recordingFailed = -1200
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var pictureInPictureStartFailed: Code { .pictureInPictureStartFailed }

    public static let errorDomain = AVKitErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String {
        code == .pictureInPictureStartFailed
            ? "this device has no Picture in Picture"
            : "The operation couldn’t be completed. (\(AVKitErrorDomain) error \(code.rawValue).)"
    }
}
