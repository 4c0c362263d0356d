/// A format of nib files, recognized by its first bytes.
public enum NibFormat: String, Hashable, Sendable, CaseIterable {
    /// The format since iOS 6, which this module reads.
    case archive
    /// A keyed archive as a binary property list: macOS, and iOS before 6.
    case binaryKeyedArchive
    /// A keyed archive as an XML property list.
    case xmlKeyedArchive
    /// A typed stream of NeXTSTEP and early versions of macOS.
    case typedStream
    /// An uncompiled storyboard or xib of Xcode 5 or later.
    case document
    /// An uncompiled xib of Xcode 4 or earlier.
    case oldDocument
    /// Another format.
    case unknown

    /// Recognizes the format of bytes.
    public init(of bytes: some Collection<UInt8>) {
        let start = bytes.prefix(1024)
        self =
            if start.starts(with: Self.archiveMark) { .archive } else if start.starts(with: "bplist".utf8) {
                .binaryKeyedArchive
            } else if Self.typedStreamMarks.contains(where: start.dropFirst(2).starts) { .typedStream } else {
                Self.xmlFormat(String(decoding: start, as: UTF8.self))
            }
    }

    static let archiveMark = Array("NIBArchive".utf8)
    private static let typedStreamMarks = ["streamtyped", "typedstream"].map { Array($0.utf8) }

    private static func xmlFormat(_ text: String) -> NibFormat {
        guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }),
            first == "<"
        else { return .unknown }
        // The first match, so that a document that mentions a property list is still a document.
        let marks: [(mark: String, format: NibFormat)] = [
            ("<!DOCTYPE plist", .xmlKeyedArchive), ("<plist", .xmlKeyedArchive), ("<document", .document),
            ("<archive", .oldDocument),
        ]
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if let found = marks.first(where: { rest.starts(with: $0.mark.utf8) }) { return found.format }
            rest = rest.dropFirst()
        }
        return .unknown
    }
}
