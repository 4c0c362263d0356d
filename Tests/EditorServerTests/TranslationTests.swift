import FileAccess
import JSONText
import Testing

@testable import EditorServer

/// Translations are edited beside the objects, undone with the document, and saved with it.
@MainActor
@Suite("Translations") struct TranslationTests {
    private static let path = "Base.lproj/Shop.storyboard"
    private static let field = #""document": "Base.lproj/Shop.storyboard""#
    private static let german = """
        /* Class = "UILabel"; text = "Espresso"; ObjectID = "lab-el-001"; */
        "lab-el-001.text" = "Kaffee";

        /* mine */
        "gone.text" = "weg"; // old

        """
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "but-to-001.normalTitle" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Brühen"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private func files(_ others: [String: String] = ["/app/de.lproj/Shop.strings": german]) -> MemoryFiles {
        MemoryFiles(["/app/\(Self.path)": shop].merging(others) { $1 })
    }

    private func open(_ files: MemoryFiles) -> (TestEditor, TestPage) {
        let editor = TestEditor(files)
        let page = editor.page()
        page.open(Self.path)
        editor.runLater()
        return (editor, page)
    }

    @discardableResult
    private func translate(
        _ page: TestPage, _ text: String?, _ key: String = "but-to-001.normalTitle", _ language: String = "de"
    ) -> TestPage.Answer {
        let text = text.map { #", "text": "\#($0)""# } ?? ""
        return page.ask("translate", #"\#(Self.field), "key": "\#(key)", "language": "\#(language)"\#(text)"#)
    }

    private func items(_ page: TestPage, _ key: String) -> [String] {
        let texts = page.ask("texts", Self.field)["texts"]?.elements ?? []
        let items = texts.first { $0["key"]?.string == key }?["items"]?.elements ?? []
        return items.map { "\($0["language"]?.string ?? "") \($0["text"]?.string ?? "-") \($0["state"]?.string ?? "")" }
    }

    // MARK: What is there

    @Test(
        "every text is listed with its object, scene and translations, and what is missing, outdated or stale is marked"
    )
    func listing() {
        let german = Self.german.replacing(#"text = "Espresso""#, with: #"text = "Coffee""#)
        let (_, page) = open(files(["/app/de.lproj/Shop.strings": german, "/app/fr.lproj/Shop.strings": ""]))
        let answer = page.ask("texts", Self.field)
        #expect(answer["own"]?.string == "en" && answer["others"]?.texts == ["de", "fr"])
        #expect(
            answer["texts"]?.elements?.compactMap { $0["key"]?.string }
                == ["lab-el-001.text", "but-to-001.normalTitle", "nav-it-001.title"])
        let label = answer["texts"]?[0]
        #expect(label?["object"]?.string == "lab-el-001" && label?["scene"]?.string == "sce-sh-001")
        #expect(items(page, "lab-el-001.text") == ["de Kaffee outdated", "fr - missing"])
        #expect(items(page, "nav-it-001.title") == ["de - missing", "fr - missing"])
        #expect(answer["stale"]?[0]?["key"]?.string == "gone.text" && answer["stale"]?[0]?["language"]?.string == "de")
    }

    @Test("a text without letters needs no translation")
    func needless() {
        let files = files()
        files.write(shop.replacing(#"title="Brew""#, with: #"title="+1""#), to: "/app/\(Self.path)")
        let (_, page) = open(files)
        #expect(items(page, "but-to-001.normalTitle") == ["de - needless"])
    }

    @Test("a row of the inspector has the translations of the text that it sets")
    func inspecting() {
        let (_, page) = open(files())
        for (object, title, key) in [
            ("lab-el-001", "Text", "lab-el-001.text"), ("but-to-001", "Title", "but-to-001.normalTitle"),
            ("nav-it-001", "Title", "nav-it-001.title"),
        ] {
            let tabs = page.ask("inspect", #"\#(Self.field), "objects": ["\#(object)"]"#)["inspection"]?["tabs"]
            let rows = tabs?["attributes"]?.elements?.flatMap { $0["rows"]?.elements ?? [] } ?? []
            let row = rows.first { $0["title"]?.string == title && $0["translations"] != nil }
            #expect(row?["translations"]?["key"]?.string == key, "\(object)")
            #expect(row?["translations"]?["items"]?[0]?["language"]?.string == "de")
        }
    }

    // MARK: Editing

    @Test("a translation is one step: undone, redone and saved with the document, whose own bytes stay")
    func translating() {
        let (editor, page) = open(files())
        translate(page, "Brühen")
        #expect(items(page, "but-to-001.normalTitle") == ["de Brühen translated"])
        let state = page.takeEvents("changed").last
        #expect(state?["state"]?["isDirty"]?.bool == true)
        #expect(state?["state"]?["undo"]?.string == "Translate to German")
        #expect(state?["scenes"]?[0]?["id"]?.string == "sce-sh-001")
        #expect(editor.text("/app/de.lproj/Shop.strings") == Self.german)

        page.ask("undo", Self.field)
        #expect(items(page, "but-to-001.normalTitle") == ["de - missing"])
        #expect(page.takeEvents("changed").last?["state"]?["isDirty"]?.bool == false)
        page.ask("redo", Self.field)
        #expect(items(page, "but-to-001.normalTitle") == ["de Brühen translated"])

        page.ask("save", Self.field)
        #expect(
            editor.text("/app/de.lproj/Shop.strings")
                == Self.german + """

                    /* Class = "UIButton"; normalTitle = "Brew"; ObjectID = "but-to-001"; */
                    "but-to-001.normalTitle" = "Brühen";

                    """)
        #expect(editor.text("/app/\(Self.path)") == shop)
        #expect(page.takeEvents("state").last?["state"]?["isDirty"]?.bool == false)
        page.ask("undo", Self.field)
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == Self.german)
        #expect(editor.files.leftBehind().names(in: "/app/de.lproj") == ["Shop.strings"])
    }

    @Test("a new translation of a changed text updates Xcode's comment, so that it isn't outdated any more")
    func comments() {
        let german = Self.german.replacing(#"text = "Espresso""#, with: #"text = "Coffee""#)
        let (editor, page) = open(files(["/app/de.lproj/Shop.strings": german]))
        translate(page, "Espresso", "lab-el-001.text")
        #expect(items(page, "lab-el-001.text") == ["de Espresso translated"])
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == Self.german.replacing("Kaffee", with: "Espresso"))
    }

    @Test("a translation and stale texts are removed with their comments, and nothing else is")
    func removing() {
        let (editor, page) = open(files())
        #expect(translate(page, nil, "lab-el-001.text")["error"] == nil)
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == "/* mine */\n\"gone.text\" = \"weg\"; // old\n")
        #expect(page.ask("removeStaleTexts", #"\#(Self.field), "language": "de""#)["error"] == nil)
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == "// old\n")
        page.ask("undo", Self.field)
        page.ask("undo", Self.field)
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == Self.german)
    }

    @Test("the canvas in a language shows the translation at once, and what it was after undo")
    func canvas() throws {
        let (_, page) = open(files())
        page.ask("view", #"\#(Self.field), "language": "de""#)
        page.ask("stage", #"\#(Self.field), "scenes": ["sce-sh-001"]"#)
        func width() -> Double? {
            page.takeEvents("stage").last?["stage"]?["fits"]?.elements?
                .first { $0[0]?.string == "lab-el-001" }?[1]?.number
        }
        let before = try #require(width())
        translate(page, "Ein sehr langer Name für Kaffee", "lab-el-001.text")
        let longer = try #require(width())
        #expect(longer > before + 50)
        page.ask("undo", Self.field)
        #expect(width() == before)
    }

    // MARK: Languages

    @Test("a language is added as a strings file in a folder of its own, which undo takes back")
    func addingLanguage() {
        let (editor, page) = open(files())
        #expect(page.ask("addLanguage", #"\#(Self.field), "language": "pt-BR""#)["error"] == nil)
        #expect(page.ask("languages", Self.field)["others"]?.texts == ["de", "pt-BR"])
        translate(page, "Fazer", "but-to-001.normalTitle", "pt-BR")
        page.ask("save", Self.field)
        #expect(
            editor.text("/app/pt-BR.lproj/Shop.strings") == """
                /* Shop.storyboard in Portuguese (Brazil) */

                /* Class = "UIButton"; normalTitle = "Brew"; ObjectID = "but-to-001"; */
                "but-to-001.normalTitle" = "Fazer";

                """)
        #expect(page.ask("languages", Self.field)["others"]?.texts == ["de", "pt-BR"])
        let (other, again) = open(files())
        again.ask("addLanguage", #"\#(Self.field), "language": "fr""#)
        again.ask("undo", Self.field)
        #expect(again.ask("languages", Self.field)["others"]?.texts == ["de"])
        #expect((try? other.files.look(at: "/app/fr.lproj").kind) == .missing)
    }

    @Test("a string catalog gets translations as Xcode writes them, and new languages with their first text")
    func catalogs() throws {
        let (editor, page) = open(files(["/app/Base.lproj/Shop.xcstrings": Self.catalog]))
        #expect(items(page, "but-to-001.normalTitle") == ["de Brühen outdated"])
        page.ask("addLanguage", #"\#(Self.field), "language": "fr""#)
        #expect(items(page, "lab-el-001.text") == ["de - missing", "fr - missing"])
        translate(page, "Aufbrühen")
        translate(page, "Café", "lab-el-001.text", "fr")
        page.ask("save", Self.field)
        let text = try #require(editor.text("/app/Base.lproj/Shop.xcstrings"))
        #expect(text.contains(#""state" : "translated","# + "\n            \"value\" : \"Aufbrühen\""))
        #expect(
            text.contains(
                """
                    "lab-el-001.text" : {
                      "comment" : "Class = \\"UILabel\\"; text = \\"Espresso\\"; ObjectID = \\"lab-el-001\\";",
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Espresso"
                          }
                        },
                        "fr" : {
                """))
        translate(page, nil, "lab-el-001.text", "fr")
        #expect(items(page, "lab-el-001.text") == ["de - missing", "fr - missing"])
        page.ask("undo", Self.field)
        #expect(items(page, "lab-el-001.text") == ["de - missing", "fr Café translated"])
        #expect(editor.text("/app/\(Self.path)") == shop)
    }

    // MARK: Localizing

    @Test("a document is localized: it moves to Base.lproj with what is kept beside it, and pages follow it")
    func localizing() throws {
        let samples = #"{"version": 1, "scenes": {}}"#
        let editor = TestEditor(
            MemoryFiles(["/app/Shop.storyboard": shop, "/app/Shop.storyboard.comments.json": samples]))
        let (page, other) = (editor.page(), editor.page())
        for each in [page, other] { each.open() }
        editor.runLater()
        let field = #""document": "Shop.storyboard""#
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Lungo"}}"#)
        let message = { (answer: TestPage.Answer) in answer["error"]?["message"]?.string }
        #expect(message(page.ask("localize", field)) == "the document has unsaved changes")
        page.ask("save", field)
        let saved = editor.text("/app/Shop.storyboard")
        let answer = page.ask("localize", field)
        #expect(answer["document"]?.string == Self.path && answer["notes"]?.elements?.isEmpty == true)
        #expect(editor.text("/app/\(Self.path)") == saved && saved?.contains("Lungo") == true)
        #expect(editor.text("/app/\(Self.path).comments.json") == samples)
        #expect(editor.text("/app/Shop.storyboard") == nil && editor.text("/app/Shop.storyboard.comments.json") == nil)
        for each in [page, other] {
            let moved = try #require(each.takeEvents("moved").first)
            #expect(moved["document"]?.string == "Shop.storyboard" && moved["to"]?.string == Self.path)
            #expect(each.takeEvents("documents").last?["documents"]?.elements?.count == 1)
        }
        page.open(Self.path)
        editor.runLater()
        #expect(page.ask("texts", Self.field)["obstacle"] == nil)
        #expect(translate(page, "Kaffee", "lab-el-001.text")["error"] == nil)
        #expect(message(page.ask("localize", Self.field)) == "the document is in a language’s folder already")
    }

    @Test("what is in Base.lproj already is never replaced")
    func localizingOverAnother() {
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": shop, "/app/\(Self.path)": "another"]))
        let page = editor.page()
        page.open()
        let answer = page.ask("localize", #""document": "Shop.storyboard""#)
        #expect(answer["error"]?["message"]?.string == "the file 'Base.lproj/Shop.storyboard' already exists")
        #expect(editor.text("/app/\(Self.path)") == "another" && editor.text("/app/Shop.storyboard") == shop)
    }

    // MARK: Refusals

    @Test("what can't be translated is refused in words")
    func refusals() {
        let (_, page) = open(files(["/app/de.lproj/Shop.strings": "\"a\" = b\n\"c\" = d;"]))
        let message = { (answer: TestPage.Answer) in answer["error"]?["message"]?.string }
        #expect(message(translate(page, "x", "no-such.text")) == "the document has no text 'no-such.text'")
        #expect(
            message(translate(page, "x", "lab-el-001.text", "../x"))?.contains("not the code of a language") == true)
        #expect(message(translate(page, "x", "lab-el-001.text", "x-longer"))?.contains("not the code") == true)
        #expect(message(translate(page, "x", "lab-el-001.text", "en"))?.contains("itself is in English") == true)
        #expect(message(translate(page, "x"))?.hasPrefix("'de.lproj/Shop.strings':2:1: expected ';'") == true)
        let alone = TestEditor()
        let other = alone.page()
        other.open()
        alone.runLater()
        let refused = other.ask(
            "translate", #""document": "Shop.storyboard", "key": "lab-el-001.text", "language": "de", "text": "x""#)
        #expect(message(refused)?.hasPrefix("the document isn’t in a language’s folder") == true)
        #expect(other.ask("texts", #""document": "Shop.storyboard""#)["obstacle"] != nil)
    }

    private static func utf16(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    }

    @Test("a strings file in UTF-16 keeps its encoding: changed, undone, recovered, merged and saved")
    func otherEncodings() throws {
        let files = files()
        let path = "/app/de.lproj/Shop.strings"
        try files.put(Self.utf16(Self.german), asFile: path)
        do {
            let (_, page) = open(files)
            #expect(items(page, "lab-el-001.text") == ["de Kaffee translated"])
            translate(page, "Čaj Ċ ☕️", "lab-el-001.text")
            #expect(items(page, "lab-el-001.text") == ["de Čaj Ċ ☕️ translated"])
            page.ask("undo", Self.field)
            #expect(items(page, "lab-el-001.text") == ["de Kaffee translated"])
            page.ask("redo", Self.field)
        }
        // Another process finds what wasn't saved.
        let (editor, page) = open(files)
        #expect(items(page, "lab-el-001.text") == ["de Čaj Ċ ☕️ translated"])
        page.ask("save", Self.field)
        let saved = Self.german.replacing("Kaffee", with: "Čaj Ċ ☕️")
        #expect(try files.read(path).bytes == Self.utf16(saved))
        // What others change in other lines is merged.
        translate(page, "Tee", "lab-el-001.text")
        try files.put(Self.utf16(saved + "\n/* more */\n\"more\" = \"Ċ\";\n"), asFile: path)
        let document = try #require(editor.editor.open[Self.path])
        editor.editor.lookAtTable(path, of: Self.path, document)
        page.ask("save", Self.field)
        let merged = saved.replacing("Čaj Ċ ☕️", with: "Tee") + "\n/* more */\n\"more\" = \"Ċ\";\n"
        #expect(try files.read(path).bytes == Self.utf16(merged))
    }

    // MARK: The file

    @Test("an outside change of a table is taken over, or merged by lines with what isn't saved")
    func outside() {
        let (editor, page) = open(files())
        let document = editor.editor.open[Self.path]
        func look() {
            if let document { editor.editor.lookAtTable("/app/de.lproj/Shop.strings", of: Self.path, document) }
        }
        translate(page, "Brühen")
        page.ask("save", Self.field)
        let saved = editor.text("/app/de.lproj/Shop.strings") ?? ""
        editor.files.write(saved.replacing("Kaffee", with: "Kaffe"), to: "/app/de.lproj/Shop.strings")
        look()
        #expect(items(page, "lab-el-001.text") == ["de Kaffe translated"])

        translate(page, "Aufbrühen")
        editor.files.write(saved, to: "/app/de.lproj/Shop.strings")
        look()
        #expect(items(page, "lab-el-001.text") == ["de Kaffee translated"])
        #expect(items(page, "but-to-001.normalTitle") == ["de Aufbrühen translated"])

        editor.files.write(saved.replacing("Brühen", with: "Kochen"), to: "/app/de.lproj/Shop.strings")
        look()
        #expect(page.takeEvents("outside").last?["kind"]?.string == "changed")
        #expect(
            page.ask("save", Self.field)["error"]?["message"]?.string?.contains("changed by another program") == true)
        page.ask("reload", Self.field)
        #expect(items(page, "but-to-001.normalTitle") == ["de Kochen translated"])
    }

    @Test(
        "whenever the process is killed, document and table are saved together or not at all, and nothing else is lost",
        arguments: [
            "edit translate save", "translate edit save", "translate save", "add translate save", "edit add save",
        ])
    func killed(deeds: String) {
        for changes in 0... {
            let memory = files()
            let ending = EndingFiles(memory, changes: changes)
            let editor = TestEditor(on: ending, files: memory)
            let page = editor.page()
            page.open(Self.path)
            editor.runLater()
            for deed in deeds.split(separator: " ") where !ending.hasEnded {
                switch deed {
                case "edit":
                    page.perform(
                        #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Tea"}}"#, in: Self.path)
                case "translate": translate(page, "Brühen")
                case "add": page.ask("addLanguage", #"\#(Self.field), "language": "fr""#)
                default: page.ask("save", Self.field)
                }
            }
            let next = TestEditor(memory.leftBehind())
            let reader = next.page()
            reader.open(Self.path)
            next.runLater()
            func found() -> [Bool] {
                var all: [Bool] = []
                if deeds.contains("edit") { all.append(next.text("/app/\(Self.path)")?.contains("Tea") == true) }
                if deeds.contains("translate") {
                    all.append(next.text("/app/de.lproj/Shop.strings")?.contains("Brühen") == true)
                }
                if deeds.contains("add") { all.append(next.text("/app/fr.lproj/Shop.strings") != nil) }
                return all
            }
            #expect(Set(found()).count == 1, "on the disk after \(changes) changes: \(deeds): \(found())")
            #expect(reader.ask("save", Self.field)["error"] == nil)
            if !ending.hasEnded {
                #expect(!found().contains(false), "\(deeds)")
                return
            }
        }
    }

    @Test(
        "a new language is one of the Xcode project around the document when it is saved, or a message says why not"
    )
    func xcodeProject() throws {
        let project = """
            // !$*UTF8*$!
            {
            \tobjects = {

            /* Begin PBXFileReference section */
            \t\tF /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Shop.storyboard; sourceTree = "<group>"; };
            /* End PBXFileReference section */
            \t\tG /* All */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tV /* Shop.storyboard */,
            \t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tV /* Shop.storyboard */ = {
            \t\t\tisa = PBXVariantGroup;
            \t\t\tchildren = (
            \t\t\t\tF /* Base */,
            \t\t\t);
            \t\t\tname = Shop.storyboard;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tP /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tknownRegions = (
            \t\t\t\ten,
            \t\t\t\tBase,
            \t\t\t);
            \t\t\tmainGroup = G;
            \t\t};
            \t};
            \trootObject = P;
            }

            """
        let (editor, page) = open(files(["/app/App.xcodeproj/project.pbxproj": project]))
        page.ask("addLanguage", #"\#(Self.field), "language": "fr""#)
        #expect(editor.text("/app/App.xcodeproj/project.pbxproj") == project, "nothing is saved yet")
        #expect(page.ask("save", Self.field)["notes"]?.texts == ["“Shop.strings” was added to “App.xcodeproj”"])
        let text = try #require(editor.text("/app/App.xcodeproj/project.pbxproj"))
        #expect(text.contains("name = fr; path = fr.lproj/Shop.strings;"))
        #expect(text.contains("\t\t\t\tBase,\n\t\t\t\tfr,\n\t\t\t);"))
        translate(page, "Moudre", "but-to-001.normalTitle", "fr")
        #expect(page.ask("save", Self.field)["notes"]?.elements?.isEmpty == true, "it is there already")
        editor.files.write("{", to: "/app/App.xcodeproj/project.pbxproj")
        page.ask("addLanguage", #"\#(Self.field), "language": "it""#)
        let note = page.ask("save", Self.field)["notes"]?[0]?.string
        #expect(note?.hasPrefix("“Shop.strings” isn’t in the Xcode project") == true)
        #expect(editor.text("/app/it.lproj/Shop.strings") != nil)
    }

    @Test("translations of scenes that move to another storyboard move along in all tables, and back with the step")
    func refactoring() throws {
        let all = files([
            "/app/de.lproj/Shop.strings": Self.german, "/app/Shop.xcstrings": Self.catalog,
        ])
        let (editor, page) = open(all)
        let scenes = #""scenes": ["sce-sh-001"]"#
        let moved = page.ask("refactor", #"\#(Self.field), \#(scenes), "to": "Base.lproj/More.storyboard""#)
        #expect(moved["notes"]?.texts?.contains { $0.hasPrefix("the translations stay") } == false, "\(moved)")
        page.ask("save", Self.field)
        let comment = #"/* Class = "UILabel"; text = "Espresso"; ObjectID = "lab-el-001"; */"#
        #expect(
            editor.text("/app/de.lproj/More.strings") == "\n\(comment)\n\"lab-el-001.text\" = \"Kaffee\";\n")
        let left = try #require(editor.text("/app/de.lproj/Shop.strings"))
        #expect(!left.contains("Kaffee") && left.contains(#""gone.text" = "weg"; // old"#))
        #expect(editor.text("/app/More.xcstrings")?.contains(#""value" : "Brühen""#) == true)
        #expect(editor.text("/app/More.xcstrings")?.contains("needs_review") == true, "with its state")
        #expect(editor.text("/app/Shop.xcstrings")?.contains("Brühen") == false)
        page.ask("undo", Self.field)
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == Self.german)
        #expect(editor.text("/app/Shop.xcstrings") == Self.catalog)
        #expect(editor.text("/app/de.lproj/More.strings")?.contains("Kaffee") != true)
    }

    @Test("a storyboard in no language's folder has no translations: they stay, and a message says so")
    func refactoringOutside() throws {
        let (editor, page) = open(files())
        let moved = page.ask("refactor", #"\#(Self.field), "scenes": ["sce-sh-001"], "to": "More.storyboard""#)
        let note =
            "the translations stay in the tables of 'Shop.storyboard': 'More.storyboard' is in no language's folder"
        #expect(moved["notes"]?.texts?.contains(note) == true, "\(moved)")
        page.ask("save", Self.field)
        #expect(editor.text("/app/de.lproj/Shop.strings") == Self.german)
    }
}

extension MemoryFiles {
    fileprivate func names(in folder: String) -> [String] { (try? list(folder)) ?? [] }
}
