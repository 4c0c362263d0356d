import FileAccess
import Foundation
import Testing

@testable import PageServing

@MainActor
@Suite("Watching folders")
struct FolderWatchTests {
    private let folder: String

    init() throws {
        let made = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        folder = made.resolvingSymlinksInPath().path
    }

    private final class Told {
        var paths: [String] = []
    }

    private func write(_ name: String) throws {
        try Data("text".utf8).write(to: URL(filePath: FilePath.join(folder, name)))
    }

    /// Turns until something is reported, or for a second.
    private func turn(_ told: Told) {
        for _ in 0..<50 where told.paths.isEmpty { MainLoop.turn(20) }
    }

    @Test("changes of files are reported while the watch is kept, and nothing after it was released")
    func released() throws {
        let (told, other) = (Told(), Told())
        var watch: FolderWatch? = FolderWatch(folder) { told.paths.append(FilePath.name(of: $0)) }
        let kept = FolderWatch(folder) { other.paths.append(FilePath.name(of: $0)) }
        try write("One.swift")
        turn(told)
        #expect(told.paths.contains("One.swift"))
        weak let released = watch
        watch = nil
        #expect(released == nil)
        (told.paths, other.paths) = ([], [])
        try write("Two.swift")
        turn(other)
        #expect(other.paths.contains("Two.swift") && told.paths.isEmpty)
        withExtendedLifetime(kept) {}
    }

    @Test("a watch may be released while it tells of a change")
    func releasedInCall() throws {
        let told = Told()
        var watch: FolderWatch?
        watch = FolderWatch(folder) { path in
            told.paths.append(FilePath.name(of: path))
            watch = nil
        }
        try write("One.swift")
        turn(told)
        #expect(told.paths == ["One.swift"] && watch == nil)
        try write("Two.swift")
        for _ in 0..<15 { MainLoop.turn(20) }
        #expect(told.paths == ["One.swift"])
    }

    @Test("a folder that doesn't exist is watched in vain")
    func missing() {
        let watch = FolderWatch(FilePath.join(folder, "none")) { _ in }
        MainLoop.turn(5)
        withExtendedLifetime(watch) {}
    }
}
