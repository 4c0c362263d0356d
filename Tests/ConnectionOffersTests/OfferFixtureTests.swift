import RandomNumbers
import ConnectionOffers
import DocumentEdits
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite struct OfferFixtureTests {
    /// Which of two objects with the same id is meant depends on their order, so that one fixture is left out.
    private static let sound = Fixture.all.filter { $0.name != "MergeDamage/DuplicateIDs.storyboard" }

    @Test(arguments: sound)
    func `whatever is offered can be carried out, and brings no error into the document`(fixture: Fixture) throws {
        let original = try Document(fixture.bytes, idSeed: 1)
        let before = errors(in: original)
        var random = RandomNumbers(seed: UInt64(fixture.bytes.count))
        let objects = original.root.subtree.filter {
            $0.has("id") && !$0.isListedResource && $0.parent?.name != "connections"
        }
        for _ in 0..<40 {
            guard let from = objects.randomElement(using: &random) else { return }
            let near = objects.filter { $0.scene == from.scene }
            guard let to = (Bool.random(using: &random) ? near : objects).randomElement(using: &random) else { return }
            let groups = ConnectionOffers(original).groups(from: from["id"] ?? "", to: to["id"] ?? "")
            for group in groups {
                guard let offer = group.offers.randomElement(using: &random) else { continue }
                var document = original
                do {
                    try document.perform(offer.commands, name: offer.title)
                } catch {
                    Issue.record("\(from["id"] ?? "") to \(to["id"] ?? ""), \(group.title), \(offer.title): \(error)")
                    return
                }
                let new = errors(in: document).filter { $0.value > before[$0.key] ?? 0 }
                #expect(new.isEmpty, "\(from["id"] ?? "") to \(to["id"] ?? ""), \(group.title), \(offer.title): \(new)")
            }
        }
    }

    /// How many errors there are of each kind. Launch screens take no connections, and constraints that contradict each
    /// other can be drawn.
    private func errors(in document: Document) -> [String: Int] {
        let errors = Checker.check(document).filter {
            $0.severity == .error && !$0.rule.hasPrefix("launch-screen.") && $0.rule != "constraint.contradiction"
        }
        return Dictionary(grouping: errors, by: \.rule).mapValues(\.count)
    }
}
