import MapKit
import UIKit

/// A map that highlights a region, for any scene to embed.
class RegionMapViewController: UIViewController, MKMapViewDelegate {
    @IBOutlet var mapView: MKMapView!

    var highlighted: (any Outlined)?

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        guard let highlighted else { return }
        mapView.addOverlay(MKPolygon(coordinates: highlighted.outline, count: highlighted.outline.count))
        let mark = MKPointAnnotation()
        (mark.title, mark.coordinate) = (highlighted.center.name, highlighted.center.coordinate)
        mapView.addAnnotation(mark)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let region = mapView.overlays.first?.boundingMapRect else { return }
        mapView.setVisibleMapRect(
            region, edgePadding: UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24), animated: false)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolygonRenderer(overlay: overlay)
        renderer.fillColor = UIColor.systemOrange.withAlphaComponent(0.35)
        renderer.strokeColor = .systemOrange
        renderer.lineWidth = 2
        return renderer
    }
}
