import DocumentEdits
import StoryboardModel
import Testing
import XMLTree

private let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
            <view id="a">
                <rect key="frame" x='1'   y="2"/>
                <subviews>
                    <label text="A&#x26;B" id="b"/>
                    <label id="c"/>
                </subviews>
            </view>
        </objects>
    </document>

    """

@Suite struct ChangeTests {
    @Test("an attribute is set, changed and removed, and each can be undone")
    func attributes() throws {
        try assertChange(page, diff: [#"- <label id="c"/>"#, #"+ <label text="C" id="c"/>"#]) {
            document throws(ChangeError) in
            try document.apply(.setAttribute(document.node("c").id, name: "text", to: AttributeSpelling("C")))
        }
        try assertChange(page, diff: [#"- <label text="A&#x26;B" id="b"/>"#, #"+ <label text="x" id="b"/>"#]) {
            document throws(ChangeError) in
            try document.apply(.setAttribute(document.node("b").id, name: "text", to: AttributeSpelling("x")))
        }
        try assertChange(page, diff: [#"- <rect key="frame" x='1'   y="2"/>"#, #"+ <rect key="frame"   y="2"/>"#]) {
            document throws(ChangeError) in
            try document.apply(.setAttribute(document.first("rect"), name: "x", to: nil))
        }
    }

    @Test("what changes nothing leaves no trace in the transaction")
    func noChange() throws {
        var document = try Document(text: page)
        let place = try #require(document.place(of: document.node("b").id))
        let body: (inout Document) throws(ChangeError) -> Void = { document throws(ChangeError) in
            let label = document.node("b").id
            try document.apply(.setAttribute(label, name: "text", to: AttributeSpelling("A&B")))
            try document.apply(.setAttribute(label, name: "nope", to: nil))
            try document.apply(.move(label, to: place, indentation: nil))
            try document.apply(.insert(label, at: place))
        }
        let transaction = try document.transaction("Nothing", body).transaction
        #expect(transaction.isEmpty)
        #expect(document.text == page)
    }

    @Test("a node is removed and inserted")
    func insertAndRemove() throws {
        try assertChange(page, diff: [#"- <label id="c"/>"#]) { document throws(ChangeError) in
            try document.apply(.remove(document.node("c").id))
        }
        try assertChange(page, text: page) { document throws(ChangeError) in
            let inverse = try document.apply(.remove(document.node("b").id))
            #expect(document.object("b") == nil)
            try document.apply(inverse)
            #expect(document.object("b") != nil)
        }
    }

    @Test("a moved node keeps its lines")
    func moving() throws {
        let document = try assertChange(page) { document throws(ChangeError) in
            let place = Place(in: document.first("objects"), before: document.node("a").id)
            try document.apply(.move(document.first("subviews"), to: place, indentation: "        "))
        }
        #expect(document.text.contains("        <subviews>\n            <label text=\"A&#x26;B\" id=\"b\"/>\n"))
    }

    @Test("a node that begins no line keeps what is inside it as it is, so that undo can give it back")
    func movingInline() throws {
        let source = "<document><a><b>\n  <c/>\n</b></a><d>\n    <e/>\n</d></document>"
        try assertChange(source, text: "<document><a/><d>\n    <e/><b>\n  <c/>\n</b>\n</d></document>") {
            document throws(ChangeError) in
            try document.apply(.move(document.first("b"), to: Place(in: document.first("d")), indentation: "    "))
        }
    }

    @Test("impossible changes are errors, and nothing is changed")
    func refusals() throws {
        let elsewhere = NodeID(rawValue: 9999)
        try assertRefused(page, .notAnElement) { document throws(ChangeError) in
            try document.apply(.setAttribute(document.tree.document.id, name: "a", to: AttributeSpelling("")))
        }
        try assertRefused(page, .notAnElement) { document throws(ChangeError) in
            try document.apply(.setAttribute(elsewhere, name: "a", to: nil))
        }
        for name in ["", "1", "a b", "a=", "<", "-a"] {
            try assertRefused(page, .invalidName(name)) { document throws(ChangeError) in
                try document.apply(.setAttribute(document.node("b").id, name: name, to: AttributeSpelling("")))
            }
        }
        for value in ["\u{0}", "a\u{1F}", "\u{FFFE}"] {
            try assertRefused(page, .unspellable("text")) { document throws(ChangeError) in
                try document.apply(.setAttribute(document.node("b").id, name: "text", to: AttributeSpelling(value)))
            }
        }
        try assertRefused(page, .isRoot) { document throws(ChangeError) in try document.apply(.remove(document.root.id))
        }
        try assertRefused(page, .impossiblePlace) { document throws(ChangeError) in
            try document.apply(.remove(elsewhere))
        }
        try assertRefused(page, .impossiblePlace) { document throws(ChangeError) in
            try document.apply(.move(document.node("a").id, to: Place(in: document.node("b").id), indentation: nil))
        }
        try assertRefused(page, .impossiblePlace) { document throws(ChangeError) in
            try document.apply(.move(document.node("a").id, to: Place(in: elsewhere), indentation: nil))
        }
        try assertRefused(page, .impossiblePlace) { document throws(ChangeError) in
            try document.apply(
                .insert(document.node("a").id, at: Place(in: document.root.id, before: document.node("b").id)))
        }
        try assertRefused(page, .impossiblePlace) { document throws(ChangeError) in
            try document.apply(
                .move(
                    document.node("c").id, to: Place(in: document.root.id, before: document.node("b").id),
                    indentation: nil))
        }
    }

    @Test("an error in the middle of a transaction undoes what was done before it")
    func allOrNothing() throws {
        try assertRefused(page, .isRoot) { document throws(ChangeError) in
            try document.apply(.remove(document.node("b").id))
            try document.set("text", of: document.node("c").id, to: "C")
            try document.apply(.remove(document.root.id))
        }
    }

    @Test("a nested transaction is undone with the outer one, or alone if it fails")
    func nesting() throws {
        try assertChange(
            page, diff: [#"- <label text="A&#x26;B" id="b"/>"#, #"- <label id="c"/>"#, #"+ <label text="C" id="c"/>"#]
        ) { document throws(ChangeError) in
            try document.apply(.remove(document.node("b").id))
            do throws(ChangeError) {
                _ = try document.transaction("Inner") { document throws(ChangeError) in
                    try document.apply(.remove(document.node("c").id))
                    throw ChangeError.refused("no")
                }
            } catch {
                #expect(error.description == "no")
            }
            _ = try document.transaction("Inner") { document throws(ChangeError) in
                try document.set("text", of: document.node("c").id, to: "C")
            }
        }
    }

    @Test("errors describe what is wrong")
    func messages() {
        #expect(ChangeError(.tooDeep(limit: 3)).description == "elements would be nested more than 3 levels deep")
        #expect(ChangeError(.impossiblePlace).description == "the node is not allowed there")
        #expect(ChangeError.refused("x", hint: "y").hint == "y")
    }

    @Test("nothing can be nested deeper than a document is read, and everything up to there can")
    func depth() throws {
        let source = "<document><a><b/></a></document>"
        var document = try Document(Array(source.utf8), limits: XMLLimits(depth: 4))
        try document.insertElement("c", attributes: [], at: Place(in: document.first("b")))
        #expect(throws: ChangeError(.tooDeep(limit: 4))) {
            try document.insertElement("d", attributes: [], at: Place(in: document.first("c")))
        }
        try document.setText(of: document.first("c"), to: "text")
        _ = try Document(document.write(), limits: XMLLimits(depth: 4))
        let sibling = try document.insertElement("x", attributes: [], at: Place(in: document.first("a")))
        #expect(throws: ChangeError(.tooDeep(limit: 4))) {
            try document.apply(.move(document.first("b"), to: Place(in: sibling), indentation: nil))
        }
    }

    // MARK: Setting as Xcode does

    @Test("a new attribute is inserted in Apple's order")
    func order() throws {
        try assertChange(
            page,
            diff: [
                #"- <label text="A&#x26;B" id="b"/>"#,
                #"+ <label contentMode="left" text="A&#x26;B" numberOfLines="2" id="b" customClass="C"/>"#,
            ]
        ) { document throws(ChangeError) in
            let label = document.node("b").id
            for (name, value) in [("numberOfLines", "2"), ("customClass", "C"), ("contentMode", "left")] {
                try document.set(name, of: label, to: value)
            }
        }
    }

    @Test("a default is left out, and setting it removes what stood there")
    func defaults() throws {
        try assertChange(page, text: page) { document throws(ChangeError) in
            try document.set(
                "symbolic",
                of: try document.insertElement(
                    #"<constraint firstAttribute="width"/>"#, at: Place(in: document.node("a").id)), to: "NO")
            let constraint = document.first("constraint")
            try document.set("priority", of: constraint, to: "999")
            try document.set("priority", of: constraint, to: "1000")
            #expect(document.tree[constraint].attributes.map(\.name) == ["firstAttribute", "id"])
            try document.apply(.remove(constraint))
        }
    }

    @Test("a new child is inserted in Apple's order")
    func childOrder() throws {
        let document = try assertChange(page) { document throws(ChangeError) in
            let view = document.node("a").id
            for name in ["connections", "constraints", "subviews"] { _ = try document.ensureChild(name, in: view) }
            _ = try document.ensureChild("color", key: "backgroundColor", in: view)
            _ = try document.ensureChild("color", key: "backgroundColor", in: view)
        }
        #expect(document.node("a").children.map(\.name) == ["rect", "subviews", "color", "constraints", "connections"])
    }

    @Test("an element is removed with the containers that become empty")
    func emptied() throws {
        let document = try assertChange(page) { document throws(ChangeError) in
            try document.removeElement(document.node("b").id)
            #expect(document.node("a").child("subviews") != nil)
            try document.removeElement(document.node("c").id)
        }
        #expect(document.node("a").child("subviews") == nil)
        #expect(document.topLevelObjects.count == 1)
    }
}
