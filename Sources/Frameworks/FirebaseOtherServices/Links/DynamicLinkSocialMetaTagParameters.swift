public import Foundation

/// How other apps show a link.
public final class DynamicLinkSocialMetaTagParameters: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// The title.
    public var title: String?
    /// The text.
    public var descriptionText: String?
    /// The address of an image.
    public var imageURL: URL?

    public override init() {}
}
