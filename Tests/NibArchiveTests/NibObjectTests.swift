import NibArchive
import Testing

@Suite struct NibObjectTests {
    private let graph = NibGraph()

    /// The object as it is read back.
    private func reread(_ id: NibObjectID) throws -> NibObject {
        try assertRoundTrip(graph.archive(from: id).bytes()).root
    }

    @Test("strings have their text", arguments: ["", "a", "Zürich 🙂", "a\0b", "line\nbreak"])
    func strings(text: String) throws {
        #expect(try reread(graph.string(text)).stringValue == text)
        let mutable = try reread(graph.string(text, mutable: true))
        #expect(mutable.stringValue == text && mutable.className == "NSMutableString")
        #expect(try reread(graph.add("A", ["t": .reference(graph.string(text))])).string("t") == text)
    }

    @Test("a localizable string has its key and the text in the language of development")
    func localizableStrings() throws {
        let string = try reread(graph.localizableString("Back", key: "a-b-c.title"))
        #expect(
            string.stringValue == "Back" && string.string("NSKey") == "a-b-c.title" && string.string("NSDev") == "Back")
    }

    @Test("numbers are integers, doubles or Booleans")
    func numbers() throws {
        #expect(try reread(graph.number(integer: 300)).numberValue == .integer(300))
        #expect(try reread(graph.number(double: 0.5)).numberValue == .double(0.5))
        #expect(try reread(graph.number(bool: true)).numberValue == .bool(true))
        #expect(try reread(graph.add("A", ["NS.intval": .integer(1)])).numberValue == nil)
    }

    @Test("data has its bytes")
    func data() throws {
        #expect(try reread(graph.data([1, 2])).values.map(\.value) == [.data([1, 2])])
        #expect(try reread(graph.data([], mutable: true)).className == "NSMutableData")
    }

    @Test("arrays and sets have their elements in order")
    func lists() throws {
        let (a, b) = (graph.string("a"), graph.string("b"))
        for (list, name) in [
            (graph.array([a, b, a]), "NSArray"), (graph.array([a, b, a], mutable: true), "NSMutableArray"),
            (graph.set([a, b, a]), "NSSet"), (graph.set([a, b, a], mutable: true), "NSMutableSet"),
        ] {
            let root = try reread(graph.add("A", ["list": .reference(list)]))
            #expect(root.object("list")?.className == name)
            #expect(root.objects("list")?.map(\.stringValue) == ["a", "b", "a"])
            #expect(root.object("list")?.elements?.count == 3)
        }
        let empty = try reread(graph.array())
        #expect(empty.elements == [] && empty.values.map(\.key) == ["NSInlinedValue"])
        #expect(try reread(a).elements == nil)
        let grown = graph.array([a])
        graph.append(b, to: grown)
        graph.append(.integer(3), under: "UINibEncoderEmptyKey", to: grown)
        let root = try reread(graph.add("A", ["list": .reference(grown)]))
        #expect(root.objects("list")?.count == 2 && root.object("list")?.elements?.last == .integer(3))
    }

    @Test("dictionaries have their entries in order, and one is found by its text")
    func dictionaries() throws {
        let entries = ["x", "y"].map { (key: graph.string($0), value: graph.number(integer: Int64($0.utf8.count))) }
        let dictionary = graph.dictionary(entries, mutable: true)
        graph.append(graph.string("without value"), to: dictionary)
        let object = try reread(dictionary)
        #expect(object.className == "NSMutableDictionary" && object.entries?.count == 2)
        #expect(object.entries?.map { object.target(of: $0.key)?.stringValue } == ["x", "y"])
        #expect(object.entry("y").flatMap(object.target)?.numberValue == .integer(1))
        #expect(object.entry("z") == nil && object.elements == nil)
        #expect(try reread(graph.dictionary()).entries?.isEmpty == true)
    }

    @Test("points, sizes, rectangles and insets are a 7 and doubles")
    func geometry() throws {
        let point = NibValue.point(x: 1.5, y: -2)
        #expect(point == .data([7, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0xC0]))
        #expect(try #require(point.pointValue) == (1.5, -2) && point.rectValue == nil)
        #expect(try #require(NibValue.size(width: 3, height: 4).sizeValue) == (3, 4))
        let rect = NibValue.rect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.dataValue?.count == 33)
        #expect(try #require(rect.rectValue) == (1, 2, 3, 4) && rect.pointValue == nil)
        #expect(try #require(NibValue.insets(top: 1, left: 2, bottom: 3, right: 4).insetsValue) == (1, 2, 3, 4))
        #expect(NibValue.doubles([1, 0, 0, 1, 5, 6]).doublesValue == [1, 0, 0, 1, 5, 6])
    }

    @Test("floats in a row are marked with a 6")
    func floatGeometry() throws {
        let value = NibValue.data([6, 0, 0, 0xC0, 0x3F, 0, 0, 0, 0xC0])
        #expect(try #require(value.pointValue) == (1.5, -2))
        #expect(value.doublesValue == [1.5, -2])
    }

    @Test(
        "other data is not numbers",
        arguments: [[], [7], [6], [7, 0, 0, 0, 0, 0, 0, 0], [8, 0, 0, 0, 0, 0, 0, 0, 0], [6, 0, 0, 0]] as [[UInt8]])
    func noGeometry(bytes: [UInt8]) {
        #expect(NibValue.data(bytes).doublesValue == nil && NibValue.data(bytes).pointValue == nil)
    }

    @Test("a value converts to compatible types")
    func conversions() {
        #expect(NibValue.integer(2).boolValue == true && NibValue.integer(0).boolValue == false)
        #expect(NibValue.bool(true).integerValue == 1 && NibValue.double(3).integerValue == 3)
        #expect(NibValue.double(3.5).integerValue == nil && NibValue.double(.nan).integerValue == nil)
        #expect(NibValue.double(1e300).integerValue == nil && NibValue.float(2).integerValue == 2)
        #expect(NibValue.float(0.5).doubleValue == 0.5 && NibValue.integer(4).doubleValue == 4)
        #expect(NibValue.bool(true).doubleValue == nil && NibValue.double(1).boolValue == nil)
        let none: [Any?] = [NibValue.null.boolValue, NibValue.null.dataValue, NibValue.null.referenceValue]
        #expect(none.allSatisfy { $0 == nil })
    }

    @Test("an archive inside data can be read; an error in it is reported")
    func nestedArchives() throws {
        let inner = graph.archive(from: graph.string("inside"))
        let root = try reread(graph.data(inner.bytes()))
        #expect(try #require(root["NS.bytes"]).nestedArchive() == inner)
        #expect(try NibValue.data([1, 2]).nestedArchive() == nil)
        #expect(try NibValue.null.nestedArchive() == nil)
        #expect(throws: NibError(.headerTruncated, at: 10)) {
            try NibValue.data(Array("NIBArchive".utf8)).nestedArchive()
        }
    }

    @Test("a number that is none of the archive's stops the program")
    func foreignNumbers() async {
        await #expect(processExitsWith: .failure) {
            let graph = NibGraph()
            _ = graph.archive(from: graph.add("A"))[NibObjectID(rawValue: 1)]
        }
        await #expect(processExitsWith: .failure) {
            let graph = NibGraph()
            _ = graph.archive(from: graph.add("A")).root.values[0]
        }
    }
}
