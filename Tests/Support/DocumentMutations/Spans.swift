/// Where elements and the values of attributes stand in a document's text.
struct Spans {
    struct Element {
        var name: Range<Int>
        /// From the first angle bracket to the last.
        var whole: Range<Int>
        /// Between the tags; nil without an end tag.
        var inside: Range<Int>?
    }

    struct Value {
        var name: Range<Int>
        /// Between the quotes.
        var text: Range<Int>
    }

    var elements: [Element] = []
    var values: [Value] = []

    init(_ bytes: [UInt8]) {
        var open: [Int] = []
        var place = 0
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let end = Self.tagEnd(bytes, start) else { return }
            place = end
            let kind = bytes[start + 1]
            if kind == UInt8(ascii: "/") {
                guard let last = open.popLast() else { continue }
                let element = elements[last]
                elements[last].inside = element.whole.upperBound..<start
                elements[last].whole = element.whole.lowerBound..<end
            } else if kind != UInt8(ascii: "!"), kind != UInt8(ascii: "?") {
                let name = start + 1..<(bytes[start..<end].firstIndex { [0x20, 0x2F, 0x3E, 0x0A].contains($0) } ?? end)
                if bytes[end - 2] != UInt8(ascii: "/") { open.append(elements.count) }
                elements.append(Element(name: name, whole: start..<end))
                findValues(bytes, name.upperBound..<end)
            }
        }
    }

    /// Behind the bracket that ends a tag.
    private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">"), index > start + 1 {
                return index + 1
            }
        }
        return nil
    }

    private mutating func findValues(_ bytes: [UInt8], _ tag: Range<Int>) {
        var place = tag.lowerBound
        while let equals = bytes[place..<tag.upperBound].firstIndex(of: UInt8(ascii: "=")), equals + 1 < tag.upperBound
        {
            let quote = bytes[equals + 1]
            let start = equals + 2
            guard start <= tag.upperBound, let end = bytes[start..<tag.upperBound].firstIndex(of: quote) else { return }
            values.append(Value(name: place..<equals, text: start..<end))
            place = end + 1
        }
    }
}
