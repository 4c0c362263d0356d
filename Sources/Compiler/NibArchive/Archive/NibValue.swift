/// The value of a key.
public enum NibValue: Hashable, Sendable {
    /// An integer, written in the least of one, two, four or eight bytes.
    case integer(Int64)
    /// A Boolean value.
    case bool(Bool)
    /// A number of 32 bits.
    case float(Float)
    /// A number of 64 bits.
    case double(Double)
    /// Data.
    case data(ArraySlice<UInt8>)
    /// An explicit nil.
    case null
    /// A reference to an object.
    case reference(NibObjectID)

    /// Returns the value of bytes.
    public static func data(_ bytes: [UInt8]) -> NibValue { .data(bytes[...]) }

    /// The value as a Boolean; integers other than 0 are true.
    public var boolValue: Bool? {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        default: nil
        }
    }

    /// The value as an integer; true is 1 and false is 0. It is nil for a number with a fraction.
    public var integerValue: Int64? {
        switch self {
        case .integer(let value): value
        case .bool(let value): value ? 1 : 0
        case .float(let value): Int64(exactly: value)
        case .double(let value): Int64(exactly: value)
        default: nil
        }
    }

    /// The value as a double.
    public var doubleValue: Double? {
        switch self {
        case .double(let value): value
        case .float(let value): Double(value)
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// The data, as a slice of the archive's bytes.
    public var dataValue: ArraySlice<UInt8>? {
        if case .data(let bytes) = self { bytes } else { nil }
    }

    /// The object that the value refers to, or nil if the value is no reference.
    public var referenceValue: NibObjectID? {
        if case .reference(let id) = self { id } else { nil }
    }

    /// Returns the archive in the data, or nil for other data.
    public func nestedArchive() throws(NibError) -> NibArchive? {
        guard case .data(let bytes) = self, NibFormat(of: bytes) == .archive else { return nil }
        return try NibArchive(bytes)
    }
}
