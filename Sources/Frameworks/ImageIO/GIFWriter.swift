import CoreGraphics
import Foundation

/// Writes frames as a GIF with colors of their own.
struct GIFWriter {
    let width: Int
    let height: Int
    private var bytes: [UInt8]

    /// Begins a file. A loop count of 0 is without end; with nil, the frames are shown once.
    init(width: Int, height: Int, loopCount: Int?) {
        (self.width, self.height) = (width, height)
        bytes = Array("GIF89a".utf8) + Self.word(width) + Self.word(height) + [0, 0, 0]
        if let loopCount {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(loopCount) + [0]
        }
    }

    private static func word(_ number: Int) -> [UInt8] {
        let number = UInt16(clamping: number)
        return [UInt8(number & 255), UInt8(number >> 8)]
    }

    /// Adds a frame of pixels: red, green, blue and alpha, of which those below a half are transparent.
    mutating func add(_ pixels: [UInt8], delay: Double) {
        let palette = Palette(pixels)
        let bits = max(2, palette.bits)
        bytes += [0x21, 0xF9, 4, (palette.transparent == nil ? 0 : 1) | 2 << 2]
        bytes += Self.word(Int(clamping: (max(0, delay) * 100).rounded())) + [UInt8(palette.transparent ?? 0), 0]
        bytes += [0x2C, 0, 0, 0, 0] + Self.word(width) + Self.word(height) + [0x80 | UInt8(bits - 1)]
        for number in 0..<(1 << bits) {
            let color = number < palette.colors.count ? palette.colors[number] : (0, 0, 0)
            bytes += [color.0, color.1, color.2]
        }
        bytes.append(UInt8(bits))
        let codes = LZW.encode(palette.indices, codeSize: bits)
        for start in stride(from: 0, to: codes.count, by: 255) {
            let part = codes[start..<min(codes.count, start + 255)]
            bytes.append(UInt8(part.count))
            bytes += part
        }
        bytes.append(0)
    }

    func finish() -> Data { Data(bytes + [0x3B]) }
}

/// At most 256 colors that stand for those of an image.
struct Palette {
    private(set) var colors: [(UInt8, UInt8, UInt8)] = []
    /// The number of the color of each pixel.
    private(set) var indices: [UInt8] = []
    /// The number for pixels that nothing is seen of.
    private(set) var transparent: Int?

    /// The number of bits for a color's number.
    var bits: Int {
        let count = max(2, colors.count + (transparent == nil ? 0 : 1))
        return Int.bitWidth - (count - 1).leadingZeroBitCount
    }

    /// Divides the colors by their widest extent, at the median, until there are enough of them.
    init(_ pixels: [UInt8]) {
        var counts: [UInt32: Int] = [:]
        var hasHoles = false
        for place in stride(from: 0, to: pixels.count - 3, by: 4) {
            if pixels[place + 3] < 128 { hasHoles = true } else { counts[Self.color(pixels, place), default: 0] += 1 }
        }
        let most = hasHoles ? 255 : 256
        var boxes = [counts.map { Entry(color: $0.key, count: $0.value) }]
        while boxes.count < most,
            let widest = boxes.indices.max(by: { boxes[$0].extent.width < boxes[$1].extent.width }),
            boxes[widest].count > 1
        {
            let (shift, _) = boxes[widest].extent
            let sorted = boxes[widest].sorted {
                ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color)
            }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var (cut, seen) = (0, 0)
            while cut < sorted.count - 1, seen + sorted[cut].count <= half || cut == 0 {
                seen += sorted[cut].count
                cut += 1
            }
            boxes[widest] = Array(sorted[..<cut])
            boxes.append(Array(sorted[cut...]))
        }
        var numbers: [UInt32: UInt8] = [:]
        for box in boxes where !box.isEmpty {
            let total = box.reduce(0) { $0 + $1.count }
            func mean(_ shift: UInt32) -> UInt8 {
                UInt8((box.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count } + total / 2) / total)
            }
            for entry in box { numbers[entry.color] = UInt8(colors.count) }
            colors.append((mean(16), mean(8), mean(0)))
        }
        if hasHoles { transparent = colors.count }
        indices.reserveCapacity(pixels.count / 4)
        for place in stride(from: 0, to: pixels.count - 3, by: 4) {
            let isHole = pixels[place + 3] < 128
            indices.append(isHole ? UInt8(transparent ?? 0) : numbers[Self.color(pixels, place)] ?? 0)
        }
    }

    private static func color(_ pixels: [UInt8], _ place: Int) -> UInt32 {
        UInt32(pixels[place]) << 16 | UInt32(pixels[place + 1]) << 8 | UInt32(pixels[place + 2])
    }
}

private struct Entry {
    var color: UInt32
    var count: Int
}

extension [Entry] {
    /// The component that differs most among the colors.
    fileprivate var extent: (shift: UInt32, width: UInt32) {
        let widths = [16, 8, 0].map { (shift: UInt32) -> (UInt32, UInt32) in
            let values = map { $0.color >> shift & 255 }
            return (shift, (values.max() ?? 0) - (values.min() ?? 0))
        }
        return widths.max { $0.1 < $1.1 } ?? (0, 0)
    }
}
