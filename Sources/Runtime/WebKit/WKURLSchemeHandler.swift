public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import UIKit

/// The loading of an address whose scheme is the app's own.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

/// Loads the addresses of a scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Collects what a handler gives.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private var response: URLResponse?
    private var data = Data()
    private var ended: (@MainActor (Result<(URLResponse, Data), any Error>) -> Void)?

    init(_ request: URLRequest, _ ended: @escaping @MainActor (Result<(URLResponse, Data), any Error>) -> Void) {
        (self.request, self.ended) = (request, ended)
    }

    func didReceive(_ response: URLResponse) { if isRunning { self.response = response } }

    func didReceive(_ data: Data) {
        guard isRunning else { return }
        guard response != nil else { return complain("No response has been sent for this task") }
        self.data += data
    }

    func didFinish() {
        guard isRunning else { return }
        guard let response else { return complain("No response has been sent for this task") }
        end(.success((response, data)))
    }

    func didFailWithError(_ error: any Error) { if isRunning { end(.failure(error)) } }

    /// Ends the task without a result: what a handler still gives is a mistake.
    func stop() { ended = nil }

    private func end(_ result: Result<(URLResponse, Data), any Error>) {
        let ended = ended
        self.ended = nil
        ended?(result)
    }

    private var isRunning: Bool {
        if ended == nil { complain("This task has already been stopped") }
        return ended != nil
    }

    private func complain(_ message: String) { UIEnvironment.current.report(message) }
}
