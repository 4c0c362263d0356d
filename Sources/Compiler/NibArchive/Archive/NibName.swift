/// A key or class name. Unlike strings, names are compared by their bytes.
struct NibName: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: NibName, right: NibName) -> Bool {
        let (left, right) = (left.text.utf8, right.text.utf8)
        return left.withContiguousStorageIfAvailable { left in
            right.withContiguousStorageIfAvailable { left.count == $0.count && left.elementsEqual($0) }
        }.flatMap(\.self) ?? left.elementsEqual(right)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// The class of an object, and its fallbacks for systems without it, best first.
struct NibClass: Hashable, Sendable {
    var name: NibName
    var fallbacks: [NibName] = []

    /// The number of bytes of all names, plus one for each fallback.
    var length: Int { fallbacks.reduce(name.text.utf8.count) { $0 + $1.text.utf8.count + 1 } }
}

/// Names numbered in the order they were added.
struct NibNameTable: Sendable {
    private(set) var names: [NibName] = []
    private var numbers: [NibName: UInt32] = [:]

    subscript(number: UInt32) -> NibName { names[Int(number)] }

    func number(of text: String) -> UInt32? { numbers[NibName(text)] }

    /// Returns the number of `name`, adding it if it is new.
    mutating func enter(_ name: NibName) -> UInt32 {
        if let number = numbers[name] { return number }
        let number = UInt32(names.count)
        names.append(name)
        numbers[name] = number
        return number
    }

    mutating func reserveCapacity(_ count: Int) {
        names.reserveCapacity(count)
        numbers.reserveCapacity(count)
    }
}
