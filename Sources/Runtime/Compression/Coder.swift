/// What compresses or decompresses a stream of bytes.
protocol Coder: AnyObject {
    /// Reads from the input and writes to the output as much as fits, and shortens both to what is left.
    func process(
        _ input: inout UnsafeBufferPointer<UInt8>, _ output: inout UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> compression_status
}

extension compression_algorithm {
    /// Returns what codes in this format; nil for formats that aren't here.
    func coder(for operation: compression_stream_operation) -> (any Coder)? {
        let compresses = operation == COMPRESSION_STREAM_ENCODE
        switch self {
        case COMPRESSION_ZLIB: return DeflateCoder(compresses: compresses)
        case COMPRESSION_LZ4: return compresses ? BlockCoder(LZ4FrameWriter()) : BlockCoder(LZ4FrameReader())
        case COMPRESSION_LZ4_RAW: return compresses ? BlockCoder(LZ4RawWriter()) : BlockCoder(LZ4RawReader())
        case COMPRESSION_LZFSE: return compresses ? BlockCoder(LZFSEWriter()) : BlockCoder(LZFSEReader())
        default: return nil
        }
    }
}

/// What codes blocks of bytes, each as soon as it is complete.
protocol BlockFormat {
    /// Removes complete blocks from the input, and appends what they become. Returns whether the end was reached.
    mutating func code(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8], isLast: Bool) throws -> Bool
}

/// Data that isn't in the format.
struct WrongFormat: Error {}

/// A coder that keeps incomplete blocks, and what hasn't been fetched.
final class BlockCoder: Coder {
    private var format: any BlockFormat
    private var input: ArraySlice<UInt8> = []
    private var output: [UInt8] = []
    private var fetched = 0
    private var hasEnded = false

    init(_ format: any BlockFormat) { self.format = format }

    func process(
        _ source: inout UnsafeBufferPointer<UInt8>, _ destination: inout UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> compression_status {
        if !hasEnded {
            input.append(contentsOf: source)
            source = UnsafeBufferPointer(rebasing: source.suffix(0))
            do {
                hasEnded = try format.code(&input, into: &output, isLast: isLast)
            } catch {
                return COMPRESSION_STATUS_ERROR
            }
        }
        let count = min(output.count - fetched, destination.count)
        for index in 0..<count { destination[index] = output[fetched + index] }
        destination = UnsafeMutableBufferPointer(rebasing: destination.dropFirst(count))
        fetched += count
        guard fetched == output.count else { return COMPRESSION_STATUS_OK }
        output.removeAll(keepingCapacity: true)
        fetched = 0
        if hasEnded { return COMPRESSION_STATUS_END }
        return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    }
}

extension ArraySlice<UInt8> {
    /// The number of four bytes at an offset, the lowest first; nil behind the end.
    func number(at offset: Int) -> Int? {
        guard count >= offset + 4 else { return nil }
        return (0..<4).reduce(0) { $0 | Int(self[startIndex + offset + $1]) << (8 * $1) }
    }

    /// Whether the bytes begin with characters.
    func begins(with characters: StaticString) -> Bool {
        characters.withUTF8Buffer { starts(with: $0) }
    }
}

extension [UInt8] {
    mutating func append(_ characters: StaticString) {
        characters.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends four bytes, the lowest first.
    mutating func append(number: Int) {
        for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
