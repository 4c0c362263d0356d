import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Texts with attributes") struct AttributedTextTests {
    private func run(_ text: String, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
        var run = TextRun(text: text)
        change(&run)
        return run
    }

    @Test("a text becomes runs as Xcode writes them, and a plain one again with its words and look")
    func kinds() throws {
        let made = try assertEdit(
            shop,
            .setAttributedText(
                object: "lab-el-001", key: "attributedText",
                runs: [
                    run("Two ") {
                        $0.font = DocumentValue.Font(weight: "regular", size: 17)
                        $0.alignment = "center"
                    },
                    run("beans") {
                        $0.font = DocumentValue.Font(weight: "semibold", size: 20)
                        $0.color = DocumentValue.Color(system: "labelColor")
                        $0.underline = TextRun.Line()
                        $0.alignment = "center"
                        $0.lineSpacing = 2.5
                    },
                ]))
        let style =
            #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural""#
        for part in [
            #"usesAttributedText="YES""#, #"<fragment content="Two ">"#,
            #"<font key="NSFont" metaFont="system" size="17"/>"#,
            "\(style)/>", #"<color key="NSColor" systemColor="labelColor"/>"#,
            #"<font key="NSFont" metaFont="systemSemibold" size="20"/>"#, #"<integer key="NSUnderline" value="1"/>"#,
            #"\#(style) lineSpacing="2.5"/>"#, #"<systemColor name="labelColor">"#,
        ] { #expect(made.text.contains(part), "\(part)") }
        #expect(made.node("lab-el-001")["text"] == nil)
        let plain = try assertEdit(made.text, .setAttributedText(object: "lab-el-001", key: "attributedText"))
        let label = plain.node("lab-el-001")
        #expect(label["text"] == "Two beans" && label["textAlignment"] == "center" && !label.has("usesAttributedText"))
        #expect(label.child("fontDescription")?["pointSize"] == "17")
        try assertEdit(plain.text, .setAttributedText(object: "lab-el-001", key: "attributedText"), diff: [])
    }

    @Test("what a run has beyond font, color and paragraph stays with those that are like it")
    func likeness() throws {
        let kerned = shop.replacing(
            #"<rect key="frame" x="16" y="80" width="42" height="21"/>"#,
            with: #"""
                <rect key="frame" x="16" y="80" width="42" height="21"/><attributedString key="attributedText">\#
                <fragment content="Tea"><attributes><real key="NSObliqueness" value="2.5"/></attributes></fragment></attributedString>
                """#)
        let made = try assertEdit(
            kerned,
            .setAttributedText(
                object: "lab-el-001", key: "attributedText",
                runs: [run("Te") { $0.like = 1 }, run("a") { $0.strikethrough = TextRun.Line() }]))
        let text = try #require(made.node("lab-el-001").child("attributedString"))
        let fragments = Array(text.children)
        #expect(fragments[0].child("attributes")?.child("real", key: "NSObliqueness")?["value"] == "2.5")
        #expect(fragments[1].child("attributes")?.children.map { $0["key"] } == ["NSStrikethrough"])
    }

    @Test("links, kerning, baselines and lines are written as Apple's keys and read back")
    func details() throws {
        let text = run("Terms") {
            $0.link = "https://example.com/?a=1&b=\"2\""
            ($0.kerning, $0.baselineOffset) = (1.5, -3)
            $0.underline = TextRun.Line(
                style: "double", pattern: "dash", isByWord: true, color: DocumentValue.Color(system: "linkColor"))
            $0.strikethrough = TextRun.Line(style: "thick")
        }
        let made = try assertEdit(
            shop, .setAttributedText(object: "lab-el-001", key: "attributedText", runs: [text]))
        for part in [
            #"<url key="NSLink" string="https://example.com/?a=1&amp;b=&quot;2&quot;"/>"#,
            #"<real key="NSKern" value="1.5"/>"#, #"<real key="NSBaselineOffset" value="-3"/>"#,
            #"<integer key="NSUnderline" value="33289"/>"#, #"<color key="NSUnderlineColor" systemColor="linkColor"/>"#,
            #"<integer key="NSStrikethrough" value="2"/>"#, #"<systemColor name="linkColor">"#,
        ] { #expect(made.text.contains(part), "\(part)") }
        let own = try #require(made.node("lab-el-001").child("attributedString"))
        var read = try #require(TextRun.runs(of: own).first)
        read.like = nil
        #expect(read == text)
    }

    @Test("a style of a line that has no name stays as long as the line does, and odd ones are refused")
    func unnamedLines() throws {
        let odd = shop.replacing(
            #"<rect key="frame" x="16" y="80" width="42" height="21"/>"#,
            with: #"""
                <rect key="frame" x="16" y="80" width="42" height="21"/><attributedString key="attributedText">\#
                <fragment content="Tea"><attributes><integer key="NSUnderline" value="5"/></attributes></fragment></attributedString>
                """#)
        let line = TextRun.Line()
        func change(_ line: TextRun.Line) -> Command {
            .setAttributedText(
                object: "lab-el-001", key: "attributedText",
                runs: [run("Tea!") { ($0.like, $0.underline) = (1, line) }])
        }
        #expect(try assertEdit(odd, change(line)).text.contains(#"<integer key="NSUnderline" value="5"/>"#))
        let thick = try assertEdit(odd, change(TextRun.Line(style: "thick")))
        #expect(thick.text.contains(#"<integer key="NSUnderline" value="2"/>"#))
        try assertRefused(odd, change(TextRun.Line(style: "wavy")), "a line cannot be 'wavy'")
        try assertRefused(odd, change(TextRun.Line(pattern: "x")), "a line has no pattern 'x'")
    }

    @Test("the title of a button's state can have attributes, also of a state that isn't there")
    func states() throws {
        let made = try assertEdit(
            shop,
            .setAttributedText(
                object: "but-to-001/state[highlighted]", key: "attributedTitle", runs: [run("Tea & <milk>\n2")]))
        #expect(made.text.contains(#"<attributedString key="attributedTitle">"#))
        #expect(made.text.contains(#"<string key="content">Tea &amp; &lt;milk&gt;"#))
        let runs = made.node("but-to-001").child("state", key: "highlighted")?.child("attributedString")?.children
        #expect(runs?.first { _ in true }?.child("string")?.text == "Tea & <milk>\n2")
    }

    @Test("what can't be a text is refused")
    func refusals() throws {
        try assertRefused(
            shop, .setAttributedText(object: "box-vi-001", key: "attributedText", runs: [run("x")]),
            "'view' has no attributed text 'attributedText'")
        try assertRefused(
            shop,
            .setAttributedText(object: "lab-el-001", key: "attributedText", runs: [run("x") { $0.like = 1 }]),
            "the text has no run 1", hint: "it has 0")
        try assertRefused(
            shop,
            .setAttributedText(object: "lab-el-001", key: "attributedText", runs: [run("x") { $0.alignment = "up" }]),
            "a paragraph cannot be aligned 'up'")
        try assertRefused(
            shop,
            .setAttributedText(
                object: "lab-el-001", key: "attributedText",
                runs: [run("x") { $0.font = DocumentValue.Font(weight: "bold", size: 0) }]),
            "a font of a text needs a size in points")
    }
}
