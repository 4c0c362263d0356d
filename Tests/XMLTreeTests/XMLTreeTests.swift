import Testing
import XMLTree

@Suite struct XMLTreeTests {
    @Test(
        "every spelling is written as it was read",
        arguments: [
            "<a/>", "<a />", "<a></a>", "<a ></a >", "<a>\n</a>", "<a\n/>", "<a> </a>\n", "\n\n<a/>\n\n",
            "\u{FEFF}<a/>",
            "\u{FEFF}\n<!--c-->\n<a/>", "<?xml version=\"1.0\"?>\r\n<a>\r\n    <b/>\r\n</a>\r\n", "<a>\r<b/>\r</a>",
            "<a>\n\t<b/>\n\t\t<c/>\n</a>", "<a x='1' y=\"2\"/>", "<a  x = '1'\n\ty\t=\n\"2\"  />",
            "<a x=\"'\" y='\"'/>",
            "<!----><a/><!-- -- -->", "<a><!--x-->y<!--z--></a>", "<?p?><a><?q r?></a><?s t=\"?>",
            "<a><![CDATA[]]></a>",
            "<a>x<![CDATA[<&]]]]>y</a>", "<a b=\"&#65;&#x41;&amp;&lt;&gt;&quot;&apos;\">&#x1F642;&#38;</a>",
            "<a> x </a>",
            "<a>\n  x\n  <b/> y\n</a>", "<größe é=\"ü\"/>", "<_:a-.1 _b:c=\"\"/>", "<a>]]></a>", "<a b=\">\">></a>",
            "<a\tb='1'\r\nc='2'/>", "<a><b></b><b/><b>\n</b></a><!--end-->",
        ])
    func roundTrip(_ text: String) throws { try assertRoundTrip(text) }

    @Test("a document with something of everything is written as it was read")
    func roundTripOfEverything() throws {
        try assertRoundTrip(smallDocument)
        try assertRoundTrip(smallDocument.replacing("\n", with: "\r\n"))
    }

    @Test("a document of more names and attributes than any table starts with is written as it was read")
    func manyNames() throws {
        let attributes = (0..<60).map { " a\($0)=\"\($0)\"" }.joined()
        let elements = (0..<2000).map { "<n\($0)\(attributes)/>" }.joined(separator: "\n")
        let tree = try XMLTree(text: "<a>\(elements)</a>")
        #expect(tree.text == "<a>\(elements)</a>")
        #expect(tree.first("n1999")["a59"] == "59")
        #expect(tree.root.children.map(\.attributeCount).allSatisfy { $0 == 60 })
    }

    @Test("the line break is the one the document uses first")
    func newline() throws {
        #expect(try XMLTree(text: "<a>\n</a>").newline == "\n")
        #expect(try XMLTree(text: "<a>\r\n\n</a>").newline == "\r\n")
        #expect(try XMLTree(text: "<a/>").newline == "\n")
    }

    @Test("a copy does not see an edit of the original, nor the other way round")
    func copiesAreValues() throws {
        let original = try XMLTree(text: "<a><b x=\"1\"/></a>")
        let node = original.first("b")
        var copy = original
        copy.setAttribute("x", of: node.id, to: AttributeSpelling("2"))
        var second = copy
        second.detach(node.id)
        copy.setAttribute("y", of: node.id, to: AttributeSpelling("3"))
        #expect(original.text == "<a><b x=\"1\"/></a>")
        #expect(node["x"] == "1")
        #expect(copy.text == "<a><b x=\"2\" y=\"3\"/></a>")
        #expect(second.text == "<a/>")
    }

    @Test("100,000 levels are read and written where the limit allows them")
    func veryDeep() throws {
        let text = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
        let tree = try XMLTree(text: text, limits: XMLLimits(depth: 100_000))
        #expect(tree.text == text)
        #expect(tree.invariantViolation() == nil)
    }
}
