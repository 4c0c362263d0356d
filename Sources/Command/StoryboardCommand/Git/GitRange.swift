import FileAccess
import GitAccess

/// Two states of a repository: revisions such as `main..topic`, or a revision and the files of the working tree.
struct GitRange {
    private let git: GitRepository
    private let environment: CommandEnvironment
    private let old: String
    /// The later revision, or nil for the files.
    private let new: String?

    /// Creates a range from `OLD..NEW`, `OLD...NEW` (since their last common commit), or `OLD`.
    init(_ text: String, in environment: CommandEnvironment) throws(Failure) {
        guard !text.hasPrefix("-") else { throw .usage("'\(text)' isn't a revision", help: "diff") }
        self.environment = environment
        git = GitRepository(around: environment.currentFolder)
        if let dots = text.firstRange(of: "...") {
            let (one, other) = (String(text[..<dots.lowerBound]).orHead, String(text[dots.upperBound...]).orHead)
            old = try Failure.of { [git] () throws(GitError) in
                try git.lines(["merge-base", one, other], to: "find the last common commit of \(one) and \(other)")
                    .first ?? one
            }
            new = other
        } else if let dots = text.firstRange(of: "..") {
            (old, new) = (String(text[..<dots.lowerBound]).orHead, String(text[dots.upperBound...]).orHead)
        } else {
            (old, new) = (text, nil)
        }
    }

    /// Returns the documents that differ.
    func pairs() throws(Failure) -> [DocumentPair] {
        let range = [old] + (new.map { [$0] } ?? [])
        let (parts, top) = try Failure.of { () throws(GitError) in
            let parts = try git.parts(
                ["diff", "--name-status", "-z", "--find-renames"] + range + ["--"] + Self.documentPatterns,
                to: "compare \(range.joined(separator: " and "))")
            return (parts, try git.workingTree())
        }
        var pairs: [DocumentPair] = []
        var position = 0
        while position + 1 < parts.count {
            let status = parts[position]
            let isRenamed = status.hasPrefix("R") || status.hasPrefix("C")
            let (before, after) = (parts[position + 1], parts[position + (isRenamed ? 2 : 1)])
            position += isRenamed ? 3 : 2
            let name = before == after ? after : "\(before) → \(after)"
            pairs.append(
                DocumentPair(
                    name: name, old: status == "A" ? nil : try content(of: before, at: old),
                    new: status == "D" ? nil : try content(of: after, in: top), place: FilePath.join(top, after)))
        }
        return pairs
    }

    private func content(of path: String, in top: String) throws(Failure) -> [UInt8] {
        if let new { return try content(of: path, at: new) }
        return try environment.read(FilePath.join(top, path)).contents.bytes
    }

    private func content(of path: String, at revision: String) throws(Failure) -> [UInt8] {
        try Failure.of { () throws(GitError) in try git.content(of: path, at: revision) }
    }

    /// The files that are documents.
    private static let documentPatterns = ["*.storyboard", "*.xib"]
}

extension String {
    fileprivate var orHead: String { isEmpty ? "HEAD" : self }

    fileprivate func firstRange(of text: String) -> Range<String.Index>? {
        indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
