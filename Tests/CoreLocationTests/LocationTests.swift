import AppStage
import Foundation
import Testing
import UIKit

@testable import CoreLocation

@MainActor
private final class Listener: CLLocationManagerDelegate {
    var locations: [CLLocation] = []
    var errors: [CLError.Code] = []
    var statuses: [CLAuthorizationStatus] = []
    var regions: [String] = []

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        self.locations += locations
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError { errors.append(error.code) }
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        statuses.append(manager.authorizationStatus)
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        regions.append("in \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        regions.append("out \(region.identifier)")
    }
}

@MainActor
@Suite("Where the device is", .serialized) struct LocationTests {
    private let munich = DevicePlace(latitude: 48.137, longitude: 11.575)

    private func stage(_ place: DevicePlace?, allowed status: CLAuthorizationStatus?) throws -> AppStage {
        LocationAuthorization.shared.reset()
        if let status { LocationAuthorization.shared.allowOnce(status) }
        return try AppStage(place: place) { UIViewController() }
    }

    @Test("an app that is allowed to hears the place it begins at, and each new one that is far enough away")
    func updates() throws {
        let stage = try stage(munich, allowed: .authorizedWhenInUse)
        let listener = Listener()
        let manager = try stage.run {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.distanceFilter = 1000
            manager.startUpdatingLocation()
            return manager
        }
        #expect(listener.locations.map(\.coordinate.latitude) == [48.137])
        #expect(listener.statuses == [.authorizedWhenInUse])
        // A hundred meters, then thirty kilometers.
        try stage.perform(#"{"device": {"place": [48.138, 11.575]}}"#)
        #expect(listener.locations.count == 1)
        try stage.perform(#"{"device": {"place": [48.4, 11.7]}}"#)
        #expect(listener.locations.map(\.coordinate.longitude) == [11.575, 11.7])
        #expect(manager.location === listener.locations.last)
        try stage.run { manager.stopUpdatingLocation() }
        try stage.perform(#"{"device": {"place": [0, 0]}}"#)
        #expect(listener.locations.count == 2)
    }

    @Test("a device that doesn't know where it is says so; an app that isn't allowed to hears that")
    func failures() throws {
        let listener = Listener()
        let unknown = try stage(nil, allowed: .authorizedWhenInUse)
        let manager = try unknown.run {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.requestLocation()
            return manager
        }
        #expect(listener.errors == [.locationUnknown])
        let denied = try stage(munich, allowed: .denied)
        try denied.run { manager.requestLocation() }
        #expect(manager.location == nil)
        let other = Listener()
        let second = try denied.run {
            let manager = CLLocationManager()
            manager.delegate = other
            manager.requestLocation()
            return manager
        }
        #expect(other.errors == [.denied] && second.location == nil)
    }

    @Test("a person is asked once; the answer decides, and is kept")
    func asking() throws {
        let stage = try stage(munich, allowed: nil)
        let listener = Listener()
        let manager = try stage.run {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.startUpdatingLocation()
            LocationAuthorization.shared.ask("Shows shops nearby.") {
                listener.statuses.append(manager.authorizationStatus)
            }
            return manager
        }
        #expect(listener.locations.isEmpty)
        try stage.perform(
            #"{"expect": {"text": "Shows shops nearby."}, "visible": true}"#,
            #"{"tap": {"text": "Allow While Using App"}}"#)
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
        #expect(listener.statuses.last == .authorizedWhenInUse)
        LocationAuthorization.shared.reset()
        #expect(manager.authorizationStatus == .notDetermined)
    }

    @Test("an app learns when the device comes to a region and leaves it")
    func regions() throws {
        let stage = try stage(munich, allowed: .authorizedAlways)
        let listener = Listener()
        let manager = try stage.run {
            let manager = CLLocationManager()
            manager.delegate = listener
            let center = CLLocationCoordinate2D(latitude: 48.4, longitude: 11.7)
            manager.startMonitoring(for: CLCircularRegion(center: center, radius: 500, identifier: "Shop"))
            return manager
        }
        try stage.perform(#"{"device": {"place": [48.401, 11.7]}}"#, #"{"device": {"place": [48.5, 11.7]}}"#)
        #expect(listener.regions == ["in Shop", "out Shop"])
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("distances are those on the ellipsoid of WGS 84, also of places opposite to each other")
    func distances() {
        let (berlin, paris) = (
            CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.8566, longitude: 2.3522)
        )
        #expect(abs(berlin.distance(from: paris) - 879_699.316) < 0.001)
        #expect(berlin.distance(from: berlin) == 0)
        let west = (0...2).map { CLLocation(latitude: 41, longitude: -111 - Double($0)) }
        #expect(abs(west[0].distance(from: west[1]) + west[1].distance(from: west[2]) - 168_270) < 10)
        let (one, opposite) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0.5, longitude: 179.7))
        #expect(abs(one.distance(from: opposite) - 19_900_000) < 100_000)
        #expect(
            CLLocationCoordinate2DIsValid(berlin.coordinate)
                && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("A placemark's address has the keys of the address book for what is known")
    func address() throws {
        #expect(CLPlacemark().addressDictionary == nil)
        let place = CLPlacemark()
        (place.name, place.thoroughfare, place.subThoroughfare) = ("Town Hall", "Market Square", "1")
        (place.locality, place.administrativeArea, place.postalCode) = ("Ulm", "BW", "89073")
        (place.country, place.isoCountryCode, place.subAdministrativeArea) = ("Germany", "DE", "Ulm City")
        (place.ocean, place.areasOfInterest) = ("None", ["Minster"])
        let copy = CLPlacemark(placemark: place)
        #expect(copy.ocean == "None" && copy.areasOfInterest == ["Minster"])
        var address = try #require(copy.addressDictionary)
        let lines = address.removeValue(forKey: "FormattedAddressLines") as? [String]
        #expect(lines == ["Town Hall", "1 Market Square", "Ulm BW 89073", "Germany"])
        #expect(
            address as? [String: String] == [
                "Name": "Town Hall", "Street": "1 Market Square", "Thoroughfare": "Market Square",
                "SubThoroughfare": "1",
                "City": "Ulm", "State": "BW", "ZIP": "89073", "Country": "Germany", "CountryCode": "DE",
                "SubAdministrativeArea": "Ulm City",
            ])
        place.name = "1 Market Square"
        #expect((place.addressDictionary?["FormattedAddressLines"] as? [String])?.count == 3)
    }

    @Test("addresses aren't found, with an error that says why")
    func geocoding() async {
        await #expect(throws: CLError.self) { _ = try await CLGeocoder().geocodeAddressString("Marienplatz 1") }
    }
}
