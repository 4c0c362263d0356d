import AppStage
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
import UIKit

@testable import WebKit

@MainActor
private final class Delegate: WKNavigationDelegate {
    var calls: [String] = []
    var policy = WKNavigationActionPolicy.allow
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(policy) }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        calls.append("start")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
}

@MainActor
@Suite("Web views") struct WebViewTests {
    @Test("the text of a page is read without its tags, scripts and styles, in paragraphs, with its characters")
    func text() {
        let page = PageText(
            html: """
                <html><head><title>Coffee &amp; Tea</title><style>p { color: red }</style></head>
                <body><h1>Menu</h1><!-- a > b --><p>One&nbsp;cup
                   of <b>coffee</b></p><ul><li>Milk<li>Sugar &#8364;1</ul><script>if (a < b) {}</script>5 < 6</body></html>
                """)
        #expect(page.title == "Coffee & Tea")
        #expect(
            page.blocks == [
                .init(kind: .heading(1), text: "Menu"), .init(kind: .paragraph, text: "One cup of coffee"),
                .init(kind: .item, text: "Milk"), .init(kind: .item, text: "Sugar €1"),
                .init(kind: .paragraph, text: "5 < 6"),
            ])
        for damaged in ["<", "<p", "&", "&#x110000;", "</", "<!--", "a<b>c"] { _ = PageText(html: damaged) }
    }

    @Test(
        "a page of the app is shown as text; of another there is the address; the delegate hears of both, or forbids them"
    )
    func loading() throws {
        let delegate = Delegate()
        var made: WKWebView?
        let stage = try AppStage {
            let controller = UIViewController()
            let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            view.navigationDelegate = delegate
            controller.view.addSubview(view)
            made = view
            return controller
        }
        let view = try #require(made)
        try stage.run { _ = view.loadHTMLString("<title>Menu</title><p>Two cups</p>", baseURL: nil) }
        try stage.perform(#"{"expect": {"text": "Two cups"}, "visible": true}"#)
        #expect(view.title == "Menu" && delegate.calls == ["start", "finish"])
        let address = try #require(URL(string: "https://example.com/shop"))
        try stage.run { _ = view.load(URLRequest(url: address)) }
        try stage.perform(#"{"expect": {"text": "https://example.com/shop"}, "visible": true}"#)
        #expect(view.canGoBack && !view.canGoForward && view.url == address)
        delegate.policy = .cancel
        try stage.run { _ = view.loadHTMLString("<p>Never</p>", baseURL: nil) }
        try stage.perform(#"{"expect": {"text": "Never"}, "exists": false}"#)
    }
}
