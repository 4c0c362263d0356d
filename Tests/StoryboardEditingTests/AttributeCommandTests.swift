import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that set attributes and texts") struct AttributeCommandTests {
    @Test("a new value changes the attribute's text and nothing else")
    func setting() throws {
        try assertEdit(
            shop, .set(object: "lab-el-001", attribute: "text", value: "Tea & \"more\""),
            diff: [
                #"- <label text="Beans" id="lab-el-001">"#,
                #"+ <label text="Tea &amp; &quot;more&quot;" id="lab-el-001">"#,
            ])
    }

    @Test("a new attribute is inserted in Apple's order, an unknown one before the id")
    func order() throws {
        try assertEdit(
            shop, .set(object: "lab-el-001", attribute: "numberOfLines", value: "0"),
            .set(object: "lab-el-001", attribute: "contentMode", value: "left"),
            .set(object: "lab-el-001", attribute: "sparkle", value: "1"),
            diff: [
                #"- <label text="Beans" id="lab-el-001">"#,
                #"+ <label contentMode="left" text="Beans" numberOfLines="0" sparkle="1" id="lab-el-001">"#,
            ])
    }

    @Test("a number that is none, or farther than any view, is refused")
    func numbers() throws {
        try assertRefused(
            shop, .set(object: "con-st-001", attribute: "constant", value: "1e19"),
            "'constant' of a 'constraint' cannot have the number 1e+19")
        for value in ["nan", "1e400", "wide"] {
            try assertRefused(
                shop, .set(object: "con-st-001", attribute: "constant", value: value),
                "'constant' of a 'constraint' cannot be '\(value)'", hint: "expected a number")
        }
    }

    @Test("a value that stands there already changes nothing")
    func sameValue() throws {
        let document = try assertEdit(shop, .set(object: "lab-el-001", attribute: "text", value: "Beans"), diff: [])
        #expect(document.node("lab-el-001")["text"] == "Beans")
    }

    @Test("an attribute with its default value is left out")
    func defaults() throws {
        try assertEdit(shop, .set(object: "con-st-001", attribute: "constant", value: "0"), diff: [])
        try assertEdit(shop, .set(object: "con-st-001", attribute: "priority", value: "1000"), diff: [])
        try assertEdit(
            shop, .set(object: "con-st-002", attribute: "constant", value: "0"),
            diff: [
                #"- <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-st-002"/>"#,
                #"+ <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" id="con-st-002"/>"#,
            ])
    }

    @Test("an attribute is removed; a missing one changes nothing")
    func removing() throws {
        try assertEdit(
            shop, .removeAttribute(object: "lab-el-001", attribute: "text"),
            .removeAttribute(object: "lab-el-001", attribute: "nope"),
            diff: [#"- <label text="Beans" id="lab-el-001">"#, #"+ <label id="lab-el-001">"#])
    }

    @Test("a text of several lines becomes a string element, and an attribute again")
    func severalLines() throws {
        let long = try assertEdit(
            shop, .set(object: "lab-el-001", attribute: "text", value: "One\nTwo"),
            diff: [
                #"-                             <label text="Beans" id="lab-el-001">"#,
                #"+                             <label id="lab-el-001">"#,
                #"+                                 <string key="text">One"#, "+ Two</string>",
            ])
        #expect(long.node("lab-el-001").text("text") == "One\nTwo")
        #expect(long.node("lab-el-001").displayName == "One")
        try assertEdit(long.text, .set(object: "lab-el-001", attribute: "text", value: "One\nTwo"), diff: [])
        let again = try assertEdit(long.text, .set(object: "lab-el-001", attribute: "text", value: "Beans"))
        #expect(again.text == shop)
        let removed = try assertEdit(long.text, .removeAttribute(object: "lab-el-001", attribute: "text"))
        #expect(removed.node("lab-el-001").text("text") == nil)
    }

    @Test("a long text becomes a string element")
    func longText() throws {
        let text = String(repeating: "bean ", count: 30)
        let document = try assertEdit(shop, .set(object: "lab-el-001", attribute: "text", value: text))
        #expect(document.node("lab-el-001")["text"] == nil)
        #expect(document.node("lab-el-001").child("string", key: "text")?.text == text)
    }

    @Test(
        "the text of a string element is replaced, white space and all",
        arguments: ["New", "", "  ", " a\n b ", "<&>\"'", "\t"])
    func settingText(text: String) throws {
        let source = shop.replacing(
            #"<label text="Beans" id="lab-el-001">"#, with: #"<label id="lab-el-001"><string key="text"> old </string>"#
        )
        let document = try assertEdit(source, .setText(object: "lab-el-001/string[text]", text: text))
        #expect(document.node("lab-el-001").text("text") == text)
        let blank = source.replacing("> old <", with: ">   <")
        #expect(
            try assertEdit(blank, .setText(object: "lab-el-001/string", text: text)).node("lab-el-001").text("text")
                == text)
    }

    @Test("text cannot replace the content of an element, nor be where none belongs")
    func textInTheWrongPlace() throws {
        let hint = "set an attribute, or use a 'string' element"
        try assertRefused(shop, .setText(object: "lis-vi-001", text: "x"), "'view' contains no text", hint: hint)
        try assertRefused(shop, .setText(object: "lab-el-001/rect", text: "x"), "'rect' contains no text", hint: hint)
    }

    @Test("unusual names, values and places are errors with a reason")
    func refusals() throws {
        try assertRefused(
            shop, .set(object: "nobody", attribute: "text", value: "x"), "there is no object 'nobody' in the document",
            hint: "`storyboard outline` lists the ids")
        try assertRefused(
            shop, .set(object: "lab-el-001", attribute: "a b", value: "x"), "'a b' cannot be the name of an attribute")
        try assertRefused(
            shop, .set(object: "lab-el-001", attribute: "", value: "x"), "'' cannot be the name of an attribute")
        try assertRefused(
            shop, .set(object: "lab-el-001", attribute: "text", value: "\u{0}"),
            "the value of 'text' contains a character that XML does not allow")
        try assertRefused(
            shop, .set(object: "out-le-001", attribute: "destination", value: "gone"),
            "there is no object 'gone' in the document")
        try assertRefused(
            shop, .removeAttribute(object: "lab-el-001", attribute: "id"), "an object cannot be without its 'id'")
        try assertRefused(
            shop, .set(object: "lab-el-001", attribute: "id", value: "but-to-001"),
            "the id 'but-to-001' is already in use")
        try assertRefused(
            shop, .set(object: "lab-el-001/rect", attribute: "id", value: "but-to-001"),
            "the id 'but-to-001' is already in use")
        try assertRefused(shop, .set(object: "lis-sc-001", attribute: "sceneID", value: ""), "an id cannot be empty")
    }

    @Test("setting an id changes its references")
    func settingIDs() throws {
        let document = try assertEdit(shop, .set(object: "lab-el-001", attribute: "id", value: "new-id-001"))
        #expect(document.text == shop.replacing("lab-el-001", with: "new-id-001"))
        let nameless = shop.replacing(#" id="act-io-002""#, with: "")
        let named = try assertEdit(
            nameless, .set(object: "tap-ge-001/connections/action", attribute: "id", value: "act-io-002"))
        #expect(named.text == shop)
    }

    @Test("a new title changes the comment before the scene, whatever caused it")
    func comments() throws {
        try assertEdit(
            shop, .set(object: "lis-vc-001", attribute: "title", value: "Menu -- all"),
            diff: [
                "- <!--List-->",
                #"-         <viewController storyboardIdentifier="List" title="List" id="lis-vc-001" sceneMemberID="viewController">"#,
                "+ <!--Menu - - all-->",
                #"+         <viewController storyboardIdentifier="List" title="Menu -- all" id="lis-vc-001" sceneMemberID="viewController">"#,
            ])
        let titled = try assertEdit(shop, .set(object: "det-ni-001", attribute: "title", value: "Detail"))
        #expect(titled.text.contains("<!--Detail-->\n        <scene sceneID=\"det-sc-001\">"))
        let untitled = try assertEdit(titled.text, .delete(object: "det-ni-001"))
        #expect(untitled.text.contains("<!--Detail View Controller-->"))
        let tab = #"<tabBarItem key="tabBarItem" title="Shop"/>"#
        #expect(try assertEdit(shop, .insert(into: "det-vc-001", xml: tab)).text.contains("<!--Shop-->"))
    }

    @Test("a comment with another text is kept while the title is")
    func foreignComment() throws {
        let source = shop.replacing("<!--List-->", with: "<!--by hand-->")
        let document = try assertEdit(source, .set(object: "lis-vc-001", attribute: "sparkle", value: "1"))
        #expect(document.text.contains("<!--by hand-->"))
    }

    @Test("capabilities come and go with what needs them, in the order of their names")
    func capabilities() throws {
        let ratio = #"+ <capability name="Constraints with non-1.0 multipliers" minToolsVersion="5.1"/>"#
        let old = shop.replacing("toolsVersion=\"23504\"", with: "toolsVersion=\"12120\"")
        let change = Command.set(object: "con-st-002", attribute: "multiplier", value: "0.5")
        let added = try assertEdit(old, change)
        #expect(differingLines(old, added.text).contains { $0.hasSuffix(String(ratio.dropFirst(2))) })
        let lines = added.root.child("dependencies")?.children.compactMap { $0["name"] }
        #expect(
            lines == [
                "Constraints with non-1.0 multipliers", "Safe area layout guides",
                "documents saved in the Xcode 8 format",
            ])
        #expect(try assertEdit(added.text, .removeAttribute(object: "con-st-002", attribute: "multiplier")).text == old)
        // Newer tools don't say what every tool since Xcode 8 knows.
        #expect(try !assertEdit(shop, change).text.contains("non-1.0"))
        let named = #"<color key="backgroundColor" name="Roast"/>"#
        let colored = try assertEdit(shop, .insert(into: "lis-vi-001", xml: named))
        #expect(colored.text.contains(#"<capability name="Named colors" minToolsVersion="9.0"/>"#))
        #expect(try !assertEdit(shop, .delete(object: "lis-sa-001")).text.contains("Safe area layout guides"))
    }

    @Test("resources come and go with what uses them, by kind and name")
    func resources() throws {
        let image = #"<imageView image="bean" id="ima-ge-001"/>"#
        let star = #"<imageView image="star" catalog="system" id="ima-ge-002"/>"#
        let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
        let document = try assertEdit(
            shop, .insert(into: "lis-vi-001", xml: star), .insert(into: "lis-vi-001", xml: image),
            .insert(into: "box-vi-001", xml: color),
            .insert(into: "lis-vi-001", xml: #"<color key="tintColor" name="Roast"/>"#))
        #expect(
            document.root.child("resources")?.children.map { "\($0.name) \($0["name"] ?? "")" } == [
                "image bean", "image star", "namedColor Roast", "systemColor systemRedColor",
            ])
        #expect(document.text.contains(#"<image name="star" catalog="system" width="128" height="128"/>"#))
        #expect(
            document.text.contains(#"<capability name="System colors in document resources" minToolsVersion="11.0"/>"#))
        let asset = try assertEdit(
            document.text, .removeAttribute(object: "ima-ge-002", attribute: "catalog"))
        #expect(asset.text.contains(#"<image name="star" width="16" height="16"/>"#))
        let symbol = try assertEdit(asset.text, .set(object: "ima-ge-002", attribute: "catalog", value: "system"))
        #expect(symbol.text == document.text)
        let renamed = try assertEdit(document.text, .set(object: "ima-ge-001", attribute: "image", value: "zebra"))
        #expect(renamed.resources.filter { $0.kind == .image }.map(\.name) == ["star", "zebra"])
        let empty = try assertEdit(
            document.text, .delete(object: "ima-ge-001"), .delete(object: "ima-ge-002"),
            .delete(object: "box-vi-001/color"),
            .delete(object: "lis-vi-001/color"))
        #expect(empty.text == shop)
        try assertRefused(
            document.text, .delete(object: "document/resources/image[1]"), "'bean' is in use",
            hint: "it is removed with its last use")
        try assertEdit(shop, .insert(into: "lis-vi-001", xml: image), .delete(object: "ima-ge-001"), text: shop)
    }
}

extension Document {
    var text: String { String(decoding: write(), as: UTF8.self) }

    /// The object with an id; a test that asks for one that is not there is wrong.
    func node(_ id: String) -> Node {
        guard let node = object(id) else { fatalError("there is no object '\(id)'") }
        return node
    }
}
