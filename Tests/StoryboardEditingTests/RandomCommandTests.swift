import CommandGenerator
import DocumentEdits
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import Testing

@Suite struct RandomCommandTests {
    @Test("random commands keep every fixture valid, and undo reverts them", arguments: Fixture.all)
    func randomCommands(fixture: Fixture) throws {
        for seed in UInt64(0)..<4 {
            if let fault = try Self.fault(in: fixture, seed: seed) {
                Issue.record("\(fixture), seed \(seed): \(fault)")
                return
            }
        }
    }

    /// Which of two objects with the same id is the wrong one depends on their order, so that one fixture is left out.
    private static let sound = Fixture.all.filter { $0.name != "MergeDamage/DuplicateIDs.storyboard" }

    @Test("commands of the editor bring no new errors into any fixture", arguments: sound)
    func soundCommands(fixture: Fixture) throws {
        for seed in UInt64(0)..<3 {
            var document = try Document(fixture.bytes, idSeed: seed)
            var generator = CommandGenerator(seed: seed)
            var errors = Self.errors(in: document)
            for number in 1...40 {
                let command = generator.editingCommand(for: document)
                guard (try? document.perform(command)) != nil else { continue }
                let found = Self.errors(in: document)
                let new = found.filter { $0.value > errors[$0.key] ?? 0 }
                errors = found
                if new.isEmpty { continue }
                Issue.record("\(fixture), seed \(seed), command \(number): \(command): \(new)")
                return
            }
        }
    }

    /// Launch screens take little of what the library has, and constraints that contradict each other can be drawn.
    private static func allowed(_ rule: String) -> Bool {
        rule.hasPrefix("launch-screen.") || rule == "constraint.contradiction"
    }

    /// How many errors there are of each kind.
    private static func errors(in document: Document) -> [String: Int] {
        let errors = Checker.check(document).filter { $0.severity == .error && !allowed($0.rule) }
        return Dictionary(grouping: errors, by: \.rule).mapValues(\.count)
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
