import Foundation
import Testing

/// The samples and templates build here, unmodified, and their own UI tests pass.
@Suite("Samples and templates")
struct SampleTests {
    static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples")

    @Test("The UI tests of the samples pass", arguments: ["DailyBuzz", "RoadTrip", "Dungeon"])
    func sample(_ name: String) throws {
        let outcome = try SmallApp.storyboard("test", Self.samples.appending(path: name).path)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("with 0 failures"))
    }

    @Test(
        "An app made from a template has nothing to find and passes its tests",
        arguments: ["single-view", "master-detail", "tabs", "pages", "collection"])
    func template(_ name: String) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "template-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let made = try SmallApp.storyboard("new", "Notes", "--template", name, in: place)
        #expect(made.code == 0, "\(made.errors)")
        let again = try SmallApp.storyboard("new", "Notes", in: place)
        #expect(again.code == 6 && again.errors.contains("there is such a file or folder"))
        let findings = try SmallApp.storyboard("check", "--strict", "Notes", in: place)
        #expect(findings.code == 0, "\(findings.output)\(findings.errors)")
        let layout = try SmallApp.storyboard("frames", "--issues", "Notes/Notes/Main.storyboard", in: place)
        #expect(layout.output.isEmpty && layout.errors.contains("0 layout issues"), "\(layout.output)\(layout.errors)")
        let outcome = try SmallApp.storyboard("test", "Notes", in: place)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("with 0 failures"))
    }

    @Test("What is no name for an app is said", arguments: ["1st", "My App", "a/b", ""])
    func names(_ name: String) throws {
        let outcome = try SmallApp.storyboard("new", name)
        #expect(outcome.code == 2 && outcome.errors.contains("is no name for an app"))
    }
}
