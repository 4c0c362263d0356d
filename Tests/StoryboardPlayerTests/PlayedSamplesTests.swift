import AppAssets
import AppHost
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel
import Testing
import UIKit

@testable import StoryboardPlayer

/// A storyboard that is played alone has nobody who provides rows: the sample data beside it does.
@MainActor
@Suite("Sample data that is played") struct PlayedSamplesTests {
    private static let samples = """
        {"scenes": {"Dw4-Vp-viO": [
          {"name": "Loaded", "lists": {"nyK-hT-CgC": [{"rows": [
            {"prototype": "EiM-oZ-Jk1", "values": {"xib-WM-kdO": {"text": "One"}}},
            {"prototype": "EiM-oZ-Jk1", "values": {"xib-WM-kdO": {"text": "Two"}}}]}]}},
          {"name": "Empty", "lists": {"nyK-hT-CgC": []}}]}}
        """

    private func rows(_ state: String?, hasSamples: Bool = true) throws -> [[String]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let path = folder.appending(path: "Fixtures/Documents/PrototypeCells.storyboard")
        let text = String(decoding: try Data(contentsOf: path), as: UTF8.self)
        let files = MemoryFiles(["/App/Main.storyboard": text])
        if hasSamples { try files.put(Array(Self.samples.utf8), asFile: "/App/Main.storyboard.samples.json") }
        var settings = StageSettings()
        settings.state = state
        let player = StoryboardPlayer(
            try Document(Array(text.utf8)), at: "/App/Main.storyboard",
            DesignSurroundings(documentAt: "/App/Main.storyboard", folder: "/App", in: files), in: files,
            settings: settings)
        let host = player.launch(on: player.device)
        host.wait(0.1)
        let window = try #require(host.environment.visibleWindows.first)
        let table = try #require(views(UITableView.self, in: window).first)
        return table.visibleCells.map { views(UILabel.self, in: $0).compactMap(\.text) }
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("a scene plays the state that is asked for, or its first one; without sample data, its prototypes")
    func states() throws {
        #expect(try rows(nil) == [["One"], ["Two"]])
        #expect(try rows("Loaded") == [["One"], ["Two"]])
        #expect(try rows("Empty").isEmpty)
        #expect(try rows("Other") == [["One"], ["Two"]])
        #expect(try rows(nil, hasSamples: false).count == 4)
    }
}
