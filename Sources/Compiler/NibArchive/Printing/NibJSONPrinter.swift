/// Prints an archive as JSON.
struct NibJSONPrinter {
    private(set) var output: [UInt8] = []

    mutating func print(_ archive: NibArchive, nesting: Int) {
        let lineEnd = nesting == 0 ? "\n" : ""
        put("{\"format\":\(archive.formatVersion),\"coder\":\(archive.coderVersion),\"objects\":[\(lineEnd)")
        list(archive.objects, separator: ",\(lineEnd)") { printer, object in printer.print(object, nesting: nesting) }
        put("\(lineEnd)]}")
    }

    private mutating func print(_ object: NibObject, nesting: Int) {
        put("{\"class\":")
        put(string: object.className)
        let fallbacks = object.fallbackClassNames
        if !fallbacks.isEmpty {
            put(",\"fallbacks\":[")
            list(fallbacks, separator: ",") { printer, name in printer.put(string: name) }
            put("]")
        }
        put(",\"values\":[")
        list(object.values, separator: ",") { printer, entry in
            printer.put("{\"key\":")
            printer.put(string: entry.key)
            printer.print(entry.value, of: object, key: entry.key, nesting: nesting)
            printer.put("}")
        }
        put("]}")
    }

    private mutating func print(_ value: NibValue, of object: NibObject, key: String, nesting: Int) {
        switch value {
        case .integer(let number): put(type: "integer", "\(number)")
        case .bool(let isTrue): put(type: "bool", isTrue ? "true" : "false")
        case .float(let number): put(type: "float", number.isFinite ? "\(number)" : "\"\(Self.odd(Double(number)))\"")
        case .double(let number): put(type: "double", Self.spelled(number))
        case .null: put(type: "nil", "null")
        case .reference(let id): put(type: "reference", "\(id.rawValue)")
        case .data(let bytes):
            if nesting < NibArchive.deepestNesting, let archive = (try? value.nestedArchive()).flatMap(\.self) {
                put(type: "archive", "")
                print(archive, nesting: nesting + 1)
            } else {
                put(type: "data", "\"")
                put(base64: bytes)
                put("\"")
                printReading(of: value, object: object, key: key)
            }
        }
    }

    /// Prints the meaning of data if it is known.
    private mutating func printReading(of value: NibValue, object: NibObject, key: String) {
        if let text = object.text(in: value, under: key) {
            put(",\"text\":")
            put(string: text)
        } else if let numbers = value.doublesValue {
            put(",\"numbers\":[")
            list(numbers, separator: ",") { printer, number in printer.put(Self.spelled(number)) }
            put("]")
        }
    }

    private mutating func list<Element>(
        _ elements: some Collection<Element>, separator: String, print: (inout Self, Element) -> Void
    ) {
        var isFirst = true
        for element in elements {
            if !isFirst { put(separator) }
            isFirst = false
            print(&self, element)
        }
    }

    private mutating func put(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func put(type: String, _ value: String) { put(",\"type\":\"\(type)\",\"value\":\(value)") }

    /// Prints a quoted string with JSON escapes.
    private mutating func put(string: String) {
        let digits = Array("0123456789abcdef".utf8)
        output.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): put("\\n")
            case UInt8(ascii: "\t"): put("\\t")
            case 0..<0x20:
                put("\\u00")
                output += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    private mutating func put(base64 bytes: ArraySlice<UInt8>) {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var rest = bytes
        while !rest.isEmpty {
            let group = rest.prefix(3)
            rest = rest.dropFirst(3)
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let digit = digits[Int(bits >> UInt32(18 - 6 * place)) & 63]
                output.append(place <= group.count ? digit : UInt8(ascii: "="))
            }
        }
    }

    private static func spelled(_ number: Double) -> String { number.isFinite ? "\(number)" : "\"\(odd(number))\"" }

    private static func odd(_ number: Double) -> String { number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
}

extension NibObject {
    /// Returns the text of a value if the object is a string and the value its bytes.
    func text(in value: NibValue, under key: String) -> String? {
        guard case .data(let bytes) = value, key == FoundationCoding.bytes, FoundationCoding.strings.contains(className)
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
