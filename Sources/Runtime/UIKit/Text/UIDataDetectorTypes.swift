/// The types of data that are detected in text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8)
    public static let shipmentTrackingNumber = Self(rawValue: 16)
    public static let flightNumber = Self(rawValue: 32)
    public static let lookupSuggestion = Self(rawValue: 64)
    public static let all = Self(rawValue: .max)
}
