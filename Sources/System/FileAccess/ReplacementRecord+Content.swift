extension ReplacementRecord {
    struct Entry: Hashable {
        /// The absolute path without links.
        var path: String
        /// The name of the file with the new content beside it, or nil if the file is removed.
        var scratch: String?
        /// What the file has before and after, or nil if there is none.
        var old, new: Fingerprint?

        var scratchPath: String? { scratch.map { FilePath.join(FilePath.folder(of: path), $0) } }
    }

    struct Content: Hashable {
        /// The folders that are created, outer ones first.
        var folders: [String] = []
        var entries: [Entry] = []
        /// Files whose new content isn't needed any more.
        var abandoned: [Entry] = []
        /// Whether all new content is there.
        var isMarked = false
        /// Whether the files get what they had, and the folders are removed.
        var isReversed = false
    }
}
