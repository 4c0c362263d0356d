public import StoryboardModel
import XMLTree

/// An edit together with all that must hold for every edit.
///
/// `faults` stays empty if the document is sound after each step, undo gives the original bytes and redo the new ones, each
/// change done twice does no more than once, and the new text read again says what the edited document says.
public struct EditProof {
    public private(set) var document: Document
    public private(set) var transaction: Transaction
    public private(set) var faults: [String] = []

    public var text: String { String(decoding: document.write(), as: UTF8.self) }

    private let source: [UInt8]

    public init(
        of source: [UInt8], seed: UInt64 = 1, edit: (inout Document) throws(ChangeError) -> Transaction
    ) throws {
        self.source = source
        document = try Document(source, idSeed: seed)
        transaction = try edit(&document)
        let original = IndexFacts(try Document(source))
        check("after the edit")
        let edited = document.write()
        var reader = document
        let inverse = try reader.undo(transaction)
        check(reader, is: source, original, "undo")
        var stepper = reader
        checkSteps(inverse, in: &stepper)
        _ = try reader.undo(inverse)
        check(reader, is: edited, IndexFacts(document), "redo")
    }

    private mutating func check(_ when: String) {
        if let fault = document.invariantViolation() { faults.append("\(when): \(fault)") }
        do {
            let again = try Document(document.write())
            if IndexFacts(again) != IndexFacts(document) {
                faults.append("\(when): the text reads back as something else")
            }
        } catch {
            faults.append("\(when): the text cannot be read: \(error)")
        }
    }

    private mutating func check(_ state: Document, is bytes: [UInt8], _ facts: IndexFacts, _ what: String) {
        if state.write() != bytes { faults.append("\(what) gives other bytes") }
        if let fault = state.invariantViolation() { faults.append("\(what): \(fault)") }
        if IndexFacts(state) != facts { faults.append("\(what) leaves another index") }
    }

    /// Does the edit again one change at a time, and each of them twice.
    private mutating func checkSteps(_ transaction: Transaction, in document: inout Document) {
        for change in transaction.inverse {
            do {
                try document.apply(change)
                if let fault = document.invariantViolation() { faults.append("after \(change): \(fault)") }
                let once = document.write()
                try document.apply(change)
                if document.write() != once { faults.append("a second time changes more: \(change)") }
                if let fault = document.invariantViolation() { faults.append("twice \(change): \(fault)") }
            } catch {
                faults.append("redo of \(change): \(error)")
            }
        }
    }
}
