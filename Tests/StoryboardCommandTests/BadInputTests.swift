import FileAccess
import StoryboardCommand
import Testing

/// What is no document is reported in one located line, has its exit code, and is left as it is.
@Suite struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var bytes: [UInt8]
        var line: String

        init(_ title: String, _ text: String, _ line: String) { self.init(title, Array(text.utf8), line) }

        init(_ title: String, _ bytes: [UInt8], _ line: String) {
            (testDescription, self.bytes, self.line) = (title, bytes, line)
        }
    }

    private static let utf16: [UInt8] = [0xFF, 0xFE] + Sample.text.utf8.flatMap { [$0, 0] as [UInt8] }

    private static let bomb = """
        <?xml version="1.0"?>
        <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
        <document>&c;</document>
        """

    static let cases = [
        Case("empty", "", "1:1: error: the document is empty [document.malformed]"),
        Case(
            "truncated", String(Sample.text.prefix(600)),
            "8:109: error: the document ends inside the value of 'customClass' [document.malformed]"),
        Case(
            "with NUL", "<document>\n\0</document>",
            "2:1: error: a byte with the value 0 is not allowed in XML [document.malformed]"),
        Case("UTF-16", utf16, "1:1: error: the text is encoded as UTF-16, expected UTF-8 [document.malformed]"),
        Case(
            "not UTF-8", [0x3C, 0x61, 0x3E, 0xC3, 0x28],
            "1:4: error: the text is not valid UTF-8 here [document.malformed]"),
        Case(
            "an entity bomb", bomb,
            "2:1: error: a document type declaration is not allowed in an Interface Builder document [document.malformed]"
        ),
        Case(
            "an external entity", "<!DOCTYPE d [<!ENTITY x SYSTEM \"other.txt\">]>\n<document>&x;</document>",
            "1:1: error: a document type declaration is not allowed in an Interface Builder document [document.malformed]"
        ),
        Case(
            "an archive of Xcode 4",
            "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            "2:1: error: the document is an archive of Xcode 4 or before, which is another format [document.archive]"),
        Case(
            "another root", "<plist/>",
            "1:1: error: the root element is 'plist', expected 'document' [document.foreign-root]"),
        Case(
            "nested too deeply", String(repeating: "<a>", count: 100_000),
            "1:3001: error: elements are nested more than 1000 levels deep [document.malformed]"),
        Case(
            "torn by a merge", Sample.text(replacing: "</subviews>", with: "</view>"),
            "23:25: error: found the end tag 'view', expected the end of 'subviews' that was opened at line 11 [document.malformed]"
        ),
    ]

    private static let calls = [
        ["outline", "bad.xib"], ["outline", "--json", "bad.xib"], ["rewrite", "bad.xib", "-o", "bad.xib"],
        ["set", "bad.xib", "a", "b", "c", "-o", "bad.xib"], ["apply", "bad.xib", "edits.json", "-o", "bad.xib"],
    ]

    @Test("faulty content ends with 4", arguments: cases)
    func content(_ test: Case) throws {
        for call in Self.calls {
            let files = MemoryFiles(["edits.json": "[]"])
            try files.replace("bad.xib", with: test.bytes, expecting: nil)
            expect(Call(files: files).run(call), .malformed, "bad.xib:\(test.line)")
            #expect(try files.read("bad.xib").bytes == test.bytes)
            #expect(try files.list("/") == ["bad.xib", "edits.json"])
        }
        expect(Call(input: test.bytes)("rewrite", "-", "-o", "-"), .malformed, "<stdin>:\(test.line)")
    }

    @Test("to check, faulty content is an error among others", arguments: cases)
    func checking(_ test: Case) throws {
        let files = MemoryFiles([Sample.path: Sample.text])
        try files.replace("bad.xib", with: test.bytes, expecting: nil)
        let outcome = Call(files: files)("check", "--fix", "bad.xib", Sample.path)
        #expect(outcome.code == .findings)
        #expect(outcome.output.split(separator: "\n").first.map(String.init) == "bad.xib:\(test.line)")
        #expect(try files.read("bad.xib").bytes == test.bytes)
    }

    @Test("a file that cannot be read ends with 3")
    func unreadable() throws {
        let files = MemoryFiles(["edits.json": "[]", "locked.xib": Sample.text])
        try files.createFolder("folder.xib")
        files.setMode(0o000, of: "locked.xib")
        let cases = [
            ("missing.xib", "'missing.xib' does not exist [file.not-found]"),
            ("folder.xib", "'folder.xib' is a folder, expected a file [file.is-folder]"),
            ("locked.xib", "no permission for 'locked.xib' [file.permission]"),
        ]
        for (path, message) in cases {
            for call in Self.calls {
                let arguments = call.map { $0 == "bad.xib" ? path : $0 }
                expect(Call(files: files).run(arguments), .unreadable, "\(path):1:1: error: \(message)")
            }
        }
        #expect(Call(files: files)("check", "locked.xib", "missing.xib").code == .unreadable)
        #expect(try files.list("/") == ["edits.json", "folder.xib", "locked.xib"])
    }

    @Test("a subfolder without read permission is reported, and the others are checked")
    func closedFolder() throws {
        let files = MemoryFiles(["app/a.xib": Sample.text, "app/closed/b.xib": Sample.text])
        files.setMode(0o000, of: "app/closed")
        let told = "app/closed:1:1: warning: no permission for 'app/closed' [file.permission]"
        let plain = Call(files: files)("check", "app/a.xib")
        let checked = Call(files: files)("check", "app")
        #expect(checked.output.contains(told) && checked.code == plain.code)
        let compiled = Call(files: files)("compile", "app", "-o", "out")
        #expect(compiled.errors.contains(told) && compiled.code == .success, "\(compiled.errors)")
        #expect(try files.list("out").count == 1)
    }

    @Test("more than 64 MiB are not read")
    func tooLarge() {
        let bytes = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
        let outcome = Call(input: bytes)("rewrite", "-", "-o", "-")
        #expect(
            outcome.code == .unreadable
                && outcome.errors.contains("more than the 67108864 that are read [file.too-large]"))
        let files = MemoryFiles()
        _ = try? files.replace("large.xib", with: bytes, expecting: nil)
        expect(
            Call(files: files)("outline", "large.xib"), .unreadable,
            "large.xib:1:1: error: 'large.xib' has 67108865 bytes, more than the 67108864 that are read [file.too-large]"
        )
    }

    private func expect(
        _ outcome: Outcome, _ code: ExitCode, _ line: String, at place: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(outcome.code == code, sourceLocation: place)
        #expect(outcome.bytes.isEmpty, sourceLocation: place)
        let lines = outcome.errors.split(separator: "\n").map(String.init)
        #expect(lines.first == line, sourceLocation: place)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") } && lines.count <= 2, sourceLocation: place)
    }
}
