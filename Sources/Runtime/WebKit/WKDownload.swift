public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import UIKit

/// Decides where a download is kept, and follows it.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: AnyObject {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void)
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    func download(
        _ download: WKDownload,
        decidePlaceholderPolicy completionHandler: @escaping (WKDownload.PlaceholderPolicy, URL?) -> Void)
    func download(_ download: WKDownload, didReceivePlaceholderURL url: URL, completionHandler: @escaping () -> Void)
    func download(_ download: WKDownload, didReceiveFinalURL url: URL)
}

// Methods that an app doesn't implement allow all, and hear nothing.
extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
    public func download(
        _ download: WKDownload,
        decidePlaceholderPolicy completionHandler: @escaping (WKDownload.PlaceholderPolicy, URL?) -> Void
    ) { completionHandler(.disable, nil) }
    public func download(
        _ download: WKDownload, didReceivePlaceholderURL url: URL, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func download(_ download: WKDownload, didReceiveFinalURL url: URL) {}
}

/// A file that a web view loads instead of showing it.
@preconcurrency @MainActor
open class WKDownload: NSObject {
    public enum RedirectPolicy: Int, Sendable { case cancel, allow }
    public enum PlaceholderPolicy: Int, Sendable { case disable, enable }

    public let originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    public let progress = Progress(totalUnitCount: 1)
    /// Whether a person has asked for it. Here, it is the app that asks.
    open var isUserInitiated: Bool { false }
    public let originatingFrame: WKFrameInfo

    private let environment = UIEnvironment.current
    private let source: PageSource
    private var isEnded = false

    init(_ request: URLRequest, _ source: PageSource, _ webView: WKWebView) {
        (originalRequest, self.source, self.webView) = (request, source, webView)
        originatingFrame = WKFrameInfo(request, webView)
        super.init()
        environment.schedule(after: 0) { self.begin(request) }
    }

    /// Ends the download. Nothing of it is kept, with which it could go on.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        isEnded = true
        environment.schedule(after: 0) { completionHandler?(nil) }
    }

    private func begin(_ request: URLRequest) {
        switch source {
        case .answer(let response, let data): accept(response, data)
        case .file(let file):
            do {
                let data = try Data(contentsOf: file)
                accept(.local(file, mimeType: nil, length: data.count, encoding: nil), data)
            } catch { fail(URLError(.fileDoesNotExist)) }
        case .handler: fail(URLError(.unsupportedURL))
        case .address: load(request)
        }
    }

    private func load(_ request: URLRequest) {
        guard !environment.conditions.isOffline else { return fail(URLError(.notConnectedToInternet)) }
        let task = URLSession.shared.dataTask(with: request) { [environment] data, response, error in
            MainThread.perform {
                environment.perform {
                    guard let data, let response else { return self.fail(error ?? URLError(.unknown)) }
                    self.accept(response, data)
                }
            }
        }
        task.resume()
    }

    private func accept(_ response: URLResponse, _ data: Data) {
        guard !isEnded else { return }
        guard let delegate else { return fail(URLError(.cancelled)) }
        let name = response.suggestedFilename ?? response.url?.lastPathComponent ?? "Unknown"
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { [self] file in
            guard let file else { return fail(URLError(.cancelled)) }
            do {
                try data.write(to: file, options: .withoutOverwriting)
                finish(file)
            } catch { fail(error) }
        }
    }

    private func finish(_ file: URL) {
        isEnded = true
        progress.completedUnitCount = 1
        delegate?.download(self, didReceiveFinalURL: file)
        delegate?.downloadDidFinish(self)
    }

    private func fail(_ error: any Error) {
        guard !isEnded else { return }
        isEnded = true
        delegate?.download(self, didFailWithError: error, resumeData: nil)
    }
}
