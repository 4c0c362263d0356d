import FileAccess
import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("Searching and replacing in all documents") struct SearchingTests {
    private static let main = GroupTests.main
    private static let mainField = #""document": "Main.storyboard""#

    private func text(_ name: String, in editor: TestEditor) -> String { editor.current(name) }

    private static let twoTexts = [
        "/app/A.storyboard": main.replacing("List", with: "Coffee"), "/app/B.storyboard": main,
        "/app/More/C.storyboard": main.replacing("Detail", with: "More coffee"), "/app/D.xib": "no document",
    ]

    @Test("values are found in all documents of the folder, also in unsaved ones")
    func finding() throws {
        let editor = TestEditor(MemoryFiles(Self.twoTexts))
        let page = editor.page()
        page.open("B.storyboard")
        page.perform(
            #"{"set": {"object": "det-vc-001", "attribute": "title", "value": "Coffee"}}"#, in: "B.storyboard")
        let hits = page.ask("find", #""of": "text", "value": "coffee""#)["hits"]?.elements ?? []
        #expect(
            hits.map { "\($0["document"]?.string ?? "") \($0["object"]?.string ?? "") \($0["value"]?.string ?? "")" }
                == [
                    "A.storyboard lis-vc-001 Coffee", "B.storyboard det-vc-001 Coffee",
                    "More/C.storyboard det-vc-001 More coffee",
                ])
        #expect(page.ask("find", #""of": "word", "value": "coffee""#)["error"] != nil)
    }

    @Test("a font takes the place of others if it is one of iOS, of the app or of a document")
    func fontsOfReplacing() throws {
        let label =
            #"<label id="lab-el-001"><fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="13"/></label>"#
        let text = Self.main.replacing(
            #"<view key="view" id="lis-vi-001"/>"#,
            with: #"<view key="view" id="lis-vi-001"><subviews>\#(label)</subviews></view>"#)
        let other = text.replacing("Menlo-Regular", with: "Roast-Dark").replacing(
            #"family="Menlo""#, with: #"family="Roast""#)
        let editor = TestEditor(
            MemoryFiles([
                "/app/Main.storyboard": text, "/app/Other.storyboard": other, "/app/Fonts/Lobster-Regular.ttf": "",
            ]))
        let page = editor.page()
        page.open("Main.storyboard")
        let choices = page.ask("find", #""of": "font", "value": "Menlo""#)["choices"]?.elements?.compactMap {
            $0["title"]?.string
        }
        #expect(choices?.prefix(2) == ["Menlo-Regular", "Roast-Dark"] && choices?.contains("Avenir Next") == true)
        func replace(by new: String) -> JSONNode? {
            page.ask("replace", #""of": "font", "value": "Menlo-Regular 13", "to": "\#(new)", "skipped": []"#)["error"]
        }
        #expect(
            replace(by: "Roast-Drak 12")?["message"]?.string
                == "there is no font 'Roast-Drak'; did you mean 'Roast-Dark'?")
        #expect(replace(by: "Helvetca")?["message"]?.string?.hasPrefix("there is no font 'Helvetca'") == true)
        for new in [
            "Roast-Dark 12", "AvenirNext-Bold", "DINAlternate-Bold 20", "BodoniSvtyTwoITCTT-Book", "Lobster 30",
            "System Bold 17", "Body",
        ] {
            #expect(replace(by: new) == nil, "\(new)")
            #expect(page.ask("undo", Self.mainField)["error"] == nil)
        }
    }

    @Test("found colors come with what they look like: components, the system's and those of open documents' catalogs")
    func foundColors() throws {
        let view = #"<view key="view" id="det-vi-001"/>"#
        let colored = [
            #"systemColor="systemRedColor""#, #"name="Roast""#,
            #"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        ]
        let text = Self.main.replacing(
            view,
            with: """
                <view key="view" id="det-vi-001"><subviews>\(
                    colored.enumerated().map { #"<view id="vie-w0-00\#($0)"><color key="backgroundColor" \#($1)/></view>"# }.joined())</subviews></view>
                """)
        let roast =
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.4", "green": "0.2", "blue": "0", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}"#
        let editor = TestEditor(
            MemoryFiles(["/app/Main.storyboard": text, "/app/Assets.xcassets/Roast.colorset/Contents.json": roast]))
        let page = editor.page()
        page.open("Main.storyboard")
        let hits = page.ask("find", #""of": "color", "value": """#)["hits"]?.elements ?? []
        #expect(hits.map { $0["css"]?.string } == ["#ff3b30", "#663300", "#FF8000"])
        func replaced(by new: String) -> TestPage.Answer {
            page.ask("replace", ##""of": "color", "value": "#FF8000", "to": "\##(new)""##)
        }
        let unknown = replaced(by: "Rost")["error"]
        #expect(unknown?["message"]?.string == "there is no color 'Rost'; did you mean 'Roast'?")
        #expect(replaced(by: "System Teal")["error"] == nil)
        #expect(self.text("Main.storyboard", in: editor).contains(#"systemColor="systemTealColor""#))
    }

    @Test("values are replaced in all documents as one step that is undone in all; hits can be left out")
    func replacing() throws {
        let editor = TestEditor(MemoryFiles(Self.twoTexts))
        let page = editor.page()
        page.open("A.storyboard")
        let hits = page.ask("find", #""of": "text", "value": "detail""#)["hits"]?.elements ?? []
        let skipped = hits.first { $0["document"]?.string == "B.storyboard" }?["key"]?.string ?? ""
        let answer = page.ask(
            "replace", #""of": "text", "value": "detail", "to": "Page", "skipped": ["\#(skipped)"]"#)
        #expect(answer["documents"]?.texts == ["A.storyboard"])
        let all = page.ask("replace", #""of": "text", "value": "coffee", "to": "Tea""#)
        #expect(all["documents"]?.texts == ["A.storyboard", "More/C.storyboard"])
        #expect(text("A.storyboard", in: editor).contains(#"title="Tea""#))
        #expect(text("More/C.storyboard", in: editor).contains(#"title="More Tea""#))
        page.ask("undo", #""document": "A.storyboard""#)
        #expect(text("More/C.storyboard", in: editor) == Self.twoTexts["/app/More/C.storyboard"])
        #expect(page.ask("replace", #""of": "text", "value": "nowhere", "to": "X""#)["error"] != nil)
    }

    @Test("replacing a font lays out as other edits do, also in documents that no page shows")
    func replacingLaysOut() {
        func laid(_ font: String) -> String {
            Self.main.replacing(
                #"<view key="view" id="det-vi-001"/>"#,
                with: """
                    <view key="view" contentMode="scaleToFill" id="det-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
                    <subviews><label opaque="NO" text="A title" translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-001"><rect key="frame" x="20" y="20" width="44" height="20.333333333333332"/>\
                    <fontDescription key="fontDescription" type="system" pointSize="\(font)"/></label></subviews><constraints>\
                    <constraint firstItem="tit-le-001" firstAttribute="leading" secondItem="det-vi-001" secondAttribute="leading" constant="20" id="con-a"/>\
                    <constraint firstItem="tit-le-001" firstAttribute="top" secondItem="det-vi-001" secondAttribute="top" constant="20" id="con-b"/></constraints></view>
                    """)
        }
        let editor = TestEditor(MemoryFiles(["/app/A.storyboard": laid("17"), "/app/B.storyboard": laid("17")]))
        let page = editor.page()
        page.open("A.storyboard")
        page.ask("replace", #""of": "font", "value": "System 17", "to": "System 34""#)
        for path in ["A.storyboard", "B.storyboard"] {
            let now = text(path, in: editor)
            #expect(now.contains(#"pointSize="34""#) && !now.contains(#"height="20.333333333333332""#), "\(now)")
            #expect(now.contains(#"<rect key="frame" x="20" y="20" "#))
        }
        page.ask("undo", #""document": "A.storyboard""#)
        #expect(text("B.storyboard", in: editor) == laid("17"))
    }
}
