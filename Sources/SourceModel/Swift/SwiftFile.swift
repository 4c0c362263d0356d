package import ClassModel

#if canImport(SwiftParser)
import SwiftParser
#else
#error(
    "this Swift toolchain has no SwiftSyntax in usr/lib/swift/host; install one from https://www.swift.org/install")
#endif

/// Classes of a Swift file. The parser makes something of every text, so that nothing is refused.
package enum SwiftFile {
    /// `module` is the one that the file is built into, and `path` what places in it are called.
    package static func classes(in bytes: [UInt8], path: String, module: String?) -> FileClasses {
        var reader = SwiftFileReader(bytes, path: path, module: module)
        reader.read(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        return reader.result
    }
}
