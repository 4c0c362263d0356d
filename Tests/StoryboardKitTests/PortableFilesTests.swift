import Foundation
import StoryboardKit
import Testing

/// What `PortableFiles` promises, on every system.
@Suite("Files through Foundation") struct PortableFilesTests {
    /// An empty folder, which is removed after the test.
    private final class Folder {
        let path: String
        let files: any FileStore = PortableFiles()

        init() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "Portable files \(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            path = folder.resolvingSymlinksInPath().path
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func text(_ name: String) throws -> String {
            String(decoding: try files.read(self[name]).bytes, as: UTF8.self)
        }

        subscript(name: String) -> String { "\(path)/\(name)" }
    }

    private func reason(_ body: () throws -> Void) -> FileError.Reason? {
        do { try body() } catch { return (error as? FileError)?.reason }
        return nil
    }

    @Test("files are written, read whole and listed, also with strange names")
    func reading() throws {
        let folder = try Folder()
        for (name, text) in [("a b.xib", "é\u{0}x"), ("ü", ""), ("c", String(repeating: "abc", count: 10_000))] {
            let stamp = try folder.files.replace(folder[name], with: Array(text.utf8), expecting: .missing)
            #expect(try folder.text(name) == text)
            #expect(try folder.files.read(folder[name]).stamp == stamp)
            #expect(try folder.files.look(at: folder[name]).size == text.utf8.count)
        }
        #expect(try folder.files.list(folder.path) == ["a b.xib", "c", "ü"])
        #expect(try folder.files.walk(folder.path, extensions: ["xib"]) == [folder["a b.xib"]])
        #expect(reason { _ = try folder.files.read(folder["c"], limit: 5) } == .tooLarge(bytes: 30_000, limit: 5))
    }

    @Test("what isn't a file, or isn't there, is named")
    func refused() throws {
        let folder = try Folder()
        try folder.files.createFolder(folder["x/y"])
        try folder.files.put([1], asFile: folder["file"])
        #expect(reason { _ = try folder.files.read(folder["x"]) } == .isFolder)
        #expect(reason { _ = try folder.files.read(folder["none"]) } == .notFound)
        #expect(reason { _ = try folder.files.list(folder["file"]) } == .notAFolder)
        #expect(reason { _ = try folder.files.list(folder["none"]) } == .notFound)
        #expect(reason { try folder.files.remove(folder["x"]) } == .folderNotEmpty)
        #expect(reason { try folder.files.remove(folder["none"]) } == .notFound)
        #expect(reason { try folder.files.replace(folder["none/file"], with: [], expecting: nil) } == .notFound)
        #expect(reason { try folder.files.replace(folder["x"], with: [], expecting: nil) } == .isFolder)
        #expect(reason { _ = try folder.files.hold(folder["file"], making: false) } != nil)
        #expect(try folder.files.look(at: folder["none"]).kind == .missing)
        #expect(reason { _ = try folder.files.read("") } == .notFound)
    }

    @Test("a file that somebody else has changed isn't replaced")
    func expecting() throws {
        let folder = try Folder()
        let stamp = try folder.files.replace(folder["a"], with: [1], expecting: .missing)
        #expect(try !folder.files.hasChanged(folder["a"], since: stamp))
        #expect(reason { try folder.files.replace(folder["a"], with: [2], expecting: .missing) } == .changedOnDisk)
        try folder.files.put([3], asFile: folder["a"])
        #expect(try folder.files.hasChanged(folder["a"], since: stamp))
        #expect(reason { try folder.files.replace(folder["a"], with: [2], expecting: stamp) } == .changedOnDisk)
        #expect(try folder.files.read(folder["a"]).bytes == [3])
    }

    @Test("several files are replaced all or none")
    func together() throws {
        let folder = try Folder()
        let stamp = try folder.files.replace(folder["a"], with: [1], expecting: .missing)
        let wrong = FileStamp(identity: stamp.identity, size: 9, modified: nil, contentHash: 9)
        let changes = [
            FileChange(folder["b"], [2], expecting: .missing), FileChange(folder["a"], [3], expecting: wrong),
        ]
        #expect(reason { _ = try folder.files.replaceAll(changes) } == .changedOnDisk)
        #expect(try folder.files.list(folder.path) == ["a"] && folder.files.read(folder["a"]).bytes == [1])
        let good = [FileChange(folder["b"], [2], expecting: .missing), FileChange(folder["a"], nil, expecting: stamp)]
        _ = try folder.files.replaceAll(good)
        #expect(try folder.files.list(folder.path) == ["b"] && folder.files.read(folder["b"]).bytes == [2])
    }

    @Test("a folder of files takes the place of what is there")
    func folders() throws {
        let folder = try Folder()
        try folder.files.put([1], asFile: folder["out"])
        for content: [(name: String, bytes: [UInt8])] in [[("a", [1]), ("b", [2])], [("c", [3])]] {
            try folder.files.put(content, asFolder: folder["out"])
            #expect(try folder.files.list(folder["out"]) == content.map(\.name))
        }
        #expect(reason { try folder.files.put([("../x", [])], asFolder: folder["out"]) } != nil)
        #expect(try folder.files.list(folder.path) == ["out"])
        try folder.files.removeAll(at: folder["out"])
        #expect(try folder.files.list(folder.path).isEmpty)
    }
}
