import Foundation
import RandomMerges

/// Merges random edits of documents, and checks what must hold for every merge.
///
///     FuzzMerges FINDINGS PAIRS SEED [FILE OR FOLDER]...
@main
enum FuzzMerges {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 3, let pairs = Int(words[1]), let seed = UInt64(words[2]) else {
            fatalError("expected FINDINGS PAIRS SEED [FILE OR FOLDER]...")
        }
        let documents = words[3...].flatMap { Self.documents(in: $0) }
        guard !documents.isEmpty else { fatalError("there are no documents to begin with") }
        say("seed        \(seed), \(documents.count) documents")
        var (merged, unread, found) = (0, Set<String>(), 0)
        for number in 0..<UInt64(max(0, pairs)) {
            let path = documents[Int(number % UInt64(documents.count))]
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            let seed = seed &+ number
            guard let sides = try? RandomSides(of: bytes, seed: seed, count: 1 + Int(seed % 8)) else {
                unread.insert(path)
                continue
            }
            merged += 1
            let faults = try faults(of: sides)
            if faults.isEmpty { continue }
            found += 1
            let kept = "\(words[0])/\(seed)"
            say("found       \(faults.joined(separator: "\n            "))\n            \(kept), of \(path)")
            try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
            for (name, bytes) in [("base", sides.base), ("ours", sides.ours), ("theirs", sides.theirs)] {
                let file = URL(fileURLWithPath: "\(kept)/\(name).\(path.hasSuffix(".xib") ? "xib" : "storyboard")")
                try Data(bytes).write(to: file)
            }
        }
        say("pairs       \(merged)\nunreadable  \(unread.count) documents\nfindings    \(found)")
        exit(found == 0 ? 0 : 1)
    }

    private static func faults(of sides: RandomSides) throws -> [String] {
        try sides.faults().prefix(3) + sides.faultsOfIdentities() + sides.faultsOfDifferentObjects()
    }

    /// Prints at once, as somebody may be reading along.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func documents(in path: String) -> [String] {
        let inside = (FileManager.default.subpaths(atPath: path) ?? []).map { path + "/" + $0 }
        return (inside + [path]).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }
}
