import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// What fingers do to a map: drag, pinch, double tap, and select annotations.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private var last = CGPoint.zero
    private var dragged: MKAnnotationView?

    init(_ map: MKMapView) { self.map = map }

    func add() {
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        let twoFingers = UITapGestureRecognizer()
        twoFingers.numberOfTouchesRequired = 2
        let tap = UITapGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        pan.addHandler { [weak self] _ in self?.drag() }
        pinch.addHandler { [weak self] _ in self?.zoom() }
        doubleTap.addHandler { [weak self] in self?.zoom(by: 2, $0) }
        twoFingers.addHandler { [weak self] in self?.zoom(by: 0.5, $0) }
        tap.addHandler { [weak self] in self?.tap($0) }
        press.addHandler { [weak self] in self?.press($0) }
        for recognizer in [pan, pinch, doubleTap, twoFingers, tap, press] {
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { [pan, pinch].contains(gestureRecognizer) && [pan, pinch].contains(other) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch gestureRecognizer {
        case pan: return map.isScrollEnabled
        case is UILongPressGestureRecognizer:
            return map.annotationView(at: gestureRecognizer.location(in: map))?.isDraggable == true
        case is UITapGestureRecognizer: return !map.isInCallout(gestureRecognizer.location(in: map))
        default: return map.isZoomEnabled
        }
    }

    private func drag() {
        switch pan.state {
        case .began:
            map.stop()
            map.user.follow(.none, animated: false)
            map.delegate?.mapView(map, regionWillChangeAnimated: true)
            last = .zero
        case .ended: glide(pan.velocity(in: map))
        case .cancelled, .failed: map.delegate?.mapView(map, regionDidChangeAnimated: true)
        default: break
        }
        guard pan.state == .began || pan.state == .changed else { return }
        let moved = pan.translation(in: map)
        var camera = map.sight
        camera.move(by: CGPoint(x: moved.x - last.x, y: moved.y - last.y))
        last = moved
        map.show(camera)
    }

    /// The share of the velocity that is left after a second of gliding: that of a scroll view.
    private static let friction = 0.0182

    private func glide(_ velocity: CGPoint) {
        let speed = hypot(velocity.x, velocity.y)
        guard speed > 60 else {
            map.delegate?.mapView(map, regionDidChangeAnimated: true)
            return
        }
        // Until it is as slow as 10 points per second.
        let seconds = log(10 / speed) / log(Self.friction)
        let start = map.sight
        map.run(for: seconds) { map, share in
            let way = (pow(Self.friction, share * seconds) - 1) / log(Self.friction)
            var camera = start
            camera.size = map.sight.size
            camera.move(by: CGPoint(x: velocity.x * way, y: velocity.y * way))
            map.show(camera)
        }
    }

    private func zoom() {
        switch pinch.state {
        case .began:
            map.stop()
            map.delegate?.mapView(map, regionWillChangeAnimated: true)
        case .ended, .cancelled: map.delegate?.mapView(map, regionDidChangeAnimated: true)
        default: break
        }
        guard pinch.state == .began || pinch.state == .changed else { return }
        var camera = map.sight
        camera.zoom(by: pinch.scale, at: pinch.location(in: map))
        pinch.scale = 1
        map.show(camera)
    }

    private func zoom(by factor: Double, _ recognizer: UIGestureRecognizer) {
        guard map.isZoomEnabled else { return }
        var camera = map.sight
        camera.zoom(by: factor, at: recognizer.location(in: map))
        map.go(to: camera, animated: true)
    }

    private func tap(_ recognizer: UIGestureRecognizer) {
        map.changeSelection(to: map.annotationView(at: recognizer.location(in: map)))
    }

    // MARK: Dragging annotations

    private func press(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: map)
        switch recognizer.state {
        case .began:
            dragged = map.annotationView(at: point)
            change(.starting)
            change(.dragging)
        case .changed:
            guard let dragged, let annotation = dragged.annotation as? MKPointAnnotation else { return }
            annotation.coordinate = map.convert(
                CGPoint(x: point.x, y: point.y + dragged.bounds.height / 2), toCoordinateFrom: map)
        case .ended, .cancelled:
            change(recognizer.state == .ended ? .ending : .canceling)
            dragged = nil
        default: break
        }
    }

    private func change(_ state: MKAnnotationView.DragState) {
        guard let dragged else { return }
        let old = dragged.dragState
        dragged.setDragState(state, animated: true)
        map.delegate?.mapView(map, annotationView: dragged, didChange: state, fromOldState: old)
    }
}
