/// The names of providers.
public struct AuthProviderID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let apple = AuthProviderID(rawValue: "apple.com")
    public static let email = AuthProviderID(rawValue: "password")
    public static let facebook = AuthProviderID(rawValue: "facebook.com")
    public static let gameCenter = AuthProviderID(rawValue: "gc.apple.com")
    public static let gitHub = AuthProviderID(rawValue: "github.com")
    public static let google = AuthProviderID(rawValue: "google.com")
    public static let phone = AuthProviderID(rawValue: "phone")
    public static let twitter = AuthProviderID(rawValue: "twitter.com")
}
