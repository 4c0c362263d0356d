import AppStage
import CoreGraphics
import CoreLocation
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
private final class Delegate: MKMapViewDelegate {
    var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }
    var identifier: String? = "cafes"
    var clustered: [Int] = []
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        makeRenderer(overlay)
    }
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
        clustered.append(memberAnnotations.count)
        return MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard annotation is MKPointAnnotation else { return nil }
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "point")
        view.clusteringIdentifier = identifier
        return view
    }
    func mapView(_ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation) -> MKSelectionAccessory? {
        .mapItemDetail(.automatic(presentationViewController: nil))
    }
}

/// Draws its tiles: red where column and row are both even or odd, else green.
private final class Checkers: MKTileOverlay, @unchecked Sendable {
    nonisolated(unsafe) var loaded: [MKTileOverlayPath] = []
    override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        loaded.append(path)
        let context = CGContext(pixelsWide: 16, pixelsHigh: 16, scale: 1)
        let isRed = (path.x + path.y).isMultiple(of: 2)
        context?.setFillColor(CGColor(red: isRed ? 1 : 0, green: isRed ? 0 : 1, blue: 0, alpha: 1))
        context?.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        result(context?.makeImage()?.pngData(), nil)
    }
}

@MainActor
private final class MapController: UIViewController {
    let map = MKMapView()
    override func loadView() { view = map }
}

@MainActor
@Suite("What is drawn on maps, and their limits") struct MapOverlayTests {
    private let delegate = Delegate()
    private let munich = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

    private func stage(around place: CLLocationCoordinate2D? = nil, _ meters: Double = 8e5) throws -> (
        AppStage, MKMapView
    ) {
        var controller: MapController?
        let stage = try AppStage {
            let new = MapController()
            new.map.delegate = delegate
            controller = new
            return new
        }
        let map = try #require(controller?.map)
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: place ?? munich, latitudinalMeters: meters, longitudinalMeters: meters),
                animated: false)
        }
        return (stage, map)
    }

    private func color(_ stage: AppStage, _ map: MKMapView, _ latitude: Double, _ longitude: Double) throws -> [Int] {
        let point = map.convert(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), toPointTo: nil)
        let found = try #require(stage.color(at: point))
        return [found.red, found.green, found.blue]
    }

    private func line(_ places: [(Double, Double)]) -> MKPolyline {
        let places = places.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        return MKPolyline(coordinates: places, count: places.count)
    }

    @Test("a line is drawn from one share of its length to another")
    func strokeRange() throws {
        let (stage, map) = try stage()
        let line = line([(48.137, 8), (48.137, 16)])
        delegate.makeRenderer = { overlay in
            let renderer = MKPolylineRenderer(overlay: overlay)
            (renderer.strokeColor, renderer.lineWidth, renderer.strokeStart) = (.red, 8, 0.5)
            return renderer
        }
        try stage.run { map.addOverlay(line) }
        #expect(try color(stage, map, 48.137, 14)[1] < 90)
        #expect(try color(stage, map, 48.137, 10)[1] > 90)
        try stage.run { (map.renderer(for: line) as? MKPolylineRenderer)?.strokeEnd = 0.6 }
        #expect(try color(stage, map, 48.137, 14)[1] > 90)
        #expect(line.location(atPointIndex: 1) == 1 && line.location(atPointIndex: 7) == 0)
        #expect(line.locations(atPointIndexes: IndexSet([0, 1])) == [0, 1])
    }

    @Test("a gradient's color changes along its line")
    func gradient() throws {
        let (stage, map) = try stage()
        delegate.makeRenderer = { overlay in
            let renderer = MKGradientPolylineRenderer(overlay: overlay)
            renderer.lineWidth = 10
            renderer.setColors([.blue, .red], locations: [1, 0])
            #expect(renderer.colors == [.red, .blue] && renderer.locations == [0, 1])
            return renderer
        }
        try stage.run { map.addOverlay(line([(48.137, 9), (48.137, 14)])) }
        let (west, east) = (try color(stage, map, 48.137, 9.3), try color(stage, map, 48.137, 13.7))
        #expect(west[0] > 200 && west[2] < 60, "\(west)")
        #expect(east[2] > 200 && east[0] < 60, "\(east)")
    }

    @Test("several areas with holes are one overlay, mixed as the renderer says")
    func multiPolygon() throws {
        let (stage, map) = try stage()
        func square(_ west: Double, _ size: Double, _ holes: [MKPolygon] = []) -> MKPolygon {
            let (south, north) = (48.137 - size / 2, 48.137 + size / 2)
            let corners = [(south, west), (south, west + size), (north, west + size), (north, west)].map {
                CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
            }
            return MKPolygon(coordinates: corners, count: 4, interiorPolygons: holes)
        }
        delegate.makeRenderer = { overlay in
            let renderer = MKMultiPolygonRenderer(overlay: overlay)
            (renderer.fillColor, renderer.blendMode) = (.green, .multiply)
            return renderer
        }
        let overlay = MKMultiPolygon([square(9, 2, [square(9.75, 0.5)]), square(12.5, 1)])
        try stage.run { map.addOverlay(overlay) }
        #expect(try color(stage, map, 48.137, 9.3)[0] < 20)
        #expect(try color(stage, map, 48.137, 10)[0] > 200, "a hole")
        #expect(try color(stage, map, 48.137, 13)[0] < 20)
        #expect(try color(stage, map, 48.137, 11.7)[0] > 200)
        #expect(overlay.boundingMapRect.contains(MKMapPoint(overlay.coordinate)))
    }

    @Test("tiles are loaded once for what is seen, and drawn where they belong")
    func tiles() throws {
        let (stage, map) = try stage(around: CLLocationCoordinate2D(latitude: 0, longitude: 0), 2e6)
        let checkers = Checkers(urlTemplate: nil)
        delegate.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        try stage.run { map.addOverlay(checkers) }
        _ = stage.color(at: .zero)
        try stage.run {}
        let z = try #require(checkers.loaded.first?.z)
        #expect(Set(checkers.loaded).count == checkers.loaded.count && Set(checkers.loaded.map(\.z)) == [z])
        // Four tiles meet where the equator crosses the meridian of Greenwich.
        #expect(try color(stage, map, 1, 1) == [0, 255, 0] && color(stage, map, -1, 1) == [255, 0, 0])
        #expect(try color(stage, map, 1, -1) == [255, 0, 0] && color(stage, map, -1, -1) == [0, 255, 0])
        let count = checkers.loaded.count
        try stage.run { map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0.01), animated: false) }
        _ = stage.color(at: .zero)
        #expect(checkers.loaded.count == count)
    }

    @Test("the address of a tile has its place in it, and a missing file is an error")
    func tileAddresses() async throws {
        let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 5, y: 2, z: 3, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/3/5/2@2x.png")
        overlay.isGeometryFlipped = true
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/3/5/5@2x.png")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let missing = MKTileOverlay(urlTemplate: folder.absoluteString + "/{x}.png")
        await #expect(throws: (any Error).self) { _ = try await missing.loadTile(at: path) }
        let paths = MKTileOverlayRenderer.paths(in: .world, zoomScale: 1, of: overlay)
        #expect(paths.isEmpty, "a whole world at once is too much")
    }

    @Test("annotations that are too close stand together, and apart again when there is room")
    func clusters() throws {
        let (stage, map) = try stage(around: munich, 4e5)
        let points = [(48.13, 11.57), (48.14, 11.58), (48.15, 11.59), (49.5, 11)].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
        }
        points[0].title = "Corner"
        try stage.run { map.addAnnotations(points) }
        let view = try #require(map.view(for: points[0]))
        let cluster = try #require(view.cluster?.annotation as? MKClusterAnnotation)
        #expect(delegate.clustered == [3] && cluster.memberAnnotations.count == 3 && view.isHidden)
        #expect(cluster.title == "Corner" && cluster.subtitle == "2 more")
        #expect((map.view(for: cluster) as? MKMarkerAnnotationView)?.glyphText == "3")
        #expect(map.view(for: points[3])?.isHidden == false && map.annotations.count == 4)
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, latitudinalMeters: 4e3, longitudinalMeters: 4e3), animated: false)
        }
        #expect(!view.isHidden && view.cluster == nil && map.view(for: cluster) == nil)
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, latitudinalMeters: 4e5, longitudinalMeters: 4e5), animated: false)
            map.removeAnnotations([points[0], points[1]])
        }
        #expect(map.view(for: points[2])?.isHidden == false && map.view(for: points[2])?.cluster == nil)
    }

    @Test("the map stays within its boundary and distances")
    func limits() throws {
        let (stage, map) = try stage(around: munich, 1e5)
        let region = MKCoordinateRegion(center: munich, latitudinalMeters: 2e4, longitudinalMeters: 2e4)
        try stage.run {
            map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: region)
            map.setCenter(CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), animated: false)
        }
        #expect(abs(map.centerCoordinate.latitude - munich.latitude) < 0.1)
        try stage.run {
            map.cameraZoomRange = MKMapView.CameraZoomRange(
                minCenterCoordinateDistance: 20_000, maxCenterCoordinateDistance: 40_000)
        }
        #expect(abs(map.camera.centerCoordinateDistance - 40_000) < 100)
        try stage.run {
            map.setCamera(
                MKMapCamera(lookingAtCenter: munich, fromDistance: 100, pitch: 0, heading: 0), animated: false)
        }
        #expect(abs(map.camera.centerCoordinateDistance - 20_000) < 100)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 9, maxCenterCoordinateDistance: 3) == nil)
    }

    @Test("overlays change places, and go above and below others")
    func order() throws {
        let (stage, map) = try stage()
        let (one, two, three) = (line([(48, 9), (48, 10)]), line([(48, 9), (49, 10)]), line([(47, 9), (49, 10)]))
        try stage.run {
            map.addOverlays([one, two])
            map.exchangeOverlay(one, with: two)
            map.insertOverlay(three, below: one)
        }
        #expect(map.overlays.map { $0 as? MKPolyline } == [two, three, one])
        try stage.run { map.exchangeOverlay(at: 0, withOverlayAt: 9) }
        #expect(map.overlays.map { $0 as? MKPolyline } == [two, three, one])
    }

    @Test("a place that is selected shows its details")
    func details() throws {
        let (stage, map) = try stage(around: munich, 9000)
        let placemark = MKPlacemark(
            coordinate: munich,
            addressDictionary: ["Street": "Marienplatz 1", "City": "Munich", "ZIP": "80331", "Country": "Germany"])
        let item = MKMapItem(placemark: placemark)
        (item.name, item.phoneNumber) = ("Town Hall", "+49 89 233")
        let place = MKMapItemAnnotation(mapItem: item)
        delegate.identifier = nil
        try stage.run {
            map.addAnnotation(place)
            map.selectAnnotation(place, animated: false)
        }
        for text in ["Town Hall", "Marienplatz 1", "80331 Munich", "+49 89 233"] {
            try stage.perform(#"{"expect": {"class": "UILabel", "text": "\#(text)"}, "visible": true}"#)
        }
        try stage.perform(
            #"{"tap": {"label": "Close"}}"#, #"{"expect": {"text": "Marienplatz 1"}, "exists": false}"#)
        try stage.run { #expect(!item.openInMaps() && !item.openInMaps()) }
        #expect(stage.messages.filter { $0.contains("Maps app") }.count == 1)
    }
}
