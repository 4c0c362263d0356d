public import Foundation
import QuartzCore
import UIKit

/// A stay at a place.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When the device came, or the distant past if that isn't known.
    open internal(set) var arrivalDate: Date
    /// When the device left, or the distant future while it is there.
    open internal(set) var departureDate: Date
    open internal(set) var coordinate: CLLocationCoordinate2D
    open internal(set) var horizontalAccuracy: CLLocationAccuracy

    init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, until departure: Date = .distantFuture) {
        (self.coordinate, arrivalDate, departureDate, horizontalAccuracy) = (coordinate, arrival, departure, 20)
    }

    /// Creates a visit of no place, as Objective-C does.
    public override init() {
        (coordinate, horizontalAccuracy) = (CLLocationCoordinate2D(latitude: 0, longitude: 0), 0)
        (arrivalDate, departureDate) = (.distantPast, .distantFuture)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let number = { (key: String) in coder.decodeDouble(forKey: key) }
        coordinate = CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude"))
        horizontalAccuracy = number("horizontalAccuracy")
        arrivalDate = Date(timeIntervalSinceReferenceDate: number("arrivalDate"))
        departureDate = Date(timeIntervalSinceReferenceDate: number("departureDate"))
    }

    open func encode(with coder: NSCoder) {
        for (key, value) in [
            ("latitude", coordinate.latitude), ("longitude", coordinate.longitude),
            ("horizontalAccuracy", horizontalAccuracy),
            ("arrivalDate", arrivalDate.timeIntervalSinceReferenceDate),
            ("departureDate", departureDate.timeIntervalSinceReferenceDate),
        ] { coder.encode(value, forKey: key) }
    }
}

/// Finds out where the device stays: at a place for some minutes.
@MainActor
final class VisitWatch {
    private let environment = UIEnvironment.current
    private let report: @MainActor (CLVisit) -> Void
    private var visit: CLVisit?
    private var ticket: HostClock.Ticket?

    /// The seconds after which a device counts as staying.
    static let least = 300.0
    /// The meters in which it is still at the same place.
    private static let distance = 100.0

    init(_ report: @escaping @MainActor (CLVisit) -> Void) {
        self.report = report
        environment.observe(\.place, for: self) { [weak self] in self?.moved() }
        wait()
    }

    /// Tells that the device left, and waits until it stays elsewhere.
    private func moved() {
        let here = coordinate
        if let visit {
            if let here, CLLocation.distance(here, visit.coordinate) < Self.distance { return }
            self.visit = nil
            report(CLVisit(visit.coordinate, from: visit.arrivalDate, until: Date()))
        }
        wait()
    }

    private var coordinate: CLLocationCoordinate2D? {
        environment.conditions.place.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) }
    }

    private func wait() {
        ticket.map(environment.clock.cancel)
        guard let coordinate else { return }
        let arrival = Date()
        ticket = environment.schedule(after: Self.least, keepsAwake: false) { [weak self] in
            let visit = CLVisit(coordinate, from: arrival)
            self?.visit = visit
            self?.report(visit)
        }
    }

    func end() {
        ticket.map(environment.clock.cancel)
        environment.stopObserving(for: self)
    }
}
