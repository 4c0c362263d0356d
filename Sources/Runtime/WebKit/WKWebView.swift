public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import QuartzCore
public import UIKit

/// What was shown before and after a page.
open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let title: String?
    public var initialURL: URL { url }
    init(_ url: URL, _ title: String?) { (self.url, self.title) = (url, title) }
}

open class WKBackForwardList: NSObject {
    public internal(set) var backList: [WKBackForwardListItem] = []
    public internal(set) var forwardList: [WKBackForwardListItem] = []
    public internal(set) var currentItem: WKBackForwardListItem?
    public var backItem: WKBackForwardListItem? { backList.last }
    public var forwardItem: WKBackForwardListItem? { forwardList.first }
}

/// Stands for web pages: it shows the text of pages that the app brings, and the address of others, which aren't loaded here.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView: UIScrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()
    open private(set) var title: String?
    open private(set) var url: URL?
    open private(set) var isLoading = false
    open private(set) var estimatedProgress = 0.0
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor?

    private var labels: [UILabel] = []

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        allowsBackForwardNavigationGestures = coder.decodeBool(forKey: "allowsBackForwardNavigationGestures")
        setUp()
    }

    private func setUp() {
        backgroundColor = backgroundColor ?? .systemBackground
        addSubview(scrollView)
    }

    private static let (margin, spacing): (CGFloat, CGFloat) = (16, 12)

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let width = max(0, bounds.width - 2 * Self.margin)
        var bottom = Self.margin
        for label in labels {
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.margin, y: bottom, width: width, height: height)
            bottom += height + Self.spacing
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: bottom)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("navigationDelegate", \WKWebView.navigationDelegate)
            + .property("UIDelegate", \WKWebView.uiDelegate)
            + .value("estimatedProgress", \WKWebView.estimatedProgress) + .value("title", \WKWebView.title)
            + .value("URL", \WKWebView.url) + .value("loading", \WKWebView.isLoading)
            + .value("canGoBack", \WKWebView.canGoBack) + .value("canGoForward", \WKWebView.canGoForward)
            + .action("goBack") { (view: WKWebView) in _ = view.goBack() }
            + .action("goForward") { (view: WKWebView) in _ = view.goForward() }
            + .action("reload") { (view: WKWebView) in _ = view.reload() }
            + .action("stopLoading") { (view: WKWebView) in view.stopLoading() }
            + .action("goBack:") { (view: WKWebView) in _ = view.goBack() }
            + .action("goForward:") { (view: WKWebView) in _ = view.goForward() }
            + .action("reload:") { (view: WKWebView) in _ = view.reload() }
            + .action("stopLoading:") { (view: WKWebView) in view.stopLoading() }
    }

    // MARK: Loading

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        return go(to: url, .other)
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        show(PageText(html: string), at: baseURL ?? URL(string: "about:blank"), .other)
    }

    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { go(to: URL, .other) }

    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        show(PageText(html: String(decoding: data, as: UTF8.self)), at: baseURL, .other)
    }

    private func go(to url: URL, _ type: WKNavigationType) -> WKNavigation? {
        if url.isFileURL {
            let text = (try? Data(contentsOf: url)).map { PageText(html: String(decoding: $0, as: UTF8.self)) }
            if let text { return show(text, at: url, type) }
        }
        return show(nil, at: url, type)
    }

    /// Shows a text, or the address of a page that isn't loaded, once the delegate has allowed it.
    private func show(_ text: PageText?, at url: URL?, _ type: WKNavigationType) -> WKNavigation? {
        let navigation = WKNavigation()
        let request = URLRequest(url: url ?? URL(fileURLWithPath: "/"))
        isLoading = true
        estimatedProgress = 0.1
        let environment = environment
        environment.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated { environment.perform { self?.decide(navigation, request, text, url, type) } }
        }
        return navigation
    }

    /// Asks the delegate whether a page is shown.
    private func decide(
        _ navigation: WKNavigation, _ request: URLRequest, _ text: PageText?, _ url: URL?, _ type: WKNavigationType
    ) {
        guard isLoading else { return }
        guard let delegate = navigationDelegate else { return finish(navigation, text, url, type) }
        delegate.webView(self, decidePolicyFor: WKNavigationAction(request, type)) { policy in
            if policy == .allow { self.finish(navigation, text, url, type) } else { self.stopLoading() }
        }
    }

    private func finish(_ navigation: WKNavigation, _ text: PageText?, _ url: URL?, _ type: WKNavigationType) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        if let url, type == .other {
            if let current = backForwardList.currentItem { backForwardList.backList.append(current) }
            backForwardList.forwardList = []
            backForwardList.currentItem = WKBackForwardListItem(url, text?.title)
        }
        self.url = url
        title = text?.title ?? (text == nil ? url?.host : nil)
        fill(text)
        navigationDelegate?.webView(self, didCommit: navigation)
        (isLoading, estimatedProgress) = (false, 1)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    private func fill(_ text: PageText?) {
        for label in labels { label.removeFromSuperview() }
        labels = []
        let blocks =
            text?.blocks ?? [
                PageText.Block(kind: .heading(2), text: url?.absoluteString ?? ""),
                PageText.Block(kind: .paragraph, text: "Web pages are not loaded on this device."),
            ]
        for block in blocks {
            let label = UILabel()
            label.numberOfLines = 0
            switch block.kind {
            case .heading(let level):
                label.font = .preferredFont(forTextStyle: level <= 1 ? .title1 : level == 2 ? .title2 : .headline)
                label.text = block.text
            case .paragraph: label.text = block.text
            case .item: label.text = "•  " + block.text
            }
            labels.append(label)
            scrollView.addSubview(label)
        }
        setNeedsLayout()
        scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    }

    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { go(to: $0, .reload) } }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    open func stopLoading() { isLoading = false }

    @discardableResult
    open func goBack() -> WKNavigation? {
        guard let item = backForwardList.backList.popLast() else { return nil }
        if let current = backForwardList.currentItem { backForwardList.forwardList.insert(current, at: 0) }
        backForwardList.currentItem = item
        return go(to: item.url, .backForward)
    }

    @discardableResult
    open func goForward() -> WKNavigation? {
        guard !backForwardList.forwardList.isEmpty else { return nil }
        if let current = backForwardList.currentItem { backForwardList.backList.append(current) }
        let item = backForwardList.forwardList.removeFirst()
        backForwardList.currentItem = item
        return go(to: item.url, .backForward)
    }

    /// Scripts don't run here: ends with an error.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about"].contains(urlScheme)
    }
}

/// Why a web view can't do something.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = "WKErrorDomain"
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String { "scripts of web pages don't run on this device" }
}
