import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What Apple's documentation says of fields, with the strengths that are chosen here.
@MainActor
@Suite("Items that fields move")
struct FieldTests {
    private let person = Person()
    private let room: UIView
    private let animator: UIDynamicAnimator

    init() {
        let person = person
        room = person.make {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            person.window.addSubview(view)
            return view
        }
        let room = room
        animator = person.make { UIDynamicAnimator(referenceView: room) }
    }

    private func ball(_ x: CGFloat, _ y: CGFloat) -> UIView {
        person.make {
            let view = UIView(frame: CGRect(x: x - 10, y: y - 10, width: 20, height: 20))
            room.addSubview(view)
            return view
        }
    }

    /// Lets a field act on an item that begins with a velocity and a charge.
    private func act(
        _ item: UIView, velocity: CGPoint = .zero, charge: CGFloat = 0, for seconds: TimeInterval = 1,
        _ field: () -> UIFieldBehavior
    ) -> CGPoint {
        person.make {
            let field = field()
            field.addItem(item)
            let properties = UIDynamicItemBehavior(items: [item])
            properties.charge = charge
            properties.addLinearVelocity(velocity, for: item)
            animator.addBehavior(field)
            animator.addBehavior(properties)
        }
        person.wait(seconds)
        let reader = person.make { UIDynamicItemBehavior(items: [item]) }
        reader.dynamicAnimator = animator
        return reader.linearVelocity(for: item)
    }

    private func near(_ one: CGFloat, _ two: CGFloat, _ tolerance: CGFloat = 3) -> Bool { abs(one - two) <= tolerance }

    @Test("a linear field accelerates in its direction")
    func linear() {
        let speed = act(ball(200, 200)) { .linearGravityField(direction: CGVector(dx: 0, dy: 1)) }
        #expect(near(speed.y, 100) && speed.x == 0)
    }

    @Test("a radial field draws to its middle, with less strength at a distance by its falloff")
    func radial() {
        let (near, far) = (ball(200, 100), ball(200, 300))
        let middle = CGPoint(x: 200, y: 50)
        let slow = act(far, for: 0.1) {
            let field = UIFieldBehavior.radialGravityField(position: middle)
            (field.strength, field.falloff) = (100, 1)
            return field
        }
        let fast = act(near, for: 0.1) {
            let field = UIFieldBehavior.radialGravityField(position: middle)
            (field.strength, field.falloff) = (100, 1)
            return field
        }
        #expect(fast.y < 0 && slow.y < 0 && abs(fast.y / slow.y - 5) < 0.5, "\(fast) \(slow)")
    }

    @Test("a drag slows down, a velocity field sets the velocity")
    func speeds() {
        let slowed = act(ball(20, 200), velocity: CGPoint(x: 100, y: 0)) { .dragField() }
        #expect(near(slowed.x, 100 * exp(-1), 2))
        let moved = act(ball(200, 20), velocity: CGPoint(x: 5, y: 5)) {
            .velocityField(direction: CGVector(dx: 30, dy: 40))
        }
        #expect(moved == CGPoint(x: 30, y: 40))
    }

    @Test("a spring swings an item around its middle")
    func spring() {
        let item = ball(260, 200)
        var least: CGFloat = 260
        _ = act(item, for: 0) {
            let field = UIFieldBehavior.springField()
            (field.position, field.strength) = (CGPoint(x: 200, y: 200), 0.5)
            return field
        }
        for _ in 0..<60 {
            person.wait(1.0 / 60)
            least = min(least, item.center.x)
        }
        #expect(near(least, 140, 6), "\(least)")
    }

    @Test("a vortex turns around its middle, and a magnet turns what is charged and moves")
    func turning() {
        let speed = act(ball(300, 200), for: 0.2) {
            let field = UIFieldBehavior.vortexField()
            field.position = CGPoint(x: 200, y: 200)
            return field
        }
        #expect(near(speed.y, 20, 2) && abs(speed.x) < 3)
        let turned = act(ball(200, 300), velocity: CGPoint(x: 50, y: 0), charge: 0.04, for: 0.5) { .magneticField() }
        #expect(abs(turned.y) > 10 && near(hypot(turned.x, turned.y), 50, 2), "\(turned)")
    }

    @Test("an electric field moves charges, the other sign the other way")
    func electric() {
        func field() -> UIFieldBehavior {
            let field = UIFieldBehavior.electricField()
            field.position = CGPoint(x: 200, y: 200)
            return field
        }
        let (plus, minus) = (
            act(ball(300, 200), charge: 0.04, for: 0.2, field), act(ball(100, 200), charge: -0.04, for: 0.2, field)
        )
        #expect(plus.x > 5 && minus.x > 5)
        #expect(act(ball(200, 100), for: 0.2, field) == .zero, "without a charge nothing happens")
    }

    @Test("a field acts in its region only, and a closure says its own force")
    func regions() {
        let (inside, outside) = (ball(200, 200), ball(200, 300))
        person.make {
            let field = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: mass, dy: 0) }
            field.position = CGPoint(x: 200, y: 200)
            field.region = UIRegion(radius: 50)
            field.addItem(inside)
            field.addItem(outside)
            animator.addBehavior(field)
        }
        person.wait(0.5)
        #expect(inside.center.x > 205 && outside.center == CGPoint(x: 200, y: 300))
    }

    @Test("regions are combined")
    func combining() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 10, height: 10)))
        let points = [CGPoint.zero, CGPoint(x: 7, y: 0), CGPoint(x: 20, y: 0)]
        func inside(_ region: UIRegion) -> [Bool] { points.map(region.contains) }
        #expect(inside(circle) == [true, true, false] && inside(square) == [true, false, false])
        #expect(inside(circle.inverse()) == [false, false, true])
        #expect(inside(circle.byDifference(from: square)) == [false, true, false])
        #expect(inside(circle.byIntersection(with: square)) == [true, false, false])
        #expect(inside(square.byUnion(with: circle)) == [true, true, false])
        #expect(inside(.infinite) == [true, true, true])
    }

    @Test("noise is the same each time, and changes from place to place")
    func noise() {
        func path() -> [CGFloat] {
            let test = FieldTests()
            let items = [test.ball(100, 100), test.ball(300, 300)]
            for item in items { _ = test.act(item, for: 0.5) { .noiseField(smoothness: 0.5, animationSpeed: 1) } }
            return items.flatMap { [$0.center.x, $0.center.y] }
        }
        let (one, two) = (path(), path())
        #expect(one == two && one[0] - 100 != one[2] - 300 && one.allSatisfy(\.isFinite))
    }
}
