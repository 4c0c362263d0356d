public import CoreGraphics
public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import QuartzCore
public import UIKit
import UniformTypeIdentifiers

/// Stands for web pages: it shows the text of pages that the app brings, and the address of others, which aren't loaded here.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView: UIScrollView = UIScrollView()
    public private(set) var backForwardList = WKBackForwardList()
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
    open var isFindInteractionEnabled = false
    /// The size of texts, as a multiple of their own.
    open var pageZoom: CGFloat = 1 { didSet { fill() } }
    open var underPageBackgroundColor: UIColor! {
        get { ownBackground ?? .systemBackground }
        set { ownBackground = newValue }
    }
    private var ownBackground: UIColor?
    /// Pages here say nothing of a color.
    open var themeColor: UIColor? { nil }
    /// Films aren't shown here.
    open var fullscreenState: FullscreenState { .notInFullscreen }
    // Only iOS has tools that write.
    open var isWritingToolsActive: Bool { false }
    // Nothing here is loaded over a connection with certificates.
    open var certificateChain: [Any] { [] }
    open private(set) var minimumViewportInset = UIEdgeInsets.zero
    open private(set) var maximumViewportInset = UIEdgeInsets.zero

    /// What is shown, or nil for the address of a page that isn't loaded.
    private(set) var content: PageContent?
    /// The answer that is shown.
    private(set) var answer: (response: URLResponse, data: Data)?
    /// The labels and pictures of the page.
    private(set) var parts: [UIView] = []
    /// The text that was found last.
    var found: Int?
    private var task: (task: SchemeTask, handler: any WKURLSchemeHandler, navigation: WKNavigation)?
    private var current: WKNavigation?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
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

    /// The insets within which fixed parts of pages stay. Pages here have none, so that the insets are only kept.
    open func setMinimumViewportInset(_ minimum: UIEdgeInsets, maximumViewportInset maximum: UIEdgeInsets) {
        (minimumViewportInset, maximumViewportInset) = (minimum, maximum)
    }

    private static let (margin, spacing): (CGFloat, CGFloat) = (16, 12)

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let width = max(0, bounds.width - 2 * Self.margin)
        var bottom = Self.margin
        for part in parts {
            let size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            // A picture is never wider than the page.
            let share = part is UIImageView ? min(1, width / max(size.width, 1)) : 1
            part.frame = CGRect(
                x: Self.margin, y: bottom, width: part is UIImageView ? size.width * share : width,
                height: size.height * share)
            bottom += part.frame.height + Self.spacing
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
        return go(request, source(of: url), .other)
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? Self.blank
        let data = Data(string.utf8)
        return go(
            URLRequest(url: url), .answer(.local(url, mimeType: "text/html", length: data.count), data), .other)
    }

    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        go(URLRequest(url: URL), .file(URL), .other)
    }

    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        go(request, request.url.map { .file($0) } ?? .address, .other)
    }

    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        let response = URLResponse.local(
            baseURL, mimeType: MIMEType, length: data.count, encoding: characterEncodingName)
        return go(URLRequest(url: baseURL), .answer(response, data), .other)
    }

    /// Shows an answer as if it had come from an address.
    @discardableResult
    open func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation { go(request, .answer(response, data), .other) }

    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        let data = Data(string.utf8)
        let response = URLResponse.local(request.url ?? Self.blank, mimeType: "text/html", length: data.count)
        return go(request, .answer(response, data), .other)
    }

    private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    private func source(of url: URL) -> PageSource {
        if let handler = configuration.urlSchemeHandler(forURLScheme: url.scheme ?? "") { return .handler(handler) }
        return url.isFileURL ? .file(url) : .address
    }

    /// Begins to load a page, once the delegate has allowed it.
    private func go(_ request: URLRequest, _ source: PageSource, _ type: WKNavigationType) -> WKNavigation {
        stop(tellingDelegate: false)
        let navigation = WKNavigation()
        current = navigation
        (isLoading, estimatedProgress) = (true, 0.1)
        environment.schedule(after: 0) { [weak self] in self?.decide(navigation, request, source, type) }
        return navigation
    }

    private func isCurrent(_ navigation: WKNavigation) -> Bool { isLoading && current === navigation }

    /// Asks the delegate whether a page is loaded.
    private func decide(
        _ navigation: WKNavigation, _ request: URLRequest, _ source: PageSource, _ type: WKNavigationType
    ) {
        guard isCurrent(navigation) else { return }
        guard let delegate = navigationDelegate else { return start(navigation, request, source, type) }
        let action = WKNavigationAction(request, type, self)
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [self] policy, chosen in
            guard isCurrent(navigation) else { return }
            navigation.effectiveContentMode = chosen.preferredContentMode
            switch policy {
            case .allow: start(navigation, request, source, type)
            case .cancel: stop(tellingDelegate: false)
            case .download:
                stop(tellingDelegate: false)
                delegate.webView(
                    self, navigationAction: action, didBecome: WKDownload(request, source, self))
            }
        }
    }

    private func start(
        _ navigation: WKNavigation, _ request: URLRequest, _ source: PageSource, _ type: WKNavigationType
    ) {
        url = request.url
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        switch source {
        case .answer(let response, let data): receive(navigation, request, response, data, source, type)
        case .file(let file):
            guard let data = try? Data(contentsOf: file) else { return fail(navigation, URLError(.fileDoesNotExist)) }
            let mimeType = UTType(filenameExtension: file.pathExtension)?.preferredMIMEType
            receive(
                navigation, request, .local(file, mimeType: mimeType ?? "text/html", length: data.count), data, source,
                type)
        case .address:
            environment.reportOnce("WebKit: web pages are not loaded on this device; the address is shown instead")
            finish(navigation, request, nil, source, type)
        case .handler(let handler):
            let task = SchemeTask(request) { [weak self] result in
                guard let self, isCurrent(navigation) else { return }
                self.task = nil
                switch result {
                case .success((let response, let data)): receive(navigation, request, response, data, source, type)
                case .failure(let error): fail(navigation, error)
                }
            }
            self.task = (task, handler, navigation)
            handler.webView(self, start: task)
        }
    }

    /// Asks the delegate whether an answer is shown.
    private func receive(
        _ navigation: WKNavigation, _ request: URLRequest, _ response: URLResponse, _ data: Data, _ source: PageSource,
        _ type: WKNavigationType
    ) {
        estimatedProgress = 0.6
        guard let delegate = navigationDelegate else {
            return finish(navigation, request, (response, data), source, type)
        }
        let answer = WKNavigationResponse(response)
        delegate.webView(self, decidePolicyFor: answer) { [self] policy in
            guard isCurrent(navigation) else { return }
            switch policy {
            case .allow: finish(navigation, request, (response, data), source, type)
            case .cancel: fail(navigation, Self.interrupted)
            case .download:
                fail(navigation, Self.interrupted)
                delegate.webView(
                    self, navigationResponse: answer, didBecome: WKDownload(request, .answer(response, data), self))
            }
        }
    }

    /// The error of a page that a policy has ended.
    private static var interrupted: NSError {
        NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
    }

    private func finish(
        _ navigation: WKNavigation, _ request: URLRequest, _ answer: (response: URLResponse, data: Data)?,
        _ source: PageSource, _ type: WKNavigationType
    ) {
        let content = answer.flatMap { PageContent($0.response, $0.data) }
        if answer != nil, content == nil { return fail(navigation, URLError(.cannotDecodeContentData)) }
        (self.content, self.answer, url) = (content, answer, request.url)
        title = content?.title ?? (content == nil ? url?.host : nil)
        if let url, type == .other { backForwardList.add(WKBackForwardListItem(url, content?.title, source)) }
        fill()
        scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
        navigationDelegate?.webView(self, didCommit: navigation)
        (isLoading, estimatedProgress) = (false, 1)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    private func fail(_ navigation: WKNavigation, _ error: any Error) {
        isLoading = false
        url = backForwardList.currentItem?.url
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }

    private func stop(tellingDelegate tells: Bool) {
        guard isLoading else { return }
        isLoading = false
        guard let (task, handler, navigation) = task else { return }
        self.task = nil
        task.stop()
        handler.webView(self, stop: task)
        if tells { fail(navigation, URLError(.cancelled)) }
    }

    open func stopLoading() { stop(tellingDelegate: true) }

    // MARK: Showing

    /// Shows the content as labels and pictures.
    private func fill() {
        for part in parts { part.removeFromSuperview() }
        found = nil
        switch content {
        case .picture(let image): parts = [UIImageView(image: image)]
        case .text(let text): parts = text.blocks.map(label)
        case nil:
            parts = [
                PageText.Block(kind: .heading(2), text: url?.absoluteString ?? ""),
                PageText.Block(kind: .paragraph, text: "Web pages are not loaded on this device."),
            ].map(label)
        }
        for part in parts { scrollView.addSubview(part) }
        setNeedsLayout()
    }

    private func label(_ block: PageText.Block) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = block.kind == .item ? "•  " + block.text : block.text
        if case .heading(let level) = block.kind {
            label.font = .preferredFont(forTextStyle: level <= 1 ? .title1 : level == 2 ? .title2 : .headline)
        }
        let size = max(configuration.preferences.minimumFontSize, label.font.pointSize * max(0.1, pageZoom))
        label.font = label.font.withSize(size)
        return label
    }

    /// The frame of the page.
    var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: url ?? Self.blank), self) }

    // MARK: History

    @discardableResult
    open func reload() -> WKNavigation? {
        guard let url else { return nil }
        return go(URLRequest(url: url), backForwardList.currentItem?.source ?? source(of: url), .reload)
    }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.go(to: item) else { return nil }
        return go(URLRequest(url: item.url), item.source ?? source(of: item.url), .backForward)
    }

    /// The pages that were shown, with which another view can go on.
    open var interactionState: Any? {
        get { backForwardList.currentItem.map { _ in backForwardList } }
        set {
            guard let list = newValue as? WKBackForwardList, let item = list.currentItem else { return }
            let own = WKBackForwardList()
            (own.backList, own.currentItem, own.forwardList) = (list.backList, item, list.forwardList)
            backForwardList = own
            _ = go(URLRequest(url: item.url), item.source ?? source(of: item.url), .backForward)
        }
    }

    // MARK: Downloads

    open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
        let download = WKDownload(request, request.url.map(source) ?? .address, self)
        completionHandler(download)
    }

    open func startDownload(using request: URLRequest) async -> WKDownload {
        WKDownload(request, request.url.map(source) ?? .address, self)
    }

    /// Goes on with a download that was ended. Nothing is kept of one, so that it fails.
    open func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void) {
        completionHandler(WKDownload(URLRequest(url: Self.blank), .file(Self.blank), self))
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(urlScheme.lowercased())
    }
}
