import CoreGraphics

// Objective-C's classes have no types of elements when an app runs: a request for one class casts to a request for any.

/// A fetch request, whatever it finds.
protocol AnyFetchRequest: AnyObject {}

extension NSFetchRequest: AnyFetchRequest {}

/// Returns a value as a request for results of a type.
public func ~>! <Result>(value: Any?, type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result> {
    guard let request = value ~>? type else {
        let found = value.map { "'\(Swift.type(of: $0))'" } ?? "nil"
        fatalError("Could not cast value of type \(found) to '\(type)'")
    }
    return request
}

/// Returns a value as a request for results of a type, or nil if it is no request.
public func ~>? <Result>(value: Any?, type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
    if let request = value as? NSFetchRequest<Result> { return request }
    // All requests have the same properties, none of which is of the type of their results.
    return (value as? any AnyFetchRequest).map { unsafeBitCast($0 as AnyObject, to: NSFetchRequest<Result>.self) }
}
