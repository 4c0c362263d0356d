import FileAccess

/// A module of Apple's systems that is a C library, which Debian has, too.
struct SystemLibrary {
    let module: String
    let header: String
    /// The name for the linker.
    let library: String
    /// Debian's package with the header.
    let package: String

    static let all = [
        SystemLibrary(module: "SQLite3", header: "sqlite3.h", library: "sqlite3", package: "libsqlite3-dev"),
        SystemLibrary(module: "zlib", header: "zlib.h", library: "z", package: "zlib1g-dev"),
    ]

    /// Returns the map of the modules whose headers are installed.
    static func moduleMap(_ files: any FileStore) -> String {
        all.map { library in
            let header = "/usr/include/\(library.header)"
            guard (try? files.look(at: header))?.kind == .file else { return "" }
            return """
                module \(library.module) [system] {
                    header "\(header)"
                    link "\(library.library)"
                    export *
                }

                """
        }.joined()
    }

    /// Returns what to do if a module is missing, or nil if it is none of these.
    static func hint(for messages: String) -> String? {
        all.first { messages.contains("no such module '\($0.module)'") }.map {
            "note: \($0.module) needs the headers of the library: apt-get install \($0.package)\n"
        }
    }
}
