import Testing

@testable import FileAccess

@Suite("Folders of output")
struct OutputFolderTests {
    @Test(
        "What leaves the folder by its names is neither written nor removed",
        arguments: [
            "/w/out/../a", "/w/a", "/w/outer/a", "/w/out/./a", "/w/out//a", "/w/out/b/../../a", "a", "",
        ])
    func names(path: String) throws {
        let files = MemoryFiles(["/w/a": "old", "/w/outer/a": "old", "/w/out/b/c": "new"])
        let output = OutputFolder("/w/out", files)
        #expect(throws: FileError.self) { try output.put([1], asFile: path) }
        #expect(throws: FileError.self) { try output.put([], asFolder: path) }
        #expect(throws: FileError.self) { try output.createFolder(path) }
        #expect(throws: FileError.self) { try output.removeAll(at: path) }
        #expect(throws: FileError.self) { try output.replace(path, with: [1], expecting: nil) }
        #expect(try files.read("/w/a").bytes == Array("old".utf8))
        #expect(try files.read("/w/outer/a").bytes == Array("old".utf8))
    }

    @Test("A link on the way leads nowhere, and one at the end is replaced or removed itself")
    func links() throws {
        let sandbox = try Sandbox(.disk)
        let (out, other) = (sandbox.path("out"), sandbox.path("other"))
        let files = DiskFiles()
        try files.createFolder(out)
        try files.createFolder(other)
        try files.put([1], asFile: "\(other)/kept")
        try sandbox.link("out/way", to: other)
        let output = OutputFolder(out, files)
        #expect(
            throws: FileError(.other("it leaves the folder '\(out)', as '\(out)/way' is a link"), path: "\(out)/way/a")
        ) {
            try output.put([2], asFile: "\(out)/way/a")
        }
        #expect(throws: FileError.self) { try output.createFolder("\(out)/way/deep/folder") }
        #expect(throws: FileError.self) { try output.createFolder("\(out)/way") }
        #expect(throws: FileError.self) { try output.createFolder("\(out)/way/") }
        #expect(throws: FileError.self) { try output.remove("\(out)/way/kept") }
        try output.removeAll(at: "\(out)/way")
        #expect(try files.list(other) == ["kept"] && files.list(out) == [])
        try sandbox.link("out/file", to: "\(other)/kept")
        try output.put([2], asFile: "\(out)/file")
        #expect(try files.read("\(other)/kept").bytes == [1] && files.read("\(out)/file").bytes == [2])
    }

    @Test("What is below the folder is written, and everything is read")
    func below() throws {
        let files = MemoryFiles(["/w/a": "old"])
        let output = OutputFolder("/w/out", files)
        try output.createFolder("/w/out/b/c/")
        try output.update("/w/out/b/c/d", with: [1])
        #expect(try output.read("/w/out/b/c/d").bytes == [1] && output.read("/w/a").bytes == Array("old".utf8))
        try output.removeAll(at: "/w/out/b")
        #expect(try files.look(at: "/w/out/b").kind == .missing)
    }
}
