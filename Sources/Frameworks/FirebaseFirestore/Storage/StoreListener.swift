/// A query whose listener receives the store's changes.
protocol StoreListener: AnyObject {
    /// Whether a change of a document may concern the listener.
    func isConcerned(by path: String) -> Bool
    /// Compares the documents with those that it has sent before. The caller holds the store's lock.
    func update(_ store: DocumentStore)
}
