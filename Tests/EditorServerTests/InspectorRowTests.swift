import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite("What the inspectors show of objects") struct InspectorRowTests {
    @Test("no row of anything in the library has a long or ambiguous title, and every choice has a title of words")
    func readable() throws {
        let page = TestEditor().page()
        page.open()
        var things = ["sho-co-001", "nav-co-001", "nav-ba-001", "nav-it-001", "rel-se-001", "but-to-001"]
        for item in Library.items(for: .phoneStoryboard) {
            let into = item.isController ? "" : #", "into": "sho-vi-001", "x": 10, "y": 10"#
            let made = page.perform(#"{"addObject": {"item": "\#(item.id)"\#(into)}}"#)
            if let id = made["created"]?.texts?.first { things.append(id) }
        }
        #expect(things.count > 35)
        var count = 0
        for id in things {
            for section in try sections(of: id, page) where section["title"]?.string != "Constraints" {
                var seen: Set<[String]> = []
                for row in section["rows"]?.elements ?? [] {
                    let title = row["title"]?.string ?? ""
                    count += 1
                    #expect(title.count <= 31, "\(id): \(title)")
                    if row["control"]?.string == "attribute" { continue }
                    let place = [title, row["page"]?["option"]?.string ?? "", row["variation"]?["key"]?.string ?? ""]
                    #expect(seen.insert(place).inserted, "\(id): two rows '\(title)'")
                    for option in row["options"]?.elements ?? [] where row["control"]?.string == "choice" {
                        let words = option["title"]?.string ?? ""
                        #expect(!words.isEmpty && words.first?.isLowercase == false, "\(id), \(title): '\(words)'")
                    }
                }
            }
        }
        #expect(count > 1000)
    }

    @Test("a button has a page of rows for each state, or the rows of its configuration")
    func buttons() throws {
        let page = TestEditor().page()
        page.open()
        let plain = try rows(of: "but-to-001", page)
        let pages = Set(plain.compactMap { $0["page"]?["option"]?.string })
        #expect(pages == ["Default", "Highlighted", "Focused", "Selected", "Disabled"])
        try choose("filled", in: "Style", of: "but-to-001", page)
        #expect(text(page).contains(#"<buttonConfiguration key="configuration" style="filled" title="Brew"/>"#))
        let configured = try rows(of: "but-to-001", page)
        #expect(configured.allSatisfy { $0["page"] == nil })
        #expect(configured.filter { $0["title"]?.string == "Title" }.count == 1)
        #expect(!configured.contains { $0["title"]?.string == "Disabled Adjusts Image" })
    }

    @Test("an image view and a button have rows of a symbol's configuration, which write it and take it back")
    func symbols() throws {
        let page = TestEditor().page()
        page.open()
        let made = page.perform(#"{"addObject": {"item": "imageView", "into": "sho-vi-001", "x": 10, "y": 10}}"#)
        let image = try #require(made["created"]?.texts?.first)
        try choose("large", in: "Symbol Scale", of: image, page)
        try choose("semibold", in: "Symbol Weight", of: image, page)
        let element = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration""#
        #expect(text(page).contains(#"\#(element) scale="large" weight="semibold"/>"#))
        let size = try #require(try rows(of: image, page).first { $0["title"]?.string == "Symbol Size" })
        try perform(size, "set", value: "30", page)
        #expect(text(page).contains(#"\#(element) configurationType="pointSize" pointSize="30" scale="large""#))
        for title in ["Symbol Size", "Symbol Scale", "Symbol Weight"] {
            let row = try #require(try rows(of: image, page).first { $0["title"]?.string == title })
            try perform(row, "reset", page)
        }
        #expect(!text(page).contains("preferredSymbolConfiguration"))
        try choose("small", in: "Symbol Scale", of: "but-to-001", page)
        let ofState = #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>"#
        #expect(text(page).contains(ofState))
    }

    @Test("a text is plain or has attributes, and keeps its words and look")
    func texts() throws {
        let page = TestEditor().page()
        page.open()
        let before = text(page)
        try choose("attributed", in: "Text Kind", of: "lab-el-001", page)
        let titles = try rows(of: "lab-el-001", page).compactMap { $0["title"]?.string }
        #expect(Set(titles).isDisjoint(with: ["Color", "Font", "Alignment"]))
        let row = try #require(try rows(of: "lab-el-001", page).first { $0["control"]?.string == "richText" })
        #expect(row["value"]?[0]?["run"]?["text"]?.string == "Espresso")
        #expect(row["value"]?[0]?["run"]?["font"]?["size"]?.number == 17)
        try choose("plain", in: "Text Kind", of: "lab-el-001", page)
        #expect(text(page) == before)
    }

    @Test("the appearances of a bar are sections, which come and go with their checkboxes")
    func bars() throws {
        let page = TestEditor().page()
        page.open()
        let before = text(page)
        let find = { (title: String) in
            try self.rows(of: "nav-ba-001", page).first { $0["title"]?.string == title }
        }
        try perform(#require(try find("Scroll Edge")), "set", page)
        #expect(text(page).contains(#"<navigationBarAppearance key="scrollEdgeAppearance"/>"#))
        let sections = try sections(of: "nav-ba-001", page)
        let own = try #require(sections.first { $0["title"]?.string == "Scroll Edge Appearance" })
        let color = try #require(own["rows"]?.elements?.first { $0["title"]?.string == "Title Color" })
        try perform(color, "set", value: #"{"system": "systemRedColor"}"#, page)
        #expect(text(page).contains(#"<textAttributes key="titleTextAttributes">"#))
        try perform(#require(try find("Scroll Edge")), "set", page)
        #expect(text(page) == before)
    }

    @Test("inspectable properties of a class have rows of their types, and write runtime attributes")
    func inspectables() throws {
        let editor = TestEditor()
        editor.files.write(
            """
            import UIKit
            class Cup: UILabel {
                @IBInspectable var isHot: Bool = false
                @IBInspectable var volume: CGFloat = 2
                @IBInspectable var rim: UIColor?
                @IBInspectable var handle: CGSize = .zero
                @IBInspectable var other: Other?
            }
            class Mug: Cup { @IBInspectable var caption: String? }
            """, to: "/app/Cup.swift")
        let page = editor.page()
        page.open()
        editor.runLater()
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "customClass", "value": "Mug"}}"#)
        let sections = try sections(of: "lab-el-001", page)
        #expect(sections.prefix(2).map { $0["title"]?.string } == ["Mug", "Cup"])
        let rows = sections[1]["rows"]?.elements ?? []
        #expect(rows.map { $0["title"]?.string } == ["Is Hot", "Volume", "Rim", "Handle"])
        #expect(rows.map { $0["control"]?.string } == ["checkbox", "number", "color", "list"])
        try perform(rows[1], "set", value: "2.5", page)
        #expect(text(page).contains(#"<userDefinedRuntimeAttribute type="number" keyPath="volume">"#))
        #expect(text(page).contains(#"<real key="value" value="2.5"/>"#))
        let set = try #require(try self.sections(of: "lab-el-001", page)[1]["rows"]?[1])
        #expect(set["value"]?.number == 2.5 && set["isDefault"]?.bool == false)
        try perform(set, "reset", page)
        #expect(!text(page).contains("userDefinedRuntimeAttribute"))
    }

    @Test("a storyboard reference offers the app's storyboards, and their identifiers")
    func references() throws {
        let other = shop.replacing(
            #"<viewController id="sho-co-001""#, with: #"<viewController storyboardIdentifier="Beans" id="sho-co-001""#)
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": shop, "/app/Other.storyboard": other]))
        let page = editor.page()
        page.open()
        editor.runLater()
        page.perform(#"{"addScene": {"controller": "viewControllerPlaceholder", "id": "ref-er-001"}}"#)
        page.perform(#"{"set": {"object": "ref-er-001", "attribute": "storyboardName", "value": "Other"}}"#)
        let rows = try rows(of: "ref-er-001", page)
        let offered = { (title: String) in
            rows.first { $0["title"]?.string == title }?["options"]?.elements?.compactMap { $0["value"]?.string }
        }
        #expect(offered("Storyboard") == ["Other", "Shop"])
        #expect(offered("Referenced ID") == ["Beans"])
    }

    @Test("a segue offers the kinds that fit, and a popover its anchors and directions")
    func popovers() throws {
        let page = TestEditor().page()
        page.open()
        page.perform(
            #"{"addSegue": {"from": "but-to-001", "to": "nav-co-001", "kind": "popoverPresentation", "id": "seg-ue-001"}}"#
        )
        let rows = try rows(of: "seg-ue-001", page)
        let row = { (title: String) in rows.first { $0["title"]?.string == title } }
        let kinds = row("Kind")?["options"]?.elements?.compactMap { $0["value"]?.string }
        #expect(kinds == ["show", "showDetail", "presentation", "popoverPresentation", "custom"])
        let anchors = row("Anchor View")?["options"]?.elements?.compactMap { $0["value"]?.string } ?? []
        #expect(Set(anchors) == ["sho-vi-001", "lab-el-001", "but-to-001"])
        let directions = try #require(row("Directions"))
        #expect(
            directions["control"]?.string == "flags" && directions["value"]?.texts == ["up", "down", "left", "right"])
        let passthrough = try #require(row("Passthrough"))
        #expect(passthrough["control"]?.string == "readonly" && passthrough["set"] == nil)
        #expect(passthrough["help"]?.string?.contains("popoverPresentationController") == true)
    }

    @Test("a collection view has its items, layout, headers and footers, and the sizes of its layout")
    func collections() throws {
        let page = TestEditor().page()
        page.open()
        let made = page.perform(
            #"{"addObject": {"item": "collectionView", "into": "sho-vi-001", "x": 10, "y": 300}}"#)
        let id = try #require(made["created"]?.texts?.first)
        let header = try #require(try rows(of: id, page).first { $0["title"]?.string == "Section Header" })
        #expect(header["value"]?.bool == false)
        try perform(header, "set", page)
        #expect(text(page).contains(#"<collectionReusableView key="sectionHeaderView""#))
        let sizes = { try self.tab("size", of: id, page).flatMap { $0["rows"]?.elements ?? [] } }
        let titles = try sizes().compactMap { $0["title"]?.string }
        #expect(Set(titles).isSuperset(of: ["Cell Size", "Estimate Size", "Header Size", "Section Insets"]))
        let estimate = try #require(try sizes().first { $0["title"]?.string == "Estimate Size" })
        let custom = try #require(estimate["options"]?.elements?.first { $0["value"]?.string == "custom" })
        let commands = (custom["set"]?.elements ?? []).map { JSONValue($0).line }.joined(separator: ", ")
        page.perform(commands)
        #expect(text(page).contains(#"<size key="estimatedItemSize""#))
        #expect(try sizes().contains { $0["title"]?.string == "Estimate" })
    }

    @Test("accessibility has a trait by what the view is, and writes nothing until it differs")
    func accessibility() throws {
        let page = TestEditor().page()
        page.open()
        let before = text(page)
        let row = { (title: String) in
            try self.tab("identity", of: "but-to-001", page).first { $0["title"]?.string == "Accessibility" }?["rows"]?
                .elements?.first { $0["title"]?.string == title }
        }
        #expect(try row("Enabled")?["value"]?.bool == true && row("Traits")?["value"]?.texts == ["button"])
        try perform(#require(try row("Traits")), "set", value: #"["button", "selected"]"#, page)
        #expect(text(page).contains(#"<accessibilityTraits key="traits" button="YES" selected="YES"/>"#))
        try perform(#require(try row("Traits")), "reset", page)
        #expect(text(page) == before)
    }

    @Test("the document's tint is the app's accent color until it has its own")
    func tint() throws {
        let page = TestEditor().page()
        page.open()
        let row = {
            try self.tab("file", of: "lab-el-001", page).flatMap { $0["rows"]?.elements ?? [] }
                .first { $0["title"]?.string == "Global Tint" }
        }
        #expect(try row()?["usual"]?["title"]?.string == "System Tint" && row()?["isDefault"]?.bool == true)
        try perform(#require(try row()), "set", value: #"{"system": "systemRedColor"}"#, page)
        #expect(text(page).contains(#"<color key="tintColor" systemColor="systemRedColor"/>"#))
    }

    @Test("white, black and no color have names in the menu of colors, as in the row that shows them")
    func plainColors() throws {
        let page = TestEditor().page()
        page.open()
        let row = { try self.rows(of: "lab-el-001", page).first { $0["title"]?.string == "Color" } }
        let options = try row()?["options"]?.elements ?? []
        #expect(options.suffix(3).map { $0["title"]?.string } == ["White Color", "Black Color", "Clear Color"])
        try perform(#require(try row()), "set", value: #"{"white": 0, "alpha": 0}"#, page)
        let clear = #"white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
        #expect(text(page).contains(#"<color key="textColor" \#(clear)/>"#))
        #expect(try row()?["value"]?["title"]?.string == "Clear Color")
        let color = try row()?["value"]?["color"]
        #expect(color?["alpha"]?.number == 0 && options.last?["value"]?["alpha"]?.number == 0)
        #expect(color?["space"]?.string == options.last?["value"]?["space"]?.string)
    }

    // MARK: Helpers

    private func tab(_ name: String, of id: String, _ page: TestPage) throws -> [JSONNode] {
        let answer = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(id)"]"#)
        return try #require(answer["inspection"]?["tabs"]?[name]?.elements)
    }

    private func sections(of id: String, _ page: TestPage) throws -> [JSONNode] { try tab("attributes", of: id, page) }

    private func rows(of id: String, _ page: TestPage) throws -> [JSONNode] {
        try sections(of: id, page).flatMap { $0["rows"]?.elements ?? [] }
    }

    private func text(_ page: TestPage) -> String {
        page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string ?? ""
    }

    /// Performs the commands of a row with a value in the place of its placeholder.
    private func perform(
        _ row: JSONNode, _ commands: String, value: String = "null", _ page: TestPage,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let list = try #require(row[commands]?.elements).map { JSONValue($0).line }.joined(separator: ", ")
        let answer = page.perform(list.replacing("\"$value\"", with: value))
        #expect(answer["revision"] != nil, "\(list)", sourceLocation: sourceLocation)
    }

    /// Chooses an option of a row, by its commands or the row's.
    private func choose(_ option: String, in title: String, of id: String, _ page: TestPage) throws {
        let row = try #require(try rows(of: id, page).first { $0["title"]?.string == title })
        let own = row["options"]?.elements?.first { $0["value"]?.string == option }
        try perform(own?["set"] == nil ? row : #require(own), "set", value: "\"\(option)\"", page)
    }
}
