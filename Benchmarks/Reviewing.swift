import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Measures a merge of two sides and a comparison of two versions of a document, from bytes to bytes and words.
func reportReviewing(_ bytes: [UInt8], name: String, in table: inout Table) throws {
    let document = try Document(bytes)
    let labels = document.root.subtree.filter { $0.name == "label" }.compactMap { $0["id"] }
    guard let first = labels.first, let last = labels.last, first != last else { return }
    let (ours, theirs) = (try renamed(first, in: document), try renamed(last, in: document))
    let opening = try seconds(runs: 21) { _ = try Document(bytes) }
    let merging = try seconds(runs: 11) { _ = try DocumentMerge(base: bytes, ours: ours, theirs: theirs) }
    table.add(
        "merge of \(name)", promised: "≤ 100 ms", seen: merging.milliseconds,
        detail: "\((merging / opening).short) × opening it")
    let comparing = try seconds(runs: 11) {
        _ = DocumentDifference(from: try Document(ours), to: try Document(theirs)).entries.map(\.sentence)
    }
    table.add(
        "comparison of two versions of \(name)", promised: "≤ 100 ms", seen: comparing.milliseconds,
        detail: "\((comparing / opening).short) × opening it")
}

/// Returns the bytes of a document with another text of a label.
private func renamed(_ label: String, in document: Document) throws -> [UInt8] {
    var document = document
    try document.perform(.set(object: Address(label), attribute: "text", value: "Renamed \(label)"))
    return document.write()
}
