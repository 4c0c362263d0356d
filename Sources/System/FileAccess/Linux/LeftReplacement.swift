import Glibc

/// A replacement whose process has ended in the midst.
///
/// It is finished if all new content is there, and taken back otherwise. A file that another program has changed since is left as it is; if
/// that comes before any was replaced, all are. What was being taken back after an error is taken back.
struct LeftReplacement {
    private let content: ReplacementRecord.Content

    init(_ content: ReplacementRecord.Content) { self.content = content }

    private typealias Entry = ReplacementRecord.Entry

    /// What has become of a file.
    private enum State {
        /// It is as it was, and can be replaced.
        case old
        case replaced
        /// It is neither as it was nor replaced, or the new content isn't there.
        case changed
    }

    /// Whether a folder is missing that was there, so that nothing can be said about the files in it.
    var isAway: Bool {
        (content.folders + content.entries.map(\.path)).contains { path in
            let folder = FilePath.folder(of: path)
            if content.folders.contains(folder) { return false }
            return (try? DiskFiles().look(at: folder).kind) == .missing
        }
    }

    /// Returns what was done, or nil if there was nothing to do.
    func settle() throws(FileError) -> SettledReplacement? {
        guard content.isMarked else { return try revert(leaving: []) }
        var states: [State] = []
        for entry in content.entries { states.append(try state(of: entry)) }
        let all = zip(content.entries, states)
        let changed = all.filter { $0.1 == .changed }.map(\.0)
        if !content.isReversed, !changed.isEmpty, !states.contains(.replaced) {
            return try revert(leaving: changed.map(\.path))
        }
        let waiting = all.filter { $0.1 == .old }.map(\.0)
        for entry in waiting { try replace(entry) }
        for entry in changed + content.abandoned { _ = try removeScratch(of: entry) }
        if content.isReversed { _ = try removeFolders() }
        if waiting.isEmpty, changed.isEmpty { return nil }
        return SettledReplacement(
            content.isReversed ? .takenBack : .finished, all.filter { $0.1 != .changed }.map(\.0.path),
            leaving: changed.map(\.path))
    }

    private func revert(leaving changed: [String]) throws(FileError) -> SettledReplacement? {
        var isNoticed = !changed.isEmpty
        for entry in content.entries where try removeScratch(of: entry) { isNoticed = true }
        if try removeFolders() { isNoticed = true }
        if !isNoticed { return nil }
        return SettledReplacement(
            .takenBack, content.entries.map(\.path).filter { !changed.contains($0) }, leaving: changed)
    }

    /// Removes the created folders that are empty. Returns whether there was any.
    private func removeFolders() throws(FileError) -> Bool {
        var isRemoved = false
        for folder in content.folders.reversed() {
            if try at(folder, { path throws(FileError) in rmdir(path) == 0 }) == true { isRemoved = true }
        }
        return isRemoved
    }

    // MARK: Files

    /// Calls a closure with a path through the item's folder, which is opened without following links. Returns nil if the folder
    /// isn't there.
    private func at<Value>(
        _ path: String, _ body: (String) throws(FileError) -> Value
    ) throws(FileError) -> Value? {
        let folder: FolderDescriptor
        do throws(FileError) {
            folder = try FolderDescriptor(of: path)
        } catch {
            if [.notFound, .isLink, .notAFolder].contains(error.reason) { return nil }
            throw error
        }
        defer { withExtendedLifetime(folder) {} }
        return try body(folder.path)
    }

    private func state(of entry: Entry) throws(FileError) -> State {
        let state = try at(entry.path) { path throws(FileError) in
            let found: Fingerprint?
            do throws(FileError) {
                found = try fingerprint(of: path)
            } catch {
                switch error.reason {
                case .isLink, .isFolder, .notAFile, .changedOnDisk: return State.changed
                default: throw FileError(error.reason, path: entry.path)
                }
            }
            let scratch = scratch(of: entry, at: path).flatMap { path in try? fingerprint(of: path) }
            if found == entry.new, scratch == nil { return .replaced }
            return found == entry.old && scratch == entry.new ? .old : .changed
        }
        return state ?? .changed
    }

    /// Returns the fingerprint of a file, or nil if there is none.
    private func fingerprint(of path: String) throws(FileError) -> Fingerprint? {
        var files = DiskFiles()
        files.followsLinks = false
        guard let status = try DiskFiles.status(of: path, followingLink: false) else { return nil }
        if status.kind == S_IFLNK { throw FileError(.isLink, path: path) }
        return Fingerprint(try files.read(path, limit: status.size + 1).bytes)
    }

    /// Returns the path of the new content beside a file.
    private func scratch(of entry: Entry, at path: String) -> String? {
        entry.scratch.map { FilePath.join(FilePath.folder(of: path), $0) }
    }

    private func replace(_ entry: Entry) throws(FileError) {
        let isDone: Void? = try at(entry.path) { path throws(FileError) in
            let result = scratch(of: entry, at: path).map { rename($0, path) } ?? unlink(path)
            if result != 0 { throw FileError(number: errno, path: entry.path) }
            if let folder = Descriptor(FilePath.folder(of: path), O_RDONLY | O_DIRECTORY) {
                try? folder.synchronize(path: entry.path)
            }
        }
        if isDone == nil { throw FileError(.notFound, path: entry.path) }
    }

    /// Removes prepared content. Returns whether there was any.
    private func removeScratch(of entry: Entry) throws(FileError) -> Bool {
        let isRemoved = try at(entry.path) { path throws(FileError) in
            guard let scratch = scratch(of: entry, at: path) else { return false }
            if unlink(scratch) == 0 { return true }
            if errno == ENOENT { return false }
            throw FileError(number: errno, path: FilePath.folder(of: entry.path))
        }
        return isRemoved ?? false
    }
}
