import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import QuartzCore

/// A tree that is shown, by a clock that is advanced by hand.
@MainActor
struct ShownLayer {
    let clock: HostClock
    let root = CALayer()
    let layer = CALayer()
    let host: LayerHost

    init(clock: HostClock = HostClock()) {
        self.clock = clock
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.position = CGPoint(x: 50, y: 50)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.position = CGPoint(x: 10, y: 10)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(layer)
        host = LayerHost(root: root, scale: 1, clock: clock)
        _ = host.makeFrame()
    }

    var x: CGFloat { layer.presentation()?.position.x ?? .nan }
}

@MainActor
@Suite("Animations")
struct AnimationTests {
    private func move(to x: CGFloat, _ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = x
        animation.duration = duration
        return animation
    }

    @Test("a basic animation leads from what is there to its end, and then is gone")
    func basic() {
        let shown = ShownLayer()
        shown.layer.add(move(to: 50), forKey: "move")
        #expect(shown.layer.animationKeys() == ["move"])
        #expect(shown.x == 10)
        shown.clock.advance(by: 0.5)
        #expect(abs(shown.x - 30) < 0.01)
        #expect(shown.layer.position.x == 10, "the model stays")
        shown.clock.advance(by: 0.5)
        #expect(shown.x == 10 && shown.layer.animationKeys() == nil)
    }

    @Test("an animation says where it begins, ends, and how far it leads")
    func fromToBy() {
        func half(_ from: Any?, _ to: Any?, _ by: Any?) -> CGFloat {
            let shown = ShownLayer()
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
            shown.layer.add(animation, forKey: nil)
            shown.clock.advance(by: 0.5)
            return shown.x
        }
        #expect(half(20.0, 40.0, nil) == 30)
        #expect(half(20, nil, 10) == 25)
        #expect(half(nil, 40, 10) == 35)
        #expect(half(20, nil, nil) == 15)
        #expect(half(nil, NSNumber(value: 30), nil) == 20)
        #expect(half(nil, nil, 10) == 15)
        #expect(half(nil, nil, nil) == 10)
        #expect(half("nonsense", Double.nan, nil) == 10)
    }

    @Test("an animation has an effect before and after its time where the fill mode says so")
    func fillModes() {
        func places(_ mode: CAMediaTimingFillMode) -> [CGFloat] {
            let shown = ShownLayer()
            let animation = move(to: 50)
            (animation.fromValue, animation.fillMode, animation.isRemovedOnCompletion) = (20, mode, false)
            animation.beginTime = 1
            shown.layer.add(animation, forKey: nil)
            let before = shown.x
            shown.clock.advance(by: 3)
            return [before, shown.x]
        }
        #expect(places(.removed) == [10, 10])
        #expect(places(.backwards) == [20, 10])
        #expect(places(.forwards) == [10, 50])
        #expect(places(.both) == [20, 50])
    }

    @Test("repetitions, the way back, speed and offset")
    func timing() {
        func places(_ times: [Double], _ change: (CABasicAnimation) -> Void) -> [CGFloat] {
            let shown = ShownLayer()
            let animation = move(to: 20)
            change(animation)
            shown.layer.add(animation, forKey: nil)
            return times.map { time in
                shown.clock.advance(by: time - shown.clock.now)
                return (shown.x * 100).rounded() / 100
            }
        }
        #expect(places([0.25, 1.25, 1.75, 2.5]) { $0.repeatCount = 2 } == [12.5, 12.5, 17.5, 10])
        #expect(places([0.5, 1.5, 1.75, 2.5]) { $0.autoreverses = true } == [15, 15, 12.5, 10])
        #expect(places([0.25, 0.75]) { $0.speed = 2 } == [15, 10])
        #expect(places([0, 0.25, 0.75]) { $0.timeOffset = 0.5 } == [15, 17.5, 10])
        #expect(places([2.5, 2.75]) { $0.repeatDuration = 2.6 } == [15, 10])
        #expect(places([1.5, 2.5]) { ($0.repeatCount, $0.isCumulative) = (3, true) } == [25, 35])
        #expect(places([0.5, 1000.5]) { $0.repeatCount = .infinity } == [15, 15])
    }

    @Test("timing functions are the curves that Apple documents")
    func functions() {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        let halves = names.map { CAMediaTimingFunction(name: $0).value(at: 0.5) }
        let expected = [0.5, 0.3153, 0.6847, 0.5, 0.8024]
        for (half, wanted) in zip(halves, expected) { #expect(abs(half - wanted) < 0.001) }
        for name in names {
            let function = CAMediaTimingFunction(name: name)
            #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
            let values = stride(from: 0, through: 1, by: 0.01).map(function.value)
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
        }
        let wild = CAMediaTimingFunction(controlPoints: .nan, 5, -3, .infinity)
        #expect((0...10).allSatisfy { wild.value(at: Double($0) / 10).isFinite })
    }

    @Test("keyframes: their times, modes and paths")
    func keyframes() {
        func places(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
            let shown = ShownLayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.duration) = ([0, 10, 40], 1)
            change(animation)
            shown.layer.add(animation, forKey: nil)
            return times.map { time in
                shown.clock.advance(by: time - shown.clock.now)
                return (shown.x * 100).rounded() / 100
            }
        }
        #expect(places([0, 0.25, 0.5, 0.75]) { _ in } == [0, 5, 10, 25])
        #expect(places([0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] } == [5, 10, 25])
        #expect(places([0.1, 0.4, 0.9]) { $0.calculationMode = .discrete } == [0, 10, 40])
        #expect(places([0.25, 0.5]) { $0.calculationMode = .paced } == [10, 20])
        #expect(
            places([0.25, 0.75]) { $0.timingFunctions = [.init(name: .easeIn), .init(name: .linear)] } == [3.15, 25])
        #expect(places([0.25]) { $0.calculationMode = .cubic }.first.map { $0 > 2 && $0 < 5 } == true)
        #expect(places([0.5]) { $0.values = [] } == [10])
        #expect(places([0.5]) { $0.values = nil } == [10])
    }

    @Test("a point follows a path at an even pace, turned in its direction if so wished")
    func path() {
        let shown = ShownLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.rotationMode) = (path, 1, .rotateAuto)
        shown.layer.add(animation, forKey: nil)
        shown.clock.advance(by: 0.5)
        #expect(shown.layer.presentation()?.position == CGPoint(x: 20, y: 0))
        shown.clock.advance(by: 0.4)
        let end = shown.layer.presentation()
        #expect(end.map { abs($0.position.y - 6) < 0.01 } == true)
        #expect(end.map { abs($0.transform.m12 - 1) < 0.01 } == true)
    }

    @Test("a spring swings past its end and comes to rest in the time that it says")
    func spring() {
        let shown = ShownLayer()
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 10)
        animation.duration = animation.settlingDuration
        shown.layer.add(animation, forKey: nil)
        var most: CGFloat = 0
        while shown.layer.animationKeys() != nil || shown.layer.isAnimated {
            most = max(most, shown.x)
            let before = shown.x
            shown.clock.advance(by: 1.0 / 60)
            if shown.layer.isAnimated { #expect(abs(shown.x - before) < 2) }
        }
        #expect(most > 11 && most < 14)
        #expect(animation.settlingDuration > 1 && animation.settlingDuration < 2)
        let stiff = CASpringAnimation(keyPath: "position.x")
        stiff.damping = 1000
        #expect(stiff.settlingDuration.isFinite)
        let broken = CASpringAnimation(keyPath: "position.x")
        (broken.mass, broken.stiffness, broken.damping) = (0, -1, .nan)
        #expect(broken.settlingDuration.isFinite)
    }

    @Test("animations of a group run in its time and end with it")
    func group() {
        let shown = ShownLayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([move(to: 30), fade], 2)
        shown.layer.add(group, forKey: "both")
        shown.clock.advance(by: 0.5)
        #expect(shown.x == 20)
        #expect(shown.layer.presentation()?.opacity == 0.125)
        shown.clock.advance(by: 1)
        #expect(shown.x == 10, "the first is over")
        #expect(shown.layer.presentation()?.opacity == 0.375)
        shown.clock.advance(by: 0.5)
        #expect(shown.layer.presentation()?.opacity == 1 && !shown.layer.isAnimated)
    }

    @Test("parts of transforms animate by themselves, and whole ones by the shorter turn")
    func transforms() {
        let shown = ShownLayer()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.toValue, turn.duration) = (Double.pi, 1)
        shown.layer.add(turn, forKey: nil)
        let grow = CABasicAnimation(keyPath: "transform.scale")
        (grow.toValue, grow.duration) = (3, 1)
        shown.layer.add(grow, forKey: nil)
        shown.clock.advance(by: 0.5)
        let half = shown.layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(half.m11) < 1e-9 && abs(half.m12 - 2) < 1e-9 && abs(half.m21 + 2) < 1e-9)
        let start = CATransform3DMakeRotation(0.2, 0, 0, 1)
        let end = CATransform3DMakeRotation(-0.4, 0, 0, 1)
        let mixed = start.mixed(with: end, 0.5)
        #expect(abs(atan2(mixed.m12, mixed.m11) + 0.1) < 1e-9)
        for _ in 0..<50 {
            func angle() -> CGFloat { .random(in: -3...3) }
            var made = CATransform3DMakeScale(.random(in: 0.2...3), .random(in: -3 ... -0.2), .random(in: 0.2...3))
            made = CATransform3DRotate(made, angle(), 1, 0.5, 0.2)
            made.m21 += 0.3
            (made.m41, made.m42) = (angle(), angle())
            let again = TransformParts(made)?.transform
            let difference = again.map { LayerValue($0).distance(to: LayerValue(made)) } ?? .infinity
            #expect(difference < 1e-6, "\(made)")
        }
    }

    @Test("colors, paths and flags animate, too")
    func kinds() {
        let shown = ShownLayer()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        shown.root.addSublayer(shape)
        func animate(_ layer: CALayer, _ key: String, _ from: Any?, _ to: Any?) {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: nil)
        }
        animate(shown.layer, "backgroundColor", nil, CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        animate(shown.layer, "hidden", false, true)
        animate(shape, "path", nil, CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil))
        animate(shape, "strokeEnd", 0, 1)
        animate(shown.layer, "nonsense", 0, 1)
        shown.clock.advance(by: 0.5)
        let layer = shown.layer.presentation()
        #expect(layer?.backgroundColor?.components == [0.5, 0, 0.5, 1])
        #expect(layer?.isHidden == true)
        let drawn = shape.presentation()
        #expect(drawn?.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(drawn?.strokeEnd == 0.5)
    }

    @Test("additive animations add up")
    func additive() {
        let shown = ShownLayer()
        for _ in 0..<2 {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration, animation.isAdditive) = (4, 0, 1, true)
            shown.layer.add(animation, forKey: nil)
        }
        #expect(shown.x == 18)
        shown.clock.advance(by: 0.5)
        #expect(shown.x == 14)
    }

    private final class Listener: CAAnimationDelegate {
        var ledger: [String] = []
        func animationDidStart(_ anim: CAAnimation) { ledger.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ledger.append("stop \(flag)") }
    }

    @Test("a delegate hears of the start and of each end")
    func delegates() {
        let shown = ShownLayer()
        let listener = Listener()
        func add(_ key: String) {
            let animation = move(to: 20)
            animation.delegate = listener
            shown.layer.add(animation, forKey: key)
        }
        add("a")
        #expect(listener.ledger == [])
        shown.clock.advance(by: 2)
        #expect(listener.ledger == ["start", "stop true"])
        listener.ledger = []
        add("b")
        add("b")
        #expect(listener.ledger == ["stop false"])
        shown.clock.advance(by: 0.1)
        shown.layer.removeFromSuperlayer()
        #expect(listener.ledger == ["stop false", "start", "start", "stop false"])
        shown.clock.advance(by: 5)
        #expect(listener.ledger.count == 4 && shown.clock.nextAppointment == nil)
    }

    @Test("a layer's own time can be stopped, moved and go on")
    func layerTime() {
        let shown = ShownLayer()
        shown.layer.add(move(to: 50), forKey: "move")
        shown.clock.advance(by: 0.25)
        // As Apple's Technical Q&A 1673 pauses a tree.
        let paused = shown.layer.convertTime(shown.clock.now, from: nil)
        shown.layer.speed = 0
        shown.layer.timeOffset = paused
        shown.clock.advance(by: 10)
        #expect(shown.x == 20)
        shown.layer.speed = 1
        shown.layer.timeOffset = 0
        shown.layer.beginTime = 0
        shown.layer.beginTime = shown.layer.convertTime(shown.clock.now, from: nil) - paused
        shown.clock.advance(by: 0.5)
        #expect(shown.x == 40)
        shown.clock.advance(by: 0.3)
        #expect(shown.x == 10 && !shown.layer.isAnimated)
    }
}

@MainActor
@Suite("Transactions")
struct TransactionTests {
    @Test("a change of a layer that is shown animates for a quarter of a second")
    func implicit() {
        let shown = ShownLayer()
        shown.layer.position.x = 30
        #expect(shown.layer.animationKeys() == ["position"])
        shown.clock.advance(by: 0.125)
        #expect(shown.x > 10 && shown.x < 30)
        shown.clock.advance(by: 0.125)
        #expect(shown.x == 30 && shown.layer.animationKeys() == nil)
        CATransaction.flush()
    }

    @Test("nothing animates before the first frame, outside of a shown tree, and where actions are disabled")
    func none() {
        let layer = CALayer()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        let host = LayerHost(root: layer, scale: 1, clock: HostClock())
        layer.opacity = 0.7
        #expect(layer.animationKeys() == nil)
        _ = host.makeFrame()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.2
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
        host.end()
        layer.actions = nil
        layer.opacity = 0.1
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
    }

    @Test("a transaction sets duration and pace, an inner one its own")
    func settings() {
        let shown = ShownLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        shown.layer.opacity = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        shown.layer.cornerRadius = 4
        CATransaction.commit()
        CATransaction.commit()
        #expect(shown.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(shown.layer.animation(forKey: "cornerRadius")?.duration == 1)
        shown.clock.advance(by: 0.5)
        #expect(shown.layer.presentation()?.opacity == 0.75)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("each thread has its own transactions, and commits the implicit one when it ends")
    func threads() {
        struct Seen { var duration = 0.0, disablesActions = true, ownDuration = 0.0 }
        let seen = Mutex(Seen())
        let ended = DispatchSemaphore(value: 0)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        Thread.detachNewThread {
            seen.withLock {
                $0.duration = CATransaction.animationDuration()
                $0.disablesActions = CATransaction.disableActions()
                CATransaction.begin()
                CATransaction.setAnimationDuration(1)
                $0.ownDuration = CATransaction.animationDuration()
                CATransaction.commit()
            }
            CATransaction.setCompletionBlock { ended.signal() }
        }
        ended.wait()
        seen.withLock { #expect($0.duration == 0.25 && !$0.disablesActions && $0.ownDuration == 1) }
        #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.flush()
    }

    @Test("layers change in many threads at once")
    func manyThreads() async {
        await withTaskGroup { group in
            for index in 0..<8 {
                group.addTask {
                    for round in 0..<500 {
                        CATransaction.begin()
                        CATransaction.setDisableActions(round % 2 == index % 2)
                        CALayer().opacity = Float(round) / 500
                        CATransaction.commit()
                    }
                }
            }
        }
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("a completion is called when all animations of the transaction have ended, at once if there are none")
    func completion() {
        let shown = ShownLayer()
        var ledger: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ledger.append("long \(shown.clock.now)") }
        CATransaction.setAnimationDuration(1)
        shown.layer.opacity = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { ledger.append("short \(shown.clock.now)") }
        CATransaction.setAnimationDuration(0.5)
        shown.layer.cornerRadius = 3
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { ledger.append("empty") }
        CATransaction.commit()
        #expect(ledger == ["empty"])
        shown.clock.advance(by: 2)
        #expect(ledger == ["empty", "short 0.5", "long 1.0"])
    }

    @Test("commits without a beginning do no harm")
    func unbalanced() {
        CATransaction.commit()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }
}
