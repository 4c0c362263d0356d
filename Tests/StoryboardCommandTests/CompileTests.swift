import FileAccess
import NibArchive
import StoryboardCommand
import Testing

@Suite struct CompileTests {
    /// An action that leads nowhere.
    private static let broken = Sample.text(
        replacing: "destination=\"c1A-aa-aaa\" eventType", with: "destination=\"no\" eventType")
    private static let brokenLine =
        ":19:37: error: 'open:' leads to 'no', which is not in the document [action.dangling]\n"
        + "    delete the connection, or connect it again\n"

    private static let pieces = [
        "Info.plist", "List.nib", "UIViewController-c2A-aa-aaa.nib", "c1A-aa-aaa-view-v1A-aa-aaa.nib",
    ]

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="v1A-aa-aaa">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                </view>
            </objects>
        </document>

        """

    private static let macXib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
            <objects/>
        </document>

        """

    private func expect(
        _ outcome: Outcome, _ code: ExitCode, errors: String, output: String = "",
        at place: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(outcome.code == code, sourceLocation: place)
        #expect(outcome.errors == errors, sourceLocation: place)
        #expect(outcome.output == output, sourceLocation: place)
    }

    // MARK: What is written

    @Test("a storyboard becomes a folder of pieces, a xib a nib")
    func plain() throws {
        let files = MemoryFiles([Sample.path: Sample.text, "Cell.xib": Self.xib])
        expect(
            Call(files: files)("compile", Sample.path, "Cell.xib", "-o", "out/deep"), .success,
            errors: "compiled 2 documents\n")
        #expect(try files.list("out/deep") == ["Cell.nib", "Main.storyboardc"])
        #expect(try files.list("out/deep/Main.storyboardc") == Self.pieces)
        #expect(try files.read("out/deep/Cell.nib").bytes.starts(with: "NIBArchive".utf8))
    }

    @Test("compiling again gives the same bytes and replaces the folder whole")
    func again() throws {
        let files = Sample.files
        _ = Call(files: files)("compile", Sample.path, "-o", "out")
        let first = try Self.pieces.map { try files.read("out/Main.storyboardc/\($0)").bytes }
        files.write("stale", to: "/out/Main.storyboardc/Gone.nib")
        expect(Call(files: files)("compile", Sample.path, "-o", "out"), .success, errors: "compiled 1 document\n")
        #expect(try files.list("out/Main.storyboardc") == Self.pieces)
        #expect(try Self.pieces.map { try files.read("out/Main.storyboardc/\($0)").bytes } == first)
    }

    @Test("nothing is written to check")
    func check() throws {
        let files = Sample.files
        expect(
            Call(files: files)("compile", "--check", Sample.path, "-o", "out"), .success,
            errors: "compiled 1 document\n")
        expect(Call(files: files)("compile", "--check", "."), .success, errors: "compiled 1 document\n")
        #expect(try files.list("/") == [Sample.path])
    }

    @Test("documents of a language go to its folder")
    func languages() throws {
        let files = MemoryFiles([
            "App/Base.lproj/Main.storyboard": Sample.text, "App/en.lproj/Main.storyboard": Sample.text,
        ])
        expect(Call(files: files)("compile", "App", "-o", "out"), .success, errors: "compiled 2 documents\n")
        #expect(try files.list("out") == ["Base.lproj", "en.lproj"])
        #expect(try files.list("out/Base.lproj/Main.storyboardc") == Self.pieces)
    }

    @Test("an output folder among the documents is not picked up")
    func outputInside() throws {
        let files = MemoryFiles(["App/Main.storyboard": Sample.text, "App/Cell.xib": Self.xib])
        for _ in 0..<2 {
            expect(Call(files: files)("compile", "App", "-o", "App"), .success, errors: "compiled 2 documents\n")
        }
        #expect(try files.list("App") == ["Cell.nib", "Cell.xib", "Main.storyboard", "Main.storyboardc"])
    }

    @Test("an unknown element or attribute is omitted with a warning; strictly, it is an error")
    func unknownWords() throws {
        let text = Self.xib.replacing(
            #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#,
            with:
                #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews><hologram id="h1A-aa-aaa"/></subviews>"#
        )
        let files = MemoryFiles(["Cell.xib": text])
        let place = "Cell.xib:7:82: "
        let rest =
            "'hologram' is an element that cannot be compiled; it is left out [compile.unknown-element]\n"
            + "    no element of this name is known\n"
        expect(
            Call(files: files)("compile", "Cell.xib", "-o", "out"), .success,
            errors: place + "warning: " + rest + "compiled 1 document\n")
        let nib = try NibArchive(files.read("out/Cell.nib").bytes)
        #expect(
            nib.objects.contains { $0.className == "UIView" } && nib.objects.count { $0.className == "NSObject" } == 1,
            "the root alone is an NSObject")
        expect(
            Call(files: files)("compile", "--strict", "Cell.xib", "-o", "strict"), .findings,
            errors: place + "error: " + rest + "compiled 0 documents, 1 not\n")
        #expect(try files.list("strict").isEmpty)
    }

    // MARK: What is looked at

    @Test("other people's folders, hidden ones and other platforms are passed by in folders")
    func passedBy() throws {
        let files = MemoryFiles([
            "App/a.storyboard": Sample.text, "App/Pods/b.storyboard": "no", "App/.hidden/c.xib": "no",
            "App/d.xib": Self.macXib,
        ])
        expect(Call(files: files)("compile", "App", "--check"), .success, errors: "compiled 1 document\n")
        let outcome = Call(files: files)("compile", "App/d.xib", "-o", "out")
        #expect(outcome.code == .findings)
        #expect(outcome.errors.hasPrefix("App/d.xib:2:1: error: "))
        #expect(
            outcome.errors.hasSuffix(
                "[document.foreign-platform]\n    only documents for iOS and tvOS are\ncompiled 0 documents, 1 not\n"))
        #expect(try files.list("out") == [])
    }

    @Test("a document that is named twice is compiled once")
    func twice() {
        let outcome = Call(files: Sample.files)("compile", "--check", "Main.storyboard", "./Main.storyboard", ".")
        expect(outcome, .success, errors: "compiled 1 document\n")
    }

    // MARK: What goes wrong

    @Test("what is complete is written even when others fail, whose old output stays")
    func partly() throws {
        let files = MemoryFiles(["a.storyboard": Sample.text, "b.storyboard": Self.broken, "c.xib": "<document"])
        files.write("old", to: "/out/b.storyboardc/old")
        files.write("old", to: "/out/c.nib")
        let outcome = Call(files: files)("compile", ".", "-o", "out")
        #expect(outcome.code == .findings)
        let lines = outcome.errors.split(separator: "\n").map(String.init)
        #expect(outcome.errors.hasPrefix("b.storyboard" + Self.brokenLine))
        #expect(lines.contains { $0.hasPrefix("c.xib:1:") && $0.hasSuffix("[document.malformed]") })
        #expect(lines.last == "compiled 1 document, 2 not")
        #expect(try files.list("out/a.storyboardc") == Self.pieces)
        #expect(try files.list("out/b.storyboardc") == ["old"])
        #expect(try files.text("out/c.nib") == "old")
        #expect(try files.list("out") == ["a.storyboardc", "b.storyboardc", "c.nib"])
    }

    @Test("two documents with the same output are both errors")
    func sameOutput() throws {
        let files = MemoryFiles(["A/x.storyboard": Sample.text, "B/x.storyboard": Sample.text, "B/x.xib": Self.xib])
        expect(
            Call(files: files)("compile", "A", "B", "-o", "out"), .findings,
            errors: """
                A/x.storyboard:1:1: error: 'x.storyboardc' is also the output of 'B/x.storyboard' [compile.same-output]
                    compile them into different folders, or rename one
                B/x.storyboard:1:1: error: 'x.storyboardc' is also the output of 'A/x.storyboard' [compile.same-output]
                    compile them into different folders, or rename one
                compiled 1 document, 2 not

                """)
        #expect(try files.list("out") == ["x.nib"])
    }

    @Test("what cannot be read or written has its exit code, and the others are compiled")
    func unreadable() throws {
        let files = MemoryFiles(["a.storyboard": Sample.text, "b.xib": Self.xib])
        files.setMode(0o000, of: "b.xib")
        expect(
            Call(files: files)("compile", "a.storyboard", "b.xib", "gone", "-o", "out"), .unreadable,
            errors: """
                b.xib:1:1: error: no permission for 'b.xib' [file.permission]
                    check who may read and write it and the folder it is in
                gone:1:1: error: 'gone' does not exist [file.not-found]
                    check the spelling of the path
                compiled 1 document, 2 not

                """)
        files.setMode(0o644, of: "b.xib")
        try files.createFolder("out/en.lproj")
        files.write(Sample.text, to: "/en.lproj/c.storyboard")
        files.setMode(0o555, of: "out/en.lproj")
        expect(
            Call(files: files)("compile", ".", "-o", "out"), .unwritable,
            errors: """
                en.lproj/c.storyboard:1:1: error: no permission for '/out/en.lproj' [file.permission]
                    check who may read and write it and the folder it is in
                compiled 2 documents, 1 not

                """)
        expect(
            Call(files: files)("compile", "b.xib", "-o", "a.storyboard/x"), .unwritable,
            errors: """
                a.storyboard/x:1:1: error: 'a.storyboard' is not a folder [file.not-a-folder]
                    name the folder that it is in

                """)
    }

    @Test("a disk that is full leaves what was there")
    func full() throws {
        let files = MemoryFiles([Sample.path: Sample.text], capacity: Sample.text.utf8.count + 1000)
        files.write("old", to: "/out/Main.storyboardc/old")
        let outcome = Call(files: files)("compile", Sample.path, "-o", "out")
        #expect(outcome.code == .unwritable)
        #expect(try files.list("out/Main.storyboardc") == ["old"])
    }

    @Test(
        "an identifier that no file can have is an error, and nothing leaves the folder",
        arguments: ["../../Evil", "a/b"])
    func identifiers(_ identifier: String) throws {
        let files = MemoryFiles([Sample.path: Sample.text(replacing: "\"List\"", with: "\"\(identifier)\"")])
        expect(
            Call(files: files)("compile", Sample.path, "-o", "out"), .findings,
            errors: """
                Main.storyboard:8:17: error: '\(identifier)' cannot be a file name [piece.unsafe-name]
                    remove the '/' from the identifier
                compiled 0 documents, 1 not

                """)
        #expect(try files.list("/") == [Sample.path, "out"])
        #expect(try files.list("out") == [])
    }

    @Test("two scenes with one identifier are an error")
    func sameIdentifier() throws {
        let text = Sample.text(
            replacing: "<viewController id=\"c2A", with: "<viewController storyboardIdentifier=\"List\" id=\"c2A")
        let outcome = Call(files: MemoryFiles([Sample.path: text]))("compile", "--check", Sample.path)
        #expect(outcome.code == .findings)
        #expect(
            outcome.errors.hasPrefix(
                "Main.storyboard:35:17: error: another piece is also called 'List' [piece.duplicate-name]\n"))
    }

    @Test("invalid arguments are reported")
    func usage() {
        let end = "\n    `storyboard help compile` shows the help of the command\n"
        func fault(_ arguments: String...) -> String? {
            let outcome = Call(files: Sample.files).run(["compile"] + arguments)
            return outcome.code == .usage && outcome.output.isEmpty && outcome.errors.hasSuffix(end)
                ? String(outcome.errors.dropFirst("storyboard: error: ".count).dropLast(end.count)) : outcome.errors
        }
        #expect(fault("-o", "x") == "PATH is missing: a document or a folder")
        #expect(fault("a.xib") == "'--output' is missing: the folder for the pieces, or '--check' for none")
        #expect(fault("a.xib", "-o", "") == "'--output' is missing: the folder for the pieces, or '--check' for none")
        #expect(fault("-", "-o", "x") == "standard input has no name for the pieces, name a file")
        #expect(fault("a.xib", "--check", "--depfile", "d") == "'--check' writes nothing that '--depfile' could name")
        #expect(fault("a", "b", "-o", "x", "--scene", "y") == "'--scene' is for one document, found 2 paths")
        #expect(
            fault("a", "-o", "x", "--scene", "y", "--depfile", "d") == "'--scene' and '--depfile' cannot be combined")
    }

    // MARK: One scene

    @Test("one scene's pieces are written among the others", arguments: ["c1A-aa-aaa", "s1A-aa-aaa"])
    func scene(_ id: String) throws {
        let files = Sample.files
        _ = Call(files: files)("compile", Sample.path, "-o", "whole")
        files.write("other", to: "/out/Main.storyboardc/Other.nib")
        files.write("stale", to: "/out/Main.storyboardc/List.nib")
        expect(
            Call(files: files)("compile", Sample.path, "-o", "out", "--scene", id), .success,
            errors: "compiled 1 document\n")
        let view = "c1A-aa-aaa-view-v1A-aa-aaa.nib"
        #expect(try files.list("out/Main.storyboardc") == ["List.nib", "Other.nib", view])
        for name in ["List.nib", view] {
            #expect(
                try files.read("out/Main.storyboardc/\(name)").bytes
                    == files.read("whole/Main.storyboardc/\(name)").bytes)
        }
        let unknown = Call(files: files)("compile", Sample.path, "-o", "out", "--scene", "nope")
        #expect(unknown.code == .findings)
        #expect(
            unknown.errors.hasPrefix(
                "Main.storyboard:1:1: error: there is no scene 'nope' that has pieces [compile.no-scene]\n"))
    }

    // MARK: For programs

    @Test("JSON contains outputs and findings")
    func json() {
        let files = MemoryFiles(["a.xib": Self.xib, "b.storyboard": Self.broken])
        let findings = """
              "findings": [
                {
                  "file": "b.storyboard",
                  "line": 19,
                  "column": 37,
                  "severity": "error",
                  "rule": "action.dangling",
                  "message": "'open:' leads to 'no', which is not in the document",
                  "hint": "delete the connection, or connect it again",
                  "object": "a1A-aa-aaa",
                  "path": "Coffees › View › Open › action open:"
                }
              ]
            }

            """
        func documents(_ output: String) -> String {
            """
            {
              "documents": [
                {
                  "file": "a.xib",
                  "complete": true,\(output)
                  "pieces": [
                    "a.nib"
                  ]
                },
                {
                  "file": "b.storyboard",
                  "complete": false
                }
              ],

            """
        }
        let summary = "compiled 1 document, 1 not\n"
        expect(
            Call(files: files)("compile", "--json", ".", "-o", "out"), .findings, errors: summary,
            output: documents("\n      \"output\": \"out/a.nib\",") + findings)
        expect(
            Call(files: files)("compile", "--json", "--check", "."), .findings, errors: summary,
            output: documents("") + findings)
    }

    @Test("the dependencies are paths as they were given, with what make would misread escaped")
    func dependencies() throws {
        let files = MemoryFiles([
            "My App/a b#$1.storyboard": Sample.text, "My App/50%:[x].xib": Self.xib, "bad.xib": "",
            "x/en.lproj/c.xib": Self.xib,
        ])
        let outcome = Call(files: files)(
            "compile", "./My App", "bad.xib", "x", "-o", "./out", "--depfile", "deps/all.d")
        #expect(outcome.code == .findings)
        #expect(
            try files.text("deps/all.d") == ##"""
                ./out/50\%\:[x].nib: ./My\ App/50%\:[x].xib
                ./out/a\ b\#$$1.storyboardc: ./My\ App/a\ b\#$$1.storyboard
                ./out/bad.nib: bad.xib
                ./out/en.lproj/c.nib: x/en.lproj/c.xib

                ./My\ App/50\%\:[x].xib:

                ./My\ App/a\ b\#$$1.storyboard:

                bad.xib:

                x/en.lproj/c.xib:

                """##)
    }

    @Test("however many documents there are, the report has their order")
    func order() {
        var texts: [String: String] = [:]
        for number in 100..<160 { texts["\(number).storyboard"] = number % 3 == 0 ? Self.broken : Sample.text }
        let outcome = Call(files: MemoryFiles(texts))("compile", ".", "-o", "out")
        let expected = (100..<160).filter { $0 % 3 == 0 }.map { "\($0).storyboard" + Self.brokenLine }.joined()
        expect(outcome, .findings, errors: expected + "compiled 40 documents, 20 not\n")
    }
}
