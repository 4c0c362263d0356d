import CoreGraphics
import Foundation
import RandomNumbers
import Testing

@testable import QuartzCore

@MainActor
@Suite("Frames")
struct LayerHostTests {
    private func unanimated(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    @Test("nothing is drawn where nothing has changed")
    func idle() {
        let shown = ShownLayer()
        #expect(!shown.host.needsFrame)
        #expect(shown.host.makeFrame() == nil)
        unanimated { shown.layer.opacity = 1 }
        #expect(shown.host.makeFrame() == nil)
    }

    @Test("a frame draws where something was and where it is, and nothing else")
    func damage() throws {
        let shown = ShownLayer()
        unanimated { shown.layer.position = CGPoint(x: 60, y: 60) }
        let frame = try #require(shown.host.makeFrame())
        #expect(frame.damage.count == 2)
        #expect(frame.damage.contains(CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(frame.damage.contains(CGRect(x: 55, y: 55, width: 10, height: 10)))
        unanimated { shown.layer.removeFromSuperlayer() }
        #expect(shown.host.makeFrame()?.damage == [CGRect(x: 55, y: 55, width: 10, height: 10)])
        #expect(shown.host.makeFrame() == nil)
    }

    @Test("a root larger than any image stops nothing", arguments: [1e19, 1e300])
    func immense(_ size: CGFloat) {
        let shown = ShownLayer()
        unanimated { shown.root.bounds.size = CGSize(width: size, height: size) }
        #expect(shown.host.makeFrame() != nil)
        #expect(shown.host.makeFrame() == nil)
    }

    @Test("what moves around others takes them with it; what stands still is not looked at")
    func subtrees() throws {
        let shown = ShownLayer()
        let (holder, inner) = (CALayer(), CALayer())
        unanimated {
            holder.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
            holder.masksToBounds = true
            inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            holder.addSublayer(inner)
            shown.root.addSublayer(holder)
            for _ in 0..<50 { shown.root.addSublayer(CALayer()) }
        }
        _ = shown.host.makeFrame()
        #expect(inner.lastExtent == CGRect(x: 30, y: 30, width: 10, height: 10), "clipped")
        unanimated { holder.frame.origin = CGPoint(x: 60, y: 20) }
        let frame = try #require(shown.host.makeFrame())
        #expect(inner.lastExtent == CGRect(x: 70, y: 30, width: 10, height: 10))
        #expect(frame.visited == 3)
    }

    @Test("what is on its way is drawn on whole pixels, and what doesn't move where it is")
    func movingOnWholePixels() throws {
        let shown = ShownLayer()
        let image = try twoColors(red, green)
        func holder(at y: CGFloat) -> CALayer {
            let holder = CALayer(nil, CGRect(x: 10, y: y, width: 20, height: 20), in: shown.root)
            CALayer(nil, CGRect(x: 4, y: 4, width: 2, height: 2), in: holder).contents = image
            return holder
        }
        var (moving, fading) = (CALayer(), CALayer())
        unanimated { (moving, fading) = (holder(at: 20), holder(at: 50.5)) }
        _ = shown.host.makeFrame()
        let way = CABasicAnimation(keyPath: "position.x")
        (way.byValue, way.duration) = (12.8, 1)
        moving.add(way, forKey: nil)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 1, 1)
        fading.add(fade, forKey: nil)
        shown.clock.advance(by: 0.5)
        _ = shown.host.makeFrame()
        // 14 and half of the way, 6.4.
        let picture = try LayerPicture(#require(shown.host.image()))
        #expect(picture[20, 24] == [255, 0, 0, 255] && picture[21, 24] == [0, 255, 0, 255])
        #expect(picture[19, 24][3] == 0 && picture[22, 24][3] == 0)
        #expect((1...254).contains(picture[14, 54][3]), "a half of a pixel, as at rest")
    }

    @Test("a frame shows one time, however long it takes to draw: nothing stays where something was on its way")
    func oneTime() throws {
        // A second passes in a microsecond.
        let shown = ShownLayer(clock: HostClock(speed: 1e6))
        let way = CABasicAnimation(keyPath: "position.x")
        (way.toValue, way.duration) = (90, 100_000)
        shown.layer.add(way, forKey: nil)
        var frames = 0
        while shown.host.isAnimating {
            shown.clock.keepDueAppointments()
            _ = shown.host.makeFrame()
            frames += 1
        }
        #expect(frames > 1)
        _ = shown.host.makeFrame()
        let picture = try LayerPicture(#require(shown.host.image()))
        let left = (0..<100).filter { picture[$0, 10][3] != 0 }
        #expect(left == Array(5..<15))
    }

    @Test("an animation asks for frames as long as it moves something")
    func animation() {
        let shown = ShownLayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.toValue, animation.duration) = (50, 0.5)
        shown.layer.add(animation, forKey: nil)
        var frames = 0
        for _ in 0..<60 {
            shown.clock.advance(by: 1.0 / 60)
            if shown.host.makeFrame() != nil { frames += 1 }
        }
        #expect((30...31).contains(frames))
        #expect(!shown.host.isAnimating && shown.clock.nextAppointment == nil)
    }

    @Test("a sublayer transform moves layers with animations of their own, and moves them evenly if it is animated")
    func sublayerTransform() throws {
        let shown = ShownLayer()
        unanimated { shown.root.sublayerTransform = CATransform3DMakeTranslation(40, 0, 0) }
        let own = CABasicAnimation(keyPath: "position.y")
        (own.fromValue, own.toValue, own.duration) = (10, 30, 1)
        shown.layer.add(own, forKey: nil)
        shown.clock.advance(by: 0.5)
        _ = shown.host.makeFrame()
        #expect(shown.layer.lastExtent.minX == 45)
        let moved = try #require(CGContext(pixelsWide: 100, pixelsHigh: 100, scale: 1))
        moved.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        moved.fill(CGRect(x: 45, y: 15, width: 10, height: 10))
        #expect(try #require(shown.host.image()).looksLike(try #require(moved.makeImage())))
        let outer = CABasicAnimation(keyPath: "sublayerTransform.translation.x")
        (outer.fromValue, outer.toValue, outer.duration) = (40, 60, 1)
        shown.root.add(outer, forKey: nil)
        shown.clock.advance(by: 0.5)
        _ = shown.host.makeFrame()
        #expect(shown.layer.lastExtent.minX == 55)
    }

    @Test("the picture after a hundred random changes is that of the tree drawn as a whole")
    func sameAsWhole() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomNumbers(seed: seed)
        let shown = ShownLayer()
        var layers = [shown.layer]
        for step in 0..<100 {
            unanimated {
                let layer = layers[Int.random(in: 0..<layers.count, using: &random)]
                func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
                switch Int.random(in: 0..<9, using: &random) {
                case 0:
                    let new = CALayer()
                    new.frame = CGRect(
                        x: number(-5...20), y: number(-5...20), width: number(2...40), height: number(2...40))
                    new.backgroundColor = CGColor(
                        red: number(0...1), green: number(0...1), blue: 0, alpha: number(0.3...1))
                    layer.addSublayer(new)
                    layers.append(new)
                case 1 where layers.count > 3:
                    layers.removeLast().removeFromSuperlayer()
                    layers = layers.filter { $0.host != nil }
                case 2: layer.opacity = Float(number(0...1))
                case 3: layer.isHidden.toggle()
                case 4: layer.cornerRadius = number(0...6)
                case 5: layer.masksToBounds.toggle()
                case 6: layer.shadowOpacity = Float(number(0...1))
                case 7: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(-1...1)))
                default: layer.position = CGPoint(x: number(0...90), y: number(0...90))
                }
            }
            _ = shown.host.makeFrame()
            let whole = try #require(CGContext(pixelsWide: 100, pixelsHigh: 100, scale: 1))
            LayerRenderer(whole, time: shown.clock.now).render(shown.root)
            let (one, two) = (try #require(shown.host.image()), try #require(whole.makeImage()))
            #expect(one.looksLike(two), "seed \(seed), step \(step)")
            guard one.looksLike(two) else { return }
        }
    }
}

extension CGImage {
    /// Whether no part of a pixel differs by more than smoothing does at edges that are clipped.
    fileprivate func looksLike(_ other: CGImage) -> Bool {
        func bytes(_ image: CGImage) -> [UInt8] {
            image.withPixels { pixels, bytesPerRow in
                (0..<image.height).flatMap { row in
                    (0..<image.width * 4).map { pixels.load(fromByteOffset: row * bytesPerRow + $0, as: UInt8.self) }
                }
            }
        }
        return zip(bytes(self), bytes(other)).allSatisfy { abs(Int($0) - Int($1)) <= 16 }
    }
}
