import Foundation

/// The behavior of a timed object outside of its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let removed = Self(rawValue: "removed")
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
}

/// The timing of an animation or of a layer, in the time of what contains it.
public protocol CAMediaTiming: AnyObject {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

extension CAMediaTiming {
    /// The time inside of the object at a time of what contains it.
    func localTime(at outer: CFTimeInterval) -> CFTimeInterval {
        (outer - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The time that all repetitions take, in local time.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = duration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// How far a single run is at a time of what contains it, from 0 to 1; nil outside of the active duration where the
    /// fill mode doesn't extend it.
    func progress(at outer: CFTimeInterval) -> Double? {
        var time = localTime(at: outer)
        let active = activeDuration
        if time < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            time = 0
        } else if time >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            time = active
        }
        guard duration > 0, time.isFinite else { return time < 0 ? 0 : 1 }
        let cycle = duration * (autoreverses ? 2 : 1)
        var inside = time.truncatingRemainder(dividingBy: cycle)
        if inside == 0, time > 0, time == active { inside = cycle }
        let progress = inside / duration
        return progress > 1 ? max(0, 2 - progress) : progress
    }
}
