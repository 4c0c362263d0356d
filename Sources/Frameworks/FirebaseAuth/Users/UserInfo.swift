public import Foundation

/// A service's data about a person.
public protocol UserInfo: NSObjectProtocol {
    /// The name of the service.
    var providerID: String { get }
    /// The identifier of the person there.
    var uid: String { get }
    /// The name of the person.
    var displayName: String? { get }
    /// The address of a photo of the person.
    var photoURL: URL? { get }
    /// The person's address.
    var email: String? { get }
    /// The number of the person's phone.
    var phoneNumber: String? { get }
}
