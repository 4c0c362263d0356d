import CCairo

extension PDFFile {
    /// No drawing and no picture needs more.
    private static let mostBytes = 1 << 28

    /// The bytes of a stream as they were before they were packed; nil for packing that is not known.
    func decoded(_ stream: PDFStream) -> [UInt8]? {
        let (bytes, rest) = unpacked(stream)
        return rest == nil ? bytes : nil
    }

    /// The same, as far as it goes: `rest` names the packing at which it ended, which is that of a picture.
    func unpacked(_ stream: PDFStream) -> (bytes: [UInt8], rest: String?) {
        var bytes = Array(stream.bytes)
        let filters = list(stream.dictionary["Filter"] ?? stream.dictionary["F"])
        let settings = list(stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"])
        for (index, filter) in filters.enumerated() {
            let name = self.name(filter) ?? ""
            let setting = index < settings.count ? dictionary(settings[index]) ?? [:] : [:]
            switch name {
            case "FlateDecode", "Fl": bytes = predicted(inflated(bytes), setting)
            case "LZWDecode", "LZW":
                bytes = predicted(Self.expanded(bytes, early: integer(setting["EarlyChange"]) != 0), setting)
            case "ASCIIHexDecode", "AHx": bytes = Self.fromHexadecimal(bytes)
            case "ASCII85Decode", "A85": bytes = Self.from85(bytes)
            case "RunLengthDecode", "RL": bytes = Self.fromRuns(bytes)
            default: return (bytes, name)
            }
        }
        return (bytes, nil)
    }

    private func list(_ object: PDFObject?) -> [PDFObject] {
        switch resolve(object) {
        case .null: []
        case .array(let array): array
        case let object: [object]
        }
    }

    /// As far as the bytes are whole.
    private func inflated(_ bytes: [UInt8]) -> [UInt8] {
        var length = 0
        guard let found = cc_inflate(bytes, bytes.count, Self.mostBytes, &length) else { return [] }
        defer { cc_free(found) }
        return Array(UnsafeBufferPointer(start: found, count: length))
    }

    // MARK: Predictors

    private func predicted(_ bytes: [UInt8], _ setting: [String: PDFObject]) -> [UInt8] {
        let kind = integer(setting["Predictor"]) ?? 1
        guard kind > 1 else { return bytes }
        let colors = integer(setting["Colors"]) ?? 1
        let bits = integer(setting["BitsPerComponent"]) ?? 8
        let columns = integer(setting["Columns"]) ?? 1
        guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits), (1...1_000_000).contains(columns) else {
            return bytes
        }
        let pixel = max(1, colors * bits / 8)
        let row = (colors * bits * columns + 7) / 8
        return kind == 2
            ? Self.addRows(bytes, row: row, pixel: pixel, bits) : Self.unfilter(bytes, row: row, pixel: pixel)
    }

    private static func addRows(_ bytes: [UInt8], row: Int, pixel: Int, _ bits: Int) -> [UInt8] {
        guard bits == 8 else { return bytes }
        var bytes = bytes
        for start in stride(from: 0, to: bytes.count, by: row) {
            for index in (start + pixel)..<max(start + pixel, min(start + row, bytes.count)) {
                bytes[index] &+= bytes[index - pixel]
            }
        }
        return bytes
    }

    /// The filters of PNG, one named before each row.
    private static func unfilter(_ bytes: [UInt8], row: Int, pixel: Int) -> [UInt8] {
        var found: [UInt8] = []
        found.reserveCapacity(bytes.count)
        var above = [UInt8](repeating: 0, count: row)
        var position = 0
        while position < bytes.count {
            let filter = bytes[position]
            var line = Array(bytes[(position + 1)..<min(position + 1 + row, bytes.count)])
            position += 1 + row
            for index in line.indices {
                let left = index >= pixel ? Int(line[index - pixel]) : 0
                let corner = index >= pixel ? Int(above[index - pixel]) : 0
                let up = Int(above[index])
                let guess =
                    switch filter {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: nearest(left, up, corner)
                    default: 0
                    }
                line[index] &+= UInt8(truncatingIfNeeded: guess)
            }
            found += line
            above = line + [UInt8](repeating: 0, count: row - line.count)
        }
        return found
    }

    private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        return a <= b && a <= c ? left : b <= c ? up : corner
    }

    // MARK: Other packings

    private static func fromHexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFLexer.digit)
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func from85(_ bytes: [UInt8]) -> [UInt8] {
        var found: [UInt8] = []
        var group: [UInt32] = []
        func add(_ group: [UInt32]) {
            let value = (group + [84, 84, 84, 84]).prefix(5).reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for byte in 0..<(group.count - 1) {
                found.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(byte))))
            }
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "~"): break
            case UInt8(ascii: "z") where group.isEmpty: found += [0, 0, 0, 0]
            case 33...117: group.append(UInt32(byte - 33))
            default: continue
            }
            if byte == UInt8(ascii: "~") { break }
            if group.count == 5 {
                add(group)
                group = []
            }
        }
        if group.count > 1 { add(group) }
        return found
    }

    private static func fromRuns(_ bytes: [UInt8]) -> [UInt8] {
        var found: [UInt8] = []
        var position = 0
        while position < bytes.count, bytes[position] != 128, found.count < mostBytes {
            let length = Int(bytes[position])
            position += 1
            if length < 128 {
                found += bytes[position..<min(position + length + 1, bytes.count)]
                position += length + 1
            } else if position < bytes.count {
                found += [UInt8](repeating: bytes[position], count: 257 - length)
                position += 1
            }
        }
        return found
    }

    private static func expanded(_ bytes: [UInt8], early: Bool) -> [UInt8] {
        var table: [[UInt8]] = []
        func reset() { table = (0..<258).map { $0 < 256 ? [UInt8($0)] : [] } }
        reset()
        var found: [UInt8] = []
        var last: [UInt8]?
        var (buffer, count, width) = (0, 0, 9)
        for byte in bytes where found.count < mostBytes {
            (buffer, count) = (buffer << 8 | Int(byte), count + 8)
            guard count >= width else { continue }
            let code = buffer >> (count - width) & (1 << width - 1)
            count -= width
            buffer &= 1 << count - 1
            if code == 257 { break }
            if code == 256 {
                reset()
                (last, width) = (nil, 9)
                continue
            }
            guard code < table.count || code == table.count && last != nil else { break }
            let entry = code < table.count ? table[code] : (last ?? []) + (last ?? []).prefix(1)
            if let last, table.count < 4096 { table.append(last + entry.prefix(1)) }
            found += entry
            last = entry
            let size = table.count + (early ? 1 : 0)
            width = size < 512 ? 9 : size < 1024 ? 10 : size < 2048 ? 11 : 12
        }
        return found
    }
}
