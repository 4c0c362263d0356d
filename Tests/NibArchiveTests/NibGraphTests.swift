import NibArchive
import Testing

@Suite struct NibGraphTests {
    private let graph = NibGraph()

    private func reread(from root: NibObjectID) throws -> NibArchive {
        try assertRoundTrip(graph.archive(from: root).bytes())
    }

    @Test("new archives have coder version 10 unless requested otherwise")
    func coderVersion() throws {
        let root = graph.add("NSObject")
        #expect(try reread(from: root).coderVersion == 10)
        #expect(try assertRoundTrip(graph.archive(from: root, coderVersion: 9).bytes()).coderVersion == 9)
    }

    @Test("a root, an array and a shared string give exactly these bytes")
    func exactBytes() {
        let text = graph.string("hi")
        let color = graph.add("UIColor", fallbacks: ["NSColor"], ["a": .integer(-1), "name": .reference(text)])
        let root = graph.add("NSObject", ["all": .reference(graph.array([color, text])), "a": .bool(true)])
        let expected = HandMadeArchive(
            objects: [[0x80, 0x80, 0x82], [0x81, 0x82, 0x83], [0x82, 0x85, 0x82], [0x83, 0x87, 0x81]],
            keys: ["all", "a", "NSInlinedValue", "UINibEncoderEmptyKey", "name", "NS.bytes"].map(HandMadeArchive.key),
            values: [
                [0x80, 10, 1, 0, 0, 0], [0x81, 5], [0x82, 5], [0x83, 10, 2, 0, 0, 0], [0x83, 10, 3, 0, 0, 0],
                [0x81, 0, 0xFF], [0x84, 10, 3, 0, 0, 0], [0x85, 8, 0x82] + "hi".utf8,
            ],
            classes: [
                HandMadeArchive.className("NSObject"), HandMadeArchive.className("NSArray"),
                HandMadeArchive.className("UIColor", fallbacks: [4]), HandMadeArchive.className("NSString"),
                HandMadeArchive.className("NSColor"),
            ])
        #expect(graph.archive(from: root).bytes() == expected.bytes)
    }

    @Test("an object without values begins at value 0")
    func withoutValues() {
        let root = graph.add("A", ["k": .null, "b": .reference(graph.add("B"))])
        let bytes = graph.archive(from: root).bytes()
        #expect(Array(bytes[50..<56]) == [0x80, 0x80, 0x82, 0x81, 0x80, 0x80])
    }

    @Test(
        "an integer is written in the fewest bytes",
        arguments: [
            (0, 1), (127, 1), (-128, 1), (128, 2), (-129, 2), (32767, 2), (-32768, 2), (32768, 4), (-32769, 4),
            (2_147_483_647, 4), (-2_147_483_648, 4), (2_147_483_648, 8), (-2_147_483_649, 8), (.max, 8), (.min, 8),
        ] as [(Int64, Int)])
    func widths(number: Int64, width: Int) throws {
        let root = graph.add("A", ["k": .integer(number)])
        let bytes = graph.archive(from: root).bytes()
        #expect(bytes.count == 50 + 3 + 2 + 2 + width + 4)
        #expect(try assertRoundTrip(bytes).root["k"] == .integer(number))
    }

    @Test("every kind of value reads back as it was, odd floats to the bit")
    func values() throws {
        let root = graph.add(
            "A",
            [
                "integer": .integer(5), "false": .bool(false), "true": .bool(true), "float": .float(0.1),
                "double": .double(0.1),
                "data": .data([0, 255]), "null": .null, "nan": .double(Double(nan: 7, signaling: false)),
                "zero": .float(-0.0),
                "é": .double(.infinity),
            ])
        let values = try reread(from: root).root.values
        #expect(values.map(\.key) == graph.values(of: root).map(\.key))
        for (read, made) in zip(values, graph.values(of: root)) where read.key != "nan" {
            #expect(read.value == made.value)
        }
        let read = try reread(from: root)
        #expect(read.root["nan"]?.doubleValue?.bitPattern == Double(nan: 7, signaling: false).bitPattern)
        guard case .float(let zero) = read.root["zero"] else { throw NibError(.noObjects, at: 0) }
        #expect(zero.sign == .minus)
    }

    @Test("objects are numbered depth first in the order of their values, whatever order they were made in")
    func order() throws {
        let leaf = graph.add("Leaf")
        let second = graph.add("Second", ["leaf": .reference(leaf)])
        let first = graph.add("First", ["deep": .reference(graph.add("Deep")), "leaf": .reference(leaf)])
        let root = graph.add("Root", ["1": .reference(first), "2": .reference(second)])
        #expect(try reread(from: root).objects.map(\.className) == ["Root", "First", "Deep", "Leaf", "Second"])
    }

    @Test("circles, and objects that refer to themselves, are written once")
    func cycles() throws {
        let (parent, child) = (graph.reserve(), graph.reserve())
        graph.fill(child, "Child", ["parent": .reference(parent), "self": .reference(child)])
        graph.fill(parent, "Parent", ["child": .reference(child)])
        let archive = try reread(from: parent)
        #expect(archive.objects.count == 2)
        #expect(archive.root.object("child")?.object("parent") == archive.root)
        #expect(archive.root.object("child")?.object("self") == archive.objects[1])
    }

    @Test("a chain of a hundred thousand objects does not overflow the stack")
    func longChains() throws {
        var last = graph.add("End")
        for _ in 0..<100_000 { last = graph.add("Link", ["next": .reference(last)]) }
        let archive = try NibArchive(graph.archive(from: last).bytes())
        #expect(archive.objects.count == 100_001 && archive.objects[100_000].className == "End")
        #expect(archive.inDepthFirstOrder() == archive)
    }

    @Test("what the root does not reach stays out")
    func unreached() throws {
        _ = graph.add("Never", ["x": .reference(graph.string("never"))])
        #expect(try reread(from: graph.add("A")).objects.count == 1)
    }

    @Test("fallback classes follow the others, once, and not if they exist already")
    func fallbackClasses() throws {
        let objects = [
            graph.add("UIColor", fallbacks: ["NSColor", "NSObject"]), graph.add("UIFont", fallbacks: ["NSFont"]),
            graph.add("UIColor", fallbacks: ["NSColor", "NSObject"]), graph.add("UIColor"),
        ]
        let root = graph.add("NSObject")
        for object in objects { graph.append(.reference(object), under: "k", to: root) }
        let archive = try reread(from: root)
        #expect(
            archive.objects.map(\.fallbackClassNames) == [
                [], ["NSColor", "NSObject"], ["NSFont"], ["NSColor", "NSObject"], [],
            ])
        let names = ["NSObject", "UIColor", "UIFont", "UIColor", "NSColor", "NSFont"]
        let tail = names.map { name in
            switch name {
            case "UIFont": HandMadeArchive.className(name, fallbacks: [5])
            default: HandMadeArchive.className(name)
            }
        }
        var classes = tail
        classes[1] = HandMadeArchive.className("UIColor", fallbacks: [4, 0])
        #expect(archive.bytes().suffix(classes.joined().count) == Array(classes.joined())[...])
    }

    @Test("the value for a key can be set, changed in its place and removed")
    func editing() {
        let object = graph.add("A", ["x": .integer(1), "y": .integer(2)])
        graph[object, "z"] = .integer(3)
        graph[object, "x"] = .bool(true)
        graph[object, "y"] = nil
        graph[object, "none"] = nil
        #expect(graph.values(of: object).map(\.key) == ["x", "z"])
        #expect(graph[object, "x"] == .bool(true) && graph[object, "y"] == nil)
        #expect(graph.className(of: object) == "A" && graph.className(of: graph.reserve()) == nil)
        #expect(graph.count == 2)
    }

    @Test("an archive can be read, changed and written again")
    func takingUp() throws {
        let archive = graph.archive(from: graph.add("A", ["text": .reference(graph.string("old"))]))
        let copy = NibGraph(archive)
        #expect(copy.count == 2 && copy.archive(from: archive.root.id) == archive)
        copy[archive.root.id, "text"] = .reference(copy.string("new"))
        #expect(copy.archive(from: archive.root.id).root.string("text") == "new")
        #expect(archive.root.string("text") == "old")
    }

    @Test("the same calls give the same bytes")
    func determinism() {
        func make() -> [UInt8] {
            let graph = NibGraph()
            let names = (0..<200).map { graph.string("name \($0)") }
            let root = graph.add("Root")
            for (index, name) in names.enumerated() { graph[root, "key \(index)"] = .reference(name) }
            return graph.archive(from: root).bytes()
        }
        #expect(make() == make())
    }

    @Test("archives are equal if their objects are, whatever the tables of their files look like")
    func equality() throws {
        let plain = HandMadeArchive.values([0, 5])
        var wide = HandMadeArchive.values([2, 5, 0, 0, 0])
        wide.keys.insert(HandMadeArchive.key("unused"), at: 0)
        wide.values = [[0x81, 2, 5, 0, 0, 0]]
        wide.classes.append(HandMadeArchive.className("Unused"))
        let (left, right) = (try assertRoundTrip(plain.bytes), try assertRoundTrip(wide.bytes))
        #expect(left == right && left.bytes() == right.bytes())
        for other in [
            HandMadeArchive.values([0, 6]), .values([4]), .values([0, 5], [0, 5]), HandMadeArchive(coder: 9),
        ] {
            #expect(try NibArchive(other.bytes) != left)
        }
    }

    @Test("unfilled objects, foreign numbers and impossible names stop the program")
    func mistakes() async {
        await #expect(processExitsWith: .failure) {
            let graph = NibGraph()
            _ = graph.archive(from: graph.add("A", ["k": .reference(graph.reserve())]))
        }
        await #expect(processExitsWith: .failure) {
            let graph = NibGraph()
            _ = graph.archive(from: graph.add("A", ["k": .reference(NibObjectID(rawValue: 9))]))
        }
        await #expect(processExitsWith: .failure) { _ = NibGraph().add(String(repeating: "a", count: 513)) }
        await #expect(processExitsWith: .failure) { _ = NibGraph().add("a\0") }
    }
}
