import FileAccess
import StoryboardCommand
import Testing

@Suite struct RewriteTests {
    @Test("every fixture is written as it was read")
    func fixtures() throws {
        let paths = try Fixtures.documents()
        #expect(paths.count > 30)
        for path in paths {
            let bytes = try DiskFiles().read(path).bytes
            #expect(Call(files: DiskFiles())("rewrite", path, "-o", "-").bytes == bytes, "\(path)")
            #expect(Call(input: bytes)("rewrite", "-", "--output=-").bytes == bytes, "\(path)")
        }
    }

    @Test("a copy is written to another file without output")
    func copy() throws {
        let files = Sample.files
        #expect(Call(files: files)("rewrite", Sample.path, "-o", "Copy.storyboard") == .silence)
        #expect(try files.text("Copy.storyboard") == Sample.text)
    }

    @Test("a file that is changed by nothing is not touched")
    func untouched() throws {
        let files = Sample.files
        let stamp = try files.read(Sample.path).stamp
        #expect(Call(files: files)("rewrite", Sample.path, "-o", "./\(Sample.path)") == .silence)
        #expect(try files.read(Sample.path).stamp == stamp)
    }

    @Test("a closed pipe is not a failure; a full disk for standard output is")
    func outputFaults() {
        #expect(Call(files: Sample.files, outputFault: .closed)("rewrite", Sample.path, "-o", "-") == .silence)
        #expect(
            Call(files: Sample.files, outputFault: .failed("No space left on device"))(
                "rewrite", Sample.path, "-o", "-")
                == Outcome(
                    code: .unwritable, bytes: [],
                    errors: "<stdout>:1:1: error: cannot be written: No space left on device [file.unusable]\n"))
    }

    @Test("what cannot be written is reported, and nothing is left behind")
    func unwritable() throws {
        let files = Sample.files
        try files.createFolder("Folder")
        #expect(
            Call(files: files)("rewrite", Sample.path, "-o", "Folder")
                == Outcome(
                    code: .unwritable, bytes: [],
                    errors: """
                        Folder:1:1: error: 'Folder' is a folder, expected a file [file.is-folder]
                            name a file inside it

                        """))
        let full = MemoryFiles([Sample.path: Sample.text], capacity: Sample.text.utf8.count)
        let outcome = Call(files: full)("rewrite", Sample.path, "-o", "Copy.storyboard")
        #expect(outcome.code == .unwritable && outcome.errors.contains("[file.disk-full]"))
        #expect(try full.list("/") == [Sample.path])
    }
}

extension Outcome {
    static let silence = Outcome(code: .success, bytes: [], errors: "")
}
