import Foundation
package import Testing

/// A repository in a temporary folder, which is removed with it.
package final class TemporaryRepository {
    package let folder: String
    /// The folder of the user's settings.
    private let home: String
    private let variables: [String: String]

    /// Creates an empty repository. `variables` are those of shell lines.
    package init(variables: [String: String] = [:]) throws {
        self.variables = variables
        let name = "storyboard-git-\(UUID().uuidString)"
        home = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        folder = home + "/app"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try git("init -q -b main && git config user.name Ada && git config user.email ada@example.org")
    }

    deinit { try? FileManager.default.removeItem(atPath: home) }

    /// Runs a shell line in the repository, and returns what it prints and the exit code.
    @discardableResult
    package func shell(_ line: String) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(line)\n} 2>&1"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = home
        environment["XDG_CONFIG_HOME"] = home + "/.config"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_AUTHOR_DATE"] = "2024-05-01T12:00:00Z"
        environment["GIT_COMMITTER_DATE"] = "2024-05-01T12:00:00Z"
        environment["GIT_EDITOR"] = "true"
        environment.merge(variables) { $1 }
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }

    /// Runs git, which must be successful.
    @discardableResult
    package func git(_ arguments: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
        let result = try shell("git \(arguments)")
        #expect(result.code == 0, "git \(arguments): \(result.output)", sourceLocation: sourceLocation)
        return result.output
    }

    package func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    }

    package func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + path) }

    /// Writes a document and commits everything.
    package func commit(_ text: String, to path: String = "Main.storyboard", _ message: String) throws {
        try write(text, to: path)
        try git("add -A && git commit -q -m '\(message)'")
    }
}
