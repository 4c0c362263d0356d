public import Foundation

/// What the code of a letter is for. There is none here, since nothing is sent.
public final class ActionCodeInfo: NSObject, Sendable {
    /// What the code does.
    public let operation: ActionCodeOperation
    /// The address that the letter was sent to.
    public let email: String
    /// The address of the account before, or nil if the code doesn't change it.
    public let previousEmail: String?

    init(_ operation: ActionCodeOperation, _ email: String, _ previousEmail: String?) {
        (self.operation, self.email, self.previousEmail) = (operation, email, previousEmail)
    }
}
