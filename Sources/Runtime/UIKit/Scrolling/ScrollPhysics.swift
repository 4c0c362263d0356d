import CoreGraphics
import Foundation

/// The laws by which scroll views move.
enum ScrollPhysics {
    /// The share of a finger's movement that an edge gives way to at first.
    static let give: CGFloat = 0.55
    /// The rate of the spring that pulls content back to its edge, per second.
    static let pull: CGFloat = 10
    /// The distance from its end at which a movement is over, in points.
    static let rest: CGFloat = 0.5

    /// Returns how far content is drawn beyond an edge by a finger that is `distance` beyond it, in a view that is
    /// `room` long.
    static func stretch(_ distance: CGFloat, in room: CGFloat) -> CGFloat {
        guard room > 0 else { return 0 }
        return (1 - 1 / (distance * give / room + 1)) * room
    }

    /// Returns how far beyond an edge a finger is by which content is drawn `stretch` beyond it.
    static func reach(_ stretch: CGFloat, in room: CGFloat) -> CGFloat {
        guard room > 0 else { return 0 }
        return room / give * (1 / (1 - min(stretch / room, 0.99)) - 1)
    }

    /// Returns the offset that is shown for an offset that a finger asks for.
    static func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>, room: CGFloat, bounces: Bool) -> CGFloat {
        if offset < range.lowerBound {
            return bounces ? range.lowerBound - stretch(range.lowerBound - offset, in: room) : range.lowerBound
        }
        if offset > range.upperBound {
            return bounces ? range.upperBound + stretch(offset - range.upperBound, in: room) : range.upperBound
        }
        return offset
    }

    /// Returns the offset that a finger asks for where an offset is shown.
    static func asked(_ offset: CGFloat, in range: ClosedRange<CGFloat>, room: CGFloat) -> CGFloat {
        if offset < range.lowerBound { return range.lowerBound - reach(range.lowerBound - offset, in: room) }
        if offset > range.upperBound { return range.upperBound + reach(offset - range.upperBound, in: room) }
        return offset
    }

    /// Returns the distance that an offset goes on, from a velocity in points per second and a rate per millisecond.
    static func distance(_ velocity: CGFloat, rate: CGFloat) -> CGFloat { velocity / decay(rate) }

    /// Returns the share of its velocity that a movement loses per second, for a rate per millisecond.
    static func decay(_ rate: CGFloat) -> CGFloat { -1000 * log(min(max(rate, 0.5), 0.9999)) }
}

/// The movement of an offset along one axis after the finger has left: it slows down towards a target, and where that is
/// beyond an edge, a spring pulls it back.
struct ScrollAxisMotion {
    private let from: CGFloat
    let target: CGFloat
    private let decay: CGFloat
    /// The end of the movement towards the target.
    private let slideEnd: CGFloat
    /// What pulls the offset back: a critically damped spring.
    private let spring: (edge: CGFloat, distance: CGFloat, velocity: CGFloat)?
    private let springEnd: CGFloat
    let range: ClosedRange<CGFloat>
    private let start: TimeInterval

    /// Creates a movement that begins at a time, with a velocity in points per second where a spring pulls.
    init(
        from: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat, in range: ClosedRange<CGFloat>,
        bounces: Bool, at start: TimeInterval
    ) {
        (self.from, self.start, self.range) = (from, start, range)
        decay = ScrollPhysics.decay(rate)
        let edge = min(max(target, range.lowerBound), range.upperBound)
        let way = abs(target - from)
        let wholeSlide = way > ScrollPhysics.rest ? log(way / ScrollPhysics.rest) / decay : 0
        if target == edge {
            (self.target, slideEnd, spring, springEnd) = (target, wholeSlide, nil, wholeSlide)
            return
        }
        self.target = target
        let isBeyond = from < range.lowerBound || from > range.upperBound
        let crossing = isBeyond || from == edge ? 0 : min(log((from - target) / (edge - target)) / decay, wholeSlide)
        slideEnd = crossing
        guard bounces else {
            (spring, springEnd) = (nil, crossing)
            return
        }
        let spring = (
            edge: edge, distance: isBeyond ? from - edge : 0, velocity: isBeyond ? velocity : decay * (target - edge)
        )
        self.spring = spring
        springEnd = crossing + Self.duration(spring.distance, spring.velocity)
    }

    /// Returns the time after which a spring is at rest.
    private static func duration(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
        let pull = ScrollPhysics.pull
        var time = CGFloat(0)
        // From 1 / pull on, what is left only becomes less.
        while time < 5,
            time < 2 / pull
                || (abs(distance) + abs(velocity + pull * distance) * time) * exp(-pull * time) > ScrollPhysics.rest
        {
            time += 1 / 120
        }
        return time
    }

    func offset(at time: TimeInterval) -> CGFloat {
        let elapsed = CGFloat(time - start)
        if elapsed >= springEnd { return end }
        guard let spring, elapsed >= slideEnd else { return target + (from - target) * exp(-decay * elapsed) }
        let time = elapsed - slideEnd
        let pull = ScrollPhysics.pull
        let rise = spring.velocity + pull * spring.distance
        return spring.edge + (spring.distance + rise * time) * exp(-pull * time)
    }

    /// Returns the velocity in points per second.
    func velocity(at time: TimeInterval) -> CGFloat {
        isOver(at: time) ? 0 : (offset(at: time + 0.0005) - offset(at: time - 0.0005)) * 1000
    }

    func isOver(at time: TimeInterval) -> Bool { CGFloat(time - start) >= springEnd }

    /// Where the offset comes to rest.
    var end: CGFloat { min(max(target, range.lowerBound), range.upperBound) }

    /// Whether the offset has come under the pull of an edge.
    func isPulled(at time: TimeInterval) -> Bool { spring != nil && CGFloat(time - start) >= slideEnd }
}

extension ScrollAxisMotion {
    /// Returns the rest of the movement from an offset that the app has moved.
    func moved(by delta: CGFloat, from offset: CGFloat, at time: TimeInterval, rate: CGFloat) -> ScrollAxisMotion {
        guard delta != 0, !isOver(at: time) else { return delta == 0 ? self : still(at: offset + delta, time, rate) }
        return ScrollAxisMotion(
            from: offset + delta, velocity: velocity(at: time), to: target + delta, rate: rate, in: range,
            bounces: true, at: time)
    }

    /// Returns the rest of the movement in another range.
    func moved(
        to range: ClosedRange<CGFloat>, from offset: CGFloat, at time: TimeInterval, rate: CGFloat, bounces: Bool
    )
        -> ScrollAxisMotion
    {
        guard range != self.range else { return self }
        let target =
            isOver(at: time) || isPulled(at: time) ? min(max(offset, range.lowerBound), range.upperBound) : target
        return ScrollAxisMotion(
            from: offset, velocity: velocity(at: time), to: target, rate: rate, in: range, bounces: bounces, at: time)
    }

    private func still(at offset: CGFloat, _ time: TimeInterval, _ rate: CGFloat) -> ScrollAxisMotion {
        ScrollAxisMotion(
            from: offset, velocity: 0, to: offset, rate: rate, in: range, bounces: true, at: time)
    }
}
