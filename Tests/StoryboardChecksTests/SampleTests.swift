import AppSurroundings
import FileAccess
import StoryboardModel
import Testing
import XMLTree

@testable import StoryboardChecks

@Suite("Sample data that doesn't fit its document")
struct SampleTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s-1"><objects><viewController id="c-1" sceneMemberID="viewController">
        <view key="view" id="v-1"><subviews><label text="A" id="l-1"/><tableView id="t-1"><prototypes>
        <tableViewCell id="p-1"><tableViewCellContentView key="contentView" id="w-1"><subviews><label text="B" id="l-2"/></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view></viewController></objects></scene></scenes>
        </document>
        """

    private func found(_ samples: String) throws -> [String] {
        let files = MemoryFiles(["/App/Main.storyboard": Self.document, "/App/Main.storyboard.samples.json": samples])
        let document = try Document(Array(Self.document.utf8))
        let around = try AppFolder("/App", in: files).surroundings(of: document, at: "/App/Main.storyboard")
        let found = Checker.check(document, in: around)
        return found.filter { ["samples.stale", "file.damaged"].contains($0.rule) }.map(\.message)
    }

    private func state(_ content: String, scene: String = "s-1") -> String {
        #"{"scenes": {"\#(scene)": [{"name": "Loaded", \#(content)}]}}"#
    }

    @Test("what fits isn't reported")
    func fitting() throws {
        let row = #"{"prototype": "p-1", "values": {"l-2": {"text": "x", "hidden": true}}}"#
        #expect(
            try found(
                state(#""values": {"l-1": {"text": "x", "enabled": false}}, "lists": {"t-1": [{"rows": [\#(row)]}]}"#)
            )
            .isEmpty)
    }

    @Test(
        "unknown scenes, objects and prototypes, and values of another kind, are reported with their place",
        arguments: [
            (#""values": {"l-9": {"text": "x"}}"#, "1:58: there is no object 'l-9'"),
            (#""values": {"l-1": {"on": true}}"#, "1:58: Label 'l-1' has no value 'on'"),
            (#""lists": {"l-1": [{"rows": [{"prototype": "p-1"}]}]}"#, "1:68: Label 'l-1' is no table or collection"),
            (#""lists": {"t-1": [{"rows": [{"prototype": "w-1"}]}]}"#, "1:68: 'w-1' is no prototype of the list 't-1'"),
            (
                #""lists": {"t-1": [{"rows": [{"prototype": "p-1", "values": {"l-1": {"text": "x"}}}]}]}"#,
                "1:107: the object 'l-1' isn't in the prototype 'p-1'"
            ),
        ])
    func stale(content: String, message: String) throws {
        #expect(try found(state(content)) == ["'Main.storyboard.samples.json' doesn't fit at \(message)"])
    }

    @Test("a file that can't be read is reported, and one of another scene")
    func damaged() throws {
        #expect(try found("{").first?.contains("Main.storyboard.samples.json' cannot be read at 1:2") == true)
        #expect(
            try found(state(#""values": {"l-1": {"text": "x"}}"#, scene: "s-2")).first?.hasSuffix(
                "there is no scene 's-2'") == true)
    }
}
