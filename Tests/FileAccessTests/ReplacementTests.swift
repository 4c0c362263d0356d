import Glibc
import RandomNumbers
import Testing

@testable import FileAccess

/// Several files that are replaced all or none.
@Suite struct ReplacementTests {
    /// What a folder has before, what is done to it, and what it has then.
    private struct Case {
        static let before = ["a": "old a", "b": "old b", "gone": "old", "same": "same", "inner/target": "old"]
        static let after = [
            "a": "new a", "b": "new b", "same": "same", "inner/target": "new", "added": "new", "x/y/deep": "new",
            "x/flat": "new",
        ]

        /// The steps up to the mark: the record, two folders, six files, and the mark itself.
        static let stepsToMark = 10

        static func changes(in box: Sandbox) -> [FileChange] {
            func change(_ name: String, _ text: String?, makesFolders: Bool = false) -> FileChange {
                FileChange(
                    box.path("home/\(name)"), text.map { Array($0.utf8) }, expecting: nil, makesFolders: makesFolders)
            }
            return [
                change("a", "new a"), change("added", "new"), change("b", "new b"), change("gone", nil),
                change("same", "same"), change("link", "new"), change("x/y/deep", "new", makesFolders: true),
                change("x/flat", "new", makesFolders: true), change("never", nil), change("nowhere/never", nil),
            ]
        }

        static func box(_ kind: Sandbox.Kind = .disk) throws -> Sandbox {
            let box = try Sandbox(kind)
            try box.folder("home/inner")
            for (name, text) in before { try box.write(text, to: "home/\(name)") }
            try box.link("home/link", to: "inner/target")
            return box
        }
    }

    /// The texts of all files of a folder, hidden ones as well; folders that are empty have none.
    private func texts(_ box: Sandbox, _ folder: String = "home") throws -> [String: String] {
        var found: [String: String] = [:]
        for name in try box.store.list(box.path(folder)) {
            let entry = try box.store.look(at: box.path("\(folder)/\(name)"))
            if entry.isLink { continue }
            guard entry.kind == .folder else {
                found[name] = try box.text("\(folder)/\(name)")
                continue
            }
            let inner = try texts(box, "\(folder)/\(name)")
            if inner.isEmpty { found["\(name)/"] = "" }
            for (rest, text) in inner { found["\(name)/\(rest)"] = text }
        }
        return found
    }

    private func records(_ box: Sandbox) -> ReplacementRecords { ReplacementRecords(box.path("state/records")) }

    private func recordNames(_ box: Sandbox) -> [String] { (try? box.store.list(box.path("state/records"))) ?? [] }

    /// Lets a process end after some steps. Returns false if there are fewer.
    private func end(after count: Int, _ changes: [FileChange], in box: Sandbox) throws -> Bool {
        let replacement = try FileReplacement(changes, in: box.store, records: records(box))
        for _ in 0..<count where try !replacement.advance() { return false }
        return true
    }

    // MARK: Without an end in the midst

    @Test("files are replaced, created and removed together", arguments: Sandbox.Kind.allCases)
    func together(_ kind: Sandbox.Kind) throws {
        let box = try Case.box(kind)
        let stamps = try box.store.replaceAll(Case.changes(in: box))
        #expect(try texts(box) == Case.after)
        #expect(try box.store.look(at: box.path("home/link")).isLink)
        for (change, stamp) in zip(Case.changes(in: box), stamps) {
            #expect(try !box.store.hasChanged(change.path, since: stamp), "\(change.path)")
        }
    }

    @Test("a replaced file keeps its mode, and one that has the new content already isn't written")
    func modes() throws {
        let box = try Case.box()
        try box.setMode(0o640, "home/a")
        let same = try box.store.read(box.path("home/same")).stamp
        try DiskFiles(recordingIn: box.path("state/records")).replaceAll(Case.changes(in: box))
        #expect(box.mode("home/a") == 0o640)
        #expect(try box.store.read(box.path("home/same")).stamp.identity == same.identity)
        #expect(recordNames(box).isEmpty)
    }

    @Test("nothing is written if a change is impossible", arguments: Sandbox.Kind.allCases)
    func impossible(_ kind: Sandbox.Kind) throws {
        let box = try Case.box(kind)
        let old = try box.store.read(box.path("home/a")).stamp
        try box.write("newer", to: "home/a")
        try box.setMode(0o444, "home/b")
        let before = try texts(box)
        let bytes = Array("new".utf8)
        func reason(_ name: String, _ expected: FileStamp? = nil) -> FileError? {
            let first = FileChange(box.path("home/first/new"), bytes, expecting: nil, makesFolders: true)
            let second = FileChange(box.path("home/gone"), bytes, expecting: nil)
            let last = FileChange(box.path("home/\(name)"), bytes, expecting: expected)
            return box.error { try box.store.replaceAll([first, second, last]) }
        }
        #expect(reason("a", old) == FileError(.changedOnDisk, path: box.path("home/a")))
        #expect(reason("same", .missing)?.reason == .changedOnDisk)
        #expect(reason("b") == FileError(.permission, path: box.path("home/b")))
        #expect(reason("none/at all")?.reason == .notFound)
        #expect(reason("inner")?.reason == .isFolder)
        #expect(reason("inner/../gone")?.message.contains("it would be written twice") == true)
        #expect(try texts(box) == before)
        let link = FileChange(box.path("home/link"), bytes, expecting: nil, followsLinks: false)
        #expect(box.reason { try box.store.replaceAll([link]) } == .isLink)
        #expect(try texts(box) == before)
    }

    @Test("if the disk is full, all files are as they were")
    func fullDisk() throws {
        let files = MemoryFiles(["/a": "old", "/b": "old"], capacity: 12)
        let changes = ["/a", "/b"].map { FileChange($0, Array("newer".utf8), expecting: nil) }
        #expect(throws: FileError(.diskFull, path: "/b")) { try files.replaceAll(changes) }
        #expect(try files.read("/a").bytes == Array("old".utf8) && files.list("/") == ["a", "b"])
    }

    @Test("an error in the midst takes back what was done", arguments: Sandbox.Kind.allCases)
    func takenBack(_ kind: Sandbox.Kind) throws {
        let box = try Case.box(kind)
        let records = kind == .disk ? records(box) : nil
        let replacement = try FileReplacement(Case.changes(in: box), in: box.store, records: records)
        while try texts(box)["gone"] != nil { _ = try replacement.advance() }
        try box.write("of another program", to: "home/inner/target")
        let error = box.error { _ = try replacement.perform() }
        #expect(error == FileError(.changedOnDisk, path: box.path("home/link")))
        var expected = Case.before
        expected["inner/target"] = "of another program"
        #expect(try texts(box) == expected)
        #expect(recordNames(box).isEmpty)
    }

    // MARK: With one

    @Test("whenever a process ends, all files are replaced or none, and nothing else is left")
    func ended() throws {
        var outcomes: [SettledReplacement.Outcome?] = []
        for count in 0... {
            let box = try Case.box()
            guard try end(after: count, Case.changes(in: box), in: box) else { break }
            let settled = records(box).settle()
            let isMarked = outcomes.contains(.finished) || settled.first?.outcome == .finished
            #expect(try texts(box) == (isMarked ? Case.after : Case.before), "after \(count) steps")
            #expect(recordNames(box).isEmpty && settled.count <= 1 && records(box).settle().isEmpty)
            #expect(settled.allSatisfy { $0.paths.count == 7 && $0.changed.isEmpty })
            outcomes.append(settled.first?.outcome)
        }
        // After the start and the record; two folders and six files; the mark and six of seven files; the last one and the end.
        let expected: [SettledReplacement.Outcome?] =
            [nil, nil] + [SettledReplacement.Outcome?](repeating: .takenBack, count: 8)
            + [SettledReplacement.Outcome?](repeating: .finished, count: 7) + [nil, nil]
        #expect(outcomes == expected)
    }

    @Test("who settles may end as well: the next one goes on")
    func endedTwice() throws {
        for isMarked in [false, true] {
            let box = try Case.box()
            #expect(try end(after: isMarked ? Case.stepsToMark : Case.stepsToMark - 1, Case.changes(in: box), in: box))
            // What it would have done first.
            let scratch = try #require(try box.store.list(box.path("home")).first { $0.hasPrefix(".a.") })
            if isMarked {
                #expect(rename(box.path("home/\(scratch)"), box.path("home/a")) == 0)
            } else {
                try box.store.remove(box.path("home/\(scratch)"))
            }
            #expect(records(box).settle().map(\.outcome) == [isMarked ? .finished : .takenBack])
            #expect(try texts(box) == (isMarked ? Case.after : Case.before))
        }
    }

    @Test("new content that was written in part is removed")
    func partOfContent() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark - 1, Case.changes(in: box), in: box))
        let scratch = try #require(try box.store.list(box.path("home")).first { $0.hasPrefix(".b.") })
        #expect(truncate(box.path("home/\(scratch)"), 2) == 0)
        #expect(records(box).settle().map(\.outcome) == [.takenBack])
        #expect(try texts(box) == Case.before)
    }

    @Test("what a process that lives is replacing is left alone")
    func living() throws {
        let box = try Case.box()
        let replacement = try FileReplacement(Case.changes(in: box), in: box.store, records: records(box))
        while try replacement.advance() {
            let before = try texts(box)
            #expect(records(box).settle().isEmpty)
            #expect(try texts(box) == before)
        }
        #expect(try texts(box) == Case.after)
    }

    @Test("a store without records replaces all the same, and settles nothing")
    func withoutRecords() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        #expect(DiskFiles().settleReplacements().isEmpty)
        #expect(DiskFiles(recordingIn: box.path("state/records")).settleReplacements().count == 1)
    }

    @Test("a process that ends while it takes back what it did after an error leaves all files as they were")
    func endedTakingBack() throws {
        var expected = Case.before
        expected["inner/target"] = "of another program"
        for started in [Case.stepsToMark, Case.stepsToMark + 4] {
            for count in 0... {
                let box = try Case.box()
                let records = records(box)
                var replacement =
                    try FileReplacement(Case.changes(in: box), in: box.store, records: records) as FileReplacement?
                for _ in 0..<started { _ = try replacement?.advance() }
                try box.write("of another program", to: "home/inner/target")
                replacement?.turnBack()
                var isOver = false
                for _ in 0..<count where try replacement?.advance() == false { isOver = true }
                if isOver { break }
                replacement = nil
                let settled = records.settle()
                #expect(settled.allSatisfy { $0.outcome == .takenBack && $0.changed.isEmpty }, "\(started), \(count)")
                #expect(try texts(box) == expected, "\(started), \(count)")
                #expect(recordNames(box).isEmpty)
            }
        }
    }

    @Test("a record that was to take the place of another one is removed")
    func nextRecord() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        let name = try #require(recordNames(box).first)
        try box.write("storyboard rep", to: "state/records/\(name).next")
        #expect(records(box).settle().map(\.outcome) == [.finished])
        #expect(recordNames(box).isEmpty)
    }

    // MARK: Other programs

    @Test("if another program changed a file before any was replaced, none is")
    func changedBefore() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        try box.write("of another program", to: "home/b")
        let settled = records(box).settle()
        #expect(settled.map(\.outcome) == [.takenBack] && settled.first?.changed == [box.path("home/b")])
        let end = "; another program has changed '\(box.path("home/b"))' since, which is left as it is"
        #expect(settled.first?.message.hasSuffix(end) == true)
        var expected = Case.before
        expected["b"] = "of another program"
        #expect(try texts(box) == expected)
    }

    @Test("if another program changed a file while others were replaced, it is left as it is")
    func changedBetween() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark + 1, Case.changes(in: box), in: box))
        try box.write("of another program", to: "home/b")
        let settled = records(box).settle()
        #expect(settled.map(\.outcome) == [.finished] && settled.first?.changed == [box.path("home/b")])
        var expected = Case.after
        expected["b"] = "of another program"
        #expect(try texts(box) == expected)
    }

    @Test("a link that came into the place of a folder or file isn't followed")
    func links() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        try box.folder("elsewhere")
        for name in try box.store.list(box.path("home/inner")) {
            try #require(rename(box.path("home/inner/\(name)"), box.path("elsewhere/\(name)")) == 0)
        }
        try box.store.remove(box.path("home/inner"))
        try box.link("home/inner", to: "../elsewhere")
        let before = try texts(box, "elsewhere")
        let settled = records(box).settle()
        #expect(settled.first?.changed == [box.path("home/inner/target")])
        #expect(try texts(box, "elsewhere") == before)
    }

    // MARK: Records

    @Test("the message names up to three files, and what became of them")
    func messages() {
        let paths = ["/a", "/b", "/c", "/d", "/e"]
        #expect(
            SettledReplacement(.finished, ["/a"]).message
                == "finished an interrupted command: '/a' has the new content")
        #expect(
            SettledReplacement(.takenBack, paths).message
                == "undid an interrupted command: '/a', '/b', '/c' and 2 more have the old content"
        )
        #expect(
            SettledReplacement(.waiting(FileError(.permission, path: "/a")), paths).message
                == "an interrupted command can't be finished yet: no permission for '/a'")
    }

    @Test("what can't be done yet is kept and told")
    func waiting() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        let name = try #require(recordNames(box).first)
        // A name that no folder can have.
        let long = String(repeating: "x", count: 300)
        let text = try box.text("state/records/\(name)").replacing(
            box.path("home/inner/"), with: box.path("home/\(long)/"))
        try box.write(text, to: "state/records/\(name)")
        guard case .waiting? = records(box).settle().first?.outcome else {
            Issue.record("it isn't told")
            return
        }
        #expect(recordNames(box) == [name])
    }

    @Test("files whose folder is away are waited for")
    func away() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        try #require(rename(box.path("home"), box.path("away")) == 0)
        #expect(records(box).settle().isEmpty)
        try #require(rename(box.path("away"), box.path("home")) == 0)
        #expect(records(box).settle().map(\.outcome) == [.finished])
        #expect(try texts(box) == Case.after)
    }

    @Test("a record that was written in part is removed, and nothing else happens")
    func partOfRecord() throws {
        let box = try Case.box()
        #expect(try end(after: 1, Case.changes(in: box), in: box))
        let name = try #require(recordNames(box).first)
        let bytes = try box.store.read(box.path("state/records/\(name)")).bytes
        for count in bytes.indices {
            try box.store.put(Array(bytes[..<count]), asFile: box.path("state/records/\(name)"))
            #expect(records(box).settle().isEmpty && recordNames(box).isEmpty, "\(count) bytes")
        }
        #expect(try texts(box) == Case.before)
    }

    @Test("records that nobody wrote so, and files that are none, do nothing")
    func hostile() throws {
        let box = try Case.box()
        try box.folder("state/records")
        #expect(chmod(box.path("state/records"), 0o700) == 0)
        try box.write("new", to: "home/.a.1-1.pending")
        let (old, new) = (Fingerprint(Array("old a".utf8)).text, Fingerprint(Array("new".utf8)).text)
        let home = box.path("home")
        func record(_ fields: [String]) -> String { fields.map { $0 + "\0" }.joined() }
        let head = "storyboard replacement 1"
        let file = ["file", "\(home)/a", ".a.1-1.pending", old, new, "listed", "marked"]
        let hostile = [
            record(["storyboard replacement 2"] + file), record([head, "other"] + file),
            record([head, "folder", "relative"] + file), record([head, "folder", "\(home)/../home"] + file),
            record([head, "file", "\(home)/inner/../a"] + file.dropFirst(2)),
            record([head, "file", "a"] + file.dropFirst(2)),
            record([head, "file", "\(home)/a", "../home/.a.1-1.pending"] + file.dropFirst(3)),
            record([head, "file", "\(home)/a", "b"] + file.dropFirst(3)),
            record([head, "file", "\(home)/a", ""] + file.dropFirst(3)),
            record([head, "file", "\(home)/a", ".a.1-1.pending", old, "", "listed", "marked"]),
            "", "\0", "\u{FF}\u{FE}", "storyboard", "anything else",
        ]
        let before = try texts(box)
        for (number, text) in hostile.enumerated() {
            try box.write(text, to: "state/records/\(number).replacement")
            #expect(records(box).settle().isEmpty, "\(number)")
            #expect(try texts(box) == before, "\(number)")
        }
        // The same without what is hostile.
        try box.write(record([head] + file), to: "state/records/1.replacement")
        #expect(records(box).settle().map(\.outcome) == [.finished])
        #expect(try box.text("home/a") == "new")
    }

    @Test("a folder of records that others can write to, or a link, is ignored")
    func foreignFolder() throws {
        let box = try Case.box()
        #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
        let before = try texts(box)
        #expect(chmod(box.path("state/records"), 0o770) == 0)
        #expect(records(box).settle().isEmpty)
        try box.link("state/link", to: "records")
        #expect(chmod(box.path("state/records"), 0o700) == 0)
        #expect(ReplacementRecords(box.path("state/link")).settle().isEmpty)
        let name = try #require(recordNames(box).first)
        try #require(rename(box.path("state/records/\(name)"), box.path("state/\(name)")) == 0)
        try box.link("state/records/\(name)", to: "../\(name)")
        #expect(records(box).settle().isEmpty)
        #expect(try texts(box) == before)
    }

    @Test("the superuser makes no records in somebody's folder", .enabled(if: geteuid() == 0))
    func superuser() throws {
        let box = try Case.box()
        try box.folder("state")
        #expect(chown(box.path("state"), 12345, 12345) == 0)
        try DiskFiles(recordingIn: box.path("state/records")).replaceAll(Case.changes(in: box))
        #expect(try texts(box) == Case.after)
        #expect(try box.store.list(box.path("state")).isEmpty)
    }

    @Test("damaged records never write to a file that isn't listed")
    func damaged() throws {
        let seed = UInt64.random(in: 0...(.max))
        var numbers = RandomNumbers(seed: seed)
        for _ in 0..<200 {
            let box = try Case.box()
            try box.write("mine", to: "home/other")
            #expect(try end(after: Case.stepsToMark, Case.changes(in: box), in: box))
            let name = try #require(recordNames(box).first)
            var bytes = try box.store.read(box.path("state/records/\(name)")).bytes
            for _ in 0...numbers.pick(below: 4) {
                let place = numbers.pick(below: bytes.count)
                switch numbers.pick(below: 3) {
                case 0: bytes[place] = UInt8(numbers.pick(below: 256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes[numbers.pick(below: bytes.count)], at: place)
                }
            }
            try box.store.put(bytes, asFile: box.path("state/records/\(name)"))
            _ = records(box).settle()
            let found = try texts(box).filter { !$0.key.hasSuffix(".pending") && !$0.key.hasSuffix("/") }
            for (name, text) in found {
                #expect(
                    [Case.before[name], Case.after[name]].contains(text) || name == "other" && text == "mine",
                    "'\(name)' has '\(text)', seed \(seed)")
            }
        }
    }
}
