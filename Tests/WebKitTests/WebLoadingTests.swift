import AppStage
import CoreGraphics
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
import UIKit

@testable import WebKit

/// Hears and decides all that a web view asks.
@MainActor
private final class Delegate: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    var calls: [String] = []
    var action = WKNavigationActionPolicy.allow
    var response = WKNavigationResponsePolicy.allow
    var destination: URL?
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        calls.append("action \(navigationAction.navigationType)")
        decisionHandler(action)
    }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        calls.append("response \(navigationResponse.response.mimeType ?? "") \(navigationResponse.canShowMIMEType)")
        decisionHandler(response)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        calls.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { calls.append("fail \((error as? URLError)?.code.rawValue ?? (error as NSError).code)") }
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        calls.append("download")
        download.delegate = self
    }
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        calls.append("download")
        download.delegate = self
    }
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) {
        calls.append("name \(suggestedFilename)")
        completionHandler(destination)
    }
    func downloadDidFinish(_ download: WKDownload) { calls.append("kept \(download.progress.isFinished)") }
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { calls.append("lost") }
}

/// Answers addresses of the scheme "cafe".
@MainActor
private final class Handler: NSObject, WKURLSchemeHandler {
    var open: (any WKURLSchemeTask)?
    var stopped = 0
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url, url.host != "slow" else { return open = urlSchemeTask }
        if url.host == "none" { return urlSchemeTask.didFailWithError(URLError(.resourceUnavailable)) }
        urlSchemeTask.didReceive(
            URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
        for part in ["<title>Cups</title><p>From ", "the app</p>"] { urlSchemeTask.didReceive(Data(part.utf8)) }
        urlSchemeTask.didFinish()
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
}

@MainActor
@Suite("What web views load") struct WebLoadingTests {
    private let delegate = Delegate()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func stage(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) throws -> (
        AppStage, WKWebView
    ) {
        var made: WKWebView?
        let stage = try AppStage {
            let controller = UIViewController()
            let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), configuration: configuration)
            view.navigationDelegate = delegate
            controller.view.addSubview(view)
            made = view
            return controller
        }
        return (stage, try #require(made))
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("a page is asked about, started, answered, committed and finished, in this order")
    func order() throws {
        let (stage, view) = try stage()
        let page = try file("menu.html", "<h1>Menu</h1>")
        try stage.run { view.loadFileURL(page, allowingReadAccessTo: folder) }
        #expect(delegate.calls == ["action other", "start", "response text/html true", "commit", "finish"])
        #expect(view.url == page && !view.isLoading && view.estimatedProgress == 1)
        delegate.calls = []
        try stage.run { view.reload() }
        #expect(delegate.calls.first == "action reload" && delegate.calls.last == "finish")
        #expect(view.backForwardList.backList.isEmpty)
    }

    @Test("what is forbidden or missing isn't shown, and the page before stays")
    func failures() throws {
        let (stage, view) = try stage()
        let page = try file("menu.html", "<p>Two cups</p>")
        try stage.run { view.loadFileURL(page, allowingReadAccessTo: folder) }
        delegate.calls = []
        try stage.run { view.loadFileURL(folder.appendingPathComponent("none.html"), allowingReadAccessTo: folder) }
        #expect(delegate.calls.last == "fail \(URLError.Code.fileDoesNotExist.rawValue)" && view.url == page)
        delegate.response = .cancel
        try stage.run { view.loadHTMLString("<p>Never</p>", baseURL: nil) }
        #expect(delegate.calls.last == "fail 102" && view.url == page)
        (delegate.response, delegate.action) = (.allow, .cancel)
        delegate.calls = []
        try stage.run { view.loadHTMLString("<p>Never</p>", baseURL: nil) }
        #expect(delegate.calls == ["action other"] && !view.isLoading)
        try stage.perform(#"{"expect": {"text": "Two cups"}, "visible": true}"#)
    }

    @Test("texts and pictures are shown as what they are; other files aren't")
    func types() throws {
        let (stage, view) = try stage()
        let base = try #require(URL(string: "https://example.com"))
        try stage.run {
            view.load(
                Data("a < b\n\n<p>".utf8), mimeType: "text/plain", characterEncodingName: "utf-8", baseURL: base)
        }
        try stage.perform(#"{"expect": {"text": "a < b"}, "visible": true}"#, #"{"expect": {"text": "<p>"}}"#)
        let picture = try stage.run {
            UIGraphicsImageRenderer(size: CGSize(width: 900, height: 300)).pngData { _ in }
        }
        try stage.run { view.load(picture, mimeType: "image/png", characterEncodingName: "", baseURL: base) }
        let shown = try #require(view.parts.first as? UIImageView)
        #expect(abs(shown.frame.width - 361) < 0.5 && abs(shown.frame.width / shown.frame.height - 3) < 0.1)
        delegate.calls = []
        try stage.run {
            view.load(Data([1]), mimeType: "application/zip", characterEncodingName: "", baseURL: base)
        }
        #expect(delegate.calls.contains("response application/zip false"))
        #expect(view.parts.first === shown)
    }

    @Test("an app's own scheme is loaded by its handler, and stopped")
    func schemes() throws {
        let (handler, configuration) = (Handler(), WKWebViewConfiguration())
        configuration.setURLSchemeHandler(handler, forURLScheme: "cafe")
        let (stage, view) = try stage(configuration)
        #expect(view.configuration.urlSchemeHandler(forURLScheme: "CAFE") === handler)
        func load(_ text: String) throws {
            try stage.run { view.load(URLRequest(url: try #require(URL(string: text)))) }
        }
        try load("cafe://menu/cups")
        try stage.perform(#"{"expect": {"text": "From the app"}, "visible": true}"#)
        #expect(view.title == "Cups")
        try load("cafe://none")
        #expect(delegate.calls.last == "fail \(URLError.Code.resourceUnavailable.rawValue)")
        try load("cafe://slow")
        #expect(view.isLoading && handler.open != nil)
        try stage.run { view.stopLoading() }
        #expect(handler.stopped == 1 && !view.isLoading)
        #expect(stage.messages == [])
        try stage.run { handler.open?.didFinish() }
        #expect(stage.messages.contains { $0.contains("already been stopped") })
        try stage.run { configuration.setURLSchemeHandler(handler, forURLScheme: "https") }
        #expect(stage.messages.last?.contains("natively") == true)
    }

    @Test("pages are gone back and forward to, with the texts that the app has brought")
    func history() throws {
        let (stage, view) = try stage()
        for name in ["One", "Two", "Three"] {
            try stage.run {
                view.loadHTMLString("<title>\(name)</title><p>Page \(name)</p>", baseURL: URL(string: "app://\(name)"))
            }
        }
        let list = view.backForwardList
        #expect(list.item(at: -2)?.title == "One" && list.item(at: 0)?.title == "Three" && list.item(at: 1) == nil)
        try stage.run { _ = list.item(at: -2).flatMap { view.go(to: $0) } }
        try stage.perform(#"{"expect": {"text": "Page One"}, "visible": true}"#)
        #expect(!view.canGoBack && list.forwardList.map(\.title) == ["Two", "Three"])
        try stage.run { view.goForward() }
        try stage.perform(#"{"expect": {"text": "Page Two"}, "visible": true}"#)
        #expect(view.canGoBack && view.canGoForward)
        let other = try stage.run {
            let other = WKWebView(frame: view.frame)
            other.interactionState = view.interactionState
            return other
        }
        #expect(other.title == "Two" && other.canGoBack && other.canGoForward)
    }

    @Test("a download is kept where the delegate says, or lost")
    func downloads() throws {
        let (stage, view) = try stage()
        let data = try file("prices.csv", "cup;2")
        delegate.action = .download
        delegate.destination = folder.appendingPathComponent("kept.csv")
        try stage.run { view.load(URLRequest(url: data)) }
        #expect(delegate.calls == ["action other", "download", "name prices.csv", "kept true"])
        #expect(try String(contentsOf: folder.appendingPathComponent("kept.csv"), encoding: .utf8) == "cup;2")
        // Nothing is written over.
        delegate.calls = []
        try stage.run { view.load(URLRequest(url: data)) }
        #expect(delegate.calls.last == "lost")
        (delegate.action, delegate.response, delegate.destination) = (.allow, .download, nil)
        try stage.run { view.loadFileURL(data, allowingReadAccessTo: folder) }
        #expect(delegate.calls.suffix(3) == ["download", "name prices.csv", "lost"])
        var begun: WKDownload?
        try stage.perform(#"{"device": {"network": "off"}}"#)
        try stage.run {
            view.startDownload(using: URLRequest(url: try #require(URL(string: "https://example.com/a.zip")))) { new in
                new.delegate = delegate
                begun = new
            }
        }
        #expect(begun?.originalRequest?.url?.path == "/a.zip" && delegate.calls.last == "lost")
    }

    @Test("a text is found, marked, and found again from the beginning")
    func finding() throws {
        let (stage, view) = try stage()
        try stage.run { view.loadHTMLString("<p>Two cups</p><p>Milk</p><p>A CUP of tea</p>", baseURL: nil) }
        var matches: [Bool] = []
        let configuration = WKFindConfiguration()
        func find(_ text: String) throws {
            try stage.run { view.find(text, configuration: configuration) { matches.append($0.matchFound) } }
        }
        for _ in 0..<3 { try find("cup") }
        #expect(matches == [true, true, true] && view.found == 0)
        configuration.wraps = false
        configuration.backwards = true
        try find("cup")
        configuration.caseSensitive = true
        try find("Milk")
        try find("milk")
        #expect(matches.suffix(3) == [false, true, false])
        #expect(view.parts.allSatisfy { $0.backgroundColor == nil })
    }

    @Test("pictures, PDFs and archives show the page")
    func pictures() throws {
        let (stage, view) = try stage()
        try stage.run { view.loadHTMLString("<h1>Menu</h1><p>Two cups</p>", baseURL: nil) }
        var image: UIImage?
        var (pdf, archive): (Data?, Data?)
        try stage.run {
            let configuration = WKSnapshotConfiguration()
            (configuration.rect, configuration.snapshotWidth) = (CGRect(x: 0, y: 0, width: 200, height: 100), 100)
            view.takeSnapshot(with: configuration) { found, _ in image = found }
            view.createPDF { pdf = try? $0.get() }
            view.createWebArchiveData { archive = try? $0.get() }
        }
        #expect(image?.size == CGSize(width: 100, height: 50))
        #expect(pdf.map { $0.starts(with: Data("%PDF".utf8)) && $0.count > 800 } == true)
        let plist = try PropertyListSerialization.propertyList(from: try #require(archive), format: nil)
        let main = (plist as? [String: Any])?["WebMainResource"] as? [String: Any]
        #expect(main?["WebResourceData"] as? Data == Data("<h1>Menu</h1><p>Two cups</p>".utf8))
        #expect(main?["WebResourceMIMEType"] as? String == "text/html")
    }

    @Test("texts are at least as large as the preferences say, and as the zoom makes them")
    func sizes() throws {
        let configuration = WKWebViewConfiguration()
        configuration.preferences.minimumFontSize = 20
        let (stage, view) = try stage(configuration)
        try stage.run { view.loadHTMLString("<p>Tea</p>", baseURL: nil) }
        #expect((view.parts.first as? UILabel)?.font.pointSize == 20)
        try stage.run { view.pageZoom = 3 }
        #expect((view.parts.first as? UILabel)?.font.pointSize == 51)
    }
}
