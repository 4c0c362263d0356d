public import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import UIKit

/// Loads images from addresses of servers and files.
open class SDWebImageDownloader: NSObject, @unchecked Sendable {
    // The lock guards what changes.
    /// The downloader of loads.
    public static let shared = SDWebImageDownloader(config: .default)

    /// How images are loaded.
    public let config: SDWebImageDownloaderConfig
    /// What changes all requests.
    open var requestModifier: (any SDWebImageDownloaderRequestModifierProtocol)?
    /// Returns the headers of a request: version 4's way to change them.
    open var headersFilter: ((URL?, [String: String]?) -> [String: String]?)?
    private let lock = Foundation.NSLock()
    private var headers = ["Accept": "image/*,*/*;q=0.8"]
    private var running: [ObjectIdentifier: SDWebImageDownloadToken] = [:]
    private let files = DispatchQueue(label: "SDWebImageDownloader.files")
    private let session: URLSession

    public override convenience init() { self.init(config: nil) }

    /// Creates a downloader; nil for how most load.
    public init(config: SDWebImageDownloaderConfig?) {
        let own = (config ?? .default).copy() as? SDWebImageDownloaderConfig ?? SDWebImageDownloaderConfig()
        self.config = own
        let configuration = own.sessionConfiguration ?? .default
        configuration.httpMaximumConnectionsPerHost = max(1, own.maxConcurrentDownloads)
        session = URLSession(configuration: configuration)
        super.init()
    }

    /// The shared downloader, in the style of older apps (`SDWebImageDownloader.shared()`).
    public func callAsFunction() -> SDWebImageDownloader { self }

    /// Sets a header of all requests; nil removes it.
    open func setValue(_ value: String?, forHTTPHeaderField field: String?) {
        if let field { lock.withLock { headers[field] = value } }
    }

    /// Returns a header of all requests.
    open func value(forHTTPHeaderField field: String?) -> String? {
        field.flatMap { name in lock.withLock { headers[name] } }
    }

    /// Whether nothing is loaded for now, which nothing decides here.
    open var isSuspended = false
    /// How many downloads run.
    open var currentDownloadCount: UInt { lock.withLock { UInt(running.count) } }

    /// Cancels all downloads.
    open func cancelAllDownloads() {
        for token in lock.withLock({ Array(running.values) }) { token.cancel() }
    }

    /// Loads an image.
    @discardableResult
    open func downloadImage(
        with url: URL?, completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageDownloadToken? { downloadImage(with: url, options: [], progress: nil, completed: completedBlock) }

    /// Loads an image. Blocks are called on the main thread.
    @discardableResult
    open func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], progress: SDWebImageDownloaderProgressBlock?,
        completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageDownloadToken? {
        downloadImage(with: url, options: options, context: nil, progress: progress, completed: completedBlock)
    }

    /// Loads an image. Blocks are called on the main thread.
    @discardableResult
    open func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], context: SDWebImageContext?,
        progress: SDWebImageDownloaderProgressBlock?,
        completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageDownloadToken? {
        guard let url else {
            Main.call { completedBlock?(nil, nil, SDWebImageError(.invalidURL), true) }
            return nil
        }
        var decoder = Decoder([], context)
        decoder.isStill = options.contains(.decodeFirstFrameOnly)
        decoder.shrinksLarge = options.contains(.scaleDownLargeImages)
        let request = url.isFileURL ? nil : request(for: url, options, context)
        guard url.isFileURL || request != nil else {
            Main.call { completedBlock?(nil, nil, SDWebImageError(.invalidDownloadOperation), true) }
            return nil
        }
        let token = SDWebImageDownloadToken(url, request)
        lock.withLock { running[ObjectIdentifier(token)] = token }
        nonisolated(unsafe) let (progress, completed) = (progress, completedBlock)
        let chosen = decoder
        let finish: @Sendable (Data?, (any Error)?) -> Void = { [weak self] data, error in
            let image = data.flatMap { chosen.image($0, forKey: url.absoluteString) }
            let error = error ?? (image == nil ? SDWebImageError(.badImageData) : nil)
            guard token.end() else { return }
            self?.forget(token)
            Main.call {
                if let data { progress?(data.count, data.count, url) }
                completed?(error == nil ? image : nil, error == nil ? data : nil, error, true)
            }
        }
        start(token, finish)
        return token
    }

    private func forget(_ token: SDWebImageDownloadToken) {
        lock.withLock { running[ObjectIdentifier(token)] = nil }
    }

    private func start(
        _ token: SDWebImageDownloadToken, _ finish: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        guard let request = token.request else {
            token.whenCanceled { finish(nil, SDWebImageError(.cancelled)) }
            return files.async {
                do { finish(try token.url.map { try Data(contentsOf: $0) }, nil) } catch { finish(nil, error) }
            }
        }
        let accepted = config.acceptableStatusCodes
        let task = session.dataTask(with: request) { data, response, error in
            token.response = response
            if let status = (response as? HTTPURLResponse)?.statusCode, let accepted, !accepted.contains(status) {
                return finish(nil, SDWebImageError(.invalidDownloadStatusCode, status: status))
            }
            finish(data, error)
        }
        token.whenCanceled {
            task.cancel()
            finish(nil, SDWebImageError(.cancelled))
        }
        task.resume()
    }

    private func request(
        for url: URL, _ options: SDWebImageDownloaderOptions, _ context: SDWebImageContext?
    ) -> URLRequest? {
        let policy: URLRequest.CachePolicy =
            options.contains(.useNSURLCache) ? .useProtocolCachePolicy : .reloadIgnoringLocalCacheData
        var request = URLRequest(url: url, cachePolicy: policy, timeoutInterval: config.downloadTimeout)
        let own = lock.withLock { headers }
        request.allHTTPHeaderFields = headersFilter.map { $0(url, own) ?? [:] } ?? own
        if let name = config.username, let password = config.password {
            let code = Data("\(name):\(password)".utf8).base64EncodedString()
            request.setValue("Basic \(code)", forHTTPHeaderField: "Authorization")
        }
        let modifier =
            context?[.downloadRequestModifier] as? any SDWebImageDownloaderRequestModifierProtocol ?? requestModifier
        return modifier.map { $0.modifiedRequest(with: request) } ?? request
    }
}

/// Names of version 4.
extension SDWebImageDownloader {
    /// How many downloads run at once.
    public var maxConcurrentDownloads: Int {
        get { config.maxConcurrentDownloads }
        set { config.maxConcurrentDownloads = newValue }
    }
    /// The seconds without an answer after which a download ends with an error.
    public var downloadTimeout: TimeInterval {
        get { config.downloadTimeout }
        set { config.downloadTimeout = newValue }
    }
    public var executionOrder: SDWebImageDownloaderExecutionOrder {
        get { config.executionOrder }
        set { config.executionOrder = newValue }
    }
    /// The user of requests that are to be authorized.
    public var username: String? {
        get { config.username }
        set { config.username = newValue }
    }
    /// The password of requests that are to be authorized.
    public var password: String? {
        get { config.password }
        set { config.password = newValue }
    }
}
