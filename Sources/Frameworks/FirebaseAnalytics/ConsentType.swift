/// What a person agrees to.
public struct ConsentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let adPersonalization = ConsentType(rawValue: "ad_personalization")
    public static let adStorage = ConsentType(rawValue: "ad_storage")
    public static let adUserData = ConsentType(rawValue: "ad_user_data")
    public static let analyticsStorage = ConsentType(rawValue: "analytics_storage")
}
