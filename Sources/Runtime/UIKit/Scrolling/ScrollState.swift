import CoreGraphics
import Foundation
import QuartzCore

/// What a scroll view is doing: what a finger does to it, and how it moves by itself.
@MainActor
final class ScrollState {
    /// A drag by fingers.
    struct Drag {
        /// The offset that the fingers asked for when they began.
        var start: CGPoint
        /// The translation of the fingers at that time.
        var base: CGPoint
        /// The axis to which scrolling is locked.
        var lock: NSLayoutConstraint.Axis?
    }

    /// A change of the scale, with fingers or without.
    struct Zoom {
        /// The point of the zoomed view, in its own coordinates, that stays below the fingers.
        var anchor: CGPoint
        /// The scale at the beginning.
        var scale: CGFloat
    }

    /// A change of scale and offset without fingers.
    struct ZoomAnimation {
        var from: (scale: CGFloat, offset: CGPoint)
        var to: (scale: CGFloat, offset: CGPoint)
        var start: TimeInterval
        /// Whether the scale comes back from beyond its limits.
        var isBounce: Bool
    }

    var isTouched = false
    /// Whether the touch has stopped a movement.
    var hasStopped = false
    var drag: Drag?
    var movement: ScrollMovement?
    var zoom: Zoom?
    var zoomAnimation: ZoomAnimation?
    var zoomScale: CGFloat = 1
    /// Whether the offset is being changed by the scroll view itself.
    var isMovingItself = false
    /// The end of scrolling with a wheel, which comes some time after the last turn.
    var wheelEnd: HostClock.Ticket?

    /// Keeps a movement on its way when the app changes the offset meanwhile.
    func shift(by delta: CGPoint, from offset: CGPoint, at time: TimeInterval, rate: CGFloat) {
        drag?.start.x += delta.x
        drag?.start.y += delta.y
        guard case .decelerating(let x, let y) = movement else { return }
        movement = .decelerating(
            x: x.moved(by: delta.x, from: offset.x, at: time, rate: rate),
            y: y.moved(by: delta.y, from: offset.y, at: time, rate: rate))
    }
}
