import XCUIAutomation

/// What the tests of a target did, over all processes: after a crash another one runs the tests that haven't begun.
struct TestRecord {
    private(set) var events: [TestEvent] = []
    /// How a process ended before its tests or after them, if it wasn't as it should.
    private(set) var crash: String?
    /// The tests that crashed.
    private(set) var crashed: [String] = []
    /// Whether tests run one after the other from now on.
    private(set) var isSerial = false

    /// The tests that have begun.
    var begun: [String] { events.compactMap { $0.kind == .start ? $0.test : nil } }

    /// Adds what happened in a process that ended by a signal, or without one. Returns whether another should run the other tests.
    mutating func add(_ launch: [TestEvent], signal: Int?) -> Bool {
        let known = Set(begun)
        var running: [String] = []
        for event in launch {
            switch event.kind {
            case .start: running.append(event.test)
            case .end: running.removeAll { $0 == event.test }
            default: break
            }
        }
        if running.isEmpty {
            events += launch
            crash = signal.map(Self.words)
            return false
        }
        // Of tests that ran side by side, nobody knows which one it was: they run again, one after the other.
        if running.count > 1, !isSerial {
            isSerial = true
            events += launch.filter { !running.contains($0.test) }
            return true
        }
        events += launch
        for test in running {
            events.append(TestEvent(test: test, kind: .crash(signal: signal), time: launch.last?.time ?? 0))
        }
        crashed += running
        // A test that runs again although it was left out would do so without end.
        return !running.contains(where: known.contains)
    }

    /// Returns how a process ended, in words.
    static func words(for signal: Int?) -> String {
        signal.map { "the tests crashed (signal \($0))" } ?? "the tests ended the process"
    }
}
