public import Foundation

/// The domain of errors of loads.
public let SDWebImageErrorDomain = "SDWebImageErrorDomain"
/// The key of the server's code in the user information of an error.
public let SDWebImageErrorDownloadStatusCodeKey = "SDWebImageErrorDownloadStatusCodeKey"
/// The key of the server's answer in the user information of an error.
public let SDWebImageErrorDownloadResponseKey = "SDWebImageErrorDownloadResponseKey"

/// Why an image wasn't loaded.
public struct SDWebImageError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        /// There is no address.
        case invalidURL = 1000
        /// The data is no image.
        case badImageData = 1001
        /// The server says that nothing changed.
        case cacheNotModified = 1002
        /// The address failed before.
        case blackListed = 1003
        /// The download can't begin.
        case invalidDownloadOperation = 2000
        /// The server answered with an error.
        case invalidDownloadStatusCode = 2001
        /// The load was canceled.
        case cancelled = 2002
        /// The answer was refused.
        case invalidDownloadResponse = 2003
        /// The content has another type.
        case invalidDownloadContentType = 2004
    }

    public let code: Code
    /// The server's code, if that is the error.
    let status: Int?

    public init(_ code: Code) { self.init(code, status: nil) }
    init(_ code: Code, status: Int?) { (self.code, self.status) = (code, status) }

    public static let invalidURL = Code.invalidURL
    public static let badImageData = Code.badImageData
    public static let cacheNotModified = Code.cacheNotModified
    public static let blackListed = Code.blackListed
    public static let invalidDownloadOperation = Code.invalidDownloadOperation
    public static let invalidDownloadStatusCode = Code.invalidDownloadStatusCode
    public static let cancelled = Code.cancelled

    public static var errorDomain: String { SDWebImageErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        var information: [String: Any] = [NSLocalizedDescriptionKey: message]
        information[SDWebImageErrorDownloadStatusCodeKey] = status
        return information
    }

    private var message: String {
        switch code {
        case .invalidURL: "there is no address"
        case .badImageData: "the data is no image"
        case .cacheNotModified: "the image has not changed"
        case .blackListed: "the address failed before; use retryFailed to try it again"
        case .invalidDownloadOperation: "the download can't begin"
        case .invalidDownloadStatusCode: "the server answered with \(status ?? 0)"
        case .cancelled: "the load was cancelled"
        case .invalidDownloadResponse: "the answer was refused"
        case .invalidDownloadContentType: "the content is no image"
        }
    }
}

extension SDWebImageError.Code {
    /// Returns whether an error has a code, for patterns such as `catch SDWebImageError.cancelled`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        error._domain == SDWebImageErrorDomain && error._code == code.rawValue
    }
}
