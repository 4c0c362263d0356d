/// The offsets of the lines of a text.
struct LineTable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// The number of lines, of which the last may be empty.
    var count: Int { starts.count }

    /// Returns the offset of the first byte of a line, which is counted from 1.
    func start(of line: Int) -> Int { starts[line - 1] }

    /// Returns the number of the line with a byte, from 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
