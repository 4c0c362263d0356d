/// A code that was sent to a phone.
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}
