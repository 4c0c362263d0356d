public import Foundation
import UIKit

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app in pages.
open class WKUserScript: NSObject, NSCopying {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld

    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        world = contentWorld
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a page's script has sent.
open class WKScriptMessage: NSObject {
    public let name: String
    public let body: Any
    public private(set) weak var webView: WKWebView?
    public let frameInfo: WKFrameInfo
    public let world: WKContentWorld

    package init(_ name: String, _ body: Any, _ frame: WKFrameInfo, _ world: WKContentWorld) {
        (self.name, self.body, frameInfo, self.world, webView) = (name, body, frame, world, frame.webView)
    }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

/// Scripts of the app in pages, and the handlers of their messages. Scripts don't run here; tests send messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private struct Key: Hashable {
        let name: String
        let world: WKContentWorld
    }

    private enum Handler {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [Key: Handler] = [:]
    private(set) var ruleLists: [WKContentRuleList] = []

    public override init() { super.init() }

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }

    // MARK: Messages

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        set(.plain(scriptMessageHandler), Key(name: name, world: world))
    }

    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { set(.replying(scriptMessageHandlerWithReply), Key(name: name, world: contentWorld)) }

    private func set(_ handler: Handler, _ key: Key) {
        guard handlers[key] == nil else {
            return UIEnvironment.current.report(
                "Attempt to add script message handler with name '\(key.name)' when one already exists.")
        }
        handlers[key] = handler
    }

    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers[Key(name: name, world: contentWorld)] = nil
    }

    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers = handlers.filter { $0.key.world != contentWorld }
    }

    open func removeAllScriptMessageHandlers() { handlers = [:] }

    /// Sends a message in place of a page's script, and returns whether something hears it. `reply` is called with what a
    /// handler answers, or its error.
    @discardableResult
    package func send(
        _ body: Any, to name: String, in world: WKContentWorld = .page, from webView: WKWebView,
        reply: @escaping (Any?, String?) -> Void = { _, _ in }
    ) -> Bool {
        let message = WKScriptMessage(name, body, webView.frameInfo, world)
        switch handlers[Key(name: name, world: world)] {
        case .plain(let handler): handler.userContentController(self, didReceive: message)
        case .replying(let handler):
            handler.userContentController(self, didReceive: message, replyHandler: reply)
        case nil: return false
        }
        return true
    }

    // MARK: Rules

    open func add(_ contentRuleList: WKContentRuleList) {
        remove(contentRuleList)
        ruleLists.append(contentRuleList)
    }
    open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }
    open func removeAllContentRuleLists() { ruleLists = [] }
}
