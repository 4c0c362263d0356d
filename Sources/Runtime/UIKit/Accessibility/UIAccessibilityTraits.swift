/// The accessibility traits of an object.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let image = Self(rawValue: 4)
    public static let selected = Self(rawValue: 8)
    public static let playsSound = Self(rawValue: 16)
    public static let keyboardKey = Self(rawValue: 32)
    public static let staticText = Self(rawValue: 64)
    public static let summaryElement = Self(rawValue: 128)
    public static let notEnabled = Self(rawValue: 256)
    public static let updatesFrequently = Self(rawValue: 512)
    public static let searchField = Self(rawValue: 1024)
    public static let startsMediaSession = Self(rawValue: 2048)
    public static let adjustable = Self(rawValue: 4096)
    public static let allowsDirectInteraction = Self(rawValue: 8192)
    public static let causesPageTurn = Self(rawValue: 16384)
    public static let tabBar = Self(rawValue: 32768)
    public static let header = Self(rawValue: 65536)
}
