/// Where git finds a package: `https://github.com/owner/Name.git`, `git@host:owner/Name`.
package struct PackageAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as it is written.
    package var text: String

    package init(_ text: String) { self.text = text }

    /// The package manager identifies packages by this name: the last part in lowercase letters.
    package var identity: String { name.lowercased() }

    /// The last part without an ending.
    package var name: String {
        let last = String(text.split { $0 == "/" || $0 == ":" }.last ?? "")
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The repository without what differs between ways to reach it.
    var repository: String {
        var rest = Substring(text.lowercased())
        if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
        if let user = rest.firstIndex(of: "@"), !rest[..<user].contains("/") { rest = rest[rest.index(after: user)...] }
        if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.hasSuffix(".git") { rest = rest.dropLast(4) }
        return rest.split { $0 == "/" || $0 == ":" }.joined(separator: "/")
    }

    /// Whether git reads the text as an address, and not as an option or a program to run.
    package var isSafe: Bool {
        !text.hasPrefix("-") && !text.contains("::") && !text.isEmpty
            && !text.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
    }

    /// The address without a password.
    package var description: String {
        guard let scheme = text.firstRange(of: "://"), let at = text[scheme.upperBound...].firstIndex(of: "@"),
            let colon = text[scheme.upperBound..<at].firstIndex(of: ":")
        else { return text }
        return String(text[..<colon] + text[at...])
    }
}
