public import Foundation

/// Finds places. There is no service here that knows any: each search ends with `MKError.serverFailure`.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

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

    public init(request: Request) { super.init() }

    open func start(completionHandler: @escaping CompletionHandler) {
        isSearching = true
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
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
}

@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

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
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    public override init() { super.init() }
    open func cancel() {}
}

/// The kinds of points of interest that a map shows. This one shows none.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    public static let includingAll = MKPointOfInterestFilter()
    public static let excludingAll = MKPointOfInterestFilter()
}
