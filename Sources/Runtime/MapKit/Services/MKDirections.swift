public import Foundation

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. There is no service here that knows any: each request ends with `MKError.directionsNotFound`.
@preconcurrency @MainActor
open class MKDirections: NSObject {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() { super.init() }
    }

    open class Response: NSObject {
        public let routes: [MKRoute] = []
    }

    open class ETAResponse: NSObject {
        public let expectedTravelTime: TimeInterval = 0
    }

    open private(set) var isCalculating = false

    public init(request: Request) { super.init() }

    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.directionsNotFound)) }
    }

    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.directionsNotFound)) }
    }

    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func cancel() {}
}

/// A way between two places.
open class MKRoute: NSObject {
    public let name = ""
    public let polyline = MKPolyline([], isClosed: false)
    public let distance = 0.0
    public let expectedTravelTime: TimeInterval = 0
    public let advisoryNotices: [String] = []
    public let transportType = MKDirectionsTransportType.any
    public let steps: [Step] = []

    open class Step: NSObject {
        public let instructions = ""
        public let notice: String? = nil
        public let polyline = MKPolyline([], isClosed: false)
        public let distance = 0.0
    }
}
