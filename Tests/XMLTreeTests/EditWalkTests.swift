import RandomNumbers
import Testing
import XMLTree
import XMLTreeEdits

@Suite struct EditWalkTests {
    static let documents = [
        smallDocument, smallDocument.replacing("\n", with: "\r\n"), "<a/>", "<a></a>", "<a>\n</a>",
        "<a>\n    <b>\n        <c/>\n        <d></d>\n    </b>\n    <e f='1'>t</e>\n</a>\n<!--z-->",
    ]

    @Test("taking back random edits gives the original bytes, and every state between is sound", arguments: 0..<120)
    func randomEdits(seed: Int) throws {
        let text = Self.documents[seed % Self.documents.count]
        var walk = EditWalk(try XMLTree(text: text), choices: RandomNumbers(seed: UInt64(seed)))
        for _ in 0..<40 {
            if let fault = walk.step() {
                Issue.record("seed \(seed): \(fault)\n\(walk.trace)")
                return
            }
        }
        let trace = walk.trace
        if let fault = walk.undoAll() { Issue.record("seed \(seed): \(fault)\n\(trace)") }
        #expect(walk.tree.text == text, "seed \(seed)")
    }
}
