import Foundation
import JSONText

/// The replacement of a range of a text.
struct Patch: Hashable {
    var offset: Int
    var removed: Int
    var inserted: [UInt8]

    init(offset: Int, removed: Int, inserted: [UInt8]) {
        (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
    }

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
            let inserted = node.bytes("insert")
        else { return nil }
        self.offset = offset
        self.removed = removed
        self.inserted = inserted
    }

    /// The members of its JSON object.
    var members: [JSONMember] {
        [
            JSONMember(key: "at", value: .integer(offset)), JSONMember(key: "remove", value: .integer(removed)),
            .bytes(inserted, "insert"),
        ]
    }

    /// Returns the patched text, or nil if the range is out of bounds.
    func applied(to text: [UInt8]) -> [UInt8]? {
        guard offset >= 0, removed >= 0, offset <= text.count, removed <= text.count - offset else { return nil }
        var text = text
        text.replaceSubrange(offset..<(offset + removed), with: inserted)
        return text
    }
}

extension JSONMember {
    /// Returns a member with bytes: a text, or in Base64 with a key of its own if they aren't UTF-8.
    static func bytes(_ bytes: [UInt8], _ key: String) -> JSONMember {
        if let text = String(validating: bytes, as: UTF8.self) { return JSONMember(key: key, value: .string(text)) }
        return JSONMember(key: "\(key)Base64", value: .string(Data(bytes).base64EncodedString()))
    }
}

extension JSONNode {
    /// The bytes of a member, or nil if it has none.
    func bytes(_ key: String) -> [UInt8]? {
        if let text = self[key]?.string { return Array(text.utf8) }
        return self["\(key)Base64"]?.string.flatMap { Data(base64Encoded: $0) }.map(Array.init)
    }
}
