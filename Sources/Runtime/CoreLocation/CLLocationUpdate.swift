/// The location of the device, or the reason why it isn't available.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// The location, or nil if it isn't available.
    public internal(set) var location: CLLocation?
    /// Whether the device stays where it is. The next update comes when it moves.
    public internal(set) var stationary = false
    public var isStationary: Bool { stationary }
    public internal(set) var authorizationDenied = false
    public internal(set) var authorizationRestricted = false
    public internal(set) var authorizationRequestInProgress = false
    public internal(set) var locationUnavailable = false
    /// Location services are on, for all apps.
    public var authorizationDeniedGlobally: Bool { false }
    /// An app is in use here as long as it runs.
    public var insufficientlyInUse: Bool { false }
    /// Locations are always exact.
    public var accuracyLimited: Bool { false }
    public internal(set) var serviceSessionRequired = false

    /// Returns the updates, which begin on request.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// Updates, without an end.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<CLLocationUpdate>.AsyncIterator
            public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error)
                -> CLLocationUpdate?
            {
                await base.next(isolation: actor)
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: LiveUpdates.stream.makeAsyncIterator()) }
    }
}

/// Makes the updates of a sequence.
@MainActor
private final class LiveUpdates {
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation
    /// The number of movements, after which the device may stay.
    private var movements = 0

    /// The seconds without a movement after which a device stays.
    private static let pause = 10.0

    nonisolated static var stream: AsyncStream<CLLocationUpdate> {
        AsyncStream { continuation in
            let updates = LiveUpdates(continuation)
            let feed = LocationFeed { updates.send($0) }
            continuation.onTermination = { _ in feed.end() }
        }
    }

    private nonisolated init(_ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
        self.continuation = continuation
    }

    private func send(_ feed: LocationFeed) {
        movements += 1
        let update = update(feed)
        continuation.yield(update)
        guard update.location != nil else { return }
        let number = movements
        feed.later(Self.pause) { [weak feed] in
            guard let feed, self.movements == number else { return }
            var still = self.update(feed)
            still.stationary = true
            self.continuation.yield(still)
        }
    }

    private func update(_ feed: LocationFeed) -> CLLocationUpdate {
        var update = CLLocationUpdate()
        switch LocationAuthorization.shared.status {
        case .denied: update.authorizationDenied = true
        case .restricted: update.authorizationRestricted = true
        case .notDetermined:
            update.authorizationRequestInProgress = LocationAuthorization.shared.isAsking
            update.serviceSessionRequired = !update.authorizationRequestInProgress
        case .authorizedAlways, .authorizedWhenInUse:
            update.location = feed.location
            update.locationUnavailable = update.location == nil
        }
        return update
    }
}
