import Foundation
import JSONText

/// What happens to tests, one line of JSON after the other: the process of tests appends to the file, the command reads it.
package struct TestEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case start
        case failure(message: String, file: String, line: Int)
        case skip(reason: String)
        case end
        /// The test's process ended meanwhile, by a signal if there is one.
        case crash(signal: Int?)
    }

    /// The class or suite, and the method.
    package var test: String
    package var kind: Kind
    /// The time in seconds since some date.
    package var time: Double

    package init(test: String, kind: Kind, time: Double) { (self.test, self.kind, self.time) = (test, kind, time) }

    var line: String {
        var (word, message, file): (String, String?, String?) = ("end", nil, nil)
        var place: Int?
        switch kind {
        case .start: word = "start"
        case .end: break
        case .crash(let signal): (word, place) = ("crash", signal)
        case .skip(let reason): (word, message) = ("skip", reason)
        case .failure(let text, let path, let line): (word, message, file, place) = ("failure", text, path, line)
        }
        return JSONValue.record([
            "test": .string(test), "time": .number(time), "kind": .string(word), "message": .optional(message),
            "file": .optional(file), "line": place.map { .number(Double($0)) },
        ]).line
    }

    /// Reads the event of a line, or nil if there is none.
    package init?(_ line: some Sequence<UInt8>) {
        guard let node = try? JSONReader.read(Array(line)), let test = node["test"]?.string else { return nil }
        let message = node["message"]?.string ?? ""
        switch node["kind"]?.string {
        case "start": kind = .start
        case "end": kind = .end
        case "crash": kind = .crash(signal: node["line"]?.number.flatMap { Int(exactly: $0) })
        case "skip": kind = .skip(reason: message)
        case "failure":
            let line = Int(exactly: node["line"]?.number ?? 0) ?? 0
            kind = .failure(message: message, file: node["file"]?.string ?? "", line: line)
        default: return nil
        }
        (self.test, time) = (test, node["time"]?.number ?? 0)
    }
}

/// The file to which the process of tests appends its events.
final class TestLedger: @unchecked Sendable {
    // Guarded by the lock: tests of Swift Testing run side by side.
    private let file: FileHandle?
    private let lock = Foundation.NSLock()

    init(path: String?) {
        guard let path else {
            file = nil
            return
        }
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        file = FileHandle(forWritingAtPath: path)
    }

    func add(_ kind: TestEvent.Kind, _ test: String) {
        guard let file else { return }
        let event = TestEvent(test: test, kind: kind, time: Date().timeIntervalSinceReferenceDate)
        lock.withLock {
            _ = try? file.seekToEnd()
            try? file.write(contentsOf: Data((event.line + "\n").utf8))
        }
    }
}
