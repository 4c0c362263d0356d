public import Foundation

/// Finds links, telephone numbers, dates and addresses in texts.
public class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector. It throws an error if the types have none that it can find.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        super.init()
        let known: NSTextCheckingResult.CheckingType = [
            .foundLink, .foundPhoneNumber, .foundDate, .foundAddress, .foundFlight,
        ]
        guard checkingTypes & known.rawValue != 0 else {
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "The detector has no type to find."])
        }
    }

    /// Returns what is in a range of a text, in its order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = string as NSString
        guard range.location >= 0, range.location != NSNotFound, NSMaxRange(range) <= text.length else { return [] }
        let part = text.substring(with: range)
        return DetectedData.all(in: part, .init(rawValue: checkingTypes)).map {
            DetectedResult($0, after: range.location)
        }
    }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

public typealias NSTextCheckingTypes = UInt64

/// The parts of an address, and of a flight.
extension NSTextCheckingKey {
    public static let name = Self(rawValue: "Name")
    public static let jobTitle = Self(rawValue: "JobTitle")
    public static let organization = Self(rawValue: "Organization")
    public static let street = Self(rawValue: "Street")
    public static let city = Self(rawValue: "City")
    public static let state = Self(rawValue: "State")
    public static let zip = Self(rawValue: "ZIP")
    public static let country = Self(rawValue: "Country")
    public static let phone = Self(rawValue: "Phone")
    public static let airline = Self(rawValue: "Airline")
    public static let flight = Self(rawValue: "Flight")
}

/// The types that a detector finds, with the numbers that Foundation for Linux gives them: each twice Apple's, but for telephone numbers
/// and flights. It deprecates their names, as it has no detector.
extension NSTextCheckingResult.CheckingType {
    package static let foundDate = Self(rawValue: 1 << 4)
    package static let foundAddress = Self(rawValue: 1 << 5)
    package static let foundLink = Self(rawValue: 1 << 6)
    package static let foundPhoneNumber = Self(rawValue: 1 << 11)
    package static let foundFlight = Self(rawValue: 1 << 12)
}

/// All types of results, those of the system, and those that an app defines.
public let NSTextCheckingAllTypes = NSTextCheckingTypes.max
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32

extension NSTextCheckingResult {
    private var found: DetectedData? { (self as? DetectedResult)?.data }

    /// Returns a result that is a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(DetectedData(range: range, value: .link(url)), after: 0)
    }
    /// Returns a result that is a phone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(DetectedData(range: range, value: .phone(phoneNumber)), after: 0)
    }

    public var url: URL? { if case .link(let url) = found?.value { url } else { nil } }
    public var phoneNumber: String? { if case .phone(let number) = found?.value { number } else { nil } }
    public var date: Date? { if case .date(let date) = found?.value { date } else { nil } }
    public var timeZone: TimeZone? { date.map { _ in TimeZone.current } }
    public var duration: TimeInterval { 0 }
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = found?.value { parts } else { nil }
    }
    /// The parts of what was found: of flights, which aren't looked for here, and addresses.
    public var components: [NSTextCheckingKey: String]? { addressComponents }
}

/// A result of a detector.
final class DetectedResult: NSTextCheckingResult {
    let data: DetectedData

    init(_ data: DetectedData, after start: Int) {
        var data = data
        data.range.location += start
        self.data = data
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { data.type }
    override var range: NSRange { data.range }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { data.range }
}
