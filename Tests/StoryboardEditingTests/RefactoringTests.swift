import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

/// Scenes move from one storyboard to another, with all that belongs to them.
@Suite struct RefactoringTests {
    /// A storyboard of small scenes: a list that leads to a detail, which leads to an editor and back to the list.
    private static let main = board(
        initial: "list-vc",
        """
        \(scene("list", "viewController", title: "List", x: 0, segues: #"<segue destination="detail-vc" kind="show" identifier="Show" id="list-sg"/>"#))
        \(scene("detail", "viewController", title: "Detail", x: 700, segues: """
            <segue destination="edit-vc" kind="presentation" id="detail-sg"/>
            <segue destination="list-vc" kind="show" id="detail-back"/>
            <segue destination="detail-ex" kind="unwind" unwindAction="back:" id="detail-un"/>
            """))
        \(scene("edit", "viewController", title: "Edit", x: 1400))
        """,
        resources: """
            <resources>
                <image name="cup" width="44" height="55"/>
                <image name="star" width="7" height="9"/>
            </resources>
            """)

    private static func scene(
        _ id: String, _ element: String, title: String? = nil, x: Int, attributes: String = "", segues: String = ""
    ) -> String {
        let title = title.map { #"title="\#($0)" "# } ?? ""
        let view =
            element.hasSuffix("Placeholder")
            ? ""
            : #"<view key="view" id="\#(id)-v"><subviews><imageView image="\#(id == "list" ? "star" : "cup")" id="\#(id)-im"/></subviews></view>"#
        let connections = segues.isEmpty ? "" : "<connections>\(segues)</connections>"
        return """
            <scene sceneID="\(id)-sc"><objects><\(element) \(title)\(attributes) id="\(id)-vc" sceneMemberID="viewController">\(view)\(connections)</\(element)>\
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr" sceneMemberID="firstResponder"/>\
            <exit id="\(id)-ex" userLabel="Exit" sceneMemberID="exit"/></objects>\
            <point key="canvasLocation" x="\(x)" y="0.0"/></scene>
            """
    }

    private static func board(initial: String? = nil, _ scenes: String, resources: String = "") -> String {
        let initial = initial.map { #" initialViewController="\#($0)""# } ?? ""
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch"\(initial)>
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>\(scenes)</scenes>
                \(resources)
            </document>
            """
    }

    /// A group with the storyboard `Main` and others; those with nil are empty ones like `Main`.
    private func group(_ main: String = main, _ others: [String: String?] = ["Photos.storyboard": nil]) throws
        -> DocumentGroup
    {
        let first = try Document(main.utf8, idSeed: 1)
        var documents = ["Main.storyboard": first]
        for (path, text) in others {
            documents[path] = try Document(text.map { Array($0.utf8) } ?? first.emptied(), idSeed: 2)
        }
        return DocumentGroup(documents)
    }

    @Test("what is in a scene's dock stays behind the first responder, in its order")
    func dockObjects() throws {
        let dock =
            #"<view id="dock-v1"/><customObject id="dock-ob"/><view id="dock-v2"/><tapGestureRecognizer id="dock-tap"/>"#
        let own =
            #"<placeholder placeholderIdentifier="IBFirstResponder" id="detail-fr" sceneMemberID="firstResponder"/><exit id="detail-ex" userLabel="Exit" sceneMemberID="exit"/>"#
        let main = Self.main.replacing(own, with: own + dock)
        #expect(main != Self.main)
        var group = try group(main)
        _ = try group.perform(.moveScenes(["detail-sc"], from: "Main.storyboard", to: "Photos.storyboard"))
        let scene = try #require(group.documents["Photos.storyboard"]?.object("detail-vc")?.scene)
        #expect(
            scene.objects.map { $0["id"] } == [
                "detail-vc", "detail-fr", "detail-ex", "dock-v1", "dock-ob", "dock-v2", "dock-tap",
            ])
    }

    private func moved(
        _ scenes: [Address], in group: DocumentGroup, from: String = "Main.storyboard", to: String = "Photos.storyboard"
    ) throws -> (DocumentGroup, DocumentGroup.Outcome) {
        try performed(.moveScenes(scenes, from: from, to: to), in: group)
    }

    /// Performs a command, and checks that each document is whole, reads back as it is, and that undoing gives what was.
    private func performed(_ command: GroupCommand, in group: DocumentGroup) throws -> (
        DocumentGroup, DocumentGroup.Outcome
    ) {
        var after = group
        let outcome = try after.perform(command)
        for (path, document) in after.documents {
            #expect(document.invariantViolation() == nil)
            #expect(document.index.danglingIDs.isEmpty, "\(path): \(document.index.danglingIDs)")
            var undone = document
            if let transaction = outcome.transactions[path] { _ = try undone.undo(transaction) }
            #expect(undone.write() == group.documents[path]?.write(), "undoing doesn't restore \(path)")
        }
        return (after, outcome)
    }

    private func document(_ name: String, in group: DocumentGroup) throws -> Document {
        try #require(group.documents["\(name).storyboard"])
    }

    private func references(in document: Document) -> [String] {
        document.controllers.filter(\.isStoryboardReference).map {
            "\($0["storyboardName"] ?? "")/\($0["referencedIdentifier"] ?? "")"
        }
    }

    private func end(of segue: String, in document: Document) -> Node? {
        document.object(segue)?["destination"].flatMap(document.object)
    }

    @Test(
        "segues that led to a scene lead to a reference in its place, which means the new storyboard's initial controller"
    )
    func reference() throws {
        let (after, outcome) = try moved(["detail-vc", "edit-vc"], in: group())
        let (main, photos) = (try document("Main", in: after), try document("Photos", in: after))
        #expect(main.scenes.map(\.id).first == "list-sc")
        #expect(references(in: main) == ["Photos/"])
        #expect(end(of: "list-sg", in: main)?["storyboardName"] == "Photos")
        #expect(end(of: "list-sg", in: main)?.scene?.canvasLocation?.x == 700)
        #expect(photos.root["initialViewController"] == "detail-vc")
        #expect(end(of: "detail-sg", in: photos)?["id"] == "edit-vc")
        #expect(outcome.created["Photos.storyboard"] == ["detail-vc", "edit-vc"])
    }

    @Test("segues back lead to references to what they led to: the initial controller, or one with an identifier")
    func referenceBack() throws {
        let (after, _) = try moved(["detail-sc"], in: group())
        let (main, photos) = (try document("Main", in: after), try document("Photos", in: after))
        #expect(references(in: photos).sorted() == ["Main/", "Main/edit-vc"])
        #expect(end(of: "detail-back", in: photos)?["storyboardName"] == "Main")
        #expect(end(of: "detail-sg", in: photos)?["referencedIdentifier"] == "edit-vc")
        #expect(main.object("edit-vc")?["storyboardIdentifier"] == "edit-vc")
        #expect(main.object("list-vc")?["storyboardIdentifier"] == nil)
    }

    @Test("unwind segues go with their scene and its exit")
    func unwind() throws {
        let (after, _) = try moved(["detail-vc"], in: group())
        let photos = try document("Photos", in: after)
        #expect(end(of: "detail-un", in: photos)?.name == "exit")
    }

    @Test("images are listed where they are used, with their sizes")
    func resources() throws {
        let (after, _) = try moved(["detail-vc", "edit-vc"], in: group())
        #expect(try document("Main", in: after).resources.map(\.name) == ["star"])
        let photos = try document("Photos", in: after)
        #expect(photos.resources.map(\.name) == ["cup"])
        #expect(photos.resources.first?.node["height"] == "55")
    }

    @Test("in a storyboard with an initial controller, what is entered gets an identifier, which is its id")
    func identifierMade() throws {
        let other = Self.board(initial: "home-vc", Self.scene("home", "viewController", title: "Home", x: 0))
        let (after, _) = try moved(["detail-vc"], in: group(Self.main, ["Photos.storyboard": other]))
        let (main, photos) = (try document("Main", in: after), try document("Photos", in: after))
        #expect(photos.root["initialViewController"] == "home-vc")
        #expect(photos.object("detail-vc")?["storyboardIdentifier"] == "detail-vc")
        #expect(references(in: main) == ["Photos/detail-vc"])
    }

    @Test("scenes don't come to rest on others")
    func places() throws {
        let other = Self.board(initial: "home-vc", Self.scene("home", "viewController", title: "Home", x: 800))
        let (after, _) = try moved(["detail-vc", "edit-vc"], in: group(Self.main, ["Photos.storyboard": other]))
        let photos = try document("Photos", in: after)
        let places = photos.scenes.filter { $0.controller?.isStoryboardReference == false }.compactMap {
            $0.canvasLocation?.x
        }
        #expect(places[1] >= 1400)
        #expect(places[2] - places[1] == 700)
    }

    @Test("an object whose id is taken gets another one, and what refers to it follows")
    func takenIDs() throws {
        let other = Self.board(initial: "edit-vc", Self.scene("edit", "viewController", title: "Other", x: 5000))
        let (after, _) = try moved(["detail-vc", "edit-vc"], in: group(Self.main, ["Photos.storyboard": other]))
        let photos = try document("Photos", in: after)
        #expect(photos.object("edit-vc")?["title"] == "Other")
        #expect(end(of: "detail-sg", in: photos)?["title"] == "Edit")
        #expect(photos.index.duplicates.isEmpty)
    }

    @Test("the initial controller goes along, and the old storyboard has none, and a message says so")
    func initialController() throws {
        let (after, outcome) = try moved(["list-vc", "detail-vc"], in: group())
        #expect(try document("Main", in: after).root["initialViewController"] == nil)
        #expect(try document("Photos", in: after).root["initialViewController"] == "list-vc")
        #expect(outcome.notes == ["'Main' has no initial controller any more"])
    }

    @Test("a reference that only moving scenes lead to goes along; one that others lead to stays and gets a twin")
    func references() throws {
        let far = #"storyboardName="Far" referencedIdentifier="X""#
        func text(_ listSegue: String) -> String {
            Self.board(
                initial: "list-vc",
                Self.scene("list", "viewController", title: "List", x: 0, segues: listSegue)
                    + Self.scene(
                        "detail", "viewController", title: "Detail", x: 700,
                        segues: #"<segue destination="far-vc" kind="show" id="to-far"/>"#)
                    + Self.scene("far", "viewControllerPlaceholder", x: 1400, attributes: far))
        }
        let alone = try moved(["detail-vc"], in: group(text(""))).0
        #expect(references(in: try document("Main", in: alone)).isEmpty)
        #expect(references(in: try document("Photos", in: alone)) == ["Far/X"])
        let shared = try moved(
            ["detail-vc"], in: group(text(#"<segue destination="far-vc" kind="show" id="list-far"/>"#))
        ).0
        #expect(references(in: try document("Main", in: shared)) == ["Far/X"])
        #expect(references(in: try document("Photos", in: shared)) == ["Far/X"])
    }

    @Test("references within a storyboard name it when their controller moves away, or when they do")
    func localReferences() throws {
        let text = Self.board(
            initial: "list-vc",
            Self.scene(
                "list", "viewController", title: "List", x: 0,
                segues: #"<segue destination="ref-vc" kind="show" id="a"/>"#)
                + Self.scene(
                    "detail", "viewController", title: "Detail", x: 700, attributes: #"storyboardIdentifier="D""#)
                + Self.scene("ref", "viewControllerPlaceholder", x: 1400, attributes: #"referencedIdentifier="D""#))
        let target = try moved(["detail-vc"], in: group(text)).0
        #expect(references(in: try document("Main", in: target)) == ["Photos/"])
        let source = try moved(["list-vc"], in: group(text)).0
        #expect(references(in: try document("Photos", in: source)) == ["Main/D"])
        let both = try moved(["list-vc", "detail-vc"], in: group(text)).0
        #expect(references(in: try document("Photos", in: both)) == ["/D"])
    }

    @Test("other storyboards' references follow a controller to its new storyboard")
    func others() throws {
        let text = Self.main.replacing(#"title="Edit" "#, with: #"title="Edit" storyboardIdentifier="E" "#)
        let third = Self.board(
            initial: "x-vc",
            Self.scene(
                "x", "viewController", title: "X", x: 0, segues: #"<segue destination="r-vc" kind="show" id="xr"/>"#)
                + Self.scene(
                    "r", "viewControllerPlaceholder", x: 700,
                    attributes: #"storyboardName="Main" referencedIdentifier="E""#))
        let (after, outcome) = try moved(
            ["detail-vc", "edit-vc"], in: group(text, ["Photos.storyboard": nil, "Third.storyboard": third]))
        #expect(references(in: try document("Third", in: after)) == ["Photos/E"])
        #expect(outcome.notes == ["sources that take 'E' from the storyboard 'Main' have to take it from 'Photos'"])
        #expect(Set(outcome.transactions.keys) == ["Main.storyboard", "Photos.storyboard", "Third.storyboard"])
    }

    @Test("references to scenes that arrive where they are become segues")
    func resolved() throws {
        let (extracted, _) = try moved(["detail-vc", "edit-vc"], in: group())
        let reference = try #require(
            try document("Main", in: extracted).controllers.first(where: \.isStoryboardReference))
        let (after, outcome) = try performed(
            .inlineReference(Address(reference["id"] ?? ""), in: "Main.storyboard"), in: extracted)
        let main = try document("Main", in: after)
        #expect(references(in: main).isEmpty)
        #expect(end(of: "list-sg", in: main)?["id"] == "detail-vc")
        #expect(end(of: "detail-back", in: main)?["id"] == "list-vc")
        #expect(main.scenes.compactMap { $0.canvasLocation?.x } == [0, 700, 1400])
        #expect(main.root["initialViewController"] == "list-vc")
        #expect(try document("Photos", in: after).scenes.isEmpty)
        #expect(outcome.notes.contains("'Photos' has no scenes any more"))
    }

    @Test("what follows from an inlined scene but is needed in its storyboard is referred to from there")
    func inlineShared() throws {
        let photos = Self.board(
            initial: "a-vc",
            Self.scene(
                "a", "viewController", title: "A", x: 0, segues: #"<segue destination="b-vc" kind="show" id="ab"/>"#)
                + Self.scene("b", "viewController", title: "B", x: 700, attributes: #"storyboardIdentifier="B""#))
        let main = Self.board(
            initial: "list-vc",
            Self.scene(
                "list", "viewController", title: "List", x: 0,
                segues: #"<segue destination="r-vc" kind="show" id="lr"/>"#)
                + Self.scene(
                    "r", "viewControllerPlaceholder", x: 700,
                    attributes: #"storyboardName="Photos" referencedIdentifier="B""#))
        let (after, _) = try performed(
            .inlineReference("r-vc", in: "Main.storyboard"), in: group(main, ["Photos.storyboard": photos]))
        #expect(end(of: "lr", in: try document("Main", in: after))?["id"] == "b-vc")
        #expect(references(in: try document("Photos", in: after)) == ["Main/B"])
    }

    @Test("relationships lead to references too, which show the item of the bar")
    func relationships() throws {
        let text = Self.board(
            initial: "tab-vc",
            Self.scene(
                "tab", "tabBarController", x: 0,
                segues: #"<segue destination="one-vc" kind="relationship" relationship="viewControllers" id="t1"/>"#)
                + Self.scene("one", "viewController", title: "One", x: 700).replacing(
                    "<view key=\"view\"",
                    with: #"<tabBarItem key="tabBarItem" title="Beans" id="one-it"/><view key="view""#))
        let (after, _) = try moved(["one-vc"], in: group(text))
        let reference = try #require(end(of: "t1", in: try document("Main", in: after)))
        #expect(reference["storyboardName"] == "Photos")
        #expect(reference.child("tabBarItem")?["title"] == "Beans")
        let (back, _) = try performed(
            .inlineReference(Address(reference["id"] ?? ""), in: "Main.storyboard"), in: after)
        #expect(end(of: "t1", in: try document("Main", in: back))?["id"] == "one-vc")
    }

    @Test("the classes section of an old document goes along, with superclasses")
    func classes() throws {
        let section = """
            <classes><class className="Base" superclassName="UIViewController"/><class className="Detail" superclassName="Base"/>\
            <class className="Other" superclassName="UIViewController"/></classes>
            """
        let text = Self.main.replacing(#"title="Detail" "#, with: #"title="Detail" customClass="Detail" "#)
            .replacing(#"title="List" "#, with: #"title="List" customClass="Other" "#)
            .replacing("<scenes>", with: section + "<scenes>")
        let (after, _) = try moved(["detail-vc"], in: group(text))
        func names(_ name: String) throws -> [String] {
            try document(name, in: after).root.child("classes")?.children.compactMap { $0["className"] } ?? []
        }
        #expect(try names("Photos") == ["Base", "Detail"])
        #expect(try names("Main") == ["Other"])
    }

    private func expectRefusal(_ command: GroupCommand, in group: DocumentGroup, _ message: String) {
        var after = group
        #expect {
            try after.perform(command)
        } throws: {
            ($0 as? GroupError)?.error.description == message
        }
        #expect(after.documents.mapValues { $0.write() } == group.documents.mapValues { $0.write() })
    }

    @Test("an outlet that would lead to another storyboard is a reason not to move a scene")
    func crossingOutlet() throws {
        let text = Self.main.replacing(
            #"<segue destination="list-vc" kind="show" id="detail-back"/>"#,
            with: #"<outlet property="far" destination="list-v" id="out"/>"#)
        expectRefusal(
            .moveScenes(["detail-vc"], from: "Main.storyboard", to: "Photos.storyboard"), in: try group(text),
            "the outlet 'far' of Detail leads to List, which would be in another storyboard")
    }

    @Test("what can't be moved or inlined is refused, and nothing changes")
    func refused() throws {
        let taken = Self.board(
            initial: "h-vc",
            Self.scene("h", "viewController", title: "H", x: 0, attributes: #"storyboardIdentifier="E""#))
        let named = Self.main.replacing(#"title="Edit" "#, with: #"title="Edit" storyboardIdentifier="E" "#)
        expectRefusal(
            .moveScenes(["edit-vc"], from: "Main.storyboard", to: "Photos.storyboard"),
            in: try group(named, ["Photos.storyboard": taken]),
            "'Photos.storyboard' has another controller with the storyboard identifier 'E'")
        expectRefusal(
            .moveScenes(["edit-vc"], from: "Main.storyboard", to: "Main.storyboard"), in: try group(),
            "the scenes are in 'Main.storyboard' already")
        expectRefusal(
            .inlineReference("edit-vc", in: "Main.storyboard"), in: try group(),
            "'edit-vc' is not a storyboard reference")
        let lost = Self.board(
            Self.scene("r", "viewControllerPlaceholder", x: 0, attributes: #"storyboardName="Nowhere""#))
        expectRefusal(
            .inlineReference("r-vc", in: "Main.storyboard"), in: try group(lost),
            "there is no storyboard 'Nowhere' in the folder")
        expectRefusal(
            .moveScenes(["r-vc"], from: "Main.storyboard", to: "Photos.storyboard"), in: try group(lost),
            "none of the scenes has a controller to move")
    }
}
