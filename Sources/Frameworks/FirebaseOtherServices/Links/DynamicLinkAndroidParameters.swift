public import Foundation

/// How Android opens a link.
public final class DynamicLinkAndroidParameters: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// The name of the app.
    public let packageName: String
    /// The address without the app.
    public var fallbackURL: URL?
    /// The version of the app that the link needs.
    public var minimumVersion = 0

    /// Creates what opens a link in an app.
    public init(packageName: String) { self.packageName = packageName }
}
