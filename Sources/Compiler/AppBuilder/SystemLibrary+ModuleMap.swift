import FileAccess
import SourceAdaptation

extension SystemLibrary {
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
