import Foundation

/// Finds addresses and numbers in texts.
enum DataDetector {
    private static let address = #"\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]"#
    private static let mail = #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}\b"#
    private static let phone = #"(?<![\w+])\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?!\w)"#
    /// Longer texts are searched up to here.
    static let limit = 100_000

    /// Returns the links in a text, without those that overlap an earlier one.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(url: URL, range: NSRange)] {
        var found: [(url: URL, range: NSRange)] = []
        func add(_ pattern: String, _ makeURL: (String) -> URL?) {
            guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
            let whole = NSRange(location: 0, length: min((text as NSString).length, limit))
            for match in expression.matches(in: text, range: whole) {
                let range = match.range
                guard !found.contains(where: { NSIntersectionRange($0.range, range).length > 0 }),
                    let url = makeURL((text as NSString).substring(with: range))
                else { continue }
                found.append((url, range))
            }
        }
        if types.contains(.link) {
            add(address) { URL(string: $0.hasPrefix("www.") ? "http://\($0)" : $0) }
            add(mail) { URL(string: "mailto:\($0)") }
        }
        if types.contains(.phoneNumber) { add(phone) { URL(string: "tel:\($0.filter { $0.isNumber || $0 == "+" })") } }
        return found.sorted { $0.range.location < $1.range.location }
    }
}
