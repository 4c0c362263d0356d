import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Layers that scroll, tile, flip and stand in space")
struct FurtherLayerTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: side, height: side)
        layer.backgroundColor = color
        return layer
    }

    /// The colors at points of a layer that is drawn, as red, green and blue.
    private func colors(of layer: CALayer, at points: [(Int, Int)]) throws -> [[Int]] {
        let picture = try LayerPicture(layer, 40, 40)
        return points.map { x, y in Array(picture[x, y].prefix(3)) }
    }

    @Test("a scroll layer scrolls in its directions, and as little as needed to show a rectangle")
    func scrolling() {
        let scroll = CAScrollLayer()
        scroll.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        scroll.position = CGPoint(x: 20, y: 20)
        #expect(scroll.masksToBounds)
        let inner = square(100, 50, 20, red)
        scroll.addSublayer(inner)
        scroll.scroll(to: CGPoint(x: 10, y: 5))
        #expect(scroll.bounds.origin == CGPoint(x: 10, y: 5))
        scroll.scroll(to: CGRect(x: 100, y: 50, width: 20, height: 20))
        #expect(scroll.bounds.origin == CGPoint(x: 80, y: 30))
        #expect(inner.visibleRect == inner.bounds)
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint.zero)
        #expect(scroll.bounds.origin == CGPoint(x: 80, y: 0))
        #expect(inner.visibleRect == .zero)
        scroll.scrollMode = .both
        inner.scroll(CGPoint(x: 5, y: 5))
        #expect(scroll.bounds.origin == CGPoint(x: 105, y: 55))
        scroll.scroll(to: CGPoint.zero)
        inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(scroll.bounds.origin == CGPoint(x: 70, y: 20))
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("a tiled layer draws the tiles that are seen, each clipped for itself")
    func tiles() throws {
        final class Tiled: CATiledLayer {
            nonisolated(unsafe) static var drawn: [CGRect] = []
            override func draw(in context: CGContext) {
                Self.drawn.append(context.boundingBoxOfClipPath)
                context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                context.fill(bounds)
            }
        }
        let layer = Tiled()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        layer.tileSize = CGSize(width: 20, height: 20)
        Tiled.drawn = []
        let colors = try colors(of: layer, at: [(5, 5), (35, 25), (35, 35)])
        let places = Tiled.drawn.map { [$0.minX, $0.minY, $0.width, $0.height] }
        let expected: [[CGFloat]] = [[0, 0, 20, 20], [20, 0, 20, 20], [0, 20, 20, 10], [20, 20, 20, 10]]
        #expect(Set(places) == Set(expected))
        #expect(colors == [[0, 255, 0], [0, 255, 0], [0, 0, 0]])
        #expect(CATiledLayer.fadeDuration() == 0.25)
    }

    @Test("the nearer layer of two transform layers hides the other, and neither is hit")
    func space() throws {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        let space = CATransformLayer()
        space.frame = root.bounds
        space.backgroundColor = blue
        let (near, far) = (square(5, 5, 20, red), square(5, 5, 20, blue))
        (near.zPosition, far.zPosition) = (10, -10)
        space.addSublayer(near)
        space.addSublayer(far)
        root.addSublayer(space)
        #expect(try colors(of: root, at: [(10, 10), (35, 35)]) == [[255, 0, 0], [0, 0, 0]])
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try colors(of: root, at: [(25, 10)]) == [[0, 0, 255]], "what was far is near from behind")
        #expect(space.hitTest(CGPoint(x: 10, y: 10)) == nil)
    }

    @Test("where geometry is flipped, y points up, and contents stay upright")
    func flipping() throws {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.isGeometryFlipped = true
        let low = square(0, 0, 10, red)
        root.addSublayer(low)
        #expect(try colors(of: root, at: [(5, 35), (5, 5)]) == [[255, 0, 0], [0, 0, 0]])
        #expect(low.contentsAreFlipped() && root.contentsAreFlipped())
        #expect(low.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 1, y: 39))
    }

    @Test("a delegate gives contents when they are asked for, and hears before a layer draws")
    func displaying() {
        final class Giver: CALayerDelegate {
            nonisolated(unsafe) var calls: [String] = []
            func draw(_ layer: CALayer, in context: CGContext) { calls.append("draw") }
            func layoutSublayers(of layer: CALayer) {}
            func display(_ layer: CALayer) { calls.append("display") }
            func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
        }
        let (giver, layer) = (Giver(), CALayer())
        layer.delegate = giver
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.displayIfNeeded()
        #expect(giver.calls.isEmpty, "nobody has asked")
        layer.setNeedsDisplay()
        layer.layoutIfNeeded()
        layer.displayIfNeeded()
        #expect(giver.calls == ["display"])
        _ = layer.drawing(scale: 1)
        #expect(giver.calls == ["display", "will draw", "draw"])
    }

    @Test("a compositing filter is a blend mode by its name")
    func compositing() {
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.compositingMode == .multiply)
        layer.compositingFilter = "nonsense"
        #expect(layer.compositingMode == .normal)
    }

    @Test("properties have the values of a new layer and a new animation")
    func defaults() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
        #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CALayer.defaultValue(forKey: "nonsense") == nil)
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
        let cell = CAEmitterCell()
        #expect(cell.shouldArchiveValue(forKey: "scale") && !cell.shouldArchiveValue(forKey: "nonsense"))
    }

    @Test("numbers become transforms by a value function, so that a turn may be a whole one")
    func valueFunctions() {
        let shown = ShownLayer()
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 4)
        shown.layer.add(turn, forKey: nil)
        shown.clock.advance(by: 1)
        let quarter = shown.layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(quarter.m12 - 1) < 0.001 && abs(quarter.m11) < 0.001)
        shown.clock.advance(by: 1)
        #expect(abs((shown.layer.presentation()?.transform.m11 ?? 0) + 1) < 0.001)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "nonsense")) == nil)
        #expect(CAValueFunction(name: .scale)?.transform([2]).m22 == 1, "what is missing changes nothing")
    }

    @Test("a cubic curve is tighter with more tension, and has a corner where it isn't continuous")
    func splines() {
        func middle(_ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
            let shown = ShownLayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 0, 0]
            animation.calculationMode = .cubic
            animation.duration = 3
            change(animation)
            shown.layer.add(animation, forKey: nil)
            shown.clock.advance(by: 1.5)
            return shown.x
        }
        let plain = middle { _ in }
        #expect(abs(plain - 5.625) < 0.01)
        #expect(abs(middle { $0.tensionValues = [1, 1, 1, 1] } - 5) < 0.01)
        #expect(middle { $0.continuityValues = [0, -1, -1, 0] } != plain)
        #expect(middle { $0.biasValues = [0, 1, 1, 0] } != plain)
    }

    @Test("a spring is described by how long it seems to take and how much it bounces")
    func springs() {
        let still = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(still.perceptualDuration - 0.5) < 0.001 && abs(still.bounce) < 0.001)
        #expect(still.stiffness > 157 && still.stiffness < 158)
        let lively = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.4)
        #expect(abs(lively.bounce - 0.4) < 0.001 && lively.settlingDuration > still.settlingDuration)
        let slow = CASpringAnimation()
        slow.damping = 100
        let quick = slow.settlingDuration
        slow.allowsOverdamping = true
        #expect(slow.settlingDuration > quick * 2)
    }

    @Test("a link is called as often as a range of rates prefers")
    func frameRates() {
        let clock = HostClock()
        HostClock.$current.withValue(clock) {
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
            link.start()
            clock.advance(by: 1)
            #expect(calls == 20)
            link.invalidate()
        }
    }

    @Test("a timing function gives its control points, and metadata is equal by what it says")
    func values() {
        var point: [Float] = [9, 9]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        #expect(!CAEDRMetadata.isAvailable)
        let one = CAEDRMetadata.hdr10(minLuminance: 1, maxLuminance: 1_000, opticalOutputScale: 10)
        #expect(one == CAEDRMetadata.hdr10(minLuminance: 1, maxLuminance: 1_000, opticalOutputScale: 10))
        #expect(one != .hlg)
        CATransaction.lock()
        CATransaction.lock()
        CATransaction.unlock()
        CATransaction.unlock()
    }
}
