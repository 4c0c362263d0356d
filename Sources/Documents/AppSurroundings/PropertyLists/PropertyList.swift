/// A property list in the XML, binary or old-style format.
package indirect enum PropertyList: Hashable, Sendable, ExpressibleByStringLiteral {
    case string(String)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    /// A date as it is written.
    case date(String)
    case data([UInt8])
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Reads a file in any of the formats.
    package init(_ bytes: [UInt8]) throws(FormatError) {
        if bytes.starts(with: BinaryPropertyList.mark) {
            self = try BinaryPropertyList.read(bytes)
        } else if XMLPropertyList.isXML(bytes) {
            self = try XMLPropertyList.read(bytes)
        } else {
            self = try OldStylePropertyList.read(try SourceText(bytes))
        }
    }

    package init(stringLiteral text: String) { self = .string(text) }

    package var string: String? { if case .string(let string) = self { string } else { nil } }

    package var array: [PropertyList]? { if case .array(let elements) = self { elements } else { nil } }

    package var dictionary: [String: PropertyList]? {
        if case .dictionary(let members) = self { members } else { nil }
    }

    package subscript(key: String) -> PropertyList? { dictionary?[key] }

    /// The list in XML, with sorted keys.
    package var xml: [UInt8] { Array(XMLPropertyList.text(of: self).utf8) }

    /// The list in the binary format.
    package var binary: [UInt8] { BinaryPropertyListWriter.bytes(of: self) }

    /// The list in the old style, with sorted keys: `{ key = "text"; list = ( 1, 2 ); }`.
    package var oldStyle: String { OldStylePropertyListWriter.text(of: self) }

    /// The limit of nested lists.
    static let depthLimit = 100
}
