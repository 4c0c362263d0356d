public import Foundation

/// A second factor that a person signs in with. There is none here.
public final class MultiFactorInfo: NSObject, Sendable {
    /// The identifier of the factor.
    public let uid: String
    /// The name that the person has given the factor, or nil.
    public let displayName: String?
    /// When the person added the factor.
    public let enrollmentDate: Date
    /// The kind of the factor, such as `phone`.
    public let factorID: String

    init(uid: String, displayName: String?, enrollmentDate: Date, factorID: String) {
        (self.uid, self.displayName) = (uid, displayName)
        (self.enrollmentDate, self.factorID) = (enrollmentDate, factorID)
    }
}
