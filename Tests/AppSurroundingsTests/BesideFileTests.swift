import FileAccess
import JSONText
import Testing

@testable import AppSurroundings

@Suite("Files beside a document")
struct BesideFileTests {
    private static let document = "App/Main.storyboard"
    private static let path = "/App/Main.storyboard.comments.json"

    private func file(_ files: MemoryFiles) throws -> BesideFile<Words> {
        try BesideFile(beside: Self.document, in: files)
    }

    @Test("a file is named after the whole name of its document, and is known by it")
    func names() {
        #expect(BesideKind.comments.path(beside: "App/Main.storyboard") == "App/Main.storyboard.comments.json")
        #expect(BesideKind.samples.document(ofFileAt: "App/Cell.xib.samples.json") == "App/Cell.xib")
        #expect(BesideKind.samples.document(ofFileAt: "App/Cell.xib.comments.json") == nil)
        #expect(BesideKind.isBeside("Main.storyboard.samples.json"))
        #expect(!BesideKind.isBeside("Main.comments.json") && !BesideKind.isBeside(".storyboard.comments.json"))
    }

    @Test("a missing file is empty, is created by the first change, and removed with the last content")
    func life() throws {
        let files = MemoryFiles([Self.document: ""])
        var file = try file(files)
        #expect(file.content.words.isEmpty && file.problem == nil)
        try file.add("tea", in: files)
        #expect(
            try String(decoding: files.read(Self.path).bytes, as: UTF8.self)
                == "{\n  \"words\": [\n    \"tea\"\n  ]\n}\n")
        try file.remove("tea", in: files)
        #expect(try files.look(at: Self.path).kind == .missing)
    }

    @Test("a change goes on top of what another program has written since")
    func together() throws {
        let files = MemoryFiles([Self.document: ""])
        var (one, other) = (try file(files), try file(files))
        try one.add("tea", in: files)
        try other.add("coffee", in: files)
        #expect(other.content.words == ["coffee", "tea"])
        let isDifferent = one.readOutsideChange(in: files)
        #expect(isDifferent && one.content == other.content)
        let isDifferentAgain = one.readOutsideChange(in: files)
        #expect(!isDifferentAgain)
    }

    @Test("a change that is refused writes nothing")
    func refused() throws {
        let files = MemoryFiles([Self.document: ""])
        var file = try file(files)
        let result = try file.change(in: files) { words throws(Words.Full) in
            words.words = ["lost"]
            throw Words.Full()
        }
        #expect(throws: Words.Full.self) { try result.get() }
        #expect(try file.content.words.isEmpty && files.look(at: Self.path).kind == .missing)
    }

    @Test(
        "what can't be read is reported with its location, and never replaced",
        arguments: [
            ("{\n<<<<<<< ours", ":2:1: expected a key in quotes, found '<'"),
            ("{\"words\": 1}", ":1:11: found a number, expected a list as 'words'"),
            ("{\"word\": []}", ":1:2: found 'word', expected words"),
            ("[]", ":1:1: found a list, expected an object"),
        ])
    func damage(text: String, problem: String) throws {
        let files = MemoryFiles([Self.document: "", Self.path: text])
        var file = try file(files)
        #expect(file.problem?.description == Self.path + problem)
        #expect(throws: FileError.self) { try file.add("tea", in: files) }
        #expect(try String(decoding: files.read(Self.path).bytes, as: UTF8.self) == text)
        files.write("{}", to: Self.path)
        try file.add("tea", in: files)
        #expect(file.content.words == ["tea"] && file.problem == nil)
    }

    @Test("the file of a document that is a link is beside the document itself, and isn't a link")
    func links() throws {
        let files = MemoryFiles(["App/Main.storyboard": "", "Elsewhere/words.json": "{\"words\": [\"secret\"]}"])
        files.makeLink(at: "App/Link.storyboard", to: "/App/Main.storyboard")
        files.makeLink(at: "App/Main.storyboard.comments.json", to: "/Elsewhere/words.json")
        var file = try BesideFile<Words>(beside: "App/Link.storyboard", in: files)
        #expect(file.path == Self.path && file.content.words.isEmpty && file.problem != nil)
        #expect(throws: FileError.self) { try file.add("tea", in: files) }
        #expect(try String(decoding: files.read("Elsewhere/words.json").bytes, as: UTF8.self).contains("secret"))
    }
}

/// The content of a file in these tests.
private struct Words: BesideContent {
    struct Full: Error, Equatable {}

    static let kind = BesideKind.comments
    var words: Set<String> = []

    init() {}

    init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("words")
        words = Set(try node.expectElements("words").compactMap(\.string))
    }

    mutating func adopt(_ ids: [String: String], from other: inout Words) {
        words.formUnion(other.words.compactMap { ids[$0] })
        other.words.subtract(ids.keys)
    }

    var json: JSONValue { .record(["words": .array(words.sorted().map(JSONValue.string))]) }
}

extension BesideFile<Words> {
    fileprivate mutating func add(_ word: String, in files: any FileStore) throws {
        _ = try change(in: files) { words in words.words.insert(word) }.get()
    }

    fileprivate mutating func remove(_ word: String, in files: any FileStore) throws {
        _ = try change(in: files) { words in words.words.remove(word) }.get()
    }
}
