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

    @Test("a strings file beside Base.lproj gives texts, with comments and escapes")
    func strings() {
        let surroundings = surroundings([
            "/App/de.lproj/Main.strings": #"""
            /* Class = "UILabel"; */
            "one.text" = "Sag \"Hallo\"\n";
            // more
            "two.title" = "Zwei";
            """#
        ])
        #expect(surroundings.text(forKey: "one.text", in: "de") == "Sag \"Hallo\"\n")
        #expect(surroundings.text(forKey: "two.title", in: "de-AT") == "Zwei")
        #expect(surroundings.text(forKey: "two.title", in: "fr") == nil)
    }

    @Test("a string catalogue gives texts")
    func catalogue() {
        let surroundings = surroundings([
            "/App/Base.lproj/Main.xcstrings": """
            {"sourceLanguage": "en", "strings": {"one.text": {"localizations":
            {"fr": {"stringUnit": {"state": "translated", "value": "Un"}}}}}, "version": "1.0"}
            """
        ])
        #expect(surroundings.text(forKey: "one.text", in: "fr") == "Un")
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

    @Test("languages are written from right to left whatever their region")
    func direction() {
        #expect(Language.isRightToLeft("ar") && Language.isRightToLeft("he-IL") && Language.isRightToLeft("uz-Arab"))
        #expect(!Language.isRightToLeft("de") && !Language.isRightToLeft("ku-Latn"))
        #expect(Language.spellings("pt_BR") == ["pt_BR", "pt-BR", "pt"])
    }
}
