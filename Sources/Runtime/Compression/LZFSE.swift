// An LZFSE stream is a row of blocks, each after a mark of four characters: `bvx-` has a count and bytes as they are,
// `bvx$` ends the stream; the others are compressed in ways that aren't here.

/// Writes a valid stream whose blocks aren't compressed.
struct LZFSEWriter: BlockFormat {
    private static let blockSize = 1 << 20

    func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) -> Bool {
        while input.count >= Self.blockSize || (isLast && !input.isEmpty) {
            let block = input.prefix(Self.blockSize)
            output.append("bvx-")
            output.append(number: block.count)
            output += block
            input = input.dropFirst(block.count)
        }
        if isLast { output.append("bvx$") }
        return isLast
    }
}

/// Reads streams whose blocks aren't compressed.
struct LZFSEReader: BlockFormat {
    func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) throws -> Bool {
        while input.count >= 4 {
            if input.begins(with: "bvx$") {
                input = input.dropFirst(4)
                return true
            }
            guard input.begins(with: "bvx-") else { throw WrongFormat() }
            guard let size = input.number(at: 4), input.count - 8 >= size else { break }
            output += input.dropFirst(8).prefix(size)
            input = input.dropFirst(8 + size)
        }
        return false
    }
}
