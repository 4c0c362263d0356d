import CoreLocation
import Foundation
import UIKit

/// Shows where the device is, and follows it.
@MainActor
final class MapUser: CLLocationManagerDelegate {
    private unowned let map: MKMapView
    private var manager: CLLocationManager?
    private(set) var mode = MKUserTrackingMode.none

    init(_ map: MKMapView) { self.map = map }

    /// Begins or ends to show the place.
    func update() {
        if map.showsUserLocation, manager == nil {
            map.delegate?.mapViewWillStartLocatingUser(map)
            let manager = CLLocationManager()
            manager.delegate = self
            self.manager = manager
            map.userLocation.isUpdating = true
            manager.startUpdatingLocation()
        } else if !map.showsUserLocation, let manager {
            manager.stopUpdatingLocation()
            self.manager = nil
            map.userLocation.isUpdating = false
            map.userLocation.location = nil
            map.removeAnnotation(map.userLocation)
            map.delegate?.mapViewDidStopLocatingUser(map)
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        map.userLocation.location = locations.last
        if map.view(for: map.userLocation) == nil { map.addAnnotation(map.userLocation) }
        map.view(for: map.userLocation)?.isHidden = false
        map.placeAnnotations()
        if mode != .none { center(animated: true) }
        map.delegate?.mapView(map, didUpdate: map.userLocation)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }

    func follow(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != self.mode else { return }
        self.mode = mode
        if mode != .none {
            map.showsUserLocation = true
            center(animated: animated)
        }
        map.delegate?.mapView(map, didChange: mode, animated: animated)
    }

    private func center(animated: Bool) {
        guard let location = map.userLocation.location else { return }
        let region = MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1500, longitudinalMeters: 1500)
        let isNear = map.region.span.latitudeDelta < 0.1
        if isNear {
            map.setCenter(location.coordinate, animated: animated)
        } else {
            map.setRegion(region, animated: animated)
        }
    }
}
