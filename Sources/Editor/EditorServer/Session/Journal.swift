import FileAccess
import JSONText

/// Unsaved changes, written to a file at every step, so that they survive the end of the process or of the machine. Only one process
/// at a time can hold the file, which also locks the document.
struct Journal {
    let path: String
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
    private static let readingLimit = 1 << 30

    /// The journal of the document at `path`: `.Main.storyboard.unsaved` beside `Main.storyboard`.
    init(of path: String) {
        self.path = FilePath.join(FilePath.folder(of: path), ".\(FilePath.name(of: path)).unsaved")
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

    /// Adds a step, with the changes that could not be written before.
    mutating func add(_ text: [UInt8], saved: [UInt8]) {
        if text == saved { return clear() }
        guard let file else { return }
        do throws(FileError) {
            if file.size == 0 {
                try file.append(JournalLine.head(base: saved).bytes)
                kept = saved
            }
            try file.append(JournalLine.step(Patch(from: kept, to: text)).bytes)
            (kept, fault, leftOut, isShown) = (text, nil, 0, true)
            if file.size > max(Self.roomyEnough, 4 * text.count) { rewrite(text, saved: saved) }
        } catch {
            fault = Self.notKept(error.message)
        }
    }

    /// Replaces all steps by a single one, based on the text that is saved now.
    mutating func rewrite(_ text: [UInt8], saved: [UInt8]) {
        if text == saved { return clear() }
        guard let file else { return }
        let lines = [JournalLine.head(base: saved), .step(Patch(from: saved, to: text))]
        do throws(FileError) {
            try file.replace(with: lines.flatMap(\.bytes))
            (kept, fault, leftOut, isShown) = (text, nil, 0, true)
        } catch {
            fault = Self.notKept(error.message)
        }
    }

    /// Removes the journal when all changes are saved or discarded.
    mutating func clear() {
        if let file {
            // A file that cannot be removed is emptied.
            do throws(FileError) { try file.remove() } catch { try? file.cut(to: 0) }
        }
        self = Journal(replacing: self)
    }

    private init(replacing journal: Journal) { path = journal.path }

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
            let reading = JournalReading(try file.read(limit: Self.readingLimit))
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
            let wanted = takingAll ? reading.steps.count : reading.harmlessCount
            let (text, count) = reading.text(after: wanted)
            leftOut = reading.steps.count - count
            // The process may have ended between saving and removing the journal.
            guard leftOut > 0 || (text != saved && text != base) else {
                clear()
                return nil
            }
            (kept, isShown) = (text, false)
            note(.opened(count), in: file)
            return Found(base: base, text: text)
        } catch {
            fault =
                error.reason == .inUse
                ? Self.elsewhere : Self.notKept(error.message)
            return nil
        }
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
        note(.shown, in: file)
        isShown = true
    }

    private mutating func note(_ line: JournalLine, in file: any HeldFile) {
        do throws(FileError) {
            try file.append(line.bytes)
        } catch {
            fault = Self.notKept(error.message)
        }
    }

    /// Releases the file.
    mutating func letGo() { file = nil }

    // MARK: Words

    private static let elsewhere = Refusal(
        "another editor has unsaved changes in this document",
        hint: "save or discard it there; it can only be looked at here")

    private static func notKept(
        _ message: String, hint: String = "save soon, it is lost if the editor ends"
    ) -> Refusal { Refusal("unsaved changes are not kept: \(message)", hint: hint) }
}
