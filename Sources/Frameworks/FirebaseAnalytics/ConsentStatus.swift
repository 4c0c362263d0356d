/// Whether a person agrees.
public struct ConsentStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let denied = ConsentStatus(rawValue: "denied")
    public static let granted = ConsentStatus(rawValue: "granted")
}
