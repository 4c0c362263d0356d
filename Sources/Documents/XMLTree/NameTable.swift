/// The name of an element or attribute, as a number that is unique in its tree.
public struct NameID: Hashable, Sendable {
    /// The number; names are numbered from 0.
    public let rawValue: UInt32

    /// Creates a number of a name.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The distinct names of a tree.
struct NameTable: Sendable {
    private(set) var strings: [String] = []
    /// The UTF-8 text of all names in a row; `ends` holds where each one ends.
    private var spellings: [UInt8] = []
    private var ends: [Int] = []
    /// A hash table with open addressing: an index into `strings` plus one, or 0 if the slot is free.
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var hashes: [UInt32] = []

    subscript(id: NameID) -> String { strings[Int(id.rawValue)] }

    /// Returns the number of `name`, adding it if it is new.
    mutating func id(of name: UnsafeBufferPointer<UInt8>) -> NameID {
        let hash = Self.hash(name)
        let slot = slot(of: name, hash: hash)
        if slots[slot] != 0 { return NameID(rawValue: slots[slot] - 1) }
        return enter(name, hash: hash, slot: slot)
    }

    mutating func id(of name: String) -> NameID {
        var name = name
        return name.withUTF8 { id(of: $0) }
    }

    /// Returns the number of `name`, or nil if the tree has never used it.
    func find(_ name: String) -> NameID? {
        var name = name
        return name.withUTF8 { bytes in
            let slot = slot(of: bytes, hash: Self.hash(bytes))
            return slots[slot] == 0 ? nil : NameID(rawValue: slots[slot] - 1)
        }
    }

    /// Returns the slot of `name`, or the free slot where it belongs.
    private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot] - 1)
            if hashes[index] == hash, matches(index, name) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func matches(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = index == 0 ? 0 : ends[index - 1]
        guard ends[index] - start == name.count else { return false }
        return spellings.withUnsafeBufferPointer { spellings in
            for offset in 0..<name.count where spellings[start + offset] != name[offset] { return false }
            return true
        }
    }

    private mutating func enter(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32, slot: Int) -> NameID {
        strings.append(String(decoding: name, as: UTF8.self))
        spellings.append(contentsOf: name)
        ends.append(spellings.count)
        hashes.append(hash)
        slots[slot] = UInt32(strings.count)
        if strings.count * 2 > slots.count { grow() }
        return NameID(rawValue: UInt32(strings.count - 1))
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index + 1)
        }
    }

    /// Hashes four bytes at a time, because parsing spends most of its time here.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash = UInt32(truncatingIfNeeded: raw.count) &* 0x9E37_79B1
        var offset = 0
        while offset + 4 <= raw.count {
            hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) &* 0x85EB_CA6B
            hash ^= hash >> 15
            offset += 4
        }
        while offset < raw.count {
            hash = (hash ^ UInt32(raw[offset])) &* 0x0100_0193
            offset += 1
        }
        return hash ^ hash >> 13
    }
}
