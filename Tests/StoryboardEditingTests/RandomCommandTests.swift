import CommandGenerator
import DocumentEdits
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import Testing

@Suite struct RandomCommandTests {
    @Test("random commands keep every fixture sound, and undo takes them back", arguments: Fixture.all)
    func randomCommands(fixture: Fixture) throws {
        for seed in UInt64(0)..<4 {
            if let fault = try Self.fault(in: fixture, seed: seed) {
                Issue.record("\(fixture), seed \(seed): \(fault)")
                return
            }
        }
    }

    @Test("commands of the editor bring no new errors into any fixture", arguments: Fixture.all)
    func soundCommands(fixture: Fixture) throws {
        for seed in UInt64(0)..<3 {
            var document = try Document(fixture.bytes, idSeed: seed)
            var generator = CommandGenerator(seed: seed)
            var errors = Self.errors(in: document)
            for number in 1...40 {
                let command = generator.editingCommand(for: document)
                guard (try? document.perform(command)) != nil else { continue }
                let found = Self.errors(in: document)
                let new = found.subtracting(errors)
                errors = found
                if new.isEmpty { continue }
                Issue.record("\(fixture), seed \(seed), command \(number): \(command): \(new)")
                return
            }
        }
    }

    private static func errors(in document: Document) -> Set<String> {
        Set(
            Checker.check(document).filter { $0.severity == .error && !$0.rule.hasPrefix("launch-screen.") }
                .map { "\($0.rule) \($0.objectID ?? ""): \($0.message)" })
    }

    /// What goes wrong in a sequence of commands; nil if nothing does.
    private static func fault(in fixture: Fixture, seed: UInt64) throws -> String? {
        var document = try Document(fixture.bytes, idSeed: seed)
        var generator = CommandGenerator(seed: seed)
        var history = EditHistory()
        for number in 1...25 {
            let command = generator.command(for: document)
            let before = document.write()
            do {
                history.record(try document.perform(command).transaction)
            } catch {
                if document.write() != before { return "refused command \(number) left a trace: \(command)" }
            }
            if let fault = document.invariantViolation() { return "command \(number): \(fault): \(command)" }
        }
        let last = document.write()
        guard IndexFacts(try Document(last)) == IndexFacts(document) else {
            return "the text reads back as something else"
        }
        while try history.undo(in: &document) != nil {}
        if document.write() != fixture.bytes { return "undoing everything does not give the original" }
        if IndexFacts(document) != IndexFacts(try Document(fixture.bytes)) {
            return "undoing everything leaves another index"
        }
        while try history.redo(in: &document) != nil {}
        if document.write() != last { return "doing everything again gives something else" }
        return document.invariantViolation()
    }
}
