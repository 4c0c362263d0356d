public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A download that can be canceled.
public final class SDWebImageDownloadToken: NSObject, SDWebImageOperation, @unchecked Sendable {
    // The lock guards what changes.
    private let lock = Foundation.NSLock()
    private var stop: (() -> Void)?
    private var hasEnded = false
    private var answer: URLResponse?
    /// The address.
    public let url: URL?
    /// The request, or nil for a file.
    public let request: URLRequest?
    /// The server's answer, once there is one.
    public internal(set) var response: URLResponse? {
        get { lock.withLock { answer } }
        set { lock.withLock { answer = newValue } }
    }

    init(_ url: URL?, _ request: URLRequest?) { (self.url, self.request) = (url, request) }

    /// Sets what a cancellation does.
    func whenCanceled(_ body: @escaping () -> Void) { lock.withLock { if !hasEnded { stop = body } } }

    /// Notes that the download has ended. Returns whether that is new.
    func end() -> Bool {
        lock.withLock {
            defer { (hasEnded, stop) = (true, nil) }
            return !hasEnded
        }
    }

    /// Cancels the download, whose completion is called with an error.
    public func cancel() {
        let stop = lock.withLock { self.stop }
        stop?()
    }
}
