import FileAccess
import Glibc
import Synchronization
import Testing

/// Files that one process alone adds to, on the disk and in memory alike.
@Suite struct HoldingTests {
    private static func text(_ file: any HeldFile) throws -> String {
        String(decoding: try file.read(limit: 1 << 20), as: UTF8.self)
    }

    @Test("a held file is added to, cut and replaced, and what is there is read", arguments: Sandbox.Kind.allCases)
    func writing(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        #expect(try box.store.hold(box.path("a"), making: false) == nil)
        let file = try #require(try box.store.hold(box.path("a"), making: true))
        #expect(try file.size == 0 && Self.text(file).isEmpty)
        try file.append(Array("one two".utf8))
        try file.append(Array(" three".utf8))
        #expect(try Self.text(file) == "one two three" && file.size == 13)
        try file.cut(to: 3)
        try file.append(Array("!".utf8))
        #expect(try box.text("a") == "one!")
        try file.replace(with: Array("other".utf8))
        try file.append(Array("s".utf8))
        #expect(try Self.text(file) == "others" && box.text("a") == "others" && file.size == 6)
        #expect(box.reason { _ = try file.read(limit: 5) } == .tooLarge(bytes: 6, limit: 5))
        #expect(try box.store.list(box.root) == ["a"])
        try file.remove()
        #expect(try box.store.list(box.root).isEmpty)
    }

    @Test("only its owner can read a file that was made to be held", arguments: Sandbox.Kind.allCases)
    func mode(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        let file = try #require(try box.store.hold(box.path("a"), making: true))
        #expect(box.mode("a") == 0o600)
        try file.replace(with: [1])
        #expect(box.mode("a") == 0o600)
    }

    @Test("only one owner can lock it until it is unlocked", arguments: Sandbox.Kind.allCases)
    func excluding(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        var file = try box.store.hold(box.path("a"), making: true)
        #expect(box.reason { _ = try box.store.hold(box.path("a"), making: true) } == .inUse)
        try file?.replace(with: [1])
        #expect(box.reason { _ = try box.store.hold(box.path("a"), making: false) } == .inUse)
        file = nil
        let next = try #require(try box.store.hold(box.path("a"), making: false))
        #expect(try next.read(limit: 10) == [1])
    }

    @Test("links, folders and paths without a folder are rejected", arguments: Sandbox.Kind.allCases)
    func refused(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.write("x", to: "file")
        try box.link("link", to: "file")
        try box.link("dangling", to: "nowhere")
        try box.folder("folder")
        for name in ["link", "dangling"] {
            #expect(box.reason { _ = try box.store.hold(box.path(name), making: true) } == .isLink)
        }
        #expect(box.reason { _ = try box.store.hold(box.path("folder"), making: true) } == .isFolder)
        #expect(box.reason { _ = try box.store.hold(box.path("none/a"), making: true) } == .notFound)
        #expect(try box.store.hold(box.path("none/a"), making: false) == nil)
        #expect(try box.store.list(box.root).count == 4)
    }

    @Test("what a link leads to is found by its own path, whether or not it is there", arguments: Sandbox.Kind.allCases)
    func resolving(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("folder")
        try box.write("x", to: "folder/file")
        try box.link("linked", to: "folder")
        try box.link("folder/link", to: "../linked/file")
        try box.link("dangling", to: "linked/new")
        try box.link("loop", to: "loop")
        let home = try box.store.resolve(box.root)
        for (name, real) in [
            ("linked", "folder"), ("linked/link", "folder/file"), ("linked/none", "folder/none"),
            ("dangling", "folder/new"), ("folder/../linked/file", "folder/file"),
        ] {
            #expect(try box.store.resolve(box.path(name)) == "\(home)/\(real)", "\(name)")
        }
        #expect(box.reason { _ = try box.store.resolve(box.path("none/a")) } == .notFound)
        #expect(box.reason { _ = try box.store.resolve(box.path("loop")) } != nil)
    }

    @Test("a path with a link in it, or one that gets one, gives no access", arguments: Sandbox.Kind.allCases)
    func withoutLinks(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        try box.folder("folder")
        try box.write("x", to: "folder/file")
        try box.link("linked", to: "folder")
        try box.link("folder/link", to: "file")
        let home = try box.store.resolve(box.root)
        func text(_ name: String) throws -> String {
            try box.store.withoutLinks("\(home)/\(name)") { files, path throws(FileError) in
                String(decoding: try files.read(path).bytes, as: UTF8.self)
            }
        }
        #expect(try text("folder/file") == "x")
        #expect(box.reason { _ = try text("linked/file") } == .isLink)
        #expect(box.reason { _ = try text("folder/link") } == .isLink)
        #expect(box.error { _ = try text("folder/none") } == FileError(.notFound, path: "\(home)/folder/none"))
        #expect(box.reason { _ = try text("none/file") } == .notFound)
        try box.store.withoutLinks("\(home)/folder/file") { files, path throws(FileError) in
            _ = try files.replace(path, with: Array("new".utf8), expecting: nil)
        }
        #expect(try box.text("folder/file") == "new")
        #expect(try box.store.list(box.path("folder")) == ["file", "link"])
        #expect(
            box.reason { _ = try box.store.hold("\(home)/linked/journal", making: true) }
                == (kind == .disk ? .isLink : nil))
    }

    @Test("what takes a document's place while it is read and written leads nobody elsewhere")
    func swapping() async throws {
        let box = try Sandbox(.disk)
        try box.folder("inside")
        try box.folder("outside")
        try box.write("secret", to: "outside/file")
        try box.write("plain", to: "inside/file")
        try box.link("outside/link", to: "file")
        let home = try box.store.resolve(box.root)
        let end = End()
        await withTaskGroup { group in
            group.addTask {
                // The folder and the file become links and folder and file again, as fast as can be.
                while !end.hasCome.withLock({ $0 }) {
                    rename("\(home)/inside", "\(home)/away")
                    symlink("outside", "\(home)/inside")
                    unlink("\(home)/inside")
                    rename("\(home)/away", "\(home)/inside")
                    symlink("../outside/file", "\(home)/inside/other")
                    rename("\(home)/inside/other", "\(home)/inside/file")
                }
            }
            group.addTask {
                for _ in 0..<2000 {
                    _ = try? DiskFiles().withoutLinks("\(home)/inside/file") { files, path throws(FileError) in
                        let found = (try? files.read(path).bytes).map { String(decoding: $0, as: UTF8.self) }
                        if found == "secret" { Issue.record("read through a link") }
                        _ = try files.replace(path, with: Array("plain".utf8), expecting: nil)
                    }
                }
                end.hasCome.withLock { $0 = true }
            }
        }
        #expect(try box.text("outside/file") == "secret")
    }

    @Test(
        "a folder without read permission is skipped and reported, and the others are visited",
        arguments: Sandbox.Kind.allCases)
    func walking(_ kind: Sandbox.Kind) throws {
        let box = try Sandbox(kind)
        guard box.obeysPermissions else { return }
        for name in ["a", "closed", "z"] {
            try box.folder(name)
            try box.write("x", to: "\(name)/x.xib")
        }
        try box.setMode(0o000, "closed")
        defer { try? box.setMode(0o700, "closed") }
        var closed: [FileError] = []
        let found = try box.store.walk(box.root, extensions: ["xib"], closed: &closed)
        #expect(found == [box.path("a/x.xib"), box.path("z/x.xib")])
        #expect(closed == [FileError(.permission, path: box.path("closed"))])
        try box.setMode(0o000, "z")
        defer { try? box.setMode(0o700, "z") }
        #expect(box.reason { _ = try box.store.walk(box.path("z"), extensions: ["xib"]) } == .permission)
    }
}

private final class End: Sendable {
    let hasCome = Mutex(false)
}
