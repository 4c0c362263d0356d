public import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why MapKit can't answer.
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String {
        code == .decodingFailed
            ? "the data isn't GeoJSON with shapes that a map can show"
            : "there is no service here that finds places and ways"
    }
}

extension MKError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? MKError)?.code == pattern }
}
