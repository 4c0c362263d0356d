import Testing
import XMLTree

@Suite struct NodeTests {
    @Test(
        "an attribute's value has its entities resolved and its white space folded",
        arguments: [
            ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#x1F642;", "AB🙂"), ("a\nb\tc\r\nd\re", "a b c d e"),
            ("a&#10;b&#9;c&#xD;", "a\nb\tc\r"), ("", ""), (" x ", " x "), ("é&amp;é", "é&é"), ("&amp;amp;", "&amp;"),
        ])
    func values(_ spelled: String, _ value: String) throws {
        let tree = try assertRoundTrip("<a b=\"\(spelled)\"/>")
        #expect(tree.root["b"] == value)
        #expect(tree.root.attributes.map(\.value) == [value])
        var seen: [String] = []
        tree.root.forEachAttribute { _, value in seen.append(value()) }
        #expect(seen == [value])
    }

    @Test("an attribute that is not there has no value")
    func missingAttributes() throws {
        let root = try XMLTree(text: "<a b=\"\"><c d=\"\"/></a>").root
        #expect(root["b"] == "" && root.has("b"))
        #expect(root["d"] == nil && !root.has("d"))
        #expect(root["never"] == nil && !root.has("never"))
    }

    @Test("elements of a name are found at and inside an element in their order, and nothing else that is called so")
    func elementsByName() throws {
        let tree = try XMLTree(
            text: "<r><a n=\"1\"><b><a n=\"2\"/></b><!--a--><a n=\"3\">a</a></a><c a=\"\"/><a n=\"4\"/></r>")
        #expect(tree.root.elements(named: "a").map { $0["n"] } == ["1", "2", "3", "4"])
        let first = try #require(tree.root.child("a"))
        #expect(first.elements(named: "a").map { $0["n"] } == ["1", "2", "3"])
        #expect(first.elements(named: "c").isEmpty && tree.root.elements(named: "never").isEmpty)
        for name in ["r", "a", "b", "c"] {
            #expect(tree.root.elements(named: name) == tree.root.subtree.filter { $0.name == name })
        }
    }

    @Test(
        "an element's text is that of its children, with entities resolved",
        arguments: [
            ("<a>x&amp;y</a>", "x&y"), ("<a> x </a>", " x "), ("<a>\n</a>", "\n"), ("<a>  </a>", "  "), ("<a/>", ""),
            ("<a></a>", ""),
            ("<a>x<![CDATA[<&amp;]]>y</a>", "x<&amp;y"), ("<a>x<b>no</b>y</a>", "xy"),
            ("<a>x<!--no-->y<?no no?></a>", "xy"),
            ("<a>x\r\ny\rz</a>", "x\ny\nz"), ("<a>\r\n</a>", "\n"), ("<a><![CDATA[\r\n]]></a>", "\n"),
            ("<a>&#13;</a>", "\r"),
        ])
    func text(_ text: String, _ expected: String) throws {
        #expect(try assertRoundTrip(text).root.text == expected)
    }

    @Test("the text of an element whose content was removed is empty, as written")
    func textOfEmptied() throws {
        var tree = try XMLTree(text: "<a>\n    <b/>\n</a>")
        tree.detach(tree.first("b").id)
        #expect(tree.text == "<a/>")
        #expect(tree.root.text == "")
    }

    @Test("a comment's, an instruction's and a CDATA section's text can be read")
    func otherText() throws {
        let tree = try XMLTree(text: "<a><!-- x\r\n&amp; --><?p q?><![CDATA[&lt;]]></a>")
        #expect(tree.root.content.map(\.kind) == [.comment, .instruction, .characterData])
        #expect(tree.root.content.map(\.text) == [" x\n&amp; ", "<?p q?>", "&lt;"])
    }

    @Test("nodes know their neighbors, parent and depth")
    func links() throws {
        let tree = try XMLTree(text: "<?p q?><a><b/>t<!--c--><d key=\"k\"><e/></d></a>")
        let (a, b, d, e) = (tree.root, tree.first("b"), tree.first("d"), tree.first("e"))
        #expect(a.name == "a" && a.depth == 0 && a.parent == tree.document && tree.document.parent == nil)
        #expect(e.depth == 2 && e.parent == d && e.isAttached)
        #expect(b.next?.kind == .text && b.nextElement == d && d.previousElement == b && d.previous?.kind == .comment)
        #expect(b.previous == nil && b.previousElement == nil && d.next == nil && d.nextElement == nil)
        #expect(
            a.children.map(\.name) == ["b", "d"] && a.content.map(\.kind) == [.element, .text, .comment, .element])
        #expect(a.subtree.map(\.name) == ["a", "b", "d", "e"])
        #expect(b.content.first { _ in true } == nil && b.children.isEmpty && b.children.first == nil)
        #expect(b.next?.name == "")
    }

    @Test("children are found by name and by key")
    func childLookUp() throws {
        let root = try XMLTree(text: "<a><b key=\"x\"/><c key=\"y\"/><b key=\"y\"/></a>").root
        #expect(root.child("b")?["key"] == "x")
        #expect(root.child("b", key: "y")?.previousElement?.name == "c")
        #expect(root.child(key: "y")?.name == "c")
        #expect(root.child("d") == nil && root.child("c", key: "x") == nil && root.child(key: "z") == nil)
    }

    @Test("a node keeps showing the state it was created from")
    func snapshots() throws {
        var tree = try XMLTree(text: "<a><b/></a>")
        let node = tree.first("b")
        tree.detach(node.id)
        #expect(node.isAttached && !tree[node.id].isAttached)
        #expect(tree[node.id] == node)
    }
}
