import Dispatch
import Foundation
import Synchronization

/// The files and the manifest that checks read: those of a folder, or those that a test gives.
final class Project: Sendable {
    /// The paths of all files, in their order.
    let paths: [String]

    private let read: @Sendable (String) throws -> [UInt8]
    private let describe: @Sendable () throws -> [Target]
    private let sources = Mutex<[String: Source]>([:])
    private let manifest = Mutex<[Target]?>(nil)

    /// Creates a project from texts by path.
    init(_ files: [String: String], targets: [Target] = []) {
        paths = files.keys.sorted()
        read = { Array((files[$0] ?? "").utf8) }
        describe = { targets }
    }

    /// Creates a project from what git has or would add in the current folder.
    init() throws {
        let output = try run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        let names = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let files = FileManager.default
        // Git also lists what was just removed. What a link leads to has its own path.
        paths = Set(names).filter { name in
            (try? files.attributesOfItem(atPath: name))?[.type] as? FileAttributeType == .typeRegular
        }.sorted()
        read = { try Array(Data(contentsOf: URL(fileURLWithPath: $0))) }
        describe = { try Target.described(by: run(["swift", "package", "dump-package"])) }
    }

    /// Returns the paths in folders, with their subfolders; the ending is that of all names.
    func paths(in folders: [String], ending: String) -> [String] {
        paths.filter { path in path.hasSuffix(ending) && folders.contains { path.hasPrefix("\($0)/") } }
    }

    func bytes(of path: String) throws -> [UInt8] { try read(path) }

    func text(of path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }

    /// Returns the Swift sources in folders that have one of the words of each list in their text. Each is parsed once, which takes most of
    /// the time of all checks.
    func sources(in folders: [String], mentioning lists: [String]...) throws -> [Source] {
        let wanted = paths(in: folders, ending: ".swift")
        let known = sources.withLock { $0 }
        let read = read
        return try concurrentMap(wanted) { path in
            Result { () -> Source? in
                let bytes = try read(path)
                guard lists.allSatisfy({ list in list.contains { bytes.mentions($0) } }) else { return nil }
                return known[path] ?? Source(path: path, bytes: bytes)
            }
        }.compactMap { result in
            let source = try result.get()
            if let source { sources.withLock { $0[source.path] = source } }
            return source
        }
    }

    /// Returns the targets of the manifest, for which the package manager is asked once.
    func targets() throws -> [Target] {
        if let known = manifest.withLock({ $0 }) { return known }
        let targets = try describe()
        manifest.withLock { $0 = targets }
        return targets
    }
}

/// Returns what a function gives for each value, in order, from as many threads as there are processors.
func concurrentMap<Value: Sendable, Output: Sendable>(
    _ values: [Value], _ transform: @Sendable (Value) -> Output
) -> [Output] {
    let results = Mutex<[Int: Output]>([:])
    DispatchQueue.concurrentPerform(iterations: values.count) { index in
        let result = transform(values[index])
        results.withLock { $0[index] = result }
    }
    let found = results.withLock { $0 }
    return values.indices.compactMap { found[$0] }
}

extension [UInt8] {
    /// Returns whether a text is among the bytes.
    func mentions(_ text: String) -> Bool { lastPlace(of: text) != nil }

    /// Returns where a text, which isn't empty, stands for the last time.
    func lastPlace(of text: String) -> Int? {
        let text = Array(text.utf8)
        return withUnsafeBufferPointer { bytes in
            var start = bytes.count - text.count
            while start >= 0 {
                if bytes[start] == text[0], text.indices.allSatisfy({ bytes[start + $0] == text[$0] }) { return start }
                start -= 1
            }
            return nil
        }
    }
}

/// Returns the output of a program that must succeed.
private func run(_ words: [String]) throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProgramError(words: words, status: process.terminationStatus) }
    return output
}

/// A program that ended with an error, which it has printed.
struct ProgramError: Error, CustomStringConvertible {
    let words: [String]
    let status: Int32

    var description: String { "'\(words.joined(separator: " "))' ended with \(status)" }
}
