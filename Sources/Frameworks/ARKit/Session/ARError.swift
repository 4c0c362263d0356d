public import Foundation

public let ARErrorDomain = "com.apple.arkit.error"

/// Why there is no augmented reality.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized
        case highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200
        case geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300
        case invalidReferenceObject, invalidWorldMap, invalidConfiguration, invalidCollaborationData
        case insufficientFeatures = 400
        case objectMergeFailed
        case fileIOFailed = 500
        case requestFailed

        /// Whether an error has the code: lets `catch` and `case` compare them.
        public static func ~= (match: Code, error: any Error) -> Bool { (error as? ARError)?.code == match }
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ARErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .unsupportedConfiguration
            ? [
                NSLocalizedDescriptionKey: "Unsupported configuration.",
                NSLocalizedFailureReasonErrorKey: "The provided configuration is not supported on this device.",
            ] : [:]
    }

    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    public static var sensorUnavailable: Code { .sensorUnavailable }
    public static var sensorFailed: Code { .sensorFailed }
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
    public static var locationUnauthorized: Code { .locationUnauthorized }
    public static var highResolutionFrameCaptureInProgress: Code { .highResolutionFrameCaptureInProgress }
    public static var highResolutionFrameCaptureFailed: Code { .highResolutionFrameCaptureFailed }
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
    public static var geoTrackingNotAvailableAtLocation: Code { .geoTrackingNotAvailableAtLocation }
    public static var geoTrackingFailed: Code { .geoTrackingFailed }
    public static var invalidReferenceImage: Code { .invalidReferenceImage }
    public static var invalidReferenceObject: Code { .invalidReferenceObject }
    public static var invalidWorldMap: Code { .invalidWorldMap }
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var invalidCollaborationData: Code { .invalidCollaborationData }
    public static var insufficientFeatures: Code { .insufficientFeatures }
    public static var objectMergeFailed: Code { .objectMergeFailed }
    public static var fileIOFailed: Code { .fileIOFailed }
    public static var requestFailed: Code { .requestFailed }
}
