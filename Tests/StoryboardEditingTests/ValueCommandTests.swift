import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that replace values") struct ValueCommandTests {
    @Test("a value is inserted in Apple's order, replaced in its place, and removed")
    func colors() throws {
        let put = try assertEdit(
            shop,
            .setValue(object: "box-vi-001", key: "backgroundColor", xml: #"<color systemColor="systemRedColor"/>"#)
        )
        #expect(put.node("box-vi-001").color(key: "backgroundColor") == .system("systemRedColor"))
        #expect(put.text.contains(#"<systemColor name="systemRedColor">"#))
        let replaced = try assertEdit(
            put.text, .setValue(object: "box-vi-001", key: "backgroundColor", xml: #"<color name="Roast"/>"#))
        #expect(replaced.node("box-vi-001").children.map(\.name) == ["rect", "color"])
        #expect(!replaced.text.contains("systemRedColor"))
        let gone = try assertEdit(replaced.text, .setValue(object: "box-vi-001", key: "backgroundColor"))
        #expect(gone.text == shop.replacing("<capability name=\"Safe", with: "<capability name=\"Safe"))
        try assertEdit(gone.text, .setValue(object: "box-vi-001", key: "backgroundColor"), diff: [])
    }

    @Test("a value that is the same already changes nothing")
    func same() throws {
        try assertEdit(
            shop,
            .setValue(
                object: "box-vi-001", key: "frame", xml: #"<rect height="100" x="16" y="160" width="100"/>"#), diff: [])
    }

    @Test("what is not a value of the object is an error")
    func refusals() throws {
        try assertRefused(
            shop, .setValue(object: "box-vi-001", key: "backgroundColor", xml: "<rect/>"),
            "'view' has no 'backgroundColor' that is a 'rect'")
        try assertRefused(
            shop, .setValue(object: "box-vi-001", key: "backgroundColor", xml: #"<color key="tintColor"/>"#),
            "the value has the key 'tintColor', not 'backgroundColor'", hint: "omit the key in the XML")
        try assertRefused(
            shop, .setValue(object: "lis-vc-001", key: "view"), "'view' is a separate object",
            hint: "use 'insert', 'move' or 'delete'")
        try assertRefused(
            shop, .setValue(object: "box-vi-001", key: "", xml: "<color/>"), "a value needs a key")
        try assertRefused(
            shop, .setValue(object: "box-vi-001", key: "tintColor", xml: "<color"),
            "the XML is not well formed: 1:7: the document ends inside the tag 'color'")
    }

    @Test(
        "numbers are spelled as Xcode spells them",
        arguments: [
            (193.0 / 3, "64.333333333333329"), (0.1, "0.10000000000000001"), (-0.5, "-0.5"), (7.5, "7.5"), (0, "0.0"),
            (148.0 / 255, "0.58039215686274515"), (20, "20"), (1 / 3.0, "0.33333333333333331"), (-12, "-12"),
            (0.999999999999999999, "1"), (1.1, "1.1000000000000001"), (0.01, "0.01"),
            (92.0 / 255, "0.36078431372549019"),
            (0.072, "0.071999999999999995"), (1e20, "1e+20"), (99.999999999999986, "99.999999999999986"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(value.xcodeSpelling == text)
        #expect(Double(text) == value)
    }
}
