public import Dispatch
public import Foundation
public import FoundationNetworking
import Synchronization

/// Gives the data of assets whose addresses nothing else can load. All methods are optional.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
    /// Returns whether the delegate answers a request, now or later.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// Asks an app's delegate for the data of an asset.
public final class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    private struct Receiver: @unchecked Sendable {
        weak var delegate: (any AVAssetResourceLoaderDelegate)?
        var queue: DispatchQueue?
    }

    /// The longest time in seconds that an asset waits for a delegate that said it would answer.
    private static let patience = 5.0
    private let receiver = Mutex(Receiver())

    public var delegate: (any AVAssetResourceLoaderDelegate)? { receiver.withLock { $0.delegate } }
    public var delegateQueue: DispatchQueue? { receiver.withLock { $0.queue } }
    public var preloadsEligibleContentKeys: Bool {
        get { false }
        set { _ = newValue }
    }

    public func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        let new = Receiver(delegate: delegate, queue: delegateQueue)
        receiver.withLock { $0 = new }
    }

    /// Returns the data that the delegate gives for an address, or nil if it gives none.
    func data(of url: URL) -> Data? {
        guard let delegate else { return nil }
        let request = AVAssetResourceLoadingRequest(URLRequest(url: url))
        nonisolated(unsafe) var waits = false
        let ask = {
            waits = delegate.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request)
        }
        // A thread that waits for the main one, and is it, would wait forever.
        if let queue = delegateQueue, queue !== DispatchQueue.main || !Thread.isMainThread {
            queue.sync(execute: ask)
        } else {
            ask()
        }
        guard waits else { return nil }
        guard request.waits(until: .now() + Self.patience) else {
            delegate.resourceLoader(self, didCancel: request)
            return nil
        }
        return request.loaded
    }
}

/// A request for the data of an asset.
public final class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    public let request: URLRequest
    public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? =
        AVAssetResourceLoadingContentInformationRequest()
    public let dataRequest: AVAssetResourceLoadingDataRequest? = AVAssetResourceLoadingDataRequest()
    public var response: URLResponse?
    public var redirect: URLRequest?
    private let end = DispatchSemaphore(value: 0)
    private let state = Mutex<(isFinished: Bool, isCancelled: Bool, hasFailed: Bool)>((false, false, false))

    init(_ request: URLRequest) {
        self.request = request
        super.init()
    }

    public var isFinished: Bool { state.withLock { $0.isFinished } }
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// The delegate calls this method when it has given all data.
    public func finishLoading() { finish(failed: false) }
    /// The delegate calls this method when it has no data, with the reason.
    public func finishLoading(with error: (any Error)?) { finish(failed: error != nil) }

    private func finish(failed: Bool) {
        let isNew = state.withLock { state in
            guard !state.isFinished, !state.isCancelled else { return false }
            (state.isFinished, state.hasFailed) = (true, failed)
            return true
        }
        if isNew { end.signal() }
    }

    /// Waits for the end. Returns whether it came in time.
    fileprivate func waits(until time: DispatchTime) -> Bool {
        if end.wait(timeout: time) == .success { return true }
        return state.withLock { state in
            state.isCancelled = !state.isFinished
            return state.isFinished
        }
    }

    fileprivate var loaded: Data? { state.withLock { $0.hasFailed } ? nil : dataRequest?.data }
}

/// What an asset wants to know of its data.
public final class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    public var contentType: String?
    public let allowedContentTypes: [String]? = nil
    public var contentLength: Int64 = 0
    public var isByteRangeAccessSupported = false
    public var isEntireLengthAvailableOnDemand = false
    public var renewalDate: Date?
}

/// A request for all of an asset's data.
public final class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    private let received = Mutex(Data())

    public let requestedOffset: Int64 = 0
    public let requestedLength = Int(Int32.max)
    public let requestsAllDataToEndOfResource = true
    public var currentOffset: Int64 { Int64(data.count) }

    /// Gives the next data.
    public func respond(with data: Data) { received.withLock { $0.append(data) } }

    fileprivate var data: Data { received.withLock { $0 } }
}
