import JSONText
import Testing

@testable import EditorServer

/// What follows from edits and can wait for a pause.
@MainActor
@Suite struct PauseTests {
    private static func title(_ number: Int) -> String {
        #"{"set": {"object": "but-to-001", "attribute": "title", "value": "Tap \#(number)"}}"#
    }

    /// An editor on a document of which an edit has just made constraints conflict, and its page.
    private func edited() -> (TestEditor, TestPage) {
        let across = LayoutIssueTests.across.replacing(#"constant="100""#, with: #"constant="100" priority="1""#)
        let editor = LayoutIssueTests.laidOut(LayoutIssueTests.button + LayoutIssueTests.top + across)
        let page = editor.page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        editor.runLater()
        _ = page.takeEvents("problems")
        let answer = page.perform(#"{"set": {"object": "con-wi-001", "attribute": "priority", "value": "1000"}}"#)
        #expect(answer["error"] == nil)
        return (editor, page)
    }

    @Test("pages receive problems in the first pause after an edit")
    func pause() {
        let (editor, page) = edited()
        #expect(page.takeEvents("problems").isEmpty)
        editor.runOnce()
        #expect(!page.takeEvents("problems").isEmpty)
    }

    @Test("while edits follow each other, problems aren't told until patience ends, and then they are that of now")
    func continuousEditing() {
        let (editor, page) = edited()
        for number in 0..<Editor.patience {
            page.perform(Self.title(number))
            editor.runOnce()
            #expect(page.takeEvents("problems").isEmpty, "after edit \(number)")
        }
        page.perform(Self.title(99))
        editor.runOnce()
        #expect(page.takeEvents("problems").last?["problems"]?.elements?.isEmpty == false)
    }

    @Test("a document that was closed meanwhile isn't worked on")
    func closed() {
        let (editor, page) = edited()
        _ = page.takeEvents("problems")
        page.ask("save", #""document": "Shop.storyboard""#)
        page.ask("close", #""document": "Shop.storyboard""#)
        editor.runLater()
        #expect(page.takeEvents("problems").isEmpty)
    }
}
