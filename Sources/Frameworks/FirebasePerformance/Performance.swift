public import Foundation

/// Measurements of an app. Nothing is measured here.
public final class Performance: NSObject, @unchecked Sendable {
    // Only the app changes it.
    private static let shared = Performance()

    /// Whether something is measured.
    public var isDataCollectionEnabled = true
    /// Whether something is measured without the app asking for it.
    public var isInstrumentationEnabled = true

    /// Returns the measurements.
    public class func sharedInstance() -> Performance { shared }
    /// Begins to measure.
    public class func startTrace(name: String) -> Trace? { shared.trace(name: name) }
    /// Returns a measurement that the app begins.
    public func trace(name: String) -> Trace? { Trace(name) }
}
