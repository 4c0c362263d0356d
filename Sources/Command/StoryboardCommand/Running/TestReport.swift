import XCUIAutomation
import XMLTree

/// The results of tests in JUnit's form, which servers of continuous integration read.
struct TestReport {
    private struct Case {
        var name: String
        var seconds = 0.0
        var failures: [(message: String, file: String, line: Int)] = []
        var skip: String?
        var hasEnded = false
    }

    private struct Suite {
        var name: String
        var cases: [Case]
        /// The signal that ended the tests, or nil.
        var signal: Int32?
    }

    private var suites: [Suite] = []

    /// Adds what the tests of a target did. `signal` is the one that ended them.
    mutating func add(_ target: String, _ events: [TestEvent], signal: Int32?) {
        var cases: [Case] = []
        var places: [String: Int] = [:]
        var starts: [String: Double] = [:]
        for event in events {
            if event.kind == .start {
                (places[event.test], starts[event.test]) = (cases.count, event.time)
                cases.append(Case(name: event.test))
            }
            guard let place = places[event.test] else { continue }
            switch event.kind {
            case .start: break
            case .failure(let message, let file, let line): cases[place].failures.append((message, file, line))
            case .skip(let reason): cases[place].skip = reason
            case .end:
                cases[place].seconds = event.time - (starts[event.test] ?? event.time)
                cases[place].hasEnded = true
            }
        }
        suites.append(Suite(name: target, cases: cases, signal: signal))
    }

    // MARK: XML

    var xml: String {
        let parts = suites.map(Self.element)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(parts.joined())</testsuites>\n"
    }

    private static func element(of suite: Suite) -> String {
        // A signal ends the test that had begun, or the process before or after its tests.
        let isBetween = suite.signal != nil && suite.cases.allSatisfy(\.hasEnded)
        var text = suite.cases.map { element(of: $0, in: suite) }.joined()
        if isBetween, let signal = suite.signal {
            text += "    <testcase classname=\"\(suite.name.escapedForXML)\" name=\"the process\">\n"
            text += "      \(crash(signal))\n    </testcase>\n"
        }
        let counts = [
            ("tests", suite.cases.count + (isBetween ? 1 : 0)),
            ("failures", suite.cases.count { !$0.failures.isEmpty }),
            ("errors", isBetween ? 1 : suite.cases.count { !$0.hasEnded }),
            ("skipped", suite.cases.count { $0.skip != nil }),
        ].map { " \($0.0)=\"\($0.1)\"" }.joined()
        let seconds = seconds(suite.cases.reduce(0) { $0 + $1.seconds })
        return
            "  <testsuite name=\"\(suite.name.escapedForXML)\"\(counts) time=\"\(seconds)\">\n\(text)  </testsuite>\n"
    }

    private static func element(of test: Case, in suite: Suite) -> String {
        let dot = test.name.lastIndex(of: ".") ?? test.name.startIndex
        let (type, method) = (test.name[..<dot], test.name[dot...].drop { $0 == "." })
        let head =
            "    <testcase classname=\"\(suite.name.escapedForXML).\(String(type).escapedForXML)\" name=\"\(String(method).escapedForXML)\""
        var content = test.failures.map { failure in
            "      <failure message=\"\(failure.message.escapedForXML)\">\("\(failure.file):\(failure.line): \(failure.message)".escapedForXML)</failure>\n"
        }
        if let reason = test.skip { content.append("      <skipped message=\"\(reason.escapedForXML)\"/>\n") }
        if !test.hasEnded { content.append("      \(crash(suite.signal))\n") }
        let time = " time=\"\(seconds(test.seconds))\""
        return content.isEmpty
            ? "\(head)\(time)/>\n" : "\(head)\(time)>\n\(content.joined())    </testcase>\n"
    }

    private static func crash(_ signal: Int32?) -> String {
        "<error message=\"\(signal.map { "the tests crashed (signal \($0))" } ?? "the tests ended")\"/>"
    }

    /// Returns seconds with three places.
    private static func seconds(_ value: Double) -> String {
        let thousandths = Int(exactly: (max(value, 0) * 1000).rounded()) ?? 0
        let part = String(thousandths % 1000)
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - part.count))\(part)"
    }
}

extension String {
    /// The text in an attribute or element of XML, without the characters that XML can't have.
    fileprivate var escapedForXML: String {
        var allowed = String.UnicodeScalarView()
        for character in unicodeScalars where Entities.isAllowed(character.value) { allowed.append(character) }
        return String(decoding: Entities.encodeAttribute(String(allowed)), as: UTF8.self)
    }
}
