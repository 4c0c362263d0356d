public import Foundation
import Synchronization
import UIKit

/// What an app wants to know about the device's place.
public protocol CLCondition: Sendable {}

/// Tells when conditions begin and end to hold: whether the device is in a circle.
public actor CLMonitor {
    /// A circle on Earth, in which the device is or isn't.
    public struct CircularGeographicCondition: CLCondition, Sendable {
        public let center: CLLocationCoordinate2D
        /// Meters.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }

    /// A beacon that is near. There is no Bluetooth here, which finds beacons: its state stays unmonitored.
    public struct BeaconIdentityCondition: CLCondition, Sendable {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?

        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// A condition that begins or ends to hold.
    public struct Event: Sendable {
        public enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        public typealias MonitoringState = State

        public let identifier: String
        public let state: State
        public let date: Date
        /// What holds in detail, or nil.
        public var refinement: (any CLCondition)? { nil }
        public internal(set) var authorizationDenied = false
        public internal(set) var authorizationRestricted = false
        public internal(set) var authorizationRequestInProgress = false
        public internal(set) var conditionUnsupported = false
        public internal(set) var conditionLimitExceeded = false
        // Location services are on for all apps, and an app is in use as long as it runs; locations are exact and kept.
        public var authorizationDeniedGlobally: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var accuracyLimited: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public internal(set) var serviceSessionRequired = false

        init(_ identifier: String, _ state: State) { (self.identifier, self.state, date) = (identifier, state, Date()) }
    }

    /// A condition and its last reported event.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// Events of a monitor, without an end.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        let stream: AsyncStream<Event>

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Event>.AsyncIterator
            public mutating func next() async throws -> Event? { await base.next() }
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Event? {
                await base.next(isolation: actor)
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }
    }

    public let name: String
    private let watch = ConditionWatch()

    public init(_ name: String) async { self.name = name }

    /// The names of the conditions.
    public var identifiers: [String] { watch.identifiers }

    /// Adds a condition, or puts it in place of the one with its name.
    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) { watch.add(condition, identifier, state) }

    public func remove(_ identifier: String) { watch.remove(identifier) }

    public func record(for identifier: String) -> Record? { watch.record(identifier) }

    public var events: Events { Events(stream: watch.stream) }
}

/// The conditions of a monitor, which are looked at when the device moves.
// Sendable since its entries are behind a lock.
private final class ConditionWatch: @unchecked Sendable {
    private struct State: Sendable {
        var records: [(name: String, record: CLMonitor.Record)] = []
        var listeners: [AsyncStream<CLMonitor.Event>.Continuation] = []
        var feed: LocationFeed?
    }

    /// The most conditions that an app may have, as Apple documents it.
    private static let limit = 20

    private let state = Mutex(State())

    deinit {
        state.withLock { state in
            state.feed?.end()
            for listener in state.listeners { listener.finish() }
        }
    }

    var identifiers: [String] { state.withLock { $0.records.map(\.name) } }

    func record(_ name: String) -> CLMonitor.Record? {
        state.withLock { state in state.records.first { $0.name == name }?.record }
    }

    var stream: AsyncStream<CLMonitor.Event> {
        AsyncStream { continuation in state.withLock { $0.listeners.append(continuation) } }
    }

    func remove(_ name: String) { state.withLock { $0.records.removeAll { $0.name == name } } }

    func add(_ condition: any CLCondition, _ name: String, _ assumed: CLMonitor.Event.State) {
        let isFirst = state.withLock { state in
            state.records.removeAll { $0.name == name }
            let record = CLMonitor.Record(condition: condition, lastEvent: CLMonitor.Event(name, assumed))
            state.records.append((name, record))
            return state.feed == nil
        }
        if isFirst {
            let feed = LocationFeed { [weak self] in self?.look($0) }
            state.withLock { $0.feed = feed }
        } else {
            let feed = state.withLock { $0.feed }
            feed?.later(0) { [weak self] in if let feed { self?.look(feed) } }
        }
    }

    @MainActor
    private func look(_ feed: LocationFeed) {
        let place = feed.location
        let status = LocationAuthorization.shared.status
        state.withLock { state in
            for number in state.records.indices {
                let (name, record) = state.records[number]
                var event = CLMonitor.Event(
                    name, Self.state(of: record.condition, number, place, status) ?? record.lastEvent.state)
                event.authorizationDenied = status == .denied
                event.authorizationRestricted = status == .restricted
                event.serviceSessionRequired = status == .notDetermined
                event.conditionUnsupported = !(record.condition is CLMonitor.CircularGeographicCondition)
                event.conditionLimitExceeded = number >= Self.limit
                guard event.state != record.lastEvent.state else { continue }
                state.records[number].record = CLMonitor.Record(condition: record.condition, lastEvent: event)
                for listener in state.listeners { listener.yield(event) }
            }
        }
    }

    /// Returns the state of a condition, or nil if it can't be determined.
    private static func state(
        of condition: any CLCondition, _ number: Int, _ place: CLLocation?, _ status: CLAuthorizationStatus
    ) -> CLMonitor.Event.State? {
        guard let circle = condition as? CLMonitor.CircularGeographicCondition, number < limit,
            ![.denied, .restricted].contains(status)
        else { return .unmonitored }
        guard status != .notDetermined, let place else { return nil }
        return CLLocation.distance(place.coordinate, circle.center) <= circle.radius ? .satisfied : .unsatisfied
    }
}
