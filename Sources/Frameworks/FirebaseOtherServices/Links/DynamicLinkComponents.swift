import FirebaseCore
public import Foundation

/// What a new link has.
public final class DynamicLinkComponents: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// The address in the app.
    public var link: URL
    /// The domain of the link.
    public var domainURIPrefix: String
    /// How iOS opens the link.
    public var iOSParameters: DynamicLinkIOSParameters?
    /// How Android opens the link.
    public var androidParameters: DynamicLinkAndroidParameters?
    /// How other apps show the link.
    public var socialMetaTagParameters: DynamicLinkSocialMetaTagParameters?

    /// Creates a link. Returns nil if the domain is no web address.
    public init?(link: URL, domainURIPrefix: String) {
        guard URL(string: domainURIPrefix)?.host != nil else { return nil }
        (self.link, self.domainURIPrefix) = (link, domainURIPrefix)
    }

    /// The link, which has the address in it.
    public var url: URL? {
        var components = URLComponents(string: domainURIPrefix)
        if components?.path.isEmpty == true { components?.path = "/" }
        components?.queryItems = [URLQueryItem(name: "link", value: link.absoluteString)]
        return components?.url
    }

    /// Makes a short link, which nobody does here: completes with an error.
    public func shorten(completion: @escaping (URL?, [String]?, (any Error)?) -> Void) {
        Answer.later { completion(nil, nil, URLError(.cannotFindHost)) }
    }
}
