/// The expansion of the variables in one text: `$(TARGET_NAME)`, `${NAME:lower}`, also within each other.
///
/// It ends in bounded time, whatever the settings are: what is read for one text is limited, and a setting that refers to
/// itself is empty where it does.
struct VariableExpansion {
    /// The number of bytes that are read for one text, with those of the settings that it names.
    static let longest = 1 << 16

    /// Why there is no value, in words.
    private(set) var problem: String?
    private let values: [String: String]
    /// The settings whose values are being expanded.
    private var open: [String] = []
    private var left = Self.longest

    /// Creates the expansion of a text, or of the value of a setting.
    init(of name: String? = nil, in values: [String: String]) {
        self.values = values
        open = [name].compactMap(\.self)
    }

    /// Returns a text with the values of its variables, or an empty one if it has a problem other than a reference to itself.
    mutating func text(_ text: String) -> String {
        let result = expand(Array(text.utf8)[...])
        return left > 0 ? String(decoding: result, as: UTF8.self) : ""
    }

    private static let dollar = UInt8(ascii: "$")

    private mutating func expand(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard read(text.count), text.contains(Self.dollar) else { return Array(text) }
        var result: [UInt8] = []
        var rest = text
        while left > 0, let dollar = rest.firstIndex(of: Self.dollar) {
            result += rest[..<dollar]
            let open = dollar + 1
            guard open < rest.endIndex, let close = end(of: rest[open...]) else {
                result.append(Self.dollar)
                rest = rest[open...]
                continue
            }
            let inner = expand(rest[(open + 1)..<close])
            result += value(String(decoding: inner, as: UTF8.self))
            rest = rest[(close + 1)...]
        }
        return result + rest
    }

    /// Notes that bytes are read. Returns false if these are too many.
    private mutating func read(_ count: Int) -> Bool {
        guard left > 0 else { return false }
        left -= count + 1
        if left <= 0 {
            problem =
                "names settings that are longer than the \(Self.longest) bytes that a value may have with all of them"
        }
        return left > 0
    }

    /// Returns the place of the bracket that closes the first one, or nil if there is none.
    private mutating func end(of text: ArraySlice<UInt8>) -> Int? {
        let closing = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]
        guard let open = text.first, let close = closing[open] else { return nil }
        var depth = 0
        for place in text.indices {
            if text[place] == open { depth += 1 }
            if text[place] == close {
                depth -= 1
                if depth == 0 { return place }
            }
        }
        // Looking for brackets that aren't there, again and again, would take long.
        _ = read(text.count)
        return nil
    }

    /// Returns the value of a name with operators: `PRODUCT_NAME:c99extidentifier`.
    private mutating func value(_ reference: String) -> [UInt8] {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first.map(String.init), left > 0 else { return [] }
        var value = ""
        if open.contains(name) {
            problem = problem ?? "refers to itself\(open.first == name ? "" : ", by '\(name)'")"
        } else if let written = values[name] {
            open.append(name)
            value = String(decoding: expand(Array(written.utf8)[...]), as: UTF8.self)
            open.removeLast()
        }
        for step in parts.dropFirst() { value = Self.value(value, after: step) }
        return Array(value.utf8)
    }

    private static func value(_ value: String, after step: Substring) -> String {
        switch step {
        case "c99extidentifier", "identifier": BuildVariables.identifier(value)
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "file": String(value.split(separator: "/").last ?? "")
        case _ where step.hasPrefix("default=") && value.isEmpty: String(step.dropFirst("default=".count))
        default: value
        }
    }
}
