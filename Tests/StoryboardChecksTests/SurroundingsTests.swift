import AppSurroundings
import FileAccess
import StoryboardChecks
import StoryboardModel
import Testing

@Suite struct SurroundingsTests {
    private let text = storyboard(
        """
        \(scene(#"<connections><segue destination="help" kind="show" identifier="Help" id="s-1"/></connections>"#))
        <scene sceneID="scene-help"><objects><viewControllerPlaceholder storyboardName="Help" id="help"/></objects></scene>
        """)

    private func surroundings(_ files: [String: String]) throws -> Surroundings {
        let store = MemoryFiles(files.merging(["App/Base.lproj/Main.storyboard": text]) { $1 })
        return try AppFolder("App", in: store)
            .surroundings(of: Document(Array(text.utf8)), at: "App/Base.lproj/Main.storyboard")
    }

    @Test func `storyboards that the document refers to are read`() throws {
        let help = storyboard(scene(attributes: #"storyboardIdentifier="Start""#), root: "")
        let found = try surroundings(["App/Help/Help.storyboard": help, "App/Other.storyboard": help])
        #expect(found.storyboards == ["Help": StoryboardSummary(identifiers: ["Start"], hasInitialController: false)])
        #expect(try surroundings([:]).storyboards == [:])
    }

    @Test func `a storyboard that cannot be read is given the benefit of the doubt`() throws {
        let found = try surroundings(["App/Help.storyboard": "<document"])
        #expect(found.storyboards == ["Help": StoryboardSummary(identifiers: nil, hasInitialController: true)])
    }

    @Test func `names of catalogs, files and fonts are known`() throws {
        let found = try surroundings([
            "App/Assets.xcassets/Contents.json": "{}",
            "App/Assets.xcassets/Drinks/mug.imageset/Contents.json": "{}",
            "App/Assets.xcassets/Roast.colorset/Contents.json": "{}",
            "App/Icons/bean@2x.png": "",
            "App/Fonts/Lobster.ttf": "",
        ])
        #expect(found.images == ["mug", "bean", "bean.png", "bean@2x", "bean@2x.png"])
        #expect(found.colors == ["Roast"])
        #expect(found.fontFiles == ["Lobster.ttf"] && found.classes == nil)
    }

    @Test func `without catalogs, images are unknown`() throws {
        let found = try surroundings(["App/Icons/bean.png": ""])
        #expect(found.images == nil && found.colors == nil)
    }

    @Test func `strings files beside the document are its translations`() throws {
        let found = try surroundings([
            "App/de.lproj/Main.strings": """
            /* Class = "UILabel"; text = "Tea"; */
            "a.text" = "Tee \\"gut\\";"; // =
            b.text = "Kaffee";

            """,
            "App/fr.lproj/Main.strings": "broken",
            "App/de.lproj/Other.strings": #""c.text" = "";"#,
            "Elsewhere/de.lproj/Main.strings": #""d.text" = "";"#,
        ])
        #expect(
            found.localizations == [
                Localization(language: "de", file: "de.lproj/Main.strings", keys: ["a.text", "b.text"])
            ])
        #expect(
            found.problems.map(\.description) == [
                "App/fr.lproj/Main.strings:1:7: expected ';' after the value of 'broken', found the end"
            ])
    }

    @Test func `damaged files around the document are reported`() throws {
        let files = ["App/de.lproj/Main.strings": "<<<<<<< HEAD\n"]
        let document = try Document(Array(text.utf8))
        let found = Checker.check(document, in: try surroundings(files)).filter { $0.rule == "file.damaged" }
        #expect(
            found.map(\.line) == [
                "1: warning: 'de.lproj/Main.strings' cannot be read at 1:1: expected a key, found '<' [file.damaged]"
            ])
        #expect(found.first?.source == SourcePlace(file: "App/de.lproj/Main.strings", line: 1))
    }

    @Test func `damaged catalogs matter to documents that use them`() throws {
        let files = ["App/A.xcassets/G/Contents.json": "{", "App/A.xcassets/G/cup.imageset/Contents.json": "{}"]
        #expect(try surroundings(files).problems.isEmpty)
        let user = controller(#"<view key="view" id="v"><subviews><imageView image="cup" id="i"/></subviews></view>"#)
        let app = try AppFolder("App", in: MemoryFiles(files))
        let found = app.surroundings(of: try Document(Array(user.utf8)), at: "App/Main.storyboard")
        #expect(found.problems.map(\.path) == ["App/A.xcassets/G/Contents.json"])
    }

    @Test func `a string catalog contains all languages`() throws {
        let found = try surroundings([
            "App/mul.lproj/Main.xcstrings": """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
                "a.text": { "comment": "\\"x\\"", "localizations": { "de": {"stringUnit": {"value": "Tee"}}, "en": {} } },
                "b.text": { "shouldTranslate": false },
                "c.text": { "localizations": { "fr": {} } }
            } }
            """
        ])
        #expect(
            found.localizations == [
                Localization(language: "de", file: "mul.lproj/Main.xcstrings", keys: ["a.text", "b.text"]),
                Localization(language: "fr", file: "mul.lproj/Main.xcstrings", keys: ["b.text", "c.text"]),
            ])
    }
}
