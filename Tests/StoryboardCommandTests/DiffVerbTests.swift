import FileAccess
import JSONText
import StoryboardCommand
import TemporaryRepository
import Testing

@Suite struct DiffVerbTests {
    private static let changed = Sample.text.replacing("\"Hello\"", with: "\"Bean\"").replacing(
        "x=\"20\" y=\"100\"", with: "x=\"20\" y=\"101\"")

    @Test("documents are distinguished in words, by scene, with noise in a line or listed")
    func words() {
        let files = MemoryFiles(["a.storyboard": Sample.text, "b.storyboard": Self.changed])
        #expect(
            Call(files: files)("diff", "a.storyboard", "b.storyboard").output
                == "Coffees:\n  label 'Hello' text → 'Bean'\nnoise: frame\n")
        #expect(
            Call(files: files)("diff", "--all", "a.storyboard", "b.storyboard").output
                == """
                Coffees:
                  label 'Hello' text → 'Bean'
                  label 'Hello' frame x 20, y 100, width 42, height 21 → x 20, y 101, width 42, height 21

                """)
        #expect(Call(files: files)("diff", "a.storyboard", "a.storyboard") == .silence)
    }

    @Test("the commands in JSON give the new version when they are applied to the old one")
    func commands() throws {
        let files = MemoryFiles(["a.storyboard": Sample.text, "b.storyboard": Self.changed])
        let json = Call(files: files)("diff", "--format", "json", "a.storyboard", "b.storyboard")
        #expect(json.code == .success)
        var call = Call(files: files)
        call.input = json.bytes
        #expect(call("apply", "a.storyboard", "-", "-o", "c.storyboard").code == .success)
        #expect(try files.text("c.storyboard") == Self.changed)
    }

    @Test("folders are compared document by document")
    func folders() throws {
        let files = MemoryFiles([
            "old/Main.storyboard": Sample.text, "new/Main.storyboard": Self.changed, "old/Same.storyboard": Sample.text,
            "new/Same.storyboard": Sample.text, "old/Gone.storyboard": Sample.text, "new/Added.storyboard": Sample.text,
        ])
        #expect(
            Call(files: files)("diff", "old", "new").output == """
                Added.storyboard: new iOS storyboard: Coffees, View Controller
                Gone.storyboard: deleted iOS storyboard: Coffees, View Controller
                Main.storyboard:
                  Coffees:
                    label 'Hello' text → 'Bean'
                  noise: frame

                """)
        let report = try JSONReader.read(Call(files: files)("diff", "--format", "json", "old", "new").bytes)
        let documents = try #require(report["documents"]?.elements)
        #expect(documents.map { $0["file"]?.string } == ["Added.storyboard", "Gone.storyboard", "Main.storyboard"])
        #expect(documents.map { $0["isNew"]?.bool } == [true, false, false])
        #expect(documents.map { $0["isDeleted"]?.bool } == [false, true, false])
        #expect(documents.map { $0["commands"]?.elements?.count } == [nil, nil, 2])
    }

    @Test("revisions of a repository are compared: two, two since they parted, and one with the files")
    func revisions() throws {
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        try repository.commit(Sample.text, to: "App/Main.storyboard", "first")
        try repository.git("checkout -q -b topic")
        try repository.commit(Self.changed, to: "App/Main.storyboard", "second")
        try repository.git("mv App/Main.storyboard App/Start.storyboard && git commit -q -m third")
        try repository.git("checkout -q main")
        try repository.commit(
            Sample.text.replacing("title=\"Open\"", with: "title=\"Close\""), to: "App/Main.storyboard", "other")
        let words = "  Coffees:\n    label 'Hello' text → 'Bean'\n  noise: frame\n"
        #expect(
            try repository.shell(#""$storyboard" diff main...topic"#).output
                == "App/Main.storyboard → App/Start.storyboard:\n" + words)
        #expect(
            try repository.shell(#""$storyboard" diff topic~2..topic~1"#).output == "App/Main.storyboard:\n" + words)
        #expect(
            try repository.shell(#"cd App && "$storyboard" diff HEAD~1"#).output
                == "App/Main.storyboard:\n  Coffees:\n    button 'Open' normal state title 'Open' → 'Close'\n")
        let unknown = try repository.shell(#""$storyboard" diff main..nowhere"#)
        #expect(unknown.code == 3 && unknown.output.contains("git cannot compare main and nowhere"))
    }
}
