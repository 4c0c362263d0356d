import Testing

@testable import ProjectChecks

@Suite("Check.documentation")
struct DocumentationCheckTests {
    private func words(_ code: String, at path: String = "Sources/Documents/Model/Type.swift") throws -> [String] {
        try Check.documentation.words([
            "Sources/Compiler/StoryboardKit/StoryboardKit.swift":
                "@_exported public import Model\n@_exported public import FileAccess\nimport Hidden",
            "Sources/System/FileAccess/FileStore.swift":
                "/// A store.\npublic protocol FileStore {\n    /// Reads.\n    func read(_ path: String) -> String\n}",
            path: code,
        ])
    }

    @Test(
        "Every kind of public declaration needs a comment",
        arguments: [
            ("public struct Row {}", "Row"), ("public final class Row {}", "Row"),
            ("public enum Row { case a }", "Row"),
            ("public protocol Row {}", "Row"), ("public actor Row {}", "Row"), ("public typealias Row = Int", "Row"),
            ("@MainActor public func add(_ row: Int, to list: Int) {}", "add(_:to:)"),
            ("public let count = 1", "count"), ("open class Row {}", "Row"),
            ("struct Row {\n    public init(at index: Int) {}\n}", "init(at:)"),
            ("extension Row {\n    public static subscript(index: Int) -> Int { 0 }\n}", "subscript(_:)"),
            ("// No documentation\npublic var `default`: Int { 0 }", "default"),
            ("#if os(Linux)\npublic let count = 1\n#endif", "count"),
        ])
    func undocumented(code: String, name: String) throws {
        let line = code.split(separator: "\n").firstIndex { $0.contains("public ") || $0.contains("open ") } ?? 0
        #expect(
            try words(code) == [
                "Sources/Documents/Model/Type.swift:\(line + 1): '\(name)' is public and has no documentation comment"
            ])
    }

    @Test(
        "What is documented, not public, or required by a protocol needs none",
        arguments: [
            "/// A row.\npublic struct Row {}", "/** A row. */\npublic struct Row {}", "struct Row { let count = 1 }",
            "/// A row.\n@MainActor\npublic final class Row {\n    public override func run() {}\n}",
            "extension Row: Hashable {\n    public static func == (left: Row, right: Row) -> Bool { true }\n}",
            "extension Row: Codable {\n    public init(from decoder: any Decoder) throws {}\n}",
            "struct Row { public private(set) var description: String }", "struct Row { private(set) var count = 1 }",
        ])
    func fine(code: String) throws {
        #expect(try words(code) == [])
    }

    @Test("Stores of files have the comments of their protocol; other types don't")
    func requirements() throws {
        let code = "extension Memory {\n    public func read(_ path: String) -> String { \"\" }\n}"
        #expect(try words(code, at: "Sources/System/FileAccess/Memory.swift") == [])
        #expect(try words(code).count == 1)
    }

    @Test("Only modules that StoryboardKit passes on are checked")
    func others() throws {
        #expect(try words("public struct Row {}", at: "Sources/Documents/Hidden/Row.swift") == [])
    }
}
