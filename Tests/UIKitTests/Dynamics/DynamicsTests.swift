import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What Apple's documentation says of UIKit Dynamics: units, rest, contacts and ties.
@MainActor
@Suite("Items that physics moves")
struct DynamicsTests {
    private let person = Person()
    private let room: UIView
    private let animator: UIDynamicAnimator

    init() {
        let person = person
        room = person.make {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            person.window.addSubview(view)
            return view
        }
        let room = room
        animator = person.make { UIDynamicAnimator(referenceView: room) }
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
        person.make {
            let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
            room.addSubview(view)
            return view
        }
    }

    private func add(_ behaviors: UIDynamicBehavior...) {
        person.make { for behavior in behaviors { animator.addBehavior(behavior) } }
    }

    private func speed(_ item: UIView) -> CGPoint {
        let reader = person.make { UIDynamicItemBehavior(items: [item]) }
        reader.dynamicAnimator = animator
        return reader.linearVelocity(for: item)
    }

    private func near(_ one: CGFloat, _ two: CGFloat, _ tolerance: CGFloat = 1) -> Bool { abs(one - two) <= tolerance }

    // MARK: Gravity

    @Test("gravity 1 is 1,000 points per second squared, downwards, whatever the mass is")
    func gravity() {
        let (light, heavy) = (box(0, 0, 10), box(100, 0, 100))
        let heaviness = person.make { UIDynamicItemBehavior(items: [heavy]) }
        heaviness.density = 20
        add(person.make { UIGravityBehavior(items: [light, heavy]) }, heaviness)
        person.wait(0.5)
        #expect(near(light.center.y - 5, 125, 4) && near(heavy.center.y - 50, 125, 4))
        #expect(near(speed(light).y, 500, 10) && light.center.x == 5)
    }

    @Test("gravity has a direction, or an angle and a magnitude")
    func gravityDirection() {
        let item = box(100, 100)
        let gravity = person.make { UIGravityBehavior(items: [item]) }
        #expect(near(gravity.angle, .pi / 2, 0.001) && gravity.magnitude == 1)
        gravity.setAngle(.pi, magnitude: 0.5)
        #expect(near(gravity.gravityDirection.dx, -0.5, 0.001) && near(gravity.gravityDirection.dy, 0, 0.001))
        add(gravity)
        person.wait(0.2)
        #expect(item.center.x < 145 && near(item.center.y, 150, 0.01))
    }

    // MARK: Push

    @Test("a continuous push of 1 gives 100 × 100 points an acceleration of 100 points per second squared")
    func continuousPush() {
        let (item, dense) = (box(0, 0), box(0, 200))
        let density = person.make { UIDynamicItemBehavior(items: [dense]) }
        density.density = 2
        let push = person.make { UIPushBehavior(items: [item, dense], mode: .continuous) }
        push.pushDirection = CGVector(dx: 1, dy: 0)
        add(density, push)
        person.wait(1)
        #expect(near(speed(item).x, 100, 2) && near(speed(dense).x, 50, 1) && push.active)
        push.active = false
        person.wait(0.2)
        #expect(near(speed(item).x, 100, 2))
    }

    @Test("an instantaneous push of 1 gives 100 × 100 points 100 points per second, once, and is inactive then")
    func instantaneousPush() {
        let item = box(0, 0)
        let push = person.make { UIPushBehavior(items: [item], mode: .instantaneous) }
        push.setAngle(0, magnitude: 1)
        add(push)
        person.wait(0.5)
        #expect(near(speed(item).x, 100) && near(item.center.x, 100, 2) && !push.active)
        push.active = true
        person.wait(0.1)
        #expect(near(speed(item).x, 200))
    }

    @Test("a push beside the center turns")
    func pushBeside() {
        let item = box(100, 100)
        let push = person.make { UIPushBehavior(items: [item], mode: .instantaneous) }
        push.setAngle(0, magnitude: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -30), for: item)
        #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 0, vertical: -30))
        add(push)
        person.wait(0.2)
        #expect(atan2(item.transform.b, item.transform.a) > 0.1 && item.bounds.size == CGSize(width: 100, height: 100))
    }

    // MARK: Collisions

    @Test("an item falls to the edge of the reference view, rests there, and the animator pauses")
    func floor() {
        final class Listener: UIDynamicAnimatorDelegate {
            var calls: [String] = []
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
                calls.append("resume \(animator.isRunning)")
            }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause \(animator.isRunning)") }
        }
        let (item, listener) = (box(100, 0), Listener())
        animator.delegate = listener
        let collision = person.make { UICollisionBehavior(items: [item]) }
        collision.translatesReferenceBoundsIntoBoundary = true
        add(person.make { UIGravityBehavior(items: [item]) }, collision)
        #expect(animator.isRunning)
        person.wait(10)
        #expect(near(item.frame.maxY, 400, 0.6) && near(item.frame.minX, 100, 0.5))
        #expect(!animator.isRunning && listener.calls == ["resume false", "pause false"])
        let elapsed = animator.elapsedTime
        #expect(elapsed > 0.7 && elapsed < 4)
        #expect(person.clock.awakeUntil == nil)
        person.wait(1)
        #expect(animator.elapsedTime == elapsed)
    }

    @Test("elasticity says how much an item bounces: fully, half, not at all", arguments: [1, 0.5, 0] as [CGFloat])
    func bounce(_ elasticity: CGFloat) {
        let item = box(100, 100)
        let own = person.make { UIDynamicItemBehavior(items: [item]) }
        (own.elasticity, own.friction) = (elasticity, 0)
        let collision = person.make { UICollisionBehavior(items: [item]) }
        collision.translatesReferenceBoundsIntoBoundary = true
        add(person.make { UIGravityBehavior(items: [item]) }, collision, own)
        // It falls 200 points within 0.632 s, and is at its highest after the bounce's half.
        person.wait(0.632 + 0.632 * TimeInterval(elasticity))
        let height = 300 - item.frame.minY
        #expect(near(height, 200 * elasticity * elasticity, 12), "\(height)")
        person.wait(2)
        #expect(item.frame.maxY <= 401)
    }

    @Test("items collide with one another, and what one loses the other one wins")
    func items() {
        let (one, two) = (box(0, 100, 50), box(200, 100, 50))
        let own = person.make { UIDynamicItemBehavior(items: [one, two]) }
        own.elasticity = 1
        own.addLinearVelocity(CGPoint(x: 300, y: 0), for: one)
        add(person.make { UICollisionBehavior(items: [one, two]) }, own)
        person.wait(1)
        #expect(near(own.linearVelocity(for: one).x, 0, 3) && near(own.linearVelocity(for: two).x, 300, 3))
        #expect(one.frame.maxX <= two.frame.minX && near(one.center.y, 125, 0.5))
    }

    @Test("collisions are of items, of boundaries, or of both")
    func modes() {
        let (one, two) = (box(0, 100, 50), box(200, 100, 50))
        let own = person.make { UIDynamicItemBehavior(items: [one, two]) }
        own.addLinearVelocity(CGPoint(x: 600, y: 0), for: one)
        let collision = person.make { UICollisionBehavior(items: [one, two]) }
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionMode = .boundaries
        add(collision, own)
        person.wait(1)
        #expect(two.center.x == 225 && one.frame.maxX <= 300.5 && one.frame.minX > 200)
        collision.collisionMode = .items
        own.addLinearVelocity(CGPoint(x: 600, y: 0), for: two)
        person.wait(1)
        #expect(two.frame.minX > 400)
    }

    @Test("a boundary may be a line or a path; it is found, and taken away, by its identifier")
    func boundaries() {
        let item = box(100, 0, 40)
        let collision = person.make { UICollisionBehavior(items: [item]) }
        collision.addBoundary(
            withIdentifier: NSString("shelf"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
        let own = person.make { UIDynamicItemBehavior(items: [item]) }
        add(person.make { UIGravityBehavior(items: [item]) }, collision, own)
        person.wait(3)
        #expect(near(item.frame.maxY, 200, 0.6) && !animator.isRunning)
        #expect(
            collision.boundary(withIdentifier: NSString("shelf")) != nil && collision.boundaryIdentifiers?.count == 1)
        let bowl = UIBezierPath()
        bowl.move(to: CGPoint(x: 50, y: 150))
        bowl.addQuadCurve(to: CGPoint(x: 190, y: 150), controlPoint: CGPoint(x: 120, y: 350))
        collision.addBoundary(withIdentifier: NSString("bowl"), for: bowl)
        collision.removeBoundary(withIdentifier: NSString("shelf"))
        #expect(collision.boundary(withIdentifier: NSString("shelf")) == nil && animator.isRunning)
        person.wait(3)
        #expect(item.frame.maxY > 215 && item.frame.maxY < 255 && near(item.center.x, 120, 25), "\(item.frame)")
        collision.removeAllBoundaries()
        person.wait(1)
        #expect(item.frame.minY > 400 && collision.boundaryIdentifiers == nil)
    }

    @Test("the delegate is told of contacts that begin and end, with the boundary's identifier")
    func delegate() {
        final class Listener: UICollisionBehaviorDelegate {
            var calls: [String] = []
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) { calls.append("began \(identifier.map { "\($0)" } ?? "-") \(Int(p.y.rounded()))") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            ) { calls.append("ended \(identifier.map { "\($0)" } ?? "-")") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem, at p: CGPoint
            ) { calls.append("met") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
            ) { calls.append("parted") }
        }
        let (item, listener) = (box(100, 100, 50), Listener())
        let collision = person.make { UICollisionBehavior(items: [item]) }
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(
            withIdentifier: NSString("shelf"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
        collision.collisionDelegate = listener
        let gravity = person.make { UIGravityBehavior(items: [item]) }
        add(gravity, collision)
        person.wait(3)
        #expect(listener.calls.first == "began shelf 200" && listener.calls.last?.hasPrefix("began shelf") == true)
        listener.calls = []
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        person.wait(0.65)
        #expect(listener.calls.prefix(2) == ["ended shelf", "began - 0"])
        listener.calls = []
        let other = box(100, 300, 50)
        collision.addItem(other)
        gravity.addItem(other)
        collision.removeBoundary(withIdentifier: NSString("shelf"))
        person.wait(0.75)
        #expect(listener.calls.contains("met"))
    }

    @Test("fast items don't go through boundaries, round and polygonal ones rest on them")
    func fastAndRound() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        final class Triangle: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: -20))
                path.addLine(to: CGPoint(x: 20, y: 20))
                path.addLine(to: CGPoint(x: -20, y: 20))
                path.close()
                return path
            }
        }
        let (ball, triangle, bullet) = person.make {
            let views = (
                Ball(frame: CGRect(x: 20, y: 0, width: 40, height: 40)),
                Triangle(frame: CGRect(x: 200, y: 100, width: 40, height: 40)),
                UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
            )
            room.addSubview(views.0)
            room.addSubview(views.1)
            room.addSubview(views.2)
            return views
        }
        let own = person.make { UIDynamicItemBehavior(items: [bullet]) }
        own.addLinearVelocity(CGPoint(x: 0, y: 50_000), for: bullet)
        let items: [any UIDynamicItem] = [ball, triangle, bullet]
        let collision = person.make { UICollisionBehavior(items: items) }
        collision.translatesReferenceBoundsIntoBoundary = true
        add(person.make { UIGravityBehavior(items: items) }, collision, own)
        person.wait(8)
        #expect(near(ball.frame.maxY, 400, 1) && near(triangle.center.y, 380, 1) && near(bullet.center.y, 395, 1))
        #expect(!animator.isRunning)
    }

    @Test("ten boxes stand on one another and come to rest; twice the same, to the last digit")
    func tower() {
        func fall() -> [CGRect] {
            let other = Person()
            return other.make {
                let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                other.window.addSubview(room)
                let boxes = (0..<10).map {
                    UIView(frame: CGRect(x: 100 + $0 % 2, y: 365 - 32 * $0, width: 60, height: 30))
                }
                for box in boxes { room.addSubview(box) }
                let animator = UIDynamicAnimator(referenceView: room)
                let collision = UICollisionBehavior(items: boxes)
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(UIGravityBehavior(items: boxes))
                animator.addBehavior(collision)
                other.wait(8)
                #expect(!animator.isRunning)
                return boxes.map(\.frame)
            }
        }
        let frames = fall()
        for (number, frame) in frames.enumerated() {
            #expect(near(frame.maxY, 400 - 30 * CGFloat(number), 4) && near(frame.midX, 130, 6), "\(number): \(frame)")
        }
        #expect(fall() == frames)
    }

    // MARK: Snap and attachments

    @Test("a snapped item swings to its point, upright; with more damping it swings less")
    func snap() {
        func overshoot(_ damping: CGFloat) -> CGFloat {
            let item = box(0, 100)
            item.transform = CGAffineTransform(rotationAngle: 1)
            let snap = person.make { UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 150)) }
            snap.damping = damping
            add(snap)
            var farthest: CGFloat = 0
            for _ in 0..<180 {
                person.wait(1.0 / 60)
                farthest = max(farthest, item.center.x)
            }
            #expect(near(item.center.x, 200, 0.7) && near(item.center.y, 150, 0.7))
            #expect(near(atan2(item.transform.b, item.transform.a), 0, 0.02))
            person.make { animator.removeBehavior(snap) }
            return farthest - 200
        }
        let (loose, firm) = (overshoot(0.2), overshoot(1))
        #expect(loose > 20 && firm < 2)
        person.wait(2)
        #expect(!animator.isRunning)
    }

    @Test("a snap that moves takes its item along")
    func movedSnap() {
        let item = box(0, 0)
        let snap = person.make { UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 50)) }
        add(snap)
        person.wait(3)
        #expect(!animator.isRunning)
        person.make { snap.snapPoint = CGPoint(x: 150, y: 250) }
        person.wait(3)
        #expect(near(item.center.x, 150) && near(item.center.y, 250))
    }

    @Test("an attachment to an anchor keeps its length while the item swings")
    func pendulum() {
        let item = box(200, 50, 20)
        let attachment = person.make { UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 60)) }
        #expect(attachment.attachedBehaviorType == .anchor && attachment.length == 60 && attachment.items.count == 1)
        add(person.make { UIGravityBehavior(items: [item]) }, attachment)
        var lowest: CGFloat = 0
        var left: CGFloat = 300
        for _ in 0..<120 {
            person.wait(1.0 / 60)
            #expect(near(hypot(item.center.x - 150, item.center.y - 60), 60, 1.5))
            lowest = max(lowest, item.center.y)
            left = min(left, item.center.x)
        }
        #expect(near(lowest, 120, 2) && left < 110)
        person.make { attachment.length = 100 }
        person.wait(0.5)
        #expect(near(hypot(item.center.x - 150, item.center.y - 60), 100, 2))
    }

    @Test("an attachment with a frequency is a spring; damped, it comes to rest at its length")
    func spring() {
        let item = box(140, 100, 20)
        let attachment = person.make { UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 60)) }
        (attachment.frequency, attachment.damping, attachment.length) = (2, 0.5, 150)
        add(attachment)
        var lowest: CGFloat = 0
        for _ in 0..<180 {
            person.wait(1.0 / 60)
            lowest = max(lowest, item.center.y)
        }
        #expect(lowest > 215 && near(item.center.y, 210, 1) && !animator.isRunning)
    }

    @Test("a dragged item follows its anchor, at the place where it was taken")
    func drag() {
        let item = box(100, 100)
        let attachment = person.make {
            UIAttachmentBehavior(
                item: item, offsetFromCenter: UIOffset(horizontal: 40, vertical: -40),
                attachedToAnchor: CGPoint(x: 190, y: 110))
        }
        add(attachment)
        for step in 1...20 {
            person.make { attachment.anchorPoint = CGPoint(x: 190, y: 110 + 5 * CGFloat(step)) }
            person.wait(1.0 / 60)
        }
        let corner = CGPoint(x: 40, y: -40).applying(item.transform)
        #expect(near(item.center.x + corner.x, 190, 3) && near(item.center.y + corner.y, 210, 8))
        #expect(abs(atan2(item.transform.b, item.transform.a)) > 0.1)
    }

    @Test("items are tied with a rod, a rope, a pin, a weld and a rail")
    func ties() {
        let item = box(100, 0, 20)
        let hook = person.make { UIDynamicItemBehavior(items: []) }
        hook.isAnchored = true
        add(hook, person.make { UIGravityBehavior(items: [item]) })
        func hang(_ make: (UIView) -> UIAttachmentBehavior, at x: CGFloat, _ check: (UIView) -> Bool) {
            let post = box(x, 0, 20)
            person.make {
                hook.addItem(post)
                item.frame = CGRect(x: 100, y: 50, width: 20, height: 20)
                item.transform = .identity
                animator.updateItem(usingCurrentState: item)
            }
            let attachment = person.make { make(post) }
            add(attachment)
            person.wait(0.6)
            #expect(check(item) && post.center.x == x + 10, "\(item.center)")
            person.make { animator.removeBehavior(attachment) }
        }
        hang({ UIAttachmentBehavior(item: item, attachedTo: $0) }, at: 100) {
            near($0.center.y, 60, 1) && near($0.center.x, 110, 1)
        }
        let none = UIOffset(horizontal: 0, vertical: 0)
        hang(
            {
                let rope = UIAttachmentBehavior.limitAttachment(
                    with: item, offsetFromCenter: none, attachedTo: $0, offsetFromCenter: none)
                rope.length = 200
                return rope
            }, at: 100
        ) { near($0.center.y, 210, 3) }
        hang(
            {
                UIAttachmentBehavior.pinAttachment(
                    with: item, attachedTo: $0, attachmentAnchor: CGPoint(x: 60, y: 60))
            }, at: 40
        ) { near(hypot($0.center.x - 60, $0.center.y - 60), 50, 2) && $0.center.y > 65 }
        hang(
            {
                UIAttachmentBehavior.fixedAttachment(
                    with: item, attachedTo: $0, attachmentAnchor: CGPoint(x: 60, y: 60))
            },
            at: 40
        ) { near($0.center.x, 110, 2) && near($0.center.y, 60, 2) }
        hang(
            {
                let rail = UIAttachmentBehavior.slidingAttachment(
                    with: item, attachedTo: $0, attachmentAnchor: CGPoint(x: 110, y: 60),
                    axisOfTranslation: CGVector(dx: 0, dy: 1))
                rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 70)
                return rail
            }, at: 40
        ) { near($0.center.x, 110, 1) && near($0.center.y, 130, 3) && $0.transform.b.magnitude < 0.02 }
    }

    // MARK: Items and behaviors

    @Test("an anchored item stays; one without rotation keeps its angle; resistance slows down")
    func properties() {
        let (wall, item) = (box(150, 100, 50), box(0, 120, 50))
        let anchored = person.make { UIDynamicItemBehavior(items: [wall]) }
        anchored.isAnchored = true
        let own = person.make { UIDynamicItemBehavior(items: [item]) }
        own.allowsRotation = false
        own.addLinearVelocity(CGPoint(x: 400, y: 0), for: item)
        own.addAngularVelocity(3, for: item)
        add(person.make { UICollisionBehavior(items: [wall, item]) }, anchored, own)
        person.wait(1)
        #expect(wall.center == CGPoint(x: 175, y: 125) && item.frame.maxX <= 151 && item.transform.b == 0)
        let slow = box(0, 300, 50)
        let braked = person.make { UIDynamicItemBehavior(items: [slow]) }
        braked.resistance = 2
        braked.addLinearVelocity(CGPoint(x: 100, y: 0), for: slow)
        braked.addAngularVelocity(2, for: slow)
        braked.angularResistance = 1
        add(braked)
        person.wait(1)
        #expect(near(braked.linearVelocity(for: slow).x, 100 * exp(-2), 2))
        #expect(near(braked.angularVelocity(for: slow), 2 * exp(-1), 0.03))
    }

    @Test("a behavior of one's own has children, an action each frame, and hears where it moves")
    func custom() {
        final class Falling: UIDynamicBehavior {
            var animators: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { animators.append(dynamicAnimator != nil) }
        }
        let (item, falling) = (box(0, 0), person.make { Falling() })
        var frames = 0
        falling.action = { frames += 1 }
        falling.addChildBehavior(person.make { UIGravityBehavior(items: [item]) })
        add(falling)
        person.wait(0.5)
        #expect(frames == 30 && item.center.y > 150 && falling.dynamicAnimator === animator)
        let children = falling.childBehaviors
        person.make { animator.removeBehavior(falling) }
        let center = item.center
        person.wait(0.5)
        #expect(item.center == center && falling.animators == [true, false] && children[0].dynamicAnimator == nil)
    }

    @Test("an app's own move of an item counts when the animator is told")
    func update() {
        let item = box(0, 0)
        add(person.make { UIGravityBehavior(items: [item]) })
        person.wait(0.1)
        item.center = CGPoint(x: 200, y: 50)
        person.make { animator.updateItem(usingCurrentState: item) }
        person.wait(0.1)
        #expect(item.center.x == 200 && item.center.y > 55)
        #expect(animator.items(in: CGRect(x: 190, y: 40, width: 300, height: 300)).count == 1)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 40)).isEmpty)
    }

    @Test("numbers that are none move nothing; what never rests doesn't keep an app awake; nobody's animator ends")
    func edges() {
        let item = box(100, 100)
        let own = person.make { UIDynamicItemBehavior(items: [item]) }
        own.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 1), for: item)
        let gravity = person.make { UIGravityBehavior(items: [item]) }
        gravity.gravityDirection = CGVector(dx: CGFloat.infinity, dy: 0)
        let snap = person.make { UISnapBehavior(item: item, snapTo: CGPoint(x: CGFloat.nan, y: 0)) }
        add(own, gravity, snap)
        person.wait(1)
        #expect(item.center == CGPoint(x: 150, y: 150) && !animator.isRunning)
        (own.elasticity, gravity.gravityDirection) = (1, CGVector(dx: 0, dy: 1))
        let collision = person.make { UICollisionBehavior(items: [item]) }
        collision.translatesReferenceBoundsIntoBoundary = true
        person.make {
            animator.removeBehavior(snap)
            animator.addBehavior(collision)
        }
        person.wait(5)
        #expect(person.clock.awakeUntil != nil)
        person.wait(15)
        #expect(person.clock.awakeUntil == nil)
        weak var nobodys: UIDynamicAnimator?
        let lonely = box(0, 0)
        person.make {
            let animator = UIDynamicAnimator(referenceView: room)
            animator.addBehavior(UIGravityBehavior(items: [lonely]))
            nobodys = animator
        }
        person.wait(0.2)
        #expect(nobodys == nil && lonely.center.y == 50)
    }

    @Test("the items of a collection view's layout are moved, and the layout follows")
    func layout() {
        final class Falling: UICollectionViewFlowLayout {
            var animator: UIDynamicAnimator?
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                animator?.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
            }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                animator?.layoutAttributesForCell(at: path)
            }
        }
        final class One: UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let (layout, one) = person.make { (Falling(), One()) }
        let view = person.make {
            let view = UICollectionView(frame: room.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = one
            room.addSubview(view)
            let animator = UIDynamicAnimator(collectionViewLayout: layout)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            animator.addBehavior(UIGravityBehavior(items: [attributes]))
            layout.animator = animator
            room.layoutIfNeeded()
            return view
        }
        person.wait(0.3)
        person.make { view.layoutIfNeeded() }
        #expect((view.visibleCells.first?.frame.minY ?? 0) > 45)
    }
}
