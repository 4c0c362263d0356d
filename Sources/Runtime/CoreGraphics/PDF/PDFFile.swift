/// The objects of a PDF file, read when they are asked for. A file whose table is damaged is searched for objects.
final class PDFFile {
    private enum Place {
        case offset(Int)
        /// The object with this index in the stream of that number.
        case packed(stream: Int, index: Int)
    }

    private let bytes: [UInt8]
    private var places: [Int: Place] = [:]
    private var known: [Int: PDFObject] = [:]
    /// Objects that are being read: what contains itself is nothing.
    private var open: Set<Int> = []
    private(set) var trailer: [String: PDFObject] = [:]

    /// Nil for bytes that are no PDF, or one that is encrypted.
    init?(_ data: [UInt8]) {
        guard let start = data.prefix(1024).firstRange(of: Array("%PDF-".utf8))?.lowerBound else { return nil }
        bytes = start == 0 ? data : Array(data[start...])
        readTables()
        if root == nil { search() }
        guard root != nil, trailer["Encrypt"] == nil else { return nil }
    }

    private var root: [String: PDFObject]? {
        guard let root = dictionary(trailer["Root"]), root["Pages"] != nil else { return nil }
        return root
    }

    // MARK: Asking

    /// The object behind a reference, or the object itself.
    func resolve(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = object else { return object }
            object = self.object(number)
        }
        return .null
    }

    /// A dictionary, or that of a stream.
    func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
        switch resolve(object) {
        case .dictionary(let dictionary): dictionary
        case .stream(let stream): stream.dictionary
        default: nil
        }
    }

    func array(_ object: PDFObject?) -> [PDFObject]? {
        if case .array(let array) = resolve(object) { array } else { nil }
    }

    func stream(_ object: PDFObject?) -> PDFStream? {
        if case .stream(let stream) = resolve(object) { stream } else { nil }
    }

    func number(_ object: PDFObject?) -> Double? { resolve(object).number }
    func integer(_ object: PDFObject?) -> Int? { resolve(object).integer }
    func name(_ object: PDFObject?) -> String? { resolve(object).name }

    /// Nil unless all of the array are numbers that fit.
    func integers(_ object: PDFObject?) -> [Int]? {
        guard let array = array(object) else { return nil }
        let integers = array.compactMap { integer($0) }
        return integers.count == array.count ? integers : nil
    }

    /// Nil unless all of the array are numbers.
    func numbers(_ object: PDFObject?) -> [Double]? {
        guard let array = array(object) else { return nil }
        let numbers = array.compactMap { number($0) }
        return numbers.count == array.count ? numbers : nil
    }

    /// The pages' dictionaries, with what they inherit.
    func pages() -> [[String: PDFObject]] {
        var found: [[String: PDFObject]] = []
        var seen: Set<Int> = []
        collectPages(root?["Pages"], [:], &seen, &found)
        return found
    }

    private func collectPages(
        _ object: PDFObject?, _ inherited: [String: PDFObject], _ seen: inout Set<Int>,
        _ found: inout [[String: PDFObject]]
    ) {
        if case .reference(let number) = object, !seen.insert(number).inserted { return }
        guard found.count < 10_000, let node = dictionary(object) else { return }
        let own = inherited.merging(node) { $1 }
        guard let kids = array(node["Kids"]) else { return found.append(own) }
        let passed = own.filter { ["Resources", "MediaBox", "CropBox", "Rotate"].contains($0.key) }
        for kid in kids { if case .reference = kid { collectPages(kid, passed, &seen, &found) } }
    }

    // MARK: Objects

    private func object(_ number: Int) -> PDFObject {
        if let object = known[number] { return object }
        guard let place = places[number], open.insert(number).inserted else { return .null }
        defer { open.remove(number) }
        let object =
            switch place {
            case .offset(let offset): readObject(at: offset)
            case .packed(let stream, let index): unpack(index, from: stream)
            }
        known[number] = object
        return object
    }

    private func readObject(at offset: Int) -> PDFObject {
        var lexer = PDFLexer(bytes, at: offset)
        guard lexer.object()?.integer != nil, lexer.object()?.integer != nil, case .keyword("obj") = lexer.next(),
            let object = lexer.object()
        else { return .null }
        guard case .dictionary(let dictionary) = object, case .keyword("stream") = lexer.next() else { return object }
        return .stream(PDFStream(dictionary: dictionary, bytes: content(of: dictionary, from: lexer.position)))
    }

    private func content(of dictionary: [String: PDFObject], from position: Int) -> ArraySlice<UInt8> {
        var start = position
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let ending = Array("endstream".utf8)
        if let length = integer(dictionary["Length"]), length >= 0, length <= bytes.count - start {
            var lexer = PDFLexer(bytes, at: start + length)
            lexer.skipSpace()
            if bytes[lexer.position...].starts(with: ending) { return bytes[start..<(start + length)] }
        }
        return bytes[start..<(bytes[start...].firstRange(of: ending)?.lowerBound ?? bytes.count)]
    }

    private func unpack(_ index: Int, from number: Int) -> PDFObject {
        guard let stream = stream(.reference(number)), let first = integer(stream.dictionary["First"]),
            let content = decoded(stream)
        else { return .null }
        var table = PDFLexer(content)
        for _ in 0..<index { _ = (table.object(), table.object()) }
        guard table.object() != nil, let offset = table.object()?.integer, first >= 0, offset >= 0,
            first <= content.count, offset <= content.count - first
        else { return .null }
        var lexer = PDFLexer(content, at: first + offset)
        return lexer.object() ?? .null
    }

    // MARK: Tables

    private func readTables() {
        guard let mark = bytes.suffix(2048).lastRange(of: Array("startxref".utf8)) else { return }
        var lexer = PDFLexer(bytes, at: mark.upperBound)
        var next = lexer.object()?.integer
        var seen: Set<Int> = []
        while let offset = next, seen.insert(offset).inserted, offset >= 0, offset < bytes.count {
            guard let part = readTable(at: offset) else { return }
            trailer.merge(part) { own, _ in own }
            // A table for old readers names the stream that new ones read.
            if let hybrid = part["XRefStm"]?.integer, seen.insert(hybrid).inserted { _ = readTable(at: hybrid) }
            next = part["Prev"]?.integer
        }
    }

    private func readTable(at offset: Int) -> [String: PDFObject]? {
        var lexer = PDFLexer(bytes, at: offset)
        guard case .keyword("xref") = lexer.next() else { return readTableStream(at: offset) }
        while true {
            switch lexer.next() {
            case .object(let object):
                guard let first = object.integer, let count = lexer.object()?.integer, first >= 0, count >= 0 else {
                    return nil
                }
                for number in first..<(first + min(count, bytes.count)) {
                    guard let place = lexer.object()?.integer, lexer.object() != nil else { return nil }
                    if case .keyword("n") = lexer.next(), places[number] == nil { places[number] = .offset(place) }
                }
            case .keyword("trailer"):
                guard case .dictionary(let dictionary) = lexer.object() else { return nil }
                return dictionary
            default: return nil
            }
        }
    }

    private func readTableStream(at offset: Int) -> [String: PDFObject]? {
        guard case .stream(let stream) = readObject(at: offset), let content = decoded(stream),
            let widths = integers(stream.dictionary["W"]), widths.count == 3,
            widths.allSatisfy({ (0...8).contains($0) }), widths.contains(where: { $0 > 0 })
        else { return nil }
        let size = integer(stream.dictionary["Size"]) ?? 0
        let index = integers(stream.dictionary["Index"]) ?? [0, size]
        var position = 0
        func field(_ width: Int, orElse fallback: Int) -> Int {
            guard width > 0 else { return fallback }
            let value = content[position..<(position + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            position += width
            return Int(truncatingIfNeeded: value)
        }
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            for number in index[pair]..<(index[pair] + max(0, min(index[pair + 1], content.count))) {
                guard position + widths.reduce(0, +) <= content.count else { break }
                let (kind, second, third) = (
                    field(widths[0], orElse: 1), field(widths[1], orElse: 0), field(widths[2], orElse: 0)
                )
                guard places[number] == nil else { continue }
                if kind == 1 { places[number] = .offset(second) }
                if kind == 2 { places[number] = .packed(stream: second, index: third) }
            }
        }
        return stream.dictionary
    }

    /// Finds what looks like an object. Later ones replace earlier ones, as in a file that was added to.
    private func search() {
        (places, known, trailer) = ([:], [:], [:])
        let mark = Array("obj".utf8)
        var from = bytes.startIndex
        while let found = bytes[from...].firstRange(of: mark) {
            from = found.upperBound
            if let (number, offset) = header(before: found.lowerBound) { places[number] = .offset(offset) }
        }
        for number in places.keys.sorted() {
            guard let dictionary = dictionary(.reference(number)) else { continue }
            if dictionary["Type"]?.name == "Catalog" { trailer["Root"] = .reference(number) }
            if let encryption = dictionary["Encrypt"] { trailer["Encrypt"] = encryption }
        }
        // Objects that lie packed in others.
        for number in places.keys.sorted() {
            guard let stream = stream(.reference(number)), stream.dictionary["Type"]?.name == "ObjStm",
                let count = integer(stream.dictionary["N"]), let content = decoded(stream)
            else { continue }
            var lexer = PDFLexer(content)
            for index in 0..<max(0, min(count, content.count)) {
                guard let inner = lexer.object()?.integer, lexer.object() != nil else { break }
                if places[inner] == nil { places[inner] = .packed(stream: number, index: index) }
                if trailer["Root"] == nil, dictionary(.reference(inner))?["Type"]?.name == "Catalog" {
                    trailer["Root"] = .reference(inner)
                }
            }
        }
    }

    /// "12 0 " in front of "obj".
    private func header(before position: Int) -> (number: Int, offset: Int)? {
        var start = position
        var runs = 0
        while start > 0, runs < 2 {
            var end = start
            while end > 0, PDFLexer.isSpace(bytes[end - 1]) { end -= 1 }
            var begin = end
            while begin > 0, end - begin < 10, (48...57).contains(bytes[begin - 1]) { begin -= 1 }
            guard begin < end, end < start || runs == 0 else { return nil }
            start = begin
            runs += 1
        }
        var lexer = PDFLexer(bytes, at: start)
        guard runs == 2, let number = lexer.object()?.integer else { return nil }
        return (number, start)
    }
}
