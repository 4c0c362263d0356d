import Foundation
import QuartzCore
import Synchronization
import UIKit

/// Calls a closure where the device is, and again when that or the app's permission changes.
// Sendable since its state is of the main thread.
final class LocationFeed: @unchecked Sendable {
    private let environment = UIEnvironment.current
    private let changed: @MainActor (LocationFeed) -> Void

    /// Begins on the main thread.
    init(_ changed: @escaping @MainActor (LocationFeed) -> Void) {
        self.changed = changed
        let environment = environment
        MainThread.perform { [self] in
            environment.observe(\.place, for: self) { [weak self] in self?.notify() }
            LocationAuthorization.shared.observe(for: self) { [weak self] in self?.notify() }
            environment.schedule(after: 0) { [weak self] in self?.notify() }
        }
    }

    @MainActor
    private func notify() { environment.perform { changed(self) } }

    /// Calls a closure later, on the main thread.
    func later(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        let environment = environment
        MainThread.perform { environment.schedule(after: seconds, keepsAwake: false, body) }
    }

    @MainActor
    var location: CLLocation? { environment.conditions.place.map { CLLocation($0) } }

    func end() {
        let environment = environment
        MainThread.perform { [self] in
            environment.stopObserving(for: self)
            LocationAuthorization.shared.stopObserving(for: self)
        }
    }
}

extension CLLocation {
    /// The location of a device that somebody has chosen.
    convenience init(_ place: DevicePlace) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude, horizontalAccuracy: 5, verticalAccuracy: 5, course: -1, courseAccuracy: -1,
            speed: -1, speedAccuracy: -1, timestamp: Date(),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }
}
