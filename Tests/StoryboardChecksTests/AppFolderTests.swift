import FileAccess
import StoryboardChecks
import StoryboardModel
import Testing

@Suite struct AppFolderTests {
    private let text = storyboard(
        """
        \(scene(#"<connections><segue destination="help" kind="show" identifier="Help" id="s-1"/></connections>"#))
        <scene sceneID="scene-help"><objects><viewControllerPlaceholder storyboardName="Help" id="help"/></objects></scene>
        """)

    private func surroundings(_ files: [String: String]) throws -> KnownSurroundings {
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

    @Test func `catalogues are looked into, groups included`() throws {
        let found = try surroundings([
            "App/Assets.xcassets/Contents.json": "{}",
            "App/Assets.xcassets/cup.imageset/Contents.json": "{}",
            "App/Assets.xcassets/Drinks/mug.imageset/Contents.json": "{}",
            "App/Assets.xcassets/Roast.colorset/Contents.json": "{}",
            "App/Icons/bean@2x.png": "",
            "App/Fonts/Lobster.ttf": "",
        ])
        #expect(found.images?.isSuperset(of: ["cup", "mug", "Drinks/mug", "bean", "bean@2x.png"]) == true)
        #expect(found.colors == ["Roast"])
        #expect(found.fontFiles == ["Lobster.ttf"])
    }

    @Test func `sources are gathered, and read by others`() throws {
        let store = MemoryFiles(["App/A.swift": "", "App/Old/B.m": "", "App/Old/B.h": "", "App/Notes.md": ""])
        #expect(try AppFolder("App", in: store).sourceFiles == ["App/A.swift", "App/Old/B.h", "App/Old/B.m"])
        #expect(try surroundings(["App/A.swift": "class A {}"]).classes == nil)
    }

    @Test func `without catalogues nothing is known of images`() throws {
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
    }

    @Test func `a string catalogue holds all languages`() throws {
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

    @Test func `the app's folder is the working copy, or else where the document is`() {
        let store = MemoryFiles(["/folder/app/.git/HEAD": "", "/folder/app/Sources/Base.lproj/Main.storyboard": ""])
        #expect(AppFolder.path(around: "/folder/app/Sources/Base.lproj/Main.storyboard", in: store) == "/folder/app")
        let loose = MemoryFiles(["/folder/Base.lproj/Main.storyboard": "", "/folder/Main.xib": ""])
        #expect(AppFolder.path(around: "/folder/Base.lproj/Main.storyboard", in: loose) == "/folder")
        #expect(AppFolder.path(around: "/folder/Main.xib", in: loose) == "/folder")
    }
}
