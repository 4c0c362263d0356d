import FileAccess
import JSONText
import Testing

@testable import EditorServer

/// Scenes where documents have none: damaged documents and commands put them there.
@MainActor
@Suite struct OddSceneTests {
    private static let scene = """
        <scene sceneID="odd-sc-001"><objects><viewController id="odd-co-001" sceneMemberID="viewController">\
        <view key="view" id="odd-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>\
        </viewController></objects></scene>
        """

    /// Documents with a scene in a second list, in an unknown element, and in another scene.
    private static let documents = [
        shop.replacing("</scenes>", with: "</scenes><scenes>\(scene)</scenes>"),
        shop.replacing("<resources>", with: "<somethingElse>\(scene)</somethingElse><resources>"),
        shop.replacing("<subviews>", with: "<somethingElse>\(scene)</somethingElse><subviews>"),
    ]

    @Test(
        "a scene where no scenes are is part of what is around it: it can be copied, edited and deleted",
        arguments: 0..<3)
    func misplacedScene(number: Int) throws {
        let text = Self.documents[number]
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": text]))
        let page = editor.page()
        page.open()
        let document = #""document": "Shop.storyboard""#
        page.ask("stage", #"\#(document), "scenes": ["sce-sh-001", "sce-na-001", "odd-sc-001"]"#)
        editor.runLater()
        let commands = [
            #"{"duplicate": {"object": "odd-co-001"}}"#, #"{"duplicate": {"object": "odd-sc-001"}}"#,
            #"{"set": {"object": "odd-vi-001", "attribute": "tag", "value": "7"}}"#,
            #"{"replace": {"object": "odd-sc-001", "xml": "<scene sceneID=\"odd-sc-002\"><objects/></scene>"}}"#,
            #"{"delete": {"object": "odd-sc-002"}}"#,
            #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mocha"}}"#,
        ]
        for command in commands {
            if page.perform(command)["error"] == nil {
                let changed = try #require(page.takeEvents("changed").last)
                #expect(changed["order"] == nil && changed["removed"]?.elements?.isEmpty == true, "\(command)")
                let scenes = changed["scenes"]?.elements?.compactMap { $0["id"]?.string } ?? []
                #expect(Set(scenes).isSubset(of: ["sce-sh-001", "sce-na-001"]), "\(command)")
            }
            editor.runLater()
        }
        #expect(editor.document.contains("Mocha"))
        while page.ask("undo", document)["error"] == nil { editor.runLater() }
        #expect(editor.document == text)
    }
}
