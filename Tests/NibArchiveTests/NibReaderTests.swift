import NibArchive
import Testing

@Suite struct NibReaderTests {
    private func fault(_ archive: HandMadeArchive) -> NibError? { fault(archive.bytes) }

    private func fault(_ bytes: [UInt8]) -> NibError? {
        do {
            try assertRoundTrip(bytes)
            return nil
        } catch { return error as? NibError }
    }

    @Test("an archive has its versions, objects, classes and values")
    func everything() throws {
        let bytes = HandMadeArchive(
            coder: 9, objects: [[0x80, 0x80, 0x82], [0x81, 0x82, 0x81]],
            keys: [HandMadeArchive.key("a"), HandMadeArchive.key("é")],
            values: [[0x80, 10, 1, 0, 0, 0], [0x81, 5], [0x80, 10, 0, 0, 0, 0]],
            classes: [HandMadeArchive.className("NSObject"), HandMadeArchive.className("UIView")]
        ).bytes
        let archive = try assertRoundTrip(bytes)
        #expect(archive.formatVersion == 1 && archive.coderVersion == 9 && archive.objects.count == 2)
        #expect(archive.root.className == "NSObject" && archive.root.id == NibObjectID(rawValue: 0))
        #expect(archive.root.values.map(\.key) == ["a", "é"])
        #expect(archive.root.object("a")?.className == "UIView")
        #expect(archive.root.object("a")?.object("a") == archive.root)
        #expect(archive.root["é"] == .bool(true) && archive.root["b"] == nil)
        #expect(archive.root.has("é") && archive.objects[1].has("a") && !archive.objects[1].has("é"))
        let key = try #require(archive.key("é"))
        #expect(archive.root[key] == .bool(true) && archive.objects[1][key] == nil && archive.key("b") == nil)
        #expect(archive.bytes() == bytes, "what is in the usual order is written as it was")
    }

    @Test(
        "each type of value is read",
        arguments: [
            ([0, 0x7F], .integer(127)), ([0, 0x80], .integer(-128)), ([1, 0xFF, 0x7F], .integer(32767)),
            ([1, 0, 0x80], .integer(-32768)), ([2, 0, 0, 0, 0x80], .integer(-2_147_483_648)),
            ([2, 1, 2, 3, 4], .integer(0x0403_0201)), ([3, 1, 2, 3, 4, 5, 6, 7, 8], .integer(0x0807_0605_0403_0201)),
            ([3, 0, 0, 0, 0, 0, 0, 0, 0x80], .integer(.min)), ([4], .bool(false)), ([5], .bool(true)),
            ([6, 0, 0, 0x80, 0xBF], .float(-1)), ([7, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F], .double(1.5)),
            ([8, 0x80], .data([])),
            ([8, 0x83, 1, 2, 3], .data([1, 2, 3])), ([9], .null),
            ([10, 0, 0, 0, 0], .reference(NibObjectID(rawValue: 0))),
        ] as [([UInt8], NibValue)])
    func values(_ bytes: [UInt8], _ value: NibValue) throws {
        #expect(try assertRoundTrip(HandMadeArchive.values(bytes).bytes).root["k"] == value)
    }

    @Test("a value of an unknown type, and an unterminated index, are errors")
    func unknownTypes() {
        #expect(fault(.values([11]))?.reason == .valueType(11))
        #expect(fault(.values([0xFF])) == NibError(.valueType(255), at: 56))
        #expect(fault(.values([8, 0, 0, 0, 0, 0, 0x80]))?.reason == .oversizedNumber)
        #expect(fault(.values([8, 0x7F, 0x7F, 0x7F, 0x7F, 0x90]))?.reason == .oversizedNumber)
        #expect(fault(.values([8, 0x7F, 0x7F, 0x7F, 0x7F, 0x8F]))?.reason == .truncated(.values))
    }

    @Test(
        "lengths on both sides of the seven bit borders come back",
        arguments: [0, 1, 127, 128, 129, 16383, 16384, 16385, 2_097_151, 2_097_152])
    func lengths(count: Int) throws {
        let graph = NibGraph()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let root = graph.add("NSData", ["NS.bytes": .data(bytes), "after": .null])
        let written = graph.archive(from: root).bytes()
        #expect(try NibArchive(written).root["NS.bytes"] == .data(bytes))
        let width = count < 128 ? 1 : count < 16384 ? 2 : count < 2_097_152 ? 3 : 4
        // Header, object, two keys, two values and a class around the length and the data.
        #expect(written.count == 50 + 3 + 9 + 6 + 2 + width + count + 2 + 2 + 7)
    }

    @Test("an index may have more digits than it needs")
    func paddedIndex() throws {
        var archive = HandMadeArchive()
        archive.objects = [[0, 0x80, 0, 0, 0, 0, 0x80, 0x80]]
        #expect(try assertRoundTrip(archive.bytes).root.className == "NSObject")
    }

    @Test("fallback classes are read by their index")
    func fallbacks() throws {
        let archive = HandMadeArchive(
            objects: [[0x80, 0x80, 0x80], [0x82, 0x80, 0x80]],
            classes: [
                HandMadeArchive.className("UIColor", fallbacks: [1, 2]), HandMadeArchive.className("NSColor"),
                HandMadeArchive.className("NSObject"),
            ])
        let read = try assertRoundTrip(archive.bytes)
        #expect(read.root.fallbackClassNames == ["NSColor", "NSObject"])
        #expect(read.objects[1].fallbackClassNames == [])
        var damaged = archive
        damaged.classes[0] = HandMadeArchive.className("UIColor", fallbacks: [3])
        #expect(fault(damaged)?.reason == .missing(.classes, index: 3, count: 3))
        damaged.classes[0] = HandMadeArchive.className("UIColor", fallbacks: [.max])
        #expect(fault(damaged)?.reason == .missing(.classes, index: Int(UInt32.max), count: 3))
    }

    @Test("a key that occurs twice in the table is one key")
    func repeatedKeys() throws {
        let archive = HandMadeArchive(
            objects: [[0x80, 0x80, 0x81], [0x80, 0x81, 0x81]],
            keys: [HandMadeArchive.key("k"), HandMadeArchive.key("k")], values: [[0x80, 4], [0x81, 5]])
        let read = try assertRoundTrip(archive.bytes)
        #expect(read.objects.map { $0["k"] } == [.bool(false), .bool(true)])
    }

    @Test("keys that look alike and are spelled with other bytes are different keys")
    func spelling() throws {
        let archive = HandMadeArchive(
            objects: [[0x80, 0x80, 0x82]], keys: [HandMadeArchive.key("\u{E9}"), HandMadeArchive.key("e\u{301}")],
            values: [[0x80, 4], [0x81, 5]])
        let root = try assertRoundTrip(archive.bytes).root
        #expect(root["\u{E9}"] == .bool(false) && root["e\u{301}"] == .bool(true))
    }

    @Test("an object without values may begin anywhere")
    func noValues() throws {
        var archive = HandMadeArchive()
        archive.objects = [[0x80, 0xFF, 0x80]]
        #expect(try assertRoundTrip(archive.bytes).root.values.isEmpty)
    }

    @Test("bytes after the last table are ignored")
    func trailingBytes() throws {
        #expect(try assertRoundTrip(HandMadeArchive().bytes + [1, 2, 3]) == NibArchive(HandMadeArchive().bytes))
    }

    @Test("an archive can be read out of the middle of other bytes")
    func slices() throws {
        let inner = HandMadeArchive.values([8, 0x81, 7], [0, 3]).bytes
        let outer = [1, 2, 3] + inner + [4]
        #expect(try NibArchive(outer[3..<3 + inner.count]) == NibArchive(inner))
        let data = try #require(try NibArchive(outer[3...]).root["k"]?.dataValue)
        #expect(Array(data) == [7])
    }

    @Test("values and objects out of range are errors with a location")
    func danglingIndices() {
        #expect(fault(.values([10, 1, 0, 0, 0])) == NibError(.missing(.objects, index: 1, count: 1), at: 57))
        var archive = HandMadeArchive()
        archive.objects = [[0x81, 0x80, 0x80]]
        #expect(fault(archive) == NibError(.missing(.classes, index: 1, count: 1), at: 50))
        archive = .values([4])
        archive.values = [[0x81, 4]]
        #expect(fault(archive)?.reason == .missing(.keys, index: 1, count: 1))
        archive = .values([4])
        archive.objects = [[0x80, 0x80, 0x82]]
        #expect(fault(archive)?.reason == .missing(.values, index: 1, count: 1))
        archive.objects = [[0x80, 0x7F, 0x7F, 0x7F, 0x7F, 0x8F, 0x7F, 0x7F, 0x7F, 0x7F, 0x8F]]
        #expect(fault(archive)?.reason == .missing(.values, index: 2 * Int(UInt32.max) - 1, count: 1))
        archive.objects = [[0x80, 0x80, 0x81], [0x80, 0x80, 0x81]]
        #expect(fault(archive)?.reason == .valuesClaimedTwice)
    }

    @Test("names that are not UTF-8, too long, or not terminated are errors")
    func names() {
        var archive = HandMadeArchive.values([4])
        archive.keys = [[0x82, 0xC3, 0x28]]
        #expect(fault(archive) == NibError(.notUTF8, at: 54))
        archive.keys = [[0x01, 0x84] + [UInt8](repeating: 0x61, count: 513)]
        #expect(fault(archive)?.reason == .nameTooLong(513))
        archive.keys = [[0x00, 0x84] + [UInt8](repeating: 0x61, count: 512)]
        #expect(fault(archive) == nil)
        archive.classes = [HandMadeArchive.className("A", fallbacks: [0, 0]), HandMadeArchive.className("B")]
        #expect(fault(archive) == nil)
        let many = [UInt32](repeating: 0, count: 300).flatMap(HandMadeArchive.little)
        archive.classes = [[0x82, 0x2C, 0x82] + many + [0x61, 0]]
        #expect(fault(archive)?.reason == .nameTooLong(601))
        archive = HandMadeArchive()
        for name: [UInt8] in [
            [0x80, 0x80, 0], [0x82, 0x80, 0x61, 0x62], [0x82, 0x80, 0, 0], [0x83, 0x80, 0x61, 0, 0],
        ] {
            archive.classes = [name]
            #expect(fault(archive)?.reason == .classNameEnd, "\(name)")
        }
    }

    @Test("unknown versions are errors")
    func versions() {
        #expect(fault(HandMadeArchive(format: 2)) == NibError(.formatVersion(2), at: 10))
        #expect(fault(HandMadeArchive(coder: 8)) == NibError(.coderVersion(8), at: 14))
        #expect(fault(HandMadeArchive(coder: 11)) == NibError(.coderVersion(11), at: 14))
        #expect(fault(HandMadeArchive(coder: 9)) == nil)
    }

    @Test("an archive without objects is an error, since it has no root")
    func noObjects() {
        #expect(fault(HandMadeArchive(objects: []))?.reason == .noObjects)
    }

    @Test(
        "counts that exceed the file are errors before anything is allocated",
        arguments: [0, 2, 4, 6], [1000, 0x7FFF_FFFF, UInt32.max])
    func hugeCounts(field: Int, count: UInt32) {
        let tables: [NibError.Table] = [.objects, .keys, .values, .classes]
        var archive = HandMadeArchive.values([4])
        archive.fields = [field: count]
        #expect(fault(archive) == NibError(.tooMany(tables[field / 2], count: Int(count)), at: 18 + 4 * field))
    }

    @Test(
        "tables that are not in order are errors", arguments: [1, 3, 5, 7],
        [0, 49, 1000, UInt32.max])
    func offsets(field: Int, offset: UInt32) {
        var archive = HandMadeArchive.values([4])
        archive.fields = [field: offset]
        let tables: [NibError.Table] = [.objects, .keys, .values, .classes]
        guard case .misplaced(let table, Int(offset)) = fault(archive)?.reason else {
            Issue.record("\(String(describing: fault(archive)))")
            return
        }
        #expect(table == tables[field / 2])
    }

    @Test("overlapping tables are errors")
    func overlappingTables() {
        var archive = HandMadeArchive.values([4])
        archive.fields = [3: 51]
        #expect(fault(archive)?.reason == .tooMany(.objects, count: 1))
        archive.fields = [5: 51]
        #expect(fault(archive)?.reason == .misplaced(.values, offset: 51))
        archive.objects = [[0x80, 0, 0, 0x80, 0x81]]
        archive.fields = [3: 53]
        #expect(fault(archive)?.reason == .truncated(.objects))
    }
}
