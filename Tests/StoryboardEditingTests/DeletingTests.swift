import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Command.delete") struct DeletingTests {
    @Test("a view is deleted with its constraints, their outlets, its own outlets and its entries in variations")
    func view() throws {
        let document = try assertEdit(shop, .delete(object: "lab-el-001"))
        let lines = differingLines(shop, document.text).map {
            $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
        }
        #expect(
            lines.map { $0.trimmingPrefix { $0 == " " } } == [
                #"<label text="Beans" id="lab-el-001">"#, #"<rect key="frame" x="16" y="80" width="42" height="21"/>"#,
                "</label>",
                "<constraints>",
                #"<constraint firstItem="lab-el-001" firstAttribute="top" secondItem="lis-sa-001" secondAttribute="top" id="con-st-001"/>"#,
                #"<constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-st-002"/>"#,
                "</constraints>", #"<variation key="default">"#, #"<mask key="subviews">"#,
                #"<exclude reference="lab-el-001"/>"#,
                "</mask>", "</variation>", #"<outlet property="beans" destination="lab-el-001" id="out-le-001"/>"#,
                #"<outlet property="gap" destination="con-st-002" id="out-le-002"/>"#,
            ])
        #expect(document.index.danglingIDs.isEmpty)
    }

    @Test("a container that becomes empty is deleted, and restored by undo")
    func containers() throws {
        let document = try assertEdit(
            shop, .delete(object: "lab-el-001"), .delete(object: "but-to-001"), .delete(object: "box-vi-001"))
        #expect(document.node("lis-vi-001").child("subviews") == nil)
        #expect(document.root.child("inferredMetricsTieBreakers") == nil)
    }

    @Test("a gesture recognizer is deleted with the connections to and from it")
    func gestureRecognizer() throws {
        let document = try assertEdit(shop, .delete(object: "tap-ge-001"))
        #expect(document.object("col-le-001") == nil)
        #expect(document.object("act-io-002") == nil)
        #expect(document.node("lis-vi-001").child("connections") == nil)
    }

    @Test("a controller is deleted with its scene, its comment, the segues to it and its place as the initial one")
    func controller() throws {
        let document = try assertEdit(shop, .delete(object: "det-vc-001"))
        #expect(document.scenes.map(\.id) == ["lis-sc-001"])
        #expect(document.segues.isEmpty)
        #expect(!document.text.contains("Detail View Controller"))
        #expect(document.root.child("inferredMetricsTieBreakers") == nil)
        let other = try assertEdit(shop, .delete(object: "lis-sc-001"))
        #expect(other.root["initialViewController"] == nil)
        #expect(try assertEdit(other.text, .delete(object: "det-sc-001")).text.contains("<scenes/>"))
    }

    @Test("of two segues to a scene the other one breaks the tie, and one alone needs no mention")
    func tieBreakers() throws {
        let third = Command.addSegue(from: "lab-el-001", to: "det-vc-001", kind: "show", id: "seg-ue-003")
        let document = try assertEdit(shop, third, .delete(object: "seg-ue-001"))
        #expect(document.root.child("inferredMetricsTieBreakers")?.children.map { $0["reference"] } == ["seg-ue-002"])
        #expect(try assertEdit(shop, .delete(object: "seg-ue-002")).root.child("inferredMetricsTieBreakers") == nil)
    }

    @Test("a popover loses the anchor that was deleted")
    func popoverAnchor() throws {
        let source = shop.replacing(
            #"kind="show" identifier="Details""#,
            with: #"kind="popoverPresentation" identifier="Details" popoverAnchorView="box-vi-001""#)
        let document = try assertEdit(source, .delete(object: "box-vi-001"))
        #expect(document.object("seg-ue-002") != nil)
        #expect(document.node("seg-ue-002")["popoverAnchorView"] == nil)
    }

    @Test("an exit is deleted with the segues to it")
    func exit() throws {
        let unwind = Command.addSegue(
            from: "but-to-001", to: "exit", kind: "unwind", unwindAction: "back:", id: "unw-in-001")
        let document = try assertEdit(shop, unwind)
        let exit = try #require(document.scenes.first?.exit?["id"])
        let without = try assertEdit(document.text, .delete(object: Address(exit)))
        #expect(without.object("unw-in-001") == nil)
        #expect(without.text == shop)
    }

    @Test("objects that refer to each other in a circle go together")
    func circle() throws {
        let source = """
            <document><objects><view id="a"><connections><outlet property="x" destination="2" id="1"/></connections></view>
            <view id="b"><connections><outlet property="y" destination="1" id="2"/></connections></view></objects></document>
            """
        let document = try assertEdit(source, .delete(object: "1"))
        #expect(document.object("2") == nil)
        #expect(document.object("a") != nil)
    }

    @Test("deleting a long chain of objects that refer to each other does not exhaust the stack")
    func chain() throws {
        let links = (1...5_000).map { #"<outlet property="x" destination="\#($0 - 1)" id="\#($0)"/>"# }.joined()
        let source =
            #"<document><objects><view id="0"/><view id="b"><connections>\#(links)</connections></view></objects></document>"#
        var document = try Document(Array(source.utf8))
        let outcome = try document.perform(.delete(object: "0"))
        #expect(document.text == #"<document><objects><view id="b"/></objects></document>"#)
        _ = try document.undo(outcome.transaction)
        #expect(document.text == source)
    }

    @Test("of objects with the same id the first has the references")
    func duplicates() throws {
        let source = """
            <document><objects><view id="a"/><view id="a"/><view id="b"><connections><outlet property="x" destination="a" id="o"/>\
            </connections></view></objects></document>
            """
        let document = try assertEdit(source, .delete(object: "document/objects/view[2]"))
        #expect(document.object("o") != nil)
        #expect(try assertEdit(source, .delete(object: "a")).object("o") == nil)
    }

    @Test("what every document has cannot be deleted")
    func refusals() throws {
        for (address, name) in [
            ("document", "document"), ("document/scenes", "scenes"), ("lis-sc-001/objects", "objects"),
        ] {
            try assertRefused(shop, .delete(object: Address(address)), "'\(name)' is a part that every document has")
        }
        try assertRefused(
            shop, .delete(object: "lis-fr-001"), "the placeholder 'First Responder' cannot be deleted",
            hint: "it represents an external object")
        let mac = Fixture("MacXib.xib").text
        try assertRefused(
            mac, .delete(object: "-2"), "the placeholder 'File's Owner' cannot be deleted",
            hint: "it represents an external object")
        try assertRefused(
            shop, .delete(object: "lab-el-001/nope"), "there is no 'nope' inside 'label'", hint: "inside it are: rect")
        try assertRefused(
            shop, .delete(object: "lab-el-001/rect/x"), "there is no 'x' inside 'rect'", hint: "nothing is inside it")
    }
}
