import DocumentMutations
import Foundation

/// Gives damaged documents to the command as a user would: `check`, `compile`, `frames`, `render`, and edits by `apply`. Every call has to end
/// by itself, soon, in little memory, and with a word if it fails.
///
///     FuzzWholeCommands PROGRAM FINDINGS SECONDS SEED [FILE OR FOLDER]...
@main
struct FuzzWholeCommands {
    let program: String
    let findings: String
    let folder = NSTemporaryDirectory() + "fuzz-whole-commands-\(ProcessInfo.processInfo.processIdentifier)"
    var calls = 0
    var found = 0

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 4, let seconds = Double(words[2]), let seed = UInt64(words[3]) else {
            fatalError("expected PROGRAM FINDINGS SECONDS SEED [FILE OR FOLDER]...")
        }
        var fuzzer = FuzzWholeCommands(program: words[0], findings: words[1])
        let seeds = words[4...].flatMap { documents(in: $0) }
        guard !seeds.isEmpty else { fatalError("there are no documents to begin with") }
        say("seed        \(seed), \(seeds.count) documents")
        try fuzzer.run(seeds, seconds, seed)
        exit(fuzzer.found == 0 ? 0 : 1)
    }

    /// Prints at once, as somebody may be reading along.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func documents(in path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { fatalError("there is no \(path)") }
        let all = isFolder.boolValue ? (FileManager.default.subpaths(atPath: path) ?? []).map { path + "/" + $0 } : [path]
        return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }

    private mutating func run(_ seeds: [String], _ seconds: Double, _ seed: UInt64) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let start = Date()
        var number: UInt64 = 0
        // Without time to go through many, each document is taken once as it is.
        while number < seeds.count && seconds == 0 || Date().timeIntervalSince(start) < seconds {
            var mutator = DocumentMutator(seed: seed &+ number)
            let path = seconds == 0 ? seeds[Int(number)] : mutator.pick(seeds)
            let original = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            if original.count < 2 << 20 {
                let bytes = seconds == 0 ? original : mutator.mutated(original)
                let name = path.hasSuffix(".xib") ? "Main.xib" : "Main.storyboard"
                try check(bytes, name, &mutator, "\(seed &+ number)")
            }
            number += 1
        }
        Self.say("documents   \(number)\ncalls       \(calls)\nfindings    \(found)")
    }

    private mutating func check(_ bytes: [UInt8], _ name: String, _ mutator: inout DocumentMutator, _ seed: String) throws {
        let path = folder + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let looks = mutator.pick(
            [[], ["--device", "iPhone SE"], ["--orientation", "landscape"], ["--appearance", "dark"], ["--content-size", "AX5"], ["--locale", "ar"]])
        let all = [
            ["check", path], ["compile", path, "-o", folder + "/compiled"], ["frames", path],
            ["render", path, "-o", folder + "/pictures"] + looks,
        ]
        for arguments in all { call(arguments, path, seed) }
        let edits = mutator.edits(of: bytes)
        for edit in edits {
            let list = folder + "/edit.json"
            try Data(edit).write(to: URL(fileURLWithPath: list))
            call(["apply", path, list, "-o", path], path, seed, with: list)
        }
        if try Data(contentsOf: URL(fileURLWithPath: path)) != Data(bytes) {
            call(["frames", path], path, seed + "-edited")
            call(["render", path, "-o", folder + "/pictures"], path, seed + "-edited")
        }
    }

    private mutating func call(_ arguments: [String], _ path: String, _ seed: String, with list: String? = nil) {
        calls += 1
        let copy = folder + "/before"
        try? FileManager.default.removeItem(atPath: copy)
        try? FileManager.default.copyItem(atPath: path, toPath: copy)
        guard let call = Call(program, arguments, in: folder) else { fatalError("\(program) cannot be started") }
        guard let fault = call.fault else { return }
        found += 1
        let kept = "\(findings)/\(seed)-\(arguments[0])"
        try? FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
        let name = URL(fileURLWithPath: path).lastPathComponent
        try? FileManager.default.removeItem(atPath: "\(kept)/\(name)")
        try? FileManager.default.copyItem(atPath: copy, toPath: "\(kept)/\(name)")
        if let list { try? FileManager.default.copyItem(atPath: list, toPath: kept + "/edit.json") }
        try? "\(arguments.joined(separator: " ")) \(fault)\n\(call.errors)"
            .write(toFile: kept + "/what.txt", atomically: true, encoding: .utf8)
        Self.say("found       \(arguments[0]) \(fault): \(kept)")
    }
}
