import XCUIAutomation
import XMLTree

/// The results of tests in JUnit's form, which servers of continuous integration read.
struct TestReport {
    private struct Case {
        var name: String
        var seconds = 0.0
        var failures: [(message: String, file: String, line: Int)] = []
        var skip: String?
        /// How the process ended meanwhile.
        var crash: String?
    }

    private struct Suite {
        var name: String
        var cases: [Case]
        /// How the process ended before its tests or after them, if it wasn't as it should.
        var crash: String?
    }

    private var suites: [Suite] = []

    /// Adds what the tests of a target did.
    mutating func add(_ target: String, _ record: TestRecord) {
        var cases: [Case] = []
        var places: [String: Int] = [:]
        var starts: [String: Double] = [:]
        for event in record.events {
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
            case .crash(let signal): cases[place].crash = TestRecord.words(for: signal)
            }
        }
        suites.append(Suite(name: target, cases: cases, crash: record.crash))
    }

    // MARK: XML

    var xml: String {
        let parts = suites.map(Self.element)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(parts.joined())</testsuites>\n"
    }

    private static func element(of suite: Suite) -> String {
        var text = suite.cases.map { element(of: $0, in: suite) }.joined()
        if let crash = suite.crash {
            text += "    <testcase classname=\"\(suite.name.escapedForXML)\" name=\"the process\">\n"
            text += "      <error message=\"\(crash)\"/>\n    </testcase>\n"
        }
        let between = suite.crash == nil ? 0 : 1
        let counts = [
            ("tests", suite.cases.count + between),
            ("failures", suite.cases.count { !$0.failures.isEmpty }),
            ("errors", suite.cases.count { $0.crash != nil } + between),
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
        if let crash = test.crash { content.append("      <error message=\"\(crash)\"/>\n") }
        let time = " time=\"\(seconds(test.seconds))\""
        return content.isEmpty
            ? "\(head)\(time)/>\n" : "\(head)\(time)>\n\(content.joined())    </testcase>\n"
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
