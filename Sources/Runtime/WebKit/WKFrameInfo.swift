public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Where a page comes from.
public final class WKSecurityOrigin: NSObject, Sendable {
    public let `protocol`: String
    public let host: String
    /// The port, or 0 for that of the protocol.
    public let port: Int

    init(_ url: URL?) {
        (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
    }
}

/// A frame of a page. A page is one frame here.
open class WKFrameInfo: NSObject, NSCopying {
    public let isMainFrame = true
    public let request: URLRequest
    public let securityOrigin: WKSecurityOrigin
    public private(set) weak var webView: WKWebView?

    init(_ request: URLRequest, _ webView: WKWebView? = nil) {
        (self.request, securityOrigin, self.webView) = (request, WKSecurityOrigin(request.url), webView)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A world of scripts with variables of its own. Scripts don't run here.
public final class WKContentWorld: NSObject, Sendable {
    public static let page = WKContentWorld(nil)
    public static let defaultClient = WKContentWorld("")
    public let name: String?

    private init(_ name: String?) { self.name = name }

    public static func world(name: String) -> WKContentWorld { WKContentWorld(name) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? WKContentWorld else { return false }
        return self === other || name != nil && name == other.name
    }
    public override var hash: Int { name.hashValue }
}

/// How a text is looked for.
open class WKFindConfiguration: NSObject, NSCopying {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
        return copy
    }
}

/// Whether a text was found.
public final class WKFindResult: NSObject, Sendable {
    public let matchFound: Bool
    init(_ matchFound: Bool) { self.matchFound = matchFound }
}

/// What a picture of a web view shows.
open class WKSnapshotConfiguration: NSObject, NSCopying {
    /// The part of the view; a null rectangle is all of it.
    open var rect = CGRect.null
    /// The width of the picture in points, or nil for that of the part.
    open var snapshotWidth: NSNumber?
    // What is drawn is always up to date here.
    open var afterScreenUpdates = true
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
        return copy
    }
}

/// What a PDF of a page shows.
open class WKPDFConfiguration: NSObject, NSCopying {
    /// The part of the page, or nil for all of it.
    open var rect: CGRect?
    open var allowTransparentBackground = false
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKPDFConfiguration()
        (copy.rect, copy.allowTransparentBackground) = (rect, allowTransparentBackground)
        return copy
    }
}
