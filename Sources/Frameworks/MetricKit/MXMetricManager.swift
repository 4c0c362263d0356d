public import Foundation
public import os

/// Receives a day's measurements.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// What a device measured of an app in a day.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    // It never changes.
    public let latestApplicationVersion = ""
    public let includesMultipleApplicationVersions = false
    public let timeStampBegin = Date(timeIntervalSince1970: 0)
    public let timeStampEnd = Date(timeIntervalSince1970: 0)

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// What went wrong in an app.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    // It never changes.
    public let timeStampBegin = Date(timeIntervalSince1970: 0)
    public let timeStampEnd = Date(timeIntervalSince1970: 0)

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Gives apps what devices measure once a day. As in Apple's simulator, no measurements come.
open class MXMetricManager: NSObject, @unchecked Sendable {
    // It has no state.
    public static let shared = MXMetricManager()

    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

    /// Returns a log for signposts, whose messages go to the console.
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: Bundle.main.bundleIdentifier ?? "", category: category)
    }
}
