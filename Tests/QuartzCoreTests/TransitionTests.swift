import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Transitions of layers")
struct LayerTransitionTests {
    private let clock = HostClock()
    private let root = CALayer()
    private let layer = CALayer()
    private let host: LayerHost

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(layer)
        host = LayerHost(root: root, scale: 1, clock: clock)
        _ = host.makeFrame()
    }

    private func start(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
        HostClock.$current.withValue(clock) {
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: kCATransition)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            CATransaction.commit()
        }
    }

    private func wait(_ seconds: Double) {
        HostClock.$current.withValue(clock) { clock.advance(by: seconds) }
        _ = host.makeFrame()
    }

    private func place(_ layer: CALayer?) -> CGPoint? {
        HostClock.$current.withValue(clock) { (layer?.presentation() ?? layer)?.position }
    }

    @Test("what was shown fades away above what is shown now")
    func fade() throws {
        start(.fade)
        let picture = try #require(root.sublayers?.last)
        #expect(picture !== layer && picture.frame == layer.frame && picture.contents != nil)
        wait(0.5)
        let opacity = HostClock.$current.withValue(clock) { picture.presentation()?.opacity ?? 1 }
        #expect(abs(opacity - 0.5) < 0.001 && layer.animationKeys() == ["transition"])
        wait(0.6)
        #expect(root.sublayers?.count == 1 && layer.animationKeys() == nil && clock.awakeUntil == nil)
    }

    @Test(
        "the new pushes the old away, comes over it, or is laid open",
        arguments: [
            (CATransitionType.push, CATransitionSubtype.fromRight, CGPoint(x: 50, y: 20), CGPoint(x: 10, y: 20)),
            (.push, .fromLeft, CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)),
            (.moveIn, .fromBottom, CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 20)),
            (.reveal, .fromTop, CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 30)),
        ])
    func moving(type: CATransitionType, subtype: CATransitionSubtype, new: CGPoint, old: CGPoint) throws {
        start(type, subtype)
        let picture = try #require(root.sublayers?.first { $0 !== layer })
        #expect((root.sublayers?.last === layer) == (type == .moveIn))
        wait(0.5)
        #expect(place(layer) == new && place(picture) == old)
        wait(0.6)
        #expect(root.sublayers?.count == 1 && layer.position == CGPoint(x: 30, y: 20) && place(layer) == layer.position)
    }

    @Test("a transition that is removed takes its picture with it; a layer that is nowhere has none")
    func removal() {
        start(.fade)
        #expect(root.sublayers?.count == 2)
        layer.removeAnimation(forKey: kCATransition)
        #expect(root.sublayers?.count == 1)
        let lonely = CALayer()
        lonely.add(CATransition(), forKey: nil)
        #expect(lonely.superlayer == nil)
    }
}
