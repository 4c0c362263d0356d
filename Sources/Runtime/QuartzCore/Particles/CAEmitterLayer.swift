import CoreGraphics
public import Foundation

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = Self(rawValue: "point")
    public static let line = Self(rawValue: "line")
    public static let rectangle = Self(rawValue: "rectangle")
    public static let cuboid = Self(rawValue: "cuboid")
    public static let circle = Self(rawValue: "circle")
    public static let sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let points = Self(rawValue: "points")
    public static let outline = Self(rawValue: "outline")
    public static let surface = Self(rawValue: "surface")
    public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unordered = Self(rawValue: "unordered")
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    public static let oldestLast = Self(rawValue: "oldestLast")
    public static let backToFront = Self(rawValue: "backToFront")
    public static let additive = Self(rawValue: "additive")
}

/// A layer of particles, such as confetti, snow or sparks.
///
/// What is seen is a function of the layer's time, its values and its seed: the same time always shows the same particles.
open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            for cell in emitterCells ?? [] { cell.layer = self }
            rateChanged()
        }
    }
    /// What multiplies the birth rates of the cells.
    open var birthRate: Float = 1 { didSet { rateChanged() } }
    open var lifetime: Float = 1 { didSet { host?.recordChange(of: self) } }
    open var emitterPosition = CGPoint.zero { didSet { host?.recordChange(of: self) } }
    open var emitterZPosition: CGFloat = 0
    open var emitterSize = CGSize.zero { didSet { host?.recordChange(of: self) } }
    open var emitterDepth: CGFloat = 0
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { host?.recordChange(of: self) } }
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { host?.recordChange(of: self) } }
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { host?.recordChange(of: self) } }
    open var preservesDepth = false
    open var velocity: Float = 1 { didSet { host?.recordChange(of: self) } }
    open var scale: Float = 1 { didSet { host?.recordChange(of: self) } }
    open var spin: Float = 1 { didSet { host?.recordChange(of: self) } }
    open var seed: UInt32 = 0 { didSet { host?.recordChange(of: self) } }
    /// The rates of the cells, from times of the layer on.
    private(set) var rates: [ParticleRates] = []
    private var tinted: [TintKey: CGImage] = [:]

    /// Sets a number of a cell by a path such as `emitterCells.NAME.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard names.count == 3, names[0] == "emitterCells" else {
            return super.setValue(value, forKeyPath: keyPath)
        }
        emitterCells?.first { $0.name == names[1] }?.setValue(value, forKey: names[2])
    }

    /// Cells emit otherwise from now on. What they have emitted stays.
    func rateChanged() {
        let now = localTime(at: host?.clock.now ?? HostClock.current.now)
        let own = (emitterCells ?? []).map { $0.isEnabled ? max(0, Double($0.birthRate)) : 0 }
        let layerRate = max(0, Double(birthRate))
        let new = ParticleRates(start: rates.isEmpty || host == nil ? 0 : now, perSecond: own.map { $0 * layerRate })
        // Before it is shown, there is no history.
        if host == nil { rates = [] }
        if rates.last?.start == new.start { rates.removeLast() }
        rates.append(new)
        host?.animationsChanged(of: self)
    }

    override func enter(_ host: LayerHost?) {
        super.enter(host)
        host?.animationsChanged(of: self)
    }

    override var movesByItself: Bool {
        guard let emitterCells, !emitterCells.isEmpty, lifetime > 0 else { return false }
        if rates.last?.perSecond.contains(where: { $0 > 0 }) == true { return true }
        guard let host, let last = rates.last else { return false }
        let longest = emitterCells.map(\.longestLife).max() ?? 0
        return localTime(at: host.clock.now) - last.start <= longest * Double(lifetime)
    }

    override var coversAnything: Bool { emitterCells?.isEmpty == false }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAEmitterLayer else { return }
        (birthRate, lifetime, velocity, scale, spin) = (
            other.birthRate, other.lifetime, other.velocity, other.scale, other.spin
        )
        (emitterPosition, emitterSize, emitterShape) = (other.emitterPosition, other.emitterSize, other.emitterShape)
        (emitterMode, renderMode, seed) = (other.emitterMode, other.renderMode, other.seed)
    }

    override var kindBounds: CGRect { coversAnything ? .infinite : .null }

    override func renderKind(in context: CGContext, _ renderer: LayerRenderer) {
        let model = modelLayer as? CAEmitterLayer ?? self
        let time = renderer.time ?? HostClock.current.now
        let particles = ParticleField(model, at: model.localTime(at: time)).particles
        for particle in particles {
            guard let image = model.image(of: particle.cell, tint: particle.color) else { continue }
            let factor = particle.scale / max(0.01, particle.cell.contentsScale)
            let size = CGSize(width: CGFloat(image.width) * factor, height: CGFloat(image.height) * factor)
            guard factor > 0, size.width.isFinite else { continue }
            context.saveGState()
            context.translateBy(x: particle.place.x, y: particle.place.y)
            if particle.angle != 0 { context.rotate(by: particle.angle) }
            context.setAlpha(CGFloat(opacity) * particle.alpha)
            if renderMode == .additive { context.setBlendMode(.plusLighter) }
            context.drawUpright(
                image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
            context.restoreGState()
        }
    }

    // MARK: Images

    private struct TintKey: Hashable {
        var image: ObjectIdentifier
        var color: ParticleColor
    }

    /// Returns the image of a cell in a color. There are few colors, so that images are kept.
    private func image(of cell: CAEmitterCell, tint: ParticleColor) -> CGImage? {
        guard let contents = cell.contents, let image = contents as? CGImage else { return nil }
        guard !tint.isWhite else { return image }
        let key = TintKey(image: ObjectIdentifier(image), color: tint)
        if let known = tinted[key] { return known }
        if tinted.count > 500 { tinted = [:] }
        let new = image.multiplied(by: tint.color)
        tinted[key] = new
        return new
    }
}

/// The rates at which cells emit particles from a time on.
struct ParticleRates {
    var start: CFTimeInterval
    var perSecond: [Double]
}

extension CAEmitterCell {
    var longestLife: Double {
        let own = Double(lifetime + lifetimeRange / 2)
        return own + ((emitterCells ?? []).map(\.longestLife).max() ?? 0)
    }
}

extension CGImage {
    /// Returns the image with its colors multiplied by one.
    func multiplied(by color: CGColor) -> CGImage? {
        guard let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        context.drawUpright(self, in: rect)
        context.setBlendMode(.multiply)
        context.setFillColor(color)
        context.fill(rect)
        context.setBlendMode(.destinationIn)
        context.drawUpright(self, in: rect)
        return context.finishImage()
    }
}
