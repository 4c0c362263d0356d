import FileAccess
import StoryboardCommand
import StoryboardModel
import Testing
import XMLTree

@Suite struct SetTests {
    private func set(_ arguments: String...) throws -> String {
        let files = Sample.files
        let outcome = Call(files: files).run(["set", Sample.path] + arguments + ["-o", Sample.path])
        #expect(outcome == .silence)
        return try files.text(Sample.path)
    }

    @Test("an attribute is set, added in Apple's order, removed, and reached by steps")
    func attributes() throws {
        #expect(try set("l1A-aa-aaa", "text", "a<b") == Sample.text(replacing: "\"Hello\"", with: "\"a&lt;b\""))
        #expect(
            try set("l1A-aa-aaa", "hidden", "YES")
                == Sample.text(replacing: "<label opaque=\"NO\" ", with: "<label hidden=\"YES\" opaque=\"NO\" "))
        #expect(
            try set("b1A-aa-aaa", "opaque", "--remove")
                == Sample.text(replacing: "<button opaque=\"NO\" ", with: "<button "))
        #expect(
            try set("s1A-aa-aaa/point[canvasLocation]", "x", "-767")
                == Sample.text(replacing: "x=\"-20\"", with: "x=\"-767\""))
    }

    @Test("a value that looks like an option follows --")
    func optionLikeValue() throws {
        let files = Sample.files
        #expect(
            Call(files: files)("set", Sample.path, "-o", Sample.path, "--", "l1A-aa-aaa", "text", "--fix") == .silence)
        #expect(try files.text(Sample.path) == Sample.text(replacing: "\"Hello\"", with: "\"--fix\""))
    }

    @Test("what is not possible is reported with the object's location, and the file is not changed")
    func refused() throws {
        let files = Sample.files
        #expect(
            Call(files: files)("set", Sample.path, "nope", "text", "x", "-o", Sample.path)
                == Outcome(
                    code: .refused, bytes: [],
                    errors: """
                        Main.storyboard:1:1: error: there is no object 'nope' in the document [command.refused]
                            `storyboard outline` lists the ids

                        """))
        #expect(
            Call(files: files)("set", Sample.path, "l1A-aa-aaa", "a b", "x", "-o", Sample.path)
                == Outcome(
                    code: .refused, bytes: [],
                    errors: "Main.storyboard:12:29: error: 'a b' cannot be the name of an attribute [command.refused]\n"
                ))
        #expect(try files.text(Sample.path) == Sample.text)
    }

    @Test("a file that another program changed meanwhile is left")
    func changedMeanwhile() throws {
        let files = InterruptedFiles(Sample.files, writing: "theirs", to: Sample.path)
        for arguments in [["set", Sample.path, "l1A-aa-aaa", "text", "ours"], ["rewrite", Sample.path]] {
            let outcome = Call(files: files).run(arguments + ["-o", Sample.path])
            #expect(outcome.code == .changedOnDisk)
            #expect(
                outcome.errors == """
                    Main.storyboard:1:1: error: 'Main.storyboard' was changed by another program [file.changed-on-disk]
                        read it again and repeat the change, or save under another name

                    """)
            #expect(try files.base.text(Sample.path) == "theirs")
            files.base.write(Sample.text, to: Sample.path)
        }
    }

    @Test(
        "one attribute of any object changes one line, and back again gives the original",
        arguments: try Fixtures.documents())
    func thereAndBack(_ path: String) throws {
        let bytes = try DiskFiles().read(path).bytes
        let names: Set = ["label", "button", "textField", "view", "tableViewCell", "viewController"]
        let document = try Document(bytes)
        for node in document.root.subtree where names.contains(node.name) && document.object(node["id"] ?? "") == node {
            let attribute = node.has("contentMode") ? "contentMode" : "userLabel"
            let value = node["contentMode"] == "bottomRight" ? "topLeft" : "bottomRight"
            try check(node["id"] ?? "", attribute, from: node[attribute], to: value, in: bytes)
        }
    }

    private func check(_ id: String, _ attribute: String, from old: String?, to new: String, in bytes: [UInt8]) throws {
        let changed = Call(input: bytes)("set", "-", id, attribute, new, "-o", "-")
        #expect(changed.code == .success, "\(id)")
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let newLines = changed.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        try #require(lines.count == newLines.count, "\(id)")
        let different = zip(lines, newLines).filter { $0 != $1 }.map { String(decoding: $1, as: UTF8.self) }
        #expect(different.count == 1, "\(id): \(different)")
        let value = old.map { ["--", $0] } ?? ["--remove"]
        let back = Call(input: changed.bytes).run(["set", "-o", "-", "-", id, attribute] + value)
        #expect(back.bytes == bytes, "\(id)")
    }
}

/// Files of which one is changed by another program as soon as it was read.
struct InterruptedFiles: FileStore {
    let base: MemoryFiles
    private let text: String
    private let path: String

    init(_ base: MemoryFiles, writing text: String, to path: String) {
        (self.base, self.text, self.path) = (base, text, path)
    }

    func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        let contents = try base.read(path, limit: limit)
        if path == self.path { base.write(text, to: path) }
        return contents
    }

    func look(at path: String) throws(FileError) -> FileEntry { try base.look(at: path) }
    func list(_ folder: String) throws(FileError) -> [String] { try base.list(folder) }
    func createFolder(_ path: String) throws(FileError) { try base.createFolder(path) }
    func remove(_ path: String) throws(FileError) { try base.remove(path) }
    func resolve(_ path: String) throws(FileError) -> String { try base.resolve(path) }

    func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        try base.hold(path, making: making)
    }

    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        try base.hasChanged(path, since: stamp)
    }

    func replace(_ path: String, with bytes: [UInt8], expecting: FileStamp?) throws(FileError) -> FileStamp {
        try base.replace(path, with: bytes, expecting: expecting)
    }

    func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try base.put(files, asFolder: path)
    }

    func put(_ bytes: [UInt8], asFile path: String) throws(FileError) { try base.put(bytes, asFile: path) }
}
