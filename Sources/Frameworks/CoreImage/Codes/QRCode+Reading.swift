import Foundation

extension QRCode {
    /// Returns what the modules of a code say, or nil if they are none or have too many errors.
    static func message(of modules: [[Bool]]) -> String? {
        let size = modules.count
        guard size >= 21, size <= 177, (size - 17).isMultiple(of: 4), modules.allSatisfy({ $0.count == size }) else {
            return nil
        }
        var code = QRCode(version: (size - 17) / 4)
        code.modules = modules
        guard let (level, mask) = code.readFormat() else { return nil }
        return code.data(level, code.codewords(mask)).flatMap { QRText($0, version: code.version).text }
    }

    /// Returns the level and the mask: those whose bits differ least from what is there, in one of two places.
    private func readFormat() -> (Correction, Int)? {
        func value(_ places: [(x: Int, y: Int)]) -> Int {
            places.enumerated().reduce(0) { $0 | (modules[$1.element.y][$1.element.x] ? 1 << $1.offset : 0) }
        }
        let corner = (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
        let edges = (0..<8).map { (size - 1 - $0, 8) } + (8..<15).map { (8, size - 15 + $0) }
        var best: (errors: Int, format: (Correction, Int))?
        for bits in [value(corner), value(edges)] {
            for level in Correction.allCases {
                for mask in 0..<8 {
                    let errors = (Self.format(level, mask: mask) ^ bits).nonzeroBitCount
                    if errors < best?.errors ?? 4 { best = (errors, (level, mask)) }
                }
            }
        }
        return best?.format
    }

    /// Returns the codewords in their order in the columns.
    private func codewords(_ mask: Int) -> [UInt8] {
        var bits: [Bool] = []
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            let isUp = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFunction[y][x] {
                    bits.append(modules[y][x] != Self.isInverted(mask, x, y))
                }
            }
            right -= 2
        }
        return (0..<bits.count / 8).map { word in
            bits[word * 8..<word * 8 + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// Returns the data of all blocks, corrected, or nil if there are too many errors.
    private func data(_ level: Correction, _ codewords: [UInt8]) -> [UInt8]? {
        let count = Self.blockCounts[level.row][version - 1]
        let correction = Self.correctionPerBlock[level.row][version - 1]
        let whole = Self.moduleCount(version) / 8
        guard codewords.count >= whole else { return nil }
        let short = whole / count - correction, shortCount = count - whole % count
        var blocks = Array(repeating: [UInt8](), count: count)
        var next = 0
        for place in 0...short {
            for block in 0..<count where place < short || block >= shortCount {
                blocks[block].append(codewords[next])
                next += 1
            }
        }
        for _ in 0..<correction {
            for block in 0..<count {
                blocks[block].append(codewords[next])
                next += 1
            }
        }
        var data: [UInt8] = []
        for block in blocks {
            guard let corrected = ReedSolomon.corrected(block, correction) else { return nil }
            data += corrected.dropLast(correction)
        }
        return data
    }
}

extension ReedSolomon {
    private static let powers: [UInt8] = (0..<255).reduce(into: []) { powers, _ in
        powers.append(powers.last.map { multiply($0, 2) } ?? 1)
    }

    private static func power(_ exponent: Int) -> UInt8 { powers[((exponent % 255) + 255) % 255] }
    private static func inverse(_ value: UInt8) -> UInt8 { power(255 - (powers.firstIndex(of: value) ?? 0)) }

    /// Returns the value of a polynomial, whose coefficients begin with the constant.
    private static func value(_ polynomial: [UInt8], at x: UInt8) -> UInt8 {
        polynomial.reversed().reduce(0) { multiply($0, x) ^ $1 }
    }

    /// Returns a block without its errors, by Berlekamp, Massey and Forney, or nil if there are too many.
    static func corrected(_ block: [UInt8], _ correction: Int) -> [UInt8]? {
        let word = Array(block.reversed())
        let syndromes = (0..<correction).map { value(word, at: power($0)) }
        guard syndromes.contains(where: { $0 != 0 }) else { return block }
        let locator = locator(syndromes)
        let count = locator.count - 1
        let places = word.indices.filter { value(locator, at: power(-$0)) == 0 }
        guard count * 2 <= correction, places.count == count else { return nil }
        var evaluator = [UInt8](repeating: 0, count: correction)
        for (i, syndrome) in syndromes.enumerated() {
            for (j, factor) in locator.enumerated() where i + j < correction {
                evaluator[i + j] ^= multiply(syndrome, factor)
            }
        }
        var corrected = word
        for place in places {
            let x = power(-place)
            // The derivative has the odd coefficients only.
            let derivative = stride(from: 1, to: locator.count, by: 2).reduce(UInt8(0)) { sum, index in
                sum ^ multiply(locator[index], (0..<index - 1).reduce(1) { product, _ in multiply(product, x) })
            }
            guard derivative != 0 else { return nil }
            corrected[place] ^= multiply(
                multiply(power(place), value(evaluator, at: x)), inverse(derivative))
        }
        let isRight = (0..<correction).allSatisfy { value(corrected, at: power($0)) == 0 }
        return isRight ? corrected.reversed() : nil
    }

    /// Returns the polynomial whose roots tell where the errors are.
    private static func locator(_ syndromes: [UInt8]) -> [UInt8] {
        var (current, previous): ([UInt8], [UInt8]) = ([1], [1])
        var (length, shift, scale) = (0, 1, UInt8(1))
        for (number, syndrome) in syndromes.enumerated() {
            var discrepancy = syndrome
            for index in current.indices.dropFirst() where index <= number {
                discrepancy ^= multiply(current[index], syndromes[number - index])
            }
            guard discrepancy != 0 else { shift += 1; continue }
            let before = current
            let factor = multiply(discrepancy, inverse(scale))
            let missing = previous.count + shift - current.count
            if missing > 0 { current += Array(repeating: 0, count: missing) }
            for (index, coefficient) in previous.enumerated() {
                current[index + shift] ^= multiply(factor, coefficient)
            }
            if 2 * length <= number {
                (length, previous, scale, shift) = (number + 1 - length, before, discrepancy, 1)
            } else {
                shift += 1
            }
        }
        while current.count > 1, current.last == 0 { current.removeLast() }
        return current
    }
}

/// The text of a code's data: numbers, capital letters and bytes. Kanji aren't read.
private struct QRText {
    private(set) var text: String?
    private let data: [UInt8]
    private let version: Int
    private var place = 0

    private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")

    init(_ data: [UInt8], version: Int) {
        (self.data, self.version) = (data, version)
        text = read()
    }

    /// Returns the next bits, or nil behind the end.
    private mutating func consume(_ count: Int) -> Int? {
        guard place + count <= data.count * 8 else { return nil }
        var value = 0
        for bit in place..<place + count { value = value << 1 | Int(data[bit / 8] >> UInt8(7 - bit % 8) & 1) }
        place += count
        return value
    }

    private mutating func read() -> String? {
        let sizes = version < 10 ? 0 : version < 27 ? 1 : 2
        var (text, bytes) = ("", [UInt8]())
        func flushed(_ bytes: [UInt8]) -> String {
            String(validating: bytes, as: UTF8.self) ?? String(decoding: bytes.map(UInt16.init), as: UTF16.self)
        }
        while let mode = consume(4), mode != 0 {
            switch mode {
            case 1:
                guard var count = consume([10, 12, 14][sizes]) else { return nil }
                text += flushed(bytes)
                bytes = []
                while count > 0 {
                    let digits = min(3, count)
                    guard let number = consume([0, 4, 7, 10][digits]) else { return nil }
                    let shown = String(number)
                    text += String(repeating: "0", count: max(0, digits - shown.count)) + shown
                    count -= digits
                }
            case 2:
                guard var count = consume([9, 11, 13][sizes]) else { return nil }
                text += flushed(bytes)
                bytes = []
                while count > 0 {
                    let pair = min(2, count)
                    guard let number = consume(pair == 2 ? 11 : 6), number < (pair == 2 ? 2025 : 45) else { return nil }
                    if pair == 2 { text.append(Self.letters[number / 45]) }
                    text.append(Self.letters[number % 45])
                    count -= pair
                }
            case 4:
                guard let count = consume(sizes == 0 ? 8 : 16) else { return nil }
                for _ in 0..<count {
                    guard let byte = consume(8) else { return nil }
                    bytes.append(UInt8(byte))
                }
            case 7:
                // The number of a character set, in one to three bytes; bytes are taken for UTF-8 or Latin-1.
                guard let first = consume(8), first < 0x80 || consume(first < 0xC0 ? 8 : 16) != nil else { return nil }
            case 5, 9: continue
            default: return nil
            }
        }
        return text + flushed(bytes)
    }
}
