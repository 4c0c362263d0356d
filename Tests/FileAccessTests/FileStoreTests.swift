import FileAccess
import Testing

/// Everything a store promises, on the disk and in memory alike.
@Suite struct FileStoreTests {
    // MARK: Reading

    @Test("a file is read whole", arguments: Sandbox.Kind.allCases)
    func read(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        for text in ["", "é\u{0}x", String(repeating: "abc", count: 10_000)] {
            try box.write(text, to: "a")
            let contents = try box.store.read(box.path("a"))
            #expect(contents.bytes == Array(text.utf8))
            #expect(contents.stamp.size == text.utf8.count)
        }
    }

    @Test("what cannot be read as a file is rejected by name", arguments: Sandbox.Kind.allCases)
    func readRefused(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("folder")
        try box.pipe("pipe")
        try box.write("x", to: "file")
        try box.link("dangling", to: "nowhere")
        try box.link("pipelink", to: "pipe")
        try box.link("loop", to: "loop")
        func reason(_ name: String) -> FileError.Reason? { box.reason { _ = try box.store.read(box.path(name)) } }
        #expect(reason("missing") == .notFound)
        #expect(reason("missing/inner") == .notFound)
        #expect(reason("file/inner") == .notFound)
        #expect(reason("dangling") == .notFound)
        #expect(reason("file\u{0}") == .notFound)
        #expect(box.reason { _ = try box.store.read("") } == .notFound)
        #expect(reason("folder") == .isFolder)
        #expect(reason("pipe") == .notAFile)
        #expect(reason("pipelink") == .notAFile)
        #expect(reason("loop") == .other("too many levels of symbolic links"))
        #expect(box.error { _ = try box.store.read(box.path("folder")) }?.path == box.path("folder"))
    }

    @Test("what is prepared is there once it is committed, or leaves nothing", arguments: Sandbox.Kind.allCases)
    func prepared(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("old", to: "a")
        let stamp = try box.store.read(box.path("a")).stamp
        func prepare(_ text: String) throws -> any PreparedFile {
            try box.store.prepare(box.path("a"), with: Array(text.utf8), expecting: stamp)
        }
        try prepare("dropped").discard()
        #expect(try box.text("a") == "old" && box.store.list(box.root) == ["a"])
        let new = try prepare("new")
        #expect(try box.text("a") == "old")
        let late = try prepare("late")
        #expect(try new.commit() == box.store.read(box.path("a")).stamp)
        new.discard()
        #expect(try box.text("a") == "new")
        #expect(box.reason { _ = try late.commit() } == .changedOnDisk)
        late.discard()
        #expect(try box.text("a") == "new" && box.store.list(box.root) == ["a"])
    }

    @Test("a file is read up to the limit, not past it", arguments: Sandbox.Kind.allCases)
    func limit(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("12345", to: "a")
        #expect(try box.store.read(box.path("a"), limit: 5).bytes.count == 5)
        #expect(box.reason { _ = try box.store.read(box.path("a"), limit: 4) } == .tooLarge(bytes: 5, limit: 4))
        #expect(box.reason { _ = try box.store.read(box.path("a"), limit: 0) } == .tooLarge(bytes: 5, limit: 0))
    }

    @Test("a file without read permission is reported", arguments: Sandbox.Kind.allCases)
    func unreadable(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        guard box.obeysPermissions else { return }
        try box.write("x", to: "a")
        try box.setMode(0o200, "a")
        #expect(box.reason { _ = try box.store.read(box.path("a")) } == .permission)
    }

    // MARK: Looking

    @Test("an entry describes what is there, following links", arguments: Sandbox.Kind.allCases)
    func look(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("12345", to: "file")
        try box.folder("folder")
        try box.pipe("pipe")
        try box.link("link", to: "file")
        try box.link("folderlink", to: box.path("folder"))
        try box.link("dangling", to: "nowhere")
        func look(_ name: String) throws -> FileEntry { try box.store.look(at: box.path(name)) }
        let file = try look("file")
        #expect(file.kind == .file && file.size == 5 && !file.isLink)
        let link = try look("link")
        #expect(link.kind == .file && link.size == 5 && link.isLink && link.identity == file.identity)
        let folder = try look("folder")
        #expect(folder.kind == .folder && folder.size == 0 && !folder.isLink && folder.identity != file.identity)
        let folderLink = try look("folderlink")
        #expect(folderLink.kind == .folder && folderLink.isLink && folderLink.identity == folder.identity)
        #expect(try look("pipe").kind == .other)
        #expect(try look("missing") == FileEntry(kind: .missing))
        #expect(try look("file/inner") == FileEntry(kind: .missing))
        #expect(try look("dangling") == FileEntry(kind: .missing, isLink: true))
        try box.link("loop", to: "loop")
        #expect(try look("loop") == FileEntry(kind: .missing, isLink: true))
    }

    @Test("names are listed in the order of their bytes", arguments: Sandbox.Kind.allCases)
    func list(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        for name in ["b", "a", "é", ".hidden", "B", "a b"] { try box.write("", to: name) }
        try box.folder("c/inner")
        #expect(try box.store.list(box.root) == [".hidden", "B", "a", "a b", "b", "c", "é"])
        #expect(try box.store.list(box.path("c")) == ["inner"])
        #expect(box.reason { _ = try box.store.list(box.path("a")) } == .notAFolder)
        #expect(box.reason { _ = try box.store.list(box.path("missing")) } == .notFound)
    }

    @Test("a walk finds files by extension, past hidden names and build products", arguments: Sandbox.Kind.allCases)
    func walk(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        for folder in ["b/c", "a", ".git", "DerivedData", "Main.storyboardc", "Old.nib", "App.app", "Folder.xib"] {
            try box.folder(folder)
            try box.write("", to: "\(folder)/in.xib")
        }
        for name in ["z.xib", "a.storyboard", "x.txt", "xib", ".xib", ".y.xib", "b/Z.XIB"] {
            try box.write("", to: name)
        }
        let found = try box.store.walk(box.root, extensions: ["xib", "storyboard"])
        let expected = ["Folder.xib/in.xib", "a.storyboard", "a/in.xib", "b/c/in.xib", "z.xib"]
        #expect(found == expected.map(box.path))
        #expect(box.reason { _ = try box.store.walk(box.path("z.xib"), extensions: ["xib"]) } == .notAFolder)
        #expect(box.reason { _ = try box.store.walk(box.path("missing"), extensions: ["xib"]) } == .notFound)
    }

    @Test(
        "folders are found without those that are one thing, build products and hidden ones",
        arguments: Sandbox.Kind.allCases)
    func folders(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        for folder in ["b/c", "a/Base.lproj", ".git", "DerivedData", "Assets.xcassets/One.imageset", "App.xcodeproj/x"]
        {
            try box.folder(folder)
        }
        try box.write("", to: "a/file")
        let found = try box.store.folders(below: box.root)
        #expect(found == [box.root] + ["a", "a/Base.lproj", "b", "b/c"].map(box.path))
        #expect(box.reason { _ = try box.store.folders(below: box.path("missing")) } == .notFound)
    }

    @Test(
        "a walk follows links, and sees each folder once whatever circles they make", arguments: Sandbox.Kind.allCases)
    func walkLinks(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("top/m/n")
        try box.folder("outside/deep")
        for name in ["top/m/n/1.xib", "outside/2.xib", "outside/deep/3.xib"] { try box.write("", to: name) }
        try box.link("top/a", to: "m")
        try box.link("top/m/n/up", to: "../..")
        try box.link("top/out", to: "../outside")
        try box.link("top/out2", to: "../outside/deep")
        try box.link("outside/back", to: box.path("top"))
        try box.link("outside/self", to: ".")
        try box.link("top/file.xib", to: "m/n/1.xib")
        try box.link("top/gone.xib", to: "nowhere")
        try box.link("top/loop", to: "loop")
        let found = try box.store.walk(box.path("top"), extensions: ["xib"])
        #expect(found == ["file.xib", "m/n/1.xib", "out/2.xib", "out/deep/3.xib"].map { box.path("top/\($0)") })
    }

    // MARK: Saving

    @Test("saving makes a file or replaces one, and leaves nothing else", arguments: Sandbox.Kind.allCases)
    func save(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.save("one", "a")
        #expect(try box.text("a") == "one")
        try box.save("", "a")
        #expect(try box.text("a") == "")
        try box.save(String(repeating: "long", count: 100_000), "a")
        #expect(try box.text("a").utf8.count == 400_000)
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a long name can be saved", arguments: Sandbox.Kind.allCases)
    func longName(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        let name = String(repeating: "é", count: 127)
        try box.save("x", name)
        try box.save("y", name)
        #expect(try box.text(name) == "y")
        #expect(try box.store.list(box.root) == [name])
    }

    @Test(
        "a replaced file keeps its mode", arguments: Sandbox.Kind.allCases,
        [0o600, 0o644, 0o755, 0o660, 0o222] as [UInt32])
    func mode(_ kind: Sandbox.Kind, _ mode: UInt32) throws {
        let box = try Sandbox(kind)
        try box.write("old", to: "a")
        try box.setMode(mode, "a")
        try box.save("new", "a")
        #expect(box.mode("a") == mode)
    }

    @Test("a link stays one, and what it points to is replaced", arguments: Sandbox.Kind.allCases)
    func links(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("x/y")
        try box.write("old", to: "x/y/file")
        try box.link("x/second", to: "y/file")
        try box.link("first", to: "x/second")
        try box.save("new", "first")
        #expect(try box.text("x/y/file") == "new")
        #expect(try box.store.look(at: box.path("first")).isLink)
        #expect(try box.store.look(at: box.path("x/second")).isLink)
        #expect(try !box.store.look(at: box.path("x/y/file")).isLink)
        #expect(try box.store.list(box.path("x/y")) == ["file"])
    }

    @Test("saving to a link that points to nothing makes what it points to", arguments: Sandbox.Kind.allCases)
    func danglingLink(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("x")
        try box.link("link", to: "x/new")
        try box.save("text", "link")
        #expect(try box.text("x/new") == "text")
        #expect(try box.store.look(at: box.path("link")).isLink)
        try box.link("astray", to: "missing/new")
        #expect(box.reason { try box.save("text", "astray") } == .notFound)
        try box.link("loop", to: "loop")
        #expect(box.reason { try box.save("text", "loop") } == .other("too many levels of symbolic links"))
    }

    @Test("what cannot be replaced by a file is left", arguments: Sandbox.Kind.allCases)
    func saveRefused(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("folder")
        try box.pipe("pipe")
        #expect(box.reason { try box.save("x", "folder") } == .isFolder)
        #expect(box.reason { try box.save("x", "pipe") } == .notAFile)
        #expect(box.error { try box.save("x", "missing/a") } == FileError(.notFound, path: box.path("missing")))
        #expect(box.reason { try box.save("x", "a\u{0}") } == .notFound)
        #expect(try box.store.list(box.root) == ["folder", "pipe"])
    }

    @Test("a read-only file is not replaced, even if its folder would allow it", arguments: Sandbox.Kind.allCases)
    func readOnlyFile(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("old", to: "a")
        try box.setMode(0o444, "a")
        #expect(box.reason { try box.save("new", "a") } == .permission)
        #expect(try box.text("a") == "old")
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a folder that is not writable is reported by its own name", arguments: Sandbox.Kind.allCases)
    func readOnlyFolder(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        guard box.obeysPermissions else { return }
        try box.folder("folder")
        try box.write("old", to: "folder/a")
        try box.setMode(0o555, "folder")
        #expect(box.error { try box.save("new", "folder/a") } == FileError(.permission, path: box.path("folder")))
        #expect(box.reason { try box.store.remove(box.path("folder/a")) } == .permission)
        #expect(try box.text("folder/a") == "old")
        try box.setMode(0o755, "folder")
    }

    // MARK: Changes by others

    @Test("a file that another program changed is not overwritten", arguments: Sandbox.Kind.allCases, [0, 60])
    func changedOnDisk(_ kind: Sandbox.Kind, age: Int) throws {
        let box = try Sandbox(kind)
        try box.write("one", to: "a")
        try box.touch("a", secondsAgo: age)
        let stamp = try box.store.read(box.path("a")).stamp
        #expect(try !box.store.hasChanged(box.path("a"), since: stamp))
        for text in ["two", "longer", ""] {
            try box.write(text, to: "a")
            #expect(try box.store.hasChanged(box.path("a"), since: stamp))
            #expect(box.reason { try box.save("mine", "a", expecting: stamp) } == .changedOnDisk)
            #expect(try box.text("a") == text)
        }
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a new time or a replacement with the same content is not a change", arguments: Sandbox.Kind.allCases)
    func touched(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("one", to: "a")
        try box.touch("a", secondsAgo: 60)
        let stamp = try box.store.read(box.path("a")).stamp
        try box.touch("a")
        #expect(try !box.store.hasChanged(box.path("a"), since: stamp))
        try box.store.remove(box.path("a"))
        try box.write("one", to: "a")
        try box.save("two", "a", expecting: stamp)
        #expect(try box.text("a") == "two")
    }

    @Test("each save gives the stamp that the next one expects", arguments: Sandbox.Kind.allCases)
    func stampsInARow(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        var stamp = FileStamp.missing
        for text in ["one", "two", "two", ""] {
            stamp = try box.save(text, "a", expecting: stamp)
            #expect(try box.store.read(box.path("a")).stamp.hasSameContent(as: stamp))
        }
        #expect(box.reason { try box.save("x", "a", expecting: .missing) } == .changedOnDisk)
        try box.store.remove(box.path("a"))
        #expect(box.reason { try box.save("x", "a", expecting: stamp) } == .changedOnDisk)
        #expect(try box.store.list(box.root) == [])
        try box.save("x", "a", expecting: nil)
    }

    @Test("a file that gave way to a folder has changed", arguments: Sandbox.Kind.allCases)
    func becameFolder(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        let stamp = try box.save("x", "a")
        try box.store.remove(box.path("a"))
        try box.folder("a")
        #expect(try box.store.hasChanged(box.path("a"), since: stamp))
        #expect(box.reason { try box.save("y", "a", expecting: stamp) } == .isFolder)
    }

    // MARK: Folders

    @Test("folders are made with those around them", arguments: Sandbox.Kind.allCases)
    func createFolder(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("a/b/c")
        try box.folder("a/b/c")
        try box.folder("a/b/../d/")
        #expect(try box.store.list(box.path("a")) == ["b", "d"])
        try box.write("", to: "file")
        #expect(box.reason { try box.folder("file") } == .notAFolder)
        #expect(box.reason { try box.folder("file/inner") } == .notAFolder)
    }

    @Test("files, empty folders and links themselves are removed", arguments: Sandbox.Kind.allCases)
    func remove(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("", to: "file")
        try box.folder("folder/inner")
        try box.link("link", to: "folder")
        try box.link("dangling", to: "nowhere")
        #expect(box.reason { try box.store.remove(box.path("folder")) } == .folderNotEmpty)
        #expect(box.reason { try box.store.remove(box.path("missing")) } == .notFound)
        for name in ["file", "link", "dangling", "folder/inner", "folder"] { try box.store.remove(box.path(name)) }
        #expect(try box.store.list(box.root) == [])
    }

    @Test(
        "a folder is removed with everything in it, not with what its links point to", arguments: Sandbox.Kind.allCases)
    func removeAll(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("gone/inner")
        try box.folder("kept")
        for name in ["gone/1", "gone/inner/2", "kept/3"] { try box.write("", to: name) }
        try box.link("gone/link", to: "../kept")
        try box.link("gone/loop", to: "loop")
        try box.store.removeAll(at: box.path("gone"))
        #expect(try box.store.list(box.root) == ["kept"])
        #expect(try box.store.list(box.path("kept")) == ["3"])
        #expect(box.reason { try box.store.removeAll(at: box.path("gone")) } == .notFound)
    }
}
