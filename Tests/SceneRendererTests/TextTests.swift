import AppAssets
import FileAccess
import Foundation
import StoryboardModel
import Testing
import UIKit

@testable import SceneRenderer

@MainActor
@Suite("Texts in other languages")
struct TextTests {
    private func surroundings(_ files: [String: String]) -> DesignSurroundings {
        DesignSurroundings(documentAt: "/App/Base.lproj/Main.storyboard", folder: "/App", in: MemoryFiles(files))
    }

    @Test("labels show the text of the language")
    func labels() throws {
        let label = """
            <label opaque="NO" text="Hello" id="one"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label>
            """
        let text = SmallStoryboard.storyboard(
            SmallStoryboard.scene("one", view: SmallStoryboard.view("view", subviews: label)))
        let document = try SmallStoryboard.document(text)
        var settings = StageSettings()
        settings.language = "de"
        let surroundings = surroundings(["/App/de.lproj/Main.strings": #""one.text" = "Hallo";"#])
        let stage = SceneStage(document, settings: settings, surroundings: surroundings)
        let set = document.scenes.first.flatMap(stage.stage)
        #expect((set?.controller.view.subviews.first as? UILabel)?.text == "Hallo")
    }
}
