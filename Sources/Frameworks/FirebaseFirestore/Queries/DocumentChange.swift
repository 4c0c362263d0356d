public import Foundation

/// A change of a document in the result of a query.
public final class DocumentChange: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// What has happened.
    public let type: DocumentChangeType
    /// The document, as it is or was.
    public let document: QueryDocumentSnapshot
    /// The place that the document had before the change, or `NSNotFound`.
    public let oldIndex: UInt
    /// The place of the document after the change, or `NSNotFound`.
    public let newIndex: UInt

    private init(
        _ type: DocumentChangeType, _ document: FoundDocument, _ query: Query, from old: Int?, to new: Int?
    ) {
        self.type = type
        self.document = QueryDocumentSnapshot(document, query.firestore)
        (oldIndex, newIndex) = (UInt(old ?? NSNotFound), UInt(new ?? NSNotFound))
    }

    /// Returns the changes one after the other: each has places in what the changes before it left.
    static func changes(from old: [FoundDocument], to new: [FoundDocument], _ query: Query) -> [DocumentChange] {
        if old.isEmpty {
            return new.enumerated().map { DocumentChange(.added, $1, query, from: nil, to: $0) }
        }
        let before = Dictionary(old.map { ($0.path, $0) }) { $1 }
        let there = Set(new.map(\.path))
        var result = OrderedResult(old, query.plan)
        var changes: [DocumentChange] = []
        for document in old where !there.contains(document.path) {
            changes.append(DocumentChange(.removed, document, query, from: result.remove(document), to: nil))
        }
        for document in new where before[document.path] == nil {
            changes.append(DocumentChange(.added, document, query, from: nil, to: result.insert(document)))
        }
        for document in new {
            guard let last = before[document.path], last != document else { continue }
            let place = result.remove(last)
            changes.append(DocumentChange(.modified, document, query, from: place, to: result.insert(document)))
        }
        return changes
    }
}
