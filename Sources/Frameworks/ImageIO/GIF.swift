import Foundation

/// The frames of a GIF, decoded.
///
/// The format is that of "Graphics Interchange Format, Version 89a"; bytes that are missing end the last frame.
struct GIF {
    struct Frame {
        /// Seconds, as the file says.
        var delay = 0.0
        /// Where the frame's own pixels begin in the data, and how they are placed.
        var left = 0, top = 0, width = 0, height = 0
        fileprivate var isInterlaced = false
        fileprivate var palette: [(UInt8, UInt8, UInt8)] = []
        fileprivate var transparent: Int?
        fileprivate var disposal = 0
        fileprivate var codeSize = 2
        fileprivate var codes: [UInt8] = []
    }

    private(set) var width = 0
    private(set) var height = 0
    /// How often the frames are shown; 0 is without end, nil once.
    private(set) var loopCount: Int?
    private(set) var frames: [Frame] = []

    /// Reads the blocks of a file, or returns nil if it isn't a GIF.
    init?(_ data: Data) {
        var reader = Reader(Array(data))
        guard data.count >= 13, ["GIF87a", "GIF89a"].contains(String(decoding: reader.consume(6), as: UTF8.self)) else {
            return nil
        }
        (width, height) = (reader.word(), reader.word())
        let flags = reader.byte()
        _ = reader.consume(2)
        guard width > 0, height > 0, width * height <= 1 << 26 else { return nil }
        let palette = flags & 0x80 != 0 ? reader.palette(flags) : []
        var next = Frame()
        while let block = reader.next() {
            switch block {
            case 0x21: readExtension(&reader, &next)
            case 0x2C:
                readImage(&reader, &next, palette)
                frames.append(next)
                next = Frame()
            case 0x3B: return
            default: return
            }
        }
    }

    private mutating func readExtension(_ reader: inout Reader, _ next: inout Frame) {
        let label = reader.byte()
        let blocks = reader.blocks()
        switch label {
        case 0xF9 where blocks.count >= 4:
            next.disposal = Int(blocks[0] >> 2 & 7)
            next.delay = Double(Int(blocks[1]) | Int(blocks[2]) << 8) / 100
            next.transparent = blocks[0] & 1 != 0 ? Int(blocks[3]) : nil
        case 0xFF where blocks.count >= 14 && blocks.starts(with: Array("NETSCAPE2.0".utf8)) && blocks[11] == 1:
            loopCount = Int(blocks[12]) | Int(blocks[13]) << 8
        default: break
        }
    }

    private func readImage(
        _ reader: inout Reader, _ frame: inout Frame, _ palette: [(UInt8, UInt8, UInt8)]
    ) {
        (frame.left, frame.top) = (reader.word(), reader.word())
        (frame.width, frame.height) = (reader.word(), reader.word())
        let flags = reader.byte()
        frame.isInterlaced = flags & 0x40 != 0
        frame.palette = flags & 0x80 != 0 ? reader.palette(flags) : palette
        frame.codeSize = min(11, max(2, Int(reader.byte())))
        frame.codes = reader.blocks()
    }

    /// The pixels of the frames as they are seen, one after the other.
    struct Film {
        private let gif: GIF
        /// Red, green, blue and alpha of each pixel of the last frame that was drawn.
        private(set) var pixels: [UInt8]
        /// How many frames were drawn.
        private(set) var count = 0
        private var before: [UInt8] = []

        init(_ gif: GIF) {
            self.gif = gif
            pixels = [UInt8](repeating: 0, count: gif.width * gif.height * 4)
        }

        /// Draws the next frame over what the one before leaves.
        mutating func advance() {
            if count > 0 {
                let last = gif.frames[count - 1]
                if last.disposal == 2 { gif.clear(last, of: &pixels) }
                if last.disposal == 3 { pixels = before }
            }
            let frame = gif.frames[count]
            before = frame.disposal == 3 ? pixels : []
            gif.draw(frame, on: &pixels)
            count += 1
        }
    }

    private func draw(_ frame: Frame, on canvas: inout [UInt8]) {
        let indices = LZW.decode(frame.codes, codeSize: frame.codeSize, count: frame.width * frame.height)
        let rows = frame.isInterlaced ? Self.interlaced(frame.height) : Array(0..<frame.height)
        for (line, row) in rows.enumerated() {
            let y = frame.top + row
            guard y < height else { continue }
            for column in 0..<frame.width {
                let place = line * frame.width + column
                guard place < indices.count, frame.left + column < width else { break }
                let index = Int(indices[place])
                guard index != frame.transparent, index < frame.palette.count else { continue }
                let target = (y * width + frame.left + column) * 4
                let color = frame.palette[index]
                (canvas[target], canvas[target + 1], canvas[target + 2], canvas[target + 3]) =
                    (color.0, color.1, color.2, 255)
            }
        }
    }

    private func clear(_ frame: Frame, of canvas: inout [UInt8]) {
        let columns = frame.left..<max(frame.left, min(width, frame.left + frame.width))
        canvas.withUnsafeMutableBytes { bytes in
            for y in frame.top..<max(frame.top, min(height, frame.top + frame.height)) where !columns.isEmpty {
                let start = (y * width + columns.lowerBound) * 4
                let row = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + columns.count * 4])
                row.initializeMemory(as: UInt8.self, repeating: 0)
            }
        }
    }

    /// The rows in the order of an interlaced image.
    private static func interlaced(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func next() -> UInt8? {
            guard place < bytes.count else { return nil }
            place += 1
            return bytes[place - 1]
        }

        mutating func byte() -> UInt8 { next() ?? 0 }
        mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

        mutating func consume(_ count: Int) -> ArraySlice<UInt8> {
            let end = min(bytes.count, place + count)
            defer { place = end }
            return bytes[place..<end]
        }

        mutating func palette(_ flags: UInt8) -> [(UInt8, UInt8, UInt8)] {
            (0..<(2 << Int(flags & 7))).map { _ in (byte(), byte(), byte()) }
        }

        /// The bytes of the blocks up to an empty one.
        mutating func blocks() -> [UInt8] {
            var all: [UInt8] = []
            while let count = next(), count > 0 { all += consume(Int(count)) }
            return all
        }
    }
}

/// The compression of GIFs.
enum LZW {
    /// Returns at most `count` values of the codes.
    static func decode(_ bytes: [UInt8], codeSize: Int, count: Int) -> [UInt8] {
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        var output: [UInt8] = []
        output.reserveCapacity(count)
        // Each code is the one before it, and a last value.
        var prefixes = [Int16](repeating: -1, count: 4096)
        var values = [UInt8](repeating: 0, count: 4096)
        for code in 0..<clear { values[code] = UInt8(code & 255) }
        var (size, next, previous) = (codeSize + 1, end + 1, -1)
        var (bits, bitCount, place) = (0, 0, 0)
        var stack: [UInt8] = []
        while output.count < count {
            while bitCount < size {
                guard place < bytes.count else { return output }
                bits |= Int(bytes[place]) << bitCount
                place += 1
                bitCount += 8
            }
            let code = bits & (1 << size - 1)
            bits >>= size
            bitCount -= size
            if code == clear {
                (size, next, previous) = (codeSize + 1, end + 1, -1)
                continue
            }
            if code == end || code > next || (previous < 0 && code >= clear) { return output }
            // A code that isn't there yet is the one before, and its first value again.
            var current = code == next ? previous : code
            guard current >= 0 else { return output }
            stack.removeAll(keepingCapacity: true)
            while current >= 0 {
                stack.append(values[current])
                current = Int(prefixes[current])
            }
            let first = stack[stack.count - 1]
            output.append(contentsOf: stack.reversed())
            if code == next { output.append(first) }
            if previous >= 0, next < 4096 {
                (prefixes[next], values[next]) = (Int16(previous), first)
                next += 1
                if next == 1 << size, size < 12 { size += 1 }
            }
            previous = code
        }
        if output.count > count { output.removeLast(output.count - count) }
        return output
    }

    /// Returns the codes of values, each below `1 << codeSize`.
    static func encode(_ values: [UInt8], codeSize: Int) -> [UInt8] {
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        var output: [UInt8] = []
        var (bits, bitCount) = (0, 0)
        var size = codeSize + 1
        func put(_ code: Int) {
            bits |= code << bitCount
            bitCount += size
            while bitCount >= 8 {
                output.append(UInt8(bits & 255))
                bits >>= 8
                bitCount -= 8
            }
        }
        var known: [Int: Int] = [:]
        var next = end + 1
        put(clear)
        var current = -1
        for value in values {
            guard current >= 0 else {
                current = Int(value)
                continue
            }
            let key = current << 8 | Int(value)
            if let code = known[key] {
                current = code
                continue
            }
            put(current)
            if next < 4096 {
                known[key] = next
                if next == 1 << size, size < 12 { size += 1 }
                next += 1
            } else {
                put(clear)
                (known, next, size) = ([:], end + 1, codeSize + 1)
            }
            current = Int(value)
        }
        if current >= 0 { put(current) }
        put(end)
        if bitCount > 0 { output.append(UInt8(bits & 255)) }
        return output
    }
}
