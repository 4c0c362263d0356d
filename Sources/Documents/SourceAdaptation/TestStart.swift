extension AdaptedModule {
    /// The source that starts the tests of the module. `host` is the module of the app whose process they run in, if they
    /// are no tests of the interface.
    package func testStartSource(in host: String?) -> String {
        let entries = testCases.map { entry(of: $0) }.joined()
        let start =
            host == nil
            ? "runTests()" : "AppProcess.tests = runTests; exit(startApp(CommandLine.argc, CommandLine.unsafeArgv))"
        let app =
            host.map {
                """
                @_silgen_name("\($0)_main")
                private func startApp(_ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

                """
            } ?? ""
        return """
            import AppProcess
            import Foundation
            import UIKit
            import XCTest
            import XCUIAutomation

            \(Self.testCaseClass)\(testCases.contains(where: \.listsTests) ? Self.observerOfLibraries : "")\(foundationSource)
            @MainActor func registerTestMembers() {
            \(calls)}

            /// Ends a test that calls what can't be compiled.
            func abandonTest(_ message: String, file: StaticString = #filePath, line: Int = #line) -> Never {
                TestSession.current.abandon("what the test calls doesn't compile: " + message, "\\(file)", line)
            }

            \(testingEntry)\(app)@MainActor private func runTests() {
                registerTestMembers()
                let session = TestSession.current
            \(testingCall)\(observation)    var entries: [XCTestCaseEntry] = []
            \(entries)    entries = entries.filter { !$0.allTests.isEmpty }
            \(testFunctions.isEmpty ? "" : "    if entries.isEmpty { exit(hasPassed ? 0 : 1) }\n")    XCTMain(entries)
            }

            @main
            enum TestStart {
                @MainActor static func main() { \(start) }
            }

            """
    }

    /// The call that runs the tests of Swift Testing first. If one fails, so does the process, whatever XCTest ends it with.
    private var testingCall: String {
        if testFunctions.isEmpty { return "" }
        let names = testFunctions.map { Self.literal("\(name).\($0)") }.joined(separator: ", ")
        return """
                let hasPassed = session.perform([\(names)], with: testingEntryPoint())
                if !hasPassed { atexit { fflush(nil); _exit(1) } }

            """
    }

    /// The declaration of Swift Testing's entry point.
    private var testingEntry: String {
        testFunctions.isEmpty
            ? "" : "@_silgen_name(\"swt_abiv0_getEntryPoint\") private func testingEntryPoint() -> UnsafeRawPointer\n\n"
    }

    /// The call that lets the session know of tests whose class is a library's.
    private var observation: String {
        testCases.contains(where: \.listsTests)
            ? "    let observer = LibraryTestObserver()\n    XCTestObservationCenter.shared.addTestObserver(observer)\n"
            : ""
    }

    /// The entry of a class that lists its tests itself.
    private func entryOfList(_ testCase: TestCaseClass) -> String {
        let text = """
                do {
                    let tests = \(testCase.name).allTests.filter { session.runs("\(name).\(testCase.name)/\\($0.0)") }
                    entries.append(testCase(tests.map { name, test in
                        (name, { (one: \(testCase.name)) in
                            { try session.perform("\(testCase.name).\\(name)", "", 0) { try test(one)() } } })
                    }))
                }

            """
        return Self.text(text, if: testCase.condition)
    }

    private func entry(of testCase: TestCaseClass) -> String {
        if testCase.listsTests { return entryOfList(testCase) }
        let tests = testCase.methods.map { method in
            let call = "unsafe.\(method.name)()"
            let body =
                method.isAsync
                ? "asyncTest({ test in { try await test.\(method.name)() } })"
                : """
                { (test: \(testCase.name)) in {
                                nonisolated(unsafe) let unsafe = test
                                try session.perform("\(testCase.name).\(method.name)", \(Self.literal(method.path)), \(method.line)) {
                                    try MainActor.assumeIsolated { try \(call) }
                                }
                            } }
                """
            let entry = "        tests.append((\"\(method.name)\", \(body)))\n"
            return Self.text(entry, if: method.condition)
        }
        let text = """
                do {
                    var tests: [(String, (\(testCase.name)) -> () throws -> Void)] = []
            \(tests.joined())        tests.removeAll { !session.runs("\(name).\(testCase.name)/\\($0.0)") }
                    entries.append(testCase(tests))
                }

            """
        return Self.text(text, if: testCase.condition)
    }

    /// Returns a text within an `#if`, if there is a condition.
    private static func text(_ text: String, if condition: String?) -> String {
        condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
    }

    /// Tells the session about tests whose class is a library's, and derived from `XCTestCase` itself.
    private static let observerOfLibraries = """
        private final class LibraryTestObserver: XCTestObservation {
            func testCaseWillStart(_ test: XCTestCase) {
                if !(test is \(testCaseName)) { TestSession.current.begin(test.name) }
            }
            func testCase(_ test: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int) {
                if !(test is \(testCaseName)) { TestSession.current.addFailure(text, file ?? "", line) }
            }
            func testCaseDidFinish(_ test: XCTestCase) {
                if !(test is \(testCaseName)) { TestSession.current.end() }
            }
        }

        """

    /// What `XCTestCase` has on Apple's systems and lacks here. It takes the place of that class in adapted sources. As its tests run
    /// one after the other, a class on the main actor may call its methods, such as `super.setUp()`.
    private static let testCaseClass = """
        open class \(testCaseName): XCTestCase, @unchecked Sendable {
            open class var runsForEachTargetApplicationUIConfiguration: Bool { false }
            public var executionTimeAllowance: TimeInterval = 600
            private var isRecording = false

            open override var continueAfterFailure: Bool {
                // XCTest for Linux ends the process at a failure otherwise.
                get { isRecording || TestSession.current.continuesAfterFailure }
                set { TestSession.current.continuesAfterFailure = newValue }
            }

            open override func invokeTest() {
                let session = TestSession.current
                session.begin(name)
                session.recordFailure = { [unowned self] message, file, line in
                    recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
                }
                session.attempt { super.invokeTest() }
                session.checkExpectedFailures()
                session.end()
            }

            open override func recordFailure(
                withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
            ) {
                // On Apple's systems measurements fail by a baseline alone, and without one never.
                if text.hasPrefix("failed: The relative standard deviation of the measurements") { return print(text) }
                if TestSession.current.expects(text, file, line) { return }
                if TestSession.current.isSilent { return TestSession.current.addFailure() }
                isRecording = true
                super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
                isRecording = false
                TestSession.current.addFailure(text, file, line)
            }

            public func add(_ attachment: XCTAttachment) { TestSession.current.add(attachment) }

            @discardableResult
            public func addUIInterruptionMonitor(
                withDescription text: String, handler: @escaping (XCUIElement) -> Bool
            ) -> any NSObjectProtocol {
                TestSession.current.addMonitor(handler)
            }
            public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
                TestSession.current.removeMonitor(monitor)
            }

            public func measure(
                metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file,
                line: Int = #line, block: () -> Void
            ) {
                measure(file: file, line: line, block: block)
            }
        }

        extension \(testCaseName): Hashable {
            public static func == (one: \(testCaseName), other: \(testCaseName)) -> Bool { one === other }
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        """

    /// As long as `XCTestCase`, so that columns stay.
    static let testCaseName = "UITestCase"
}
