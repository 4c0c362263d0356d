/// An error that occurs when bytes are read as an archive.
public struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The four tables of an archive, in file order.
    public enum Table: String, Hashable, Sendable {
        /// The tables in file order.
        case objects, keys, values, classes
    }

    /// The reason why bytes aren't an archive.
    public enum Reason: Hashable, Sendable {
        /// The file has another format.
        case format(NibFormat)
        /// The format has an unknown version.
        case formatVersion(UInt32)
        /// The coder has an unknown version.
        case coderVersion(UInt32)
        /// The file ends inside the header.
        case headerTruncated
        /// A table begins inside a part before it, or after the end of the file.
        case misplaced(Table, offset: Int)
        /// A table has more entries than fit before the next table.
        case tooMany(Table, count: Int)
        /// An entry extends beyond its table.
        case truncated(Table)
        /// The archive has no object.
        case noObjects
        /// An index is out of range.
        case missing(Table, index: Int, count: Int)
        /// Objects claim more values than there are.
        case valuesClaimedTwice
        /// A number has more digits than any index.
        case oversizedNumber
        /// A name has more bytes than a file may spend on it.
        case nameTooLong(Int)
        /// A name isn't UTF-8.
        case notUTF8
        /// A class name doesn't end with its only NUL.
        case classNameEnd
        /// A value has an unknown type.
        case valueType(UInt8)
        /// The file is larger than 4 GB, the range of offsets.
        case tooLarge
    }

    /// The reason.
    public var reason: Reason
    /// The location of the error, in bytes from the start of the archive.
    public var offset: Int

    /// Creates an error.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    public var description: String {
        "\(message) (at byte \(offset))" + (hint.map { "; \($0)" } ?? "")
    }

    /// A description of the error without its location.
    public var message: String {
        switch reason {
        case .format(let format): "this is \(format.words), expected a compiled nib (NIBArchive)"
        case .formatVersion(let version): "the layout has version \(version), expected 1"
        case .coderVersion(let version): "the coder has version \(version), expected 9 or 10"
        case .headerTruncated: "the file ends inside its header"
        case .misplaced(let table, let offset): "the table of \(table.rawValue) cannot begin at byte \(offset)"
        case .tooMany(let table, let count): "there is no room for \(count) \(table.rawValue)"
        case .truncated(let table): "the table of \(table.rawValue) ends inside an entry"
        case .noObjects: "there are no objects, expected a root at least"
        case .missing(let table, let index, let count):
            "number \(index) of the \(table.rawValue) is out of range, there are \(count)"
        case .valuesClaimedTwice: "the objects claim more values than there are"
        case .oversizedNumber: "a number is larger than any index can be"
        case .nameTooLong(let count): "a name has \(count) bytes, expected \(NibReader.longestName) at most"
        case .notUTF8: "a name is not UTF-8"
        case .classNameEnd: "a class name does not end with its only NUL"
        case .valueType(let type): "a value has type \(type), expected 0 to 10"
        case .tooLarge: "the file is larger than 4 GB"
        }
    }

    /// A suggestion for the reader.
    public var hint: String? {
        switch reason {
        case .format(.binaryKeyedArchive), .format(.xmlKeyedArchive), .format(.typedStream):
            "compile its xib again with Xcode 5 or newer for iOS 6 or newer"
        case .format(.document): "compile the document first"
        case .format(.oldDocument): "open it once in Xcode 5 to 15, save it, and compile it"
        case .format: "check that it is the right file"
        case .formatVersion, .coderVersion: "it may come from an Xcode that is newer than this program"
        case .headerTruncated, .truncated, .tooMany, .misplaced:
            "the file may be truncated or damaged by a transfer"
        case .noObjects, .missing, .valuesClaimedTwice, .oversizedNumber, .nameTooLong, .notUTF8, .classNameEnd,
            .valueType:
            "the file is damaged; compile its document again"
        case .tooLarge: nil
        }
    }

    /// The identifier of the error's rule.
    public var rule: String {
        switch reason {
        case .format: "nib.format"
        case .formatVersion, .coderVersion: "nib.version"
        case .tooLarge: "nib.too-large"
        default: "nib.damaged"
        }
    }
}

extension NibFormat {
    /// The description of the format, as the object of a sentence.
    var words: String {
        switch self {
        case .archive: "a compiled nib"
        case .binaryKeyedArchive: "a binary property list, as keyed archives of macOS and of iOS before 6 are"
        case .xmlKeyedArchive: "an XML property list, as keyed archives of old nibs are"
        case .typedStream: "a typed stream, as NeXTSTEP and the first versions of macOS wrote"
        case .document: "a storyboard or xib that has not been compiled"
        case .oldDocument: "a xib of Xcode 4 or before that has not been compiled"
        case .unknown: "something else"
        }
    }
}
