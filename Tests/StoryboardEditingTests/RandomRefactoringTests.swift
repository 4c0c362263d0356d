import DocumentEdits
import RandomNumbers
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

/// Scenes that move out and back again are what they were.
@Suite struct RandomRefactoringTests {
    private static let storyboards = Fixture.all.filter {
        $0.name.hasSuffix(".storyboard") && !$0.name.hasPrefix("MergeDamage/") && !$0.name.hasPrefix("Watch")
            // Xcode omits what is a default value, also in what is moved.
            && $0.name != "HandFormatted.storyboard"
    }
    private static let (main, other) = ("Main.storyboard", "Other.storyboard")

    @Test(
        "random scenes of every fixture move to a new storyboard and back: nothing is lost, and no new problem appears",
        arguments: storyboards)
    func thereAndBack(fixture: Fixture) throws {
        let document = try Document(fixture.bytes, idSeed: 1)
        let seed = UInt64.random(in: 0..<10_000)
        for round in UInt64(0)..<6 {
            var random = RandomNumbers(seed: seed + round)
            let scenes = document.scenes.filter { _ in random.pick(below: 2) == 0 }.map(\.id)
            let fault = try Self.fault(moving: scenes, of: document)
            #expect(fault == nil, "\(fixture), seed \(seed + round), scenes \(scenes): \(fault ?? "")")
        }
    }

    private static func fault(moving scenes: [String], of document: Document) throws -> String? {
        let start = DocumentGroup([main: document, other: try Document(document.emptied(), idSeed: 2)])
        var group = start
        let command = GroupCommand.moveScenes(scenes.map { Address($0) }, from: main, to: other)
        guard let outcome = try? group.perform(command) else {
            return group.documents.mapValues { $0.write() } == start.documents.mapValues { $0.write() }
                ? nil : "a refused move left a trace"
        }
        if let fault = fault(in: group, after: outcome, from: start) { return "there: \(fault)" }
        let extracted = group
        let back = extracted.documents[other]?.scenes.filter { $0.controller?.isStoryboardReference == false }.map(\.id)
        let returning = try group.perform(
            .moveScenes((back ?? []).map { Address($0) }, from: other, to: main))
        if let fault = fault(in: group, after: returning, from: extracted) { return "back: \(fault)" }
        guard let result = group.documents[main] else { return "the storyboard is gone" }
        let (old, new) = (facts(of: document), facts(of: result))
        if old != new {
            return "differs: \(old.filter { !new.contains($0) }) became \(new.filter { !old.contains($0) })"
        }
        return nil
    }

    /// What is wrong with documents after a step.
    private static func fault(
        in group: DocumentGroup, after outcome: DocumentGroup.Outcome, from start: DocumentGroup
    ) -> String? {
        var before: [String: Int] = [:]
        var after: [String: Int] = [:]
        for (path, document) in group.documents {
            guard let old = start.documents[path] else { return "\(path) is new" }
            if let fault = document.invariantViolation() { return "\(path): \(fault)" }
            guard let read = try? Document(document.write()), IndexFacts(read) == IndexFacts(document) else {
                return "\(path) reads back as something else"
            }
            var undone = document
            if let transaction = outcome.transactions[path] { _ = try? undone.undo(transaction) }
            if undone.write() != old.write() { return "undoing doesn't restore \(path)" }
            for (rule, count) in problems(of: old) { before[rule, default: 0] += count }
            for (rule, count) in problems(of: document) { after[rule, default: 0] += count }
        }
        let new = after.filter { $0.value > before[$0.key] ?? 0 }
        return new.isEmpty ? nil : "new problems: \(new)"
    }

    /// How many problems there are of each kind. That a storyboard has no initial controller any more is a note.
    private static func problems(of document: Document) -> [String: Int] {
        let found = Checker.check(document).filter { $0.severity != .note }
        return Dictionary(grouping: found, by: \.rule).mapValues(\.count)
    }

    /// The elements of a storyboard with their attributes, without order. References within the storyboard count as what they
    /// lead to; places on the canvas, comments and ids of references do not count.
    private static func facts(of document: Document) -> [String] {
        var ends: [String: String] = [:]
        for controller in document.controllers where controller.isStoryboardReference {
            let target = ["storyboardName", "bundleIdentifier", "referencedIdentifier"].map { controller[$0] ?? "" }
            let own = document.controllers.first { $0["storyboardIdentifier"] == target[2] }
            let isOwn = target[0].isEmpty || target[0] == "Main"
            ends[controller["id"] ?? ""] = isOwn ? own?["id"] ?? target.joined() : target.joined(separator: "/")
        }
        var facts: [String] = []
        for node in document.root.subtree {
            if node.scene?.controller?.isStoryboardReference == true || node["key"] == "canvasLocation" { continue }
            // What lists the features of the format depends on the version of Xcode.
            if node.name == "capability" { continue }
            if node.name == "inferredMetricsTieBreakers" || node.parent?.name == "inferredMetricsTieBreakers" {
                continue
            }
            let attributes = node.attributes.map { name, value in "\(name)=\(ends[value] ?? value)" }.sorted()
            facts.append(
                ([node.parent?.objectID ?? node.parent?.name ?? "", node.name] + attributes).joined(separator: " "))
        }
        return facts.sorted()
    }
}
