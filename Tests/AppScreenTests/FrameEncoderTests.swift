import RandomNumbers
import Testing

@testable import AppScreen

/// What a page does with the messages of frames.
private struct Decoder {
    var (width, height) = (0, 0)
    var pixels: [UInt32] = []

    /// Returns the number of the frame.
    mutating func show(_ message: [UInt8]) throws -> Int {
        var words = message.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }[...]
        func word() throws -> UInt32 {
            let first = words.popFirst()
            return try #require(first)
        }
        func next() throws -> Int { Int(try word()) }
        let (number, width, height, count) = (try next(), try next(), try next(), try next())
        if (width, height) != (self.width, self.height) {
            (self.width, self.height) = (width, height)
            pixels = [UInt32](repeating: 0, count: width * height)
        }
        for _ in 0..<count {
            let (x, y, w, h, length) = (try next(), try next(), try next(), try next(), try next())
            let rest = words.count - length
            var index = 0
            while words.count > rest {
                let run = try next()
                let color = run & 3 == 1 ? try word() : 0
                for _ in 0..<(run >> 2) {
                    let place = (y + index / w) * width + x + index % w
                    if run & 3 == 1 { pixels[place] = color }
                    if run & 3 == 2 { pixels[place] = try word() }
                    index += 1
                }
            }
            #expect(index == w * h && words.count == rest)
        }
        #expect(words.isEmpty)
        return number
    }
}

@Suite("Frames for a page") struct FrameEncoderTests {
    private func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixels: [UInt32]) -> FrameEncoder.Part {
        FrameEncoder.Part(x: x, y: y, width: width, height: height, pixels: pixels)
    }

    @Test("an even screen takes two numbers, and its color has red in the lowest byte and no transparency")
    func even() throws {
        var encoder = FrameEncoder()
        let message = encoder.encode(
            7, width: 40, height: 20, [part(0, 0, 40, 20, Array(repeating: 0x0011_2233, count: 800))], isComplete: true)
        #expect(message.count == 4 * (4 + 5 + 2))
        var page = Decoder()
        #expect(try page.show(message) == 7)
        #expect(page.pixels == Array(repeating: 0xFF33_2211, count: 800))
    }

    @Test("what is as before is left out, and a complete frame leaves nothing out")
    func unchanged() throws {
        var encoder = FrameEncoder()
        let pixels = (0..<800).map { UInt32($0) }
        _ = encoder.encode(1, width: 40, height: 20, [part(0, 0, 40, 20, pixels)], isComplete: true)
        let same = encoder.encode(2, width: 40, height: 20, [part(0, 0, 40, 20, pixels)], isComplete: false)
        #expect(same.count == 4 * (4 + 5 + 1))
        let complete = encoder.encode(3, width: 40, height: 20, [part(0, 0, 40, 20, pixels)], isComplete: true)
        var page = Decoder()
        _ = try page.show(complete)
        #expect(page.pixels.allSatisfy { $0 >> 24 == 0xFF })
    }

    @Test("a page that shows all frames shows the pixels that were drawn", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func random(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        var encoder = FrameEncoder()
        var page = Decoder()
        var (width, height) = (0, 0)
        var drawn: [UInt32] = []
        for number in 1...60 {
            let isNew = number == 1 || Int.random(in: 0..<12, using: &random) == 0
            if isNew {
                (width, height) = (.random(in: 1...24, using: &random), .random(in: 1...24, using: &random))
                drawn = [UInt32](repeating: 0, count: width * height)
            }
            var parts: [FrameEncoder.Part] = []
            for _ in 0..<Int.random(in: 1...3, using: &random) where !isNew || parts.isEmpty {
                let (x, y) =
                    isNew
                    ? (0, 0) : (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
                let (w, h) =
                    isNew
                    ? (width, height)
                    : (
                        Int.random(in: 1...(width - x), using: &random),
                        Int.random(in: 1...(height - y), using: &random)
                    )
                // Few colors, so that there are runs of all kinds.
                let pixels = (0..<(w * h)).map { _ in UInt32.random(in: 0...2, using: &random) * 0x0040_2010 }
                for index in pixels.indices { drawn[(y + index / w) * width + x + index % w] = pixels[index] }
                parts.append(part(x, y, w, h, pixels))
            }
            // Parts of one frame are drawn at the same time, and so have the same pixels where they overlap.
            parts = parts.map { old in
                var part = old
                for index in part.pixels.indices {
                    part.pixels[index] = drawn[(old.y + index / old.width) * width + old.x + index % old.width]
                }
                return part
            }
            let message = encoder.encode(number, width: width, height: height, parts, isComplete: isNew)
            #expect(try page.show(message) == number)
            let wanted = drawn.map { 0xFF00_0000 | $0 & 0xFF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 }
            #expect(page.pixels == wanted, "seed \(seed), frame \(number)")
        }
    }
}
