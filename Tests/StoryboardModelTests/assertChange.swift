import DocumentEdits
import StoryboardModel
import Testing
import XMLTree

/// Makes an edit and checks the text after and all that `EditProof` does.
@discardableResult
func assertChange(
    _ source: String, text: String? = nil, diff: [String]? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ body: (inout Document) throws(ChangeError) -> Void
) throws -> Document {
    let proof = try EditProof(of: Array(source.utf8)) { document throws(ChangeError) in
        try document.transaction("Test", body).transaction
    }
    #expect(proof.faults.isEmpty, "\(proof.faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
    if let text { #expect(proof.text == text, sourceLocation: sourceLocation) }
    if let diff {
        let found = differingLines(source, proof.text)
        #expect(found == diff, "\n\(found.joined(separator: "\n"))\n", sourceLocation: sourceLocation)
    }
    return proof.document
}

/// Checks that an edit is refused, and that the document is as it was.
func assertRefused(
    _ source: String, _ reason: ChangeError.Reason, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ body: (inout Document) throws(ChangeError) -> Void
) throws {
    var document = try Document(text: source)
    do {
        _ = try document.transaction("Test", body)
        Issue.record("the edit is made", sourceLocation: sourceLocation)
    } catch {
        #expect(error.reason == reason, sourceLocation: sourceLocation)
    }
    #expect(document.text == source, sourceLocation: sourceLocation)
    #expect(document.invariantViolation() == nil, sourceLocation: sourceLocation)
}

extension Document {
    init(text: String) throws { self = try Document(Array(text.utf8), idSeed: 1) }

    var text: String { String(decoding: write(), as: UTF8.self) }

    /// The first element with a name; a test that asks for one that is not there is wrong.
    func first(_ name: String) -> NodeID {
        guard let node = root.subtree.first(where: { $0.name == name }) else { fatalError("there is no '\(name)'") }
        return node.id
    }

    /// The object with an id; a test that asks for one that is not there is wrong.
    func node(_ id: String) -> Node {
        guard let node = object(id) else { fatalError("there is no object '\(id)'") }
        return node
    }
}
