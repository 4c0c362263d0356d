public import Foundation
import CLimits

/// The tests of this process: the one that runs, the app, and what is kept of them. The start of the tests, which the
/// command generates, tells what happens; elements and apps tell failures.
public final class TestSession {
    /// There is one thread that runs tests.
    nonisolated(unsafe) public static let current = TestSession()

    let run = TestRun(ProcessInfo.processInfo.environment[TestRun.variable])
    private lazy var begun = Set(run.begun)
    private(set) lazy var ledger = TestLedger(path: run.events)
    var app: AppConnection?
    var isInBackground = false

    /// Tells the test case about a failure.
    public var recordFailure: (_ message: String, _ file: String, _ line: Int) -> Void = { message, file, line in
        print("\(file):\(line): error: \(message)")
    }
    /// Whether a test goes on after a failure.
    public var continuesAfterFailure = true

    private var name = ""
    private var place = (file: "", line: 0)
    public private(set) var hasFailed = false
    private var hasStopped = false
    private var attachments: [(attachment: XCTAttachment, file: URL)] = []
    private var notes: Set<String> = []
    private var monitors: [(token: InterruptionToken, handler: (XCUIElement) -> Bool)] = []
    private var isHandling = false

    private final class InterruptionToken: NSObject {}

    // MARK: Tests

    /// Returns whether a test is among those that are run. Its name is `Module.Class/method`.
    public func runs(_ name: String) -> Bool {
        let own = name.firstIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
        if begun.contains(String(own.map { $0 == "/" ? "." : $0 })) { return false }
        guard let filter = run.filter else { return true }
        guard let expression = try? Regex(filter) else { return name.contains(filter) }
        return name.contains(expression)
    }

    /// Performs a test, until its end or its first failure if it doesn't go on after that. `file` and `line` are its
    /// declaration.
    public func perform(_ name: String, _ file: String, _ line: Int, _ body: @escaping () throws -> Void) throws {
        self.name = name
        place = (file, line)
        if isSilent { return }
        var thrown: (any Error)?
        attempt {
            do { try body() } catch {
                thrown = error
                self.recordSkip(error)
            }
        }
        hasStopped = false
        if let thrown { throw thrown }
    }

    /// Calls a body, until its end or until something stops the test.
    public func attempt(_ body: @escaping () -> Void) {
        var call = body
        withUnsafeMutablePointer(to: &call) { pointer in
            cl_call(
                { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                UnsafeMutableRawPointer(pointer))
        }
    }

    /// Begins a test, before it is set up.
    public func begin(_ name: String) {
        self.name = name
        (hasFailed, hasStopped, continuesAfterFailure, attachments) = (false, false, true, [])
        monitors = []
        expectedFailures = []
        ledger.add(.start, name)
    }

    /// Records that a test was skipped, if that is what an error says. XCTest's type isn't known here.
    private func recordSkip(_ error: any Error) {
        guard "\(type(of: error))" == "XCTSkip" else { return }
        let message = Mirror(reflecting: error).children.first { $0.label == "message" }?.value
        ledger.add(.skip(reason: message as? String ?? ""), name)
    }

    /// Ends a test after it was torn down: attachments of tests that went well aren't kept, unless they say so.
    public func end() {
        for (attachment, file) in attachments where !hasFailed && attachment.lifetime == .deleteOnSuccess {
            try? FileManager.default.removeItem(at: file)
        }
        attachments = []
        ledger.add(.end, name)
    }

    /// Whether further failures of the test aren't reported.
    public var isSilent: Bool { hasFailed && !continuesAfterFailure }

    /// Adds a failure and a picture of the screen, and stops the test if it should.
    public func addFailure(_ message: String, _ file: String, _ line: Int) {
        ledger.add(.failure(message: message, file: file, line: line), name)
        addFailure()
    }

    /// Adds a failure that isn't reported, because the test shouldn't have gone on.
    public func addFailure() {
        let isFirst = !hasFailed
        hasFailed = true
        if isFirst, let data = XCUIApplication().picture(), let file = write(data, named: fileName("failure", "png")) {
            print("    picture of the screen: \(file.path)")
        }
        stopIfFailed()
    }

    // MARK: Failures

    /// The failures that the test expects, the innermost scope last.
    private var expectedFailures: [ExpectedFailure] = []

    /// Expects failures until the test ends.
    func expect(_ failure: ExpectedFailure) { expectedFailures.append(failure) }

    /// Expects failures in a scope.
    func expect<Result>(_ failure: ExpectedFailure, in scope: () throws -> Result) rethrows -> Result {
        expect(failure)
        defer {
            expectedFailures.removeAll { $0 === failure }
            report(failure)
        }
        return try scope()
    }

    /// Returns whether the test expects a failure, which therefore isn't one.
    public func expects(_ message: String, _ file: String, _ line: Int) -> Bool {
        let issue = XCTIssue(type: .assertionFailure, compactDescription: message)
        guard let expected = expectedFailures.last(where: { $0.options.issueMatcher(issue) }) else { return false }
        expected.hasMatched = true
        print("\(file):\(line): expected failure: \(expected.reason ?? message)")
        return true
    }

    /// Records a failure for each expected one that didn't come, at the end of a test.
    public func checkExpectedFailures() {
        let open = expectedFailures
        expectedFailures = []
        for failure in open { report(failure) }
    }

    private func report(_ expected: ExpectedFailure) {
        guard expected.options.isStrict, !expected.hasMatched else { return }
        recordFailure(
            "Expected failure\(expected.reason.map { " '\($0)'" } ?? "") but none recorded.", expected.place.file,
            expected.place.line)
    }

    /// Notes where in the test something is done.
    func isAt(_ file: StaticString, _ line: UInt) { place = ("\(file)", Int(line)) }

    /// Records a failure at the last known place in the test.
    func fail(_ message: String) { recordFailure(message, place.file, place.line) }

    /// Ends the test with a failure: by going back to its beginning, or with its process.
    public func abandon(_ message: String, _ file: String, _ line: Int) -> Never {
        continuesAfterFailure = false
        recordFailure(message, file, line)
        cl_stop()
        fatalError("\(file):\(line): \(message)")
    }

    /// Goes back to the beginning of the test if it has failed and doesn't go on after that.
    func stopIfFailed() {
        guard hasFailed, !continuesAfterFailure, !hasStopped else { return }
        hasStopped = true
        cl_stop()
        // Nothing to go back to: it was set up.
        hasStopped = false
    }

    /// Prints what UIKit reports, each once.
    func report(_ messages: [String]) {
        for message in messages { report(message) }
    }

    func report(_ message: String) {
        if notes.insert(message).inserted { print("    note: \(message)") }
    }

    // MARK: Interruptions

    public func addMonitor(_ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let token = InterruptionToken()
        monitors.append((token, handler))
        return token
    }

    public func removeMonitor(_ token: any NSObjectProtocol) { monitors.removeAll { $0.token === token } }

    /// Shows an alert to the last monitor that wants it.
    func handles(_ alert: XCUIElement) -> Bool {
        if isHandling { return false }
        isHandling = true
        defer { isHandling = false }
        return monitors.reversed().contains { $0.handler(alert) }
    }

    // MARK: Attachments

    public func add(_ attachment: XCTAttachment) {
        let name = fileName(attachment.name ?? "attachment", attachment.fileExtension)
        if let file = write(attachment.data, named: name) { attachments.append((attachment, file)) }
    }

    private func fileName(_ name: String, _ ending: String) -> String {
        let whole = "\(self.name).\(name)"
        return String(whole.map { $0.isLetter || $0.isNumber || ".-_ ".contains($0) ? $0 : "-" }) + "." + ending
    }

    /// Writes a file that no other attachment of the test has.
    private func write(_ data: Data, named name: String) -> URL? {
        guard !run.attachments.isEmpty else { return nil }
        let folder = URL(filePath: run.attachments)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let plain = URL(filePath: name)
        var file = folder.appending(path: name)
        var number = 2
        while attachments.contains(where: { $0.file == file }) {
            file = folder.appending(
                path: "\(plain.deletingPathExtension().lastPathComponent)-\(number).\(plain.pathExtension)")
            number += 1
        }
        do {
            try data.write(to: file)
            return file
        } catch {
            print("    \(file.path): \(error.localizedDescription)")
            return nil
        }
    }
}
