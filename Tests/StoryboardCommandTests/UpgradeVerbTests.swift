import FileAccess
import StoryboardCommand
import Testing

@Suite("The command upgrade") struct UpgradeVerbTests {
    private static let old = Sample.text.replacing("23504", with: "12121")
    private static let safe = Sample.text.replacing(
        "<subviews>", with: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><subviews>")

    private func files() -> MemoryFiles {
        MemoryFiles([
            "/App/Main.storyboard": Self.old, "/App/New.storyboard": Sample.text, "/App/Safe.storyboard": Self.safe,
            "/App/Pods/Old.storyboard": Self.old,
        ])
    }

    @Test("documents of a folder are set to Xcode 16, those that make Xcode 13 hang are named, and others stay")
    func folder() throws {
        let files = files()
        let outcome = Call(files: files)("upgrade", "/App")
        #expect(
            outcome
                == Outcome(
                    code: .success,
                    bytes: Array(
                        "/App/Main.storyboard: from Xcode 8, which makes Xcode 13 hang, to Xcode 16\n".utf8), errors: ""
                ))
        let text = try files.text("/App/Main.storyboard")
        #expect(text.contains("toolsVersion=\"23504\"") && text.contains("Xcode 8 format"))
        #expect(try files.text("/App/New.storyboard") == Sample.text)
        #expect(try files.text("/App/Pods/Old.storyboard") == Self.old)
        #expect(Call(files: files)("upgrade", "/App") == Outcome(code: .success, bytes: [], errors: ""))
    }

    @Test("a trial prints the lines that would change, and writes nothing")
    func trial() throws {
        let files = files()
        let outcome = Call(files: files)("upgrade", "--dry-run", "--xcode", "26", "/App/New.storyboard")
        let line = Sample.text.split(separator: "\n")[1]
        #expect(
            outcome.output == """
                /App/New.storyboard: from Xcode 16 to Xcode 26
                  - \(line)
                  + \(line.replacing("23504", with: "24765"))
                  + <dependencies>
                  + <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                  + </dependencies>

                """)
        #expect(try files.text("/App/New.storyboard") == Sample.text)
    }

    @Test("what the Xcode would refuse is named with its place and left alone, the others are written")
    func refused() throws {
        let files = files()
        let outcome = Call(files: files)("upgrade", "--xcode", "8", "/App")
        #expect(outcome.code == .findings)
        #expect(
            outcome.errors.contains(
                "error: 'Safe area layout guides' came with Xcode 9.0, so Xcode 8 refuses the document [document.refused-by-xcode]\n    the document is left as it is\n"
            ) && outcome.errors.hasPrefix("/App/Safe.storyboard:"))
        #expect(try files.text("/App/Safe.storyboard") == Self.safe)
        #expect(try files.text("/App/New.storyboard").contains("toolsVersion=\"12121\""))
    }

    @Test(
        "unknown versions and missing paths are errors of usage, and a damaged document stops nothing else in a folder")
    func faults() throws {
        let files = MemoryFiles(["/App/Broken.xib": "<document", "/App/Main.storyboard": Self.old])
        #expect(Call(files: files)("upgrade").code == .usage)
        #expect(Call(files: files)("upgrade", "--xcode", "17", "/App").code == .usage)
        #expect(Call(files: files)("check", "--xcode", "soon", "/App").code == .usage)
        #expect(Call(files: files)("upgrade", "/None.xib").code == .unreadable)
        #expect(Call(files: files)("upgrade", "/App/Broken.xib").code == .malformed)
        let outcome = Call(files: files)("upgrade", "/App")
        #expect(outcome.code == .success && outcome.errors.hasPrefix("/App/Broken.xib:"))
        #expect(try files.text("/App/Main.storyboard").contains("23504"))
    }

    @Test("check names the Xcode that must open the documents by an option, or in the configuration")
    func check() {
        let files = MemoryFiles([
            "/App/Main.storyboard": Sample.text, "/App/.storyboard-check.json": #"{"xcode": "15"}"#,
        ])
        #expect(Call(files: files)("check", "/App").output.contains("[document.newer-than-xcode]"))
        #expect(!Call(files: files)("check", "--xcode", "26", "/App").output.contains("[document."))
        let wrong = MemoryFiles([
            "/App/Main.storyboard": Sample.text, "/App/.storyboard-check.json": #"{"xcode": "17"}"#,
        ])
        #expect(
            Call(files: wrong)("check", "/App").output.contains(
                "'17' is not a known Xcode [configuration.unknown-xcode]"))
    }
}
