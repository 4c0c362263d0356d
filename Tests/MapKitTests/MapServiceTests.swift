import AppStage
import CoreGraphics
import CoreLocation
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
private final class Listener: MKLocalSearchCompleterDelegate {
    var errors: [MKError.Code?] = []
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        errors.append((error as? MKError)?.code)
    }
}

@MainActor
@Suite("What maps know without a service") struct MapServiceTests {
    private let munich = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

    @Test("distances are written in the units of a language, or those that are asked for")
    func distances() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(fromDistance: 1540) == "1,5 km" && formatter.string(fromDistance: 38) == "38 m")
        #expect(formatter.string(fromDistance: 12_600) == "13 km" && formatter.string(fromDistance: 343) == "340 m")
        #expect(formatter.distance(from: "1,5 km") == 1500)
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 1609.344) == "1 mi" && formatter.string(fromDistance: 30) == "98 ft")
        formatter.unitStyle = .full
        #expect(
            formatter.string(fromDistance: 1609.344) == "1 mile" && formatter.string(fromDistance: 8047) == "5 miles")
        formatter.units = .imperialWithYards
        #expect(formatter.string(fromDistance: 91.44) == "100 yards")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 1000) == "1 kilometer")
        #expect(formatter.distance(from: "2 miles") == 2 * 1609.344 && formatter.distance(from: "far") == -1)
        #expect(formatter.string(fromDistance: .nan) == "0 meters")
    }

    @Test("GeoJSON becomes shapes with their properties; what is none is an error")
    func geoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
                {"type": "Feature", "id": 7, "properties": {"name": "Lake"}, "geometry":
                    {"type": "Polygon", "coordinates":
                        [[[11, 48], [12, 48], [12, 49], [11, 48]], [[11.5, 48.1], [11.6, 48.1], [11.6, 48.2]]]}},
                {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
                    {"type": "Point", "coordinates": [11.575, 48.137, 519]},
                    {"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]], [[5, 6], [7, 8], [9, 10]]]},
                    {"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1]]]]}]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        #expect(features[0].properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Lake"}"#)
        let lake = try #require(features[0].geometry.first as? MKPolygon)
        #expect(lake.pointCount == 4 && lake.interiorPolygons?.map(\.pointCount) == [3])
        let parts = features[1].geometry
        #expect((parts[0] as? MKPointAnnotation)?.coordinate.latitude == 48.137)
        #expect((parts[1] as? MKMultiPolyline)?.polylines.map(\.pointCount) == [2, 3])
        #expect((parts[2] as? MKMultiPolygon)?.polygons.count == 1)
        for damaged in [
            "", "[]", "{}", #"{"type": "Point"}"#, #"{"type": "Point", "coordinates": [1]}"#,
            #"{"type": "Point", "coordinates": [999, 0]}"#, #"{"type": "Polygon", "coordinates": []}"#,
            #"{"type": "FeatureCollection"}"#, #"{"type": "Feature", "geometry": {"type": "Cube"}}"#,
        ] {
            #expect { try MKGeoJSONDecoder().decode(Data(damaged.utf8)) } throws: {
                ($0 as? MKError)?.code == .decodingFailed
            }
        }
    }

    @Test("filters include what they name, or all else")
    func filters() {
        let (some, others) = (
            MKPointOfInterestFilter(including: [.cafe, .bakery]), MKPointOfInterestFilter(excluding: [.cafe])
        )
        #expect(some.includes(.cafe) && some.excludes(.zoo) && others.excludes(.cafe) && others.includes(.zoo))
        #expect(
            MKPointOfInterestFilter.includingAll.includes(.atm) && MKPointOfInterestFilter.excludingAll.excludes(.atm))
        #expect(MKAddressFilter(including: [.country, .locality]).includes(.locality))
        #expect(MKAddressFilter(excluding: .country).excludes([.country, .locality]))
    }

    @Test("searches, ways, scenes and places end with the errors of a device without a service")
    func services() async throws {
        let stage = try AppStage { UIViewController() }
        let errors = Codes()
        let item = MKMapItem(placemark: MKPlacemark(coordinate: munich))
        let search = MKLocalSearch(
            request: MKLocalPointsOfInterestRequest(center: munich, radius: 900))
        let canceled = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee"))
        let ways = MKDirections(request: MKDirections.Request())
        let scene = try #require(MKLookAroundSceneRequest(mapItem: item))
        let identifier = try #require(MKMapItem.Identifier(rawValue: "I1"))
        let place = MKMapItemRequest(mapItemIdentifier: identifier)
        try stage.run {
            search.start { errors.add("search", $1) }
            canceled.start { errors.add("canceled", $1) }
            canceled.cancel()
            ways.calculate { errors.add("way", $1) }
            scene.getSceneWithCompletionHandler { errors.add("scene", $1) }
            place.getMapItem { errors.add("place", $1) }
            #expect(search.isSearching && ways.isCalculating && scene.isLoading && place.isLoading)
        }
        for _ in 0..<100 where errors.list.count < 4 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(
            errors.list == [
                "search serverFailure", "way directionsNotFound", "scene serverFailure", "place placemarkNotFound",
            ])
        #expect(!search.isSearching && !ways.isCalculating && !scene.isLoading && !place.isLoading)
        await #expect(throws: MKError.self) { _ = try await ways.calculateETA() }
    }

    /// The errors that were heard of.
    private final class Codes: @unchecked Sendable {
        var list: [String] = []
        func add(_ name: String, _ error: (any Error)?) {
            list.append("\(name) \((error as? MKError).map { "\($0.code)" } ?? "none")")
        }
    }

    @Test("a completer answers once for what was typed, and not after it was canceled")
    func completer() async throws {
        let listener = Listener()
        let completer = MKLocalSearchCompleter()
        completer.delegate = listener
        (completer.queryFragment, completer.queryFragment) = ("Co", "Cof")
        #expect(completer.isSearching)
        for _ in 0..<100 where listener.errors.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        completer.queryFragment = "Coff"
        completer.cancel()
        try await Task.sleep(for: .milliseconds(30))
        #expect(listener.errors == [.serverFailure])
    }

    @Test("a snapshot shows what its camera or region sees")
    func snapshots() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 200, height: 100)
        options.preferredConfiguration = MKImageryMapConfiguration()
        options.camera = MKMapCamera(lookingAtCenter: munich, fromDistance: 50_000, pitch: 0, heading: 0)
        #expect(options.mapType == .satellite && options.preferredConfiguration is MKImageryMapConfiguration)
        let near = try await MKMapSnapshotter(options: options).start()
        let middle = near.point(for: munich)
        #expect(abs(middle.x - 100) < 0.1 && abs(middle.y - 50) < 0.1 && near.image.size == options.size)
        options.region = MKCoordinateRegion(center: munich, latitudinalMeters: 1e6, longitudinalMeters: 1e6)
        let far = try await MKMapSnapshotter(options: options).start()
        let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        #expect(!near.image.size.contains(near.point(for: berlin)) && far.image.size.contains(far.point(for: berlin)))
        let calls = Codes()
        let stopped = MKMapSnapshotter(options: options)
        stopped.start { calls.add("stopped", $1) }
        stopped.cancel()
        let other = MKMapSnapshotter(options: options)
        other.start(with: DispatchQueue(label: "pictures")) { calls.add("other", $1) }
        #expect(other.isLoading && !stopped.isLoading)
        for _ in 0..<100 where calls.list.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(calls.list == ["other none"])
    }

    @Test("configurations and types of maps are each other's")
    func configurations() {
        let map = MKMapView()
        map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
        #expect(map.mapType == .mutedStandard)
        map.preferredConfiguration = MKHybridMapConfiguration()
        #expect(map.mapType == .hybrid)
        #expect(MKMapConfiguration.of(.satelliteFlyover) is MKImageryMapConfiguration)
    }

    @Test("rectangles are cut, and their parts beyond the 180th meridian are in the world")
    func rectangles() {
        let rect = MKMapRect(x: 10, y: 20, width: 100, height: 50)
        let (slice, rest) = rect.divided(atDistance: 30, from: .maxXEdge)
        #expect(slice == MKMapRect(x: 80, y: 20, width: 30, height: 50))
        #expect(rest == MKMapRect(x: 10, y: 20, width: 70, height: 50))
        let (top, below) = rect.divided(atDistance: 999, from: .minYEdge)
        #expect(top == rect && below.height == 0)
        let world = MKMapSize.world.width
        let over = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
        #expect(over.remainder() == MKMapRect(x: 0, y: 0, width: 20, height: 5) && rect.remainder().isNull)
        let under = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        #expect(under.remainder() == MKMapRect(x: world - 10, y: 0, width: 10, height: 5))
    }

    @Test("places and spans are held by values")
    func values() {
        let place = NSValue(mkCoordinate: munich).mkCoordinateValue
        #expect(place.latitude == munich.latitude && place.longitude == munich.longitude)
        let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
            .mkCoordinateSpanValue
        #expect(span.latitudeDelta == 2 && span.longitudeDelta == 3)
    }

    @Test("buttons follow the device, and show the compass only where it is to be")
    func controls() throws {
        var made: MKMapView?
        let stage = try AppStage(place: DevicePlace(latitude: 48, longitude: 11)) {
            let controller = UIViewController()
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            map.showsUserTrackingButton = true
            controller.view.addSubview(map)
            made = map
            return controller
        }
        let map = try #require(made)
        #expect(map.userTrackingMode == .none)
        try stage.perform(#"{"tap": {"label": "Tracking"}}"#)
        #expect(map.userTrackingMode == .follow)
        try stage.perform(#"{"tap": {"label": "Tracking"}}"#)
        #expect(map.userTrackingMode == .none)
        let compass = MKCompassButton(mapView: map)
        #expect(compass.isHidden)
        compass.compassVisibility = .visible
        #expect(!compass.isHidden && compass.intrinsicContentSize.width == 40)
    }
}

extension CGSize {
    fileprivate func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: self).contains(point) }
}
