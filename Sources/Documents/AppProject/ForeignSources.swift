package import FileAccess

/// An app's sources in other languages than Swift.
package struct ForeignSources: Hashable, Sendable {
    package enum Language: Hashable, Sendable { case c, objectiveC, other }

    /// Sources in C, which are compiled.
    package var c: [String] = []
    /// Sources in Objective-C, which can't be compiled without its runtime.
    package var objectiveC: [String] = []
    /// Whether there are sources in another language, such as C++.
    package var hasOthers = false
    /// The headers of both, which aren't part of a target.
    package var headers: [String] = []
    /// The header that makes declarations known to Swift.
    package var bridgingHeader: String?

    /// Returns the language of a file by its ending, or nil if it is no source.
    static func language(ofEnding ending: String) -> Language? {
        switch ending {
        case "c": .c
        case "m", "mm": .objectiveC
        case "cpp", "cc", "cxx", "metal": .other
        default: nil
        }
    }

    package init() {}

    /// Returns the modules that Swift sources see without importing them: the bridging header's, and those of the header with a framework's
    /// name. A header of a C library is returned by its file name, such as `sqlite3.h`.
    package func headerModules(of framework: String, _ files: any FileStore) -> [String] {
        let own = headers.first { FilePath.name(of: $0) == "\(framework).h" }
        var modules: [String] = []
        for path in [bridgingHeader, own].compactMap(\.self) {
            guard let bytes = try? files.read(path).bytes else { continue }
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                guard let match = line.firstMatch(of: Self.frameworkImport),
                    let name = (match.1 ?? match.2 ?? match.3 ?? match.4).map(String.init)
                else { continue }
                // A header between quotation marks may be a copy in the app.
                let isOwn = match.3 != nil && headers.contains { FilePath.name(of: $0) == name }
                if !isOwn, !modules.contains(name) { modules.append(name) }
            }
        }
        return modules
    }

    nonisolated(unsafe) private static let frameworkImport =
        #/^\s*(?:#\s*(?:import|include)\s*(?:<(\w+)\/|<(\w+\.h)>|"(\w+\.h)")|@import\s+(\w+))/#
}
