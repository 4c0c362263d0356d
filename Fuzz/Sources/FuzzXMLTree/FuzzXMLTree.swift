import Fuzzing
import XMLTree
import XMLTreeEdits

/// Any bytes are an error or are written unchanged; further bytes drive edits, which are all undone.
@main enum FuzzXMLTree: Fuzzer {
    static func check(_ input: [UInt8]) {
        if let tree = try? XMLTree(input) { edit(tree, text: input, choices: ByteChoices(input.suffix(48))) }
        // A zero byte, which no document contains, separates the text from the edits.
        guard let zero = input.firstIndex(of: 0) else { return }
        let text = Array(input[..<zero])
        if let tree = try? XMLTree(text) { edit(tree, text: text, choices: ByteChoices(input[(zero + 1)...])) }
    }

    private static func edit(_ tree: XMLTree, text: [UInt8], choices: ByteChoices) {
        guard tree.write() == text else { fatalError("the text does not come back") }
        if let fault = tree.invariantViolation() { fatalError(fault) }
        var walk = EditWalk(tree, choices: choices)
        for _ in 0..<24 where !walk.choices.isExhausted {
            if let fault = walk.step() { fatalError("\(fault)\n\(walk.trace)") }
        }
        let trace = walk.trace
        if let fault = walk.undoAll() { fatalError("\(fault)\n\(trace)") }
        guard walk.tree.write() == text else { fatalError("taking everything back gives another text\n\(trace)") }
    }
}
