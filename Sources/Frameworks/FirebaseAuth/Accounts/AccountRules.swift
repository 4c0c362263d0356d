/// What accounts ask of their addresses and passwords.
enum AccountRules {
    /// Checks that a text looks like an address.
    static func check(email: String) throws {
        if email.isEmpty { throw AuthErrorCode.missingEmail }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = parts.first, let domain = parts.last, !name.isEmpty,
            !email.contains(where: \.isWhitespace), domain.contains("."), !domain.hasPrefix("."), !domain.hasSuffix(".")
        else { throw AuthErrorCode.invalidEmail }
    }

    /// Checks that a password has six characters.
    static func check(password: String) throws {
        if password.count < 6 { throw AuthErrorCode.weakPassword }
    }
}
