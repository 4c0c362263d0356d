import Testing
import XMLTree

@Suite struct XMLTreeLocationTests {
    private func check(_ tree: XMLTree) {
        let text = tree.write()
        let nodes = tree.document.deepContent
        let found = tree.locations(of: nodes.map(\.id))
        #expect(found.count == nodes.count)
        let again = (try? XMLTree(text))?.document.deepContent ?? []
        #expect(again.count == nodes.count)
        for (node, other) in zip(nodes, again) where node.isElement {
            #expect(node.name == other.name)
            guard let line = found[node.id] else {
                Issue.record("'\(node.name)' stands nowhere")
                continue
            }
            let lines = String(decoding: text, as: UTF8.self).unicodeScalars.split(
                separator: "\n", omittingEmptySubsequences: false)
            let rest = lines[line.line - 1].drop { $0 == "\u{FEFF}" }.dropFirst(line.column - 1)
            #expect(String(String.UnicodeScalarView(rest)).hasPrefix("<\(node.name)"), "\(line)")
        }
    }

    @Test("nodes are located in the text", arguments: [smallDocument, "\u{FEFF}<a><b/>\r\n é<c/></a>"])
    func unedited(text: String) throws { check(try XMLTree(text: text)) }

    @Test("after edits nodes have their new locations")
    func edited() throws {
        var tree = try XMLTree(text: smallDocument)
        tree.setAttribute("long", of: tree.root.id, to: AttributeSpelling("é\n"))
        let node = try tree.makeNodes(Array("<new><x/></new>".utf8))[0]
        tree.layOutLines(of: node, from: tree.lineStart(inside: tree.root.id))
        tree.attach(node, at: Place(in: tree.root.id, before: tree.first("view").id))
        check(tree)
        let removed = tree.first("scene").id
        tree.detach(removed)
        check(tree)
        #expect(tree.locations(of: [removed]).isEmpty)
        #expect(tree.locations(of: []).isEmpty)
    }

    @Test("a byte order mark has no column")
    func byteOrderMark() throws {
        let tree = try XMLTree(text: "\u{FEFF}<a/>")
        #expect(tree.locations(of: [tree.root.id]) == [tree.root.id: SourceLocation(line: 1, column: 1)])
    }

    @Test("columns count characters, lines end at line feeds")
    func offsets() {
        let text = Array("é\r\n🙂x".utf8)
        #expect(SourceLocation(offset: 0, in: text) == SourceLocation(line: 1, column: 1))
        #expect(SourceLocation(offset: 2, in: text) == SourceLocation(line: 1, column: 2))
        #expect(SourceLocation(offset: 4, in: text) == SourceLocation(line: 2, column: 1))
        #expect(SourceLocation(offset: 8, in: text) == SourceLocation(line: 2, column: 2))
        #expect(SourceLocation(offset: 99, in: text) == SourceLocation(line: 2, column: 3))
    }
}
