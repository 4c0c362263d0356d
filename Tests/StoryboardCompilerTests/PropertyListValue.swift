/// A binary property list, read by the format's description and not by the code that wrote it.
enum PropertyListValue: Hashable {
    case integer(Int)
    case string(String)
    case dictionary([String: PropertyListValue])

    struct Malformed: Error {}

    init(_ bytes: [UInt8]) throws {
        guard bytes.count >= 40, bytes.starts(with: "bplist00".utf8) else { throw Malformed() }
        self = try PropertyListReader(bytes: bytes).top()
    }

    subscript(key: String) -> PropertyListValue? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }
}

private struct PropertyListReader {
    let bytes: [UInt8]

    func top() throws -> PropertyListValue {
        let trailer = bytes.count - 32
        return try value(number(trailer + 16, 8))
    }

    private func number(_ start: Int, _ width: Int) throws -> Int {
        guard start >= 0, start + width <= bytes.count else { throw PropertyListValue.Malformed() }
        return bytes[start..<start + width].reduce(0) { $0 << 8 | Int($1) }
    }

    private func value(_ object: Int) throws -> PropertyListValue {
        let trailer = bytes.count - 32
        let (offsetWidth, width) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard object < (try number(trailer + 8, 8)) else { throw PropertyListValue.Malformed() }
        let start = try number(try number(trailer + 24, 8) + object * offsetWidth, offsetWidth)
        let mark = Int(bytes[start])
        if mark >> 4 == 1 { return .integer(try number(start + 1, 1 << (mark & 15))) }
        var (count, content) = (mark & 15, start + 1)
        if count == 15 {
            let size = 1 << (Int(bytes[content]) & 15)
            (count, content) = (try number(content + 1, size), content + 1 + size)
        }
        switch mark >> 4 {
        case 5: return .string(String(decoding: bytes[content..<content + count], as: UTF8.self))
        case 6:
            let units = try (0..<count).map { UInt16(try number(content + 2 * $0, 2)) }
            return .string(String(decoding: units, as: UTF16.self))
        case 13:
            var members: [String: PropertyListValue] = [:]
            for index in 0..<count {
                guard case .string(let key) = try value(try number(content + index * width, width)) else {
                    throw PropertyListValue.Malformed()
                }
                members[key] = try value(try number(content + (count + index) * width, width))
            }
            return .dictionary(members)
        default: throw PropertyListValue.Malformed()
        }
    }
}
