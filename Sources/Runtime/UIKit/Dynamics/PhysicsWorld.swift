import Foundation

/// Bodies that move by forces, in steps of equal length.
struct PhysicsWorld {
    /// The seconds of a step. A frame of the display has four.
    static let step = 1.0 / 240
    private static let iterations = 12
    /// Two that meet slower than this don't bounce.
    private static let calmSpeed = 40.0

    /// A contact of the step.
    struct Touch {
        var first: RigidBody?
        var second: RigidBody
        /// The number of the line that the body touches, where there is no first one.
        var line = 0
        var contact: Contact
        var elasticity: Double
        var friction: Double

        fileprivate var key: Key {
            Key(first: first.map(ObjectIdentifier.init), second: ObjectIdentifier(second), line: line)
        }
    }

    fileprivate struct Key: Hashable {
        var first: ObjectIdentifier?
        var second: ObjectIdentifier
        var line: Int
    }

    /// The impulses at a point of contact, with which the next step begins: so what is stacked comes to rest.
    private struct Pressure {
        var place: Vector
        var press: Double
        var slide: Double
    }

    private var pressures: [Key: [Pressure]] = [:]

    /// Moves bodies by a step.
    mutating func advance(_ bodies: [RigidBody], _ touches: [Touch], _ joints: [ConstraintRow]) {
        for body in bodies { body.accelerate(by: Self.step) }
        var rows = joints
        for touch in touches { add(touch, to: &rows) }
        for index in rows.indices { rows[index].begin() }
        for _ in 0..<Self.iterations {
            for index in rows.indices {
                var limits = rows[index].range
                if let (row, friction) = rows[index].pressure {
                    limits = -friction * rows[row].impulse...friction * rows[row].impulse
                }
                rows[index].solve(within: limits)
            }
        }
        recordPressures(touches, rows.dropFirst(joints.count))
        for touch in touches where touch.contact.isCrossing {
            touch.second.position += touch.contact.normal * (touch.contact.points.map(\.depth).max() ?? 0)
        }
        for body in bodies { body.move(by: Self.step) }
    }

    /// Adds two rows for each point of a contact: one for the pressure, and one for the friction.
    private func add(_ touch: Touch, to rows: inout [ConstraintRow]) {
        let normal = touch.contact.normal
        let old = pressures[touch.key] ?? []
        for point in touch.contact.points {
            let arms = (point.place - (touch.first?.position ?? Vector()), point.place - touch.second.position)
            let before = touch.first?.velocity(at: arms.0) ?? Vector()
            let closing = -normal.dot(touch.second.velocity(at: arms.1) - before)
            let known = old.first { ($0.place - point.place).length < 2 }
            var press = ConstraintRow(touch.first, arms.0, touch.second, arms.1, normal, impulse: known?.press ?? 0)
            press.range = 0...Double.infinity
            let isBouncing = closing > Self.calmSpeed && closing * Self.step > -point.depth
            let bounce = isBouncing ? closing * max(0, touch.elasticity) : 0
            // Two that are still apart may come as near as they are; two that are in one another part by and by.
            let gap = point.depth < 0 ? point.depth : min(0.4, max(0, point.depth - 0.05) * 0.2)
            press.target = bounce > 0 ? bounce : gap / Self.step
            rows.append(press)
            var slide = ConstraintRow(
                touch.first, arms.0, touch.second, arms.1, normal.turned, impulse: known?.slide ?? 0)
            slide.pressure = (rows.count - 1, touch.friction)
            rows.append(slide)
        }
    }

    private mutating func recordPressures(_ touches: [Touch], _ rows: ArraySlice<ConstraintRow>) {
        pressures = [:]
        var next = rows.startIndex
        for touch in touches {
            for point in touch.contact.points {
                // An impact is over with its step.
                if rows[next].target <= Self.calmSpeed {
                    pressures[touch.key, default: []].append(
                        Pressure(place: point.place, press: rows[next].impulse, slide: rows[next + 1].impulse))
                }
                next += 2
            }
        }
    }
}
