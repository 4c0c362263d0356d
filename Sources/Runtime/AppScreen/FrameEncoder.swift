/// Encodes frames as runs of pixels that are as before, of one color, or different.
///
/// Interfaces are mostly even areas, so that a frame shrinks to a few percent in a single pass over what has changed.
package struct FrameEncoder: Sendable {
    private var width = 0
    private var height = 0
    /// The pixels that were sent, red in the lowest byte.
    private var sent: [UInt32] = []

    package init() {}

    /// A part of a frame, with its pixels as they are drawn: blue in the lowest byte.
    package struct Part: Sendable {
        package var x, y, width, height: Int
        package var pixels: [UInt32]

        package init(x: Int, y: Int, width: Int, height: Int, pixels: [UInt32]) {
            (self.x, self.y, self.width, self.height, self.pixels) = (x, y, width, height, pixels)
        }
    }

    /// The kinds of runs, in the two lowest bits of a word.
    private enum Run {
        static let same: UInt32 = 0
        static let even: UInt32 = 1
        static let different: UInt32 = 2
        /// The shortest even run that is worth a word of its own.
        static let shortest = 4
    }

    /// Returns the message of a frame. A frame that is complete, or of another size, forgets what was sent.
    package mutating func encode(
        _ number: Int, width: Int, height: Int, _ parts: [Part], isComplete: Bool
    ) -> [UInt8] {
        let isNew = isComplete || width != self.width || height != self.height
        if isNew {
            (self.width, self.height) = (width, height)
            sent = [UInt32](repeating: 0, count: width * height)
        }
        var words = [UInt32(truncatingIfNeeded: number), UInt32(width), UInt32(height), UInt32(parts.count)]
        for part in parts {
            words += [UInt32(part.x), UInt32(part.y), UInt32(part.width), UInt32(part.height), 0]
            let start = words.count
            encode(part, isNew: isNew, into: &words)
            words[start - 1] = UInt32(words.count - start)
        }
        return words.withUnsafeBytes { Array($0) }
    }

    private mutating func encode(_ part: Part, isNew: Bool, into words: inout [UInt32]) {
        let count = part.width * part.height
        var pixels = [UInt32](repeating: 0, count: count)
        // Where a pixel differs from the one that was sent; everywhere in a new frame.
        var isSame = [Bool](repeating: false, count: count)
        sent.withUnsafeMutableBufferPointer { sent in
            for row in 0..<part.height {
                let (from, to) = (row * part.width, (part.y + row) * width + part.x)
                for column in 0..<part.width {
                    let drawn = part.pixels[from + column]
                    let pixel = 0xFF00_0000 | drawn & 0xFF00 | drawn >> 16 & 0xFF | (drawn & 0xFF) << 16
                    pixels[from + column] = pixel
                    isSame[from + column] = !isNew && sent[to + column] == pixel
                    sent[to + column] = pixel
                }
            }
        }
        var index = 0
        while index < count {
            let start = index
            if isSame[start] {
                while index < count, isSame[index] { index += 1 }
                words.append(UInt32(index - start) << 2 | Run.same)
                continue
            }
            index = Self.endOfEvenRun(pixels, from: start)
            if index - start >= Run.shortest {
                words += [UInt32(index - start) << 2 | Run.even, pixels[start]]
                continue
            }
            // Until something begins that is shorter in another way.
            while index < count, !(isSame[index] && (index + 1 == count || isSame[index + 1])),
                Self.endOfEvenRun(pixels, from: index, limit: Run.shortest) - index < Run.shortest
            {
                index += 1
            }
            words.append(UInt32(index - start) << 2 | Run.different)
            words += pixels[start..<index]
        }
    }

    private static func endOfEvenRun(_ pixels: [UInt32], from start: Int, limit: Int = .max) -> Int {
        let end = limit < pixels.count - start ? start + limit : pixels.count
        var index = start + 1
        while index < end, pixels[index] == pixels[start] { index += 1 }
        return index
    }
}
