import CoreGraphics
public import Foundation
import JSONText

/// The app that is tested, in a process of its own.
open class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    public var launchArguments: [String] = []
    public var launchEnvironment: [String: String] = [:]

    /// The bundle identifier of another app, of which there is none on this device.
    private let other: String?

    public override init() {
        other = nil
        super.init()
    }

    public init(bundleIdentifier: String) {
        other = bundleIdentifier == TestSession.current.run.identifier ? nil : bundleIdentifier
        super.init()
    }

    override var application: XCUIApplication { self }

    private var process: AppConnection? {
        get { other == nil ? TestSession.current.app : nil }
        set { if other == nil { TestSession.current.app = newValue } }
    }

    // MARK: Life

    /// Launches the app in a new process; one that is running is ended. What it has saved stays.
    open func launch(file: StaticString = #filePath, line: UInt = #line) {
        TestSession.current.isAt(file, line)
        if let other { return TestSession.current.fail("there is no app '\(other)' on the device") }
        endProcess()
        let run = TestSession.current.run
        do throws(ConnectionError) {
            process = try AppConnection(run, arguments: launchArguments, variables: launchEnvironment)
        } catch {
            TestSession.current.fail("failed to launch \(run.name): \(error.message)")
        }
        // A device that a test has turned stays turned.
        if let step = XCUIDevice.shared.step { performs(.object(step), "turn the device") }
    }

    /// Brings the app to the front, or launches it.
    open func activate(file: StaticString = #filePath, line: UInt = #line) {
        guard process != nil else { return launch(file: file, line: line) }
        TestSession.current.isAt(file, line)
        asks(["activity": .string("activate")], "activate the app")
        TestSession.current.isInBackground = false
    }

    open func terminate() {
        endProcess()
    }

    private func endProcess() {
        if let process, process.isRunning { _ = try? process.ask(["activity": .string("terminate")]) }
        process?.end()
        process = nil
        TestSession.current.isInBackground = false
    }

    /// Opens an address in the app.
    open func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        if process == nil { launch(file: file, line: line) }
        TestSession.current.isAt(file, line)
        asks(["open": .string(url.absoluteString)], "open \(url)")
    }

    public var state: State {
        guard let process, process.isRunning else { return other == nil ? .notRunning : .unknown }
        return TestSession.current.isInBackground ? .runningBackground : .runningForeground
    }

    public func wait(for state: State, timeout: TimeInterval) -> Bool { self.state == state }

    var isRunning: Bool { process?.isRunning ?? false }

    // MARK: Looking

    /// Looks at the screen. Returns nil, and the test has failed, if the app doesn't run.
    func looks<Value>(_ read: (ElementTree) -> Value) -> Value? {
        TestSession.current.stopIfFailed()
        if let other {
            TestSession.current.report("there is no app '\(other)' on the device")
            return read(ElementTree([], size: .zero))
        }
        guard let process else {
            TestSession.current.fail("the app is not running; launch() starts it")
            return nil
        }
        do throws(ConnectionError) {
            return read(try process.look())
        } catch {
            report(error, "look at the app")
            return nil
        }
    }

    /// Lets the app's time pass.
    func waits(_ seconds: TimeInterval) { process?.waits(seconds) }

    // MARK: Acting

    func performs(_ step: KeyValuePairs<String, JSONValue?>, _ what: String) { performs(.record(step), what) }

    /// Performs a step of the driver. `what` says it in words.
    func performs(_ step: JSONValue, _ what: String) { asks(["step": step], what) }

    private func asks(_ request: KeyValuePairs<String, JSONValue?>, _ what: String) {
        TestSession.current.stopIfFailed()
        guard let process else {
            return TestSession.current.fail("failed to \(what): the app is not running; launch() starts it")
        }
        do throws(ConnectionError) {
            _ = try process.ask(request)
        } catch {
            report(error, what)
        }
    }

    private func report(_ error: ConnectionError, _ what: String) {
        if !isRunning { process = nil }
        TestSession.current.fail("failed to \(what): \(error.message)")
    }

    /// Types characters; some are keys.
    func types(_ text: String) {
        var run = ""
        func flush() {
            if !run.isEmpty { performs(["type": .string(run)], "type \"\(run)\"") }
            run = ""
        }
        for character in text {
            guard let key = XCUIKeyboardKey.names[String(character)] else {
                run.append(character)
                continue
            }
            flush()
            performs(["key": .string(key)], "type the key \(key)")
        }
        flush()
    }

    /// Shows an alert that is in the way to those who wait for it. Returns whether one of them has done something.
    func handlesInterruption() -> Bool {
        let alert = alerts.firstMatch
        guard alert.exists else { return false }
        return TestSession.current.handles(alert)
    }

    // MARK: Pictures

    /// Returns the screen as PNG data.
    func picture() -> Data? {
        guard let process, process.isRunning else { return nil }
        let file = FileManager.default.temporaryDirectory.appending(path: "picture-\(getpid()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try? process.ask(["step": .record(["picture": .string(file.path)])])
        return try? Data(contentsOf: file)
    }
}
