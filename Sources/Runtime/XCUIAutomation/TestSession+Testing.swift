import Foundation
import JSONText

/// Tests that are written with Swift Testing. They run before those of XCTest, and are printed in the same form.
extension TestSession {
    /// The entry point of Swift Testing for tools: a configuration as JSON, and what hears of each event as JSON.
    private typealias EntryPoint =
        @convention(thin) @Sendable (
            UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

    /// Runs the tests with names, `Module.Suite/test()`, and returns whether all passed. Meanwhile the main thread's run loop
    /// runs, in which the app's time passes.
    @preconcurrency @MainActor
    public func perform(_ names: [String], with entryPoint: UnsafeRawPointer) -> Bool {
        let names = names.filter(runs)
        guard !names.isEmpty else { return true }
        // Identifiers of tests end with their places.
        let filter = names.map { "^\(NSRegularExpression.escapedPattern(for: $0))(/|$)" }
        let configuration = JSONValue.record([
            "verbosity": .number(Double(Int32.min)), "filter": .array(filter.map { .string($0) }),
            "parallel": .bool(!run.isSerial),
        ]).line
        let report = TestingReport(ledger)
        let entry = unsafeBitCast(entryPoint, to: EntryPoint.self)
        Task { @MainActor in
            do {
                report.end(try await Self.call(entry, Array(configuration.utf8), report))
            } catch {
                print("Swift Testing: error: \(error)")
                report.end(false)
            }
        }
        while report.hasPassed == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        return report.hasPassed ?? false
    }

    private nonisolated static func call(
        _ entry: EntryPoint, _ configuration: [UInt8], _ report: TestingReport
    ) async throws -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: configuration.count, alignment: 1)
        buffer.copyBytes(from: configuration)
        defer { buffer.deallocate() }
        return try await entry(UnsafeRawBufferPointer(buffer)) { report.record(Array($0)) }
    }
}

/// Prints what Swift Testing does in the form of XCTest.
private final class TestingReport: @unchecked Sendable {
    // Guarded by the lock: tests run side by side.
    private var names: [String: String] = [:]
    private var places: [String: String] = [:]
    private var starts: [String: Double] = [:]
    private var failures: [String: Int] = [:]
    private var (count, failed, begin) = (0, 0, 0.0)
    private var passed: Bool?
    private let lock = Foundation.NSLock()
    private let ledger: TestLedger

    init(_ ledger: TestLedger) { self.ledger = ledger }

    var hasPassed: Bool? { lock.withLock { passed } }

    func end(_ passed: Bool) { lock.withLock { self.passed = passed } }

    func record(_ bytes: [UInt8]) {
        guard let record = try? JSONReader.read(bytes), let payload = record["payload"] else { return }
        lock.withLock { record["kind"]?.string == "test" ? add(payload) : handle(payload) }
    }

    private func add(_ test: JSONNode) {
        guard test["kind"]?.string == "function", let id = test["id"]?.string else { return }
        // `Module.Suite/test()/File.swift:3:4`.
        let place = id.range(of: "/[^/]*:\\d+:\\d+$", options: .regularExpression)
        let name = String(id[..<(place?.lowerBound ?? id.endIndex)])
        let own = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
        names[id] = own.replacingOccurrences(of: "/", with: ".")
        places[id] = Self.place(test["sourceLocation"])
    }

    private static func place(_ location: JSONNode?) -> String? {
        guard let path = location?["filePath"]?.string ?? location?["_filePath"]?.string,
            let line = location?["line"]?.number
        else { return nil }
        return "\(path):\(Int(line))"
    }

    private func handle(_ event: JSONNode) {
        let time = event["instant"]?["absolute"]?.number ?? 0
        let id = event["testID"]?.string ?? ""
        switch event["kind"]?.string {
        case "runStarted":
            begin = time
            print("Test Suite 'Swift Testing' started")
        case "testStarted":
            guard let name = names[id] else { return }
            starts[id] = time
            print("Test Case '\(name)' started")
            ledger.add(.start, name)
        case "issueRecorded":
            let issue = event["issue"]
            guard issue?["isKnown"]?.bool != true, issue?["isFailure"]?.bool != false else { return }
            failures[id, default: 0] += 1
            failed += 1
            let place = Self.place(issue?["sourceLocation"]) ?? places[id] ?? "<unknown>:0"
            let words = (event["messages"]?.elements ?? []).compactMap { $0["text"]?.string }
            let (name, message) = (names[id] ?? "Swift Testing", words.joined(separator: " - "))
            print("\(place): error: \(name) : \(message)")
            let colon = place.lastIndex(of: ":") ?? place.endIndex
            let line = Int(place[colon...].dropFirst()) ?? 0
            ledger.add(.failure(message: message, file: String(place[..<colon]), line: line), name)
        case "testSkipped":
            guard let name = names[id] else { return }
            print("Test Case '\(name)' skipped")
            ledger.add(.start, name)
            ledger.add(.skip(reason: ""), name)
            ledger.add(.end, name)
        case "testEnded":
            guard let name = names[id] else { return }
            count += 1
            let seconds = String(format: "%.3f", time - (starts[id] ?? time))
            ledger.add(.end, name)
            print("Test Case '\(name)' \(failures[id] == nil ? "passed" : "failed") (\(seconds) seconds)")
        case "runEnded":
            let seconds = String(format: "%.3f", time - begin)
            print("Test Suite 'Swift Testing' \(failed == 0 ? "passed" : "failed")")
            let (tests, errors) = (count == 1 ? "test" : "tests", failed == 1 ? "failure" : "failures")
            print(
                "\t Executed \(count) \(tests), with \(failed) \(errors) (0 unexpected) in \(seconds) (\(seconds)) seconds"
            )
        default: break
        }
    }
}
