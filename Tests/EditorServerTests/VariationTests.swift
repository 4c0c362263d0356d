import FileAccess
import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("What the inspectors show of size classes") struct VariationTests {
    private let key = "heightClass=compact-widthClass=regular"

    @Test("every row that may vary accepts a variation, which is shown below it, edited and removed")
    func introducing() throws {
        let page = TestEditor().page()
        page.open()
        let stack = try add("horizontalStackView", to: page)
        let image = try add("imageView", to: page)
        page.perform(#"{"set": {"object": "\#(image)", "attribute": "image", "value": "bean"}}"#)
        let made = page.perform(
            #"{"addConstraint": {"first": "lab-el-001", "firstAttribute": "top", "second": "superview", "constant": 7}}"#
        )
        let constraint = try #require(made["created"]?.texts?.first)
        page.perform(
            #"{"setValue": {"object": "lab-el-001", "key": "layoutMargins", "value": {"insets": [1, 2, 3, 4]}}}"#)
        let before = text(page)
        var titles: Set<String> = []
        for id in ["lab-el-001", "but-to-001", stack, image, constraint] {
            for row in try rows(of: id, page) where row["vary"] != nil {
                let title = try #require(row["title"]?.string)
                titles.insert(title)
                #expect(page.perform(varied(row))["error"] == nil, "\(title)")
                let all = try rows(of: id, page)
                let at = try #require(
                    all.firstIndex { $0["title"]?.string == title && $0["control"]?.string == row["control"]?.string })
                let variation = all[at + 1]
                #expect(variation["variation"]?["title"]?.string == "wR hC", "\(title)")
                #expect(variation["title"]?.string == title && variation["control"]?.string == row["control"]?.string)
                // Where nothing is said, it begins with what that stands for.
                let isSilent = row["value"]?.isNull != false
                #expect(
                    isSilent || variation["value"].map { JSONValue($0) } == row["value"].map { JSONValue($0) },
                    "\(title) begins alike"
                )
                #expect(variation["vary"] == nil && variation["set"] != nil)
                #expect(page.perform(commands(variation["reset"]))["error"] == nil)
                #expect(text(page) == before, "\(title)")
            }
        }
        #expect(
            titles.isSuperset(of: [
                "Font", "Color", "Background", "Hidden", "Alpha", "Axis", "Spacing", "Alignment", "Distribution",
                "Image",
                "Constant", "Installed", "Margins",
            ]))
    }

    @Test("a view that is uninstalled for some traits is installed for others")
    func installed() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let before = text(page)
        let row = try #require(try rows(of: "lab-el-001", page).first { $0["title"]?.string == "Installed" })
        page.perform(varied(row))
        let variation = try #require(try rows(of: "lab-el-001", page).last { $0["title"]?.string == "Installed" })
        page.perform(commands(variation["set"]))
        #expect(text(page)?.contains(#"<exclude reference="lab-el-001"/>"#) == true)
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        editor.runLater()
        #expect(shown(page) == true)
        // The only phones that are wide and low at once are the large ones, turned.
        page.ask("view", #""document": "Shop.storyboard", "device": "retina6_7", "orientation": "landscape""#)
        editor.runLater()
        #expect(shown(page) == false)
        page.ask("undo", #""document": "Shop.storyboard""#)
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(text(page) == before)
    }

    @Test("several objects vary as one, where all of them may")
    func several() throws {
        let page = TestEditor().page()
        page.open()
        let rows = try rows(of: #"lab-el-001", "but-to-001"#, page)
        let font = try #require(rows.first { $0["title"]?.string == "Alpha" })
        #expect(font["vary"]?.elements?.count == 2)
        page.perform(varied(font))
        let both = try self.rows(of: #"lab-el-001", "but-to-001"#, page).filter { $0["title"]?.string == "Alpha" }
        #expect(both.count == 2 && both.last?["set"]?.elements?.count == 2)
        // What only one of them has is not shown for both.
        page.perform(commands(try self.rows(of: "but-to-001", page).first { $0["variation"] != nil }?["reset"]))
        #expect(
            try self.rows(of: #"lab-el-001", "but-to-001"#, page).allSatisfy { $0["variation"] == nil })
    }

    @Test("a page gets the traits of variations, and the size classes of every device")
    func hello() throws {
        let editor = TestEditor()
        let hello = try #require(editor.page().takeEvents("hello").first)
        #expect(
            hello["traits"]?.elements?.compactMap { $0["title"]?.string } == ["Width", "Height", "Gamut", "Idiom"])
        let phone = hello["devices"]?.elements?.first { $0["id"]?.string == "retina6_12" }
        let classes = phone?["traits"]?.elements?.map { ($0["widthClass"]?.string, $0["heightClass"]?.string) } ?? []
        #expect(classes.count == 2 && classes[0] == ("compact", "regular") && classes[1] == ("compact", "compact"))
    }

    // MARK: Helpers

    private func add(_ item: String, to page: TestPage) throws -> String {
        let made = page.perform(#"{"addObject": {"item": "\#(item)", "into": "sho-vi-001", "x": 10, "y": 300}}"#)
        return try #require(made["created"]?.texts?.first)
    }

    private func text(_ page: TestPage) -> String? {
        page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string
    }

    private func rows(of ids: String, _ page: TestPage) throws -> [JSONNode] {
        let answer = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(ids)"]"#)
        let tabs = try #require(answer["inspection"]?["tabs"])
        return ["attributes", "size"].flatMap { tab in
            (tabs[tab]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
        }
    }

    private func commands(_ node: JSONNode?) -> String {
        (node?.elements ?? []).map { JSONValue($0).line }.joined(separator: ", ")
    }

    /// The commands of a row's `vary`, with the traits added as the page does it.
    private func varied(_ row: JSONNode) -> String {
        (row["vary"]?.elements ?? []).flatMap { $0.members ?? [] }.map { member in
            var fields = (member.value.members ?? []).map { JSONMember(key: $0.key, value: JSONValue($0.value)) }
            fields.append(JSONMember(key: "traits", value: .string(key)))
            return JSONValue.object([JSONMember(key: member.key, value: .object(fields))]).line
        }.joined(separator: ", ")
    }

    private func shown(_ page: TestPage) -> Bool? {
        page.takeEvents("stage").last?["stage"]?["frames"]?.elements?.contains {
            $0.elements?.first?.string == "lab-el-001"
        }
    }
}
