/// A QR code of bytes, by ISO/IEC 18004.
struct QRCode {
    enum Correction: String, CaseIterable {
        case low = "L", medium = "M", quartile = "Q", high = "H"

        var row: Int { [.low: 0, .medium: 1, .quartile: 2, .high: 3][self] ?? 0 }
        /// The number of the level in the format.
        var bits: Int { [.low: 1, .medium: 0, .quartile: 3, .high: 2][self] ?? 0 }
    }

    let version: Int
    var modules: [[Bool]]
    private(set) var isFunction: [[Bool]]
    var size: Int { modules.count }

    /// The codewords for correction in each block, by level and version (table 9).
    static let correctionPerBlock: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// The number of blocks, by level and version (table 9).
    static let blockCounts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19,
            19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43,
            45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// Creates the smallest code for bytes, or returns nil if there are too many.
    init?(_ bytes: [UInt8], _ level: Correction) {
        guard
            let version = (1...40).first(where: {
                4 + ($0 < 10 ? 8 : 16) + bytes.count * 8 <= Self.dataCount($0, level) * 8
            })
        else { return nil }
        self.init(version: version)
        place(Self.codewords(bytes, version, level))
        chooseMask(level)
    }

    /// Creates a code without content.
    init(version: Int) {
        self.version = version
        let size = version * 4 + 17
        modules = Array(repeating: Array(repeating: false, count: size), count: size)
        isFunction = modules
        drawPatterns()
    }

    // MARK: Codewords

    /// The modules for data and correction.
    static func moduleCount(_ version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            count -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { count -= 36 }
        }
        return count
    }

    private static func dataCount(_ version: Int, _ level: Correction) -> Int {
        moduleCount(version) / 8
            - correctionPerBlock[level.row][version - 1] * blockCounts[level.row][version - 1]
    }

    private static func codewords(_ bytes: [UInt8], _ version: Int, _ level: Correction) -> [UInt8] {
        let capacity = dataCount(version, level)
        var bits: [Bool] = []
        func put(_ value: Int, _ count: Int) {
            for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
        }
        put(4, 4)
        put(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { put(Int(byte), 8) }
        put(0, min(4, capacity * 8 - bits.count))
        put(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for pad in 0..<max(0, capacity - data.count) { data.append(pad.isMultiple(of: 2) ? 0xEC : 0x11) }
        return interleaved(data, version, level)
    }

    private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Correction) -> [UInt8] {
        let count = blockCounts[level.row][version - 1], correction = correctionPerBlock[level.row][version - 1]
        let whole = moduleCount(version) / 8
        let short = whole / count - correction, shortCount = count - whole % count
        let divisor = ReedSolomon.divisor(correction)
        var blocks: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
        var start = 0
        for number in 0..<count {
            let length = short + (number < shortCount ? 0 : 1)
            let part = data[start..<start + length]
            blocks.append((part, ReedSolomon.remainder(part, divisor)))
            start += length
        }
        var result: [UInt8] = []
        for place in 0...short {
            for block in blocks where place < block.data.count {
                result.append(block.data[block.data.startIndex + place])
            }
        }
        for place in 0..<correction { for block in blocks { result.append(block.correction[place]) } }
        return result
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        modules[y][x] = isDark
        isFunction[y][x] = true
    }

    private mutating func drawPatterns() {
        for place in 0..<size {
            set(6, place, place.isMultiple(of: 2))
            set(place, 6, place.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
                    let distance = max(abs(dx), abs(dy))
                    set(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let places = alignmentPlaces
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                let (last, isFirstRow) = (places.count - 1, row == 0)
                if (isFirstRow && (column == 0 || column == last)) || (row == last && column == 0) { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.low, mask: 0)
        drawVersion()
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    static func format(_ level: Correction, mask: Int) -> Int {
        let data = level.bits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        return (data << 10 | remainder) ^ 0x5412
    }

    private mutating func drawFormat(_ level: Correction, mask: Int) {
        let bits = Self.format(level, mask: mask)
        func bit(_ number: Int) -> Bool { bits >> number & 1 == 1 }
        for number in 0...5 { set(8, number, bit(number)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for number in 9..<15 { set(14 - number, 8, bit(number)) }
        for number in 0..<8 { set(size - 1 - number, 8, bit(number)) }
        for number in 8..<15 { set(8, size - 15 + number, bit(number)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for number in 0..<18 {
            let isDark = bits >> number & 1 == 1
            let (a, b) = (size - 11 + number % 3, number / 3)
            set(a, b, isDark)
            set(b, a, isDark)
        }
    }

    /// Places codewords in columns of two, up and down from the right.
    private mutating func place(_ codewords: [UInt8]) {
        var number = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            let isUp = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFunction[y][x] && number < codewords.count * 8 {
                    modules[y][x] = codewords[number >> 3] >> UInt8(7 - number & 7) & 1 == 1
                    number += 1
                }
            }
            right -= 2
        }
    }

    // MARK: Masks

    static func isInverted(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y][x] && Self.isInverted(mask, x, y) { modules[y][x].toggle() }
        }
    }

    private mutating func chooseMask(_ level: Correction) {
        let penalties = (0..<8).map { mask -> Int in
            var trial = self
            trial.apply(mask)
            trial.drawFormat(level, mask: mask)
            return trial.penalty
        }
        let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
        apply(best)
        drawFormat(level, mask: best)
    }

    private var penalty: Int {
        var sum = 0
        let columns = (0..<size).map { x in (0..<size).map { modules[$0][x] } }
        for line in modules + columns { sum += Self.penalty(of: line) }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = modules[y][x]
                if modules[y][x + 1] == color, modules[y + 1][x] == color, modules[y + 1][x + 1] == color { sum += 3 }
            }
        }
        let dark = modules.joined().count { $0 }
        let share = abs(dark * 20 - size * size * 10)
        return sum + max(0, (share + size * size - 1) / (size * size) - 1) * 10
    }

    /// The penalty of runs of one color, and of what looks like a finder.
    private static func penalty(of line: [Bool]) -> Int {
        var (sum, run) = (0, 1)
        for place in 1..<line.count {
            run = line[place] == line[place - 1] ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        let light = Array(repeating: false, count: 4)
        for start in 0...line.count - 11 {
            let part = Array(line[start..<start + 11])
            if part == finder + light || part == light + finder { sum += 40 }
        }
        return sum
    }
}

/// The correction of QR codes, in the field of 256 elements with 0x11D.
enum ReedSolomon {
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for place in 0..<degree {
                result[place] = multiply(result[place], root)
                if place + 1 < degree { result[place] ^= result[place + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for place in result.indices { result[place] ^= multiply(divisor[place], factor) }
        }
        return result
    }

    static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in stride(from: 7, through: 0, by: -1) {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(b >> UInt8(bit) & 1) * Int(a)
        }
        return UInt8(result)
    }
}
