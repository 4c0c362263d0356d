import CoreGraphics
import Foundation
import RandomNumbers

/// A color of particles, in few steps.
struct ParticleColor: Hashable {
    private static let steps: CGFloat = 15
    private let red: Int, green: Int, blue: Int

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        func step(_ value: CGFloat) -> Int {
            Int(clamping: (min(1, max(0, value.isFinite ? value : 0)) * Self.steps).rounded())
        }
        (self.red, self.green, self.blue) = (step(red), step(green), step(blue))
    }

    var isWhite: Bool { red == 15 && green == 15 && blue == 15 }
    var color: CGColor {
        CGColor(
            red: CGFloat(red) / Self.steps, green: CGFloat(green) / Self.steps, blue: CGFloat(blue) / Self.steps,
            alpha: 1)
    }
}

/// The particles that an emitter layer shows at a time.
final class ParticleField {
    struct Particle {
        var cell: CAEmitterCell
        var birth: CFTimeInterval
        var place: CGPoint
        var scale: CGFloat
        var angle: CGFloat
        var color: ParticleColor
        var alpha: CGFloat
    }

    /// The most particles that are shown.
    private static let most = 4_000
    private(set) var particles: [Particle] = []
    private let layer: CAEmitterLayer
    private let time: CFTimeInterval

    /// Finds the particles at a time of the layer.
    init(_ layer: CAEmitterLayer, at time: CFTimeInterval) {
        (self.layer, self.time) = (layer, time)
        for (number, cell) in (layer.emitterCells ?? []).enumerated() {
            emit(cell, number)
        }
        switch layer.renderMode {
        case .oldestFirst: particles.sort { $0.birth < $1.birth }
        case .oldestLast: particles.sort { $0.birth > $1.birth }
        default: break
        }
    }

    private func emit(_ cell: CAEmitterCell, _ number: Int) {
        let memory = cell.longestLife * Double(layer.lifetime)
        guard memory > 0, memory.isFinite else { return }
        for (index, rates) in layer.rates.enumerated() where number < rates.perSecond.count {
            let end = index + 1 < layer.rates.count ? min(time, layer.rates[index + 1].start) : time
            let start = rates.start + cell.beginTime
            births(from: start, to: end, rate: rates.perSecond[number], memory: memory) { birth, count in
                var random = ParticleRandom(layer.seed, UInt64(number), UInt64(index), UInt64(count))
                let place = layer.birthPlace(&random)
                add(cell, &random, birth: birth, at: place, depth: 0)
            }
        }
    }

    /// Calls a closure for each birth in a time, of those that may still be seen.
    private func births(
        from start: CFTimeInterval, to end: CFTimeInterval, rate: Double, memory: Double,
        _ body: (CFTimeInterval, Int) -> Void
    ) {
        guard rate > 0, rate.isFinite, end >= start else { return }
        let first = max(0, Int(clamping: ((time - memory - start) * rate).rounded(.up)))
        let last = Int(clamping: ((end - start) * rate).rounded(.down))
        guard first <= last else { return }
        // Of too many, the youngest are shown.
        for count in max(first, last - Self.most)...last where particles.count < Self.most {
            body(start + Double(count) / rate, count)
        }
    }

    private func add(
        _ cell: CAEmitterCell, _ random: inout ParticleRandom, birth: CFTimeInterval, at origin: CGPoint, depth: Int
    ) {
        let life = (Double(cell.lifetime) + random.spread(Double(cell.lifetimeRange))) * Double(layer.lifetime)
        let age = time - birth
        let angle = Double(cell.emissionLongitude) + random.spread(Double(cell.emissionRange))
        let speed =
            (Double(cell.velocity) + random.spread(2 * Double(cell.velocityRange))) * Double(layer.velocity)
            * cos(Double(cell.emissionLatitude))
        let scale = Double(cell.scale) + random.spread(2 * Double(cell.scaleRange))
        let spin = (Double(cell.spin) + random.spread(2 * Double(cell.spinRange))) * Double(layer.spin)
        let color = (cell.color ?? .white).drawnComponents
        let shade = [
            Double(color.red) + random.spread(Double(cell.redRange)),
            Double(color.green) + random.spread(Double(cell.greenRange)),
            Double(color.blue) + random.spread(Double(cell.blueRange)),
            Double(color.alpha) + random.spread(Double(cell.alphaRange)),
        ]
        func place(_ age: Double) -> CGPoint {
            CGPoint(
                x: Double(origin.x) + cos(angle) * speed * age + Double(cell.xAcceleration) * age * age / 2,
                y: Double(origin.y) + sin(angle) * speed * age + Double(cell.yAcceleration) * age * age / 2)
        }
        guard age >= 0, life > 0 else { return }
        if age < life {
            let alpha = min(1, max(0, shade[3] + Double(cell.alphaSpeed) * age))
            let size = (scale + Double(cell.scaleSpeed) * age) * Double(layer.scale)
            let place = place(age)
            if alpha > 0, size > 0, place.x.isFinite, place.y.isFinite {
                particles.append(
                    Particle(
                        cell: cell, birth: birth, place: place, scale: CGFloat(size), angle: CGFloat(spin * age),
                        color: ParticleColor(
                            CGFloat(shade[0] + Double(cell.redSpeed) * age),
                            CGFloat(shade[1] + Double(cell.greenSpeed) * age),
                            CGFloat(shade[2] + Double(cell.blueSpeed) * age)), alpha: CGFloat(alpha)))
            }
        }
        guard depth < 3 else { return }
        let seed = random.next()
        for (number, child) in (cell.emitterCells ?? []).enumerated() where child.isEnabled {
            let start = birth + child.beginTime
            let memory = child.longestLife * Double(layer.lifetime)
            births(from: start, to: min(time, birth + life), rate: Double(child.birthRate), memory: memory) {
                birth, count in
                var random = ParticleRandom(
                    UInt32(truncatingIfNeeded: seed), UInt64(number), UInt64(depth), UInt64(count))
                add(child, &random, birth: birth, at: place(birth - start + child.beginTime), depth: depth + 1)
            }
        }
    }
}

extension CAEmitterLayer {
    /// Returns where a particle comes into being.
    fileprivate func birthPlace(_ random: inout ParticleRandom) -> CGPoint {
        let (center, width, height) = (emitterPosition, Double(emitterSize.width), Double(emitterSize.height))
        let (one, two) = (random.unit(), random.unit())
        func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: Double(center.x) + x, y: Double(center.y) + y) }
        switch emitterShape {
        case .line:
            return emitterMode == .points ? at(one < 0.5 ? -width / 2 : width / 2, 0) : at((one - 0.5) * width, 0)
        case .rectangle, .cuboid:
            if emitterMode == .points {
                return at(one < 0.5 ? -width / 2 : width / 2, two < 0.5 ? -height / 2 : height / 2)
            }
            guard emitterMode == .outline else { return at((one - 0.5) * width, (two - 0.5) * height) }
            // Along the four sides, by their lengths.
            let reach = one * 2 * (width + height)
            if reach < 2 * width {
                return at(
                    reach.truncatingRemainder(dividingBy: max(1e-9, width)) - width / 2,
                    reach < width ? -height / 2 : height / 2)
            }
            let down = (reach - 2 * width)
            return at(
                down < height ? -width / 2 : width / 2,
                down.truncatingRemainder(dividingBy: max(1e-9, height)) - height / 2)
        case .circle, .sphere:
            let angle = one * 2 * .pi
            let radius = width * (emitterMode == .outline || emitterMode == .points ? 1 : two.squareRoot())
            return at(cos(angle) * radius, sin(angle) * radius)
        default: return center
        }
    }
}

/// Random numbers that only depend on what they are for.
struct ParticleRandom {
    private var random: RandomNumbers

    init(_ seed: UInt32, _ numbers: UInt64...) {
        var state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
        for number in numbers {
            state = (state ^ number) &* 0xBF58_476D_1CE4_E5B9
            state ^= state >> 29
        }
        random = RandomNumbers(seed: state)
    }

    mutating func next() -> UInt64 { random.next() }
    /// A number from 0 to 1.
    mutating func unit() -> Double { Double(random.next() >> 11) / Double(1 << 53) }
    /// A number around 0, in a range of a length.
    mutating func spread(_ length: Double) -> Double { (unit() - 0.5) * length }
}
