public import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
}

/// A conversion of values in one or two directions, which Foundation for Linux lacks.
open class ValueTransformer: NSObject {
    nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = NSLock()

    public override init() { super.init() }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { known[name] = transformer }
    }

    /// Returns the transformer that was set for a name.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let found = Self.lock.withLock({ Self.known[name] }) else { return nil }
        self.init()
        base = found
    }

    private var base: ValueTransformer?

    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(known.keys) } }
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { base?.transformedValue(value) }
    open func reverseTransformedValue(_ value: Any?) -> Any? { base?.reverseTransformedValue(value) }
}

/// A transformer between objects and their archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] { [] }
    open override class func allowsReverseTransformation() -> Bool { true }
}
