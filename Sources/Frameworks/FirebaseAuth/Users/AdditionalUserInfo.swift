public import Foundation

/// What a service says of a person who signed in.
public final class AdditionalUserInfo: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The name of the service.
    public let providerID: String
    /// What the service says.
    public let profile: [String: Any]?
    /// The person's name there.
    public let username: String?
    /// Whether the account is a new one.
    public let isNewUser: Bool

    init(_ providerID: String, isNew: Bool) {
        (self.providerID, profile, username, isNewUser) = (providerID, nil, nil, isNew)
    }
}
