public import Foundation

/// Settings of how people sign in.
public final class AuthSettings: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// Whether phones aren't verified, for tests.
    public var isAppVerificationDisabledForTesting = false

    public override init() {}
}
