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
private final class Listener: NSObject, WKHTTPCookieStoreObserver, WKScriptMessageHandler,
    WKScriptMessageHandlerWithReply
{
    var changes = 0
    var messages: [String] = []
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { messages.append("\(message.name) \(message.body) \(message.frameInfo.securityOrigin.host)") }
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) { replyHandler("got \(message.body)", nil) }
}

@MainActor
@Suite("What web views keep") struct WebDataTests {
    private let stage: AppStage

    init() throws { stage = try AppStage { UIViewController() } }

    private func cookie(_ name: String, _ value: String, _ domain: String = ".example.com") throws -> HTTPCookie {
        try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"]))
    }

    private func cookies(_ store: WKWebsiteDataStore) throws -> [String] {
        var found: [HTTPCookie] = []
        try stage.run { store.httpCookieStore.getAllCookies { found = $0 } }
        return found.map { "\($0.name)=\($0.value)" }
    }

    @Test("cookies are set, changed and removed, by name and by site, and observers hear of it")
    func cookies() throws {
        let (store, listener) = (WKWebsiteDataStore.nonPersistent(), Listener())
        store.httpCookieStore.add(listener)
        let (one, other) = (try cookie("a", "1"), try cookie("b", "2", "tea.example"))
        try stage.run {
            store.httpCookieStore.setCookies([one, other])
            store.httpCookieStore.setCookie(try cookie("a", "3"))
        }
        #expect(try cookies(store) == ["b=2", "a=3"] && listener.changes == 3)
        var records: [WKWebsiteDataRecord] = []
        let types = WKWebsiteDataStore.allWebsiteDataTypes()
        try stage.run { store.fetchDataRecords(ofTypes: types) { records = $0 } }
        #expect(records.map(\.displayName) == ["example.com", "tea.example"])
        try stage.run { store.removeData(ofTypes: types, for: [records[0]]) {} }
        #expect(try cookies(store) == ["b=2"])
        try stage.run { store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast) {} }
        #expect(try cookies(store) == ["b=2"])
        store.httpCookieStore.remove(listener)
        try stage.run { store.httpCookieStore.delete(other) }
        #expect(try cookies(store).isEmpty && listener.changes == 4)
        #expect(!store.isPersistent && WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    }

    @Test("stores with names are listed, and removed")
    func stores() throws {
        let name = UUID()
        var (listed, errors): ([UUID], [Bool]) = ([], [])
        let store = WKWebsiteDataStore(forIdentifier: name)
        try stage.run { WKWebsiteDataStore.fetchAllDataStoreIdentifiers { listed = $0 } }
        #expect(listed.contains(name) && store.identifier == name)
        try stage.run {
            for _ in 0..<2 { WKWebsiteDataStore.remove(forIdentifier: name) { errors.append($0 != nil) } }
        }
        #expect(errors == [false, true])
    }

    @Test("rules are read, kept, looked up and removed; what are none isn't")
    func rules() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try #require(WKContentRuleListStore(url: folder))
        let text = #"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#
        var log: [String] = []
        let note = { (list: WKContentRuleList?, error: (any Error)?) in
            log.append(list?.identifier ?? (error as? WKError).map { "\($0.code)" } ?? "")
        }
        try stage.run {
            store.compileContentRuleList(forIdentifier: "ads/1", encodedContentRuleList: text, completionHandler: note)
            for damaged in ["", "{}", "[]", #"[{"trigger": {"url-filter": "a"}}]"#] {
                store.compileContentRuleList(
                    forIdentifier: "no", encodedContentRuleList: damaged, completionHandler: note)
            }
            store.lookUpContentRuleList(forIdentifier: "ads/1", completionHandler: note)
            store.lookUpContentRuleList(forIdentifier: "no", completionHandler: note)
            store.getAvailableContentRuleListIdentifiers { log += $0 ?? [] }
            store.removeContentRuleList(forIdentifier: "ads/1") { note(nil, $0) }
            store.removeContentRuleList(forIdentifier: "ads/1") { note(nil, $0) }
        }
        #expect(
            log == ["ads/1"] + [String](repeating: "contentRuleListStoreCompileFailed", count: 4) + [
                "ads/1", "contentRuleListStoreLookUpFailed", "ads/1", "", "contentRuleListStoreRemoveFailed",
            ])
        let (controller, list) = (WKUserContentController(), WKContentRuleList("ads"))
        controller.add(list)
        controller.add(list)
        #expect(controller.ruleLists.count == 1)
        controller.remove(list)
        #expect(controller.ruleLists.isEmpty)
    }

    @Test("messages reach the handler of their name and world, and get its reply")
    func messages() throws {
        let (listener, configuration) = (Listener(), WKWebViewConfiguration())
        let view = try stage.run {
            let controller = configuration.userContentController
            controller.add(listener, name: "cup")
            controller.add(listener, contentWorld: .world(name: "mine"), name: "cup")
            controller.addScriptMessageHandler(listener, contentWorld: .page, name: "ask")
            controller.add(listener, name: "cup")
            let view = WKWebView(frame: .zero, configuration: configuration)
            view.loadHTMLString("<p>Tea</p>", baseURL: URL(string: "https://tea.example/menu"))
            return view
        }
        #expect(stage.messages.filter { $0.contains("already exists") }.count == 1)
        let controller = view.configuration.userContentController
        var replies: [String] = []
        try stage.run {
            #expect(controller.send(2, to: "cup", from: view))
            #expect(!controller.send(2, to: "cup", in: .defaultClient, from: view))
            #expect(controller.send("x", to: "ask", from: view) { value, _ in replies.append("\(value ?? "")") })
        }
        #expect(listener.messages == ["cup 2 tea.example"] && replies == ["got x"])
        controller.removeAllScriptMessageHandlers(from: .page)
        #expect(!controller.send(2, to: "cup", from: view))
        #expect(controller.send(2, to: "cup", in: .world(name: "mine"), from: view))
    }

    @Test("scripts end with an error, which is said once, and nothing plays")
    func scripts() async throws {
        var errors: [WKError.Code?] = []
        var state: WKMediaPlaybackState?
        let view = try stage.run {
            let view = WKWebView(frame: .zero)
            view.evaluateJavaScript("1 + 1") { errors.append(($1 as? WKError)?.code) }
            view.callAsyncJavaScript("return 1", in: nil, in: .page) { result in
                if case .failure(let error) = result { errors.append((error as? WKError)?.code) }
            }
            view.requestMediaPlaybackState { state = $0 }
            return view
        }
        #expect(
            errors == [.javaScriptExceptionOccurred, .javaScriptExceptionOccurred] && state == WKMediaPlaybackState.none
        )
        #expect(stage.messages.filter { $0.contains("scripts") }.count == 1)
        await #expect(throws: WKError.self) { let _: Any = try await view.evaluateJavaScript("1") }
    }
}
