public import CoreGraphics
public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
public import UIKit

/// What happens to the pages of a web view of UIKit.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The web view of UIKit, which `WKWebView` has replaced since iOS 8: it shows what that shows. Sources that name it import WebKit here.
@preconcurrency @MainActor
open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    private let page = WKWebView()
    private let listener = PageListener()
    open var scrollView: UIScrollView { page.scrollView }
    open fileprivate(set) var request: URLRequest?
    open var isLoading: Bool { page.isLoading }
    open var canGoBack: Bool { page.canGoBack }
    open var canGoForward: Bool { page.canGoForward }
    // Pages aren't laid out here, and have no films.
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var allowsLinkPreview = true
    // Texts are as long as they are: they are never cut into pages.
    public var paginationMode = UIWebPaginationMode.unpaginated
    public var paginationBreakingMode = UIWebPaginationBreakingMode.page
    public var pageLength: CGFloat = 0
    public var gapBetweenPages: CGFloat = 0
    public var pageCount: Int { 1 }
    open var allowsPictureInPictureMediaPlayback = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        listener.view = self
        page.navigationDelegate = listener
        addSubview(page)
    }

    open func loadRequest(_ request: URLRequest) { _ = page.load(request) }
    open func loadHTMLString(_ string: String, baseURL: URL?) { _ = page.loadHTMLString(string, baseURL: baseURL) }
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        _ = page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }
    open func reload() { _ = page.reload() }
    open func stopLoading() { page.stopLoading() }
    open func goBack() { _ = page.goBack() }
    open func goForward() { _ = page.goForward() }

    /// Returns nil: scripts aren't run here.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        page.evaluateJavaScript(script, completionHandler: nil)
        return nil
    }
}

/// Tells the delegate of a web view of UIKit what its page does.
@MainActor
private final class PageListener: NSObject, WKNavigationDelegate {
    weak var view: UIWebView?

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let view else { return decisionHandler(.allow) }
        let type = UIWebView.NavigationType(rawValue: navigationAction.navigationType.rawValue) ?? .other
        let request = navigationAction.request
        let isWanted = view.delegate?.webView(view, shouldStartLoadWith: request, navigationType: type) ?? true
        if isWanted { view.request = request }
        decisionHandler(isWanted ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        view.map { $0.delegate?.webViewDidStartLoad($0) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        view.map { $0.delegate?.webViewDidFinishLoad($0) }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        view.map { $0.delegate?.webView($0, didFailLoadWithError: error) }
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        view.map { $0.delegate?.webView($0, didFailLoadWithError: error) }
    }
}

/// The direction in which pages of a text follow each other.
public enum UIWebPaginationMode: Int, Sendable { case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft }

/// Where a text is cut into pages.
public enum UIWebPaginationBreakingMode: Int, Sendable { case page, column }
