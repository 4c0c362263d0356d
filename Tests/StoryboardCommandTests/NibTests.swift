import FileAccess
import NibArchive
import StoryboardCommand
import Testing

@Suite struct NibTests {
    /// The sample compiled into `out`.
    private func compiled() -> MemoryFiles {
        let files = Sample.files
        _ = Call(files: files)("compile", Sample.path, "-o", "out")
        return files
    }

    private let folder = "out/Main.storyboardc"

    @Test("a nib is printed for people or as JSON, from a file or a stream")
    func file() throws {
        let files = compiled()
        let bytes = try files.read("\(folder)/List.nib").bytes
        let archive = try NibArchive(bytes)
        for call in [Call(files: files), Call(input: bytes)] {
            let path = call.input.isEmpty ? "\(folder)/List.nib" : "-"
            #expect(call("nib", path) == Outcome(code: .success, bytes: Array(archive.text().utf8), errors: ""))
            #expect(
                call("nib", path, "--json") == Outcome(code: .success, bytes: Array(archive.json().utf8), errors: ""))
        }
    }

    @Test("a nib inside a nib is printed with it")
    func nested() throws {
        let path = Fixtures.folder + "/PrototypeCells.storyboard"
        let files = MemoryFiles(["P.storyboard": try DiskFiles().text(path)])
        let outcome = Call(files: files)("compile", "P.storyboard", "-o", "out")
        try #require(outcome.code == .success, "\(outcome.errors)")
        let views = try files.list("out/P.storyboardc").filter { $0.contains("-view-") }
        let texts = views.map { Call(files: files)("nib", "out/P.storyboardc/\($0)", "--json").output }
        #expect(texts.contains { $0.contains(#""type":"archive""#) })
    }

    @Test("an output that cannot be written is not an error of the nib")
    func outputFault() {
        var call = Call(files: compiled())
        call.outputFault = .failed("no room")
        let outcome = call("nib", "\(folder)/List.nib")
        #expect(outcome.code == .unwritable)
        #expect(outcome.errors == "<stdout>:1:1: error: cannot be written: no room [file.unusable]\n")
        call.outputFault = .closed
        #expect(call("nib", "\(folder)/List.nib") == Outcome(code: .success, bytes: [], errors: ""))
    }

    @Test("what is not a nib is named, with exit code 4")
    func malformed() throws {
        let again = "\n    compile its xib again with Xcode 5 or newer for iOS 6 or newer\n"
        let files = MemoryFiles([
            "old.nib": "bplist00...", "xml.nib": "<?xml version=\"1.0\"?>\n<plist/>", "a.xib": Sample.text,
            "cut.nib": "NIBArchive",
        ])
        let expected = [
            "old.nib":
                "old.nib:1:1: error: this is a binary property list, as keyed archives of macOS and of iOS before 6 are,"
                + " expected a compiled nib (NIBArchive) [nib.format]" + again,
            "xml.nib": "xml.nib:1:1: error: this is an XML property list, as keyed archives of old nibs are,"
                + " expected a compiled nib (NIBArchive) [nib.format]" + again,
            "a.xib": "a.xib:1:1: error: this is a storyboard or xib that has not been compiled,"
                + " expected a compiled nib (NIBArchive) [nib.format]\n    compile the document first\n",
            "cut.nib": "cut.nib:1:1: error: byte 10: the file ends inside its header [nib.damaged]\n"
                + "    the file may be truncated or damaged by a transfer\n",
        ]
        for (name, line) in expected {
            #expect(Call(files: files)("nib", name) == Outcome(code: .malformed, bytes: [], errors: line))
        }
        #expect(Call(files: files)("nib", "gone.nib").code == .unreadable)
        #expect(Call()("nib", "-").errors.hasPrefix("<stdin>:1:1: error: this is something else"))
    }

    @Test("of a folder of variants, the one for the system is chosen")
    func variants() throws {
        let files = compiled()
        let names = ["List.nib", "UIViewController-c2A-aa-aaa.nib", "c1A-aa-aaa-view-v1A-aa-aaa.nib"]
        let nibs = try names.map { try files.read("\(folder)/\($0)").bytes }
        try files.createFolder("a.nib")
        for (name, bytes) in zip(["objects-12.3+.nib", "objects-11.0+.nib", "runtime.nib"], nibs) {
            try files.replace("a.nib/\(name)", with: bytes, expecting: nil)
        }
        func text(_ arguments: String...) -> [UInt8] { Call(files: files).run(["nib", "a.nib"] + arguments).bytes }
        let expected = try nibs.map { Array(try NibArchive($0).text().utf8) }
        #expect(text() == expected[0])
        #expect(text("--system", "12.2") == expected[1])
        #expect(text("--system", "10") == expected[2])
        try files.remove("a.nib/runtime.nib")
        #expect(
            Call(files: files)("nib", "a.nib", "--system", "10")
                == Outcome(
                    code: .unreadable, bytes: [],
                    errors: "a.nib:1:1: error: no nib in this folder is for iOS 10.0 [nib.no-variant]\n"
                        + "    there are objects-11.0+.nib, objects-12.3+.nib\n"))
        #expect(
            Call(files: files)("nib", "a.nib", "--system", "new").errors
                == "storyboard: error: 'new' is not a version, expected one such as 12.4\n"
                + "    `storyboard help nib` shows the help of the command\n")
        try files.createFolder("empty")
        #expect(
            Call(files: files)("nib", "empty").errors
                == "empty:1:1: error: there are no nibs in this folder [nib.no-variant]\n    name a .nib or a .storyboardc\n"
        )
    }

    @Test("of a compiled storyboard, the pieces are listed")
    func storyboard() throws {
        let files = compiled()
        let outcome = Call(files: files)("nib", folder)
        #expect(outcome.code == .success)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let names = try files.list(folder)
        for (line, name) in zip(lines, names) { #expect(line.hasPrefix(name + "  ") && line.hasSuffix(" bytes")) }
        #expect(lines[1].contains(" objects, coder 10, "))
        let other = "UIViewController-c2A-aa-aaa"
        #expect(
            lines.dropFirst(names.count) == [
                "initial: List", "identifier: List in List.nib", "identifier: \(other) in \(other).nib",
            ])
        try files.createFolder("\(folder)/List2.nib")
        try files.replace(
            "\(folder)/List2.nib/runtime.nib", with: try files.read("\(folder)/List.nib").bytes, expecting: nil)
        let json = Call(files: files)("nib", "--json", folder).output
        #expect(
            json.hasPrefix("{\n  \"folder\": \"\(folder)\",\n  \"pieces\": [\n    {\n      \"name\": \"Info.plist\",\n")
        )
        #expect(json.contains("\"name\": \"List2.nib/runtime.nib\",\n"))
    }
    @Test("a damaged Info.plist does not affect the pieces")
    func damaged() throws {
        let files = compiled()
        let bytes = try files.read("\(folder)/Info.plist").bytes
        for index in bytes.indices {
            for value in [0, 0x5F, 0xDF, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                try files.replace("\(folder)/Info.plist", with: changed, expecting: nil)
                #expect(Call(files: files)("nib", folder).code == .success)
            }
            try files.replace("\(folder)/Info.plist", with: Array(bytes[..<index]), expecting: nil)
            #expect(Call(files: files)("nib", folder).output.contains("List.nib "))
        }
    }
}
