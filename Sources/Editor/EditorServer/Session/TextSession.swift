import FileAccess

/// A text file that is being edited, such as a source or a table of translations, with its undo history and its state on disk.
struct TextSession {
    /// The path of the file, without links.
    let path: String
    /// The bytes that would be saved, which are UTF-8 unless the file may have any encoding.
    private(set) var text: [UInt8]
    private let isUTF8: Bool
    /// The last known bytes on disk.
    var saved: [UInt8]
    var stamp: FileStamp
    var journal: Journal
    /// Whether unsaved changes of an earlier session were found.
    private(set) var isRecovered = false
    /// The number of steps, including undone ones.
    private(set) var revision = 0
    private var done: [Step] = []
    private var undone: [Step] = []

    /// A step that can be undone or redone by a patch.
    private struct Step {
        var name: String
        var patch: Patch
        var linked: LinkedStep
        /// The end of what was typed, to which more can be added, or nil for other steps.
        var typedEnd: Int?
    }

    /// The largest file that can be edited.
    static let largest = 4 << 20

    var undoName: String? { done.last?.name }
    var redoName: String? { undone.last?.name }

    /// Reads the file and recovers unsaved changes of an earlier session. A file that may be new is empty if there is none.
    /// One that may have any encoding is changed as a whole, by what knows its encoding.
    init(_ path: String, mayBeNew: Bool = false, isUTF8: Bool = true, in files: any FileStore) throws(Refusal) {
        (self.path, self.isUTF8) = (path, isUTF8)
        let isNew = mayBeNew && (try? files.look(at: path))?.kind == .missing
        let contents = isNew ? FileContents(bytes: [], stamp: .missing) : try Self.read(path, isUTF8, files)
        (text, saved, stamp) = (contents.bytes, contents.bytes, contents.stamp)
        journal = Journal(of: path)
        guard let found = journal.find(saved: saved, takingAll: true, in: files) else { return }
        (text, isRecovered) = (found.text, true)
        if found.base != saved {
            saved = found.base
            stamp = FileStamp(
                identity: stamp.identity, size: saved.count, modified: nil, contentHash: FileStamp.hash(of: saved))
        }
    }

    private static func read(_ path: String, _ isUTF8: Bool, _ files: any FileStore) throws(Refusal) -> FileContents {
        do throws(FileError) {
            let contents = try files.withoutLinks(path) { files, path throws(FileError) in
                try files.read(path, limit: largest)
            }
            guard !isUTF8 || String(validating: contents.bytes, as: UTF8.self) != nil else {
                throw FileError(.other("its text is not UTF-8"), path: path)
            }
            return contents
        } catch {
            throw Refusal(error)
        }
    }

    // MARK: Editing

    /// Replaces the text as one step, and returns what changed. Typing continues the step before if it begins where that ended.
    mutating func commit(
        _ new: [UInt8], name: String, jointly joint: JointStep? = nil, files: any FileStore
    ) throws(Refusal) -> Patch {
        try commit(Patch(from: text, to: new), name: name, jointly: joint, files: files)
    }

    /// Replaces a part of the text as one step.
    mutating func commit(
        _ patch: Patch, name: String, isTyping: Bool = false, jointly joint: JointStep? = nil, files: any FileStore
    ) throws(Refusal) -> Patch {
        guard let new = patch.applied(to: text),
            !isUTF8 || String(validating: patch.inserted, as: UTF8.self) != nil
        else {
            throw Refusal("the text has no such place")
        }
        try journal.prepare(in: files)
        let inverse = Patch(
            offset: patch.offset, removed: patch.inserted.count,
            inserted: Array(text[patch.offset..<(patch.offset + patch.removed)]))
        let isWord = isTyping && patch.removed == 0 && !patch.inserted.contains(UInt8(ascii: "\n"))
        let end = isWord ? patch.offset + patch.inserted.count : nil
        if isWord, var last = done.last, last.typedEnd == patch.offset, undone.isEmpty {
            last.patch.removed += patch.inserted.count
            last.typedEnd = end
            done[done.count - 1] = last
        } else {
            let linked = LinkedStep(link: joint, before: done.last?.linked, leadsTo: text)
            done.append(Step(name: name, patch: inverse, linked: linked, typedEnd: end))
        }
        undone = []
        finish(new, joint)
        return patch
    }

    /// The number of steps that can be undone.
    var stepCount: Int { done.count }

    /// Ends the step of what is being typed, so that more is another one.
    mutating func endTyping() { if !done.isEmpty { done[done.count - 1].typedEnd = nil } }

    /// Undoes or redoes the last step and returns what changed.
    mutating func step(back: Bool, jointly joint: JointStep? = nil, files: any FileStore) throws(Refusal) -> Patch {
        guard var step = back ? done.last : undone.last else {
            throw Refusal("there is nothing to \(back ? "undo" : "redo")")
        }
        try journal.prepare(in: files)
        let patch = step.patch
        guard let new = patch.applied(to: text) else { throw Refusal("the text has changed too much") }
        step.patch = Patch(
            offset: patch.offset, removed: patch.inserted.count,
            inserted: Array(text[patch.offset..<(patch.offset + patch.removed)]))
        step.typedEnd = nil
        step.linked = LinkedStep(link: step.linked.link, before: (back ? undone : done).last?.linked, leadsTo: text)
        if back {
            done.removeLast()
            undone.append(step)
        } else {
            undone.removeLast()
            done.append(step)
        }
        finish(new, joint)
        return patch
    }

    private mutating func finish(_ new: [UInt8], _ joint: JointStep?) {
        text = new
        revision += 1
        journal.add(text, saved: saved, jointly: joint)
    }

    // MARK: The file

    /// Whether there is no file, and none would be saved.
    var isNothing: Bool { text.isEmpty && stamp == .missing }

    /// Whether the text can be what a file has.
    func canBecome(_ contents: FileContents) -> Bool {
        !isUTF8 || String(validating: contents.bytes, as: UTF8.self) != nil
    }

    /// Takes over the file as another program has changed it, as one step that can be undone. Unsaved changes give way.
    mutating func reload(in files: any FileStore) throws(Refusal) -> Patch {
        let contents = try Self.read(path, isUTF8, files)
        return become(contents.bytes, saved: contents, name: isDirty ? "Revert to the File" : "Outside Change")
    }

    /// Merges external changes by lines, as one step, or returns nil if both changed the same or the result isn't valid.
    mutating func mergeOutside(
        in files: any FileStore, isValid: ([UInt8]) -> Bool = { _ in true }
    ) throws(Refusal) -> Patch? {
        let theirs = try Self.read(path, isUTF8, files)
        guard let merged = LineMerge.merged(base: saved, ours: text, theirs: theirs.bytes), isValid(merged) else {
            return nil
        }
        return become(merged, saved: theirs, name: "Merge")
    }

    private mutating func become(_ new: [UInt8], saved contents: FileContents, name: String) -> Patch {
        let patch = Patch(from: text, to: new)
        let inverse = Patch(from: new, to: text)
        (saved, stamp) = (contents.bytes, contents.stamp)
        if text != new {
            let linked = LinkedStep(link: nil, before: done.last?.linked, leadsTo: text)
            done.append(Step(name: name, patch: inverse, linked: linked))
        }
        undone = []
        text = new
        revision += 1
        journal.rewrite(text, saved: saved)
        return patch
    }
}

extension TextSession: JointSession {
    func linkedSteps(back: Bool) -> [LinkedStep] { (back ? done : undone).map(\.linked) }

    mutating func didSave() { endTyping() }
}
