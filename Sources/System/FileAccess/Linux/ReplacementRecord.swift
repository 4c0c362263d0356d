import Glibc

/// A file that says which files a process is replacing, so that another one can finish or take back what it leaves in the midst.
///
/// It is written before anything else, and marked when all new content is written and before the first file is replaced. After an
/// error, another one takes its place, in which old and new have changed roles. The
/// process that makes it has it locked as long as it lives.
final class ReplacementRecord {
    private(set) var content: Content
    private let path: String
    private var file: Descriptor

    /// Takes over a locked file.
    init(_ content: Content, at path: String, _ file: consuming Descriptor) {
        (self.content, self.path) = (content, path)
        self.file = file
    }

    /// Notes that all new content is there. Returns false if that can't be stored.
    func mark() -> Bool {
        // After a power failure, the mark isn't there without the content.
        for folder in Set((content.folders + content.entries.map(\.path)).map(FilePath.folder(of:))) {
            try? Descriptor(folder, O_RDONLY | O_DIRECTORY)?.synchronize(path: folder)
        }
        do throws(FileError) {
            try file.writeAll(Content.mark, path: path)
            try file.synchronize(path: path)
            content.isMarked = true
            return true
        } catch {
            return false
        }
    }

    /// Takes the mark away, before any file is replaced.
    func unmark() {
        content.isMarked = false
        ftruncate(file.number, off_t(content.bytes.count))
    }

    /// The ending of a record that hasn't taken the place of another one yet.
    static let nextEnding = ".next"

    /// Takes other content: at any moment the record has the old or the new one. Returns false if that can't be stored.
    func become(_ content: Content) -> Bool {
        let next = path + Self.nextEnding
        guard let new = Descriptor(next, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) else { return false }
        do throws(FileError) {
            guard new.isLocked() else { throw FileError(.inUse, path: next) }
            try new.writeAll(content.bytes, path: next)
            try new.synchronize(path: next)
            if rename(next, path) != 0 { throw FileError(number: errno, path: path) }
        } catch {
            unlink(next)
            return false
        }
        let folder = FilePath.folder(of: path)
        try? Descriptor(folder, O_RDONLY | O_DIRECTORY)?.synchronize(path: folder)
        file = new
        self.content = content
        return true
    }

    func remove() { unlink(path) }
}

// MARK: - Text

/// The text: fields that end with a zero byte, which no path contains. A change of it, or of fingerprints, needs another first field.
extension ReplacementRecord.Content {
    private static let head = "storyboard replacement 1"
    fileprivate static let mark = Array("marked\0".utf8)

    var bytes: [UInt8] {
        var fields = [Self.head]
        for folder in folders { fields += ["folder", folder] }
        for entry in entries {
            fields += ["file", entry.path, entry.scratch ?? "", entry.old?.text ?? "", entry.new?.text ?? ""]
        }
        for entry in abandoned { fields += ["abandoned", entry.path, entry.scratch ?? ""] }
        if isReversed { fields.append("reversed") }
        fields.append("listed")
        return Array(fields.map { "\($0)\0" }.joined().utf8) + (isMarked ? Self.mark : [])
    }

    /// What can be read of a record.
    enum Reading: Equatable {
        case content(ReplacementRecord.Content)
        /// The process ended before it had written the list, and so before it did anything else.
        case incomplete
        /// A record of another version, or damaged: not for us.
        case unknown
    }

    static func read(_ bytes: [UInt8]) -> Reading {
        var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard let head = fields.popFirst() else {
            return Self.head.utf8.starts(with: bytes) ? .incomplete : .unknown
        }
        guard head == Self.head else { return .unknown }
        var content = Self()
        while let kind = fields.popFirst() {
            switch kind {
            case "folder":
                guard let path = fields.popFirst() else { return .incomplete }
                guard isPlace(path) else { return .unknown }
                content.folders.append(path)
            case "file":
                guard fields.count >= 4 else { return .incomplete }
                guard let entry = ReplacementRecord.Entry(fields.prefix(4)) else { return .unknown }
                content.entries.append(entry)
                fields = fields.dropFirst(4)
            case "abandoned":
                guard fields.count >= 2 else { return .incomplete }
                guard let entry = ReplacementRecord.Entry(fields.prefix(2) + ["", "any"]) else { return .unknown }
                content.abandoned.append(entry)
                fields = fields.dropFirst(2)
            case "reversed": content.isReversed = true
            case "listed":
                content.isMarked = fields.first == "marked"
                return .content(content)
            default: return .unknown
            }
        }
        return .incomplete
    }

    fileprivate static func isPlace(_ path: String) -> Bool {
        path.hasPrefix("/")
            && path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
                .allSatisfy { FilePath.isName(String($0)) }
    }
}

extension ReplacementRecord.Entry {
    fileprivate init?(_ fields: ArraySlice<String>) {
        let fields = Array(fields)
        guard ReplacementRecord.Content.isPlace(fields[0]) else { return nil }
        let isScratch = SavingName.isPending(fields[1], beside: fields[0])
        guard isScratch != fields[3].isEmpty, isScratch || fields[1].isEmpty else { return nil }
        func fingerprint(_ text: String) -> Fingerprint? { text.isEmpty ? nil : Fingerprint(text: text) }
        self.init(
            path: fields[0], scratch: isScratch ? fields[1] : nil, old: fingerprint(fields[2]),
            new: fingerprint(fields[3]))
    }
}
