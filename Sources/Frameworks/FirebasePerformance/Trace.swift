public import Foundation

/// A measurement of what happens between two times.
public final class Trace: NSObject, @unchecked Sendable {
    // What changes is guarded by the lock.
    /// The name of the measurement.
    public let name: String
    private let lock = NSLock()
    private var metrics: [String: Int64] = [:]
    private var texts: [String: String] = [:]

    init(_ name: String) { self.name = name }

    /// Begins.
    public func start() {}
    /// Ends.
    public func stop() {}
    /// Adds to a number.
    public func incrementMetric(_ metricName: String, by incrementValue: Int64) {
        lock.withLock { metrics[metricName, default: 0] += incrementValue }
    }
    /// Returns a number.
    public func valueForMetric(_ metricName: String) -> Int64 { lock.withLock { metrics[metricName] ?? 0 } }
    /// Sets a number.
    public func setValue(_ value: Int64, forMetric metricName: String) { lock.withLock { metrics[metricName] = value } }
    /// Sets a text.
    public func setValue(_ value: String, forAttribute attribute: String) { lock.withLock { texts[attribute] = value } }
    /// Returns a text.
    public func value(forAttribute attribute: String) -> String? { lock.withLock { texts[attribute] } }
    /// Removes a text.
    public func removeAttribute(_ attribute: String) { lock.withLock { texts[attribute] = nil } }
    /// The texts.
    public var attributes: [String: String] { lock.withLock { texts } }
}
