import AppStage
import CoreGraphics
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
import UIKit

@testable import WebKit

@MainActor
private final class Reader: NSObject, UIWebViewDelegate {
    var events: [String] = []
    var refuses = false

    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
        events.append("should \(navigationType) \(request.url?.absoluteString ?? "-")")
        return !refuses
    }
    func webViewDidStartLoad(_ webView: UIWebView) { events.append("start") }
    func webViewDidFinishLoad(_ webView: UIWebView) { events.append("finish") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { events.append("fail") }
}

@MainActor
@Suite("Web views of UIKit") struct WebViewOfUIKitTests {
    @Test("a web view of UIKit shows a page in its bounds, asks its delegate, and tells it how loading goes")
    func loading() throws {
        var made: UIWebView?
        let stage = try AppStage {
            let controller = UIViewController()
            let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            controller.view.addSubview(view)
            made = view
            return controller
        }
        let view = try #require(made)
        let reader = Reader()
        view.delegate = reader
        let base = try #require(URL(string: "https://example.com/tea"))
        try stage.run { view.loadHTMLString("<p>Hello</p>", baseURL: base) }
        #expect(reader.events == ["should other https://example.com/tea", "start", "finish"])
        #expect(view.request?.url == base && !view.isLoading)
        let page = try #require(view.subviews.first as? WKWebView)
        #expect(page.frame == view.bounds && page.scrollView === view.scrollView)
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(page.frame.width == 300)
        reader.events = []
        reader.refuses = true
        let other = try #require(URL(string: "https://example.com/coffee"))
        try stage.run { view.loadRequest(URLRequest(url: other)) }
        #expect(reader.events == ["should other https://example.com/coffee"])
        #expect(view.request?.url == base && view.stringByEvaluatingJavaScript(from: "1 + 1") == nil)
    }
}
