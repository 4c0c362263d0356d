/// What a test measures. Here it is always the time.
public protocol XCTMetric {}

public final class XCTApplicationLaunchMetric: XCTMetric {
    public init() {}
    public init(waitUntilResponsive: Bool) {}
}

public final class XCTClockMetric: XCTMetric {
    public init() {}
}

public final class XCTCPUMetric: XCTMetric {
    public init() {}
    public init(application: XCUIApplication) {}
}

public final class XCTMemoryMetric: XCTMetric {
    public init() {}
    public init(application: XCUIApplication) {}
}

public final class XCTStorageMetric: XCTMetric {
    public init() {}
    public init(application: XCUIApplication) {}
}

/// How often a test measures.
public final class XCTMeasureOptions {
    public var iterationCount = 5
    public init() {}
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
