import FileAccess
import StoryboardCommand
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

    @Test("numbers and lists that make no sense are refused, and nothing changes")
    func refused() throws {
        let files = merged(Self.ours, Self.theirs)
        #expect(Call(files: files)("resolve", "Main.storyboard", "3").code == .usage)
        #expect(Call(files: files)("resolve", "Main.storyboard", "x").code == .usage)
        files.write("[]", to: Self.list)
        #expect(Call(files: files)("resolve", "--take", "theirs", "Main.storyboard").code == .malformed)
        let order = """
            {"conflicts": [{"kind": "order", "object": "v1A-aa-aaa", "name": "view", "message": "both"}]}
            """
        files.write(order, to: Self.list)
        let outcome = Call(files: files)("resolve", "--take", "theirs", "Main.storyboard")
        #expect(outcome.code == .refused && outcome.errors.contains("can only be had by hand"))
        #expect(try files.text(Self.list) == order && files.text("Main.storyboard") == Self.ours)
    }
}
