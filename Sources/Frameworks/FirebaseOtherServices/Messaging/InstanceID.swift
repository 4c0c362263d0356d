import FirebaseCore
public import Foundation

/// The token of an installation, in the style of older apps. There is none.
public final class InstanceID: NSObject, Sendable {
    private static let shared = InstanceID()

    /// Returns the installation.
    public class func instanceID() -> InstanceID { shared }

    /// Asks for the token. There is none: completes with an error.
    public func instanceID(handler: @escaping (InstanceIDResult?, (any Error)?) -> Void) {
        Answer.send(handler) { throw MessagingErrorCode.network }
    }

    /// The token. There is none.
    public func token() -> String? { nil }

    /// Finds the identifier.
    public func getID(handler: @escaping (String?, (any Error)?) -> Void) {
        Installations.installations().installationID(completion: handler)
    }

    /// Removes the identifier.
    public func deleteID(handler: @escaping ((any Error)?) -> Void) {
        Installations.installations().delete(completion: handler)
    }
}
