import FileAccess
import Foundation
import GitAccess
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

/// Conflicts of a merge, from where they are found until git learns that they are resolved.
@MainActor
@Suite final class MergeTests {
    private static let list = "/app/Shop.storyboard.conflicts.json"
    private static let ours = shop.replacing("Espresso", with: "Ristretto").replacing("Brew", with: "Pull")
    private static let theirs = shop.replacing("Espresso", with: "Lungo").replacing("Brew", with: "Pour")
    private static let label = element(from: "<label ", to: "</label>")
    private static func element(from start: String, to end: String) -> String {
        guard let first = shop.firstRange(of: start), let last = shop.firstRange(of: end) else { return "" }
        return String(shop[first.lowerBound..<last.upperBound])
    }

    /// An editor on a file that git has as unmerged.
    private func editor(
        _ text: String = ours, base: String = shop, ours: String = ours, theirs: String = theirs,
        isUnmerged: Bool = true
    ) -> TestEditor {
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": text]))
        let added = Added()
        editor.editor.git.unmerged = { _ in
            guard isUnmerged, added.paths.isEmpty else { return nil }
            return UnmergedFile(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        }
        editor.editor.git.add = { added.paths.append($0) }
        self.added = added
        return editor
    }

    /// What git had to add.
    private final class Added: @unchecked Sendable {
        // Everything runs on the main thread in these tests.
        var paths: [String] = []
    }

    private var added = Added()

    private func text(_ editor: TestEditor) -> String {
        String(decoding: editor.editor.open["Shop.storyboard"]?.session.text ?? [], as: UTF8.self)
    }

    @discardableResult
    private func decide(_ page: TestPage, _ number: Int, _ choice: String) -> TestPage.Answer {
        page.ask("decide", #""document": "Shop.storyboard", "conflict": \#(number), "choice": "\#(choice)""#)
    }

    private func choices(_ page: TestPage) -> [String]? {
        let merge = page.open()?["merge"]
        return merge?["conflicts"]?.elements?.map { $0["choice"]?.string ?? "" }
    }

    @Test("what git has as unmerged is shown with its conflicts, those that have theirs already as decided")
    func unmerged() throws {
        let editor = editor(Self.ours.replacing("Pull", with: "Pour"))
        let page = editor.page()
        let merge = try #require(page.open()?["merge"])
        #expect(merge["isUnmerged"]?.bool == true && merge["hasSides"]?.bool == true)
        let conflicts = try #require(merge["conflicts"]?.elements)
        #expect(conflicts.map { $0["name"]?.string } == ["label 'Ristretto'", "button 'Pull'"])
        #expect(conflicts.map { $0["choice"]?.string } == [nil, "theirs"])
        #expect(conflicts[0]["ours"]?.string == "Ristretto" && conflicts[0]["theirs"]?.string == "Lungo")
        #expect(conflicts[0]["obstacles"]?["both"]?.string == "a property has one value")
    }

    @Test("each decision is a step, also one that changes nothing; it can be changed, undone and redone")
    func decisions() throws {
        let editor = editor()
        let page = editor.page()
        page.open()
        decide(page, 0, "theirs")
        #expect(text(editor) == Self.ours.replacing("Ristretto", with: "Lungo"))
        #expect(page.takeEvents("conflicts").last?["merge"]?["conflicts"]?[0]?["choice"]?.string == "theirs")
        decide(page, 1, "ours")
        #expect(choices(page) == ["theirs", "ours"])
        #expect(page.takeEvents("changed").last?["state"]?["undo"]?.string == "Take Ours")
        decide(page, 0, "ours")
        #expect(text(editor) == Self.ours && choices(page) == ["ours", "ours"])
        decide(page, 0, "theirs")
        for expected in [["ours", "ours"], ["theirs", "ours"], ["theirs", ""], ["", ""]] {
            page.ask("undo", #""document": "Shop.storyboard""#)
            #expect(choices(page) == expected)
        }
        #expect(text(editor) == Self.ours)
        page.ask("redo", #""document": "Shop.storyboard""#)
        #expect(text(editor) == Self.ours.replacing("Ristretto", with: "Lungo") && choices(page) == ["theirs", ""])
    }

    @Test("a value that was edited by hand is kept as it is, and later a side is taken nevertheless")
    func byHand() throws {
        let editor = editor()
        let page = editor.page()
        page.open()
        decide(page, 0, "theirs")
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Cortado"}}"#)
        decide(page, 0, "asIs")
        #expect(text(editor).contains("Cortado") && choices(page) == ["asIs", ""])
        decide(page, 0, "ours")
        #expect(text(editor) == Self.ours)
    }

    @Test("an object that one side deleted is brought back at its place with what refers to it, and deleted again")
    func deletions() throws {
        let outlet = #"<connections><outlet property="label" destination="lab-el-001" id="out-le-001"/></connections>"#
        let base = shop.replacing(
            #"title="Coffees" id="nav-it-001"/>"#, with: #"title="Coffees" id="nav-it-001"/>\#(outlet)"#)
        let theirs = base.replacing("Espresso", with: "Lungo")
        let ours = base.replacing(Self.label, with: "").replacing(outlet, with: "")
        let editor = editor(ours, base: base, ours: ours, theirs: theirs)
        let page = editor.page()
        page.open()
        decide(page, 0, "theirs")
        let restored = text(editor)
        #expect(restored.contains("Lungo") && restored.contains(#"destination="lab-el-001""#))
        let places = try [
            #require(restored.firstRange(of: "lab-el-001\">")), #require(restored.firstRange(of: "but-to-001")),
        ]
        #expect(places[0].lowerBound < places[1].lowerBound)
        decide(page, 0, "ours")
        #expect(!text(editor).contains("lab-el-001"))
        let refused = decide(page, 0, "both")
        #expect(refused["error"]?["message"]?.string?.contains("an object is there or it is not") == true)
    }

    @Test("what one side refers to and the other deleted is suggested to come back, and does with what refers to it")
    func suggestions() throws {
        let title = #"title="Coffees" id="nav-it-001"/>"#
        let connections =
            #"<connections><outlet property="label" destination="lab-el-001" id="out-le-001"/></connections>"#
        let theirs = shop.replacing(title, with: title + connections)
        let ours = shop.replacing(Self.label, with: "")
        let editor = editor(ours, ours: ours, theirs: theirs)
        let page = editor.page()
        let conflicts = try #require(page.open()?["merge"]?["conflicts"]?.elements)
        #expect(conflicts.count == 1 && conflicts[0]["kind"]?.string == "reference")
        #expect(conflicts[0]["suggestion"]?["choice"]?.string == "theirs")
        #expect(conflicts[0]["suggestion"]?["reason"]?.string == "brings back what theirs refers to")
        decide(page, 0, "theirs")
        #expect(text(editor).contains("lab-el-001\">") && text(editor).contains(#"destination="lab-el-001""#))
        decide(page, 0, "ours")
        #expect(!text(editor).contains("lab-el-001"))
    }

    @Test("an object of a scene that is gone comes back with the scene, but not with one whose deletion was decided")
    func scenes() throws {
        let scene = Self.element(from: "<!--Coffees-->", to: "</scenes>").replacing("</scenes>", with: "")
        let segue = Self.element(from: "<segue destination=\"sho-co-001\"", to: "id=\"rel-se-001\"/>")
        #expect(!scene.isEmpty && !segue.isEmpty)
        let theirs = shop.replacing("Espresso", with: "Lungo")
        let ours = shop.replacing(scene, with: "").replacing(segue, with: "")
        let editor = editor(ours, ours: ours, theirs: theirs)
        let page = editor.page()
        let conflicts = try #require(page.open()?["merge"]?["conflicts"]?.elements)
        let number = try #require(conflicts.firstIndex { $0["object"]?.string == "lab-el-001" })
        decide(page, number, "theirs")
        #expect(text(editor).contains("Lungo") && text(editor).contains(#"sceneID="sce-sh-001""#))
        #expect(text(editor).contains(#"destination="sho-co-001""#))
        decide(page, number, "ours")
        #expect(!text(editor).contains("sho-co-001"))

        let titled = theirs.replacing(#"id="sho-co-001" scene"#, with: #"title="All" id="sho-co-001" scene"#)
        let other = self.editor(ours, ours: ours, theirs: titled)
        let next = other.page()
        let list = try #require(next.open()?["merge"]?["conflicts"]?.elements?.map { $0["object"]?.string })
        let (label, controller) = (list.firstIndex(of: "lab-el-001"), list.firstIndex(of: "sho-co-001"))
        let refused = decide(next, try #require(label), "theirs")
        #expect(refused["error"]?["hint"]?.string == "decide about that first")
        decide(next, try #require(controller), "theirs")
        #expect(decide(next, try #require(label), "theirs")["error"] == nil)
        #expect(text(other).contains("Lungo"))
    }

    @Test("an object that both sides moved has a copy in the second place if both are taken")
    func places() throws {
        let views = ["one-vi-001", "two-vi-001"].map { id in
            #"<view contentMode="scaleToFill" fixedFrame="YES" id="\#(id)"><rect key="frame" x="0.0" y="300" width="100" height="100"/></view>"#
        }
        let base = shop.replacing(Self.label, with: Self.label + views.joined())
        func moved(into id: String) -> String {
            let without = base.replacing(Self.label, with: "")
            let end = #"height="100"/></view>"#
            guard let start = without.firstRange(of: id)?.lowerBound,
                let place = without[start...].firstRange(of: end)
            else { return "" }
            return without.replacingCharacters(
                in: place, with: #"height="100"/><subviews>\#(Self.label)</subviews></view>"#)
        }
        let (ours, theirs) = (moved(into: "one-vi-001"), moved(into: "two-vi-001"))
        let editor = editor(ours, base: base, ours: ours, theirs: theirs)
        let page = editor.page()
        page.open()
        #expect(choices(page) == [""])
        decide(page, 0, "both")
        let document = try Document(Array(text(editor).utf8))
        let labels = document.root.subtree.filter { $0.name == "label" }
        #expect(labels.map { $0.enclosingObject?["id"] } == ["one-vi-001", "two-vi-001"])
        decide(page, 0, "theirs")
        let left = try Document(Array(text(editor).utf8)).root.subtree.filter { $0.name == "label" }
        #expect(left.map { $0.enclosingObject?["id"] } == ["two-vi-001"])
    }

    @Test("it is resolved only when all is decided: saved, added to git, and no longer listed")
    func resolving() throws {
        let editor = editor()
        let page = editor.page()
        page.open()
        decide(page, 0, "theirs")
        page.ask("save", #""document": "Shop.storyboard""#)
        #expect(editor.text(Self.list)?.contains(#""choice": "theirs""#) == true)
        let refused = page.ask("resolve", #""document": "Shop.storyboard""#)
        #expect(refused["error"]?["message"]?.string == "one conflict isn’t decided yet")
        #expect(added.paths.isEmpty && editor.text(Self.list) != nil)
        decide(page, 1, "theirs")
        _ = page.takeEvents("conflicts")
        #expect(page.ask("resolve", #""document": "Shop.storyboard""#)["savedRevision"] != nil)
        #expect(editor.text() == Self.theirs && editor.text(Self.list) == nil)
        #expect(added.paths == ["/app/Shop.storyboard"])
        #expect(page.takeEvents("conflicts").map { $0["merge"] == nil } == [true])
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(page.open()?["merge"] == nil)
    }

    @Test("decisions that were saved are known when the document is opened again")
    func openedAgain() throws {
        let editor = editor(isUnmerged: false)
        editor.files.write(
            #"{"conflicts": [{"kind": "value", "object": "lab-el-001", "name": "label 'Ristretto'", "property": "text", "attribute": "text", "ours": "Ristretto", "theirs": "Lungo", "message": "m"}]}"#,
            to: Self.list)
        let page = editor.page()
        #expect(choices(page) == [""])
        decide(page, 0, "theirs")
        page.ask("save", #""document": "Shop.storyboard""#)
        page.leave()
        let next = editor.page()
        #expect(choices(next) == ["theirs"])
        decide(next, 0, "ours")
        #expect(text(editor) == Self.ours)
    }

    @Test("the list of a merge that was aborted is removed")
    func aborted() throws {
        let editor = editor(shop, isUnmerged: false)
        editor.editor.git.isMerged = { _ in true }
        editor.files.write(
            #"{"isUnmerged": true, "conflicts": [{"kind": "deletion", "object": "lab-el-001", "name": "label", "message": "m"}]}"#,
            to: Self.list)
        let page = editor.page()
        page.open()
        #expect(page.open()?["merge"] == nil && editor.text(Self.list) == nil)
    }

    @Test("a file with conflict markers is merged by objects, with the base that git has")
    func markers() throws {
        let marked = Self.ours.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.contains("Ristretto") else { return String(line) }
            return "<<<<<<< HEAD\n\(line)\n=======\n\(line.replacing("Ristretto", with: "Lungo"))\n>>>>>>> topic"
        }.joined(separator: "\n")
        let editor = editor(marked)
        let page = editor.page()
        let snapshot = try #require(page.open())
        #expect(snapshot["kind"]?.string == "storyboard" && snapshot["state"]?["isDirty"]?.bool == true)
        #expect(snapshot["merge"]?["conflicts"]?.elements?.count == 1)
        decide(page, 0, "theirs")
        page.ask("resolve", #""document": "Shop.storyboard""#)
        #expect(editor.text() == Self.ours.replacing("Ristretto", with: "Lungo"))
        #expect(added.paths.count == 1)
    }

    @Test(
        "an outside change that clashes becomes one step with conflicts, which are listed until it is undone or discarded"
    )
    func outside() throws {
        let editor = editor(shop, isUnmerged: false)
        let page = editor.page()
        page.open()
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mine"}}"#)
        editor.files.write(Self.theirs, to: "/app/Shop.storyboard")
        #expect(page.ask("merge", #""document": "Shop.storyboard""#)["conflicts"]?.number == 1)
        let merged = shop.replacing("Espresso", with: "Mine").replacing("Brew", with: "Pour")
        #expect(text(editor) == merged)
        #expect(editor.text(Self.list)?.contains(#""isSaved": false"#) == true)
        let snapshot = page.open()
        #expect(snapshot?["merge"]?["conflicts"]?.elements?.count == 1)
        #expect(snapshot?["state"]?["undo"]?.string == "Merge")
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(text(editor) == shop.replacing("Espresso", with: "Mine"))
        #expect(page.open()?["merge"] == nil && editor.text(Self.list) == nil)
        page.ask("redo", #""document": "Shop.storyboard""#)
        #expect(text(editor) == merged && editor.text(Self.list) != nil)
        page.ask("reload", #""document": "Shop.storyboard""#)
        #expect(text(editor) == Self.theirs && editor.text(Self.list) == nil)
        #expect(page.open()?["merge"] == nil)
    }

    @Test("a change by another program while nothing is unsaved is a step that can be undone")
    func outsideStep() throws {
        let editor = editor(shop, isUnmerged: false)
        let page = editor.page()
        page.open()
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mine"}}"#)
        page.ask("save", #""document": "Shop.storyboard""#)
        editor.files.write(Self.theirs, to: "/app/Shop.storyboard")
        editor.editor.lookOutside(in: "/app")
        let snapshot = try #require(page.takeEvents("snapshot").last?["snapshot"])
        #expect(text(editor) == Self.theirs && snapshot["state"]?["isDirty"]?.bool == false)
        #expect(snapshot["state"]?["undo"]?.string == "Outside Change")
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(text(editor) == shop.replacing("Espresso", with: "Mine"))
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(text(editor) == shop)
    }

    @Test("pictures of both sides show the scene and the objects in question, also if only the list is known")
    func comparing() throws {
        let editor = editor()
        let page = editor.page()
        page.open()
        let compared = page.ask("compare", #""document": "Shop.storyboard", "conflict": 0"#)
        #expect(compared["scene"]?.string == "sce-sh-001")
        for side in ["ours", "theirs"] {
            let stage = try #require(compared[side]?["stage"])
            let ids = try #require(compared[side]?["objects"]?[0]?.texts)
            #expect(ids.prefix(2) == ["lab-el-001", "sho-vi-001"])
            #expect(stage["frames"]?.elements?.contains { $0[0]?.string == "lab-el-001" } == true)
            let key = try #require(stage["key"]?.string)
            #expect(editor.editor.open["Shop.storyboard"]?.picture(key, scale: 1) != nil)
        }
        #expect(compared["ours"]?["stage"]?["key"]?.string != compared["theirs"]?["stage"]?["key"]?.string)
        #expect(page.ask("compare", #""document": "Shop.storyboard", "conflict": 9"#)["error"] != nil)
    }

    @Test("a list that another program changed or removed is taken over")
    func resolvedElsewhere() throws {
        let editor = editor()
        let page = editor.page()
        page.open()
        page.ask("save", #""document": "Shop.storyboard""#)
        #expect(editor.text(Self.list) != nil)
        try editor.files.remove(Self.list)
        let document = try #require(editor.editor.open["Shop.storyboard"])
        editor.editor.lookAtList("Shop.storyboard", document)
        #expect(choices(page) == ["asIs", "asIs"])
        page.ask("resolve", #""document": "Shop.storyboard""#)
        #expect(added.paths.count == 1 && page.open()?["merge"] == nil)
    }
}
