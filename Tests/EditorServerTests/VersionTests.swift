import FileAccess
import Foundation
import JSONText
import TemporaryRepository
import Testing

@testable import EditorServer

/// An editor on a document in a git repository.
@MainActor
private final class VersionedEditor {
    let repository: TemporaryRepository
    let editor: TestEditor
    let page: TestPage

    /// Commits a document, and opens what its working file has then.
    init(_ text: String = shop, changedTo changed: String? = nil, commits: Bool = true, git: String = "git") throws {
        repository = try TemporaryRepository()
        if commits {
            try repository.commit(text, to: "Shop.storyboard", "The shop")
        } else {
            try repository.write(text, to: "Shop.storyboard")
        }
        if let changed { try repository.write(changed, to: "Shop.storyboard") }
        editor = TestEditor(on: repository.folder)
        editor.editor.gitProgram = git
        page = editor.page()
        page.open()
        editor.runLater()
    }

    /// Opens the document of a repository as it is.
    init(_ repository: TemporaryRepository) {
        self.repository = repository
        editor = TestEditor(on: repository.folder)
        page = editor.page()
        page.open()
        editor.runLater()
    }

    /// What the page received last about the differences of a document, after everything that waits.
    func differences(of document: String = "Shop.storyboard") -> JSONNode? {
        editor.runLater()
        return page.takeEvents("differences").last { $0["document"]?.string == document }?["differences"]
    }

    func sentences() -> [String] { differences()?["changes"]?.elements?.compactMap { $0["sentence"]?.string } ?? [] }

    func keys(_ differences: JSONNode?) -> [String] {
        differences?["changes"]?.elements?.compactMap { $0["key"]?.string } ?? []
    }

    @discardableResult
    func revert(_ keys: [String]) -> TestPage.Answer {
        let list = keys.map { JSONValue.string($0).line }.joined(separator: ", ")
        return page.ask("revert", #""document": "Shop.storyboard", "changes": [\#(list)]"#)
    }

    var text: String { page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string ?? "" }

    func commits() -> [JSONNode] { page.ask("history", #""document": "Shop.storyboard""#)["commits"]?.elements ?? [] }
}

@MainActor
@Suite("What differs from the last commit")
struct DifferenceMarkTests {
    private static let label = #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Bean"}}"#

    @Test("a document as it was committed has no changes, and the page learns what it is compared with")
    func clean() throws {
        let editor = try VersionedEditor()
        let differences = try #require(editor.differences() ?? nil)
        #expect(differences["changes"]?.elements?.isEmpty == true)
        #expect(differences["base"]?["subject"]?.string == "The shop")
        #expect(differences["base"]?["author"]?.string == "Ada")
        #expect(differences["reason"] == nil)
    }

    @Test("an edit reaches the page after its answer, undo takes the change away, and nothing arrives twice")
    func edited() throws {
        let editor = try VersionedEditor()
        _ = editor.differences()
        editor.page.perform(Self.label)
        #expect(editor.page.takeEvents("differences").isEmpty)
        let differences = try #require(editor.differences())
        let change = try #require(differences["changes"]?[0])
        #expect(change["sentence"]?.string == "label 'Espresso' text → 'Bean'")
        #expect(change["object"]?.string == "lab-el-001")
        #expect(change["scene"]?.string == "sce-sh-001")
        #expect(change["kind"]?.string == "changed")
        editor.page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(editor.differences()?["changes"]?.elements?.isEmpty == true)
        #expect(editor.differences() == nil)
    }

    @Test(
        "added, deleted and moved objects come with the objects around them; frames that a person decides are changes"
    )
    func kinds() throws {
        let editor = try VersionedEditor()
        editor.page.perform(#"{"addObject": {"item": "switch", "into": "sho-vi-001", "x": 20, "y": 300}}"#)
        editor.page.perform(#"{"delete": {"object": "but-to-001"}}"#)
        editor.page.perform(#"{"setFrame": {"object": "lab-el-001", "x": 40, "y": 200, "width": 120, "height": 21}}"#)
        let changes = try #require(editor.differences()?["changes"]?.elements)
        #expect(Set(changes.compactMap { $0["kind"]?.string }) == ["added", "deleted", "changed"])
        #expect(changes.first { $0["kind"]?.string == "deleted" }?["parent"]?.string == "sho-vi-001")
        #expect(changes.first { $0["kind"]?.string == "changed" }?["words"]?.string?.hasPrefix("frame") == true)
    }

    @Test("a revert takes back what was chosen, as one step that can be undone")
    func reverts() throws {
        let editor = try VersionedEditor()
        editor.page.perform(Self.label)
        editor.page.perform(#"{"set": {"object": "but-to-001", "attribute": "hidden", "value": "YES"}}"#)
        let before = editor.text
        let keys = editor.keys(editor.differences())
        #expect(keys == ["changed lab-el-001 @text", "changed but-to-001 @hidden"])
        #expect(editor.revert([keys[0]])["revision"] != nil)
        #expect(editor.sentences() == ["button 'Brew' hidden NO → YES"])
        #expect(editor.text.contains(#"text="Espresso""#))
        editor.page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(editor.text == before)
        editor.revert(keys)
        #expect(editor.text == shop)
        let state = editor.page.takeEvents("changed").last?["state"]
        #expect(state?["undo"]?.string == "Revert Changes")
        #expect(state?["isDirty"]?.bool == false)
    }

    @Test(
        "each kind of change is taken back byte for byte",
        arguments: [
            #"{"addObject": {"item": "switch", "into": "sho-vi-001", "x": 20, "y": 300}}"#,
            #"{"delete": {"object": "but-to-001"}}"#, #"{"delete": {"object": "sho-co-001"}}"#,
            #"{"setFrame": {"object": "lab-el-001", "x": 40, "y": 200, "width": 120, "height": 21}}"#,
            #"{"setValue": {"object": "lab-el-001", "key": "textColor", "value": {"color": {"system": "labelColor"}}}}"#,
            #"{"set": {"object": "lab-el-001", "attribute": "customClass", "value": "BeanLabel"}}"#,
            #"{"move": {"object": "but-to-001", "into": "sho-vi-001", "before": "lab-el-001"}}"#,
            #"{"addScene": {"controller": "viewController"}}"#, #"{"setInitialController": {"object": "sho-co-001"}}"#,
            #"{"embed": {"objects": ["lab-el-001", "but-to-001"], "in": "stackView"}}"#,
        ])
    func everyKind(_ command: String) throws {
        let editor = try VersionedEditor()
        #expect(editor.page.perform(command)["error"] == nil)
        let keys = editor.keys(editor.differences())
        #expect(!keys.isEmpty)
        #expect(editor.revert(keys)["error"] == nil)
        #expect(editor.text == shop)
    }

    @Test("a change that is gone, and one that can't be taken back alone, are refused in words")
    func refused() throws {
        let editor = try VersionedEditor()
        #expect(
            editor.revert(["changed lab-el-001 @text"])["error"]?["message"]?.string == "the change is no longer there")
    }

    @Test("inspectors tell which rows differ")
    func inspected() throws {
        let editor = try VersionedEditor()
        editor.page.perform(Self.label)
        editor.page.perform(#"{"setFrame": {"object": "lab-el-001", "x": 40, "y": 200, "width": 120, "height": 21}}"#)
        editor.page.perform(
            #"{"setValue": {"object": "lab-el-001", "key": "textColor", "value": {"color": {"system": "redColor"}}}}"#)
        _ = editor.differences()
        let tabs = editor.page.ask("inspect", #""document": "Shop.storyboard", "objects": ["lab-el-001"]"#)[
            "inspection"]?["tabs"]
        func changed(_ tab: String) -> [String] {
            let rows = (tabs?[tab]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
            return rows.filter { $0["changes"] != nil }.compactMap { $0["title"]?.string }
        }
        #expect(Set(changed("attributes")) == ["Text", "Color"])
        #expect(!changed("size").isEmpty)
        #expect(changed("identity").isEmpty)
    }

    @Test("without git, a repository, a commit or a place in one, the page learns why nothing is compared")
    func reasons() throws {
        let missing = try VersionedEditor(git: "no-program-has-this-name")
        #expect(missing.differences()?["reason"]?["message"]?.string == "git isn't installed")
        let empty = try VersionedEditor(commits: false)
        #expect(empty.differences()?["reason"]?["message"]?.string == "the repository has no commit yet")
        let repository = try TemporaryRepository()
        try repository.commit("x", to: "other.txt", "other")
        try repository.write(shop, to: "Shop.storyboard")
        let untracked = VersionedEditor(repository)
        let reason = try #require(untracked.differences()?["reason"])
        #expect(reason["message"]?.string == "the last commit doesn't have this document")
        #expect(reason["hint"]?.string == "add and commit it")
        let memory = TestEditor()
        let page = memory.page()
        page.open()
        memory.runLater()
        let told = page.takeEvents("differences").last?["differences"]
        #expect(told?["reason"]?["message"]?.string == "this document is not in a git repository")
        #expect(told?["changes"]?.elements?.isEmpty == true)
    }

    @Test("a last commit whose version can't be read is said so")
    func damaged() throws {
        let editor = try VersionedEditor("<<<<<<< no document", changedTo: shop)
        #expect(editor.differences()?["reason"]?["message"]?.string?.contains("can't be read") == true)
    }

    @Test("another commit is noticed with the next comparison")
    func committed() throws {
        let editor = try VersionedEditor()
        editor.page.perform(Self.label)
        editor.page.ask("save", #""document": "Shop.storyboard""#)
        #expect(editor.sentences().count == 1)
        try editor.repository.git("commit -qam Bean")
        let folder = try #require(editor.editor.editor.open["Shop.storyboard"]?.comparison?.base.gitFolder)
        editor.editor.editor.planLookingForCommits(in: folder)
        let differences = try #require(editor.differences())
        #expect(differences["changes"]?.elements?.isEmpty == true)
        #expect(differences["base"]?["subject"]?.string == "Bean")
    }

    @Test("an edit during the comparison is compared in turn")
    func late() throws {
        let repository = try TemporaryRepository()
        try repository.commit(shop, to: "Shop.storyboard", "The shop")
        let editor = TestEditor(on: repository.folder, isPatient: true)
        let page = editor.page()
        page.open()
        // Reading classes and comparing wait on the other thread.
        editor.runLater()
        page.perform(Self.label)
        editor.finishBackground()
        editor.runLater()
        editor.finishBackground()
        let told = page.takeEvents("differences").last?["differences"]
        #expect(told?["changes"]?.elements?.count == 1)
    }
}

@MainActor
@Suite("The versions of a document")
struct VersionTests {
    private static let bean = shop.replacingOccurrences(of: "Espresso", with: "Bean")

    /// A document with three commits, the second of which gave it its name.
    private func history() throws -> VersionedEditor {
        let repository = try TemporaryRepository()
        try repository.commit(shop, to: "Old.storyboard", "first")
        try repository.git("mv Old.storyboard Shop.storyboard && git commit -qm renamed")
        try repository.commit(Self.bean, to: "Shop.storyboard", "bean")
        return VersionedEditor(repository)
    }

    @Test("the commits are listed under all names of the document")
    func commits() throws {
        let editor = try history()
        let commits = editor.commits()
        #expect(commits.map { $0["subject"]?.string } == ["bean", "renamed", "first"])
        #expect(commits.map { $0["renamedFrom"]?.string } == [nil, "Old.storyboard", nil])
        #expect(commits.map { $0["parent"]?.string } == [commits[1]["hash"]?.string, commits[2]["hash"]?.string, nil])
        let short = editor.page.ask("history", #""document": "Shop.storyboard", "count": 2"#)
        #expect(short["commits"]?.elements?.count == 2)
        #expect(short["isWhole"]?.bool == false)
    }

    @Test("a version is opened as a document that can't be changed, with what its commit changed")
    func opened() throws {
        let editor = try history()
        let commits = editor.commits()
        let name = "Shop.storyboard@\(commits[0]["hash"]?.string ?? "")"
        let snapshot = try #require(editor.page.open(name))
        #expect(snapshot["kind"]?.string == "storyboard")
        #expect(snapshot["document"]?.string == name)
        let differences = try #require(editor.differences(of: name))
        #expect(differences["changes"]?.elements?.map { $0["sentence"]?.string } == ["label 'Espresso' text → 'Bean'"])
        #expect(differences["base"]?["hash"]?.string == commits[1]["hash"]?.string)
        let refused = editor.page.perform(#"{"delete": {"object": "lab-el-001"}}"#, in: name)
        #expect(refused["error"]?["message"]?.string?.hasSuffix("can't be changed") == true)
        for verb in ["undo", "redo", "save", "reload", "recover", "merge"] {
            #expect(editor.page.ask(verb, #""document": "\#(name)""#)["error"] != nil, "\(verb)")
        }
        editor.page.ask("close", #""document": "\#(name)""#)
        #expect(editor.editor.editor.open[name] == nil)
    }

    @Test("the oldest version has nothing before it; it is found under its old name")
    func first() throws {
        let editor = try history()
        let hash = try #require(editor.commits().last?["hash"]?.string)
        let snapshot = try #require(editor.page.open("Shop.storyboard@\(hash)"))
        #expect(snapshot["scenes"]?.elements?.count == 2)
        #expect(
            editor.differences(of: "Shop.storyboard@\(hash)")?["reason"]?["message"]?.string
                == "this commit added the document")
    }

    @Test("versions have pictures of their own, with keys of their own")
    func pictures() throws {
        let editor = try history()
        let commits = editor.commits().compactMap { $0["hash"]?.string }
        var keys: [String] = []
        for name in ["Shop.storyboard", "Shop.storyboard@\(commits[0])", "Shop.storyboard@\(commits[2])"] {
            editor.page.open(name)
            editor.page.ask("stage", #""document": "\#(name)", "scenes": ["sce-sh-001"]"#)
            let stage = try #require(editor.page.takeEvents("stage").last?["stage"])
            keys.append(try #require(stage["key"]?.string))
        }
        #expect(Set(keys).count == 3)
        let pictures = keys.map { key in
            editor.editor.editor.open.values.lazy.compactMap { $0.picture(key, scale: 1)?.bytes }.first
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0] != pictures[2])
        #expect(pictures[2] != nil)
    }

    @Test("any two versions can be compared, also with the document as it is")
    func compared() throws {
        let editor = try history()
        let commits = editor.commits().compactMap { $0["hash"]?.string }
        editor.page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Tea"}}"#)
        func words(_ document: String, from: String? = nil) -> [String?]? {
            let fields = from.map { #", "from": "\#($0)""# } ?? ""
            return editor.page.ask("differences", #""document": "\#(document)"\#(fields)"#)["differences"]?["changes"]?
                .elements?
                .map { $0["words"]?.string }
        }
        #expect(words("Shop.storyboard@\(commits[0])") == ["text → 'Bean'"])
        #expect(words("Shop.storyboard@\(commits[1])") == [])
        #expect(words("Shop.storyboard@\(commits[2])", from: commits[0]) == ["text → 'Espresso'"])
        #expect(words("Shop.storyboard", from: commits[2]) == ["text → 'Tea'"])
        #expect(words("Shop.storyboard") == ["text → 'Tea'"])
        let unknown = editor.page.ask("differences", #""document": "Shop.storyboard@deadbeef""#)
        #expect(unknown["error"]?["message"]?.string?.contains("git cannot read") == true)
    }

    @Test("a version is restored byte for byte, as one step that can be undone")
    func restored() throws {
        let editor = try history()
        let hash = try #require(editor.commits().last?["hash"]?.string)
        #expect(editor.page.ask("restore", #""document": "Shop.storyboard", "commit": "\#(hash)""#)["error"] == nil)
        #expect(editor.text == shop)
        #expect(editor.page.takeEvents("changed").last?["state"]?["undo"]?.string == "Restore Version")
        #expect(
            editor.page.ask("restore", #""document": "Shop.storyboard", "commit": "\#(hash)""#)["isUnchanged"]?.bool
                == true)
        editor.page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(editor.text == Self.bean)
    }

    @Test("a merge that differs from both sides is a version of its own")
    func merges() throws {
        let repository = try TemporaryRepository()
        try repository.commit(shop, to: "Shop.storyboard", "base")
        try repository.git("checkout -qb topic")
        try repository.commit(Self.bean, to: "Shop.storyboard", "bean")
        try repository.git("checkout -q main")
        let coffee = shop.replacingOccurrences(of: "title=\"Brew\"", with: "title=\"Drink\"")
        try repository.commit(coffee, to: "Shop.storyboard", "drink")
        try repository.git("merge -q topic -m both")
        let editor = VersionedEditor(repository)
        let merge = try #require(editor.commits().first)
        #expect(merge["subject"]?.string == "both")
        let name = "Shop.storyboard@\(merge["hash"]?.string ?? "")"
        editor.page.open(name)
        #expect(
            editor.differences(of: name)?["changes"]?.elements?.map { $0["sentence"]?.string }
                == ["label 'Espresso' text → 'Bean'"])
    }

    @Test("a version that is no document is shown as its text, and can't be restored")
    func unreadable() throws {
        let repository = try TemporaryRepository()
        try repository.commit("<<<<<<< HEAD", to: "Shop.storyboard", "damaged")
        try repository.commit(shop, to: "Shop.storyboard", "mended")
        let editor = VersionedEditor(repository)
        let commits = editor.commits().compactMap { $0["hash"]?.string }
        #expect(editor.page.open("Shop.storyboard@\(commits[1])")?["kind"]?.string == "text")
        #expect(editor.page.open("Shop.storyboard@\(commits[0])")?["kind"]?.string == "storyboard")
        let after = editor.differences(of: "Shop.storyboard@\(commits[0])")
        #expect(after?["reason"]?["message"]?.string?.contains("can't be read") == true)
        let refused = editor.page.ask("restore", #""document": "Shop.storyboard", "commit": "\#(commits[1])""#)
        #expect(refused["error"]?["message"]?.string?.contains("can't be read") == true)
        #expect(editor.text == shop)
    }

    @Test(
        "names of versions are distinguished from those of documents",
        arguments: [
            ("Main.storyboard@1a2b3c4d", "1a2b3c4d"), ("a/b@c.xib@abcd", "abcd"), ("Main.storyboard", nil),
            ("Main@2x.storyboard", nil), ("Main.storyboard@HEAD", nil), ("Main.storyboard@12", nil),
            ("text@1a2b3c4d", nil),
        ] as [(String, String?)])
    func names(_ text: String, _ hash: String?) { #expect(VersionName(text)?.hash == hash) }

    @Test("a document outside of git has no commits, and the page learns why")
    func none() {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let answer = page.ask("history", #""document": "Shop.storyboard""#)
        #expect(answer["error"]?["message"]?.string == "this document is not in a git repository")
    }

    @Test("Opening a document runs nothing that the settings of its repository name")
    func hostileSettings() throws {
        let repository = try TemporaryRepository()
        try repository.commit(shop, to: "Shop.storyboard", "The shop")
        let canary = repository.folder + "/.git/canary"
        try repository.git("config core.fsmonitor 'touch \(canary); false'")
        try repository.git("config diff.evil.textconv 'touch \(canary); cat'")
        try repository.git("config filter.evil.clean 'touch \(canary); cat'")
        try repository.write("* diff=evil filter=evil\n", to: ".git/info/attributes")
        // Setting these may have run the first one.
        try repository.shell("rm -f .git/canary; touch -d '2001-01-01' Shop.storyboard")
        let editor = VersionedEditor(repository)
        #expect(editor.differences() != nil)
        #expect(!repository.exists(".git/canary"))
    }
}
