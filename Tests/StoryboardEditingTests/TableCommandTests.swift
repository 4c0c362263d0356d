import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands for tables and their cells") struct TableCommandTests {
    private let sample = Fixture.sample.text

    private func cells(_ document: Document, of section: String) -> [Node] {
        document.node(section).child("cells").map { Array($0.children) } ?? []
    }

    @Test("a row more is a copy of the last one, below it")
    func moreRows() throws {
        let document = try assertEdit(sample, .setRowCount(object: "gPF-kV-f7d", count: 5))
        let rows = cells(document, of: "gPF-kV-f7d")
        let old = try Document(Array(sample.utf8))
        let before = cells(old, of: "gPF-kV-f7d")
        #expect(rows.count == 5 && rows.prefix(before.count).map { $0["id"] } == before.map { $0["id"] })
        #expect(rows.map { $0.frame?.y } == [18, 62, 106, 150, 194])
        let copy = rows[4]
        #expect(copy["style"] == rows[2]["style"] && copy["id"] != rows[2]["id"])
        let label = try #require(copy["textLabel"].flatMap { document.object($0) })
        #expect(label["text"] == rows[2]["textLabel"].flatMap { document.object($0) }?["text"])
        #expect(label.ancestor { $0 == copy } != nil)
        #expect(copy.child(key: "contentView")?["tableViewCell"] == copy["id"])
        #expect(try assertEdit(document.text, .setRowCount(object: "gPF-kV-f7d", count: before.count)).text == sample)
    }

    @Test("a row is deleted with what refers to it, and an equal count changes nothing")
    func fewerRows() throws {
        let document = try assertEdit(sample, .setRowCount(object: "gPF-kV-f7d", count: 1))
        #expect(cells(document, of: "gPF-kV-f7d").map { $0["id"] } == ["g3f-dc-t2u"])
        #expect(document.index.danglingIDs.isEmpty)
        try assertEdit(sample, .setRowCount(object: "gPF-kV-f7d", count: 3), diff: [])
        let none = try assertEdit(sample, .setRowCount(object: "gPF-kV-f7d", count: 0))
        #expect(none.node("gPF-kV-f7d").child("cells") == nil)
        let again = try assertEdit(none.text, .setRowCount(object: "gPF-kV-f7d", count: 2))
        #expect(cells(again, of: "gPF-kV-f7d").map { $0.frame?.y } == [18, 62])
    }

    @Test("a cell that is made higher keeps its height, and moves what is below")
    func height() throws {
        let document = try assertEdit(
            sample, .setFrame(object: "g3f-dc-t2u", x: 0, y: 18, width: 393, height: 60))
        #expect(document.node("g3f-dc-t2u")["rowHeight"] == "60")
        #expect(document.node("Rk4-Bn-Z4j").frame?.height == 60)
        #expect(cells(document, of: "gPF-kV-f7d").map { $0.frame?.y } == [18, 78, 122])
        let wider = try assertEdit(
            sample, .setFrame(object: "KLb-wI-jbf", x: 0, y: 50, width: 400, height: 64.333333333333329))
        #expect(wider.node("KLb-wI-jbf")["rowHeight"] == nil)
    }

    @Test("cells that are duplicated, deleted or moved keep standing one below the other")
    func rows() throws {
        let places = { (document: Document) in self.cells(document, of: "gPF-kV-f7d").map { $0.frame?.y } }
        let two = try assertEdit(sample, .duplicate(object: "g3f-dc-t2u"))
        #expect(places(two) == [18, 62, 106, 150])
        #expect(try places(assertEdit(sample, .delete(object: "g3f-dc-t2u"))) == [18, 62])
        let moved = try assertEdit(sample, .move(object: "g3f-dc-t2u", into: "gPF-kV-f7d"))
        #expect(cells(moved, of: "gPF-kV-f7d").last?["id"] == "g3f-dc-t2u" && places(moved) == [18, 62, 106])
        let swapped = try assertEdit(sample, .arrange(objects: ["g3f-dc-t2u"], to: "forward"))
        #expect(cells(swapped, of: "gPF-kV-f7d")[1]["id"] == "g3f-dc-t2u" && places(swapped) == [18, 62, 106])
    }

    @Test("sections are copied with their cells, and removed from the end")
    func sections() throws {
        let document = try assertEdit(sample, .setSectionCount(table: "pby-Np-ngn", count: 2))
        let rows = document.node("pby-Np-ngn").subtree.filter { $0.name == "tableViewCell" }
        // A footer and a header of 18 points each stand between them.
        #expect(rows.map { $0.frame?.y } == [18, 62, 106, 186, 230, 274])
        #expect(try assertEdit(document.text, .setSectionCount(table: "Yuj-w7-ntH", count: 1)).text == sample)
        let none = try assertEdit(sample, .setSectionCount(table: "pby-Np-ngn", count: 0))
        #expect(none.node("pby-Np-ngn").child("sections") == nil && none.index.danglingIDs.isEmpty)
    }

    @Test("a copied prototype has no reuse identifier, since identifiers are unique")
    func prototypes() throws {
        let document = try assertEdit(sample, .setPrototypeCount(table: "nef-n5-U5j", count: 2))
        let cells = document.node("nef-n5-U5j").child("prototypes").map { Array($0.children) } ?? []
        #expect(cells.map { $0["reuseIdentifier"] } == ["SessionCell", nil])
        #expect(cells[1].frame?.y == 50 + 64.333333333333329)
        #expect(try assertEdit(document.text, .setPrototypeCount(table: "uxo-6u-YJV", count: 1)).text == sample)
        let collection = Fixture("CollectionView.storyboard")
        let id = try #require(Document(collection.bytes).root.subtree.first { $0.name == "collectionView" }?["id"])
        let more = try assertEdit(collection.text, .setPrototypeCount(table: Address(id), count: 4))
        #expect(more.node(id).child("cells")?.children.filter { $0.name == "collectionViewCell" }.count == 4)
    }

    @Test("a header of a collection that is new gets room, which the cells below make for it")
    func collectionHeader() throws {
        let sample = Fixture("CollectionView.storyboard").text
        let id = try #require(Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionView" }?["id"])
        let bare = sample.replacing(
            try Regex(#"<collectionReusableView.*</collectionReusableView>\s*"#).dotMatchesNewlines(), with: "")
        let new = try assertEdit(bare, .addObject(item: "collectionReusableView", into: Address(id)))
        let header = try #require(new.node(id).children.first { $0.name == "collectionReusableView" })
        #expect(header["key"] == "sectionHeaderView" && header.frame?.height == 50 && header.frame?.y == 0)
        let layout = try #require(new.node(id).child(key: "collectionViewLayout"))
        let size = try #require(layout.child("size", key: "headerReferenceSize"))
        #expect((size.number("height") ?? 0) >= 50 && (size.number("width") ?? 0) > 0)
        let cells = new.node(id).child("cells")?.children.compactMap(\.frame) ?? []
        #expect(cells.allSatisfy { $0.y >= size.number("height") ?? 0 })
    }

    @Test("a section's header and footer come and go with their room, and stay where the cells end")
    func supplements() throws {
        let sample = Fixture("CollectionView.storyboard").text
        let id = try #require(Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionView" }?["id"])
        func frame(_ key: String, _ document: Document) -> [Double]? {
            document.node(id).child("collectionReusableView", key: key)?.frame.map { [$0.y, $0.height] }
        }
        let footed = try assertEdit(
            sample, .setSectionSupplement(collection: Address(id), kind: "footer", isOn: true))
        #expect(frame("sectionFooterView", footed) == [190, 50])
        let layout = try #require(footed.node(id).child(key: "collectionViewLayout")?["id"])
        let more = try assertEdit(
            footed.text, .setPrototypeCount(table: Address(id), count: 4),
            .setValue(object: Address(layout), key: "footerReferenceSize", value: size(60, 70)))
        #expect(frame("sectionFooterView", more) == [314, 70])
        let bare = try assertEdit(
            more.text, .setSectionSupplement(collection: Address(id), kind: "header", isOn: false))
        #expect(frame("sectionHeaderView", bare) == nil && frame("sectionFooterView", bare) == [264, 70])
        #expect(bare.node(id).child("cells")?.children.first { _ in true }?.frame?.y == 14)
        let back = try assertEdit(
            bare.text, .setSectionSupplement(collection: Address(id), kind: "header", isOn: true))
        #expect(frame("sectionHeaderView", back) == [0, 50] && frame("sectionFooterView", back) == [314, 70])
        try assertEdit(
            back.text, .setSectionSupplement(collection: Address(id), kind: "header", isOn: true), diff: [])
        try assertRefused(
            sample, .setSectionSupplement(collection: Address(id), kind: "side", isOn: true),
            "a section has no 'side'")
    }

    @Test("a header that is resized has its height from the layout, and the cells move")
    func resizedHeader() throws {
        let sample = Fixture("CollectionView.storyboard").text
        let id = try #require(Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionView" }?["id"])
        let header = try #require(
            Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionReusableView" }?["id"])
        let high = try assertEdit(sample, .setFrame(object: Address(header), x: 7, y: 9, width: 100, height: 80))
        let layout = try #require(high.node(id).child(key: "collectionViewLayout"))
        let size = try #require(layout.child("size", key: "headerReferenceSize"))
        #expect(size["width"] == "50" && size["height"] == "80")
        let frame = try #require(high.node(header).frame)
        #expect([frame.x, frame.y, frame.width, frame.height] == [0, 0, high.node(id).frame?.width, 80])
        #expect(high.node(id).child("cells")?.children.first { _ in true }?.frame?.y == 94)
    }

    private func size(_ width: Double, _ height: Double) -> DocumentValue {
        var value = DocumentValue()
        value.size = [width, height]
        return value
    }

    @Test("a collection's layout can be one of the app's, and a flow layout again, with the same id")
    func layouts() throws {
        let sample = Fixture("CollectionView.storyboard").text
        let id = try #require(Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionView" }?["id"])
        let custom = try assertEdit(sample, .setCollectionLayout(collection: Address(id), kind: "custom"))
        let own = try #require(custom.node(id).child("collectionViewLayout", key: "collectionViewLayout"))
        let flow = try assertEdit(
            custom.text, .setCollectionLayout(collection: Address(id), kind: "flow"))
        let layout = try #require(flow.node(id).child("collectionViewFlowLayout", key: "collectionViewLayout"))
        #expect(layout["id"] == own["id"] && layout.child("size", key: "itemSize")?["width"] == "112")
        #expect(flow.node(id).child("cells")?.children.first { _ in true }?.frame?.y == 50)
        try assertRefused(
            sample, .setCollectionLayout(collection: Address(id), kind: "grid"), "there is no layout 'grid'")
    }

    @Test("a flow layout that takes the place of one of the app's has the sizes that header, footer and cells have")
    func sizesAfterCustomLayout() throws {
        let sample = Fixture("CollectionView.storyboard").text
        let id = try #require(Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionView" }?["id"])
        let header = try #require(
            Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionReusableView" }?["id"])
        let high = try assertEdit(
            sample, .setSectionSupplement(collection: Address(id), kind: "footer", isOn: true),
            .setFrame(object: Address(header), x: 0, y: 0, width: 100, height: 88))
        let custom = try assertEdit(high.text, .setCollectionLayout(collection: Address(id), kind: "custom"))
        let flow = try assertEdit(custom.text, .setCollectionLayout(collection: Address(id), kind: "flow"))
        let layout = try #require(flow.node(id).child(key: "collectionViewLayout"))
        for (key, height) in [("headerReferenceSize", "88"), ("footerReferenceSize", "50")] {
            let size = try #require(layout.child("size", key: key))
            #expect([size["width"], size["height"]] == ["50", height])
        }
        #expect(flow.node(header).frame?.height == 88)
        let bare = sample.replacing(
            try Regex(#"<collectionReusableView.*</collectionReusableView>\s*"#).dotMatchesNewlines(), with: "")
        let without = try assertEdit(
            try assertEdit(bare, .setCollectionLayout(collection: Address(id), kind: "custom")).text,
            .setCollectionLayout(collection: Address(id), kind: "flow"))
        let size = without.node(id).child(key: "collectionViewLayout")?.child("size", key: "headerReferenceSize")
        #expect([size?["width"], size?["height"]] == ["0.0", "0.0"])
    }

    @Test("a collection's cells are laid out again when one is added, removed, moved or resized")
    func collection() throws {
        let sample = Fixture("CollectionView.storyboard").text
        let id = try #require(Document(Array(sample.utf8)).root.subtree.first { $0.name == "collectionView" }?["id"])
        func places(_ document: Document) -> [[Double]] {
            let cells = document.node(id).child("cells").map { Array($0.children) } ?? []
            return cells.compactMap(\.frame).map { [$0.x, $0.y] }
        }
        let (first, second) = ("Bul-Gz-qBv", "PXx-Dg-xQU")
        let swapped = try assertEdit(sample, .move(object: Address(second), into: Address(id), before: Address(first)))
        #expect(places(swapped) == [[16, 64], [140.5, 64]])
        #expect(swapped.node(second).frame?.x == 16)
        let four = try assertEdit(sample, .setPrototypeCount(table: Address(id), count: 4))
        #expect(places(four) == [[16, 64], [140.5, 64], [265, 64], [16, 188]])
        #expect(try places(assertEdit(sample, .delete(object: Address(first)))) == [[16, 64]])
        let new = try assertEdit(
            sample, .addObject(item: "collectionViewCell", into: Address(id), before: Address(second)))
        #expect(places(new) == [[16, 64], [140.5, 64], [265, 64]] && new.node(second).frame?.x == 265)
        let wide = try assertEdit(
            sample, .setFrame(object: Address(first), x: 0, y: 0, width: 300, height: 80))
        #expect(places(wide) == [[46.5, 64], [16, 156]])
        #expect(wide.node(first).child("size", key: "customSize")?["width"] == "300")
        #expect(wide.node("ZwR-Ba-CbB").frame?.width == 300)
    }

    @Test("impossible counts are errors")
    func refusals() throws {
        try assertRefused(sample, .setRowCount(object: "gPF-kV-f7d", count: -1), "there cannot be -1 of them")
        try assertRefused(
            sample, .setRowCount(object: "gPF-kV-f7d", count: 201), "there cannot be 201 of them", hint: "from 0 to 200"
        )
        try assertRefused(
            sample, .setRowCount(object: "g3f-dc-t2u", count: 1), "'Table View Cell' is not a section of a static table"
        )
        try assertRefused(
            sample, .setSectionCount(table: "nef-n5-U5j", count: 1),
            "'Table View' is not a static table and has no sections")
        try assertRefused(
            sample, .setPrototypeCount(table: "pby-Np-ngn", count: 1),
            "'Table View' is static and has no prototype cells")
        try assertRefused(
            sample, .setPrototypeCount(table: "g3f-dc-t2u", count: 1),
            "'Table View Cell' is not a table or collection view")
    }

    @Test("a table that becomes static moves its prototypes into a section, with at least three cells")
    func makingStatic() throws {
        let document = try assertEdit(sample, .setTableContent(table: "nef-n5-U5j", mode: "static"))
        let table = document.node("nef-n5-U5j")
        #expect(table["dataMode"] == "static" && table.child("prototypes") == nil)
        let rows = table.child("sections")?.child("tableViewSection")?.child("cells").map { Array($0.children) } ?? []
        #expect(rows.count == 3 && rows.first?["id"] == "KLb-wI-jbf")
        #expect(document.index.danglingIDs.isEmpty)
        let back = try assertEdit(document.text, .setTableContent(table: "uxo-6u-YJV", mode: "prototypes"))
        #expect(back.node("nef-n5-U5j").child("prototypes")?.children.reduce(0) { count, _ in count + 1 } == 3)
        #expect(back.node("nef-n5-U5j").child("sections") == nil)
        try assertEdit(sample, .setTableContent(table: "nef-n5-U5j", mode: "prototypes"), diff: [])
        try assertRefused(
            sample, .setTableContent(table: "nef-n5-U5j", mode: "dynamic"), "a table cannot be 'dynamic'",
            hint: "choose one of: prototypes, static")
        let loose = try assertEdit(shop, .addObject(item: "tableView", into: "lis-vi-001"))
        let other = try #require(loose.node("lis-vi-001").subtree.first { $0.name == "tableView" }?["id"])
        try assertRefused(
            loose.text, .setTableContent(table: Address(other), mode: "static"),
            "only the table of a table view controller can be static")
    }

    @Test("a cell gets the texts of its style, as Xcode writes them, and keeps those that it has")
    func styles() throws {
        let custom = try assertEdit(
            sample, .setRowCount(object: "gPF-kV-f7d", count: 0), .setRowCount(object: "gPF-kV-f7d", count: 1))
        let cell = try #require(cells(custom, of: "gPF-kV-f7d").first?["id"])
        let right = try assertEdit(custom.text, .setCellStyle(cell: Address(cell), style: "rightDetail"))
        let title = try #require(right.node(cell)["textLabel"])
        let detail = try #require(right.node(cell)["detailTextLabel"])
        #expect(right.node(cell)["style"] == "IBUITableViewCellStyleValue1")
        let labels = right.node(cell).child(key: "contentView")?.child("subviews").map { Array($0.children) } ?? []
        #expect(labels.map { $0["id"] } == [title, detail] && labels.map { $0["text"] } == ["Title", "Detail"])
        // Just like the label that the sample has there, but for its words and measures.
        let attributes = { (node: Node) in
            node.attributes.map { "\($0.name)=\($0.value)" }.filter { !$0.hasPrefix("text=") && !$0.hasPrefix("id=") }
        }
        let old = try Document(Array(sample.utf8))
        #expect(attributes(right.node(detail)) == attributes(old.node("z3G-Li-bhR")))
        #expect(right.node(detail).children.map(\.name) == old.node("z3G-Li-bhR").children.map(\.name))
        #expect(right.node(detail).color(key: "textColor") == .system("secondaryLabelColor"))

        let subtitle = try assertEdit(right.text, .setCellStyle(cell: Address(cell), style: "subtitle"))
        #expect(subtitle.node(cell)["detailTextLabel"] == detail)
        #expect(subtitle.node(detail).frame?.y == 25.5 && subtitle.node(detail)["textAlignment"] == "natural")
        #expect(subtitle.node(detail).child(key: "textColor")?.name == "nil")
        let basic = try assertEdit(subtitle.text, .setCellStyle(cell: Address(cell), style: "basic"))
        #expect(basic.node(cell)["detailTextLabel"] == nil && basic.object(detail) == nil)
        #expect(basic.node(title).frame == DocumentRect(x: 16, y: 0, width: 361, height: 44))
        #expect(try assertEdit(basic.text, .setCellStyle(cell: Address(cell), style: "custom")).text == custom.text)
    }

    @Test("an accessory reduces the width of the content and its labels, and removing it restores them")
    func accessories() throws {
        let with = try assertEdit(
            sample, .set(object: "g3f-dc-t2u", attribute: "accessoryType", value: "disclosureIndicator"))
        // As wide as Xcode stores it for the sample's first cell.
        #expect(with.text.contains(#"<rect key="frame" x="0.0" y="0.0" width="362.66666666666669" height="44"/>"#))
        let detail = try #require(with.node("z3G-Li-bhR").frame)
        #expect(abs(detail.x + detail.width - 354.67) < 0.01)
        let without = try assertEdit(with.text, .removeAttribute(object: "g3f-dc-t2u", attribute: "accessoryType"))
        #expect(without.node("Rk4-Bn-Z4j").frame?.width == 393)
        #expect(abs(without.node("z3G-Li-bhR").frame!.x - 254.33) < 0.01)
        let custom = try assertEdit(
            sample, .set(object: "KLb-wI-jbf", attribute: "accessoryType", value: "none"),
            .set(object: "KLb-wI-jbf", attribute: "accessoryType", value: "disclosureIndicator"))
        #expect(custom.node("Wb3-Qj-tpA").frame?.width == 362.66666666666669)
    }

    @Test("unknown styles, and objects without styles, are errors")
    func styleRefusals() throws {
        try assertRefused(
            sample, .setCellStyle(cell: "g3f-dc-t2u", style: "fancy"), "there is no cell style 'fancy'",
            hint: "choose one of: custom, basic, rightDetail, leftDetail, subtitle")
        try assertRefused(
            sample, .setCellStyle(cell: "gPF-kV-f7d", style: "basic"), "'Table View Section' is not a table view cell")
        try assertRefused(
            shop, .setTableContent(table: "lis-vc-001", mode: "static"), "'List' is not a table or collection view")
    }
}
