/// The platforms on which an element or attribute occurs.
public struct Platforms: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let iOS = Platforms(rawValue: 1 << 0)
    public static let tvOS = Platforms(rawValue: 1 << 1)
    public static let macOS = Platforms(rawValue: 1 << 2)
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
