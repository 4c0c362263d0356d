import Foundation

/// The fields of a document, or of a map in it.
typealias Fields = [String: Stored]

/// A value of a document, as it is kept.
indirect enum Stored: Hashable, Sendable {
    case null
    case truth(Bool)
    case integer(Int64)
    case decimal(Double)
    case time(seconds: Int64, nanoseconds: Int32)
    case text(String)
    case bytes(Data)
    case reference(String)
    case place(latitude: Double, longitude: Double)
    case list([Stored])
    case map(Fields)

    /// Returns the value at a path of fields, or nil without one.
    subscript(path: ArraySlice<String>) -> Stored? {
        guard let name = path.first else { return self }
        guard case .map(let fields) = self, let value = fields[name] else { return nil }
        return value[path.dropFirst()]
    }
}

/// Values are equal if nobody can tell them apart: `1` and `1.0` differ, and what is no number equals itself.
extension Stored {
    static func == (one: Stored, two: Stored) -> Bool {
        switch (one, two) {
        case (.null, .null): true
        case (.truth(let one), .truth(let two)): one == two
        case (.integer(let one), .integer(let two)): one == two
        case (.decimal(let one), .decimal(let two)): one.bitPattern == two.bitPattern
        case (.time(let one, let part), .time(let two, let other)): one == two && part == other
        case (.text(let one), .text(let two)): one == two
        case (.bytes(let one), .bytes(let two)): one == two
        case (.reference(let one), .reference(let two)): one == two
        case (.place(let one, let part), .place(let two, let other)): one == two && part == other
        case (.list(let one), .list(let two)): one == two
        case (.map(let one), .map(let two)): one == two
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        switch self {
        case .null: break
        case .truth(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .decimal(let value): hasher.combine(value.bitPattern)
        case .time(let seconds, let nanoseconds): hasher.combine([seconds, Int64(nanoseconds)])
        case .text(let value), .reference(let value): hasher.combine(value)
        case .bytes(let value): hasher.combine(value)
        case .place(let latitude, let longitude): hasher.combine([latitude, longitude])
        case .list(let values): hasher.combine(values)
        case .map(let fields): hasher.combine(fields)
        }
    }
}

extension Fields {
    /// The value at a path of fields. Setting one creates the maps on the way.
    subscript(path: ArraySlice<String>) -> Stored? {
        get { Stored.map(self)[path] }
        set {
            guard let name = path.first else { return }
            let rest = path.dropFirst()
            if rest.isEmpty {
                self[name] = newValue
                return
            }
            var inner: Fields = [:]
            if case .map(let fields)? = self[name] { inner = fields } else if newValue == nil { return }
            inner[rest] = newValue
            self[name] = .map(inner)
        }
    }
}
