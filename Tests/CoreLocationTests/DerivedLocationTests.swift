import CoreLocation
import Foundation
import Testing

/// Classes of locations as apps derive them.
@Suite struct DerivedLocationTests {
    /// A place that an app makes up, as tests do.
    private final class Invented: CLLocation, @unchecked Sendable {
        override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 1, longitude: 2) }
        override var speed: CLLocationSpeed { 9 }
    }

    private final class Stay: CLVisit, @unchecked Sendable {
        override var arrivalDate: Date { Date(timeIntervalSince1970: 60) }
    }

    @Test("Apps derive classes from locations and visits, which archives keep")
    func derived() throws {
        let place = Invented()
        #expect(place.coordinate.longitude == 2 && place.speed == 9 && place.course == -1)
        #expect(place.distance(from: CLLocation(latitude: 1, longitude: 2)) == 0)
        #expect(Stay().arrivalDate.timeIntervalSince1970 == 60 && Stay().departureDate == .distantFuture)
        let data = try NSKeyedArchiver.archivedData(withRootObject: CLVisit(), requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLVisit.self, from: data))
        #expect(copy.departureDate == .distantFuture && copy.coordinate.latitude == 0)
    }
}
