/// The name of a document's version in a commit, which pages open as any document: `Main.storyboard@HASH`.
struct VersionName: Hashable {
    /// The document's path below the opened folder.
    let path: String
    /// The whole hash of the commit, or its beginning.
    let hash: String

    /// Creates a name from its text, or returns nil if it is that of a document.
    init?(_ text: String) {
        guard let sign = text.lastIndex(of: "@") else { return nil }
        let (path, hash) = (text[..<sign], text[text.index(after: sign)...])
        guard (4...64).contains(hash.utf8.count), hash.allSatisfy(\.isHexDigit),
            path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
        else { return nil }
        (self.path, self.hash) = (String(path), String(hash))
    }
}
