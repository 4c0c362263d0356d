import FileAccess
import Glibc
import Testing

/// Putting what a build makes in its place, on the disk and in memory alike.
@Suite struct ProductsTests {
    private func put(_ files: [String: String], _ name: String, in box: Sandbox) throws {
        try box.store.put(files.map { (name: $0.key, bytes: Array($0.value.utf8)) }, asFolder: box.path(name))
    }

    private func put(_ text: String, _ name: String, in box: Sandbox) throws {
        try box.store.put(Array(text.utf8), asFile: box.path(name))
    }

    @Test("a folder is put where nothing is, and replaces another one whole", arguments: Sandbox.Kind.allCases)
    func folder(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try put(["x": "one", "y": ""], "a", in: box)
        #expect(try box.store.list(box.path("a")) == ["x", "y"])
        try box.folder("a/inner")
        try box.write("z", to: "a/inner/z")
        try put(["x": "two"], "a/", in: box)
        #expect(try box.store.list(box.path("a")) == ["x"])
        #expect(try box.text("a/x") == "two")
        try put([:], "a", in: box)
        #expect(try box.store.list(box.path("a")) == [])
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a file is put where nothing is, and replaces another one", arguments: Sandbox.Kind.allCases)
    func file(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        for text in ["one", "", "two"] {
            try put(text, "a", in: box)
            #expect(try box.text("a") == text)
        }
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("whatever is there gives way, and what a link points to stays", arguments: Sandbox.Kind.allCases)
    func others(_ kind: Sandbox.Kind) throws {
        for isFolder in [false, true] {
            let box = try Sandbox(kind)
            try box.folder("target/full")
            try box.folder("folder/full")
            try box.write("old", to: "file")
            try box.write("old", to: "target/file")
            try box.pipe("pipe")
            try box.link("folder link", to: "target")
            try box.link("file link", to: "target/file")
            try box.link("dangling", to: "nowhere")
            try box.link("loop", to: "loop")
            let names = try box.store.list(box.root).filter { $0 != "target" }
            for name in names {
                if isFolder { try put(["x": name], name, in: box) } else { try put(name, name, in: box) }
                #expect(try !box.store.look(at: box.path(name)).isLink)
                #expect(try box.text(isFolder ? name + "/x" : name) == name)
            }
            #expect(try box.store.list(box.root) == (names + ["target"]).sorted())
            #expect(try box.store.list(box.path("target")) == ["file", "full"])
            #expect(try box.text("target/file") == "old")
        }
    }

    @Test("the old stays when the new cannot be written", arguments: Sandbox.Kind.allCases)
    func failing(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try put(["x": "old"], "a", in: box)
        for name in ["", ".", "..", "../x", "x/y", "x\u{0}"] {
            let reason = box.reason { try put(["new": "new", name: "new"], "a", in: box) }
            #expect(reason == .other("a file in it cannot be called '\(name)'"))
        }
        let twice = [(name: "n", bytes: [UInt8]()), (name: "n", bytes: [])]
        #expect(
            box.reason { try box.store.put(twice, asFolder: box.path("a")) }
                == .other("two files in it would be called 'n'"))
        #expect(try box.store.list(box.path("a")) == ["x"])
        #expect(try box.text("a/x") == "old")
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("the folder around it has to be there and may have to be writable", arguments: Sandbox.Kind.allCases)
    func around(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("", to: "file")
        for name in ["missing", "file"] {
            let expected = FileError(.notFound, path: box.path(name))
            #expect(box.error { try put(["x": ""], "\(name)/a", in: box) } == expected)
            #expect(box.error { try put("", "\(name)/a", in: box) } == expected)
        }
        #expect(box.reason { try put("", "a\u{0}", in: box) } == .notFound)
        #expect(box.reason { try put(["x": ""], "a\u{0}", in: box) } == .notFound)
        #expect(try box.store.list(box.root) == ["file"])
        guard box.obeysPermissions else { return }
        try put(["x": "old"], "locked/a", in: box, making: "locked")
        try box.setMode(0o555, "locked")
        let expected = FileError(.permission, path: box.path("locked"))
        #expect(box.error { try put(["x": "new"], "locked/a", in: box) } == expected)
        #expect(box.error { try put("new", "locked/a", in: box) } == expected)
        try box.setMode(0o755, "locked")
        #expect(try box.text("locked/a/x") == "old")
        #expect(try box.store.list(box.path("locked")) == ["a"])
    }

    private func put(_ files: [String: String], _ name: String, in box: Sandbox, making folder: String) throws {
        try box.folder(folder)
        try put(files, name, in: box)
    }

    @Test("what is put has the mode of any new file, whatever was there", arguments: Sandbox.Kind.allCases)
    func modes(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        let mask = try box.newFileMask()
        try box.write("old", to: "file")
        try box.setMode(0o400, "file")
        try put("new", "file", in: box)
        try put(["x": "new"], "folder", in: box)
        #expect(box.mode("file") == 0o666 & ~mask)
        #expect(box.mode("folder/x") == 0o666 & ~mask)
        #expect(box.mode("folder") == 0o777 & ~mask)
    }

    @Test("no room: the old stays")
    func noRoom() throws {
        let files = MemoryFiles(capacity: 10)
        try files.put([(name: "x", bytes: Array("old".utf8))], asFolder: "a")
        let large = [UInt8](repeating: 0, count: 8)
        #expect(throws: FileError(.diskFull, path: "a")) { try files.put([(name: "y", bytes: large)], asFolder: "a") }
        #expect(throws: FileError(.diskFull, path: "a")) { try files.put(large, asFile: "a") }
        #expect(try files.list("a") == ["x"])
    }

    // MARK: The disk alone

    @Test("on the disk, the old stays when a file fails midway")
    func failingMidway() throws {
        let box = try Sandbox(.disk)
        try put(["x": "old"], "a", in: box)
        let files = [
            (name: "1", bytes: [UInt8](repeating: 1, count: 100)),
            (name: String(repeating: "n", count: 300), bytes: []),
        ]
        #expect(box.reason { try box.store.put(files, asFolder: box.path("a")) } == .other("file name too long"))
        #expect(try box.text("a/x") == "old")
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("what ended processes left is removed by the next put to the same place, and nothing else")
    func leftOvers() throws {
        let box = try Sandbox(.disk)
        let ended = try SaveLoop.spawn("limited", box.path("a"), 10)
        ended.wait()
        let gone = [".a.\(ended.process)-1.making", ".a.\(getpid())-999999999.making"]
        let kept = [
            ".a.1-1.making", ".b.\(ended.process)-1.making", ".a.\(ended.process)-1.saving", ".a.x-1.making",
            ".a.\(ended.process)-1-1.making",
        ]
        for name in gone + kept {
            try box.folder(name)
            try box.write("half", to: name + "/x")
        }
        try put(["x": "whole"], "a", in: box)
        #expect(Set(try box.store.list(box.root)) == Set(kept + ["a"]))
        for name in gone { try box.write("half", to: name) }
        try put("whole", "a", in: box)
        #expect(Set(try box.store.list(box.root)) == Set(kept + ["a"]))
    }

    @Test("what many threads put in one place is one of theirs, whole")
    func manyThreads() async throws {
        let box = try Sandbox(.disk)
        await withTaskGroup { group in
            for letter in ["A", "B", "C", "D", "E", "F", "G", "H"] {
                group.addTask {
                    for _ in 0..<20 { try? self.put(["1": letter, "2": letter], "a", in: box) }
                }
            }
        }
        #expect(try box.text("a/1") == box.text("a/2"))
        #expect(try box.store.list(box.path("a")) == ["1", "2"])
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a process may be ended at any moment: the folder is whole, or not there", .timeLimit(.minutes(10)))
    func endedMidway() throws {
        let box = try Sandbox(.disk)
        let size = 20_000
        var endings: Set<Int> = []
        for round in 0..<100 {
            let child = try SaveLoop.spawn("products", box.path("a"), size)
            usleep(3_000 + UInt32(round) * 7_919 % 15_000)
            child.kill()
            guard try box.store.look(at: box.path("a")).kind == .folder else { continue }
            #expect(try box.store.list(box.path("a")) == (1...8).map(String.init), "round \(round)")
            let sizes = try Set((1...8).map { try box.store.read(box.path("a/\($0)")).bytes.count })
            #expect(sizes == [size] || sizes == [size + 1000], "round \(round)")
            endings.formUnion(sizes)
        }
        #expect(!endings.isEmpty)
        try put(["x": "end"], "a", in: box)
        #expect(try box.store.list(box.root) == ["a"])
        #expect(try box.store.list(box.path("a")) == ["x"])
    }
}
