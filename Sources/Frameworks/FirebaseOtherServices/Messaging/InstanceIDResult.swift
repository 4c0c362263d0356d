public import Foundation

/// What identifies an installation, in the style of older apps.
public final class InstanceIDResult: NSObject, Sendable {
    /// The identifier.
    public let instanceID: String
    /// The token.
    public let token: String

    init(_ identifier: String, _ token: String) { (instanceID, self.token) = (identifier, token) }
}
