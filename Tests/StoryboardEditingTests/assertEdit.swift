import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

/// Carries commands out and checks the text after, as a whole or by the lines that differ, and all that `EditProof` does.
@discardableResult
func assertEdit(
    _ source: String, _ commands: Command..., layout: DocumentLayout = DocumentLayout(), text: String? = nil,
    diff: [String]? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Document {
    let proof = try EditProof(of: Array(source.utf8)) { document throws(ChangeError) in
        do throws(NumberedChangeError) {
            return try document.perform(commands, name: "Test", layout: layout).transaction
        } catch {
            throw error.error
        }
    }
    #expect(proof.faults.isEmpty, "\(proof.faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
    if let text {
        #expect(
            proof.text == text, "\(differingLines(text, proof.text).joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }
    if let diff {
        let found = differingLines(source, proof.text)
        #expect(found == diff, "\n\(found.joined(separator: "\n"))\n", sourceLocation: sourceLocation)
    }
    return proof.document
}

/// Checks that a command is refused with a message, and leaves the document as it was.
func assertRefused(
    _ source: String, _ command: Command, _ message: String, hint: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    var document = try Document(Array(source.utf8), idSeed: 1)
    do {
        try document.perform(command)
        Issue.record("\(command) is carried out", sourceLocation: sourceLocation)
    } catch {
        #expect(error.description == message, sourceLocation: sourceLocation)
        if let hint { #expect(error.hint == hint, sourceLocation: sourceLocation) }
    }
    #expect(String(decoding: document.write(), as: UTF8.self) == source, sourceLocation: sourceLocation)
    #expect(document.invariantViolation() == nil, sourceLocation: sourceLocation)
}
