/// A message between an app and what shows it.
package enum ScreenMessage: Hashable, Sendable {
    /// JSON in one line.
    case text(String)
    /// A frame.
    case bytes([UInt8])

    /// The bytes for a stream: the length, the kind, and the contents.
    package var encoded: [UInt8] {
        switch self {
        case .text(let text): Self.encode(0, Array(text.utf8))
        case .bytes(let bytes): Self.encode(1, bytes)
        }
    }

    private static func encode(_ kind: UInt8, _ contents: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(contents.count).littleEndian) { Array($0) } + [kind] + contents
    }
}

/// Divides a stream of bytes into messages.
package struct MessageReader {
    private var bytes: [UInt8] = []
    private static let header = 5
    /// The largest message in bytes; a frame of a large tablet fits.
    private static let largest = 128 << 20

    package init() {}

    /// Takes bytes and returns the messages that are complete with them, or nil if the stream can't be one of messages.
    package mutating func read(_ new: some Sequence<UInt8>) -> [ScreenMessage]? {
        bytes += new
        var messages: [ScreenMessage] = []
        var start = 0
        while bytes.count - start >= Self.header {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
            let kind = bytes[start + 4]
            guard length <= Self.largest, kind < 2 else { return nil }
            let end = start + Self.header + length
            guard bytes.count >= end else { break }
            let contents = bytes[(start + Self.header)..<end]
            messages.append(kind == 0 ? .text(String(decoding: contents, as: UTF8.self)) : .bytes(Array(contents)))
            start = end
        }
        bytes.removeFirst(start)
        return messages
    }
}
