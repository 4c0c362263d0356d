/// The platforms on which an element or attribute occurs.
public struct Platforms: OptionSet, Sendable, Hashable {
    /// The platforms as bits.
    public let rawValue: UInt8

    /// Creates a set of platforms from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// iOS and iPadOS.
    public static let iOS = Platforms(rawValue: 1 << 0)
    /// tvOS.
    public static let tvOS = Platforms(rawValue: 1 << 1)
    /// macOS.
    public static let macOS = Platforms(rawValue: 1 << 2)
    /// watchOS.
    public static let watchOS = Platforms(rawValue: 1 << 3)

    /// The platforms whose nibs the catalog describes.
    static let uiKit: Platforms = [.iOS, .tvOS]
    static let all: Platforms = [.iOS, .tvOS, .macOS, .watchOS]

    /// Creates the platform with Apple's name for it.
    init?(name: String) {
        switch name {
        case "iOS": self = .iOS
        case "tvOS": self = .tvOS
        case "macOS": self = .macOS
        case "watchOS": self = .watchOS
        default: return nil
        }
    }
}
