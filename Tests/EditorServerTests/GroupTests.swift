import AppSurroundings
import FileAccess
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

/// A step of several documents is in all of them or in none: in the page, after undo, on the disk, and after the process was
/// killed.
@MainActor
@Suite("Steps of several documents") struct GroupTests {
    static let main = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="lis-vc-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--List-->
                <scene sceneID="lis-sc-001">
                    <objects>
                        <viewController title="List" id="lis-vc-001" sceneMemberID="viewController">
                            <view key="view" id="lis-vi-001"/>
                            <connections>
                                <segue destination="det-vc-001" kind="show" id="seg-ue-001"/>
                            </connections>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <!--Detail-->
                <scene sceneID="det-sc-001">
                    <objects>
                        <viewController title="Detail" id="det-vc-001" sceneMemberID="viewController">
                            <view key="view" id="det-vi-001"/>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="800" y="0.0"/>
                </scene>
            </scenes>
        </document>

        """
    private static let mainField = #""document": "Main.storyboard""#
    private static let photosField = #""document": "More/Photos.storyboard""#

    private func files() -> MemoryFiles {
        let files = MemoryFiles(["/app/Main.storyboard": Self.main])
        try? files.createFolder("/app/More")
        return files
    }

    @discardableResult
    private func refactor(_ page: TestPage) -> TestPage.Answer {
        page.ask("refactor", #"\#(Self.mainField), "scenes": ["det-sc-001"], "to": "More/Photos.storyboard""#)
    }

    /// An editor with a page that shows both documents of a step.
    private func refactored() -> (TestEditor, TestPage) {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        page.open("More/Photos.storyboard")
        return (editor, page)
    }

    private func text(_ name: String, in editor: TestEditor) -> String { editor.current(name) }

    /// Whether a text has the scene that moves.
    private func hasDetail(_ text: String?) -> Bool { text?.contains("det-sc-001") == true }

    @Test("scenes move to a new storyboard: both documents are changed, unsaved, and told")
    func refactoring() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        let answer = refactor(page)
        #expect(answer["documents"]?.texts == ["Main.storyboard", "More/Photos.storyboard"])
        #expect(answer["created"]?["More/Photos.storyboard"]?.texts == ["det-vc-001"])
        #expect(text("Main.storyboard", in: editor).contains(#"storyboardName="Photos""#))
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
        #expect(editor.text("/app/Main.storyboard") == Self.main)
        #expect(!hasDetail(editor.text("/app/More/Photos.storyboard")))
        let changed = page.takeEvents("changed")
        #expect(changed.map { $0["document"]?.string } == ["Main.storyboard"])
        #expect(changed.first?["state"]?["undo"]?.string == "Refactor to Storyboard")
        #expect(page.open("More/Photos.storyboard")?["state"]?["undo"]?.string == "Refactor to Storyboard")
    }

    @Test("a refused move creates no file")
    func refused() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        let answer = page.ask("refactor", #"\#(Self.mainField), "scenes": ["no-such"], "to": "Photos.storyboard""#)
        #expect(answer["error"]?["message"]?.string?.contains("there is no object 'no-such'") == true)
        #expect(editor.text("/app/Photos.storyboard") == nil)
    }

    @Test("undo and redo in either document are done in both")
    func undo() throws {
        let (editor, page) = refactored()
        for (undoing, redoing) in [(Self.photosField, Self.mainField), (Self.mainField, Self.photosField)] {
            #expect(page.ask("undo", undoing)["error"] == nil)
            #expect(text("Main.storyboard", in: editor) == Self.main)
            #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
            #expect(page.ask("redo", redoing)["error"] == nil)
            #expect(!hasDetail(text("Main.storyboard", in: editor)))
            #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
        }
    }

    @Test("if the other document was edited since, undo asks; it can be undone in one document only")
    func undoAfterward() throws {
        let (editor, page) = refactored()
        page.perform(
            #"{"set": {"object": "det-vc-001", "attribute": "title", "value": "X"}}"#, in: "More/Photos.storyboard")
        let error = page.ask("undo", Self.mainField)["error"]
        #expect(error?["message"]?.string == "the step also changed 'Photos.storyboard', which was edited since")
        #expect(error?["isElsewhere"]?.bool == true)
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        #expect(page.ask("undo", Self.mainField + #", "alone": true"#)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
        #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
    }

    @Test(
        "a step that was undone in one document only goes back in the other without a question, and comes back in both")
    func undoneApart() throws {
        let (editor, page) = refactored()
        #expect(page.ask("undo", Self.mainField + #", "alone": true"#)["error"] == nil)
        #expect(page.ask("undo", Self.photosField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
        #expect(page.ask("redo", Self.photosField)["error"] == nil)
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
        // As does one that was redone in one document only.
        page.ask("undo", Self.mainField + #", "alone": true"#)
        #expect(page.ask("redo", Self.mainField)["error"] == nil)
        #expect(page.ask("undo", Self.photosField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
    }

    @Test(
        "an edit of the other document that was taken back by another one doesn't keep a step from being undone in both"
    )
    func editTakenBack() throws {
        let (editor, page) = refactored()
        let refactored = text("More/Photos.storyboard", in: editor)
        for title in ["X", "Detail"] {
            page.perform(
                #"{"set": {"object": "det-vc-001", "attribute": "title", "value": "\#(title)"}}"#,
                in: "More/Photos.storyboard")
        }
        #expect(text("More/Photos.storyboard", in: editor) == refactored)
        #expect(page.ask("undo", Self.mainField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
        for _ in 1...3 { #expect(page.ask("redo", Self.photosField)["error"] == nil) }
        #expect(text("More/Photos.storyboard", in: editor) == refactored)
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        #expect(page.ask("undo", Self.mainField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
    }

    @Test("a document without a page can be undone while another one with the step has one")
    func closed() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        page.ask("save", Self.mainField)
        #expect(editor.editor.open["More/Photos.storyboard"] != nil)
        #expect(page.ask("undo", Self.mainField)["error"] == nil)
        page.ask("save", Self.mainField)
        #expect(editor.text("/app/Main.storyboard") == Self.main)
        #expect(!hasDetail(editor.text("/app/More/Photos.storyboard")))
        page.leave()
        #expect(editor.editor.open.isEmpty)
    }

    @Test("saving one of the documents saves all that have the step")
    func saving() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        #expect(page.ask("save", Self.mainField)["error"] == nil)
        #expect(
            !hasDetail(editor.text("/app/Main.storyboard")) && hasDetail(editor.text("/app/More/Photos.storyboard")))
        #expect(editor.text("/app/.Main.storyboard.unsaved") == nil)
        #expect(editor.text("/app/More/.Photos.storyboard.unsaved") == nil)
    }

    @Test("if one of the files was changed outside, none is saved")
    func changedOutside() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        let theirs = Self.main.replacing("Detail", with: "Theirs")
        editor.files.write(theirs, to: "/app/More/Photos.storyboard")
        let message = page.ask("save", Self.mainField)["error"]?["message"]?.string
        #expect(message == "'Photos.storyboard', which is saved with it, was changed by another program")
        #expect(
            editor.text("/app/Main.storyboard") == Self.main && editor.text("/app/More/Photos.storyboard") == theirs)
    }

    @Test("if one of the files can't be replaced, none is")
    func unwritable() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        let before = editor.text("/app/More/Photos.storyboard")
        editor.files.setMode(0o555, of: "/app/More")
        #expect(page.ask("save", Self.mainField)["error"] != nil)
        #expect(editor.text("/app/Main.storyboard") == Self.main)
        #expect(editor.text("/app/More/Photos.storyboard") == before)
        editor.files.setMode(0o755, of: "/app/More")
        #expect(page.ask("save", Self.mainField)["error"] == nil)
        #expect(
            !hasDetail(editor.text("/app/Main.storyboard")) && hasDetail(editor.text("/app/More/Photos.storyboard")))
    }

    @Test("a reference is inlined, and undone, in both documents")
    func inlining() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        let references = editor.editor.open["Main.storyboard"]?.session.document.controllers.filter(
            \.isStoryboardReference)
        let id = try #require(references?.first?["id"])
        let answer = page.ask("inline", #"\#(Self.mainField), "reference": "\#(id)""#)
        #expect(answer["notes"]?.texts?.contains("'Photos' has no scenes any more") == true)
        #expect(hasDetail(text("Main.storyboard", in: editor)))
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
        page.ask("undo", Self.mainField)
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
    }

    @Test("a reference leads to what its storyboard has now, also if that isn't saved")
    func problems() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        editor.runLater()
        refactor(page)
        editor.runLater()
        let rules = page.ask("problems", Self.mainField)["problems"]?.elements?.compactMap { $0["rule"]?.string } ?? []
        #expect(!rules.contains { $0.hasPrefix("storyboard-reference.") }, "\(rules)")
    }

    @Test("comments go where their objects go, and back with the step, whichever document it is undone in")
    func comments() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        for (object, text) in [("det-vi-001", "Moves"), ("det-sc-001", "The scene"), ("lis-vi-001", "Stays")] {
            page.ask("comment", #"\#(Self.mainField), "object": "\#(object)", "text": "\#(text)""#)
        }
        func words(_ path: String) -> Set<String> {
            Set(
                editor.editor.open[path]?.comments?.content.threads.flatMap { $0.comments.map(\.text) } ?? [])
        }
        let (main, photos) = ("Main.storyboard", "More/Photos.storyboard")
        func expectMoved(_ isMoved: Bool, _ step: String) {
            #expect(words(main) == (isMoved ? ["Stays"] : ["Moves", "The scene", "Stays"]), "\(step)")
            #expect(words(photos) == (isMoved ? ["Moves", "The scene"] : []), "\(step)")
            #expect((editor.text("/app/\(photos).comments.json") != nil) == isMoved, "\(step)")
        }
        refactor(page)
        page.open(photos)
        expectMoved(true, "refactor")
        #expect(page.takeEvents("comments").last?["threads"]?.elements?.count == 2)
        page.ask("undo", Self.photosField)
        expectMoved(false, "undo")
        page.ask("redo", Self.mainField)
        expectMoved(true, "redo")
        page.ask("reload", Self.mainField)
        expectMoved(false, "revert")
        page.ask("undo", Self.mainField)
        expectMoved(true, "undo the revert")
        page.ask("save", Self.mainField)
        // Ben's answer to a thread that has moved is his to take back.
        let thread = editor.editor.open[photos]?.comments?.content.threads.first { $0.object == "det-vi-001" }
        page.ask("comment", #"\#(Self.photosField), "thread": "\#(try #require(thread).id)", "text": "Yes""#)
        let reference = editor.editor.open[main]?.session.document.controllers.first(where: \.isStoryboardReference)
        page.ask("inline", #"\#(Self.mainField), "reference": "\#(try #require(reference?["id"]))""#)
        #expect(words(main) == ["Moves", "The scene", "Stays", "Yes"] && words(photos).isEmpty)
        #expect(page.ask("undoComment", Self.mainField)["error"] == nil)
        expectMoved(false, "inline and take back")
    }

    @Test("objects whose ids are taken in the other document keep their comments there, and after undo")
    func renamedComments() throws {
        let files = MemoryFiles(["/app/Main.storyboard": Self.main, "/app/Other.storyboard": Self.main])
        let editor = TestEditor(files)
        let page = editor.page()
        page.open("Main.storyboard")
        page.open("Other.storyboard")
        page.ask("comment", #"\#(Self.mainField), "object": "det-vi-001", "text": "Moves""#)
        page.ask("comment", #""document": "Other.storyboard", "object": "det-vi-001", "text": "Stays""#)
        let answer = page.ask("refactor", #"\#(Self.mainField), "scenes": ["det-sc-001"], "to": "Other.storyboard""#)
        #expect(answer["error"] == nil, "\(answer)")
        func threads(_ path: String) -> [String: String] {
            let list = editor.editor.open[path]?.comments?.content.threads ?? []
            return Dictionary(
                list.map { ($0.comments[0].text, $0.object ?? "") }, uniquingKeysWith: { first, _ in first })
        }
        let there = threads("Other.storyboard")
        #expect(there["Stays"] == "det-vi-001" && threads("Main.storyboard").isEmpty)
        let id = try #require(there["Moves"])
        #expect(id != "det-vi-001" && editor.editor.open["Other.storyboard"]?.session.document.object(id) != nil)
        page.ask("undo", Self.mainField)
        #expect(threads("Main.storyboard") == ["Moves": "det-vi-001"])
        #expect(threads("Other.storyboard") == ["Stays": "det-vi-001"])
    }

    @Test("going back to the file in one document takes the unsaved step back in all, and can be undone in all")
    func reverting() throws {
        let (editor, page) = refactored()
        page.perform(
            #"{"set": {"object": "lis-vc-001", "attribute": "title", "value": "X"}}"#, in: "Main.storyboard")
        let before = text("Main.storyboard", in: editor)
        let answer = page.ask("reload", Self.photosField)
        #expect(answer["error"] == nil && answer["others"]?.texts == ["Main.storyboard"])
        #expect(text("Main.storyboard", in: editor) == Self.main)
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
        #expect(editor.text("/app/.Main.storyboard.unsaved") == nil)
        #expect(page.takeEvents("changed").last?["state"]?["isDirty"]?.bool == false)
        #expect(page.ask("undo", Self.photosField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == before)
        #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
        // What was done before is undone as if nobody had gone back.
        page.ask("undo", Self.mainField)
        #expect(page.ask("undo", Self.mainField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
    }

    @Test("going back to a file that another program has changed takes its changes, and undo is sound in all documents")
    func revertingToOutside() throws {
        let (editor, page) = refactored()
        let before = text("More/Photos.storyboard", in: editor)
        let theirs = Self.main.replacing("Detail", with: "Theirs")
        editor.files.write(theirs, to: "/app/Main.storyboard")
        editor.editor.lookOutside(in: "/app")
        page.ask("reload", Self.mainField)
        #expect(text("Main.storyboard", in: editor) == theirs)
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
        for path in ["Main.storyboard", "More/Photos.storyboard"] {
            #expect(editor.editor.open[path]?.isDirty == false)
        }
        page.ask("undo", Self.mainField)
        #expect(text("More/Photos.storyboard", in: editor) == before)
        #expect(page.ask("save", Self.photosField)["error"] == nil)
        #expect(!hasDetail(editor.text("/app/Main.storyboard")))
        #expect(hasDetail(editor.text("/app/More/Photos.storyboard")))
    }

    @Test("a saved step of several documents stays undoable where another program changes one of them")
    func changedOutsideAfterward() throws {
        let (editor, page) = refactored()
        page.ask("save", Self.mainField)
        let saved = try #require(editor.text("/app/More/Photos.storyboard"))
        editor.files.write(saved.replacing("Detail", with: "Theirs"), to: "/app/More/Photos.storyboard")
        editor.editor.lookOutside(in: "/app/More")
        let error = page.ask("undo", Self.mainField)["error"]
        #expect(error?["message"]?.string == "the step also changed 'Photos.storyboard', which was edited since")
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        page.ask("undo", Self.photosField)
        #expect(page.ask("undo", Self.mainField)["error"] == nil)
        #expect(text("Main.storyboard", in: editor) == Self.main)
        #expect(!hasDetail(text("More/Photos.storyboard", in: editor)))
    }

    @Test("nothing goes back if the file of one of the documents can't be read")
    func revertingWithoutFile() throws {
        let editor = TestEditor(files())
        let page = editor.page()
        page.open("Main.storyboard")
        refactor(page)
        try editor.files.remove("/app/More/Photos.storyboard")
        #expect(page.ask("reload", Self.mainField)["error"] != nil)
        #expect(!hasDetail(text("Main.storyboard", in: editor)))
        #expect(hasDetail(text("More/Photos.storyboard", in: editor)))
    }

    @Test("if another editor has unsaved changes in one of the documents, none is changed")
    func twoEditors() throws {
        let files = files()
        let (one, other) = (TestEditor(files), TestEditor(files))
        let (page, busy) = (one.page(), other.page())
        page.open("Main.storyboard")
        refactor(page)
        page.ask("save", Self.mainField)
        busy.open("More/Photos.storyboard")
        busy.perform(
            #"{"set": {"object": "det-vc-001", "attribute": "title", "value": "X"}}"#, in: "More/Photos.storyboard")
        let error = page.ask("undo", Self.mainField)["error"]
        #expect(error?["message"]?.string == "another editor has unsaved changes in this document")
        #expect(!hasDetail(text("Main.storyboard", in: one)) && hasDetail(text("More/Photos.storyboard", in: one)))
        let scenes = #""scenes": ["lis-sc-001"], "to": "More/Photos.storyboard""#
        #expect(page.ask("refactor", "\(Self.mainField), \(scenes)")["error"] != nil)
        #expect(text("Main.storyboard", in: one).contains("lis-sc-001"))
    }

    @Test("however little room is left on the disk, all documents of a step are saved or none")
    func fullDisk() throws {
        for room in stride(from: 0, through: 8000, by: 250) {
            let files = files()
            let editor = TestEditor(files)
            let page = editor.page()
            page.open("Main.storyboard")
            refactor(page)
            page.open("More/Photos.storyboard")
            files.setCapacity(files.usedBytes + room)
            let refused = page.ask("save", Self.mainField)["error"] != nil
            func disk() -> [Bool] {
                ["Main", "More/Photos"].map { hasDetail(editor.text("/app/\($0).storyboard")) }
            }
            #expect(disk() == [refused, !refused], "with room for \(room) bytes")
            files.setCapacity(nil)
            #expect(page.ask("save", Self.mainField)["error"] == nil)
            #expect(disk() == [false, true])
        }
    }

    /// What is done until the process is killed.
    private enum Deed: String, CaseIterable {
        case refactor, undo, redo, edit, revert, saveMain, savePhotos
    }

    private func act(_ deed: Deed, _ page: TestPage) {
        switch deed {
        case .refactor: refactor(page)
        case .undo: page.ask("undo", Self.mainField)
        case .redo: page.ask("redo", Self.photosField)
        case .revert: page.ask("reload", Self.photosField)
        case .edit:
            page.perform(
                #"{"set": {"object": "lis-vc-001", "attribute": "title", "value": "L"}}"#, in: "Main.storyboard")
        case .saveMain: page.ask("save", Self.mainField)
        case .savePhotos: page.ask("save", Self.photosField)
        }
    }

    @Test(
        "whenever the process is killed, the step is in both documents or in none, in what is recovered and on the disk",
        arguments: [
            "refactor", "refactor saveMain", "refactor savePhotos", "refactor undo", "refactor saveMain undo",
            "refactor saveMain undo saveMain", "refactor undo redo saveMain", "edit refactor undo savePhotos",
            "refactor revert", "edit refactor revert undo saveMain", "refactor edit revert saveMain undo redo",
            "refactor edit saveMain undo undo savePhotos redo saveMain",
        ])
    func killed(deeds: String) throws {
        let list = deeds.split(separator: " ").compactMap { Deed(rawValue: String($0)) }
        for changes in 0... {
            let memory = files()
            let ending = EndingFiles(memory, changes: changes)
            let editor = TestEditor(on: ending, files: memory)
            let page = editor.page()
            page.open("Main.storyboard")
            for deed in list where !ending.hasEnded {
                act(deed, page)
                if deed == .refactor { page.open("More/Photos.storyboard") }
            }
            let left = memory.leftBehind()
            let next = TestEditor(left)
            // Connecting completes what was being saved.
            let again = next.page()
            let disk = [next.text("/app/Main.storyboard"), next.text("/app/More/Photos.storyboard")]
            #expect(
                hasDetail(disk[0]) != hasDetail(disk[1]), "on the disk after \(changes) changes: \(deeds)")
            for order in [
                ["Main.storyboard", "More/Photos.storyboard"], ["More/Photos.storyboard", "Main.storyboard"],
            ] {
                let third = TestEditor(memory.leftBehind())
                let reader = third.page()
                for path in order where third.text("/app/\(path)") != nil {
                    #expect(reader.open(path)?["kind"]?.string == "storyboard")
                }
                let texts = ["Main.storyboard", "More/Photos.storyboard"].map { text($0, in: third) }
                #expect(
                    hasDetail(texts[0]) != hasDetail(texts[1]), "recovered after \(changes) changes: \(deeds), \(order)"
                )
                reader.ask("save", Self.mainField)
                let saved = [third.text("/app/Main.storyboard"), third.text("/app/More/Photos.storyboard")]
                #expect(
                    hasDetail(saved[0]) != hasDetail(saved[1]), "saved after \(changes) changes: \(deeds), \(order)")
            }
            _ = again
            if !ending.hasEnded { return }
        }
    }
}

extension GroupTests {
    @Test("the frames of all views of a document are updated in one step")
    func framesOfDocument() {
        func view(_ id: String, _ x: String) -> String {
            """
            <view key="view" contentMode="scaleToFill" id="\(id)-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-su-001"><rect key="frame" x="\(x)" y="7" width="7" height="7"/><constraints>\
            <constraint firstAttribute="width" constant="50" id="\(id)-co-001"/><constraint firstAttribute="height" constant="60" id="\(id)-co-002"/></constraints></view>\
            </subviews><constraints>\
            <constraint firstItem="\(id)-su-001" firstAttribute="leading" secondItem="\(id)-vi-001" secondAttribute="leading" constant="20" id="\(id)-co-003"/>\
            <constraint firstItem="\(id)-su-001" firstAttribute="top" secondItem="\(id)-vi-001" secondAttribute="top" constant="30" id="\(id)-co-004"/></constraints></view>
            """
        }
        let text = Self.main.replacing(#"<view key="view" id="lis-vi-001"/>"#, with: view("lis", "5"))
            .replacing(#"<view key="view" id="det-vi-001"/>"#, with: view("det", "6"))
        let editor = TestEditor(MemoryFiles(["/app/Main.storyboard": text]))
        let page = editor.page()
        page.open("Main.storyboard")
        page.perform(#"{"updateFrames": {"objects": ["document"], "all": true}}"#, in: "Main.storyboard")
        let now = self.text("Main.storyboard", in: editor)
        #expect(now.split(separator: #"x="20" y="30" width="50" height="60""#).count == 3, "\(now)")
        #expect(
            page.perform(#"{"updateFrames": {"objects": ["document"], "all": true}}"#, in: "Main.storyboard")[
                "isUnchanged"]?.bool
                == true)
        page.ask("undo", Self.mainField)
        #expect(self.text("Main.storyboard", in: editor) == text)
    }

    @Test("a new document is added to the Xcode project around it, or a message says why not")
    func xcodeProject() throws {
        let project = """
            // !$*UTF8*$!
            {
            \tobjects = {

            /* Begin PBXBuildFile section */
            \t\tB = {isa = PBXBuildFile; fileRef = F; };
            /* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            \t\tF /* A.storyboard */ = {isa = PBXFileReference; path = A.storyboard; sourceTree = "<group>"; };
            /* End PBXFileReference section */
            \t\tG /* All */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tF /* A.storyboard */,
            \t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tR /* Resources */ = {
            \t\t\tisa = PBXResourcesBuildPhase;
            \t\t\tfiles = (
            \t\t\t\tB,
            \t\t\t);
            \t\t};
            \t\tT = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
            \t\tP = { isa = PBXProject; targets = (T); mainGroup = G; };
            \t};
            \trootObject = P;
            }

            """
        let editor = TestEditor(
            MemoryFiles(["/app/A.storyboard": Self.main, "/app/App.xcodeproj/project.pbxproj": project]))
        let page = editor.page()
        page.open("A.storyboard")
        let made = page.ask("create", #""document": "New.storyboard""#)
        #expect(made["notes"]?.texts == ["“New.storyboard” was added to “App.xcodeproj”"])
        #expect(editor.text("/app/App.xcodeproj/project.pbxproj")?.contains("path = New.storyboard;") == true)
        let moved = page.ask(
            "refactor", #""document": "A.storyboard", "scenes": ["det-sc-001"], "to": "Parts.storyboard""#)
        #expect(moved["notes"]?.texts?.last == "“Parts.storyboard” was added to “App.xcodeproj”", "\(moved)")
        editor.files.setMode(0o444, of: "/app/App.xcodeproj/project.pbxproj")
        let readOnly = page.ask("create", #""document": "ReadOnly.storyboard""#)
        #expect(readOnly["notes"]?[0]?.string?.contains("no permission") == true)
        #expect(editor.text("/app/ReadOnly.storyboard") != nil)
        editor.files.setMode(0o644, of: "/app/App.xcodeproj/project.pbxproj")
        editor.files.write("{", to: "/app/App.xcodeproj/project.pbxproj")
        let other = page.ask("create", #""document": "Other.storyboard""#)
        #expect(other["notes"]?[0]?.string?.hasPrefix("“Other.storyboard” isn’t in the Xcode project") == true)
        #expect(editor.text("/app/Other.storyboard") != nil)
    }
}
