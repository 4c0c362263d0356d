import Foundation

/// The account that the owner signs in with. Nobody has it.
enum SimulatedAccount {
    static let user = "000000.5f0e8c1d2b3a49c7a6d5e4f3c2b1a098.0000"
    static let email = "ann.example@privaterelay.example"
    private static let key = "OpenStoryboardAppleIDIsAuthorized"

    static var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ann", "Example")
        return name
    }

    /// What an app may know of a user.
    static func state(of user: String) -> ASAuthorizationAppleIDProvider.CredentialState {
        user == Self.user && UserDefaults.standard.bool(forKey: key) ? .authorized : .notFound
    }

    /// Notes that the owner has agreed, also for later runs of the app.
    static func authorize() { UserDefaults.standard.set(true, forKey: key) }

    /// Forgets it again.
    static func revoke() { UserDefaults.standard.removeObject(forKey: key) }

    /// A token as servers of Apple's make them, which nobody has signed.
    static func token(nonce: String?) -> String {
        var claims = [
            "iss": "https://appleid.apple.com", "sub": user, "email": email,
            "aud": Bundle.main.bundleIdentifier ?? "",
        ]
        claims["nonce"] = nonce
        return [["alg": "none"], claims].map(part).joined(separator: ".") + "."
    }

    private static func part(_ values: [String: String]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(values)) ?? Data()
        return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
