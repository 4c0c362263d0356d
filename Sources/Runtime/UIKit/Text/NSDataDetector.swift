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

/// The types that a detector finds, whose names Foundation for Linux deprecates: it has no detector.
extension NSTextCheckingResult.CheckingType {
    package static let foundDate = Self(rawValue: 1 << 3)
    package static let foundAddress = Self(rawValue: 1 << 4)
    package static let foundLink = Self(rawValue: 1 << 5)
    package static let foundPhoneNumber = Self(rawValue: 1 << 11)
    package static let foundFlight = Self(rawValue: 1 << 12)
}

extension NSTextCheckingResult {
    private var found: DetectedData? { (self as? DetectedResult)?.data }

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

/// What was found in a text.
struct DetectedData {
    enum Value {
        case link(URL), phone(String), date(Date)
        case address([NSTextCheckingKey: String])
    }

    var range: NSRange
    var value: Value

    var type: NSTextCheckingResult.CheckingType {
        switch value {
        case .link: .foundLink
        case .phone: .foundPhoneNumber
        case .date: .foundDate
        case .address: .foundAddress
        }
    }

    /// Returns what a text has of some types, without what overlaps something before it.
    static func all(in text: String, _ types: NSTextCheckingResult.CheckingType) -> [DetectedData] {
        var found: [DetectedData] = []
        func add(_ data: [DetectedData]) {
            for item in data where !found.contains(where: { NSIntersectionRange($0.range, item.range).length > 0 }) {
                found.append(item)
            }
        }
        if types.contains(.foundLink) {
            add(DataDetector.links(in: text, .link).map { DetectedData(range: $0.range, value: .link($0.url)) })
        }
        if types.contains(.foundAddress) { add(addresses(in: text)) }
        if types.contains(.foundDate) { add(dates(in: text)) }
        if types.contains(.foundPhoneNumber) {
            let numbers = DataDetector.links(in: text, .phoneNumber)
            add(
                numbers.map {
                    DetectedData(range: $0.range, value: .phone((text as NSString).substring(with: $0.range)))
                })
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    // MARK: Addresses

    /// A number, a street, a city, a state and a code, as in the United States.
    private static let address =
        #"\b(\d{1,6}(?: [A-Z0-9][\w.'-]*){1,6})[,\n]\s*([A-Z][A-Za-z .'-]+)(?:,\s*|\s+)([A-Z]{2})\s+(\d{5}(?:-\d{4})?)\b"#

    private static func addresses(in text: String) -> [DetectedData] {
        matches(of: address, in: text).map { match in
            let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
            let parts = keys.enumerated().map { place, key in
                (key, (text as NSString).substring(with: match.range(at: place + 1)))
            }
            return DetectedData(range: match.range, value: .address(Dictionary(uniqueKeysWithValues: parts)))
        }
    }

    // MARK: Dates

    private static let month =
        "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|"
        + "Nov(?:ember)?|Dec(?:ember)?)"

    /// Patterns of dates and the formats that read them.
    private static let formats: [(pattern: String, formats: [String])] = [
        (#"\b\d{4}-\d{2}-\d{2}\b"#, ["yyyy-MM-dd"]),
        (#"\b\d{1,2}/\d{1,2}/\d{4}\b"#, ["M/d/yyyy"]),
        (#"\b\d{1,2}/\d{1,2}/\d{2}\b"#, ["M/d/yy"]),
        ("\\b\(month)\\.? \\d{1,2}, \\d{4}\\b", ["MMMM d, yyyy", "MMM d, yyyy", "MMM. d, yyyy"]),
        ("\\b\\d{1,2} \(month) \\d{4}\\b", ["d MMMM yyyy", "d MMM yyyy"]),
    ]

    private static func dates(in text: String) -> [DetectedData] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formats.flatMap { pattern, formats in
            matches(of: pattern, in: text).compactMap { match -> DetectedData? in
                let words = (text as NSString).substring(with: match.range)
                let date = formats.lazy.compactMap { format -> Date? in
                    formatter.dateFormat = format
                    return formatter.date(from: words)
                }.first
                // Noon, as Apple's detector has it for a day without a time.
                return date.map { DetectedData(range: match.range, value: .date($0.addingTimeInterval(12 * 3600))) }
            }
        } + days(in: text)
    }

    /// The days that are named from today.
    private static func days(in text: String) -> [DetectedData] {
        matches(of: #"(?i)\b(?:today|tomorrow|yesterday)\b"#, in: text).map { match in
            let word = (text as NSString).substring(with: match.range).lowercased()
            let start = Calendar.current.startOfDay(for: Date())
            let days = word == "tomorrow" ? 1 : word == "yesterday" ? -1 : 0
            let noon = start.addingTimeInterval(TimeInterval(days * 24 + 12) * 3600)
            return DetectedData(range: match.range, value: .date(noon))
        }
    }

    private static func matches(of pattern: String, in text: String) -> [NSTextCheckingResult] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let length = min((text as NSString).length, DataDetector.limit)
        return expression.matches(in: text, range: NSRange(location: 0, length: length))
    }
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
