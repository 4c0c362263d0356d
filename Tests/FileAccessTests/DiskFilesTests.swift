import FileAccess
import Glibc
import Testing

@Suite(.serialized) struct DiskFilesTests {
    @Test("a new file may be read by all and written by its owner, as far as the process allows")
    func newMode() throws {
        let box = try Sandbox(.disk)
        try box.save("x", "a")
        let allowed = umask(0)
        umask(allowed)
        #expect(box.mode("a") == 0o644 & ~allowed)
    }

    @Test("devices are rejected without being opened")
    func devices() throws {
        let box = try Sandbox(.disk)
        #expect(box.reason { _ = try box.store.read("/dev/zero") } == .notAFile)
        #expect(box.reason { _ = try box.store.read("/dev/stdin") } != nil)
        #expect(box.reason { try box.store.replace("/dev/null", with: [], expecting: nil) } == .notAFile)
    }

    @Test("a file whose size is not known before is read up to the limit")
    func unknownSize() throws {
        #expect(try DiskFiles().read("/proc/self/status").bytes.count > 100)
        let box = try Sandbox(.disk)
        let reason = box.reason { _ = try box.store.read("/proc/self/status", limit: 10) }
        #expect(reason == .tooLarge(bytes: 11, limit: 10))
    }

    @Test("other names of a replaced file keep the old content")
    func hardLinks() throws {
        let box = try Sandbox(.disk)
        try box.write("old", to: "a")
        try #require(Glibc.link(box.path("a"), box.path("b")) == 0)
        try box.save("new", "a")
        #expect(try box.text("b") == "old")
    }

    @Test("what ended processes left of a save is removed by the next one to the same file, and nothing else")
    func leftOvers() throws {
        let box = try Sandbox(.disk)
        let ended = try SaveLoop.spawn("limited", box.path("a"), 10)
        ended.wait()
        let gone = [".a.\(ended.process)-1.saving", ".a.\(getpid())-999999999.saving"]
        let kept = [
            ".a.1-1.saving", ".b.\(ended.process)-1.saving", ".a.\(ended.process)-.saving", ".a.x-1.saving",
            ".a.0-1.saving",
            ".a.b.\(ended.process)-1.saving", "a.\(ended.process)-1.saving",
        ]
        for name in gone + kept { try box.write("half", to: name) }
        try box.save("whole", "a")
        #expect(Set(try box.store.list(box.root)) == Set(kept + ["a"]))
    }

    @Test("saves of one file from many threads never mix")
    func manyThreads() async throws {
        let box = try Sandbox(.disk)
        await withTaskGroup { group in
            for letter in 0..<16 {
                group.addTask {
                    let text = String(repeating: String(UnicodeScalar(UInt8(65 + letter))), count: 50_000 + letter)
                    for _ in 0..<10 { _ = try? box.save(text, "a") }
                }
            }
        }
        let bytes = try box.store.read(box.path("a")).bytes
        #expect(Set(bytes).count == 1 && bytes.count == 50_000 + Int(bytes[0]) - 65)
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a save that fails midway leaves the old file and nothing else")
    func failingWrite() throws {
        let box = try Sandbox(.disk)
        try box.write("old", to: "a")
        let child = try SaveLoop.spawn("limited", box.path("a"), 300_000)
        #expect(child.wait() == 0)
        #expect(try box.text("a") == "old")
        #expect(try box.store.list(box.root) == ["a"])
    }

    @Test("a process may be ended at any moment: the file is the old or the new one, whole", .timeLimit(.minutes(10)))
    func endedMidway() throws {
        let box = try Sandbox(.disk)
        let size = 200_000
        let old = [UInt8](repeating: UInt8(ascii: "A"), count: size)
        let new = [UInt8](repeating: UInt8(ascii: "B"), count: size + 1000)
        try box.store.replace(box.path("a"), with: old, expecting: nil)
        var endings: Set<Int> = []
        var leftOvers = 0
        var delay: UInt32 = 1
        var round = 0
        // Further rounds, with longer lives, only where a busy machine lets no child come to save.
        while round < 300 || (round < 1500 && (endings.count < 2 || leftOvers == 0)) {
            round += 1
            let child = try SaveLoop.spawn("forever", box.path("a"), size)
            delay = delay &* 1_664_525 &+ 1_013_904_223
            usleep(3_000 + (delay >> 8) % (15_000 * UInt32(1 + round / 300)))
            child.kill()
            let bytes = try box.store.read(box.path("a")).bytes
            let isWhole = bytes == old || bytes == new
            try #require(isWhole, "round \(round), \(bytes.count) bytes")
            endings.insert(bytes.count)
            leftOvers += try box.store.list(box.root).count - 1
        }
        #expect(endings.count == 2)
        #expect(leftOvers > 0)
        try box.save("end", "a")
        #expect(try box.store.list(box.root) == ["a"])
    }
}
