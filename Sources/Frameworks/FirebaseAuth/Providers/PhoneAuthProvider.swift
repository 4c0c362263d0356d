import FirebaseCore
public import Foundation

/// Signing in with a code that is sent to a phone. Nothing is sent here.
public final class PhoneAuthProvider: NSObject, Sendable {
    /// The name of the provider.
    public static let id = "phone"

    /// Returns the provider for the default app.
    public class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
    /// Returns the provider for an app.
    public class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

    /// Sends a code to a phone, which can't be done here: completes with an error.
    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
        completion: ((String?, (any Error)?) -> Void)?
    ) {
        Answer.send(completion) { throw Self.error(phoneNumber) }
    }

    /// Sends a code to a phone, which can't be done here: throws an error.
    public nonisolated(nonsending) func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
    ) async throws -> String {
        try await Answer.value { throw Self.error(phoneNumber) }
    }

    private static func error(_ phoneNumber: String) -> AuthErrorCode {
        if phoneNumber.isEmpty { return .missingPhoneNumber }
        let digits = phoneNumber.filter(\.isNumber)
        return phoneNumber.hasPrefix("+") && digits.count > 5 ? .appNotVerified : .invalidPhoneNumber
    }

    /// Returns the credential of a code.
    public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential(Self.id, .phone(verification: verificationID, code: verificationCode))
    }
}
