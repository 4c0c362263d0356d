import Testing
import XMLTree

@Suite struct XMLTreeAttributeTests {
    private func set(_ name: String, to value: String, in text: String) throws -> String {
        var tree = try XMLTree(text: text)
        tree.setAttribute(name, of: tree.root.id, to: AttributeSpelling(value))
        #expect(tree.root[name] == value)
        #expect(try XMLTree(tree.write()).root[name] == value)
        return tree.text
    }

    @Test("a new value leaves the rest of the tag as it was spelled")
    func otherSpelling() throws {
        #expect(try set("b", to: "9", in: "<a  b = '1'\n\tc=\"&#65;\" ></a >") == "<a  b = '9'\n\tc=\"&#65;\" ></a >")
        #expect(try set("c", to: "9", in: "<a  b = '1'\n\tc=\"&#65;\" />") == "<a  b = '1'\n\tc=\"9\" />")
    }

    @Test("an unchanged value keeps its text")
    func sameValue() throws {
        #expect(try set("b", to: "A", in: "<a b='&#x41;'/>") == "<a b='&#x41;'/>")
    }

    @Test(
        "a value is escaped as Xcode does it",
        arguments: [
            ("<", "&lt;"), (">", "&gt;"), ("&", "&amp;"), ("\"", "&quot;"), ("'", "'"), ("\n", "&#10;"), ("\t", "&#9;"),
            ("\r", "&#13;"), ("&amp;", "&amp;amp;"), ("é🙂", "é🙂"), ("", ""), (" ", " "), ("a\r\nb", "a&#13;&#10;b"),
        ])
    func escapes(_ value: String, _ spelled: String) throws {
        #expect(try set("b", to: value, in: "<a b=\"1\"/>") == "<a b=\"\(spelled)\"/>")
        #expect(try set("b", to: value, in: "<a/>") == "<a b=\"\(spelled)\"/>")
    }

    @Test("single quotes stay, and are escaped inside")
    func singleQuotes() throws {
        #expect(try set("b", to: "it's \"so\"", in: "<a b='1'/>") == "<a b='it&apos;s &quot;so&quot;'/>")
    }

    @Test("a new attribute is inserted at its position, last by default")
    func positions() throws {
        var tree = try XMLTree(text: "<a x=\"1\" y='2' /><!-- -->")
        let id = tree.root.id
        tree.setAttribute("first", of: id, to: AttributeSpelling("", position: 0))
        tree.setAttribute("second", of: id, to: AttributeSpelling("", position: 1))
        tree.setAttribute("last", of: id, to: AttributeSpelling(""))
        tree.setAttribute("beyond", of: id, to: AttributeSpelling("", position: 99))
        #expect(tree.text == "<a first=\"\" second=\"\" x=\"1\" y='2' last=\"\" beyond=\"\" /><!-- -->")
        #expect(tree.root.attributes.map(\.name) == ["first", "second", "x", "y", "last", "beyond"])
        #expect(tree.invariantViolation() == nil)
    }

    @Test("putting the former spelling back gives the original bytes, for every attribute and new value")
    func restoring() throws {
        let text = "<r><a  b = '1'\n\tc=\"&#65;\" d='' ><e f=\"1\"/></a ></r>"
        let original = try XMLTree(text: text)
        for node in original.root.subtree {
            for name in node.attributes.map(\.name) + ["new"] {
                let own = AttributeSpelling("q", bytes: Array("\n\(name)='q'".utf8))
                for new in [nil, AttributeSpelling("9"), AttributeSpelling("'\"\n"), own] {
                    var tree = original
                    let old = tree.spelling(of: name, in: node.id)
                    tree.setAttribute(name, of: node.id, to: new)
                    #expect(tree[node.id][name] == new?.value)
                    #expect(tree.invariantViolation() == nil)
                    tree.setAttribute(name, of: node.id, to: old)
                    #expect(tree.text == text, "\(name) \(String(describing: new?.value))")
                }
            }
        }
    }

    @Test(
        "removing every attribute in any order and putting them back gives the original bytes",
        arguments: [["b", "c", "d"], ["d", "c", "b"], ["c", "b", "d"], ["c", "d", "b"]])
    func removal(order: [String]) throws {
        let text = "<a b='1'  c=\"2\"\n d=\"3\" />"
        var tree = try XMLTree(text: text)
        let id = tree.root.id
        var removed: [(String, AttributeSpelling?)] = []
        for name in order {
            removed.append((name, tree.spelling(of: name, in: id)))
            tree.setAttribute(name, of: id, to: nil)
        }
        #expect(tree.text == "<a />")
        #expect(tree.root.attributeCount == 0)
        for (name, spelling) in removed.reversed() { tree.setAttribute(name, of: id, to: spelling) }
        #expect(tree.text == text)
    }

    @Test("removing what is not there changes nothing")
    func removalOfNothing() throws {
        var tree = try XMLTree(text: "<a  b='1'/>")
        tree.setAttribute("c", of: tree.root.id, to: nil)
        #expect(tree.text == "<a  b='1'/>")
        #expect(tree.spelling(of: "c", in: tree.root.id) == nil)
        let spelling = AttributeSpelling("1", bytes: Array("  b='1'".utf8), position: 0)
        #expect(tree.spelling(of: "b", in: tree.root.id) == spelling)
    }
}
