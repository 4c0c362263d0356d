import FileAccess
import Testing

@Suite struct MemoryFilesTests {
    @Test("files are there from the start, in folders of their own")
    func initialFiles() throws {
        let files = MemoryFiles(["/a/b/Main.storyboard": "x", "c.xib": "y"])
        #expect(try files.walk("/", extensions: ["storyboard", "xib"]) == ["/a/b/Main.storyboard", "/c.xib"])
        #expect(try files.read("c.xib").bytes == Array("y".utf8))
        #expect(try files.look(at: "/a/b").kind == .folder)
    }

    @Test("saving past the capacity leaves the old content")
    func diskFull() throws {
        let files = MemoryFiles(["/a": "12345"], capacity: 12)
        try files.replace("/a", with: Array("1234567".utf8), expecting: nil)
        #expect(throws: FileError(.diskFull, path: "/a")) {
            try files.replace("/a", with: Array("123456".utf8), expecting: nil)
        }
        #expect(try files.read("/a").bytes.count == 7)
    }

    @Test("a prepared file takes room, and is there when it is committed")
    func prepared() throws {
        let files = MemoryFiles(["/a": "12345"], capacity: 12)
        let new = try files.prepare("/a", with: Array("1234567".utf8), expecting: nil)
        #expect(try files.read("/a").bytes.count == 5)
        #expect(throws: FileError(.diskFull, path: "/b")) { try files.prepare("/b", with: [1], expecting: nil) }
        new.discard()
        let other = try files.prepare("/a", with: Array("123456".utf8), expecting: nil)
        #expect(try other.commit() == files.read("/a").stamp)
        other.discard()
        #expect(try files.read("/a").bytes.count == 6 && files.usedBytes == 6)
    }
}
