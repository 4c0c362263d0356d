import Testing
import XMLTree

@Suite struct XMLTreeSpacingTests {
    private let text = "<a>\n  <b>\n    <c/>\n\n    <!--d-->\n    <s>x\n</s>\n  </b>\n</a>"

    @Test("indentation is shifted by line, and back")
    func reindent() throws {
        var tree = try XMLTree(text: text)
        let id = tree.first("b").id
        let isShifted = tree.reindent(id, from: Array("  ".utf8), to: Array("\t".utf8))
        #expect(isShifted)
        #expect(tree.text == "<a>\n\t<b>\n\t  <c/>\n\n\t  <!--d-->\n\t  <s>x\n</s>\n\t</b>\n</a>")
        let isShiftedBack = tree.reindent(id, from: Array("\t".utf8), to: Array("  ".utf8))
        #expect(isShiftedBack)
        #expect(tree.text == text)
        #expect(tree.invariantViolation() == nil)
    }

    @Test("a subtree with a line of another indentation is not changed, and this is reported")
    func reindentRefused() throws {
        var tree = try XMLTree(text: "<a>\n  <b>\n<c/>\n  </b>\n</a>")
        let before = tree.text
        let isShifted = tree.reindent(tree.first("b").id, from: Array("  ".utf8), to: [])
        #expect(!isShifted)
        #expect(tree.text == before)
    }

    @Test("a text of nothing but white space is not indentation")
    func reindentKeepsText() throws {
        let text = "<a>\n  <b>\n    <s>\n  </s>\n    <s>\n</s>\n  </b>\n</a>"
        var tree = try XMLTree(text: text)
        let isShifted = tree.reindent(tree.first("b").id, from: Array("  ".utf8), to: Array("    ".utf8))
        #expect(isShifted)
        #expect(tree.text == "<a>\n    <b>\n      <s>\n  </s>\n      <s>\n</s>\n    </b>\n</a>")
    }

    @Test("space that is not written has no effect")
    func reindentPastUnwrittenSpace() throws {
        var tree = try XMLTree(text: "<a>\n  <b>\n<c/>\n</b>\n</a>")
        tree.detach(tree.first("c").id)
        let isShifted = tree.reindent(tree.first("b").id, from: Array("  ".utf8), to: Array("    ".utf8))
        #expect(isShifted)
        #expect(tree.text == "<a>\n    <b/>\n</a>")
    }

    @Test("new content is laid out on lines of its own, except where there is text")
    func layOutLines() throws {
        var tree = try XMLTree(text: "<a>\n    <b/>\n</a>")
        let xml = "<v><w><x/><!--c--></w><s>t<b/></s><e></e><f>\n</f></v>"
        let node = try tree.makeNodes(Array(xml.utf8))[0]
        tree.layOutLines(of: node, from: tree.lineStart(inside: tree.root.id))
        tree.attach(node, at: Place(in: tree.root.id))
        let expected = """
            <a>
                <b/>
                <v>
                    <w>
                        <x/>
                        <!--c-->
                    </w>
                    <s>t<b/></s>
                    <e></e>
                    <f>
            </f>
                </v>
            </a>
            """
        #expect(tree.text == expected)
        #expect(tree.invariantViolation() == nil)
    }

    @Test("what is laid out inside an empty element ends on the line it began")
    func layOutInsideEmpty() throws {
        var tree = try XMLTree(text: "<a>\r\n\t<b/>\r\n</a>")
        let b = tree.first("b").id
        let node = try tree.makeNodes(Array("<v></v>".utf8))[0]
        tree.layOutLines(of: node, from: tree.lineStart(inside: b))
        tree.attach(node, at: Place(in: b))
        let inner = try tree.makeNodes(Array("<w/>".utf8))[0]
        tree.layOutLines(of: inner, from: tree.lineStart(inside: node))
        tree.attach(inner, at: Place(in: node))
        #expect(
            tree.text == "<a>\r\n\t<b>\r\n\t\t<v>\r\n\t\t\t<w/>\r\n\t\t</v>\r\n\t</b>\r\n</a>")
    }

    @Test("a new line begins as its neighbors' do, else one step deeper, the step being that of the elements around")
    func lineStarts() throws {
        let tree = try XMLTree(text: "<a>\n\n\t <b/>\n    <c><d/></c>\n</a>")
        #expect(shown(Array(tree.lineStart(of: tree.first("b").id))) == "\n\t ")
        #expect(shown(Array(tree.lineStart(of: tree.first("d").id))) == "\n")
        #expect(shown(tree.lineStart(inside: tree.root.id)) == "\n\t ")
        #expect(shown(tree.lineStart(inside: tree.first("c").id)) == "\n        ")
        #expect(shown(tree.lineStart(inside: tree.first("b").id)) == "\n\t \t ")
        let windows = try XMLTree(text: "<a>\r\n  <b/>\r\n</a>")
        #expect(shown(Array(windows.lineStart(of: windows.first("b").id))) == "\r\n  ")
        #expect(shown(windows.lineStart(inside: windows.first("b").id)) == "\r\n    ")
    }

    @Test("laying out a large piece does not copy the tree for every element", .timeLimit(.minutes(10)))
    func layOutIsLinear() throws {
        var tree = try XMLTree(text: "<a/>")
        let xml = "<v>" + String(repeating: "<w><x/></w>", count: 20_000) + "</v>"
        let node = try tree.makeNodes(Array(xml.utf8))[0]
        tree.layOutLines(of: node, from: Array("\n".utf8))
        tree.attach(node, at: Place(in: tree.root.id))
        #expect(try XMLTree(tree.write()).root.subtree.reduce(0) { count, _ in count + 1 } == 40_002)
    }
}
