import DocumentEdits
import StoryboardModel
import Testing
import XMLTree

/// A document around one view, its lines broken and indented as given.
private func around(_ newline: String = "\n", _ step: String = "    ") -> String {
    """
    <document>
    >objects>
    >>view id="v">
    >>>subviews>
    >>>>label id="l"/>
    >>>/subviews>
    >>/view>
    >/objects>
    </document>
    """.split(separator: "\n").map { line in
        let depth = line.prefix { $0 == ">" }.count
        return depth == 0 ? String(line) : String(repeating: step, count: depth) + "<" + line.dropFirst(depth)
    }.joined(separator: newline)
}

@Suite("Elements made from XML") struct NewElementTests {
    /// The text that an element gets in front of the label.
    private func style(_ xml: String, in source: String = around(), ids: ArrivingIDs = .kept) throws -> String {
        var added = ""
        try assertChange(source) { document throws(ChangeError) in
            let place = Place(in: document.first("subviews"), before: document.node("l").id)
            let node = try document.insertElement(xml, at: place, ids: ids)
            added = String(decoding: document.tree.write(node), as: UTF8.self)
        }
        return added
    }

    @Test("attributes and children are in Apple's order, on a line each, without defaults")
    func order() throws {
        let xml = """
            <view id='x'   contentMode="center" opaque="NO"><connections><outlet id="o" destination="l" property="p"/></connections>
              <constraints><constraint priority="1000" id="c" constant="0" multiplier="1" relation="equal" firstAttribute="width"/></constraints><rect
              height="2" y="0.0" key="frame" width="1" x="0.0"/></view>
            """
        let indent = "\n                "
        #expect(
            try style(xml)
                == [
                    #"<view opaque="NO" contentMode="center" id="x">"#,
                    #"    <rect key="frame" x="0.0" y="0.0" width="1" height="2"/>"#,
                    "    <constraints>", #"        <constraint firstAttribute="width" id="c"/>"#, "    </constraints>",
                    "    <connections>",
                    #"        <outlet property="p" destination="l" id="o"/>"#, "    </connections>", "</view>",
                ].joined(separator: indent))
    }

    @Test("subviews and other children of one kind keep the order they have")
    func keptOrder() throws {
        let text = try style(
            #"<view id="x"><subviews><label id="2"/><button id="1"/><label id="0"/></subviews></view>"#)
        #expect(text.matches(of: /id="(\d)"/).map { String($0.1) } == ["2", "1", "0"])
    }

    @Test("lines break and indent as the document's do", arguments: ["\n", "\r\n"], ["    ", "  ", "\t"])
    func lines(newline: String, step: String) throws {
        let text = try style(#"<view id="x"><subviews><label id="y"/></subviews></view>"#, in: around(newline, step))
        let lines = [
            "<view id=\"x\">", step + "<subviews>", step + step + "<label id=\"y\"/>", step + "</subviews>", "</view>",
        ]
        #expect(text == lines.joined(separator: newline + String(repeating: step, count: 4)))
        var document = try Document(text: around(newline, step))
        let rect = try document.insertElement("<rect key=\"frame\"/>", at: Place(in: document.node("l").id))
        #expect(document.tree[rect].leadingSpace == newline + String(repeating: step, count: 5))
    }

    @Test(
        "texts, comments and strange characters survive",
        arguments: [
            (
                "<string key=\"t\">  one\n  &lt;two&gt; &amp; three\n</string>",
                "<string key=\"t\">  one\n  &lt;two&gt; &amp; three\n</string>"
            ),
            ("<string key=\"t\">   </string>", "<string key=\"t\">   </string>"),
            ("<string key=\"t\"></string>", "<string key=\"t\"/>"),
            ("<string key=\"t\"><![CDATA[a<b]]></string>", "<string key=\"t\">a&lt;b</string>"),
            ("<subviews>  \n </subviews>", "<subviews/>"),
            ("<note>a <b/> <c/> d</note>", "<note>a <b/> <c/> d</note>"),
            ("<x a='&#10;&#9;&quot;&apos;&#x1F600;é&lt;'/>", "<x a=\"&#10;&#9;&quot;'😀é&lt;\"/>"),
            (
                "<subviews><!--why--></subviews>",
                "<subviews>\n                    <!--why-->\n                </subviews>"
            ),
            (
                "<subviews><!--why--><label id='y'/><!--end--></subviews>",
                "<subviews>\n                    <!--why-->\n                    <label id=\"y\"/>\n                    <!--end-->\n                </subviews>"
            ),
        ])
    func texts(xml: String, text: String) throws {
        #expect(try style(xml) == text)
    }

    @Test("comments move with the element after them when children are sorted")
    func comments() throws {
        let text = try style("<view id=\"x\"><!--c--><connections/><!--r--><rect key=\"frame\"/></view>")
        #expect(
            text.matches(of: /<(!--\w--|rect|connections)/).map { String($0.1) } == [
                "!--r--", "rect", "!--c--", "connections",
            ])
    }

    @Test("ids are kept if they exist, created if they are missing, and errors if they are in use")
    func keptIDs() throws {
        let text = try style(#"<view id="x"><subviews><label/></subviews><color key="c"/></view>"#)
        #expect(text.contains(#"<view id="x">"#))
        #expect(text.firstMatch(of: /<label id="...-..-..."\/>/) != nil)
        #expect(text.contains(#"<color key="c"/>"#))
        for xml in [#"<view id="l"/>"#, #"<view id="x"><subviews><view id="x"/></subviews></view>"#] {
            try assertRefused(around(), .refused("the id '\(xml.contains("\"l\"") ? "l" : "x")' is already in use")) {
                document throws(ChangeError) in
                _ = try document.insertElement(xml, at: Place(in: document.first("subviews")))
            }
        }
    }

    @Test("fresh ids replace all, and references inside follow")
    func freshIDs() throws {
        let xml = """
            <view id="l"><subviews><label id="v"/></subviews><constraints><constraint firstItem="v" firstAttribute="top" secondItem="l" id="c"/>
            </constraints><connections><outlet property="p" destination="far" id="o"/></connections></view>
            """
        let document = try assertChange(around()) { document throws(ChangeError) in
            _ = try document.insertElement(xml, at: Place(in: document.first("subviews")), ids: .fresh)
        }
        let view = try #require(
            document.root.subtree.first { $0.name == "constraint" }.flatMap { Constraint($0)?.owner })
        let constraint = try #require(view.constraints.first)
        #expect(constraint.secondItemID == view["id"] && view["id"] != "l")
        #expect(constraint.firstItemID == view.child("subviews")?.children.first?["id"])
        #expect(view.connections.first?.destinationID == "far")
        #expect(document.index.duplicates.isEmpty)
    }

    @Test("an element of this or another document can be copied")
    func copying() throws {
        var document = try Document(text: around())
        let source = try Document(Fixture.sample.bytes)
        let label = try #require(source.root.subtree.first { $0.name == "label" })
        let copy = try document.makeElement(copying: label, inside: document.first("subviews"), ids: .kept)
        #expect(document.tree[copy]["id"] == label["id"])
        #expect(!document.tree[copy].isAttached)
        let twin = try document.makeElement(copying: document.node("v"), inside: document.first("objects"), ids: .fresh)
        #expect(document.tree[twin].subtree.compactMap { $0["id"] }.allSatisfy { $0 != "v" && $0 != "l" })
        #expect(document.text == around())
    }

    @Test("invalid XML is an error with the location")
    func malformed() throws {
        var document = try Document(text: around())
        let place = Place(in: document.first("subviews"))
        for (xml, start) in [("<a", "1:"), ("<a/>\n<b/>", "2:1: "), ("", "1:1: ")] {
            let error = #expect(throws: ChangeError.self) { try document.insertElement(xml, at: place) }
            #expect(error?.description.hasPrefix("the XML is not well formed: \(start)") == true)
        }
        #expect(document.text == around())
        try assertRefused(around(), .invalidName("a b")) { document throws(ChangeError) in
            _ = try document.insertElement(
                "x", attributes: [(name: "a b", value: "")], at: Place(in: document.first("subviews")))
        }
        try assertRefused(around(), .unspellable("a")) { document throws(ChangeError) in
            _ = try document.insertElement(
                "x", attributes: [(name: "a", value: "\u{1}")], at: Place(in: document.first("subviews")))
        }
    }

    @Test("a copy has all that the original has, and a copy of the copy looks the same", arguments: Fixture.all)
    func fixtures(fixture: Fixture) throws {
        // Xcode's style leaves out the defaults that were written by hand.
        guard fixture.name != "HandFormatted.storyboard" else { return }
        let document = try Document(fixture.bytes)
        let container = document.kind.isStoryboard ? "scenes" : "objects"
        for node in document.root.child(container).map({ Array($0.children) }) ?? [] {
            var other = try Document(text: around())
            let parent = other.first("objects")
            guard document.index.duplicates.isEmpty else { return }
            let copy = try other.makeElement(copying: node, inside: parent, ids: .kept)
            #expect(Self.contents(of: other.tree[copy]) == Self.contents(of: node))
            let again = try other.makeElement(copying: other.tree[copy], inside: parent, ids: .kept)
            #expect(other.tree.write(again) == other.tree.write(copy))
        }
    }

    /// What an element and all inside it say, whatever the order and layout.
    private static func contents(of node: Node) -> [String] {
        node.subtree.map { element in
            let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
            let comments = element.content.filter { $0.kind == .comment }.map(\.text)
            return "\(element.name) \(attributes) \(element.text) \(comments)"
        }.sorted()
    }
}
