import Foundation

/// A provider's data about a person.
final class ProviderInfo: NSObject, UserInfo, Sendable {
    let providerID: String
    let uid: String
    let displayName: String?
    let photoURL: URL?
    let email: String?
    var phoneNumber: String? { nil }

    init(_ identity: Account.Identity) {
        (providerID, uid, displayName) = (identity.provider, identity.uid, identity.displayName)
        (photoURL, email) = (identity.photo, identity.email)
    }
}
