/// A value that Firestore has another one for than its own encoding.
protocol FirestoreValueProvider {
    /// The value for Firestore, or nil to encode it as any other.
    var firestoreValue: Any? { get }
}
