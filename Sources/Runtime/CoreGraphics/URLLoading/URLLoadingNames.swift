public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Wishes about networks and protocols that Foundation for Linux doesn't know. The network here is neither expensive nor
// constrained and has none of these protocols, so a request doesn't keep them.
extension URLRequest {
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }

    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }

    public var attribution: Attribution {
        get { .developer }
        set {}
    }

    /// Whose wish a request is.
    public enum Attribution: UInt, Sendable {
        case developer = 0
        case user = 1
    }
}

extension URLSessionTask {
    /// Whether data is delivered as it comes, which it always is here.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

extension URLSessionTaskDelegate {
    // Foundation for Linux reports neither: a task begins as soon as it is resumed.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionDelegate {
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionWebSocketDelegate {
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}

    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLError {
    public static var appTransportSecurityRequiresSecureConnection: Code {
        Code.appTransportSecurityRequiresSecureConnection
    }
    public static var dataLengthExceedsMaximum: Code { Code.dataLengthExceedsMaximum }

    /// Why the network couldn't be used, or `nil` if that wasn't the cause.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap { NetworkUnavailableReason(rawValue: $0) }
    }

    /// Why the system canceled a task of the background, which it doesn't do here.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }

    /// The data with which a download that failed can be resumed.
    public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }

    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0
        case expensive = 1
        case constrained = 2
        case ultraConstrained = 3
    }

    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication = 0
        case backgroundUpdatesDisabled = 1
        case insufficientSystemResources = 2
    }
}

/// The key of the data with which a download goes on, in errors.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
