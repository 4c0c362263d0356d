import Testing
import XMLTree

@Suite struct XMLTreeStructureTests {
    @Test("taking any node out and putting it back gives the original bytes")
    func detachAndAttach() throws {
        let original = try XMLTree(text: smallDocument)
        for node in original.document.deepContent where node != original.root {
            var tree = original
            let place = Place(in: node.parent!.id, before: node.next?.id)
            tree.detach(node.id)
            #expect(tree.invariantViolation() == nil)
            #expect(!tree[node.id].isAttached && tree[node.id].parent == nil)
            #expect(try XMLTree(tree.write()).write() == tree.write())
            tree.attach(node.id, at: place)
            #expect(tree.text == smallDocument)
            #expect(tree.invariantViolation() == nil)
        }
    }

    @Test("putting something in at any place and taking it out gives the original bytes", arguments: ["", " ", "\n  "])
    func attachAndDetach(leading: String) throws {
        let original = try XMLTree(text: smallDocument)
        for parent in original.root.subtree {
            for before in parent.content.map({ Optional($0.id) }) + [nil] {
                var tree = original
                let node = try tree.makeNodes(Array("<new><x/></new>".utf8))[0]
                tree.setLeadingSpace(of: node, to: Array(leading.utf8))
                tree.attach(node, at: Place(in: parent.id, before: before))
                #expect(tree.invariantViolation() == nil)
                #expect(try XMLTree(tree.write()).first("x").depth == parent.depth + 2)
                tree.detach(node)
                #expect(tree.text == smallDocument)
            }
        }
    }

    @Test(
        "an element that was read empty opens for content and closes without it",
        arguments: [
            "<r>\n  <a/>\n</r>", "<r>\n  <a ></a >\n</r>", "<r>\n  <a />\n</r>", "<r>\r\n  <a b='1'></a>\r\n</r>",
        ])
    func readEmpty(text: String) throws {
        var tree = try XMLTree(text: text)
        let id = tree.first("a").id
        let line = tree.lineStart(inside: id)
        let child = try tree.makeNodes(Array("<c/>".utf8))[0]
        tree.setLeadingSpace(of: child, to: line)
        tree.attach(child, at: Place(in: id))
        let end = tree.newline + "  </a"
        #expect(tree.text.contains(shown(line) + "<c/>" + end))
        #expect(try XMLTree(tree.write()).first("c").parent?.name == "a")
        tree.detach(child)
        #expect(tree.text == text)
    }

    @Test("what an empty element contains on its own line does not affect inserted content")
    func readEmptyTwice() throws {
        var tree = try XMLTree(text: "<r>\n  <a/>\n</r>")
        let id = tree.first("a").id
        let nodes = try tree.makeNodes(Array("<b/><c/>".utf8))
        tree.attach(nodes[0], at: Place(in: id))
        let one = tree.text
        #expect(one == "<r>\n  <a><b/></a>\n</r>")
        tree.setLeadingSpace(of: nodes[1], to: tree.lineStart(inside: id))
        tree.attach(nodes[1], at: Place(in: id))
        #expect(tree.text == "<r>\n  <a><b/>\n    <c/>\n  </a>\n</r>")
        tree.detach(nodes[1])
        #expect(tree.text == one)
        tree.detach(nodes[0])
        tree.attach(nodes[1], at: Place(in: id))
        tree.detach(nodes[1])
        tree.attach(nodes[0], at: Place(in: id))
        #expect(tree.text == one)
    }

    @Test("an element closes when its last content is removed, and opens as it was")
    func emptied() throws {
        var tree = try XMLTree(text: "<a x='1' >\n  <b/>\n</a >")
        let id = tree.first("b").id
        tree.detach(id)
        #expect(tree.text == "<a x='1'/>")
        tree.attach(id, at: Place(in: tree.root.id))
        #expect(tree.text == "<a x='1' >\n  <b/>\n</a >")
    }

    @Test("text in and out of an empty element stays on its line")
    func textInEmpty() throws {
        var tree = try XMLTree(text: "<a>\n    <string/>\n</a>")
        let text = tree.makeText("<&>\r\"]]>")
        tree.attach(text, at: Place(in: tree.first("string").id))
        #expect(tree.text == "<a>\n    <string>&lt;&amp;&gt;&#13;\"]]&gt;</string>\n</a>")
        #expect(try XMLTree(tree.write()).first("string").text == "<&>\r\"]]>")
        tree.detach(text)
        #expect(tree.text == "<a>\n    <string/>\n</a>")
    }

    @Test("a node may be in an element outside itself, before that element's own content")
    func canAttach() throws {
        var tree = try XMLTree(text: "<a><b><c/></b>t<d/></a>")
        let (a, b, c, d) = (tree.root.id, tree.first("b").id, tree.first("c").id, tree.first("d").id)
        #expect(!tree.canAttach(b, at: Place(in: d)), "it hangs already")
        tree.detach(b)
        #expect(tree.canAttach(b, at: Place(in: d)))
        #expect(tree.canAttach(b, at: Place(in: a, before: d)))
        #expect(!tree.canAttach(b, at: Place(in: b)))
        #expect(!tree.canAttach(b, at: Place(in: c)))
        #expect(!tree.canAttach(b, at: Place(in: a, before: c)))
        #expect(!tree.canAttach(b, at: Place(in: tree.root.content.first { $0.kind == .text }!.id)))
        #expect(!tree.canAttach(b, at: Place(in: tree.document.id)), "there is a root already")
        #expect(!tree.canAttach(tree.document.id, at: Place(in: a)))
        #expect(!tree.canAttach(b, at: Place(in: NodeID(rawValue: 999))))
        #expect(!tree.canAttach(NodeID(rawValue: 999), at: Place(in: a)))
    }

    @Test("comments may be siblings of the root element, text may not")
    func besideRoot() throws {
        var tree = try XMLTree(text: "<a/>\n")
        let comment = tree.makeComment("c")
        let text = tree.makeText("t")
        #expect(!tree.canAttach(text, at: Place(in: tree.document.id)))
        tree.setLeadingSpace(of: comment, to: Array("\n".utf8))
        tree.attach(comment, at: Place(in: tree.document.id))
        #expect(tree.text == "<a/>\n<!--c-->\n")
    }

    @Test("the document of a fragment can be attached nowhere")
    func scratchDocument() throws {
        var tree = try XMLTree(text: "<a/>")
        let before = tree.nodeCount
        _ = try tree.makeNodes(Array("<b/>".utf8))
        for raw in before..<tree.nodeCount where tree[NodeID(rawValue: UInt32(raw))].kind == .document {
            #expect(!tree.canAttach(NodeID(rawValue: UInt32(raw)), at: Place(in: tree.root.id)))
        }
    }

    @Test("fragments give their nodes without the space around them")
    func makeNodes() throws {
        var tree = try XMLTree(text: "<a/>")
        let nodes = try tree.makeNodes(Array("\n <b> <c/></b>\n <!--d--> text <?e f?><![CDATA[g]]>\n".utf8))
        #expect(nodes.map { tree[$0].kind } == [.element, .comment, .text, .instruction, .characterData])
        #expect(
            nodes.map { shown(tree.write($0)) } == ["<b> <c/></b>", "<!--d-->", " text ", "<?e f?>", "<![CDATA[g]]>"])
        #expect(nodes.allSatisfy { !tree[$0].isAttached && tree[$0].leadingSpace == "" })
        let nothing = try tree.makeNodes(Array(" \n".utf8))
        #expect(nothing.isEmpty)
        #expect(tree.text == "<a/>")
    }

    @Test(
        "a comment never ends early",
        arguments: [
            ("", "<!---->"), (" c ", "<!-- c -->"), ("-", "<!--- -->"), ("--", "<!--- - -->"), ("-->", "<!--- ->-->"),
            ("---", "<!--- - - -->"), ("-\u{301}-\u{301}", "<!---\u{301}-\u{301}-->"),
            ("--\u{301}", "<!--- -\u{301}-->"),
        ])
    func makeComment(_ text: String, _ spelled: String) throws {
        var tree = try XMLTree(text: "<a/>")
        let comment = tree.makeComment(text)
        #expect(tree.write(comment) == Array(spelled.utf8))
        tree.attach(comment, at: Place(in: tree.root.id))
        #expect(try assertRoundTrip(tree.write()).root.content.map(\.kind) == [.comment])
    }
}
