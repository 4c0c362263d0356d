import FileAccess
import Foundation
import JSONText

/// Unsaved changes, written to a file at every step, so that they survive the end of the process or of the machine.
///
/// The first line identifies the saved bytes, and each further one the replacement of a step.
struct Journal {
    let path: String
    private var hasBegun = false

    /// The journal of the document at `path`: `.Main.storyboard.unsaved` beside `Main.storyboard`.
    init(of path: String) {
        self.path = FilePath.join(FilePath.folder(of: path), ".\(FilePath.name(of: path)).unsaved")
    }

    /// Adds a step. A failure to write doesn't prevent editing.
    mutating func add(from old: [UInt8], to new: [UInt8], saved: [UInt8], in files: any FileStore) {
        if new == saved { return clear(in: files) }
        var lines = ""
        if !hasBegun {
            lines = Self.head(of: saved).line + "\n"
            lines += Patch(from: saved, to: new).json.line + "\n"
            hasBegun = (try? files.replace(path, with: Array(lines.utf8), expecting: nil)) != nil
        } else {
            lines = Patch(from: old, to: new).json.line + "\n"
            if (try? files.append(Array(lines.utf8), to: path)) == nil { hasBegun = false }
        }
    }

    /// Removes the journal when all changes are saved.
    mutating func clear(in files: any FileStore) {
        hasBegun = false
        if let entry = try? files.look(at: path), entry.kind == .file { try? files.remove(path) }
    }

    /// Returns the unsaved text of an earlier session, or nil if there is no journal, or one for another file.
    mutating func recover(from saved: [UInt8], in files: any FileStore) -> [UInt8]? {
        guard let contents = try? files.read(path) else { return nil }
        let lines = contents.bytes.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, let head = try? JSONReader.read(Array(first)),
            head["base"]?.string == Self.hash(of: saved)
        else { return nil }
        var text = saved
        // An incomplete last line is ignored.
        for line in lines.dropFirst() {
            guard let node = try? JSONReader.read(Array(line)), let patch = Patch(node),
                let next = patch.applied(to: text)
            else { break }
            text = next
        }
        guard text != saved else { return nil }
        hasBegun = true
        return text
    }

    private static func head(of saved: [UInt8]) -> JSONValue {
        .record(["unsaved": .integer(1), "base": .string(hash(of: saved))])
    }

    /// FNV-1a; the hash is stored in files, so it must not change.
    private static func hash(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}

/// The replacement of a range of a text.
struct Patch: Hashable {
    var offset: Int
    var removed: Int
    var inserted: [UInt8]

    init(from old: [UInt8], to new: [UInt8]) {
        let shorter = min(old.count, new.count)
        var start = Self.sharedPrefix(old, new)
        // Ranges begin and end at character boundaries.
        while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
        while start > 0, start < new.count, new[start] & 0xC0 == 0x80 { start -= 1 }
        var end = Self.sharedSuffix(old, new, atMost: shorter - start)
        while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
        offset = start
        removed = old.count - start - end
        inserted = Array(new[start..<(new.count - end)])
    }

    /// The size in bytes of the strips in which long texts are compared.
    private static let strip = 512

    /// Returns the length of the common prefix in bytes.
    private static func sharedPrefix(_ old: [UInt8], _ new: [UInt8]) -> Int {
        let shorter = min(old.count, new.count)
        var start = 0
        while start + strip <= shorter, isSame(old, start, new, start) { start += strip }
        while start < shorter, old[start] == new[start] { start += 1 }
        return start
    }

    /// Returns the length of the common suffix in bytes.
    private static func sharedSuffix(_ old: [UInt8], _ new: [UInt8], atMost most: Int) -> Int {
        var end = 0
        while end + strip <= most, isSame(old, old.count - end - strip, new, new.count - end - strip) { end += strip }
        while end < most, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return end
    }

    private static func isSame(_ old: [UInt8], _ oldStart: Int, _ new: [UInt8], _ newStart: Int) -> Bool {
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                guard let one = old.baseAddress, let other = new.baseAddress else { return true }
                return memcmp(one + oldStart, other + newStart, strip) == 0
            }
        }
    }

    init?(_ node: JSONNode) {
        guard let offset = node["at"]?.number.flatMap({ Int(exactly: $0) }),
            let removed = node["remove"]?.number.flatMap({ Int(exactly: $0) }),
            let inserted = node["insert"]?.string
        else { return nil }
        self.offset = offset
        self.removed = removed
        self.inserted = Array(inserted.utf8)
    }

    var json: JSONValue {
        .record([
            "at": .integer(offset), "remove": .integer(removed),
            "insert": .string(String(decoding: inserted, as: UTF8.self)),
        ])
    }

    /// Returns the patched text, or nil if the range is out of bounds.
    func applied(to text: [UInt8]) -> [UInt8]? {
        guard offset >= 0, removed >= 0, offset <= text.count, removed <= text.count - offset else { return nil }
        var text = text
        text.replaceSubrange(offset..<(offset + removed), with: inserted)
        return text
    }
}
