import AppStage
import Foundation
import Testing
import UIKit

@testable import CoreLocation

@MainActor
private final class Listener: CLLocationManagerDelegate {
    var visits: [CLVisit] = []
    var errors: [CLError.Code] = []
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { visits.append(visit) }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError { errors.append(error.code) }
    }
}

@MainActor
@Suite("Where the device is, as sequences", .serialized) struct LiveLocationTests {
    private let munich = DevicePlace(latitude: 48.137, longitude: 11.575)

    /// Lets the app know where it is. Other tests change that while one waits.
    private func allow() { LocationAuthorization.shared.allowOnce(.authorizedWhenInUse) }

    private func stage(_ place: DevicePlace?, allowed status: CLAuthorizationStatus?) throws -> AppStage {
        LocationAuthorization.shared.reset()
        if let status { LocationAuthorization.shared.allowOnce(status) }
        return try AppStage(place: place) { UIViewController() }
    }

    @Test("updates tell the place, each new one, and that the device stays")
    func updates() async throws {
        let stage = try stage(munich, allowed: .authorizedWhenInUse)
        var updates = try stage.run { CLLocationUpdate.liveUpdates(.fitness).makeAsyncIterator() }
        let first = try #require(try await updates.next(isolation: #isolation))
        #expect(first.location?.coordinate.latitude == 48.137 && !first.stationary && !first.locationUnavailable)
        #expect(first.location?.sourceInformation?.isSimulatedBySoftware == true)
        allow()
        try stage.perform(#"{"device": {"place": [48.2, 11.6]}}"#)
        #expect(try await updates.next(isolation: #isolation)?.location?.coordinate.latitude == 48.2)
        allow()
        try stage.perform(#"{"wait": 11}"#)
        let still = try #require(try await updates.next(isolation: #isolation))
        #expect(still.stationary && still.location?.coordinate.latitude == 48.2)
    }

    @Test("updates say why there is no place")
    func failures() async throws {
        var unknown = try stage(nil, allowed: .authorizedWhenInUse).run {
            CLLocationUpdate.liveUpdates().makeAsyncIterator()
        }
        let first = try #require(try await unknown.next(isolation: #isolation))
        #expect(first.locationUnavailable && first.location == nil && !first.authorizationDenied)
        var denied = try stage(munich, allowed: .denied).run { CLLocationUpdate.liveUpdates().makeAsyncIterator() }
        #expect(try await denied.next(isolation: #isolation)?.authorizationDenied == true)
        var open = try stage(munich, allowed: nil).run { CLLocationUpdate.liveUpdates().makeAsyncIterator() }
        #expect(try await open.next(isolation: #isolation)?.serviceSessionRequired == true)
    }

    @Test("a monitor tells when the device comes to a circle and leaves it, and that beacons aren't found")
    func monitor() async throws {
        let stage = try stage(munich, allowed: .authorizedWhenInUse)
        let monitor = await CLMonitor("Shops")
        var events = await monitor.events.makeAsyncIterator()
        let circle = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 48.4, longitude: 11.7), radius: 500)
        // A task goes on in the environment in which it is created.
        let adding = try stage.run {
            Task {
                await monitor.add(circle, identifier: "Shop")
                await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "Beacon")
            }
        }
        await adding.value
        allow()
        try stage.perform(#"{"wait": 1}"#, #"{"device": {"place": [48.401, 11.7]}}"#)
        var told: [String] = []
        for _ in 0..<3 {
            let event = try #require(try await events.next(isolation: #isolation))
            told.append("\(event.identifier) \(event.state)")
            #expect(event.conditionUnsupported == (event.identifier == "Beacon"))
        }
        #expect(told == ["Shop unsatisfied", "Beacon unmonitored", "Shop satisfied"])
        #expect(await monitor.identifiers == ["Shop", "Beacon"])
        #expect(await monitor.record(for: "Shop")?.lastEvent.state == .satisfied)
        await monitor.remove("Shop")
        #expect(await monitor.record(for: "Shop") == nil)
    }

    @Test("a session without a purpose in Info.plist isn't asked for, and its diagnostics follow the permission")
    func session() async throws {
        let stage = try stage(munich, allowed: nil)
        let session = try stage.run { CLServiceSession(authorization: .always) }
        #expect(stage.messages.contains { $0.contains("NSLocationAlwaysAndWhenInUseUsageDescription") })
        var diagnostics = try stage.run { session.diagnostics.makeAsyncIterator() }
        #expect(try await diagnostics.next(isolation: #isolation)?.authorizationDenied == false)
        LocationAuthorization.shared.reset()
        try stage.run { LocationAuthorization.shared.ask("Shows shops nearby.") {} }
        try stage.perform(#"{"tap": {"text": "Don’t Allow"}}"#)
        let denied = try #require(try await diagnostics.next(isolation: #isolation))
        #expect(denied.authorizationDenied && denied.alwaysAuthorizationDenied)
        LocationAuthorization.shared.reset()
        session.invalidate()
    }

    @Test("a stay of some minutes is a visit, which ends when the device leaves")
    func visits() throws {
        let stage = try stage(munich, allowed: .authorizedAlways)
        let listener = Listener()
        let manager = try stage.run {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.startMonitoringVisits()
            return manager
        }
        try stage.perform(#"{"wait": 200}"#)
        #expect(listener.visits.isEmpty)
        try stage.perform(#"{"wait": 200}"#)
        #expect(listener.visits.map(\.coordinate.latitude) == [48.137])
        #expect(listener.visits.last?.departureDate == .distantFuture)
        // Across the street, then to another town.
        try stage.perform(#"{"device": {"place": [48.1372, 11.575]}}"#)
        #expect(listener.visits.count == 1)
        try stage.perform(#"{"device": {"place": [48.4, 11.7]}}"#)
        #expect(listener.visits.count == 2 && listener.visits.last?.departureDate != .distantFuture)
        try stage.run { manager.stopMonitoringVisits() }
        try stage.perform(#"{"wait": 400}"#)
        #expect(listener.visits.count == 2)
    }

    @Test("what needs hardware that isn't there fails as on a device without it, and is said once")
    func missing() throws {
        let stage = try stage(munich, allowed: .authorizedAlways)
        let listener = Listener()
        try stage.run {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.startUpdatingHeading()
            manager.startUpdatingHeading()
            manager.startMonitoringLocationPushes { data, error in #expect(data == nil && error != nil) }
            return manager
        }
        #expect(stage.messages.filter { $0.contains("compass") }.count == 1)
        #expect(!CLLocationManager.headingAvailable() && !CLLocationManager.deferredLocationUpdatesAvailable())
    }

    @Test("a location is archived with all that it says")
    func archive() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(back.coordinate.latitude == 1.5 && back.coordinate.longitude == -2 && back.altitude == 3)
        #expect(back.course == 6 && back.speed == 7 && back.timestamp == location.timestamp)
    }
}
