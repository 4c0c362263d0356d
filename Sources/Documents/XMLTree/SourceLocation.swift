/// A location in a document's text. Lines and columns start at 1; columns count Unicode scalars, without a byte order
/// mark.
public struct SourceLocation: Hashable, Sendable, Comparable {
    /// The line, starting at 1.
    public var line: Int
    /// The column in Unicode scalars, starting at 1.
    public var column: Int

    /// Creates a location.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// Creates the location of the byte at `offset`, or the end of the text if the offset is beyond it.
    public init(offset: Int, in text: some Collection<UInt8>) {
        var line = 1
        var column = 1
        let mark = text.starts(with: XMLTree.byteOrderMark) ? XMLTree.byteOrderMark.count : 0
        for byte in text.prefix(offset).dropFirst(mark) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.init(line: line, column: column)
    }
}
