/// Paths of collections and documents.
enum DocumentPath {
    static func names(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }
    static func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// Returns the path without its last name, or nil if it has only one.
    static func parent(_ path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
