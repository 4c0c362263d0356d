import Foundation
import Testing

@testable import EditorServer

/// The editor under random requests. `SEED` repeats them, `REQUESTS` goes on for longer.
@MainActor
@Suite struct RandomRequestTests {
    /// The documents, of all kinds: storyboards and xibs of phones, pads, Macs, watches and TVs, and damaged ones.
    private static let documents = [
        "ArchiveXcode4.xib", "ButtonConfigurations.storyboard", "CarriageReturns.storyboard",
        "CollectionView.storyboard",
        "MacStoryboard.storyboard", "MacXib.xib", "PadXib.xib", "PhoneXib.xib", "PrototypeCells.storyboard",
        "SegueKinds.storyboard", "StackViews.storyboard", "StoryboardReference.storyboard", "TVStoryboard.storyboard",
        "TabBar.storyboard", "Variations.storyboard", "WatchStoryboard.storyboard",
    ]

    @Test("random requests, with files that change below, crash nothing and are each answered once")
    func randomRequests() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var documents: [String: [UInt8]] = [:]
        for name in Self.documents {
            documents[name] = Array(try Data(contentsOf: root.appending(path: "Fixtures/Documents/\(name)")))
        }
        let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        let walk = RequestWalk(seed: seed, documents: documents)
        let count = ProcessInfo.processInfo.environment["REQUESTS"].flatMap(Int.init) ?? 2000
        for round in 1...max(1, count / 500) {
            walk.walk(500)
            walk.check()
            if round.isMultiple(of: 10), count > 2000 { print("\(round * 500) requests: \(walk.sizes)") }
        }
        walk.end()
        for fault in walk.faults.prefix(5) {
            Issue.record("seed \(seed), request \(fault.request): \(fault.words) \(fault.message.prefix(1000))")
        }
    }
}
