public import CoreLocation
public import Foundation

/// Finds places. There is no service here that knows any: each search ends with `MKError.serverFailure`.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// Whether places outside of the region are found.
    public enum RegionPriority: Int, Sendable { case `default`, required }

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var addressFilter: MKAddressFilter?
        open var regionPriority = RegionPriority.default

        public override init() { super.init() }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    open class Response: NSObject {
        public let mapItems: [MKMapItem] = []
        public let boundingRegion = MKCoordinateRegion()
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open private(set) var isSearching = false

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(request: Request()) }

    public init(request: Request) { super.init() }
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }

    open func start(completionHandler: @escaping CompletionHandler) {
        isSearching = true
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            // A search that was canceled isn't answered.
            guard isSearching else { return }
            isSearching = false
            handler(nil, MKError(.serverFailure))
        }
    }

    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() { isSearching = false }
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A suggestion while a place is typed.
open class MKLocalSearchCompletion: NSObject {
    public let title = ""
    public let subtitle = ""
    /// The parts of the texts that were typed.
    public let titleHighlightRanges: [NSValue] = []
    public let subtitleHighlightRanges: [NSValue] = []
}

@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

// An app implements only the methods that it needs; the defaults do nothing.
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Suggests places. There is no service here that knows any.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var results: [MKLocalSearchCompletion] { [] }
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var addressFilter: MKAddressFilter?
    open var regionPriority = MKLocalSearch.RegionPriority.default
    open private(set) var isSearching = false
    open var queryFragment = "" {
        didSet {
            isSearching = !queryFragment.isEmpty
            DispatchQueue.main.async { [weak self] in
                // One answer for what was typed in the meantime, and none for what was canceled.
                guard let self, isSearching else { return }
                isSearching = false
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    public override init() { super.init() }
    open func cancel() { isSearching = false }
}

/// Points of interest around a place.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    /// The greatest radius, in meters.
    public static let maxRadius: CLLocationDistance = 100_000

    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, min(max(0, radius), Self.maxRadius))
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * self.radius, longitudinalMeters: 2 * self.radius)
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        (coordinate, self.region) = (region.center, region)
        let edge = CLLocationCoordinate2D(
            latitude: min(90, region.center.latitude + region.span.latitudeDelta / 2),
            longitude: region.center.longitude)
        radius = min(CLLocation.distance(region.center, edge), Self.maxRadius)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
