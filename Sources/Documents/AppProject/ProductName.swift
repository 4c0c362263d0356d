import FileAccess
import XMLTree

/// The names that a project gives to what is built from it. They become names of files and folders.
enum ProductName {
    /// The longest name in bytes: file systems allow 255, with what is added to it.
    static let longest = 200

    /// Returns what prevents a text from being the name of a product, or nil.
    static func problem(with name: String) -> String? {
        if name.utf8.count > longest {
            return "has \(name.utf8.count) bytes, more than the \(longest) that a name may have"
        }
        if !FilePath.isName(name) || name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        {
            return "is '\(shown(name))', which isn't a file's name"
        }
        return nil
    }

    /// Returns what prevents a text from being the name of a module, or nil.
    static func problem(withModule name: String) -> String? {
        if let problem = problem(with: name) { return problem }
        return BuildVariables.identifier(name) == name ? nil : "is '\(name)', which isn't a module's name"
    }

    /// Throws if a name from a file can't be that of a product. `what` says whose name it is.
    static func check(_ name: String, _ what: String, in file: String, _ files: any FileStore) throws(ProjectError) {
        guard let problem = problem(with: name) else { return }
        let location = (try? files.read(file).bytes).flatMap { self.location(of: "\"\(name)\"", in: $0) }
        throw ProjectError(file, "the name of \(what) \(problem)", hint: hint, at: location)
    }

    static let hint = "choose one of letters, digits, spaces and hyphens"

    /// Returns the location of the first line that contains all texts, or nil.
    static func location(of texts: String..., in bytes: [UInt8]) -> SourceLocation? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let found = lines.firstIndex { line in
            texts.allSatisfy { $0.isEmpty || line.firstRange(of: Array($0.utf8)) != nil }
        }
        return found.map { SourceLocation(line: $0 + 1, column: 1) }
    }

    private static func shown(_ name: String) -> String {
        String(name.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0) })
    }
}
