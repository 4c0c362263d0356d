public import Foundation

/// Results in the style of Firebase 4, in which they were the person.
extension AuthDataResult {
    /// The identifier of the person.
    public var uid: String { user.uid }
    /// The name of the person.
    public var displayName: String? { user.displayName }
    /// The address of a photo of the person.
    public var photoURL: URL? { user.photoURL }
    /// The person's address.
    public var email: String? { user.email }
    /// The number of the person's phone.
    public var phoneNumber: String? { user.phoneNumber }
    /// Whether the person has signed in without saying who it is.
    public var isAnonymous: Bool { user.isAnonymous }
    /// Whether the address was verified.
    public var isEmailVerified: Bool { user.isEmailVerified }
    /// What the services that the person signs in with know of it.
    public var providerData: [any UserInfo] { user.providerData }

    /// Returns a change of the person's name and photo.
    public func createProfileChangeRequest() -> UserProfileChangeRequest { user.createProfileChangeRequest() }

    /// Sends a letter that verifies the address. Nothing is sent here.
    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
        user.sendEmailVerification(completion: completion)
    }
}
