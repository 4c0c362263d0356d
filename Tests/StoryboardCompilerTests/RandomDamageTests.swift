import CommandGenerator
import Foundation
import StoryboardCompiler
import StoryboardEditing
import StoryboardModel
import Testing

/// Documents that edits of all sorts have been through.
@Suite struct RandomDamageTests {
    @Test(arguments: FixtureTests.documents) func compilesWhateverEditsLeave(_ file: URL) throws {
        guard let original = try? Document([UInt8](Data(contentsOf: file))), original.kind.isUIKit else { return }
        for round in 0..<6 {
            let seed = UInt64(round) &* 7919 &+ file.lastPathComponent.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
            var document = original
            var generator = CommandGenerator(seed: seed)
            for _ in 0..<40 { _ = try? document.perform(generator.command(for: document)) }
            let compilation = StoryboardCompiler(document, name: "Main").compile()
            do {
                try assertSound(compilation)
            } catch {
                Issue.record("seed \(seed) of \(file.lastPathComponent): \(error)")
            }
        }
    }
}
