/// What stands under a key.
public enum NibValue: Hashable, Sendable {
    /// Written in one, two, four or eight bytes, as few as will do.
    case integer(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case data(ArraySlice<UInt8>)
    /// Something was asked to be written and there was nothing.
    case null
    case reference(NibObjectID)

    public static func data(_ bytes: [UInt8]) -> NibValue { .data(bytes[...]) }

    /// Integers other than 0 are true.
    public var boolValue: Bool? {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        default: nil
        }
    }

    /// True is 1, false 0. Numbers with a fraction are none of these.
    public var integerValue: Int64? {
        switch self {
        case .integer(let value): value
        case .bool(let value): value ? 1 : 0
        case .float(let value): Int64(exactly: value)
        case .double(let value): Int64(exactly: value)
        default: nil
        }
    }

    /// Any number.
    public var doubleValue: Double? {
        switch self {
        case .double(let value): value
        case .float(let value): Double(value)
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// A part of the archive's bytes, whose indices need not begin at 0.
    public var dataValue: ArraySlice<UInt8>? {
        if case .data(let bytes) = self { bytes } else { nil }
    }

    public var referenceValue: NibObjectID? {
        if case .reference(let id) = self { id } else { nil }
    }

    /// The archive that stands in the data; nil if it is other data.
    public func nestedArchive() throws(NibError) -> NibArchive? {
        guard case .data(let bytes) = self, NibFormat(of: bytes) == .archive else { return nil }
        return try NibArchive(bytes)
    }
}
