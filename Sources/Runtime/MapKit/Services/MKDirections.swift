public import CoreLocation
public import Foundation
import UIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. There is no service here that knows any: each request ends with `MKError.directionsNotFound`.
@preconcurrency @MainActor
open class MKDirections: NSObject {
    /// Whether ways have something, such as tolls.
    public enum RoutePreference: Int, Sendable { case any, avoid }

    open class Request: NSObject, NSCopying {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any
        public override init() { super.init() }

        /// Creates a request that another app has sent in an address, which none does here.
        public convenience init(contentsOf url: URL) { self.init() }
        open class func isDirectionsRequest(_ url: URL) -> Bool { false }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.source, copy.destination, copy.transportType) = (source, destination, transportType)
            (copy.requestsAlternateRoutes, copy.departureDate) = (requestsAlternateRoutes, departureDate)
            (copy.arrivalDate, copy.tollPreference) = (arrivalDate, tollPreference)
            copy.highwayPreference = highwayPreference
            return copy
        }
    }

    /// Ways between two places.
    open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(_ source: MKMapItem, _ destination: MKMapItem) {
            (self.source, self.destination, routes) = (source, destination, [])
        }
    }

    /// How long a way takes.
    open class ETAResponse: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType

        init(_ source: MKMapItem, _ destination: MKMapItem, _ type: MKDirectionsTransportType, leaving date: Date) {
            (self.source, self.destination, transportType) = (source, destination, type)
            (expectedTravelTime, distance) = (0, 0)
            (expectedArrivalDate, expectedDepartureDate) = (date, date)
        }
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    open private(set) var isCalculating = false

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(request: Request()) }

    public init(request: Request) { super.init() }

    open func calculate(completionHandler: @escaping DirectionsHandler) { fail { completionHandler(nil, $0) } }
    open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }

    private func fail(_ answer: @escaping ((any Error)?) -> Void) {
        UIEnvironment.current.reportOnce("MapKit: there is no service here that finds places and ways")
        isCalculating = true
        nonisolated(unsafe) let answer = answer
        DispatchQueue.main.async { [self] in
            // What was canceled isn't answered.
            guard isCalculating else { return }
            isCalculating = false
            answer(MKError(.directionsNotFound))
        }
    }

    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
    open func cancel() { isCalculating = false }
}

public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse

/// A way between two places. Only a service that knows ways makes one.
open class MKRoute: NSObject {
    public let name = ""
    public let polyline = MKPolyline([], isClosed: false)
    public let distance = 0.0
    public let expectedTravelTime: TimeInterval = 0
    public let advisoryNotices: [String] = []
    public let transportType = MKDirectionsTransportType.any
    public let hasTolls = false
    public let hasHighways = false
    public let steps: [Step] = []

    public override init() { super.init() }

    open class Step: NSObject {
        public let instructions = ""
        public let notice: String? = nil
        public let polyline = MKPolyline([], isClosed: false)
        public let distance = 0.0
        public let transportType = MKDirectionsTransportType.any

        override init() { super.init() }
    }
}

public typealias MKRouteStep = MKRoute.Step
