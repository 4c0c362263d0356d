import FirebaseCore
public import Foundation

/// Links that lead into an app. Firebase's service has ended; a link is here what its parameter `link` says.
public final class DynamicLinks: NSObject, Sendable {
    private static let shared = DynamicLinks()

    /// Returns the links.
    public class func dynamicLinks() -> DynamicLinks { shared }
    /// Has no effect: nothing is checked.
    public class func performDiagnostics(completion: ((String, Bool) -> Void)?) {}

    /// Returns whether the app can open a link.
    public func shouldHandleDynamicLink(fromCustomSchemeURL url: URL) -> Bool {
        dynamicLink(fromCustomSchemeURL: url) != nil
    }

    /// Returns the link that a URL of the app has, or nil.
    public func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let text = items.first { $0.name == "link" || $0.name == "deep_link_id" }?.value
        return text.flatMap(URL.init(string:)).map(DynamicLink.init)
    }

    /// Returns the link that a web address has, or nil.
    public func dynamicLink(fromUniversalLink url: URL) -> DynamicLink? { dynamicLink(fromCustomSchemeURL: url) }

    /// Passes the link that a web address has to a completion handler. Returns whether there is one.
    @discardableResult
    public func handleUniversalLink(
        _ url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void
    ) -> Bool {
        guard let link = dynamicLink(fromUniversalLink: url) else { return false }
        Answer.send(completion) { link }
        return true
    }

    /// Returns whether a URL is one of a short link. None is here.
    public func matchesShortLinkFormat(_ url: URL) -> Bool { false }

    /// Finds the long form of a short link. There is none: completes with an error.
    public func resolveShortLink(_ url: URL, completion: @escaping (URL?, (any Error)?) -> Void) {
        Answer.send(completion) { throw URLError(.cannotFindHost) }
    }
}
