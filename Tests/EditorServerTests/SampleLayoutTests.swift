import FileAccess
import Foundation
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

/// The samples are shown as examples of good documents.
@MainActor
@Suite struct SampleLayoutTests {
    nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples")

    nonisolated static let documents: [String] =
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

    @Test("nothing is misplaced, ambiguous or in conflict in a sample", arguments: documents)
    func layout(path: String) throws {
        let url = Self.folder.appending(path: path)
        let text = try String(contentsOf: url, encoding: .utf8)
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": text]))
        let page = editor.page()
        page.open()
        let scenes = try Document(Array(text.utf8)).scenes.compactMap { $0.node["sceneID"] }
        page.ask("stage", #""document": "Shop.storyboard", "scenes": \#(scenes)"#)
        editor.runLater()
        let problems = page.ask("problems", #""document": "Shop.storyboard""#)["problems"]?.elements ?? []
        #expect(problems.filter { $0["layout"] != nil }.compactMap { $0["message"]?.string } == [])
    }
}
