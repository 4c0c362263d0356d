import FileAccess
import StoryboardCommand
import TemporaryRepository
import Testing

@Suite struct ResolveVerbTests {
    private static let list = "Main.storyboard.conflicts.json"

    /// Merges changes of both sides into Main.storyboard.
    private func merged(_ ours: String, _ theirs: String) -> MemoryFiles {
        let files = MemoryFiles(["base.storyboard": Sample.text, "ours.storyboard": ours, "theirs.storyboard": theirs])
        let outcome = Call(files: files)(
            "merge", "base.storyboard", "ours.storyboard", "theirs.storyboard", "-o", "Main.storyboard")
        #expect(outcome.code == .findings)
        return files
    }

    private static let ours = Sample.text.replacing("\"Hello\"", with: "\"Ours\"").replacing(
        "\"Open\"", with: "\"Push\"")
    private static let theirs = Sample.text.replacing("\"Hello\"", with: "\"Theirs\"").replacing(
        "\"Open\"", with: "\"Pull\"")

    @Test("conflicts are listed with numbers, and leave the list one by one or all at once")
    func values() throws {
        let files = merged(Self.ours, Self.theirs)
        #expect(
            Call(files: files)("resolve", "Main.storyboard")
                == Outcome(
                    code: .findings,
                    bytes: Array(
                        """
                        1  Coffees: label 'Ours': text is 'Ours' in ours, 'Theirs' in theirs, 'Hello' before
                        2  Coffees: button 'Push': state[normal]/title is 'Push' in ours, 'Pull' in theirs, 'Open' before

                        """.utf8), errors: ""))
        #expect(Call(files: files)("resolve", "--take", "theirs", "Main.storyboard", "2").code == .findings)
        #expect(try files.text("Main.storyboard") == Self.ours.replacing("\"Push\"", with: "\"Pull\""))
        #expect(Call(files: files)("resolve", "Main.storyboard").output.split(separator: "\n").count == 1)
        #expect(Call(files: files)("resolve", "--take", "ours", "Main.storyboard") == .silence)
        #expect(try files.text("Main.storyboard") == Self.ours.replacing("\"Push\"", with: "\"Pull\""))
        #expect(try files.look(at: Self.list).kind == .missing)
        #expect(Call(files: files)("resolve", "Main.storyboard") == .silence)
    }

    @Test("all of theirs at once gives their document")
    func all() throws {
        let files = merged(Self.ours, Self.theirs)
        #expect(Call(files: files)("resolve", "--take", "theirs", "Main.storyboard") == .silence)
        #expect(try files.text("Main.storyboard") == Self.theirs)
        #expect(try files.look(at: Self.list).kind == .missing)
    }

    @Test("ours comes back where the document was edited since, and as it is keeps the edit")
    func edited() throws {
        let edited = Self.ours.replacing("\"Ours\"", with: "\"Mine\"")
        for (choice, expected) in [("ours", Self.ours), ("as-is", edited)] {
            let files = merged(Self.ours, Self.theirs)
            #expect(
                Call(files: files)("set", "Main.storyboard", "l1A-aa-aaa", "text", "Mine", "-o", "Main.storyboard").code
                    == .success)
            #expect(Call(files: files)("resolve", "--take", choice, "Main.storyboard") == .silence)
            #expect(try files.text("Main.storyboard") == expected)
            #expect(try files.look(at: Self.list).kind == .missing)
        }
    }

    @Test("what was deleted by one side is deleted or put back")
    func deletions() throws {
        let block = try #require(Sample.text.split(separator: "<label").last?.split(separator: "</label>").first)
        let deleted = Sample.text.replacing("<label\(block)</label>", with: "").replacing(
            "<outlet property=\"greeting\" destination=\"l1A-aa-aaa\" id=\"o1A-aa-aaa\"/>", with: "")
        let changed = Sample.text.replacing("\"Hello\"", with: "\"Changed\"")
        let kept = merged(changed, deleted)
        #expect(try kept.text("Main.storyboard").contains("\"Changed\""))
        #expect(Call(files: kept)("resolve", "--take", "theirs", "Main.storyboard") == .silence)
        #expect(try !kept.text("Main.storyboard").contains("l1A-aa-aaa"))
        let gone = merged(deleted, changed)
        #expect(try !gone.text("Main.storyboard").contains("\"Changed\""))
        #expect(Call(files: gone)("resolve", "--take", "theirs", "Main.storyboard") == .silence)
        #expect(
            try gone.text("Main.storyboard").contains(
                "<label opaque=\"NO\" contentMode=\"left\" text=\"Changed\" id=\"l1A-aa-aaa\">"))
    }

    @Test("a value that one side removes and the other changes is removed or put back, and its object stays")
    func removedValues() throws {
        let state = "<state key=\"normal\" title=\"Open\"/>"
        let line = try #require(Sample.text.split(separator: "\n").first { $0.contains(state) }) + "\n"
        let removed = Sample.text.replacing(line, with: "")
        let changed = Sample.text.replacing("\"Open\"", with: "\"Pull\"")
        for (ours, theirs) in [(removed, changed), (changed, removed)] {
            let files = merged(ours, theirs)
            #expect(try files.text("Main.storyboard") == ours)
            let (first, second) = ours == removed ? ("ours", "theirs") : ("theirs", "ours")
            #expect(
                Call(files: files)("resolve", "Main.storyboard").output.hasSuffix(
                    """
                    : state[normal] deleted by \(first), changed by \(second)
                       suggested: \(second), which keeps what \(second) changed

                    """))
            #expect(Call(files: files)("resolve", "--take", "theirs", "Main.storyboard") == .silence)
            #expect(try files.text("Main.storyboard") == theirs)
        }
    }

    /// A repository whose merge has conflicts of all kinds that are suggested, and one that isn't: ours deleted the label, to
    /// which theirs added an outlet, and changed a value that theirs removed; both changed the title of the button.
    private static func disagreeing() throws -> TemporaryRepository {
        let block = try #require(Sample.text.split(separator: "<label").last?.split(separator: "</label>").first)
        let outlet = "<outlet property=\"greeting\" destination=\"l1A-aa-aaa\" id=\"o1A-aa-aaa\"/>"
        let ours = Sample.text.replacing("<label\(block)</label>", with: "").replacing(outlet, with: "").replacing(
            "\"Open\"", with: "\"Push\"")
        let theirs = Sample.text.replacing(
            outlet, with: "\(outlet)<outlet property=\"headline\" destination=\"l1A-aa-aaa\" id=\"o2A-aa-aaa\"/>"
        ).replacing("\"Open\"", with: "\"Pull\"")
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        #expect(try repository.shell(#""$storyboard" git install"#).code == 0)
        try repository.commit(Sample.text, "base")
        try repository.git("checkout -q -b topic")
        try repository.commit(theirs, "theirs")
        try repository.git("checkout -q main")
        try repository.commit(ours, "ours")
        #expect(try repository.shell("git merge topic").code == 1)
        return repository
    }

    @Test("the list suggests the side that loses no work, which brings back what the other one deleted")
    func suggestions() throws {
        let repository = try Self.disagreeing()
        let listed = try repository.shell(#""$storyboard" resolve Main.storyboard"#).output
        #expect(listed.contains("refers to label 'Hello', which ours deleted\n"), "\(listed)")
        #expect(listed.split(separator: "\n").count { $0.hasPrefix("   suggested: ") } == 1)
        #expect(listed.contains("\n   suggested: theirs, which brings back what theirs refers to\n"), "\(listed)")
        #expect(try repository.shell(#""$storyboard" resolve --take suggested Main.storyboard"#).code == 1)
        let text = try repository.text("Main.storyboard")
        for id in ["l1A-aa-aaa", "o2A-aa-aaa"] { #expect(text.contains("id=\"\(id)\""), "\(id)") }
        #expect(text.contains("\"Push\""))
        let left = try repository.shell(#""$storyboard" resolve Main.storyboard"#).output
        #expect(left.split(separator: "\n").count == 1 && left.contains("'Push' in ours, 'Pull' in theirs"))
        #expect(try repository.shell(#""$storyboard" resolve --take suggested Main.storyboard"#).code == 1)
        #expect(try repository.text("Main.storyboard") == text)
        #expect(try repository.shell(#""$storyboard" resolve --take ours Main.storyboard"#).code == 0)
        #expect(try repository.shell(#""$storyboard" check Main.storyboard"#).code == 0)
    }

    @Test("a page shows both sides of each conflict, as long as git has them")
    func page() throws {
        let repository = try Self.disagreeing()
        let outcome = try repository.shell(#""$storyboard" resolve --page - Main.storyboard"#)
        #expect(outcome.code == 1 && outcome.output.hasPrefix("<!DOCTYPE html>"))
        #expect(outcome.output.contains("<h1>What the sides disagree on</h1>"))
        for text in ["<figcaption>Ours</figcaption>", "<figcaption>Theirs</figcaption>", "data:image/png;base64,"] {
            #expect(outcome.output.contains(text), "\(text)")
        }
        #expect(outcome.output.contains("<em>Suggested: theirs, which brings back what theirs refers to</em>"))
        #expect(outcome.output.split(separator: "<li ").count == 3 && outcome.output.contains("class=\"mark deleted\""))
        #expect(
            try repository.shell(#""$storyboard" resolve --page page.html Main.storyboard 2"#).output.hasPrefix("2  "))
        #expect(try repository.text("page.html").split(separator: "<li ").count == 2)
        let files = merged(Self.ours, Self.theirs)
        let unknown = Call(files: files)("resolve", "--page", "page.html", "Main.storyboard")
        #expect(unknown.code == .refused && unknown.errors.contains("no pictures"), "\(unknown)")
        #expect(try files.look(at: "page.html").kind == .missing)
    }

    @Test("numbers and lists that make no sense are refused, and nothing changes")
    func refused() throws {
        let files = merged(Self.ours, Self.theirs)
        #expect(Call(files: files)("resolve", "Main.storyboard", "3").code == .usage)
        #expect(Call(files: files)("resolve", "Main.storyboard", "x").code == .usage)
        files.write(
            """
            {"isSaved": false, "conflicts": [{"kind": "deletion", "object": "l1A-aa-aaa", "name": "label", "message": "m"}]}
            """, to: Self.list)
        let unsaved = Call(files: files)("resolve", "--take", "theirs", "Main.storyboard")
        #expect(unsaved.code == .refused && unsaved.errors.contains("the editor has merged it and not saved it yet"))
        files.write("[]", to: Self.list)
        #expect(Call(files: files)("resolve", "--take", "theirs", "Main.storyboard").code == .malformed)
        let order = """
            {"conflicts": [{"kind": "reference", "object": "v1A-aa-aaa", "name": "view", "theirs": "<x/>", "message": "both"}]}
            """
        files.write(order, to: Self.list)
        let outcome = Call(files: files)("resolve", "--take", "theirs", "Main.storyboard")
        #expect(outcome.code == .refused && outcome.errors.contains("what it refers to is gone"))
        #expect(try files.text(Self.list) == order && files.text("Main.storyboard") == Self.ours)
    }

    @Test("an order is that of the side that is taken")
    func orders() throws {
        func sample(_ order: String) -> String {
            let views = order.map { "<view contentMode=\"scaleToFill\" id=\"v-\($0)\"/>\n" }.joined()
            return Sample.text.replacing("<label ", with: views + "<label ")
        }
        let texts = ["base": sample("abc"), "ours": sample("bac"), "theirs": sample("acb")]
        let files = MemoryFiles(Dictionary(uniqueKeysWithValues: texts.map { ("\($0).storyboard", $1) }))
        let call = Call(files: files)
        #expect(
            call("merge", "base.storyboard", "ours.storyboard", "theirs.storyboard", "-o", "Main.storyboard").code
                == .findings)
        #expect(Call(files: files)("resolve", "Main.storyboard").output.contains("subviews in another order"))
        let merged = try files.text("Main.storyboard")
        let list = try files.text(Self.list)
        #expect(Call(files: files)("resolve", "--take", "ours", "Main.storyboard") == .silence)
        #expect(try files.text("Main.storyboard") == merged)
        files.write(list, to: Self.list)
        #expect(Call(files: files)("resolve", "--take", "theirs", "Main.storyboard") == .silence)
        let result = try files.text("Main.storyboard")
        #expect(result.matches(of: /id="v-(.)"/).map { String($0.1) } == ["a", "c", "b"])
    }

    @Test("a file with conflict markers has numbered conflicts, and is merged by objects when a side is taken")
    func markers() throws {
        let lines = Self.ours.split(separator: "\n", omittingEmptySubsequences: false)
        let marked = lines.map { line in
            guard line.contains("\"Ours\"") else { return String(line) }
            let theirs = line.replacing("\"Ours\"", with: "\"Theirs\"")
            return
                "<<<<<<< HEAD\n\(line)\n||||||| base\n\(line.replacing("\"Ours\"", with: "\"Hello\""))\n=======\n\(theirs)\n>>>>>>> topic"
        }.joined(separator: "\n")
        for (side, result) in [("ours", Self.ours), ("theirs", Self.ours.replacing("\"Ours\"", with: "\"Theirs\""))] {
            let files = MemoryFiles(["Main.storyboard": marked])
            let listed = Call(files: files)("resolve", "Main.storyboard")
            #expect(listed.code == .findings && listed.output.hasPrefix("1  Coffees: label 'Ours': text is"))
            #expect(try files.text("Main.storyboard") == marked)
            #expect(Call(files: files)("resolve", "--take", side, "Main.storyboard") == .silence)
            #expect(try files.text("Main.storyboard") == result)
            #expect(try files.look(at: Self.list).kind == .missing)
        }
    }

    @Test("a lost list is found again in git's versions as long as the file is unmerged, and git ignores lists")
    func lost() throws {
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        #expect(try repository.shell(#""$storyboard" git install"#).code == 0)
        try repository.commit(Sample.text, "base")
        try repository.git("checkout -q -b topic")
        try repository.commit(Self.theirs, "theirs")
        try repository.git("checkout -q main")
        try repository.commit(Self.ours, "ours")
        #expect(try repository.shell("git merge topic").code == 1)
        let list = try repository.text(Self.list)
        #expect(try !repository.git("status --porcelain").contains("conflicts.json"))
        try repository.git("clean -fdXq")
        #expect(!repository.exists(Self.list))
        let silent = try repository.shell(#""$storyboard" resolve Main.storyboard"#)
        #expect(silent.code == 0 && silent.output.contains("find its conflicts with --from-git"))
        #expect(try repository.shell(#""$storyboard" resolve --from-git Main.storyboard"#).code == 1)
        #expect(try repository.text(Self.list) == list)
        #expect(try repository.shell(#""$storyboard" resolve --take theirs Main.storyboard 2"#).code == 1)
        let again = try repository.shell(#""$storyboard" resolve --from-git Main.storyboard"#).output
        #expect(again.hasPrefix("1  Coffees: label 'Ours'") && again.split(separator: "\n").count == 1)
        #expect(try repository.shell(#""$storyboard" resolve --take theirs Main.storyboard"#).code == 0)
        #expect(!repository.exists(Self.list))
        try repository.git("add Main.storyboard && git commit -q -m merged")
        #expect(try repository.text("Main.storyboard") == Self.theirs)
        #expect(try repository.shell(#""$storyboard" resolve --from-git Main.storyboard"#).code == 3)
        #expect(try repository.shell(#""$storyboard" git uninstall"#).code == 0)
        #expect(try !repository.text(".git/info/exclude").contains("conflicts.json"))
    }

    @Test("the list of a merge that was aborted is no longer one")
    func aborted() throws {
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        #expect(try repository.shell(#""$storyboard" git install"#).code == 0)
        try repository.commit(Sample.text, "base")
        try repository.git("checkout -q -b topic")
        try repository.commit(Self.theirs, "theirs")
        try repository.git("checkout -q main")
        try repository.commit(Self.ours, "ours")
        #expect(try repository.shell("git merge topic").code == 1)
        #expect(try repository.shell(#""$storyboard" resolve Main.storyboard"#).code == 1)
        try repository.git("merge --abort")
        #expect(repository.exists(Self.list))
        let outcome = try repository.shell(#""$storyboard" resolve --take theirs Main.storyboard"#)
        #expect(outcome.code == 0 && outcome.output.contains("the merge whose conflicts were listed has ended"))
        #expect(!repository.exists(Self.list))
        #expect(try repository.text("Main.storyboard") == Self.ours)
    }
}
