import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Particles and instances")
struct ParticleTests {
    private let clock = HostClock()

    /// A white square of ten points.
    private var square: CGImage? {
        let context = CGContext(pixelsWide: 10, pixelsHigh: 10, scale: 1)
        context?.setFillColor(.white)
        context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        return context?.makeImage()
    }

    private func root() -> CALayer {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.backgroundColor = .black
        return root
    }

    /// Red, green and blue of a pixel of a host's picture.
    private func pixel(_ host: LayerHost, _ x: Int, _ y: Int) -> [Int] {
        guard let image = host.image(),
            let context = CGContext(pixelsWide: image.width, pixelsHigh: image.height, scale: 1)
        else { return [] }
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard let data = context.data else { return [] }
        let value = data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self)
        return [value >> 16, value >> 8, value].map { Int($0 & 255) }
    }

    private func emitter(_ change: (CAEmitterCell) -> Void = { _ in }) -> (CAEmitterLayer, CAEmitterCell) {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (cell.contents, cell.birthRate, cell.lifetime) = (square, 10, 1)
        change(cell)
        layer.emitterCells = [cell]
        return (layer, cell)
    }

    private func places(_ layer: CAEmitterLayer, at time: CFTimeInterval) -> [CGPoint] {
        ParticleField(layer, at: time).particles.map(\.place)
    }

    // MARK: Emitters

    @Test("as many particles are there as are born in a lifetime; they fly, fall and fade as the cell says")
    func motion() {
        let (layer, cell) = emitter {
            ($0.velocity, $0.emissionLongitude, $0.yAcceleration) = (100, 0, 50)
            ($0.scaleSpeed, $0.alphaSpeed) = (1, -0.5)
        }
        layer.emitterPosition = CGPoint(x: 10, y: 20)
        let particles = ParticleField(layer, at: 5).particles
        #expect(particles.count == 10 && particles.last?.birth == 5)
        let oldest = particles[0], age = 5 - oldest.birth
        #expect(abs(Double(oldest.place.x) - (10 + 100 * age)) < 0.001)
        #expect(abs(Double(oldest.place.y) - (20 + 25 * age * age)) < 0.001)
        #expect(abs(Double(oldest.scale) - (1 + age)) < 0.001 && abs(Double(oldest.alpha) - (1 - age / 2)) < 0.001)
        cell.emissionLongitude = .pi / 2
        #expect(places(layer, at: 5).allSatisfy { abs($0.x - 10) < 0.001 })
    }

    @Test("the same time shows the same particles; another seed shows others")
    func seeds() {
        let (layer, _) = emitter { ($0.emissionRange, $0.velocity, $0.velocityRange) = (2 * .pi, 50, 20) }
        let first = places(layer, at: 3)
        #expect(first == places(layer, at: 3) && Set(first.map(\.x)).count == first.count)
        layer.seed = 7
        #expect(first != places(layer, at: 3))
    }

    @Test(
        "particles come into being in the emitter's shape",
        arguments: [CAEmitterLayerEmitterShape.line, .rectangle, .circle])
    func shapes(_ shape: CAEmitterLayerEmitterShape) {
        let (layer, _) = emitter { ($0.birthRate, $0.velocity) = (300, 0) }
        layer.emitterShape = shape
        (layer.emitterSize, layer.emitterPosition) = (CGSize(width: 40, height: 20), CGPoint(x: 50, y: 50))
        for mode in [CAEmitterLayerEmitterMode.surface, .outline] {
            layer.emitterMode = mode
            for place in places(layer, at: 2) {
                let (x, y) = (place.x - 50, place.y - 50)
                switch shape {
                case .line: #expect(abs(x) <= 20 && y == 0)
                case .rectangle:
                    #expect(abs(x) <= 20.001 && abs(y) <= 10.001)
                    if mode == .outline { #expect(abs(abs(x) - 20) < 0.001 || abs(abs(y) - 10) < 0.001) }
                default: #expect(mode == .outline ? abs(hypot(x, y) - 40) < 0.001 : hypot(x, y) <= 40.001)
                }
            }
        }
    }

    @Test(
        "an emitter that is shown makes frames; when it stops, its last particles are seen to their end, then nothing moves"
    )
    func stopping() {
        let root = root()
        let (layer, cell) = emitter { cell in
            cell.name = "spark"
            cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        root.addSublayer(layer)
        let host = LayerHost(root: root, scale: 1, clock: clock)
        clock.advance(by: 1)
        #expect(host.makeFrame() != nil && pixel(host, 50, 50) == [255, 0, 0])
        clock.advance(by: 0.1)
        #expect(host.makeFrame() != nil && host.isAnimating)
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        #expect(cell.birthRate == 0)
        clock.advance(by: 0.5)
        #expect(host.makeFrame() != nil && pixel(host, 50, 50) == [255, 0, 0])
        clock.advance(by: 1)
        #expect(host.makeFrame() != nil && pixel(host, 50, 50) == [0, 0, 0])
        clock.advance(by: 0.1)
        #expect(host.makeFrame() == nil && !host.isAnimating)
    }

    @Test("particles emit particles, along their way")
    func nested() {
        let (layer, cell) = emitter { ($0.birthRate, $0.velocity, $0.lifetime) = (1, 100, 1) }
        let trail = CAEmitterCell()
        (trail.contents, trail.birthRate, trail.lifetime) = (square, 10, 0.35)
        cell.emitterCells = [trail]
        let particles = ParticleField(layer, at: 10.5).particles.filter { $0.cell === trail }
        #expect(particles.count == 4)
        #expect(particles.allSatisfy { abs($0.place.x - CGFloat(100 * ($0.birth - 10))) < 0.01 })
    }

    @Test("values that are none, and rates without end, show few particles or none, and never trap")
    func edges() {
        let (layer, cell) = emitter { ($0.birthRate, $0.velocity) = (.infinity, .nan) }
        #expect(places(layer, at: 1).isEmpty)
        (cell.birthRate, cell.velocity, cell.lifetime) = (1e9, 0, 1e9)
        #expect(places(layer, at: 1e6).count <= 4_000)
        cell.lifetime = -1
        #expect(places(layer, at: 1).isEmpty)
    }

    // MARK: Replicators

    @Test("instances stand at steps of a transform around the center, in colors that change from one to the next")
    func instances() {
        let root = root()
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        let dot = CALayer()
        (dot.frame, dot.backgroundColor) = (CGRect(x: 0, y: 40, width: 20, height: 20), .white)
        replicator.addSublayer(dot)
        root.addSublayer(replicator)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        (replicator.instanceGreenOffset, replicator.instanceAlphaOffset) = (-0.5, 0)
        let host = LayerHost(root: root, scale: 1, clock: clock)
        _ = host.makeFrame()
        #expect(pixel(host, 10, 50) == [255, 255, 255] && pixel(host, 25, 50) == [0, 0, 0])
        #expect(pixel(host, 70, 50) == [255, 0, 255])
        let half = pixel(host, 40, 50)
        #expect(half[0] == 255 && abs(half[1] - 128) <= 2)
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        _ = host.makeFrame()
        // Around the center: left, top, right.
        #expect(pixel(host, 50, 10)[0] == 255 && pixel(host, 90, 50)[0] == 255 && pixel(host, 50, 90)[0] == 0)
    }

    @Test("each instance shows its animations later than the one before")
    func delay() {
        let root = root()
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        let dot = CALayer()
        (dot.frame, dot.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 10), .white)
        replicator.addSublayer(dot)
        root.addSublayer(replicator)
        (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
        replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        let host = LayerHost(root: root, scale: 1, clock: clock)
        _ = host.makeFrame()
        let fall = CABasicAnimation(keyPath: "position.y")
        (fall.fromValue, fall.toValue, fall.duration, fall.repeatCount) = (5, 85, 1, .infinity)
        dot.add(fall, forKey: "fall")
        clock.advance(by: 0.75)
        _ = host.makeFrame()
        #expect(pixel(host, 5, 65) == [255, 255, 255] && pixel(host, 55, 25) == [255, 255, 255])
        #expect(pixel(host, 55, 65) == [0, 0, 0])
    }
}
