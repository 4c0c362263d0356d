package import ClassModel

#if canImport(SwiftParser)
import SwiftParser
#else
#error(
    "this Swift toolchain has no SwiftSyntax in usr/lib/swift/host; install one from https://www.swift.org/install")
#endif

/// Reads the classes of a Swift file. The parser accepts any text, so there are no errors.
package enum SwiftFile {
    /// Returns the classes. `module` is the module that the file is built into, and `path` is used in locations.
    /// Function bodies only cost time.
    package static func classes(
        in bytes: [UInt8], path: String, module: String?, skippingBodies: Bool = true
    ) -> FileClasses {
        let text = skippingBodies ? SwiftBodies.blanked(bytes) ?? bytes : bytes
        let length = SwiftNesting.parsableLength(of: text)
        var reader = SwiftFileReader(bytes, path: path, module: module)
        if length < text.count { reader.stop(at: length) }
        reader.read(text[..<length].withUnsafeBufferPointer { Parser.parse(source: $0) })
        return reader.result
    }

    /// Returns the number of bytes that can be parsed: all, or those before things are nested too deeply.
    package static func parsableLength(of bytes: [UInt8]) -> Int { SwiftNesting.parsableLength(of: bytes) }

    /// Returns where the parsing of a text ends before the text does, or nil.
    package static func parsingLimit(of bytes: [UInt8]) -> SwiftParsingLimit? { SwiftNesting.limit(of: bytes) }
}
