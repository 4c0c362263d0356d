public import Foundation

/// A type of times.
public protocol ServerTimestampWrappable {
    /// Returns a time.
    static func wrap(_ timestamp: Timestamp) throws -> Self
    /// Returns the time for Firestore.
    static func unwrap(_ value: Self) throws -> Timestamp
}

extension Date: ServerTimestampWrappable {
    public static func wrap(_ timestamp: Timestamp) -> Date { timestamp.dateValue() }
    public static func unwrap(_ value: Date) -> Timestamp { Timestamp(date: value) }
}

extension Timestamp: ServerTimestampWrappable {
    public static func wrap(_ timestamp: Timestamp) throws -> Self {
        guard let time = timestamp as? Self else {
            throw FirestoreDecodingError.decodingIsNotSupported("a time has another class")
        }
        return time
    }

    public static func unwrap(_ value: Timestamp) -> Timestamp { value }
}
