/// The versions of a file that git keeps from a conflict until the file is added.
package struct UnmergedFile: Hashable, Sendable {
    package var base: [UInt8]?
    /// The sides, or nil for one that deleted the file.
    package var ours: [UInt8]?
    package var theirs: [UInt8]?

    package init(base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
}

extension GitRepository {
    /// Returns the versions of a file in the folder, or nil if it isn't unmerged or git doesn't know it.
    package func unmerged(_ name: String) -> UnmergedFile? {
        let arguments = ["--literal-pathspecs", "ls-files", "--unmerged", "-z", "--", name]
        guard let entries = try? parts(arguments, to: "list unmerged files"), !entries.isEmpty else { return nil }
        var file = UnmergedFile(base: nil, ours: nil, theirs: nil)
        for entry in entries {
            // Mode, hash and stage; then the path.
            let words = entry.prefix { $0 != "\t" }.split(separator: " ")
            guard words.count == 3 else { continue }
            let content = try? run(["cat-file", "blob", String(words[1])], to: "read a version")
            switch words[2] {
            case "1": file.base = content
            case "2": file.ours = content
            default: file.theirs = content
            }
        }
        return file
    }

    /// Returns whether git knows that a file in the folder isn't unmerged. It doesn't if it can't be asked.
    package func isMerged(_ name: String) -> Bool {
        (try? run(["--literal-pathspecs", "ls-files", "--unmerged", "--", name], to: "list unmerged files"))?.isEmpty
            ?? false
    }

    /// Adds a file in the folder to the index, which marks its conflicts as resolved.
    package func add(_ name: String) throws(GitError) {
        _ = try run(["--literal-pathspecs", "add", "--", name], to: "add '\(name)'")
    }

    /// The path of the file with what is ignored in this repository only, or nil if there is none.
    package var excludeFile: String? {
        guard let path = try? lines(["rev-parse", "--git-path", "info/exclude"], to: "find the repository").first else {
            return nil
        }
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    /// Returns whether git ignores a file in the folder.
    package func ignores(_ name: String) -> Bool {
        (try? run(["check-ignore", "-q", "--", name], to: "find what is ignored")) != nil
    }
}
