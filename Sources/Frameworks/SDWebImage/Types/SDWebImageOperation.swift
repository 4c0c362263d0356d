public import Foundation

/// Something that can be canceled.
public protocol SDWebImageOperation: AnyObject {
    /// Cancels it.
    func cancel()
}

extension Operation: SDWebImageOperation {}

/// A load of an image: a question to the cache, then a download.
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, @unchecked Sendable {
    // The lock guards what changes.
    private let lock = Foundation.NSLock()
    private var hasEnded = false
    private var wasCanceled = false
    private var atCancel: (() -> Void)?
    private var download: (any SDWebImageOperation)?

    /// Whether the load was canceled.
    public var isCancelled: Bool { lock.withLock { wasCanceled } }
    /// The download, once there is one.
    public var loaderOperation: (any SDWebImageOperation)? { lock.withLock { download } }

    /// Sets what a cancellation does besides stopping the download.
    func whenCanceled(_ body: @escaping () -> Void) { lock.withLock { atCancel = body } }

    /// Sets the download, which is canceled if the load was.
    func follow(_ download: (any SDWebImageOperation)?) {
        let isLate = lock.withLock {
            self.download = download
            return wasCanceled
        }
        if isLate { download?.cancel() }
    }

    /// Notes that the load has ended. Returns whether that is new.
    func end() -> Bool {
        lock.withLock {
            defer { (hasEnded, atCancel) = (true, nil) }
            return !hasEnded
        }
    }

    /// Cancels the load, whose completion is called with an error.
    public func cancel() {
        let (body, download) = lock.withLock {
            defer { if !hasEnded { (wasCanceled, atCancel) = (true, nil) } }
            return hasEnded || wasCanceled ? (nil, nil) : (atCancel, self.download)
        }
        download?.cancel()
        body?()
    }
}
