/// A module of Apple's systems that is a C library, which Debian has, too.
package struct SystemLibrary: Sendable {
    package let module: String
    package let header: String
    /// The name for the linker.
    package let library: String
    /// Debian's package with the header.
    package let package: String
    /// The beginnings of words in sources that use it.
    let words: [String]

    package static let all = [
        SystemLibrary(
            module: "SQLite3", header: "sqlite3.h", library: "sqlite3", package: "libsqlite3-dev",
            words: ["sqlite3_", "SQLITE_"]),
        SystemLibrary(
            module: "zlib", header: "zlib.h", library: "z", package: "zlib1g-dev",
            words: [
                "deflate", "inflate", "compress2", "compressBound", "uncompress", "crc32", "adler32", "z_stream",
                "gzopen", "gzread", "gzwrite", "gzclose", "zlibVersion", "Z_OK",
            ]),
    ]

    /// Returns the library that a header of an app imports by the module's name or by its own header.
    static func named(_ name: String) -> SystemLibrary? { all.first { $0.module == name || $0.header == name } }

    /// Returns whether one of some sources uses the library. Headers may import it for Objective-C only.
    func isUsed(by sources: [ParsedSource]) -> Bool {
        sources.contains { source in words.contains { source.mentions($0) } }
    }
}
