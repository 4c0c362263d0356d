// The block format is that of lz4.org ("LZ4 Block Format Description"); Apple's page of COMPRESSION_LZ4 says what
// stands around each block: `bv41` with the counts of bytes before and after compression, `bv4-` with one count before
// bytes as they are, and `bv4$` at the end.

/// A block of LZ4: sequences of bytes as they are and a match with what came before.
enum LZ4Block {
    private static let leastMatch = 4
    /// The last bytes of a block aren't part of a match, and none begins in its last twelve.
    private static let plainEnd = 5
    private static let lastMatchStart = 12
    private static let farthest = 65_535

    static func compress(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count / 2 + 16)
        bytes.withUnsafeBufferPointer { input in
            var places = [Int32](repeating: -1, count: 1 << 14)
            var anchor = 0
            var at = 0
            while at + lastMatchStart <= input.count {
                let word = word(input, at)
                let slot = Int((word &* 2_654_435_761) >> 18)
                let candidate = Int(places[slot])
                places[slot] = Int32(truncatingIfNeeded: at)
                guard candidate >= 0, at - candidate <= farthest, self.word(input, candidate) == word else {
                    at += 1
                    continue
                }
                var length = leastMatch
                while at + length < input.count - plainEnd, input[candidate + length] == input[at + length] {
                    length += 1
                }
                append(input[anchor..<at], match: (at - candidate, length), to: &output)
                at += length
                anchor = at
            }
            append(input[anchor..<input.count], match: nil, to: &output)
        }
        return output
    }

    private static func word(_ input: UnsafeBufferPointer<UInt8>, _ at: Int) -> UInt32 {
        UInt32(input[at]) | UInt32(input[at + 1]) << 8 | UInt32(input[at + 2]) << 16 | UInt32(input[at + 3]) << 24
    }

    private static func append(
        _ plain: Slice<UnsafeBufferPointer<UInt8>>, match: (distance: Int, length: Int)?, to output: inout [UInt8]
    ) {
        let matched = match.map { $0.length - leastMatch } ?? 0
        output.append(UInt8(min(plain.count, 15) << 4 | min(matched, 15)))
        append(length: plain.count, to: &output)
        output.append(contentsOf: plain)
        guard let match else { return }
        output.append(UInt8(match.distance & 0xFF))
        output.append(UInt8(match.distance >> 8))
        append(length: matched, to: &output)
    }

    /// Appends what a length has beyond the fifteen of its token.
    private static func append(length: Int, to output: inout [UInt8]) {
        guard length >= 15 else { return }
        var rest = length - 15
        while rest >= 255 {
            output.append(255)
            rest -= 255
        }
        output.append(UInt8(rest))
    }

    /// Returns the bytes of a block, of which there are no more than a limit.
    static func decompress(_ block: ArraySlice<UInt8>, limit: Int) throws -> [UInt8] {
        var output: [UInt8] = []
        var at = block.startIndex
        func next() throws -> Int {
            guard at < block.endIndex else { throw WrongFormat() }
            defer { at += 1 }
            return Int(block[at])
        }
        func length(_ start: Int) throws -> Int {
            var length = start
            guard start == 15 else { return length }
            while true {
                let more = try next()
                length += more
                guard length <= limit else { throw WrongFormat() }
                if more < 255 { return length }
            }
        }
        while at < block.endIndex {
            let token = try next()
            let plain = try length(token >> 4)
            guard plain <= block.endIndex - at, output.count + plain <= limit else { throw WrongFormat() }
            output.append(contentsOf: block[at..<at + plain])
            at += plain
            guard at < block.endIndex else { break }
            let low = try next()
            let distance = try low | next() << 8
            let matched = try length(token & 15) + leastMatch
            guard distance > 0, distance <= output.count, output.count + matched <= limit else { throw WrongFormat() }
            for _ in 0..<matched { output.append(output[output.count - distance]) }
        }
        return output
    }
}

/// Writes blocks of 64 kilobytes between marks.
struct LZ4FrameWriter: BlockFormat {
    private static let blockSize = 65_536

    func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) -> Bool {
        while input.count >= Self.blockSize || (isLast && !input.isEmpty) {
            let block = input.prefix(Self.blockSize)
            let compressed = LZ4Block.compress(block)
            if compressed.count < block.count {
                output.append("bv41")
                output.append(number: block.count)
                output.append(number: compressed.count)
                output += compressed
            } else {
                output.append("bv4-")
                output.append(number: block.count)
                output += block
            }
            input = input.dropFirst(block.count)
        }
        if isLast { output.append("bv4$") }
        return isLast
    }
}

/// Reads the blocks between marks.
struct LZ4FrameReader: BlockFormat {
    /// No block of a stream is larger; what says so isn't one.
    private static let largestBlock = 1 << 28

    func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) throws -> Bool {
        while input.count >= 4 {
            if input.begins(with: "bv4$") {
                input = input.dropFirst(4)
                return true
            }
            guard let size = input.number(at: 4) else { break }
            guard size <= Self.largestBlock else { throw WrongFormat() }
            if input.begins(with: "bv4-") {
                guard input.count >= 8 + size else { break }
                output += input.dropFirst(8).prefix(size)
                input = input.dropFirst(8 + size)
            } else if input.begins(with: "bv41") {
                guard let compressed = input.number(at: 8), input.count - 12 >= compressed else { break }
                let block = try LZ4Block.decompress(input.dropFirst(12).prefix(compressed), limit: size)
                guard block.count == size else { throw WrongFormat() }
                output += block
                input = input.dropFirst(12 + compressed)
            } else {
                throw WrongFormat()
            }
        }
        return false
    }
}

/// Writes all bytes as one block without marks.
struct LZ4RawWriter: BlockFormat {
    func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) -> Bool {
        guard isLast else { return false }
        output += LZ4Block.compress(input)
        input = []
        return true
    }
}

/// Reads one block without marks, which ends with the data.
struct LZ4RawReader: BlockFormat {
    func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) throws -> Bool {
        guard isLast else { return false }
        output += try LZ4Block.decompress(input, limit: 1 << 30)
        input = []
        return true
    }
}
