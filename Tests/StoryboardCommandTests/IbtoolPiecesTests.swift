import FileAccess
import Foundation
import StoryboardCommand
import Testing

/// Compares the pieces of `ibtool` with those of `storyboard compile`, for all documents of the fixtures and samples, and
/// for those of the folder that the environment variable CORPUS names.
@Suite struct IbtoolPiecesTests {
    private static var folders: [String] {
        let repository = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        return [repository + "/Tests/Fixtures", repository + "/Samples"]
            + [ProcessInfo.processInfo.environment["CORPUS"]].compactMap { $0 }.filter { !$0.isEmpty }
    }

    static func documents() -> [String] {
        folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
                .map { FilePath.join(folder, $0) }
        }
    }

    @Test("each folder has documents")
    func folders() {
        let paths = Self.documents()
        for folder in Self.folders { #expect(paths.contains { $0.hasPrefix(folder) }, "\(folder)") }
    }

    @Test("the pieces are those of `storyboard compile`, byte for byte", arguments: documents())
    func equalPieces(path: String) throws {
        let name = FilePath.name(of: path)
        let around = FilePath.name(of: FilePath.folder(of: path))
        let language = around.hasSuffix(".lproj") ? around : ""
        let source = FilePath.join(language, name)
        let files = MemoryFiles()
        try files.createFolder("/" + language)
        try files.replace("/" + source, with: try DiskFiles().read(path).bytes, expecting: nil)
        let call = Call(files: files)
        let compile = call("compile", source, "-o", "/compiled")
        let ibtool = call("ibtool", "--compilation-directory", FilePath.join("/tool", language), source)
        #expect((compile.code == .success) == (ibtool.code == .success), "\(compile.errors) \(ibtool.output)")
        let pieces = try IbtoolTests.contents("/compiled", files)
        #expect(try IbtoolTests.contents("/tool", files) == pieces)
        #expect(pieces.isEmpty == (compile.code != .success))
    }
}
