import FileAccess

/// A pattern of paths below a folder, as a pod's specification has them: `Source/**/*.{swift,h}`.
struct PathPattern {
    /// The alternatives, each as the names of the way.
    private let ways: [[Substring]]

    init(_ text: String) {
        ways = Self.alternatives(of: text[...]).map { $0.split(separator: "/").filter { $0 != "." }.map { $0[...] } }
    }

    /// Returns the texts of a pattern without braces.
    private static func alternatives(of text: Substring) -> [String] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
            return [String(text)]
        }
        let (head, tail) = (text[..<open], text[text.index(after: close)...])
        let parts = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        return parts.flatMap { part in
            alternatives(of: head[...] + part.drop { $0 == " " } + tail)
        }
    }

    /// Returns the files and packages that the pattern names in a folder, sorted. A folder stands for the files in it.
    func expand(in folder: String, _ files: any FileStore) -> [String] {
        var found: Set<String> = []
        for way in ways where !way.contains("..") { Self.follow(way[...], from: folder, files, &found) }
        return found.sorted(by: FilePath.areInOrder)
    }

    private static func follow(
        _ way: ArraySlice<Substring>, from place: String, _ files: any FileStore, _ found: inout Set<String>
    ) {
        guard let name = way.first else { return enter(place, files, &found) }
        let rest = way.dropFirst()
        if name == "**" { follow(rest, from: place, files, &found) }
        for entry in (try? files.list(place)) ?? [] where !entry.hasPrefix(".") {
            let path = FilePath.join(place, entry)
            guard let kind = try? files.look(at: path), kind.kind != .missing else { continue }
            let isFolder = kind.kind == .folder && !kind.isLink && !FolderNames.isPackage(entry)
            if name == "**" {
                if isFolder { follow(way, from: path, files, &found) }
            } else if matches(entry[...], name), rest.isEmpty || isFolder {
                follow(rest, from: path, files, &found)
            }
        }
    }

    /// Adds what a pattern has led to.
    private static func enter(_ path: String, _ files: any FileStore, _ found: inout Set<String>) {
        guard let entry = try? files.look(at: path), entry.kind != .missing else { return }
        guard entry.kind == .folder, !FolderNames.isPackage(FilePath.name(of: path)) else {
            found.insert(path)
            return
        }
        for name in (try? files.list(path)) ?? [] where (try? files.look(at: FilePath.join(path, name)).kind) == .file {
            found.insert(FilePath.join(path, name))
        }
    }

    /// Returns whether a name fits a pattern with `*` and `?`.
    static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
        var (rest, wanted) = (name, pattern)
        /// What was left of both at the last star, which takes one more letter whenever the pattern doesn't fit after it.
        var star: (rest: Substring, wanted: Substring)?
        while !(rest.isEmpty && wanted.isEmpty) {
            if wanted.first == "*" {
                wanted = wanted.dropFirst()
                star = (rest, wanted)
            } else if let letter = rest.first, wanted.first == "?" || wanted.first == letter {
                (rest, wanted) = (rest.dropFirst(), wanted.dropFirst())
            } else if let last = star, !last.rest.isEmpty {
                (rest, wanted) = (last.rest.dropFirst(), last.wanted)
                star = (rest, wanted)
            } else {
                return false
            }
        }
        return true
    }
}
