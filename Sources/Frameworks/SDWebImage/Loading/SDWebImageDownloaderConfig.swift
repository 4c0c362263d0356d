public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The order of downloads that wait.
public enum SDWebImageDownloaderExecutionOrder: Int, Sendable {
    case fifoExecutionOrder, lifoExecutionOrder

    public static let FIFO = fifoExecutionOrder
    public static let LIFO = lifoExecutionOrder
}

/// How a downloader loads.
open class SDWebImageDownloaderConfig: NSObject, NSCopying, @unchecked Sendable {
    // Only the app changes it.
    /// What new downloaders have.
    public static let `default` = SDWebImageDownloaderConfig()

    /// How many downloads run at once.
    open var maxConcurrentDownloads = 6
    /// The seconds without an answer after which a download ends with an error.
    open var downloadTimeout: TimeInterval = 15
    open var minimumProgressInterval: Double = 0
    open var sessionConfiguration: URLSessionConfiguration?
    /// The server's codes that are no error; nil for those from 200 to 299.
    open var acceptableStatusCodes: IndexSet? = IndexSet(integersIn: 200..<300)
    open var executionOrder = SDWebImageDownloaderExecutionOrder.fifoExecutionOrder
    /// The user of requests that are to be authorized.
    open var username: String?
    /// The password of requests that are to be authorized.
    open var password: String?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SDWebImageDownloaderConfig()
        (copy.maxConcurrentDownloads, copy.downloadTimeout) = (maxConcurrentDownloads, downloadTimeout)
        (copy.sessionConfiguration, copy.executionOrder) = (sessionConfiguration, executionOrder)
        (copy.acceptableStatusCodes, copy.username, copy.password) = (acceptableStatusCodes, username, password)
        return copy
    }
}

/// Changes requests before they're sent.
public protocol SDWebImageDownloaderRequestModifierProtocol: AnyObject {
    /// Returns the changed request, or nil to cancel it.
    func modifiedRequest(with request: URLRequest) -> URLRequest?
}

/// Changes requests by a block.
open class SDWebImageDownloaderRequestModifier: NSObject, SDWebImageDownloaderRequestModifierProtocol {
    private let block: (URLRequest) -> URLRequest?

    public init(block: @escaping (URLRequest) -> URLRequest?) { self.block = block }

    /// Creates one that adds headers.
    public convenience init(headers: [String: String]?) {
        self.init { request in
            var request = request
            for (name, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
            return request
        }
    }

    open func modifiedRequest(with request: URLRequest) -> URLRequest? { block(request) }
}
