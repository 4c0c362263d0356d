import CommandGenerator
import Fuzzing
import StoryboardEditing
import StoryboardModel

/// The input is a document up to the first zero byte; the bytes after it choose commands. A command with an error must
/// change nothing, others must result in a document that can be read again, and undo must restore the original.
@main
enum FuzzCommands: Fuzzer {
    static func check(_ input: [UInt8]) {
        let text = input.prefix { $0 != 0 }
        guard let original = try? Document(text, idSeed: 1) else { return }
        var document = original
        var history = EditHistory()
        var numbers = input.dropFirst(text.count + 1)
        var generator = CommandGenerator {
            // Two bytes per number, so that addresses reach into larger documents.
            let high = numbers.popFirst() ?? 0
            return Int(high) << 8 | Int(numbers.popFirst() ?? 0)
        }
        for _ in 0..<24 where !numbers.isEmpty {
            step(generator.command(for: document), in: &document, &history)
        }
        let end = document.write()
        unwind(&document, &history, to: Array(text), end)
    }

    private static func step(_ command: Command, in document: inout Document, _ history: inout EditHistory) {
        let before = document.write()
        do {
            history.record(try document.perform(command).transaction)
        } catch {
            precondition(document.write() == before, "refused but changed: \(command)")
        }
        if let fault = document.invariantViolation() { fatalError("\(fault) after \(command)") }
        do {
            let again = try Document(document.write())
            precondition(again.index.usedResources == document.index.usedResources, "read back differently after \(command)")
        } catch {
            fatalError("unreadable after \(command): \(error)")
        }
    }

    private static func unwind(_ document: inout Document, _ history: inout EditHistory, to original: [UInt8], _ end: [UInt8]) {
        do {
            while try history.undo(in: &document) != nil {}
            precondition(document.write() == original, "undo did not give the original")
            while try history.redo(in: &document) != nil {}
            precondition(document.write() == end, "redo did not give the end again")
        } catch {
            fatalError("could not undo or redo: \(error)")
        }
    }
}
