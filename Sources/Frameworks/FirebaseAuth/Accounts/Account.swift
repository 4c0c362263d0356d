import CryptoKit
import Foundation

/// An account, as the file has it.
struct Account: Codable, Sendable {
    var uid: String
    var email: String?
    var displayName: String?
    var photo: URL?
    var phoneNumber: String?
    var isEmailVerified = false
    var password: Password?
    var providers: [Identity] = []
    var created = Date()
    var lastSignIn = Date()

    /// An identity that another service knows a person by.
    struct Identity: Codable, Sendable {
        var provider: String
        var uid: String
        var email: String?
        var displayName: String?
        var photo: URL?
    }

    /// A password, of which nobody can read the text.
    struct Password: Codable, Sendable {
        private let salt: String
        private let digest: String

        init(_ text: String, _ salt: String) { (self.salt, digest) = (salt, Self.digest(text, salt)) }

        func fits(_ text: String) -> Bool { Self.digest(text, salt) == digest }

        private static func digest(_ text: String, _ salt: String) -> String {
            Data(Array(SHA256.hash(data: Data((salt + text).utf8)))).base64EncodedString()
        }
    }

    var isAnonymous: Bool { password == nil && providers.isEmpty }

    /// The names of the ways to sign in to the account.
    var methods: [String] { (password == nil ? [] : ["password"]) + providers.map(\.provider) }
}
