public import Foundation

/// An identity of twelve bytes: a time in seconds, five random bytes, and a counter.
public final class ObjectId: NSObject, Codable, Comparable, @unchecked Sendable {
    // Never changes.
    private let bytes: [UInt8]

    /// Creates an identity whose bytes are all zero.
    public override init() {
        bytes = [UInt8](repeating: 0, count: 12)
        super.init()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        super.init()
    }

    /// Creates the identity with 24 hexadecimal digits.
    public init(string: String) throws {
        guard let bytes = Self.bytes(of: string) else {
            throw Realm.Error(.fail, "Invalid Object ID string '\(string)': must be 24 hex digits")
        }
        self.bytes = bytes
        super.init()
    }

    /// Creates the identity with 24 hexadecimal digits, written in the source.
    public convenience init(_ string: StaticString) {
        guard let bytes = Self.bytes(of: "\(string)") else {
            preconditionFailure("Invalid Object ID string '\(string)': must be 24 hex digits")
        }
        self.init(bytes: bytes)
    }

    public convenience init(timestamp: Date, machineIdentifier: Int, processIdentifier: Int) {
        let seconds = UInt32(truncatingIfNeeded: Int(timestamp.timeIntervalSince1970))
        let (machine, process) = (
            UInt32(truncatingIfNeeded: machineIdentifier), UInt16(truncatingIfNeeded: processIdentifier)
        )
        self.init(
            bytes: Self.bytes(seconds, 4) + Self.bytes(machine, 3) + Self.bytes(UInt32(process), 2) + Self.nextCount)
    }

    /// Returns a new identity.
    public static func generate() -> ObjectId {
        let seconds = UInt32(truncatingIfNeeded: Int(Date().timeIntervalSince1970))
        return ObjectId(bytes: bytes(seconds, 4) + process + nextCount)
    }

    private static let process = (0..<5).map { _ in UInt8.random(in: .min ... .max) }
    // Guarded by the lock.
    nonisolated(unsafe) private static var count = UInt32.random(in: 0..<1 << 24)
    private static let lock = Foundation.NSLock()

    private static var nextCount: [UInt8] {
        lock.withLock {
            count = (count + 1) % (1 << 24)
            return bytes(count, 3)
        }
    }

    /// Returns the last bytes of a number, the greatest first.
    private static func bytes(_ number: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }

    private static func bytes(of text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 24, text.count == 24 else { return nil }
        return stride(from: 0, to: 24, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    public var stringValue: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// When the identity was made.
    public var timestamp: Date {
        Date(timeIntervalSince1970: TimeInterval(bytes.prefix(4).reduce(0) { $0 * 256 + Int($1) }))
    }

    public override var description: String { stringValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.bytes == bytes }
    public override var hash: Int { bytes.hashValue }

    public static func < (left: ObjectId, right: ObjectId) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }
}

extension ObjectId: RealmCollectionValue, SortableType {
    public static var _valueType: _ValueType { ValueType(.objectId) }
    public static var _initial: ObjectId? { .generate() }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> ObjectId? {
        switch value {
        case .objectId(let id): id
        case .string(let text): try? ObjectId(string: text)
        default: nil
        }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .objectId(self) }
}
