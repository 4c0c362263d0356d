import FileAccess
import JSONText

/// Unsaved changes, written to a file at every step, so that they survive the end of the process or of the machine. Only one process
/// at a time can hold the file, which also locks the document.
struct Journal {
    let path: String
    /// The folder that paths in it are relative to.
    private let folder: String
    /// The documents that have unsaved steps together with this one.
    private(set) var partners: Set<String> = []
    /// The file, held from the first unsaved step.
    private var file: (any HeldFile)?
    /// The text that the journal restores.
    private var kept: [UInt8] = []
    /// The reason why unsaved changes are not kept.
    private(set) var fault: Refusal?
    /// The number of last steps that were left out, because the editor crashed with them.
    private(set) var leftOut = 0
    /// Whether the recovered steps are known not to crash the editor.
    private var isShown = true

    /// The size in bytes above which a journal is rewritten as a single step.
    private static let roomyEnough = 4 << 20
    static let readingLimit = 1 << 30

    /// The journal of the document at `path`: `.Main.storyboard.unsaved` beside `Main.storyboard`.
    init(of path: String) {
        folder = FilePath.folder(of: path)
        self.path = FilePath.join(folder, ".\(FilePath.name(of: path)).unsaved")
    }

    // MARK: Keeping

    /// Prepares the journal for a step. Throws if another process has unsaved changes of the document. A failure to write doesn't
    /// prevent editing, and sets `fault`.
    mutating func prepare(in files: any FileStore) throws(Refusal) {
        guard file == nil else { return }
        do throws(FileError) {
            let found = try files.hold(path, making: true)
            if let found, found.size > 0 { refuse() } else { file = found }
        } catch {
            guard error.reason != .inUse else {
                fault = Self.elsewhere
                throw Self.elsewhere
            }
            fault = Self.notKept(error.message)
        }
    }

    /// Adds a step, with the changes that could not be written before. A step of several documents isn't complete until
    /// it is settled.
    mutating func add(_ text: [UInt8], saved: [UInt8], jointly step: JointStep? = nil) {
        if text == saved, step == nil { return clear() }
        guard let file else { return }
        do throws(FileError) {
            if file.size == 0 {
                try file.append(JournalLine.head(base: saved).bytes(in: folder))
                kept = saved
            }
            let patch = Patch(from: kept, to: text)
            try file.append((step.map { .jointStep(patch, $0) } ?? JournalLine.step(patch)).bytes(in: folder))
            (kept, fault, leftOut, isShown) = (text, nil, 0, true)
            if let step {
                partners.formUnion(step.partners)
                return
            }
            if file.size > max(Self.roomyEnough, 4 * text.count) { rewrite(text, saved: saved) }
        } catch {
            fault = Self.notKept(error.message)
        }
    }

    /// Replaces all steps by a single one, based on the text that is saved now.
    mutating func rewrite(_ text: [UInt8], saved: [UInt8]) {
        if text == saved { return clear() }
        guard let file else { return }
        var lines = [JournalLine.head(base: saved), .step(Patch(from: saved, to: text))]
        if !partners.isEmpty { lines.append(.settled(JointStep(id: "", partners: partners))) }
        do throws(FileError) {
            try file.replace(with: lines.flatMap { $0.bytes(in: folder) })
            (kept, fault, leftOut, isShown) = (text, nil, 0, true)
        } catch {
            fault = Self.notKept(error.message)
        }
    }

    /// Records that the journals of all documents have a step.
    mutating func settle(_ step: JointStep) {
        guard let file else { return }
        append(.settled(step), in: file)
    }

    /// Records that the document is being saved together with others, or not any more.
    mutating func record(saving step: JointStep?) throws(FileError) {
        try file?.append(JournalLine.saving(step).bytes(in: folder))
    }

    /// Removes the journal when all changes are saved or discarded.
    mutating func clear() {
        if let file {
            // A file that cannot be removed is emptied.
            do throws(FileError) { try file.remove() } catch { try? file.cut(to: 0) }
        }
        self = Journal(replacing: self)
    }

    private init(replacing journal: Journal) { (path, folder) = (journal.path, journal.folder) }

    // MARK: Finding

    /// The unsaved changes of an earlier session.
    struct Found {
        /// The saved text that they are based on.
        var base: [UInt8]
        var text: [UInt8]
    }

    /// Returns the unsaved changes of an earlier session, or nil if there are none. If recovering them crashed the editor, the
    /// last steps are omitted, unless `takingAll` is true.
    mutating func find(saved: [UInt8], takingAll: Bool, in files: any FileStore) -> Found? {
        do throws(FileError) {
            guard let file = try files.hold(path, making: false) else { return nil }
            var reading = JournalReading(try file.read(limit: Self.readingLimit), in: folder)
            // An incomplete last line would spoil the next one.
            if reading.end < file.size { try file.cut(to: reading.end) }
            guard file.size > 0 else {
                try file.remove()
                return nil
            }
            guard let base = reading.base else {
                refuse()
                return nil
            }
            self.file = file
            partners = reading.partners
            let unsettled = Set(reading.unsettled.values)
            for step in reading.settle({ Self.isEverywhere($0, in: files) }) {
                // This journal may be gone before the others are read.
                for partner in step.partners { Self.settle(step, at: partner, in: files) }
                if unsettled.contains(step) { append(.settled(step), in: file) }
            }
            let wanted = takingAll ? reading.steps.count : reading.harmlessCount
            let (text, count) = reading.text(after: wanted)
            leftOut = reading.steps.count - count
            // The process may have ended between saving and removing the journal.
            guard leftOut > 0 || (text != saved && text != base) else {
                clear()
                return nil
            }
            (kept, isShown) = (text, false)
            append(.opened(count), in: file)
            return Found(base: base, text: text)
        } catch {
            fault =
                error.reason == .inUse
                ? Self.elsewhere : Self.notKept(error.message)
            return nil
        }
    }

    /// Returns whether the journals of all other documents have a step, so that it was made in all of them.
    private static func isEverywhere(_ step: JointStep, in files: any FileStore) -> Bool {
        step.partners.allSatisfy { partner in
            guard let bytes = try? files.read(Journal(of: partner).path, limit: readingLimit).bytes else {
                return false
            }
            return JournalReading(bytes, in: FilePath.folder(of: partner)).has(step)
        }
    }

    /// Records in the journal of another document that a step was made in all of them. A document that is open has recorded
    /// it already.
    private static func settle(_ step: JointStep, at path: String, in files: any FileStore) {
        let folder = FilePath.folder(of: path)
        guard !step.id.isEmpty, let file = try? files.hold(Journal(of: path).path, making: false),
            let bytes = try? file.read(limit: readingLimit)
        else { return }
        let reading = JournalReading(bytes, in: folder)
        guard reading.unsettled.values.contains(where: { $0.id == step.id }) else { return }
        try? file.cut(to: reading.end)
        let partners = reading.unsettled.values.first { $0.id == step.id }?.partners ?? []
        try? file.append(JournalLine.settled(JointStep(id: step.id, partners: partners)).bytes(in: folder))
    }

    /// Leaves a journal that cannot be recovered in place.
    mutating func refuse() {
        (file, leftOut) = (nil, 0)
        fault = Self.notKept(
            "'\(path)' contains unsaved changes that cannot be recovered",
            hint: "move that file away, and open the document again")
    }

    /// Records that the document was displayed with the recovered steps.
    mutating func confirm() {
        guard !isShown, let file else { return }
        append(.shown, in: file)
        isShown = true
    }

    private mutating func append(_ line: JournalLine, in file: any HeldFile) {
        do throws(FileError) {
            try file.append(line.bytes(in: folder))
        } catch {
            fault = Self.notKept(error.message)
        }
    }

    /// Releases the file.
    mutating func letGo() { file = nil }

    // MARK: Words

    private static let elsewhere = Refusal(
        "another editor has unsaved changes in this document",
        hint: "save or discard it there; it is read-only here")

    private static func notKept(
        _ message: String, hint: String = "save soon, it is lost if the editor ends"
    ) -> Refusal { Refusal("unsaved changes are not kept: \(message)", hint: hint) }
}
