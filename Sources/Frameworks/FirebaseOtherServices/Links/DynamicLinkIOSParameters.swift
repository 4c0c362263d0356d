public import Foundation

/// How iOS opens a link.
public final class DynamicLinkIOSParameters: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// The identifier of the app.
    public let bundleID: String
    /// The number of the app in the App Store.
    public var appStoreID: String?
    /// The address without the app.
    public var fallbackURL: URL?
    /// The scheme of the app's links.
    public var customScheme: String?
    /// The version of the app that the link needs.
    public var minimumAppVersion: String?

    /// Creates what opens a link in an app.
    public init(bundleID: String) { self.bundleID = bundleID }
}
