public import Foundation

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library can't do something.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case persistentChangeTokenExpired = 3105
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case persistentChangeDetailsUnavailable = 3210
        case changeNotSupported = 3300
        case operationInterrupted = 3301
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = PHPhotosErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    public static var userCancelled: Code { .userCancelled }
    public static var identifierNotFound: Code { .identifierNotFound }
    public static var changeNotSupported: Code { .changeNotSupported }
    public static var invalidResource: Code { .invalidResource }
    public static var missingResource: Code { .missingResource }
    public static var accessUserDenied: Code { .accessUserDenied }

    public var localizedDescription: String {
        switch code {
        case .userCancelled: "the owner of the device has declined"
        case .accessUserDenied, .accessRestricted: "the app isn't allowed to use the photo library"
        case .identifierNotFound: "there is no object with the identifier"
        case .invalidResource: "the content can't be read as a photo or video"
        case .missingResource: "a photo needs a picture"
        default: "The operation couldn’t be completed. (\(PHPhotosErrorDomain) error \(code.rawValue).)"
        }
    }
}

extension PHPhotosError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? PHPhotosError)?.code == pattern }
}
