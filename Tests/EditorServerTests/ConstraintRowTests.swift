import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("What the inspector shows of constraints") struct ConstraintRowTests {
    /// Returns a constraint of the document's label, or of its button.
    private func constraint(_ fields: String, of view: String = "lab-el-001") throws -> InspectedObject {
        var object = try InspectedObject(id: view)
        let made = object.page.perform(#"{"addConstraint": {"first": "\#(view)", \#(fields)}}"#)
        object.id = try #require(made["created"]?.texts?.first)
        return object
    }

    private func option(_ title: String, of row: String, _ object: InspectedObject) throws -> JSONNode {
        try #require(try object.row(row)["options"]?.elements?.first { $0["title"]?.string == title })
    }

    @Test("the items are named with their lines, which a menu changes")
    func items() throws {
        let object = try constraint(#""firstAttribute": "leading", "second": "superviewMargins", "constant": 4"#)
        #expect(try object.row("First Item")["value"]?.string == "Espresso.Leading")
        #expect(try object.row("Second Item")["value"]?.string == "Superview.Leading Margin")
        #expect(
            try object.titles(of: "First Item") == [
                "Leading", "Trailing", "Center X", "Relative to margin", "Respect language direction",
                "Reverse First And Second Item",
            ])
        #expect(try option("Leading", of: "First Item", object)["isOn"]?.bool == true)
        #expect(try option("Relative to margin", of: "Second Item", object)["isOn"]?.bool == true)
        try object.choose("Relative to margin", in: "Second Item")
        #expect(try object.row("Second Item")["value"]?.string == "Superview.Leading")
        try object.choose("Center X", in: "First Item")
        #expect(try object.row("First Item")["value"]?.string == "Espresso.Center X")
    }

    @Test("both items respect the direction of the language, or neither")
    func direction() throws {
        let object = try constraint(#""firstAttribute": "leading", "second": "superviewMargins""#)
        try object.choose("Respect language direction", in: "First Item")
        let line = object.line("constraint")
        #expect(line.contains(#"firstAttribute="left""#) && line.contains(#"secondAttribute="leftMargin""#))
        #expect(try object.titles(of: "First Item").prefix(2) == ["Left", "Right"])
        try object.choose("Respect language direction", in: "Second Item")
        #expect(object.line("constraint").contains(#"firstAttribute="leading""#))
    }

    @Test("exchanged items mean the same, and exchanged again are as before")
    func reversing() throws {
        let object = try constraint(
            #""firstAttribute": "leading", "relation": "greaterThanOrEqual", "second": "superview", "constant": 20"#)
        let before = object.line("constraint")
        try object.choose("Reverse First And Second Item", in: "First Item")
        let line = object.line("constraint")
        #expect(!line.contains("firstItem=") && line.contains(#"secondItem="lab-el-001""#))
        #expect(line.contains(#"relation="lessThanOrEqual""#) && line.contains(#"constant="-20""#))
        #expect(try object.row("First Item")["value"]?.string == "Superview.Leading")
        try object.choose("Reverse First And Second Item", in: "Second Item")
        #expect(object.line("constraint") == before)
    }

    @Test("a multiplier is inverted with its constant when the items are exchanged")
    func multipliers() throws {
        let object = try constraint(
            #""firstAttribute": "width", "second": "but-to-001", "multiplier": "2:1", "constant": 10"#)
        try object.choose("Reverse First And Second Item", in: "First Item")
        let line = object.line("constraint")
        #expect(line.contains(#"multiplier="1:2""#) && line.contains(#"constant="-5""#))
    }

    @Test("the constant may be the standard value, until it gets another")
    func standard() throws {
        let object = try constraint(
            #""firstAttribute": "top", "second": "lab-el-001", "secondAttribute": "bottom", "constant": 30"#,
            of: "but-to-001")
        object.send(try option("Use Standard Value", of: "Constant", object)["set"])
        #expect(object.line("constraint").contains(#"constant="8" symbolic="YES""#))
        #expect(try object.row("Constant")["placeholder"]?.string == "Standard")
        object.send(try object.row("Constant")["set"], ["$value": "12"])
        let line = object.line("constraint")
        #expect(line.contains(#"constant="12""#) && !line.contains("symbolic"))
        let size = try constraint(#""firstAttribute": "width", "constant": 30"#)
        #expect(try size.row("Constant")["options"] == nil)
        #expect(try !size.rows().contains { $0["title"]?.string == "Second Item" })
    }

    @Test("priorities have names, and nothing shows the type of a constraint")
    func priorities() throws {
        let object = try constraint(#""firstAttribute": "width", "constant": 30"#)
        try object.choose("High (750)", in: "Priority")
        #expect(object.line("constraint").contains(#"priority="750""#))
        let titles = try object.rows().compactMap { $0["title"]?.string }
        #expect(Set(titles).isDisjoint(with: ["Type", "Symbolic", "First Attribute", "Second Attribute"]))
    }

    @Test("a constraint shows itself in the Size inspector as well")
    func size() throws {
        let object = try constraint(#""firstAttribute": "width", "constant": 80"#)
        #expect(try object.row("Constant", "size")["value"]?.number == 80)
        #expect(try object.rows("size").map { $0["title"]?.string } == object.rows().map { $0["title"]?.string })
    }

    @Test("a view without constraints says how it is laid out, and has springs and struts")
    func layoutKind() throws {
        let object = try InspectedObject(id: "lab-el-001")
        #expect(try object.row("Layout", "size")["value"]?.string == "inferred")
        #expect(
            try object.row("Layout", "size")["options"]?.elements?.compactMap { $0["title"]?.string } == [
                "Inferred (Autoresizing Mask)", "Autoresizing Mask",
            ])
        #expect(try object.row("Flexible Right Margin", "size")["value"]?.bool == true)
        let before = object.text
        let choices = try #require(try object.row("Layout", "size")["options"]?.elements)
        object.send(choices[1]["set"])
        #expect(!object.line("label").contains("fixedFrame") && !object.line("label").contains("translates"))
        #expect(try object.row("Layout", "size")["value"]?.string == "mask")
        object.send(choices[0]["set"])
        #expect(object.text == before)
        _ = object.page.perform(
            #"{"addConstraint": {"first": "lab-el-001", "firstAttribute": "width", "constant": 80}}"#)
        #expect(
            try object.row("Layout", "size")["options"]?.elements?.first?["title"]?.string == "Inferred (Constraints)")
        #expect(try object.rows("size").allSatisfy { $0["title"]?.string != "Flexible Right Margin" })
    }

    @Test("an object has notes, which leave its text and look as they are and go with an empty text")
    func notes() throws {
        let object = try InspectedObject(id: "lab-el-001")
        let before = object.text
        #expect(try object.row("Notes", "identity")["value"]?.string == "")
        object.send(try object.row("Notes", "identity")["set"], ["$value": #""Ask Ada & Ben""#])
        #expect(try object.row("Notes", "identity")["value"]?.string == "Ask Ada & Ben")
        #expect(object.text.contains(#"<attributedString key="userComments">"#))
        #expect(object.text.contains(#"content="Ask Ada &amp; Ben""#))
        #expect(before.contains(object.line("label")), "the label itself is as it was")
        #expect(object.text.contains(#"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#))
        object.send(try object.row("Notes", "identity")["reset"])
        #expect(object.text == before)
    }
}
