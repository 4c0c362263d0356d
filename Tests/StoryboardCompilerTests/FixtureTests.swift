import Foundation
import StoryboardCompiler
import StoryboardModel
import Testing

/// Documents such as people have, from the first line to the last.
@Suite struct FixtureTests {
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let documents: [URL] = ["Tests/Fixtures/Documents", "Samples/DailyBuzz"].flatMap { folder in
        let files = FileManager.default.enumerator(
            at: repository.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }
    }.sorted { $0.path < $1.path }

    /// What is found in documents that are there to show it.
    private static let expected: [String: [String]] = [
        "DanglingReferences.storyboard": [
            "2 document.dangling-controller", "14 scene.unreachable", "29 action.dangling", "38 constraint.dangling",
            "39 constraint.dangling",
        ],
        "DuplicateIDs.storyboard": [
            "14 piece.duplicate-name", "25 id.duplicate", "43 id.duplicate", "51 id.duplicate", "53 id.duplicate",
        ],
        "StoryboardReference.storyboard": ["20 compile.unsupported"],
        "UnknownElements.storyboard": [
            "20 compile.unsupported", "26 compile.unknown-element", "38 value.unknown", "40 compile.unknown-element",
            "44 compile.unknown-element", "50 compile.unknown-element", "50 compile.unsupported",
        ],
    ]

    @Test(arguments: documents) func compiles(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        guard let document = try? Document(bytes), document.kind.isUIKit else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        let compiled = try assertCompiled(text, Self.expected[file.lastPathComponent] ?? [])
        #expect(!compiled.paths.isEmpty)
    }
}
