import DocumentMutations
import FileAccess
import StoryboardCommand
import Testing

/// A short run of the fuzzer `FuzzWholeCommands`, in this process.
@MainActor
@Suite("Damaged documents end every command with a word")
struct WholeCommandTests {
    @Test("extreme values and elements where they do not belong", arguments: 0..<12 as Range<UInt64>)
    func mutations(_ seed: UInt64) throws {
        var mutator = DocumentMutator(seed: seed)
        let document = mutator.mutated(Array(Sample.text.utf8))
        let files = MemoryFiles()
        try files.put(document, asFile: Sample.path)
        var calls = [
            ["check", Sample.path], ["compile", Sample.path, "-o", "compiled"], ["frames", Sample.path],
            ["render", Sample.path, "-o", "pictures", "--scale", "0.5"],
        ]
        for (number, edit) in mutator.edits(of: document).enumerated() {
            try files.put(edit, asFile: "edit\(number).json")
            calls.append(["apply", Sample.path, "edit\(number).json", "-o", Sample.path])
        }
        calls.append(["frames", Sample.path])
        for words in calls {
            let outcome = Call(files: files).run(words)
            #expect(outcome.code == .success || !outcome.errors.isEmpty, "seed \(seed): \(words)")
        }
    }

    @Test("the same seed makes the same damage")
    func repetition() {
        func run() -> [[UInt8]] {
            var mutator = DocumentMutator(seed: 7)
            let document = mutator.mutated(Array(Sample.text.utf8))
            return [document] + mutator.edits(of: document)
        }
        #expect(run() == run())
    }
}
