import Foundation

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
        if types.contains(.foundLink) { add(links(in: text)) }
        if types.contains(.foundAddress) { add(addresses(in: text)) }
        if types.contains(.foundDate) { add(dates(in: text)) }
        if types.contains(.foundPhoneNumber) {
            add(all(of: phone, in: text) { .phone($0) })
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Longer texts are searched up to here.
    private static let limit = 100_000

    // MARK: Links and numbers

    private static let site = #"(?i)\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]"#
    private static let mail = #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}\b"#
    /// A host without a scheme, if it ends as most of them do.
    private static let host =
        #"\b(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?i:com|org|net|edu|gov|mil|int|info|biz|app|dev|io|co|me|tv|ai|eu"#
        + #"|us|uk|de|fr|it|es|nl|be|ch|at|se|no|dk|fi|pl|ru|ua|jp|cn|kr|in|au|nz|ca|br|mx|za)\b(?![@\w-])"#
        + #"(?:[/?#][^\s<>"]*[^\s<>".,;:!?)\]])?"#
    private static let phone = #"(?<![\w+])\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?!\w)"#

    private static func links(in text: String) -> [DetectedData] {
        all(of: site, in: text) { URL(string: $0.lowercased().hasPrefix("www.") ? "http://\($0)" : $0).map(Value.link) }
            + all(of: mail, in: text) { URL(string: "mailto:\($0)").map(Value.link) }
            + all(of: host, in: text) { URL(string: "http://\($0)").map(Value.link) }
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

    private static func all(of pattern: String, in text: String, _ value: (String) -> Value?) -> [DetectedData] {
        matches(of: pattern, in: text).compactMap { match in
            value((text as NSString).substring(with: match.range)).map { DetectedData(range: match.range, value: $0) }
        }
    }

    private static func matches(of pattern: String, in text: String) -> [NSTextCheckingResult] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let length = min((text as NSString).length, limit)
        return expression.matches(in: text, range: NSRange(location: 0, length: length))
    }
}

/// Finds what a person can open in the text of a view.
enum DataDetector {
    /// Returns the links in a text, without those that overlap an earlier one.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(url: URL, range: NSRange)] {
        var checked: NSTextCheckingResult.CheckingType = []
        if types.contains(.link) { checked.insert(.foundLink) }
        if types.contains(.phoneNumber) { checked.insert(.foundPhoneNumber) }
        return DetectedData.all(in: text, checked).compactMap { data in data.url.map { ($0, data.range) } }
    }
}

extension DetectedData {
    /// The address that opens a link, or calls a number.
    fileprivate var url: URL? {
        switch value {
        case .link(let url): url
        case .phone(let number): URL(string: "tel:\(number.filter { $0.isNumber || $0 == "+" })")
        case .date, .address: nil
        }
    }
}
