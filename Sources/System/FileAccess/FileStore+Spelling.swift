extension FileStore {
    /// Returns a path as its folders spell it.
    ///
    /// Disks of a Mac ignore case by default, so that a project can name `App/Info.plist` where the folder is `app`. Where no entry has
    /// exactly a path's name, the only one that differs in case stands for it. A path that leads nowhere is returned unchanged.
    public func spelling(of path: String) -> String {
        func isThere(_ path: String) -> Bool { (try? look(at: path).kind) ?? .missing != .missing }
        guard !isThere(path) else { return path }
        var found = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/") where part != "." {
            let exact = FilePath.join(found, String(part))
            if part == ".." || isThere(exact) {
                found = exact
                continue
            }
            let wanted = part.lowercased()
            let similar = ((try? list(found)) ?? []).filter { $0.lowercased() == wanted }
            guard similar.count == 1, let name = similar.first else { return path }
            found = FilePath.join(found, name)
        }
        return found
    }
}
