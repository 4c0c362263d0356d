import Synchronization

/// A unique identifier for identifying publisher streams.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt>(0)

    private let rawValue: UInt

    /// Creates an identifier that no other identifier made in this way equals.
    public init() {
        rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates an identifier from the identity of an object.
    public init(_ obj: AnyObject) {
        rawValue = UInt(bitPattern: ObjectIdentifier(obj))
    }

    public var description: String {
        "0x" + String(rawValue, radix: 16)
    }
}

/// A type that has an identity, so that the streams in which it takes part can be distinguished.
public protocol CustomCombineIdentifierConvertible {
    /// A unique identifier for identifying publisher streams.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier {
        CombineIdentifier(self)
    }
}
