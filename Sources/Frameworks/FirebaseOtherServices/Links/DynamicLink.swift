public import Foundation

/// A link that leads into an app.
public final class DynamicLink: NSObject, Sendable {
    /// The address in the app.
    public let url: URL?
    /// The version of the app that the link needs.
    public let minimumAppVersion: String? = nil
    /// How sure it is that the link is for this person.
    public let matchType = DLMatchType.unique

    init(_ url: URL) { self.url = url }
}
