import CoreGraphics
import Foundation
import QuartzCore

/// How the progress of an animator goes on.
enum AnimatorCourse {
    /// It stays.
    case held(Double)
    /// It follows the curve, from the beginning to the end.
    case whole
    /// It goes on from a place: to the end or, if it is reversed, back to the beginning.
    case back(Double, Bool)

    /// The progress after a part of the time.
    func progress(_ time: Double, _ pace: (Double) -> Double) -> Double {
        switch self {
        case .held(let progress): progress
        case .whole: pace(time)
        case .back(let place, false): place + (1 - place) * pace(time)
        case .back(let place, true): place * (1 - pace(time))
        }
    }

    /// The progress at the end of the course.
    var end: Double {
        switch self {
        case .held(let progress): progress
        case .back(_, true): 0
        case .whole, .back: 1
        }
    }
}

/// A property of a layer that an animator changes.
@MainActor
final class AnimatorChange {
    private let layer: CALayer
    private let key: String
    /// The part of the animator's progress in which the property changes.
    private let begin: Double
    private let length: Double
    private let view: UIView
    private var snapshot: LayerSnapshot?

    init(_ layer: CALayer, _ view: UIView, _ key: String, from begin: Double, during length: Double) {
        (self.layer, self.view, self.key, self.begin) = (layer, view, key, begin)
        self.length = max(min(length, 1 - begin), 1e-6)
    }

    /// The part of the way at a progress of the animator.
    private func part(_ progress: Double) -> Double {
        if begin == 0, length >= 1 { return progress }
        return min(max((progress - begin) / length, 0), 1)
    }

    /// Sets the timing of an animation for a course, which takes a duration from a time on.
    func time(
        _ animation: CAAnimation, _ course: AnimatorCourse, over duration: TimeInterval, at start: TimeInterval,
        pace: @escaping (Double) -> Double
    ) {
        let (begin, length) = (begin, length)
        func part(_ progress: Double) -> Double {
            begin == 0 && length >= 1 ? progress : min(max((progress - begin) / length, 0), 1)
        }
        animation.timingFunction = PacedFunction { time in
            // In its part of the duration, a change that begins later has the curve for itself.
            if case .whole = course { return pace(begin == 0 && length >= 1 ? time : part(time)) }
            return part(course.progress(time, pace))
        }
        let isHeld = if case .held = course { true } else { false }
        animation.duration = max(duration, 1e-6)
        animation.speed = isHeld ? 0 : 1
        // A time of 0 would stand for now.
        let local = layer.localTime(at: start)
        (animation.beginTime, animation.timeOffset) = (local == 0 ? -1e-9 : local, 0)
    }

    /// Lets the animation follow a course.
    func follow(
        _ course: AnimatorCourse, over duration: TimeInterval, at start: TimeInterval,
        pace: @escaping (Double) -> Double
    ) {
        layer.changeAnimations(of: self) { time($0, course, over: duration, at: start, pace: pace) }
    }

    /// Gives the layer what it has at a progress, and takes the animation away.
    func settle(at progress: Double) {
        let fraction = part(progress)
        snapshot = layer.settleAnimation(of: self, at: fraction, from: snapshot)
        guard key == "backgroundColor", fraction < 1, let color = layer.backgroundColor else { return }
        UIView.performWithoutAnimation { view.backgroundColor = UIColor(cgColor: color) }
    }
}
