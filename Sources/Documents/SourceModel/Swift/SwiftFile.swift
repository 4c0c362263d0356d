package import ClassModel

#if canImport(SwiftParser)
import SwiftParser
#else
#error(
    "this Swift toolchain has no SwiftSyntax in usr/lib/swift/host; install one from https://www.swift.org/install")
#endif

/// Classes of a Swift file. The parser makes something of every text, so that nothing is refused.
package enum SwiftFile {
    /// `module` is the one that the file is built into, and `path` what places in it are called. The bodies of functions make
    /// no difference but to the time it takes.
    package static func classes(
        in bytes: [UInt8], path: String, module: String?, skippingBodies: Bool = true
    ) -> FileClasses {
        var reader = SwiftFileReader(bytes, path: path, module: module)
        let text = skippingBodies ? SwiftBodies.blanked(bytes) ?? bytes : bytes
        reader.read(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
        return reader.result
    }
}
