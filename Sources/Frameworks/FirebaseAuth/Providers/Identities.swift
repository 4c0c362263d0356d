import Foundation

/// Who a token says a person is.
enum Identities {
    /// Returns the person of tokens: what an identity token says, as the local emulator reads it, or a person without name whose
    /// identifier follows from the token.
    static func identity(_ provider: String, idToken: String?, accessToken: String?) -> Account.Identity? {
        if let idToken, let claims = claims(idToken), let uid = claims["sub"] as? String {
            return Account.Identity(
                provider: provider, uid: uid, email: claims["email"] as? String,
                displayName: claims["name"] as? String, photo: (claims["picture"] as? String).flatMap(URL.init))
        }
        guard let token = idToken ?? accessToken, !token.isEmpty else { return nil }
        return Account.Identity(provider: provider, uid: token.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) }.description)
    }

    /// Returns what a token claims: an object of JSON, or the middle of a web token.
    private static func claims(_ token: String) -> [String: Any]? {
        if token.hasPrefix("{") { return object(Data(token.utf8)) }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var text = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: text).flatMap(object)
    }

    private static func object(_ data: Data) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }
}
