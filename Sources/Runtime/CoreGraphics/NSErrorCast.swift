public import Foundation

// Sources of apps have these operators where they say `as!` and `as?`, and a cast needs more than Swift's own on Linux.
infix operator ~>! : CastingPrecedence
infix operator ~>? : CastingPrecedence

/// Casts to `NSError`, which every error is on Apple's systems. Swift for Linux takes such casts for sure ones as well,
/// and crashes.
public enum NSErrorCast {
    /// Returns whether a value is an error that fits a condition, for patterns such as `let error as NSError`.
    public static func fits(_ value: Any?, _ condition: (NSError) throws -> Bool = { _ in true }) rethrows -> Bool {
        try (value ~>? NSError.self).map(condition) ?? false
    }

    /// Returns the error that a value is.
    public static func object(_ value: Any?) -> NSError { value ~>! NSError.self }
}

/// Returns an error as an object, or `nil` for other values.
public func ~>? (value: Any?, type: NSError.Type) -> NSError? {
    // An object of another class would be asked for its bridge, and crash.
    if let object = value as? NSObject { return object as? NSError }
    return (value as? any Error).map { $0 as NSError }
}

/// Returns an error as an object.
public func ~>! (value: Any?, type: NSError.Type) -> NSError {
    guard let error = value ~>? type else {
        let found = value.map { "'\(Swift.type(of: $0))'" } ?? "nil"
        fatalError("Could not cast value of type \(found) to 'NSError'")
    }
    return error
}
