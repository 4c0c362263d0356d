/// Replaces, creates and removes several files, all or none, in steps after each of which the process may end.
///
/// New content is written beside the files first, then each takes its place by a rename. With a record, another process can
/// tell from which step on all files count as replaced: see `ReplacementRecord`.
final class FileReplacement {
    private struct Item {
        var change: FileChange
        /// The path without links.
        var path: String
        /// Where the new content is written first, if there is a record.
        var scratch: String?
        var old: FileContents?
        var prepared: (any PreparedFile)?
        /// The state after the replacement, once the file is replaced.
        var stamp: FileStamp?
        /// The old content, ready to take its place again.
        var restored: (any PreparedFile)?

        /// Whether the file has the new content already.
        var isUnchanged: Bool { old?.bytes == change.bytes }
    }

    private enum Step {
        case record, mark, end
        case createFolder(String)
        case prepare(Int), replace(Int)
        case restore(Int), discard(Int)
        case removeFolder(String)
    }

    private let files: any FileStore
    private let records: ReplacementRecords?
    private var items: [Item] = []
    private var paths: Set<String> = []
    private var folders: [String] = []
    private var createdFolders: [String] = []
    private var steps: [Step] = []
    private var record: ReplacementRecord?

    /// Plans the steps. Throws if a file isn't the expected one, and has no effect.
    init(_ changes: [FileChange], in files: any FileStore, records: ReplacementRecords? = nil) throws(FileError) {
        (self.files, self.records) = (files, records)
        for change in changes { try add(change) }
        let numbers = items.indices.filter { !items[$0].isUnchanged }
        if numbers.isEmpty { return }
        // One file alone is replaced in one step.
        if numbers.count > 1 || !folders.isEmpty { steps = [.record] + folders.map(Step.createFolder) }
        steps += numbers.filter { items[$0].change.bytes != nil }.map(Step.prepare) + [.mark]
        steps += numbers.map(Step.replace) + [.end]
        steps.reverse()
    }

    private func add(_ change: FileChange) throws(FileError) {
        var item = Item(change: change, path: try place(of: change))
        if !change.followsLinks, item.path != change.path { throw FileError(.isLink, path: change.path) }
        guard paths.insert(item.path).inserted else {
            throw FileError(.other("it would be written twice"), path: change.path)
        }
        try locating(item) { () throws(FileError) in
            let isInNewFolder = folders.contains(FilePath.folder(of: item.path))
            if !isInNewFolder, try files.look(at: item.path).kind != .missing {
                item.old = try files.read(item.path, limit: Self.largest)
            }
            let stamp = item.old?.stamp ?? .missing
            if let expected = change.expected, !stamp.hasSameContent(as: expected) {
                throw FileError(.changedOnDisk, path: item.path)
            }
        }
        items.append(item)
    }

    /// Returns the path without links.
    private func place(of change: FileChange) throws(FileError) -> String {
        if change.makesFolders { return try place(making: change.path) }
        // What isn't there needs no folder to be removed.
        if change.bytes == nil, try files.look(at: change.path).kind == .missing { return change.path }
        return try files.resolve(change.path)
    }

    /// No file is too large to be replaced.
    private static let largest = 1 << 40

    /// Returns the path without links of a file whose folder may be missing, and notes the folders to create.
    private func place(making path: String) throws(FileError) -> String {
        func place(of folder: String) throws(FileError) -> String {
            let outer = FilePath.folder(of: folder)
            guard outer != folder, try files.look(at: folder).kind == .missing else { return try files.resolve(folder) }
            let place = FilePath.join(try place(of: outer), FilePath.name(of: folder))
            if !folders.contains(place) { folders.append(place) }
            return place
        }
        let folder = FilePath.folder(of: path)
        guard try files.look(at: folder).kind == .missing else { return try files.resolve(path) }
        return FilePath.join(try place(of: folder), FilePath.name(of: path))
    }

    // MARK: Steps

    /// Performs all steps, and returns the stamps of the files, in order. If one fails, all files are as they were.
    func perform() throws(FileError) -> [FileStamp] {
        do throws(FileError) {
            while try advance() {}
        } catch {
            turnBack()
            while (try? advance()) == true {}
            throw error
        }
        return items.map { $0.stamp ?? $0.old?.stamp ?? .missing }
    }

    /// Performs the next step. Returns false if there is none.
    func advance() throws(FileError) -> Bool {
        guard let step = steps.popLast() else { return false }
        switch step {
        case .record: begin()
        case .createFolder(let path):
            try files.createFolder(path)
            createdFolders.append(path)
        case .prepare(let number): try prepare(number)
        case .mark: mark()
        case .replace(let number): try replace(number)
        case .restore(let number): restore(number)
        case .discard(let number): items[number].prepared?.discard()
        // Only empty folders are removed.
        case .removeFolder(let path): try? files.remove(path)
        case .end: record?.remove()
        }
        return true
    }

    /// Makes a record. Without one, the files are replaced all the same.
    private func begin() {
        guard let records else { return }
        let numbers = items.indices.filter { !items[$0].isUnchanged }
        for number in numbers where items[number].change.bytes != nil {
            items[number].scratch = SavingName.next(beside: items[number].path, .pending)
        }
        let entries = numbers.map { number in
            let item = items[number]
            return ReplacementRecord.Entry(
                path: item.path, scratch: item.scratch.map(FilePath.name(of:)),
                old: item.old.map { Fingerprint($0.bytes) }, new: item.change.bytes.map { Fingerprint($0) })
        }
        record = records.begin(ReplacementRecord.Content(folders: folders, entries: entries))
        if record != nil { return }
        for number in numbers {
            if let scratch = items[number].scratch { SavingName.forget(scratch) }
            items[number].scratch = nil
        }
    }

    private func prepare(_ number: Int) throws(FileError) {
        let item = items[number]
        items[number].prepared = try locating(item) { () throws(FileError) in
            let (bytes, expected) = (item.change.bytes ?? [], item.old?.stamp ?? .missing)
            return try prepare(item.path, with: bytes, expecting: expected, as: item.scratch)
        }
    }

    private func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp, as scratch: String?
    ) throws(FileError) -> any PreparedFile {
        guard let scratch else { return try files.prepare(path, with: bytes, expecting: expected) }
        return try ReplacementRecords.prepare(path, with: bytes, expecting: expected, as: scratch, in: files)
    }

    /// From here on, the files count as replaced.
    private func mark() {
        guard let record, !record.mark() else { return }
        record.remove()
        self.record = nil
    }

    private func replace(_ number: Int) throws(FileError) {
        let item = items[number]
        items[number].stamp = try locating(item) { () throws(FileError) in
            if let prepared = item.prepared { return try prepared.commit() }
            guard let old = item.old else { return .missing }
            if try files.hasChanged(item.path, since: old.stamp) { throw FileError(.changedOnDisk, path: item.path) }
            try files.remove(item.path)
            return .missing
        }
    }

    // MARK: Errors

    /// Plans the steps that make all files as they were, after an error.
    func turnBack() {
        let replaced = items.indices.filter { items[$0].stamp != nil }
        let prepared = items.indices.filter { items[$0].stamp == nil && items[$0].prepared != nil }
        if replaced.isEmpty {
            record?.unmark()
        } else {
            prepareRestoring(replaced, leaving: prepared)
        }
        steps = replaced.map(Step.restore) + prepared.map(Step.discard)
        steps += createdFolders.reversed().map(Step.removeFolder) + [.end]
        steps.reverse()
    }

    /// Writes the old content of replaced files beside them, and lets the record say that they get it again.
    private func prepareRestoring(_ replaced: [Int], leaving prepared: [Int]) {
        var entries: [ReplacementRecord.Entry] = []
        for number in replaced {
            let (item, old) = (items[number], items[number].old)
            let scratch = record == nil || old == nil ? nil : SavingName.next(beside: item.path, .pending)
            entries.append(
                ReplacementRecord.Entry(
                    path: item.path, scratch: scratch.map(FilePath.name(of:)),
                    old: item.change.bytes.map { Fingerprint($0) }, new: old.map { Fingerprint($0.bytes) }))
        }
        // Until all is written, the record only adds to what is to be removed.
        if var content = record?.content {
            content.abandoned = entries.filter { $0.scratch != nil }
            turn(to: content)
        }
        for (number, entry) in zip(replaced, entries) {
            guard let old = items[number].old, let stamp = items[number].stamp else { continue }
            items[number].restored = try? prepare(entry.path, with: old.bytes, expecting: stamp, as: entry.scratchPath)
        }
        guard let known = record?.content.entries else { return }
        let left = Set(prepared.map { items[$0].path })
        turn(
            to: ReplacementRecord.Content(
                folders: createdFolders, entries: entries, abandoned: known.filter { left.contains($0.path) },
                isMarked: true, isReversed: true))
    }

    /// Gives the record other content. Without one, the files are restored all the same.
    private func turn(to content: ReplacementRecord.Content) {
        guard let record, !record.become(content) else { return }
        record.remove()
        self.record = nil
    }

    private func restore(_ number: Int) {
        let item = items[number]
        if let restored = item.restored {
            do throws(FileError) { _ = try restored.commit() } catch { restored.discard() }
        } else if item.old == nil, let stamp = item.stamp, (try? files.hasChanged(item.path, since: stamp)) == false {
            try? files.remove(item.path)
        }
    }

    /// Lets an error about a file name the path as it was given.
    private func locating<Value>(
        _ item: Item, _ body: () throws(FileError) -> Value
    ) throws(FileError) -> Value {
        do throws(FileError) {
            return try body()
        } catch {
            throw error.path == item.path ? FileError(error.reason, path: item.change.path) : error
        }
    }
}
