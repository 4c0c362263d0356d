public import Foundation

/// What proves to Firebase who a person is.
public class AuthCredential: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The name of the service that knows the person.
    public let provider: String
    /// What the person shows.
    let proof: Proof

    enum Proof: Sendable {
        case password(email: String, String)
        case link(email: String)
        case identity(Account.Identity)
        case phone(verification: String, code: String)
        case none
    }

    init(_ provider: String, _ proof: Proof) { (self.provider, self.proof) = (provider, proof) }
}
