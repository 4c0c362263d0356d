import Foundation
import UIKit

/// What part of the map is shown: the place in the middle, and how many points of the screen one of the map takes.
struct MapCamera: Hashable {
    var center = MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2)
    var scale = 1.0
    var size = CGSize.zero

    /// The most points that one of the map takes: a street crosses the screen.
    static let mostScale = 2.0

    /// The scale at which the world is as high as the view, or wide enough for it.
    var leastScale: Double { max(size.height, 1) / MKMapSize.world.height }

    init() {}

    /// Creates a camera that shows all of a rectangle within insets of a view.
    init(showing rect: MKMapRect, in size: CGSize, insets: UIEdgeInsets = .zero) {
        self.size = size
        let width = max(1, size.width - insets.left - insets.right)
        let height = max(1, size.height - insets.top - insets.bottom)
        scale = min(width / max(rect.width, 1e-9), height / max(rect.height, 1e-9))
        scale = min(max(scale, leastScale), Self.mostScale)
        center = MKMapPoint(
            x: rect.midX + (insets.right - insets.left) / 2 / scale,
            y: rect.midY + (insets.bottom - insets.top) / 2 / scale)
        keepInWorld()
    }

    /// Goes no farther north and south than the map, and around the world.
    mutating func keepInWorld() {
        scale = min(max(scale, leastScale), Self.mostScale)
        let half = size.height / 2 / scale
        let height = MKMapSize.world.height
        center.y = half * 2 >= height ? height / 2 : min(max(center.y, half), height - half)
        let width = MKMapSize.world.width
        center.x -= (center.x / width).rounded(.down) * width
    }

    var visible: MKMapRect {
        let (width, height) = (size.width / scale, size.height / scale)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// Returns the place in the view, of the world that is nearest to the middle.
    func point(for place: MKMapPoint) -> CGPoint {
        let world = MKMapSize.world.width
        let east = place.x - center.x
        let turned = east - (east / world).rounded() * world
        return CGPoint(x: size.width / 2 + turned * scale, y: size.height / 2 + (place.y - center.y) * scale)
    }

    func mapPoint(at point: CGPoint) -> MKMapPoint {
        MKMapPoint(x: center.x + (point.x - size.width / 2) / scale, y: center.y + (point.y - size.height / 2) / scale)
    }

    /// Zooms so that what is at a point stays there.
    mutating func zoom(by factor: Double, at point: CGPoint) {
        let place = mapPoint(at: point)
        scale = min(max(scale * factor, leastScale), Self.mostScale)
        center = MKMapPoint(
            x: place.x - (point.x - size.width / 2) / scale, y: place.y - (point.y - size.height / 2) / scale)
        keepInWorld()
    }

    mutating func move(by distance: CGPoint) {
        center.x -= distance.x / scale
        center.y -= distance.y / scale
        keepInWorld()
    }

    /// Returns the camera on the way to another.
    func between(_ other: MapCamera, _ share: Double) -> MapCamera {
        var camera = other
        camera.scale = scale * pow(other.scale / scale, share)
        // The middle moves evenly on the screen, although its scale changes.
        let progress =
            abs(other.scale / scale - 1) < 1e-6 ? share : (1 / scale - 1 / camera.scale) / (1 / scale - 1 / other.scale)
        let world = MKMapSize.world.width
        let east = other.center.x - center.x
        camera.center.x = center.x + (east - (east / world).rounded() * world) * progress
        camera.center.y = center.y + (other.center.y - center.y) * progress
        camera.keepInWorld()
        return camera
    }
}
