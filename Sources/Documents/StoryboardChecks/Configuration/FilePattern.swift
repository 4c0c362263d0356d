/// A pattern for paths: `*` stands for anything within one name, `**` for anything at all, `?` for one character.
struct FilePattern {
    private let pattern: [Character]

    /// A pattern without `/` is compared with the last name of the path only, in whatever folder that is.
    init(_ pattern: String) {
        self.pattern = Array(pattern.contains("/") ? pattern : "**/" + pattern)
    }

    func fits(_ path: String) -> Bool {
        // A leading slash makes "**/" fit at the start too.
        let path = Array(path.hasPrefix("/") || !pattern.starts(with: "**/") ? path : "/" + path)
        return fits(path[...], pattern[...])
    }

    private func fits(_ path: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "*" {
            let crossesFolders = pattern.dropFirst().first == "*"
            let rest = pattern.dropFirst(crossesFolders ? 2 : 1)
            var remaining = path
            while true {
                if fits(remaining, rest) { return true }
                guard let next = remaining.first, crossesFolders || next != "/" else { return false }
                remaining = remaining.dropFirst()
            }
        }
        guard let next = path.first, first == next || first == "?" && next != "/" else { return false }
        return fits(path.dropFirst(), pattern.dropFirst())
    }
}
