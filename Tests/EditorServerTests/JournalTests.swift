import FileAccess
import JSONText
import RandomNumbers
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite("Unsaved work and its journal") struct JournalTests {
    private static let edit = #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Flat White"}}"#
    private static let path = "/app/.Shop.storyboard.unsaved"
    private static let shopField = #""document": "Shop.storyboard""#

    @Test("unsaved changes survive the end of the process: the next one recovers and reports them")
    func recovering() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        page.perform(#"{"delete": {"object": "but-to-001"}}"#)
        page.ask("undo", #""document": "Shop.storyboard""#)
        // The process is killed here: nobody says goodbye.
        let next = TestEditor(editor.files.leftBehind())
        let snapshot = try #require(next.page().open())
        #expect(snapshot["recovered"]?.bool == true && snapshot["state"]?["isDirty"]?.bool == true)
        let text = next.editor.open["Shop.storyboard"]?.session.text ?? []
        #expect(String(decoding: text, as: UTF8.self) == shop.replacing("Espresso", with: "Flat White"))
        #expect(editor.text() == shop)
    }

    @Test("what a step put in the place of what is found in texts of any length, between whole characters")
    func patches() {
        let seed = UInt64.random(in: 0..<10_000)
        var random = RandomNumbers(seed: seed)
        for _ in 0..<300 {
            // Few different characters, so that much repeats, and stretches that are longer than what is compared at once.
            let letters = ["a", "b", "é", "è", "🙂"]
            func text(_ count: Int) -> String { (0..<count).map { _ in letters[random.pick(below: 5)] }.joined() }
            let (before, after) = (text(random.pick(below: 1500)), text(random.pick(below: 1500)))
            let (old, new) = (
                before + text(random.pick(below: 3)) + after, before + text(random.pick(below: 3)) + after
            )
            let patch = Patch(from: Array(old.utf8), to: Array(new.utf8))
            #expect(patch.applied(to: Array(old.utf8)) == Array(new.utf8), "seed \(seed)")
            #expect(String(validating: patch.inserted, as: UTF8.self) != nil, "seed \(seed)")
            #expect(patch.removed <= 12 && patch.inserted.count <= 12, "seed \(seed)")
        }
    }

    @Test("an incomplete last line is removed, and later steps are not lost")
    func tornLine() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        page.perform(#"{"delete": {"object": "but-to-001"}}"#)
        let whole = try #require(editor.text(Self.path))
        let last = try #require(whole.split(separator: "\n").last)
        for missing in [1, 2, last.count / 2, last.count, last.count + 1] {
            let files = editor.files.leftBehind()
            files.write(String(whole.dropLast(missing)), to: Self.path)
            let next = TestEditor(files)
            let again = next.page()
            #expect(try #require(again.open())["recovered"]?.bool == true)
            #expect(next.text()?.contains("Espresso") == true)
            again.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mokka"}}"#)
            let third = try DocumentSession("/app/Shop.storyboard", in: files.leftBehind())
            #expect(third.document.object("lab-el-001")?["text"] == "Mokka")
            #expect(third.document.object("but-to-001") != nil)
        }
    }

    @Test("a journal without a complete first line is ignored and removed")
    func tornHead() throws {
        for text in ["", "{", #"{"unsaved": 2, "base": "<docu"#] {
            let editor = TestEditor()
            editor.files.write(text, to: Self.path)
            #expect(try #require(editor.page().open())["recovered"]?.bool == false)
            #expect(editor.text(Self.path) == nil)
        }
    }

    @Test("if the file has changed since, the changes are recovered, saving asks, and both can be merged")
    func changedMeanwhile() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        let files = editor.files.leftBehind()
        let theirs = shop.replacing("Brew", with: "Steep")
        files.write(theirs, to: "/app/Shop.storyboard")
        let next = TestEditor(files)
        let again = next.page()
        let snapshot = try #require(again.open())
        #expect(snapshot["recovered"]?.bool == true && snapshot["outside"]?.string == "changed")
        next.runLater()
        #expect(again.ask("save", Self.shopField)["error"] != nil && next.text() == theirs)
        #expect(try DocumentSession("/app/Shop.storyboard", in: files.leftBehind()).isDirty)
        #expect(again.ask("merge", Self.shopField)["conflicts"]?.number == 0)
        let both = theirs.replacing("Espresso", with: "Flat White")
        #expect(try DocumentSession("/app/Shop.storyboard", in: files.leftBehind()).text == Array(both.utf8))
        #expect(again.ask("save", Self.shopField)["error"] == nil)
        #expect(next.text() == both && next.text(Self.path) == nil)
    }

    @Test("a second editor is read-only while another one has unsaved changes, and says why; afterward it can edit")
    func twoEditors() throws {
        let files = MemoryFiles(["/app/Shop.storyboard": shop])
        let (one, other) = (TestEditor(files), TestEditor(files))
        let (page, looking) = (one.page(), other.page())
        page.open()
        looking.open()
        page.perform(Self.edit)
        let refused = looking.perform(#"{"delete": {"object": "but-to-001"}}"#)
        #expect(refused["error"]?["message"]?.string == "another editor has unsaved changes in this document")
        #expect(looking.takeEvents("state").last?["state"]?["unkept"]?["hint"]?.string?.contains("save") == true)
        #expect(other.editor.open["Shop.storyboard"]?.session.isDirty == false)
        let late = try #require(TestEditor(files).page().open())
        #expect(late["recovered"]?.bool == false && late["state"]?["unkept"] != nil)
        #expect(try DocumentSession("/app/Shop.storyboard", in: files.leftBehind()).isDirty)
        page.ask("save", Self.shopField)
        other.editor.lookOutside(in: "/app")
        #expect(looking.perform(#"{"delete": {"object": "but-to-001"}}"#)["error"] == nil)
        #expect(page.perform(#"{"delete": {"object": "lab-el-001"}}"#)["error"] != nil)
    }

    @Test("pages are notified while unsaved changes are not kept, and all are kept as soon as possible")
    func failing() throws {
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": shop], capacity: shop.utf8.count + 200))
        let page = editor.page()
        page.open()
        for text in ["One", "Two"] {
            page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "\#(text)"}}"#)
            let unkept = try #require(page.takeEvents("changed").last?["state"]?["unkept"])
            #expect(unkept["message"]?.string?.contains("there is no space left") == true)
        }
        editor.files.setCapacity(nil)
        page.perform(#"{"delete": {"object": "but-to-001"}}"#)
        #expect(try #require(page.takeEvents("changed").last)["state"]?["unkept"] == nil)
        let next = try DocumentSession("/app/Shop.storyboard", in: editor.files.leftBehind())
        #expect(next.document.object("lab-el-001")?["text"] == "Two" && next.document.object("but-to-001") == nil)
    }

    @Test("a folder that is not writable, and a link in the journal's place, are reported with the first step")
    func unwritable() throws {
        let closed = TestEditor()
        closed.files.setMode(0o555, of: "/app")
        let linked = TestEditor()
        linked.files.write("mine", to: "/other/text")
        linked.files.makeLink(at: Self.path, to: "/other/text")
        for editor in [closed, linked] {
            let page = editor.page()
            page.open()
            #expect(page.perform(Self.edit)["error"] == nil)
            #expect(page.takeEvents("changed").last?["state"]?["unkept"]?["message"] != nil)
        }
        #expect(linked.text("/other/text") == "mine")
    }

    @Test("what cannot be read is left unchanged and reported", arguments: ["no journal\n", "{\"unsaved\": 99}\n{}\n"])
    func foreign(journal: String) throws {
        let editor = TestEditor()
        editor.files.write(journal, to: Self.path)
        let page = editor.page()
        let snapshot = try #require(page.open())
        #expect(snapshot["state"]?["unkept"]?["message"]?.string?.contains(Self.path) == true)
        page.perform(Self.edit)
        page.ask("save", Self.shopField)
        #expect(editor.text(Self.path) == journal)
        #expect(editor.text()?.contains("Flat White") == true)
    }

    @Test("a journal that has become long is rewritten, shorter, with the same result")
    func compacting() throws {
        let files = MemoryFiles(["/app/Shop.storyboard": shop])
        let saved = Array(shop.utf8)
        var journal = Journal(of: "/app/Shop.storyboard")
        var largest = 0
        var text = saved
        for number in 0..<30 {
            try journal.prepare(in: files)
            text = saved + Array(repeating: UInt8(48 + number), count: 300_000)
            journal.add(text, saved: saved)
            largest = try max(largest, files.look(at: Self.path).size)
        }
        #expect(largest < 5_000_000)
        var next = Journal(of: "/app/Shop.storyboard")
        let found = next.find(saved: saved, takingAll: false, in: files.leftBehind())
        #expect(found?.text == text && found?.base == saved)
    }

    @Test("changes that crash the editor again when they are recovered are omitted step by step, and can be requested")
    func crashingAgain() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        for number in 1...6 {
            page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "\#(number)"}}"#)
        }
        var files = editor.files.leftBehind()
        // Each of these ends before it has done anything but open the document.
        var found: [String?] = []
        for leftOut in [0, 1, 3, 6] {
            let next = TestEditor(files)
            let snapshot = try #require(next.page().open())
            #expect(snapshot["leftOut"]?.number ?? 0 == Double(leftOut) && snapshot["recovered"]?.bool == true)
            found.append(next.editor.open["Shop.storyboard"]?.session.document.object("lab-el-001")?["text"])
            files = files.leftBehind()
        }
        #expect(found == ["6", "5", "3", "Espresso"])
        // This one goes on.
        let last = TestEditor(files)
        let again = last.page()
        again.open()
        last.runLater()
        files = files.leftBehind()
        #expect(try DocumentSession("/app/Shop.storyboard", in: files).journal.leftOut == 6)
        #expect(again.ask("recover", Self.shopField)["error"] == nil)
        let snapshot = try #require(again.takeEvents("snapshot").last?["snapshot"])
        #expect(snapshot["leftOut"] == nil && snapshot["state"]?["isDirty"]?.bool == true)
        #expect(last.editor.open["Shop.storyboard"]?.session.document.object("lab-el-001")?["text"] == "6")
        #expect(again.ask("recover", Self.shopField)["error"]?["message"]?.string == "nothing was left out")
    }

    @Test("an editor that was shown what it found, or ended in good order, leaves nothing out the next time")
    func confirming() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        var files = editor.files.leftBehind()
        for round in 0..<3 {
            let next = TestEditor(files)
            #expect(try #require(next.page().open())["leftOut"] == nil)
            if round == 0 { next.runLater() } else { next.editor.end() }
            files = files.leftBehind()
        }
    }

    @Test("steps that were left out are kept by saving and by what is changed outside, until something new is done")
    func keepingLeftOut() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        var files = editor.files.leftBehind()
        TestEditor(files).page().open()
        files = files.leftBehind()
        let next = TestEditor(files)
        let again = next.page()
        #expect(try #require(again.open())["leftOut"]?.number == 1)
        again.ask("save", Self.shopField)
        files.write(shop.replacing("Brew", with: "Pour"), to: "/app/Shop.storyboard")
        next.editor.lookOutside(in: "/app")
        #expect(again.takeEvents("outside").count == 1 && again.takeEvents("snapshot").isEmpty)
        #expect(try DocumentSession("/app/Shop.storyboard", in: files.leftBehind()).journal.leftOut == 1)
        again.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "New"}}"#)
        let third = try DocumentSession("/app/Shop.storyboard", in: files.leftBehind())
        #expect(third.document.object("lab-el-001")?["text"] == "New" && third.journal.leftOut == 0)
    }

    @Test("only its owner can read a journal")
    func mode() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        #expect(editor.files.mode(of: Self.path) == 0o600)
    }

    @Test("a journal that was written to its end and not cleared any more, because the process ended, offers nothing")
    func savedButNotCleared() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        let files = editor.files.leftBehind()
        files.write(shop.replacing("Espresso", with: "Flat White"), to: "/app/Shop.storyboard")
        let next = TestEditor(files)
        #expect(try #require(next.page().open())["recovered"]?.bool == false)
        #expect(next.text(Self.path) == nil)
    }

    @Test("random editing, with undo and a kill at any moment, is recovered to the byte")
    func randomRecovery() throws {
        let seed = UInt64.random(in: 0..<10_000)
        var random = RandomNumbers(seed: seed)
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        for step in 0..<60 {
            switch random.pick(below: 4) {
            case 0: page.ask("undo", #""document": "Shop.storyboard""#)
            case 1: page.ask("redo", #""document": "Shop.storyboard""#)
            default:
                let text = ["Mokka", "Café crème ☕️", "", "Ätna", "\\u00e9\\u0301"][random.pick(below: 5)]
                page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "\#(text)"}}"#)
                if random.pick(below: 5) == 0 { page.perform(#"{"duplicate": {"object": "but-to-001"}}"#) }
            }
            let text = editor.editor.open["Shop.storyboard"]?.session.text
            let next = try DocumentSession("/app/Shop.storyboard", in: editor.files.leftBehind())
            #expect(next.text == text, "seed \(seed), step \(step)")
        }
    }
}
