public import CoreLocation
public import Foundation

extension MKMapView {
    /// The distances from which a map may be seen, in meters.
    public final class CameraZoomRange: NSObject, NSCopying, Sendable {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range, or returns nil if it ends before it begins. `MKMapCameraZoomDefault` is no limit.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
        ) {
            let least = minCenterCoordinateDistance == MKMapCameraZoomDefault ? 0 : minCenterCoordinateDistance
            let most = maxCenterCoordinateDistance == MKMapCameraZoomDefault ? .infinity : maxCenterCoordinateDistance
            guard least >= 0, least <= most else { return nil }
            (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) = (least, most)
        }

        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minCenterCoordinateDistance,
                maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: MKMapCameraZoomDefault,
                maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }

        /// Creates a range without limits.
        override init() { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, .infinity) }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Where the middle of a map has to stay.
    public final class CameraBoundary: NSObject, NSCopying, Sendable {
        public let mapRect: MKMapRect

        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
        }

        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard let rect = region.mapRect else { return nil }
            mapRect = rect
        }

        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
    }

    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    /// Returns a camera within the limits of the map.
    func limited(_ camera: MapCamera) -> MapCamera {
        var camera = camera
        let latitude = camera.center.coordinate.latitude
        if let range = cameraZoomRange, camera.size.height > 0 {
            let most = camera.scale(at: range.minCenterCoordinateDistance, latitude)
            let least =
                range.maxCenterCoordinateDistance.isFinite
                ? camera.scale(at: range.maxCenterCoordinateDistance, latitude) : 0
            camera.scale = min(max(camera.scale, least), most)
        }
        if let room = cameraBoundary?.mapRect {
            camera.center.x = min(max(camera.center.x, room.minX), room.maxX)
            camera.center.y = min(max(camera.center.y, room.minY), room.maxY)
        }
        if camera != self.sight { camera.keepInWorld() }
        return camera
    }

    /// Moves the map within its limits, if it is outside.
    func limit(animated: Bool) {
        guard sight.size != .zero, limited(sight) != sight else { return }
        go(to: limited(sight), animated: animated)
    }
}

/// A distance that isn't limited.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
