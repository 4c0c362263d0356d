/// A query whose listener the store tells of changes.
protocol StoreListener: AnyObject {
    /// Whether a change of a document may concern the listener.
    func isConcerned(by path: String) -> Bool
    /// Compares what is there with what it was told before. The store is locked.
    func update(_ store: DocumentStore)
}
