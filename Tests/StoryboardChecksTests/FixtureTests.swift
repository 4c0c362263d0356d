import AppSurroundings
import FileAccess
import Foundation
import SourceModel
import StoryboardChecks
import StoryboardModel
import Testing

@Suite struct FixtureTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let fixtures = repository.appending(path: "Tests/Fixtures/Documents")

    private static func findings(in file: URL) throws -> [String] {
        Checker.check(try Document([UInt8](Data(contentsOf: file)))).map(\.line)
    }

    private static func findings(in file: URL, of folder: URL) throws -> [String] {
        let document = try Document([UInt8](Data(contentsOf: file)))
        let app = try AppFolder(folder.path, in: DiskFiles())
        var surroundings = app.surroundings(of: document, at: file.path)
        surroundings.classes = SourceReader(DiskFiles()).classes(in: app.sourceFiles, below: folder.path)
        return Checker.check(document, in: surroundings).map(\.line)
    }

    /// What is found in documents that are healthy: things they are there to show.
    private static let expected: [String: [String]] = [
        "OldXcode5.storyboard": [
            "2: warning: version 5056 makes Xcode 13 hang when it opens the storyboard [document.hangs-xcode]",
            "26: note: segue is of the kind 'push', which 'show' replaced in iOS 8 [segue.deprecated-kind]",
            "36: note: segue is of the kind 'modal', which 'presentation' replaced in iOS 8 [segue.deprecated-kind]",
        ],
        "SegueKinds.storyboard": [
            "256: note: segue is of the kind 'push', which 'show' replaced in iOS 8 [segue.deprecated-kind]",
            "263: note: segue is of the kind 'modal', which 'presentation' replaced in iOS 8 [segue.deprecated-kind]",
        ],
        "UnknownElements.storyboard": [
            "38: note: 'firstAttribute' is 'depth', expected one of: left, right, top, bottom, leading, trailing, … [value.unknown]",
            "38: note: 'secondAttribute' is 'depth', expected one of: left, right, top, bottom, leading, trailing, … [value.unknown]",
        ],
    ]

    private static let healthy: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
        let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        return (documents + ["Localized/Base.lproj/Main.storyboard"]).filter { $0 != "ArchiveXcode4.xib" }.sorted()
    }()

    @Test(arguments: healthy)
    func `healthy documents are quiet`(name: String) throws {
        #expect(try Self.findings(in: Self.fixtures.appending(path: name)) == Self.expected[name] ?? [])
    }

    @Test func `there are documents to look at`() {
        #expect(Self.healthy.count > 30)
    }

    @Test func `the sample app has nothing to be found`() throws {
        let sample = Self.repository.appending(path: "Samples/DailyBuzz")
        #expect(try Self.findings(in: sample.appending(path: "DailyBuzz.storyboard"), of: sample) == [])
        #expect(try Self.findings(in: sample.appending(path: "LaunchScreen.storyboard"), of: sample) == [])
    }

    @Test func `a translation without a text is reported`() throws {
        let folder = Self.fixtures.appending(path: "Localized")
        let file = folder.appending(path: "Base.lproj/Main.storyboard")
        #expect(
            try Self.findings(in: file, of: folder) == [
                "32: warning: 'Name' is not translated to German [localization.missing]",
                "32: warning: 'Your name' is not translated to German [localization.missing]",
            ])
    }

    @Test func `a merge that lost objects is seen through`() throws {
        #expect(
            try Self.findings(in: Self.fixtures.appending(path: "MergeDamage/DanglingReferences.storyboard")) == [
                "2: error: the initial controller is 'ALk-eM-Pcj', which is not in the document [document.dangling-controller]",
                "29: error: action 'go:' is sent to '4NF-nv-LNb', which is not in the document [action.dangling]",
                "38: error: constraint refers to 'AGN-Rk-T5C', which is not in the document [constraint.dangling]",
                "39: error: constraint refers to 'yLB-XX-KQH', which is not in the document [constraint.dangling]",
                "44: error: variation 'default' leaves out 'YBm-S2-7I7', which is not in the document [variation.dangling]",
                "47: error: variation 'default' leaves out 'gJ0-y7-ORD', which is not in the document [variation.dangling]",
                "52: error: outlet 'titleLabel' leads to 'BKH-zZ-FIG', which is not in the document [outlet.dangling]",
                "53: error: outlet collection 'labels' leads to 'unF-zR-JQ1', which is not in the document [outlet.dangling]",
                "54: error: segue 'ShowGone' leads to '4e0-6F-ifC', which is not in the document [segue.dangling]",
                "55: error: segue 'Leave' leads to 'iZJ-1Z-IUI', which is not in the document [segue.dangling]",
                "64: warning: tie-breaker names the segue '8ak-kN-kYz', which is not in the document [tie-breaker.stale]",
            ])
    }

    @Test func `a merge that kept both sides is seen through`() throws {
        #expect(
            try Self.findings(in: Self.fixtures.appending(path: "MergeDamage/DuplicateIDs.storyboard")) == [
                "25: error: the id 'w0t-pt-DdI' of the label 'Ours' is already used by the label 'Theirs' [id.duplicate]",
                "38: warning: the distance from leading of the safe area of 'View' to leading of 'Theirs' is constrained twice, here and by 'lqS-AY-Gxv' [constraint.duplicate]",
                "43: error: the id 'SlN-on-Nwp' of the outlet 'subtitleLabel' is already used by the outlet 'titleLabel' [id.duplicate]",
                "51: error: the id 'OUg-M9-0AO' of the scene 'View Controller' is already used by the scene 'View Controller' [id.duplicate]",
            ])
    }

    @Test func `fixes mend what a merge lost, one after another`() throws {
        let file = Self.fixtures.appending(path: "MergeDamage/DanglingReferences.storyboard")
        var document = try Document([UInt8](Data(contentsOf: file)))
        var rounds = 0
        while let fix = Checker.check(document).compactMap(\.fix).first, rounds < 100 {
            for change in fix.changes { try document.apply(change) }
            rounds += 1
        }
        let mended = try Document(document.write())
        #expect(rounds == 11)
        #expect(
            Checker.check(mended).map(\.line) == [
                """
                2: note: no controller is the initial one and none has a storyboard identifier, so nothing can be shown \
                [document.no-initial-controller]
                """
            ])
        for leftOver in [
            "<variation", "<mask", "<inferredMetricsTieBreakers", "<connections>\n                    </connections>",
        ] {
            #expect(!String(decoding: document.write(), as: UTF8.self).contains(leftOver))
        }
    }
}
