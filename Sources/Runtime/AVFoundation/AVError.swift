public import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case deviceNotConnected = -11814
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case contentIsProtected = -11831
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsUnavailable = -11836
        case operationNotAllowed = -11862
        case torchLevelUnavailable = -11846
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public let code: Code
    private let reason: String?

    public init(_ code: Code) { self.init(code, nil) }
    init(_ code: Code, _ reason: String?) { (self.code, self.reason) = (code, reason) }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        if let reason { return reason }
        return switch code {
        case .applicationIsNotAuthorizedToUseDevice: "This app is not authorized to use the device."
        case .torchLevelUnavailable: "The device has no torch."
        case .sessionNotRunning: "The session is not running."
        default: "The operation could not be completed"
        }
    }
}
