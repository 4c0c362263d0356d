public import Foundation

/// What the service does with a field as it keeps a document.
public final class FieldValue: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    let change: Change

    enum Change {
        case delete
        case now
        case add(Stored)
        case union([Any])
        case remove([Any])
    }

    private init(_ change: Change) { self.change = change }

    /// Removes a field.
    public class func delete() -> FieldValue { FieldValue(.delete) }
    /// Sets a field to the time that it is.
    public class func serverTimestamp() -> FieldValue { FieldValue(.now) }
    /// Adds a number to a field.
    public class func increment(_ value: Int64) -> FieldValue { FieldValue(.add(.integer(value))) }
    /// Adds a number to a field.
    public class func increment(_ value: Double) -> FieldValue { FieldValue(.add(.decimal(value))) }
    /// Adds elements to an array that it doesn't have.
    public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements)) }
    /// Removes elements from an array.
    public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.remove(elements)) }
}
