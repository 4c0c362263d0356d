import AppStage
import CoreGraphics
import CoreLocation
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
private final class MapDelegate: MKMapViewDelegate {
    var calls: [String] = []
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { calls.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("did \(animated)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        calls.append("select \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { calls.append("deselect") }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { calls.append("callout") }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard annotation.title == "Pin" else { return nil }
        let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .red
        renderer.lineWidth = 6
        return renderer
    }
}

/// A view as apps write them: with the initializers of iOS.
private final class PriceView: MKAnnotationView {
    private(set) var prepared = 0
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame.size = CGSize(width: 40, height: 20)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForDisplay() {
        super.prepareForDisplay()
        prepared += 1
    }
}

@MainActor
private final class MapController: UIViewController {
    let map = MKMapView()
    override func loadView() { view = map }
}

@MainActor
@Suite("Maps") struct MapTests {
    private let delegate = MapDelegate()
    private let munich = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

    private func stage() throws -> (AppStage, MKMapView) {
        var controller: MapController?
        let stage = try AppStage {
            let new = MapController()
            new.map.delegate = delegate
            controller = new
            return new
        }
        let map = try #require(controller?.map)
        delegate.calls = []
        return (stage, map)
    }

    @Test("coordinates and points of the map are each other's reverse, and the world is as large as documented")
    func projection() {
        for coordinate in [munich, CLLocationCoordinate2D(latitude: -33.9, longitude: 151.2)] {
            let back = MKMapPoint(coordinate).coordinate
            #expect(
                abs(back.latitude - coordinate.latitude) < 1e-9 && abs(back.longitude - coordinate.longitude) < 1e-9)
        }
        #expect(
            MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)) == MKMapPoint(x: 134_217_728, y: 134_217_728))
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.7) < 0.1)
    }

    @Test("a region that is set is shown whole, with its middle in the middle")
    func region() throws {
        let (stage, map) = try stage()
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, latitudinalMeters: 5000, longitudinalMeters: 5000), animated: false)
        }
        #expect(abs(map.centerCoordinate.latitude - munich.latitude) < 1e-6)
        #expect(abs(map.region.span.longitudeDelta - 0.0674) < 0.001)
        #expect(map.region.span.latitudeDelta > 0.045)
        #expect(delegate.calls == ["will false", "did false"])
        let middle = map.convert(munich, toPointTo: map)
        #expect(abs(middle.x - map.bounds.midX) < 0.01 && abs(middle.y - map.bounds.midY) < 0.01)
        let back = map.convert(middle, toCoordinateFrom: map)
        #expect(abs(back.longitude - munich.longitude) < 1e-9)
    }

    @Test("a rectangle that is set before the map has a size keeps its distance from the edges, too")
    func paddedBeforeLayout() {
        let map = MKMapView()
        let rect = MKMapRect(origin: MKMapPoint(munich), size: MKMapSize(width: 40_000, height: 1_000))
        map.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30), animated: false)
        map.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
        map.layoutIfNeeded()
        #expect(abs(map.convert(munich, toPointTo: map).x - 50) < 0.01)
        let end = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
        #expect(abs(map.convert(end, toPointTo: map).x - 450) < 0.01)
    }

    @Test("an animated region arrives, and is reported at its end")
    func animation() throws {
        let (stage, map) = try stage()
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, latitudinalMeters: 900, longitudinalMeters: 900), animated: true)
        }
        #expect(abs(map.centerCoordinate.longitude - munich.longitude) < 1e-6)
        #expect(delegate.calls == ["will true", "did true"])
    }

    @Test("coastlines are where they are: the sea is blue, and land isn't")
    func ground() throws {
        let (stage, map) = try stage()
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20)),
                animated: false)
        }
        let sea = map.convert(CLLocationCoordinate2D(latitude: 43.0, longitude: 8.0), toPointTo: nil)
        let land = map.convert(CLLocationCoordinate2D(latitude: 46.3, longitude: 3.3), toPointTo: nil)
        let (blue, brown) = (try #require(stage.color(at: sea)), try #require(stage.color(at: land)))
        #expect(blue.blue > blue.red + 40, "\(blue)")
        #expect(brown.red > 230 && brown.red > brown.blue, "\(brown)")
    }

    @Test("a finger drags the map, two zoom it, and two taps come closer")
    func gestures() throws {
        let (stage, map) = try stage()
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, latitudinalMeters: 90_000, longitudinalMeters: 90_000),
                animated: false)
        }
        delegate.calls = []
        let window = #"{"class": "UIWindow"}"#
        try stage.perform(#"{"drag": \#(window), "at": [200, 400], "by": [100, 0], "seconds": 1}"#)
        #expect(map.centerCoordinate.longitude < munich.longitude - 0.1)
        #expect(abs(map.centerCoordinate.latitude - munich.latitude) < 0.01)
        #expect(delegate.calls.first == "will true" && delegate.calls.last == "did true")
        let width = map.region.span.longitudeDelta
        try stage.perform(#"{"doubleTap": \#(window), "at": [200, 400]}"#)
        #expect(abs(map.region.span.longitudeDelta - width / 2) < width / 100)
        try stage.perform(#"{"pinch": \#(window), "scale": 2}"#)
        #expect(map.region.span.longitudeDelta < width / 3)
        try stage.run { map.isScrollEnabled = false }
        let center = map.centerCoordinate
        try stage.perform(#"{"drag": \#(window), "at": [200, 400], "by": [100, 0]}"#)
        #expect(map.centerCoordinate.longitude == center.longitude)
    }

    @Test("annotations stand at their places, are found by their titles, selected by a tap, and have callouts")
    func annotations() throws {
        let (stage, map) = try stage()
        let (pin, marker) = (MKPointAnnotation(), MKPointAnnotation())
        (pin.title, pin.subtitle, pin.coordinate) = ("Pin", "of Munich", munich)
        (marker.title, marker.coordinate) = ("Marker", CLLocationCoordinate2D(latitude: 48.2, longitude: 11.575))
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(center: munich, latitudinalMeters: 30_000, longitudinalMeters: 30_000),
                animated: false)
            map.addAnnotations([pin, marker])
        }
        delegate.calls = []
        let view = try #require(map.view(for: pin))
        #expect(view is MKPinAnnotationView && map.view(for: marker) is MKMarkerAnnotationView)
        #expect(abs(view.center.x - map.bounds.midX) < 0.01)
        try stage.perform(#"{"tap": {"label": "Pin"}}"#, #"{"expect": {"text": "of Munich"}, "visible": true}"#)
        #expect(map.selectedAnnotations.first === pin && delegate.calls == ["select Pin"])
        try stage.perform(#"{"tap": {"class": "UIButton"}}"#)
        #expect(delegate.calls.last == "callout")
        try stage.perform(#"{"tap": {"label": "Marker"}}"#, #"{"expect": {"text": "of Munich"}, "exists": false}"#)
        #expect(map.selectedAnnotations.first === marker)
        let before = view.center
        try stage.run { pin.coordinate.longitude += 0.01 }
        #expect(view.center.x > before.x + 5)
        try stage.run { map.removeAnnotations(map.annotations) }
        #expect(map.annotations.isEmpty && view.superview == nil && map.selectedAnnotations.isEmpty)
    }

    @Test("views of a registered class are made, and used again")
    func registered() throws {
        let (stage, map) = try stage()
        let points = [munich, munich].map { MKPointAnnotation(coordinate: $0) }
        try stage.run {
            map.register(
                PriceView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
            map.addAnnotation(points[0])
        }
        let view = try #require(map.view(for: points[0]) as? PriceView)
        #expect(view.bounds.width == 40 && view.prepared == 1 && view.annotation === points[0])
        try stage.run {
            map.removeAnnotation(points[0])
            map.addAnnotation(points[1])
        }
        #expect(map.view(for: points[1]) === view && view.prepared == 2)
    }

    @Test("lines are drawn by their renderers, at any scale")
    func overlays() throws {
        let (stage, map) = try stage()
        let line = [
            CLLocationCoordinate2D(latitude: munich.latitude, longitude: -120),
            CLLocationCoordinate2D(latitude: munich.latitude, longitude: 140),
        ]
        try stage.run { map.addOverlay(MKPolyline(coordinates: line, count: line.count)) }
        for meters in [4e6, 300] {
            try stage.run {
                map.setRegion(
                    MKCoordinateRegion(center: munich, latitudinalMeters: meters, longitudinalMeters: meters),
                    animated: false)
            }
            let found = try #require(stage.color(at: CGPoint(x: map.bounds.midX, y: map.bounds.midY)))
            #expect(found.red > 200 && found.green < 90, "\(meters): \(found)")
        }
        #expect(map.overlays.count == 1 && map.renderer(for: map.overlays[0]) is MKPolylineRenderer)
        try stage.run { map.removeOverlays(map.overlays) }
        #expect(try #require(stage.color(at: CGPoint(x: map.bounds.midX, y: map.bounds.midY))).green > 90)
    }

    @Test("all annotations are in sight when they are shown")
    func shown() throws {
        let (stage, map) = try stage()
        let places = [(40.7, -74.0), (51.5, -0.1), (-22.9, -43.2)].map {
            CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
        }
        try stage.run { map.showAnnotations(places.map { MKPointAnnotation(coordinate: $0) }, animated: false) }
        for place in places { #expect(map.bounds.contains(map.convert(place, toPointTo: map))) }
    }

    @Test("the map never leaves the world to the north and south, and goes around it")
    func world() throws {
        let (stage, map) = try stage()
        try stage.run { map.setCenter(CLLocationCoordinate2D(latitude: 89, longitude: 179.9), animated: false) }
        #expect(map.visibleMapRect.minY >= -1 && map.visibleMapRect.maxY <= MKMapSize.world.height + 1)
        try stage.run {
            map.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 0, longitude: 179.9), latitudinalMeters: 5e6,
                    longitudinalMeters: 5e6), animated: false)
        }
        let fiji = map.convert(CLLocationCoordinate2D(latitude: -17.8, longitude: -179), toPointTo: map)
        #expect(abs(fiji.x - map.bounds.midX) < 60)
    }

    @Test("the countries are there, and each ring is in the world")
    func data() {
        #expect(World.shared.countries.count == 239 || World.shared.countries.count > 200)
        #expect(World.shared.countries.contains { $0.name == "Germany" })
        #expect(World.shared.countries.allSatisfy { $0.outlines.allSatisfy { MKMapRect.world.contains($0.bounds) } })
    }
}
