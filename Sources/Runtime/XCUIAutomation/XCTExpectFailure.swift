/// A failure, as matchers of expected ones see it.
public struct XCTIssue: Sendable {
    /// What kind of failure it is.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    public var type: IssueType
    /// The message of the failure.
    public var compactDescription: String
    public var detailedDescription: String?

    public init(type: IssueType, compactDescription: String, detailedDescription: String? = nil) {
        (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
    }
}

public enum XCTExpectedFailure {
    /// Which failures are expected, and whether one must come.
    public final class Options {
        /// Whether failures are expected at all.
        public var isEnabled = true
        /// Whether the test fails if none comes.
        public var isStrict = true
        /// Returns whether a failure is an expected one.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

        public init() {}

        /// Options with which the test passes although no failure comes.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// A failure that a test expects.
final class ExpectedFailure {
    let reason: String?
    let options: XCTExpectedFailure.Options
    let place: (file: String, line: Int)
    var hasMatched = false

    init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt) {
        (self.reason, self.options, place) = (reason, options, ("\(file)", Int(line)))
    }
}

/// Expects that the rest of the test fails; its failures don't count.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
    line: UInt = #line
) {
    guard options.isEnabled else { return }
    TestSession.current.expect(ExpectedFailure(failureReason, options, file, line))
}

/// Expects that a block fails; its failures don't count.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
    guard options.isEnabled else { return try failingBlock() }
    let session = TestSession.current
    return try session.expect(ExpectedFailure(failureReason, options, file, line), in: failingBlock)
}

/// Expects that the rest of the test fails, with options by name.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    let options = XCTExpectedFailure.Options(enabled, strict, issueMatcher)
    XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects that a block fails, with options by name.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    let options = XCTExpectedFailure.Options(enabled, strict, issueMatcher)
    return try XCTExpectFailure(failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
    convenience init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
        self.init()
        isEnabled = enabled ?? true
        isStrict = strict ?? true
        if let matcher { issueMatcher = matcher }
    }
}
