import DocumentEdits
import StoryboardModel
import Testing
import XMLTree

@Suite struct DocumentIndexTests {
    @Test("references of every kind are found under the id they name")
    func references() throws {
        let document = try Document(
            text: """
                <document initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"><view key="view" id="v">
                <subviews><view id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
                </constraints><variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view><connections>
                <outlet property="x" destination="b" id="o"/><action selector="s" target="b" id="t"/>
                <segue destination="a" kind="show" popoverAnchorView="b" id="g"/></connections></viewController></objects></scene></scenes>
                <inferredMetricsTieBreakers><segue reference="g"/></inferredMetricsTieBreakers></document>
                """)
        func attributes(_ id: String) -> [String] {
            document.references(to: id).map { "\($0.node.name).\($0.attribute)" }.sorted()
        }
        #expect(
            attributes("b") == [
                "action.target", "constraint.firstItem", "exclude.reference", "outlet.destination",
                "segue.popoverAnchorView",
            ])
        #expect(attributes("a") == ["document.initialViewController", "segue.destination"])
        #expect(attributes("g") == ["segue.reference"])
        #expect(attributes("v") == ["constraint.secondItem"])
        #expect(document.object("s")?.name == "scene")
        #expect(document.index.isTaken("s") && document.index.isTaken("a") && !document.index.isTaken("x"))
        #expect(document.index.danglingIDs.isEmpty)
    }

    @Test("unknown elements have ids and references too")
    func unknown() throws {
        let document = try Document(text: xib(#"<hologram id="h"/><beam destination="h" reference="g" odd="h"/>"#))
        #expect(document.references(to: "h").map(\.attribute) == ["destination"])
        #expect(document.index.danglingIDs == ["g"])
    }

    @Test("the ids of devices and resources are not objects")
    func otherIDs() throws {
        let document = try Document(Fixture("MinimalStoryboard.storyboard").bytes)
        #expect(document.object("retina6_12") == nil)
    }

    @Test("damaged documents: doubled ids and ids of nothing")
    func damage() throws {
        let doubles = try Document(Fixture("MergeDamage/DuplicateIDs.storyboard").bytes)
        #expect(doubles.index.duplicates.keys.sorted() == ["OUg-M9-0AO", "SlN-on-Nwp", "Vki-ve-oUb", "w0t-pt-DdI"])
        #expect(doubles.node("w0t-pt-DdI")["text"] == "Theirs")
        let dangling = try Document(Fixture("MergeDamage/DanglingReferences.storyboard").bytes)
        #expect(dangling.index.danglingIDs.contains("BKH-zZ-FIG") && dangling.index.danglingIDs.contains("ALk-eM-Pcj"))
    }

    @Test("of several objects or scenes with one id the first is used, also after edits and undo")
    func firstOfSeveral() throws {
        let source = """
            <document><scenes><scene sceneID="s"><objects><view id="x"/></objects></scene><scene sceneID="s"><objects><view id="x"/><view id="x"/>
            </objects></scene></scenes></document>
            """
        var document = try Document(text: source)
        let views = document.root.subtree.filter { $0.name == "view" }.map(\.id)
        #expect(document.index.object("x") == views[0])
        let scenes = document.scenes.map(\.node.id)
        #expect(document.index.duplicates == ["x": [views[1], views[2]], "s": [scenes[1]]])
        for removed in views + scenes {
            let inverse = try document.apply(.remove(removed))
            #expect(document.invariantViolation() == nil)
            try document.apply(inverse)
            #expect(document.index.object("x") == views[0])
            #expect(document.index.duplicates == ["x": [views[1], views[2]], "s": [scenes[1]]])
            #expect(document.index.scene("s") == document.scenes.first?.node.id)
        }
        try document.apply(
            .move(
                views[0], to: Place(in: try #require(document.scenes.last?.node.child("objects")?.id)), indentation: nil
            ))
        #expect(document.index.object("x") == views[1])
        #expect(document.index.duplicates == ["x": [views[2], views[0]], "s": [scenes[1]]])
        #expect(document.invariantViolation() == nil)
    }

    @Test("users of resources are known, listings are none")
    func resources() throws {
        let document = try Document(
            text: """
                <document><objects><imageView image="bean" id="a"/><button id="b"><state key="normal" image="bean"/>
                <color key="tintColor" name="Roast"/><color key="backgroundColor" systemColor="labelColor"/></button></objects>
                <resources><image name="bean"/><namedColor name="Roast"/></resources></document>
                """)
        #expect(document.index.users(of: ResourceName(.image, "bean")).count == 2)
        #expect(document.index.users(of: ResourceName(.namedColor, "Roast")).count == 1)
        #expect(
            document.index.usedResources == [
                ResourceName(.image, "bean"), ResourceName(.namedColor, "Roast"),
                ResourceName(.systemColor, "labelColor"),
            ])
    }

    @Test(
        "capabilities are counted",
        arguments: [
            (#"<constraint firstAttribute="topMargin" id="c"/>"#, Capability.layoutMargins, "6.0"),
            (#"<constraint firstAttribute="firstBaseline" id="c"/>"#, .alignmentToFirstBaseline, "6.0"),
            (
                #"<constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" id="c"/>"#,
                .aspectRatio, "5.1"
            ),
            (#"<constraint firstAttribute="width" multiplier="0.5" id="c"/>"#, .multiplier, "5.1"),
            (#"<viewLayoutGuide key="safeArea" id="c"/>"#, .safeArea, "9.0"),
            (#"<color key="x" name="Roast"/>"#, .namedColors, "9.0"),
            (#"<color key="x" systemColor="labelColor"/>"#, .systemColors, "11.0"),
            (#"<stackView spacingType="standard" id="c"/>"#, .stackViewSpacing, "9.0"),
            (#"<collectionViewCellContentView id="c"/>"#, .collectionCellContent, "11.0"),
            (#"<imageReference key="image" image="x"/>"#, .imageReferences, "12.0"),
            (#"<leftBarButtonItems/>"#, .severalBarItems, "7.0"),
            (#"<segue kind="x"><segue key="commit" kind="x"/></segue>"#, .peekAndPop, "7.1"),
        ])
    func capabilities(xml: String, capability: Capability, version: String) throws {
        var document = try Document(text: xib("<a id=\"a\">\(xml)\(xml.replacing("id=\"c\"", with: "id=\"d\""))</a>"))
        #expect(document.index.usedCapabilities == [capability])
        #expect(document.index.count(of: capability) == 2)
        #expect(capability.minimumToolsVersion == version)
        try document.apply(.remove(document.node("a").id))
        #expect(document.index.usedCapabilities.isEmpty && document.index.count(of: capability) == 0)
    }

    @Test("since Xcode 10 capabilities from before Xcode 8 go without saying")
    func toolsVersions() {
        #expect(Capability.multiplier.isListed(byTools: "14113"))
        #expect(!Capability.multiplier.isListed(byTools: "14490.70"))
        #expect(Capability.safeArea.isListed(byTools: "23504"))
        #expect(Capability.multiplier.isListed(byTools: ""))
    }

    @Test("a document of nothing but different names is indexed in good time")
    func manyNames() throws {
        let elements = (0..<20_000).map { "<e\($0) a\($0)=\"\"/>" }.joined()
        let document = try Document(text: xib(elements))
        #expect(document.invariantViolation() == nil)
    }
}

@Suite struct ObjectIDTests {
    @Test("new ids have Xcode's form, are new, and follow from the seed")
    func form() throws {
        let source = Array("<document/>".utf8)
        var first = try Document(source, idSeed: 7)
        var second = try Document(source, idSeed: 7)
        var other = try Document(source, idSeed: 8)
        var random = try Document(source)
        let ids = first.makeIDs(200)
        #expect(ids == (0..<200).map { _ in second.makeID() })
        #expect(Set(ids).count == 200)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil })
        #expect(other.makeID() != ids[0] && random.makeID() != ids[0])
        var taken = try Document(
            Array(
                "<document><objects><view id=\"\(ids[0])\"/><scene sceneID=\"\(ids[1])\"/></objects></document>".utf8),
            idSeed: 7)
        #expect(taken.makeID() == ids[2])
    }
}
