import FileAccess
import JSONText
import StoryboardCommand
import Testing

@Suite struct MergeVerbTests {
    private static let ours = Sample.text(replacing: "\"Hello\"", with: "\"Ours\"")
    private static let theirs = Sample.text(replacing: "\"Hello\"", with: "\"Theirs\"")

    private func files(_ ours: String, _ theirs: String, base: String = Sample.text) -> MemoryFiles {
        MemoryFiles(["base.storyboard": base, "ours.storyboard": ours, "theirs.storyboard": theirs])
    }

    private func merge(_ files: MemoryFiles, _ more: String...) -> Outcome {
        Call(files: files).run(
            ["merge", "base.storyboard", "ours.storyboard", "theirs.storyboard", "-o", "Main.storyboard"] + more)
    }

    @Test("changes of both sides are written, without a word")
    func clean() throws {
        let files = files(Self.ours, Sample.text(replacing: "\"Open\"", with: "\"Close\""))
        #expect(merge(files) == .silence)
        #expect(
            try files.text("Main.storyboard") == Self.ours.replacing("\"Open\"", with: "\"Close\""))
        #expect(try files.look(at: "Main.storyboard.conflicts.json").kind == .missing)
    }

    @Test("conflicts are reported with their line, listed beside the file, and gone when they are resolved")
    func conflicts() throws {
        let files = files(Self.ours, Self.theirs)
        let words =
            "Coffees: label 'Ours': text is 'Ours' in ours, 'Theirs' in theirs, 'Hello' before"
        #expect(
            merge(files)
                == Outcome(
                    code: .findings, bytes: [], errors: "Main.storyboard:12:29: conflict: \(words) [merge.value]\n"))
        #expect(try files.text("Main.storyboard") == Self.ours)
        let list = try JSONReader.read(Array(files.text("Main.storyboard.conflicts.json").utf8))
        let conflict = try #require(list["conflicts"]?.elements?.first)
        #expect(conflict["kind"]?.string == "value" && conflict["object"]?.string == "l1A-aa-aaa")
        #expect(conflict["property"]?.string == "text" && conflict["base"]?.string == "Hello")
        #expect(conflict["ours"]?.string == "Ours" && conflict["theirs"]?.string == "Theirs")
        let again = merge(files, "--json")
        #expect(again.code == .findings && again.errors.isEmpty)
        #expect(again.output == (try files.text("Main.storyboard.conflicts.json")))
        files.write(Self.ours, to: "theirs.storyboard")
        #expect(merge(files) == .silence)
        #expect(try files.look(at: "Main.storyboard.conflicts.json").kind == .missing)
    }

    @MainActor
    @Test("frames that follow from changes of both sides are laid out again")
    func layout() throws {
        let constraint = { (attribute: String, constant: Int) in
            """
            <constraint firstItem="l1A-aa-aaa" firstAttribute="\(attribute)" secondItem="v1A-aa-aaa" \
            secondAttribute="\(attribute)" constant="\(constant)" id="\(attribute)"/>
            """
        }
        let label = Sample.text(
            replacing: "text=\"Hello\"", with: "text=\"Hello\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
        let constrained = label.replacing(
            "</subviews>\n",
            with:
                "</subviews>\n<constraints>\n\(constraint("leading", 20))\n\(constraint("top", 100))\n</constraints>\n")
        let files = files(
            constrained.replacing("constant=\"20\"", with: "constant=\"30\"").replacing(
                "x=\"20\" y=\"100\" width=\"42\"", with: "x=\"30\" y=\"100\" width=\"42\""),
            constrained.replacing("constant=\"100\"", with: "constant=\"150\"").replacing(
                "x=\"20\" y=\"100\" width=\"42\"", with: "x=\"20\" y=\"150\" width=\"42\""), base: constrained)
        #expect(merge(files) == .silence)
        let merged = try files.text("Main.storyboard")
        #expect(merged.contains("<rect key=\"frame\" x=\"30\" y=\"150\" width="))
    }

    @Test("input that cannot be merged is named, and nothing is written")
    func refused() throws {
        let xib = Sample.text.replacing("CocoaTouch.Storyboard.XIB", with: "CocoaTouch.XIB")
        let inputs: [(String, String, ExitCode, String)] = [
            (
                Self.ours, "", .malformed,
                "theirs.storyboard:1:1: error: the file is empty [merge.empty]\n    the other side may have it whole\n"
            ),
            (
                Self.ours, xib, .refused,
                "theirs.storyboard:1:1: error: the versions are different kinds of documents: iOS storyboard, iOS storyboard, "
                    + "iOS xib [merge.kinds]\n    merge versions of one document\n"
            ),
            (
                "<document>\n<a></document>", Self.theirs, .malformed,
                "ours.storyboard:2:4: error: "
            ),
        ]
        for (ours, theirs, code, words) in inputs {
            let files = files(ours, theirs)
            let outcome = merge(files)
            #expect(outcome.code == code && outcome.errors.hasPrefix(words), "\(outcome.errors)")
            #expect(try files.look(at: "Main.storyboard").kind == .missing)
            #expect(try files.text("ours.storyboard") == ours && files.text("theirs.storyboard") == theirs)
        }
        #expect(Call()("merge", "-", "-", "c", "-o", "d").code == .usage)
        #expect(Call()("merge", "a", "b", "c", "-o", "-", "--json").code == .usage)
    }
}
